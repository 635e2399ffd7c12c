//! The page of a problem: statement, play, writing a program, hints, lesson, tables, submissions, reference, check.

mod lesson;
mod programs;

use std::fs;
use std::path::Path;

use bilingual::{Lang, Result, Text, text::escaped};
use judge::errors::unread;
use judge::lock::Lock;
use judge::root::Root;
use lessons::lesson::{FILE, Lesson, STATEMENT};
use lessons::page::{Block, parse};
use lessons::rows::elsewhere;
use problem_set::links::LinkKind;
use problem_set::spec::{Idea, Kind, VariantOf};
use problem_set::{AnyProblem, Spec};
use serde_json::Value;

use crate::assets::{self, LATER};
use crate::frame::{self, Page, stars};
use crate::links;
use crate::prose::{Prose, alone, plain};
use crate::road::needs;
use crate::room;
use crate::say;
use lesson::{Parts, linked};
use programs::Programs;

/// What a page is made of, in both languages.
pub(crate) struct Problem<'a> {
    room: &'static dyn AnyProblem,
    spec: &'a Spec,
    lock: Lock,
    /// The tests that open a game on it.
    openings: Vec<String>,
    folder: String,
    texts: [Texts; 2],
    programs: Option<Programs>,
    /// Whether its rules come with the site.
    is_alive: bool,
}

/// Statement and lesson in a language.
struct Texts {
    statement: Vec<Block>,
    lesson: String,
}

