//! The score table for a browser: one file, no scripts, each pupil's tests to be unfolded; and a page for
//! each pupil to be handed back, with nothing on it of anybody else.

use std::fmt::Write;

use problem_set::Tier;

use super::hand_in::Note;
use super::marked::{Standing, Test};
use super::sheet::{Cell, Line, Sheet, mark};
use super::similarity::Alike;
use crate::catalogue::class as say;
use bilingual::Lang;
use bilingual::text::{escaped, printable};
use judge::verdict::tier_name;

/// The look of the page.
const STYLE: &str = include_str!("page.css");

/// Sources of a group that are shown side by side.
const MOST_BESIDE: usize = 4;

impl Sheet {
    fn title(&self, lang: Lang) -> &str {
        match self.title.trim() {
            "" => say::SCORES.of(lang),
            title => title,
        }
    }

    /// The page.
    pub fn html(&self, lang: Lang) -> String {
        let mut page = beginning(self.title(lang), lang);
        page += "<table class=\"scores\">\n<tr>";
        for head in self.heads(lang) {
            let _ = write!(page, "<th>{}", escaped(&head));
        }
        page.push('\n');
        for (at, (line, place)) in self.lines.iter().zip(self.places()).enumerate() {
            let pupil = escaped(&line.pupil);
            let _ = write!(page, "<tr><td>{place}<td><a href=\"#p{at}\">{pupil}</a>");
            for cell in &line.cells {
                let (class, title) = look(cell, lang);
                let (title, shown) = (escaped(&title), cell.shown(mark(lang)));
                let _ = write!(page, "<td class=\"{class}\" title=\"{title}\">{shown}");
            }
            let class = if line.is_open() { "open" } else { "total" };
            for total in self.totals(line, mark(lang)) {
                let _ = write!(page, "<td class=\"{class}\"><b>{total}</b>");
            }
            page.push('\n');
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
            // What a teacher has to look at is unfolded.
            let open = if line.is_open() { " open" } else { "" };
            let (pupil, own) = (escaped(&line.pupil), own(line, lang));
            let total = self.totals(line, mark(lang)).join(" – ");
            let _ = writeln!(
                page,
                "<details id=\"p{at}\"{open}><summary>{pupil} – {total}</summary>\n{own}</details>"
            );
        }
        if !self.alike.is_empty() {
            let _ = writeln!(page, "<h2>{}</h2>", say::ALIKE_SOURCES.of(lang));
            page.extend(self.alike.iter().map(|it| beside(it, lang)));
        }
        page
    }

