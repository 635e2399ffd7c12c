//! The score table: for the terminal, for spreadsheets, for a browser.

use std::fmt::Write;

use console::measure_text_width;

use super::ledger::Marked;
use super::marks::Points;
use crate::catalogue::class as say;
use words::{
    Lang,
    text::{escaped, printable},
};

/// One pupil's line.
#[derive(Debug)]
pub(super) struct Line {
    pub(super) pupil: String,
    /// For each problem: the source's marks and its points, if there is a source.
    pub(super) problems: Vec<Option<(Marked, Points)>>,
    pub(super) total: Points,
}

/// All that is told of a class.
#[derive(Debug)]
pub(super) struct Sheet {
    pub(super) title: String,
    /// The problems by the stems of their files.
    pub(super) problems: Vec<String>,
    /// The best first.
    pub(super) lines: Vec<Line>,
    /// What a teacher should know.
    pub(super) remarks: Vec<String>,
}

impl Sheet {
    /// Orders the lines: the most points first, then by name.
    pub(super) fn rank(&mut self) {
        self.lines
            .sort_by(|a, b| b.total.cmp(&a.total).then_with(|| a.pupil.cmp(&b.pupil)));
    }

    /// Places from 1; equal totals share one.
    fn places(&self) -> Vec<usize> {
        let better = |line: &Line| self.lines.iter().filter(|it| it.total > line.total).count();
        self.lines.iter().map(|line| better(line) + 1).collect()
    }