impl<'a> Problem<'a> {
    /// Reads all that the page of a problem shows.
    pub(crate) fn load(
        root: &Root,
        problem: &'static dyn AnyProblem,
        spec: &'a Spec,
        is_alive: bool,
    ) -> Result<Problem<'a>> {
        let room = root.room(&spec.id);
        let [vi, en] = Lang::ALL.map(|lang| Texts::read(&room, &spec.id, lang));
        let lock = Lock::load(root, spec)?;
        let openings = if is_alive {
            room::openings(problem, spec, &lock)
        } else {
            Vec::new()
        };
        Ok(Problem {
            room: problem,
            spec,
            lock,
            openings,
            folder: problem_set::home(&spec.id),
            texts: [vi?, en?],
            programs: Programs::read(&room, spec)?,
            is_alive,
        })
    }

    /// Its page, which stands at this place on the road.
    pub(crate) fn html(&self, road: &[&Spec], place: usize, lang: Lang) -> Result<String> {
        let spec = self.spec;
        let texts = &self.texts[usize::from(lang == Lang::En)];
        let lesson = Lesson::new(lang, &texts.lesson);
        let name = |file: &str| format!("{}/{file}", self.folder);
        let tree = parse(&texts.lesson).map_err(|unknown| unknown.at(&name(FILE.of(lang))))?;
        let parts = Parts::of(&tree, lang);
        let tables = tables(&tree);
        let room = room::told(
            self.room,
            spec,
            &self.lock,
            &self.openings,
            &lesson,
            &tables,
        )?;
        let mut sections = vec![
            self.statement(texts, lang),
            self.play(lang),
            self.write(lang),
            self.hints(&parts, lang),
            self.lesson(&parts, lang),
            self.live("look", [say::LOOK, say::LOOK_ABOUT], "table", lang),
        ];
        if let Some(programs) = &self.programs {
            sections.push(self.submissions(programs, &parts, lang));
            let (title, html) = programs.reference(lang);
            sections.push(Section::new("reference", title, html, lang));
        }
        sections.push(self.live("check", [say::CHECK, say::CHECK_ABOUT], "run", lang));
        let links: String = sections.iter().map(Section::link).collect();
        let html = sections
            .iter()
            .map(|section| section.html(&spec.id, self.is_alive));
        let html: String = html.collect();
        let main = format!(
            "{}<div class=\"columns\">\n<div class=\"parts\">\n<nav aria-label=\"{}\">\n<ol>\n{links}</ol>\n</nav>\n\
             <div id=\"page-tools\"></div>\n</div>\n\
             <div class=\"sections\">\n{html}</div>\n</div>\n{}",
            self.title(lang),
            say::NAV_PAGE.of(lang),
            beside(road, place, lang)
        );
        let title = format!("{} ({})", spec.title.of(lang), spec.file);
        let about = texts.begin();
        let scripts = if self.is_alive { assets::PROBLEM } else { &[] };
        let page = Page {
            lang,
            file: &links::problem(&spec.id),
            title: &title,
            about: &about,
            class: "problem",
            main: &main,
            data: Some(&room),
            scripts,
        };
        Ok(page.html())
    }

    /// Title, stars, chapter, limits.
    fn title(&self, lang: Lang) -> String {
        let spec = self.spec;
        let ideas = (1..).zip(Idea::ALL);
        let mut ideas = ideas.filter(|(_, idea)| *idea == spec.ladder.idea);
        let (number, idea) = ideas.next().unwrap_or((1, Idea::Positions));
        let limits = spec.limits.source;
        let seconds = seconds(limits.time_ms, lang);
        let facts = [
            format!(
                "<code>{0}.INP</code> → <code>{0}.OUT</code>",
                escaped(&spec.file)
            ),
            say::TIME.fill(lang, &[&seconds]),
            say::MEMORY.fill(lang, &[&limits.memory_mib]),
            escaped(&spec.source.said(lang)),
        ];
        let facts = facts.map(|fact| format!("<li>{fact}</li>"));
        format!(
            "<header class=\"title\">\n<p class=\"eyebrow\"><a href=\"{}\">{}</a> {} \
             <span class=\"progress\" data-progress=\"{}\"></span></p>\n<h1>{}</h1>\n\
             <ul class=\"facts\">{}{}</ul>\n</header>\n",
            // Its name would be a hint.
            links::chapter(idea),
            say::CHAPTER.fill(lang, &[&number]),
            stars(spec.ladder.level, lang),
            spec.id,
            escaped(spec.title.of(lang)),
            facts.concat(),
            if spec.ladder.needs.is_empty() {
                String::new()
            } else {
                format!("<li>{}</li>", needs(spec, lang))
            }
        )
    }

    fn prose(&self, name: &'static str, lang: Lang) -> Prose<'_> {
        Prose::new(&self.folder, lang, name, 1)
    }

    fn statement(&self, texts: &Texts, lang: Lang) -> Section {
        // The title stands above the page.
        let title = usize::from(matches!(texts.statement[..], [Block::Heading(1, _), ..]));
        let body = &texts.statement[title..];
        let prose = self.prose("statement", lang);
        let html = prose.blocks(body);
        // What it stands on would be a hint.
        let kinds = [LinkKind::Original, LinkKind::Relative];
        let elsewhere = elsewhere(self.spec, lang, &kinds).and_then(|line| parse(&line).ok());
        let elsewhere = elsewhere.map_or(String::new(), |line| {
            format!("<div class=\"elsewhere\">\n{}</div>\n", prose.blocks(&line))
        });
        let html = format!("<div class=\"prose\">\n{html}{elsewhere}</div>\n");
        Section::new("statement", say::STATEMENT, html, lang)
    }

    /// The board, or the picture of an input.
    fn play(&self, lang: Lang) -> Section {
        let (title, about, command) = match self.spec.kind {
            Kind::Game | Kind::Dialogue if self.spec.is_playable() => {
                (say::PLAY, say::PLAY_GAME, "play")
            }
            Kind::Puzzle => (say::PLAY, say::PLAY_PUZZLE, "play"),
            _ => (say::PICTURE, say::PICTURE_INPUT, "draw"),
        };
        let mut section = self.live("play", [title, about], command, lang);
        // Its rules are played on the page of the room.
        if let Some(VariantOf { room, rules }) = &self.spec.variant {
            let input = self
                .room
                .recipe(&self.spec.tests[0].name)
                .unwrap_or_default();
            let carried = [("input", input.as_str()), ("rules", rules)];
            let page = links::game(room, &carried);
            let link = say::PLAY_VARIANT.of(lang);
            section.html += &format!("<p><a href=\"{}\">{link}</a></p>\n", escaped(&page));
        }
        section
    }

    /// Whether a position of its game is an input, too, so that a program can play it.
    fn resumes(&self) -> bool {
        let input = self.room.recipe(&self.spec.tests[0].name);
        let input = input.unwrap_or_default().into_bytes();
        let games = self.room.games(&input).unwrap_or_default();
        let mut games = games.iter().enumerate();
        games
            .any(|(number, game)| matches!(self.room.resumed(&input, number, &**game), Ok(Some(_))))
    }

    /// Where a program is written and judged; below it scripts look for an input on which it fails, let it play, and take
    /// examples.
    fn write(&self, lang: Lang) -> Section {
        let mut section = self.live("write", [say::WRITE, say::WRITE_ABOUT], "run", lang);
        if self.is_alive {
            let duel = ["", "<div id=\"duel\"></div>\n"][usize::from(self.resumes())];
            section.html +=
                &format!("<div id=\"find\"></div>\n{duel}<div id=\"examples\"></div>\n");
        }
        section
    }

    /// A part that a script fills. Until then it says what it is for; where there are no scripts, or no
    /// rules for them, which command does the same.
    fn live(
        &self,
        id: &'static str,
        [title, about]: [Text; 2],
        command: &str,
        lang: Lang,
    ) -> Section {
        let command = format!("<code>judge {command} {}</code>", self.spec.id);
        let instead = if self.is_alive {
            let why = say::NEEDS_SCRIPTS.fill(lang, &[&command]);
            format!("<noscript><p>{why}</p></noscript>")
        } else {
            let is_variant = self.spec.variant.is_some();
            let why = if is_variant {
                say::OF_VARIANT
            } else {
                say::NEEDS_MODULES
            };
            format!("<p>{}</p>", why.fill(lang, &[&command]))
        };
        let about = about.of(lang);
        let html = format!("<p class=\"quiet\">{about}</p>\n<div class=\"live\">{instead}</div>\n");
        Section::new(id, title, html, lang)
    }

    fn hints(&self, parts: &Parts<'_>, lang: Lang) -> Section {
        let prose = self.prose("hint", lang);
        let hints = parts.hints.iter().map(|(heading, blocks)| {
            format!(
                "<details class=\"hint\" data-hint><summary>{}</summary>\n<div class=\"prose\">\n{}</div>\n</details>\n",
                escaped(heading),
                prose.blocks(blocks)
            )
        });
        let hints: String = hints.collect();
        let about = say::HINTS_ABOUT.of(lang);
        let html = format!("<p class=\"quiet\">{about}</p>\n{hints}");
        Section::new("hints", say::HINTS, html, lang)
    }

    fn lesson(&self, parts: &Parts<'_>, lang: Lang) -> Section {
        let prose = self.prose("lesson", lang);
        let head = if parts.head.is_empty() {
            String::new()
        } else {
            let html = prose.blocks(&linked(parts.head));
            format!("<aside class=\"head\">\n{html}</aside>\n")
        };
        let part = |title: Text, blocks| {
            let (title, html) = (title.of(lang), prose.blocks(blocks));
            format!(
                "<details><summary>{title}</summary>\n<div class=\"prose\">\n{html}</div>\n</details>\n"
            )
        };
        // In this order, in which headings are numbered.
        let slow = part(say::LESSON_SLOW, parts.slow);
        let rest = part(say::LESSON_REST, parts.rest);
        Section::new("lesson", say::LESSON, head + &slow + &rest, lang)
    }

    fn submissions(&self, programs: &Programs, parts: &Parts<'_>, lang: Lang) -> Section {
        let prose = self.prose("told", lang);
        let html = programs.submissions(self.spec, parts, &prose, lang);
        let about = say::SUBMISSIONS_ABOUT.of(lang);
        let html = format!("<p class=\"quiet\">{about}</p>\n{html}");
        Section::new("submissions", say::SUBMISSIONS, html, lang)
    }
}