    /// A page for each pupil, by his name: his own results only.
    pub fn own_pages(&self, lang: Lang) -> Vec<(&str, String)> {
        let page = |line: &Line| {
            let totals = self.totals(line, mark(lang)).join(" – ");
            let (title, head) = (beginning(self.title(lang), lang), say::TOTAL.of(lang));
            let (pupil, own) = (escaped(&line.pupil), own(line, lang));
            format!("{title}<h2>{pupil}</h2>\n<p>{head}: <b>{totals}</b>\n{own}")
        };
        let lines = self.lines.iter();
        lines
            .map(|line| (line.pupil.as_str(), page(line)))
            .collect()
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

/// What a cell looks like, and what is told of it: only what has all points looks accepted.
fn look(cell: &Cell, lang: Lang) -> (&'static str, String) {
    let marked = match cell {
        Cell::Nothing => return ("nothing", say::NOTHING.of(lang).to_owned()),
        Cell::Unknown => return ("open", say::NOT_JUDGED.of(lang).to_owned()),
        Cell::Source(marked, _) => marked,
    };
    let class = match marked.standing {
        Standing::Judged(_) if cell.is_full() => "AC",
        Standing::Judged(_) => "part",
        Standing::Barred => "barred",
        Standing::Open => "open",
    };
    let verdict = marked.shown(lang);
    let told = match class {
        "part" => format!("{verdict}; {}", cell.told(lang)),
        _ => verdict.to_owned(),
    };
    (class, told)
}

/// Sources side by side, with the lines marked that stand in all of them.
fn beside(alike: &Alike, lang: Lang) -> String {
    let shown = &alike.sources[..alike.sources.len().min(MOST_BESIDE)];
    let is_common = |line: &str| {
        let stands = |text: &str| text.lines().any(|it| it.trim() == line.trim());
        !line.trim().is_empty() && shown.iter().all(|(_, text)| stands(text))
    };
    let columns = shown.iter().map(|(name, text)| {
        let lines = text.lines().map(|line| {
            let told = escaped(&printable(line));
            if is_common(line) {
                format!("<mark>{told}</mark>\n")
            } else {
                told + "\n"
            }
        });
        let (name, lines) = (escaped(&printable(name)), lines.collect::<String>());
        format!("<div><h3>{name}</h3>\n<pre>{lines}</pre></div>\n")
    });
    let told = escaped(alike.note.text.of(lang));
    let columns: String = columns.collect();
    format!(
        "<details><summary>{told}</summary>\n<div class=\"beside\">\n{columns}</div></details>\n"
    )
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
    let class = ["", " class=\"note\""][usize::from(note.is_open())];
    (class, note.text.of(lang))
}

/// The tier of a test, in the words of the readers.
fn tier(test: &Test, lang: Lang) -> &'static str {
    let mut tiers = Tier::ALL.into_iter();
    let tier = tiers.find(|tier| tier.name() == test.tier);
    tier.map_or("", |tier| tier_name(tier, lang))
}

/// What there is to be said of one pupil's files, and what the tests said of the sources.
fn own(line: &Line, lang: Lang) -> String {
    let mut text = list(line.notes.iter().map(|it| listed(it, lang)));
    for cell in &line.cells {
        let Some(marked) = cell.marked() else {
            continue;
        };
        let (class, _) = look(cell, lang);
        let file = escaped(&printable(&marked.file));
        let verdict = marked.shown(lang);
        let told = if cell.is_open() {
            cell.shown(mark(lang))
        } else {
            escaped(&cell.told(lang))
        };
        let _ = writeln!(
            text,
            "<h3>{file}: <span class=\"{class}\">{verdict}</span> ({told})</h3>"
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
    text
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

    #[test]
    fn a_page_to_hand_back_names_nobody_else() {
        let sheet = sheet();
        let pages = sheet.own_pages(Lang::Vi);
        assert_eq!(pages.len(), sheet.lines.len());
        for (name, page) in &pages {
            let others = pages
                .iter()
                .map(|(other, _)| other)
                .filter(|it| *it != name);
            for other in others {
                assert!(!page.contains(&*escaped(other)), "{name}: {page}");
            }
            assert!(
                page.contains(&format!("<h2>{}</h2>", escaped(name))),
                "{page}"
            );
            assert!(
                !page.contains("a &lt; b"),
                "what is told of the class: {page}"
            );
        }
    }

    #[test]
    fn sources_that_are_alike_stand_side_by_side_and_what_all_have_is_marked() {
        let source = |name: &str, text: &str| (name.to_owned(), text.to_owned());
        let alike = Alike {
            note: Note::told(bilingual::Message::new(&"An, Bình")),
            sources: vec![
                source("An", "int main() {\n  x < 1;\n}\n"),
                source("Bình", "int main() {\n    y < 1;\n}"),
            ],
        };
        let shown = beside(&alike, Lang::En);
        let columns: Vec<&str> = shown.split("<div><h3>").skip(1).collect();
        assert!(columns[0].starts_with("An</h3>\n<pre><mark>int main() {</mark>\n  x &lt; 1;\n"));
        assert!(
            columns[1].starts_with("Bình</h3>\n<pre><mark>int main() {</mark>\n    y &lt; 1;\n")
        );
        assert!(
            shown.starts_with("<details><summary>An, Bình</summary>"),
            "{shown}"
        );
    }
}
