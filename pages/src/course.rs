//! The course: a page a chapter, and the list of chapters.

use std::cell::Cell;
use std::path::Path;

use bilingual::Lang;
use bilingual::text::escaped;
use judge::errors::unread;
use lessons::course::{FOLDER, file, read};
use lessons::page::{Block, Inline, parse};
use problem_set::spec::Idea;

use crate::frame::Page;
use crate::links::{self, Origin};
use crate::prose::{Prose, plain};
use crate::say;
use crate::site::Refusal;

/// The list of chapters.
pub(crate) fn contents(lang: Lang) -> String {
    let title = say::COURSE_TITLE.fill(lang, &[&Idea::ALL.len()]);
    let items = Idea::ALL.map(|idea| {
        let title = idea.title();
        format!(
            "<li><a href=\"{}\">{}</a></li>\n",
            links::chapter(idea),
            escaped(title.of(lang))
        )
    });
    let main = format!(
        "<header class=\"title\">\n<h1>{title}</h1>\n<p class=\"lead\">{}</p>\n</header>\n<ol class=\"chapters\">\n{}</ol>\n",
        say::COURSE_ABOUT.of(lang),
        items.concat()
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
pub(crate) fn chapter(set: &Path, idea: Idea, lang: Lang) -> Result<String, Refusal> {
    let name = file(idea, lang);
    let text = read(set, idea, lang).map_err(|error| unread(&set.join(&name), &error))?;
    let blocks = parse(&text).map_err(|unknown| Refusal::Page(name, unknown))?;
    let prose = Prose {
        origin: Origin {
            folder: FOLDER,
            lang,
        },
        name: "part",
        deeper: 0,
        headings: Cell::new(0),
    };
    let (title, body) = match &blocks[..] {
        [Block::Heading(1, line), rest @ ..] => (plain(line), rest),
        rest => (idea.title().of(lang).to_owned(), rest),
    };
    // The page has its own way to the other language.
    let body = match body {
        [Block::Paragraph(line), rest @ ..] if is_way_to_other_language(line) => rest,
        rest => rest,
    };
    let idea_title = idea.title();
    let (before, heading) = title.split_once(" — ").unwrap_or(("", &title));
    let main = format!(
        "<header class=\"title\">\n<p class=\"eyebrow\"><a href=\"{}\">{}</a></p>\n<h1>{}</h1>\n</header>\n\
         <div class=\"columns\">\n<nav class=\"parts\" aria-label=\"{}\">\n<ol>\n{}</ol>\n</nav>\n\
         <article class=\"prose\">\n{}</article>\n</div>\n{}",
        links::COURSE,
        escaped(before),
        escaped(heading),
        say::NAV_PAGE.of(lang),
        parts(body, prose.name),
        prose.blocks(body),
        beside(idea, lang)
    );
    let page = Page {
        lang,
        file: &links::chapter(idea),
        title: &title,
        about: idea_title.of(lang),
        class: "course",
        main: &main,
        data: None,
        scripts: &[],
    };
    Ok(page.html())
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