impl Texts {
    /// What the statement begins with, on one line.
    fn begin(&self) -> String {
        let first = self.statement.iter().find_map(|block| match block {
            Block::Paragraph(line) => Some(plain(line)),
            _ => None,
        });
        first.unwrap_or_default().replace('\n', " ")
    }

    fn read(room: &Path, id: &str, lang: Lang) -> Result<Texts> {
        let [statement, lesson] = [STATEMENT, FILE].map(|it| it.of(lang));
        let read = |file: &str| {
            let path = room.join(file);
            fs::read_to_string(&path).map_err(|error| unread(&path, &error))
        };
        let name = format!("problems/{id}/{statement}");
        Ok(Texts {
            statement: parse(&read(statement)?).map_err(|unknown| unknown.at(&name))?,
            lesson: read(lesson)?,
        })
    }
}

/// The tables of a text, in order.
fn tables(blocks: &[Block]) -> Vec<Value> {
    let marks = blocks.iter().filter_map(|block| match block {
        Block::Mark(mark) => room::table(mark),
        _ => None,
    });
    marks.collect()
}

/// A part of the page, with its heading.
struct Section {
    id: &'static str,
    title: &'static str,
    html: String,
}

impl Section {
    fn new(id: &'static str, title: Text, html: String, lang: Lang) -> Section {
        let title = title.of(lang);
        Section { id, title, html }
    }

