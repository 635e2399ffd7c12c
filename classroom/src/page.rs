//! The score table for a browser: one file, no scripts, each pupil's tests to be unfolded.

use std::fmt::Write;

use problem_set::Tier;

use super::hand_in::Note;
use super::marked::{Marked, Standing, Test};
use super::sheet::{Cell, Line, Sheet};
use crate::catalogue::class as say;
use bilingual::Lang;
use bilingual::text::{escaped, printable};
use judge::verdict::tier_name;

/// The look of the page.
const STYLE: &str = include_str!("page.css");

impl Sheet {
    /// The page.
    pub fn html(&self, lang: Lang) -> String {
        let title = match self.title.trim() {
            "" => say::SCORES.of(lang),
            title => title,
        };
        let mut page = beginning(title, lang);
        let _ = write!(
            page,
            "<table class=\"scores\">\n<tr><th>#<th>{}",
            say::PUPIL.of(lang)
        );
        for name in &self.problems {
            let _ = write!(page, "<th>{}", escaped(name));
        }
        let _ = writeln!(page, "<th>{}", say::TOTAL.of(lang));
        for (at, (line, place)) in self.lines.iter().zip(self.places()).enumerate() {
            let pupil = escaped(&line.pupil);
            let _ = write!(page, "<tr><td>{place}<td><a href=\"#p{at}\">{pupil}</a>");
            for cell in &line.cells {
                page += &scored(cell, lang);
            }
            let class = if line.is_open() { "open" } else { "total" };
            let _ = writeln!(page, "<td class=\"{class}\"><b>{}</b>", line.total('.'));
        }
        page.push_str("</table>\n");
        if self.lines.iter().any(Line::is_open) {
            let _ = writeln!(page, "<p class=\"note\">{}", say::PROVISIONAL.of(lang));
        }
        let statistics = self.statistics(lang);
        page += &list(statistics.iter().map(|it| ("", it.as_str())));
        if !self.notes.is_empty() {
            let _ = writeln!(page, "<h2>{}</h2>", say::REMARKS.of(lang));
            page += &list(self.notes.iter().map(|it| listed(it, lang)));
        }
        let _ = writeln!(page, "<h2>{}</h2>", say::TESTS.of(lang));
        for (at, line) in self.lines.iter().enumerate() {
            page += &details(at, line, lang);
        }
        page
    }
}

/// Of every page: its head and its title.
pub(crate) fn beginning(title: &str, lang: Lang) -> String {
    format!(
        "<!DOCTYPE html>\n<html lang=\"{1}\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>{0}</title>\n<style>{STYLE}</style>\n<h1>{0}</h1>\n",
        escaped(title),
        lang.code()
    )
}

/// What a source's cells look like, and what it is called.
fn look(marked: &Marked, lang: Lang) -> (&'static str, &'static str) {
    let class = match marked.standing {
        Standing::Judged(verdict) => verdict.short(),
        Standing::Barred => "barred",
        Standing::Open => "open",
    };
    (class, marked.shown(lang))
}

/// A cell of the table.
fn scored(cell: &Cell, lang: Lang) -> String {
    let (class, title) = match cell {
        Cell::Nothing => ("nothing", say::NOTHING.of(lang)),
        Cell::Unknown => ("open", say::NOT_JUDGED.of(lang)),
        Cell::Source(marked, _) => look(marked, lang),
    };
    let shown = cell.shown('.');
    format!("<td class=\"{class}\" title=\"{title}\">{shown}")
}

/// A list, if there is something to be listed.
pub(crate) fn list<'a>(items: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    let mut list = String::new();
    for (class, text) in items {
        let _ = writeln!(list, "<li{class}>{}", escaped(text));
    }
    if list.is_empty() {
        list
    } else {
        format!("<ul>\n{list}</ul>\n")
    }
}

/// A remark, and how it looks.
fn listed(note: &Note, lang: Lang) -> (&str, &str) {
    let class = if note.is_open() {
        " class=\"note\""
    } else {
        ""
    };
    (class, note.text.of(lang))
}

/// The tier of a test, in the words of the readers.
fn tier(test: &Test, lang: Lang) -> &'static str {
    let mut tiers = Tier::ALL.into_iter();
    let tier = tiers.find(|tier| tier.name() == test.tier);
    tier.map_or("", |tier| tier_name(tier, lang))
}

/// What there is to be said of one pupil's files, and what the tests said of the sources.
fn details(at: usize, line: &Line, lang: Lang) -> String {
    // What a teacher has to look at is unfolded.
    let open = if line.is_open() { " open" } else { "" };
    let mut text = format!(
        "<details id=\"p{at}\"{open}><summary>{} – {}</summary>\n",
        escaped(&line.pupil),
        line.total('.')
    );
    text += &list(line.notes.iter().map(|it| listed(it, lang)));
    for cell in &line.cells {
        let Some(marked) = cell.marked() else {
            continue;
        };
        let (class, verdict) = look(marked, lang);
        let _ = writeln!(
            text,
            "<h3>{}: <span class=\"{class}\">{verdict}</span> ({})</h3>",
            escaped(&printable(&marked.file)),
            cell.shown('.')
        );
        // What was not judged is among the remarks.
        let is_judged = matches!(marked.standing, Standing::Judged(_));
        let remark = marked.remark.of(lang);
        if is_judged && !remark.is_empty() {
            let lines: Vec<String> = remark.lines().map(printable).collect();
            let _ = writeln!(text, "<pre>{}</pre>", escaped(&lines.join("\n")));
        }
        if marked.tests.is_empty() {
            continue;
        }
        text.push_str("<table>\n");
        for test in &marked.tests {
            let _ = writeln!(
                text,
                "<tr><td>{}<td>{}<td>{}<td class=\"{5}\">{5}<td>{} ms<td>{} MiB<td>{6}",
                escaped(&test.number),
                escaped(&test.name),
                tier(test, lang),
                test.cpu_ms,
                test.peak_kib.div_ceil(1024),
                escaped(&test.verdict),
                escaped(&printable(test.message.of(lang)))
            );
        }
        text.push_str("</table>\n");
    }
    text + "</details>\n"
}

#[cfg(test)]
mod tests {
    use super::super::sheet::tests::sheet;
    use super::*;

    #[test]
    fn nothing_of_a_pupil_becomes_part_of_the_page() {
        let html = sheet().html(Lang::Vi);
        for text in ["line 1: &lt;no&gt;", "a &lt; b", "b &lt; c.rar"] {
            assert!(html.contains(text), "{text}: {html}");
        }
        assert!(!html.contains("<no>") && !html.contains('\u{1b}'));
    }

    #[test]
    fn every_pupil_has_a_line_and_the_remarks_stand_with_it() {
        let html = sheet().html(Lang::Vi);
        let line = "<td><a href=\"#p2\">Bình</a><td class=\"open\" title=\"chưa chấm được\">?";
        assert!(html.contains(line), "{html}");
        let details = "<summary>Bình – 0?</summary>\n<ul>\n<li class=\"note\">b &lt; c.rar\n";
        assert!(html.contains(details), "{html}");
        assert!(html.contains("title=\"không tính\">0"), "{html}");
    }
}