    /// For the terminal.
    pub(super) fn text(&self, lang: Lang) -> String {
        let mut rows = vec![
            ["#", say::PUPIL.of(lang)]
                .into_iter()
                .map(str::to_owned)
                .chain(self.problems.clone())
                .chain([say::TOTAL.of(lang).to_owned()])
                .collect::<Vec<String>>(),
        ];
        for (line, place) in self.lines.iter().zip(self.places()) {
            let points = line.problems.iter().map(|it| match it {
                Some((_, points)) => points.to_string(),
                None => "–".to_owned(),
            });
            let mut row = vec![place.to_string(), printable(&line.pupil)];
            row.extend(points);
            row.push(line.total.to_string());
            rows.push(row);
        }
        let columns = self.problems.len() + 3;
        let widths: Vec<usize> = (0..columns)
            .map(|at| {
                rows.iter()
                    .map(|row| measure_text_width(&row[at]))
                    .max()
                    .unwrap_or(0)
            })
            .collect();
        let mut text = String::new();
        for row in rows {
            let mut line = String::new();
            for (at, (cell, &width)) in row.iter().zip(&widths).enumerate() {
                let blanks = " ".repeat(width - measure_text_width(cell));
                // Names stand at the left, numbers at the right.
                let cell = if at == 1 {
                    format!("{cell}{blanks}")
                } else {
                    format!("{blanks}{cell}")
                };
                line.push_str(&cell);
                line.push_str("  ");
            }
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text.push('\n');
        for statistics in self.statistics(lang) {
            let _ = writeln!(text, "{statistics}");
        }
        if !self.remarks.is_empty() {
            let _ = writeln!(text, "\n{}:", say::REMARKS.of(lang));
            for remark in &self.remarks {
                let _ = writeln!(text, "  {}", printable(remark));
            }
        }
        text
    }

    /// A line for each problem: how many solved it, and where the others failed.
    fn statistics(&self, lang: Lang) -> Vec<String> {
        let mut lines = Vec::new();
        for (at, name) in self.problems.iter().enumerate() {
            let marked = || {
                self.lines
                    .iter()
                    .filter_map(|line| line.problems[at].as_ref())
            };
            let accepted = marked()
                .filter(|(marked, _)| marked.verdict == "AC")
                .count();
            let mut failed: Vec<(usize, String)> = Vec::new();
            for test in marked().flat_map(|(marked, _)| &marked.tests) {
                if test.verdict == "AC" {
                    continue;
                }
                match failed.iter_mut().find(|(_, name)| *name == test.name) {
                    Some((count, _)) => *count += 1,
                    None => failed.push((1, test.name.clone())),
                }
            }
            failed.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
            let worst: Vec<String> = failed
                .iter()
                .take(3)
                .map(|(count, name)| format!("{name} {count}"))
                .collect();
            let mut line = format!(
                "{name}: {} {accepted} / {}",
                say::SOLVED.of(lang),
                marked().count()
            );
            if !worst.is_empty() {
                let _ = write!(line, "; {}: {}", say::FAILED.of(lang), worst.join(", "));
            }
            lines.push(line);
        }
        lines
    }

    /// For spreadsheets: commas, and the mark by which they know Vietnamese letters.
    pub(super) fn csv(&self, lang: Lang) -> String {
        let mut text = String::from("\u{feff}#,");
        text += &quoted(say::PUPIL.of(lang));
        for name in &self.problems {
            text.push(',');
            text += &quoted(name);
        }
        let _ = write!(text, ",{}\r\n", say::TOTAL.of(lang));
        for (line, place) in self.lines.iter().zip(self.places()) {
            let _ = write!(text, "{place},{}", quoted(&line.pupil));
            for problem in &line.problems {
                let points = problem.as_ref().map(|(_, points)| points.to_string());
                let _ = write!(text, ",{}", points.unwrap_or_default());
            }
            let _ = write!(text, ",{}\r\n", line.total);
        }
        text
    }

    /// For a browser: one file, each pupil's tests to be unfolded.
    pub(super) fn html(&self, lang: Lang) -> String {
        let mut page = format!(
            "<!DOCTYPE html>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n<title>{0}</title>\n\
             <style>{STYLE}</style>\n<h1>{0}</h1>\n<table>\n<tr><th>#<th>{1}",
            escaped(&self.title),
            say::PUPIL.of(lang)
        );
        for name in &self.problems {
            let _ = write!(page, "<th>{}", escaped(name));
        }
        let _ = writeln!(page, "<th>{}", say::TOTAL.of(lang));
        for (line, place) in self.lines.iter().zip(self.places()) {
            let _ = write!(page, "<tr><td>{place}<td>{}", escaped(&line.pupil));
            for problem in &line.problems {
                match problem {
                    Some((marked, points)) => {
                        let verdict = escaped(&marked.verdict);
                        let _ =
                            write!(page, "<td class=\"{verdict}\" title=\"{verdict}\">{points}");
                    }
                    None => page.push_str("<td>–"),
                }
            }
            let _ = writeln!(page, "<td><b>{}</b>", line.total);
        }
        page.push_str("</table>\n<ul>\n");
        for line in self.statistics(lang) {
            let _ = writeln!(page, "<li>{}", escaped(&line));
        }
        let _ = writeln!(page, "</ul>\n<h2>{}</h2>", say::TESTS.of(lang));
        for line in &self.lines {
            page += &details(line);
        }
        if !self.remarks.is_empty() {
            let _ = writeln!(page, "<h2>{}</h2>\n<ul>", say::REMARKS.of(lang));
            for remark in &self.remarks {
                let _ = writeln!(page, "<li>{}", escaped(remark));
            }
            page.push_str("</ul>\n");
        }
        page
    }
}

/// What the tests said of one pupil's sources.
fn details(line: &Line) -> String {
    let mut text = format!(
        "<details><summary>{} – {}</summary>\n",
        escaped(&line.pupil),
        line.total
    );
    for (marked, points) in line.problems.iter().flatten() {
        let _ = writeln!(
            text,
            "<h3>{}: {} ({points})</h3>",
            escaped(&marked.file),
            escaped(&marked.verdict)
        );
        if !marked.remark.is_empty() {
            let _ = writeln!(text, "<pre>{}</pre>", escaped(&marked.remark));
        }
        if marked.tests.is_empty() {
            continue;
        }
        text.push_str("<table>\n");
        for test in &marked.tests {
            let _ = writeln!(
                text,
                "<tr><td>{}<td>{}<td>{}<td class=\"{5}\">{5}<td>{} ms<td>{} MiB<td>{6}",
                test.number,
                escaped(&test.name),
                test.tier,
                test.cpu_ms,
                test.peak_kib.div_ceil(1024),
                escaped(&test.verdict),
                escaped(&test.message)
            );
        }
        text.push_str("</table>\n");
    }
    text + "</details>\n"
}

/// The look of the page.
const STYLE: &str = "
:root { color-scheme: light dark; } body { font: 15px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; } th, td { padding: .15rem .6rem; border-bottom: 1px solid #8888; text-align: left; }
td.AC { color: #2e7d32; font-weight: bold; } pre { overflow-x: auto; } summary { cursor: pointer; }
";

/// A field of a table of commas. What a spreadsheet would take for a formula is made a text.
fn quoted(text: &str) -> String {
    let guard = if text.starts_with(['=', '+', '-', '@']) {
        "'"
    } else {
        ""
    };
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{guard}{}\"", text.replace('"', "\"\""))
    } else {
        format!("{guard}{text}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet() -> Sheet {
        let line = |pupil: &str, total: Points| Line {
            pupil: pupil.to_owned(),
            problems: vec![
                Some((Marked::refused("nim.cpp", "CE", "line 1: <no>"), total)),
                None,
            ],
            total,
        };
        let some = crate::showing::class::marks::points(
            &crate::showing::class::contest::Contest::plain(roster::find("nim").unwrap()),
            &Marked::refused("nim.cpp", "CE", ""),
        );
        let mut sheet = Sheet {
            title: "Lớp 10".to_owned(),
            problems: vec!["NIM".to_owned(), "DICE".to_owned()],
            lines: vec![line("=Đỗ, Ân", some), line("An", some)],
            remarks: vec!["a < b".to_owned()],
        };
        sheet.rank();
        sheet
    }

    #[test]
    fn equal_totals_share_a_place_and_names_are_in_order() {
        let text = sheet().text(Lang::Vi);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "#  họ tên   NIM  DICE  tổng");
        assert_eq!(lines[1], "1  =Đỗ, Ân    0     –     0");
        assert_eq!(lines[2], "1  An         0     –     0");
    }

    #[test]
    fn a_spreadsheet_reads_names_as_they_are_and_no_formula() {
        let csv = sheet().csv(Lang::En);
        assert!(
            csv.starts_with("\u{feff}#,pupil,NIM,DICE,total\r\n"),
            "{csv}"
        );
        assert!(csv.contains("1,\"'=Đỗ, Ân\",0,,0\r\n"), "{csv}");
    }

    #[test]
    fn nothing_of_a_pupil_becomes_part_of_the_page() {
        let html = sheet().html(Lang::Vi);
        assert!(
            html.contains("line 1: &lt;no&gt;") && html.contains("a &lt; b"),
            "{html}"
        );
        assert!(!html.contains("<no>"));
    }
}