    fn link(&self) -> String {
        format!("<li><a href=\"#{}\">{}</a></li>\n", self.id, self.title)
    }

    /// With what it asks for later, if scripts fill it.
    fn html(&self, room: &str, is_alive: bool) -> String {
        let Section { id, title, html } = self;
        let later = LATER.iter().find(|(of, _)| is_alive && of == id);
        let scripts = later.map_or(String::new(), |(_, files)| {
            let names: Vec<&str> = files.iter().map(|(name, _)| *name).collect();
            format!(" data-scripts=\"{}\"", names.join(" "))
        });
        format!(
            "<section id=\"{id}\" aria-labelledby=\"{id}-title\" data-room=\"{room}\"{scripts}>\n<h2 id=\"{id}-title\">{title}</h2>\n{html}</section>\n"
        )
    }
}

/// What a lesson says of a submission, for a page that is none of the site; nothing if it does not speak of it.
pub fn told_of(lesson: &[Block], file: &str, lang: Lang) -> Option<String> {
    let told = Parts::of(lesson, lang).told_of(file)?;
    Some(alone(std::slice::from_ref(told), lang))
}

/// The page of a problem with something else in one of its parts.
pub fn with_part(page: &str, part: &str, html: &str) -> String {
    let begin = format!("<section id=\"{part}\" ");
    let replaced = page.split_once(&begin).and_then(|(before, rest)| {
        let (title, rest) = rest.split_once("</h2>\n")?;
        let end = rest.find("<section id=").unwrap_or(rest.len());
        let rest = &rest[end..];
        Some(format!(
            "{before}{begin}{title}</h2>\n{html}</section>\n{rest}"
        ))
    });
    replaced.unwrap_or_else(|| page.to_owned())
}

/// Milliseconds as seconds, with the comma or the point of the language.
fn seconds(ms: u64, lang: Lang) -> String {
    let (whole, rest) = (ms / 1000, ms % 1000);
    if rest == 0 {
        return whole.to_string();
    }
    let (mark, rest) = (lang.pick(",", "."), format!("{rest:03}"));
    format!("{whole}{mark}{}", rest.trim_end_matches('0'))
}

/// The problems before and after this one.
fn beside(road: &[&Spec], place: usize, lang: Lang) -> String {
    let link = |place: usize, said: Text| {
        let spec = road.get(place)?;
        let (said, title) = (said.of(lang), escaped(spec.title.of(lang)));
        let stars = stars(spec.ladder.level, lang);
        let said = format!("<span class=\"eyebrow\">{said}</span> {title} {stars}");
        Some((links::problem(&spec.id), said))
    };
    let before = place
        .checked_sub(1)
        .and_then(|place| link(place, say::BEFORE));
    frame::beside(say::ROAD.of(lang), [before, link(place + 1, say::AFTER)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_of_a_page_is_replaced_with_all_that_is_in_it() {
        let section = |id, html: &str| {
            Section::new(id, say::HINTS, html.to_owned(), Lang::En).html("nim", true)
        };
        let inner = "<p>one</p><section aria-labelledby=\"x\">two</section>";
        let all = ["statement", "submissions", "check"].map(|it| section(it, inner));
        let mut wanted = all.clone();
        wanted[1] = section("submissions", "<p>three</p>\n");
        let replaced = with_part(&all.concat(), "submissions", "<p>three</p>\n");
        assert_eq!(replaced, wanted.concat());
        assert_eq!(with_part(&replaced, "reference", "three"), replaced);
    }
}
