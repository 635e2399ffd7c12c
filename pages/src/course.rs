//! The course: a page a chapter, the list of chapters, and how programs play each other.

use std::cell::Cell;
use std::fs;
use std::path::Path;

use bilingual::{Fault, Lang, Result, text::escaped};
use judge::errors::unread;
use lessons::course::{FOLDER, file, read};
use lessons::page::{Block, Inline, parse};
use problem_set::spec::Idea;

use crate::frame::Page;
use crate::links::{self, Origin};
use crate::prose::{Prose, plain};
use crate::say;

/// The list of chapters.
pub(crate) fn contents(lang: Lang) -> String {
    let title = say::COURSE_TITLE.fill(lang, &[&Idea::ALL.len()]);
    let items = Idea::ALL.map(|idea| {
        let (page, title) = (links::chapter(idea), escaped(idea.title().of(lang)));
        format!("<li><a href=\"{page}\">{title}</a></li>\n")
    });
    let main = format!(
        "<header class=\"title\">\n<h1>{title}</h1>\n<p class=\"lead\">{}</p>\n</header>\n<ol class=\"chapters\">\n{}</ol>\n\
         <p><a href=\"{}\">{}</a></p>\n",
        say::COURSE_ABOUT.of(lang),
        items.concat(),
        links::DUEL,
        say::DUEL.of(lang)
    );
    let page = Page {
        lang,
        file: links::COURSE,
        title: &title,
        about: say::COURSE_ABOUT.of(lang),
        class: "course",
        main: &main,
        data: None,
        scripts: &[],
    };
    page.html()
}

/// The page of a chapter.
pub(crate) fn chapter(set: &Path, idea: Idea, lang: Lang) -> Result<String> {
    let name = file(idea, lang);
    let text = read(set, idea, lang).map_err(|error| unread(&set.join(&name), &error))?;
    let article = Article {
        lang,
        folder: FOLDER,
        name: &name,
        page: &links::chapter(idea),
        end: &beside(idea, lang),
    };
    article.html(&text)
}

/// How two programs play each other: what `judge duel` asks of them.
pub(crate) fn duel(set: &Path, lang: Lang) -> Result<String> {
    let name = lang.pick("docs/duel.vi.md", "docs/duel.md");
    let path = set.join(name);
    let text = fs::read_to_string(&path).map_err(|error| unread(&path, &error))?;
    let article = Article {
        lang,
        folder: "docs",
        name,
        page: links::DUEL,
        end: "",
    };
    article.html(&text)
}

/// A text that is a page of its own.
struct Article<'a> {
    lang: Lang,
    /// The folder of the text, below the set.
    folder: &'a str,
    /// Its file, as it is told if there is something wrong with it.
    name: &'a str,
    /// The file of the page.
    page: &'a str,
    /// What stands below it.
    end: &'a str,
}

impl Article<'_> {
    fn html(&self, text: &str) -> Result<String> {
        let Article { lang, folder, .. } = *self;
        let unknown = |unknown: Fault| unknown.at(&self.name);
        let blocks = parse(text).map_err(unknown)?;
        let prose = Prose {
            origin: Origin { folder, lang },
            name: "part",
            deeper: 0,
            headings: Cell::new(0),
        };
        let (title, body) = match &blocks[..] {
            [Block::Heading(1, line), rest @ ..] => (plain(line), rest),
            rest => (self.name.to_owned(), rest),
        };
        // The page has its own way to the other language.
        let is_way = matches!(body, [Block::Paragraph(line), ..] if is_way_to_other_language(line));
        let body = &body[usize::from(is_way)..];
        let course = say::COURSE.of(lang);
        let (before, heading) = title.split_once(" — ").unwrap_or((course, &title));
        let main = format!(
            "<header class=\"title\">\n<p class=\"eyebrow\"><a href=\"{}\">{}</a></p>\n<h1>{}</h1>\n</header>\n\
             <div class=\"columns\">\n<div class=\"parts\">\n<nav aria-label=\"{}\">\n<ol>\n{}</ol>\n</nav>\n</div>\n\
             <article class=\"prose\">\n{}</article>\n</div>\n{}",
            links::COURSE,
            escaped(before),
            escaped(heading),
            say::NAV_PAGE.of(lang),
            parts(body, prose.name),
            prose.blocks(body),
            self.end
        );
        let page = Page {
            lang,
            file: self.page,
            title: &title,
            about: heading,
            class: "course",
            main: &main,
            data: None,
            scripts: &[],
        };
        Ok(page.html())
    }
}

fn is_way_to_other_language(line: &[Inline]) -> bool {
    matches!(line, [Inline::Emphasis(inner)] if matches!(inner[..], [Inline::Link(..)]))
}

/// Links to the parts of a page, whose headings are numbered as [`Prose`] does it.
fn parts(blocks: &[Block], name: &str) -> String {
    let headings = blocks.iter().filter_map(|block| match block {
        Block::Heading(level, line) => Some((*level, line)),
        _ => None,
    });
    let numbered = (1..).zip(headings);
    numbered
        .filter(|(_, (level, _))| *level == 2)
        .map(|(number, (_, line))| {
            format!(
                "<li><a href=\"#{name}-{number}\">{}</a></li>\n",
                escaped(&plain(line))
            )
        })
        .collect()
}

/// The chapters before and after this one.
fn beside(idea: Idea, lang: Lang) -> String {
    let place = Idea::ALL.iter().position(|it| *it == idea).unwrap_or(0);
    let link = |place: Option<usize>, class: &str| {
        let idea = place.and_then(|place| Idea::ALL.get(place));
        idea.map_or_else(String::new, |idea| {
            let number = say::CHAPTER.fill(lang, &[&(place.unwrap_or(0) + 1)]);
            let title = idea.title();
            format!(
                "<a class=\"{class}\" href=\"{}\"><span class=\"eyebrow\">{number}</span> {}</a>\n",
                links::chapter(*idea),
                escaped(title.of(lang))
            )
        })
    };
    format!(
        "<nav class=\"beside\" aria-label=\"{}\">\n{}{}</nav>\n",
        say::COURSE.of(lang),
        link(place.checked_sub(1), "before"),
        link(Some(place + 1), "after")
    )
}
