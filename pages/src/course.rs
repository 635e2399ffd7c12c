//! The course: a page a chapter and a primer, the list of both, and how programs play each other.

use std::fs;
use std::path::Path;

use bilingual::{Lang, Result, capitalized, text::escaped};
use judge::errors::unread;
use lessons::course::{FOLDER, file};
use lessons::lesson::program;
use lessons::page::{Block, Inline, parse};
use lessons::primer;
use lessons::road::of_chapter;
use problem_set::spec::Idea;
use problem_set::{Primer, home};

use crate::frame::{self, Page};
use crate::links;
use crate::prose::{Prose, plain};
use crate::road::{cards, counted};
use crate::say;

/// The list of chapters, and of the primers that come before.
pub(crate) fn contents(set: &Path, lang: Lang) -> String {
    let title = say::COURSE_TITLE.fill(lang, &[&Idea::ALL.len()]);
    let about = say::COURSE_ABOUT.of(lang);
    let items = Idea::ALL.map(|idea| {
        let (page, title) = (links::chapter(idea), escaped(idea.title().of(lang)));
        let count = counted(of_chapter(idea).into_iter());
        format!("<li><a href=\"{page}\">{title}</a> <small class=\"quiet\">{count}</small></li>\n")
    });
    let primers = Primer::ALL.map(|it| {
        let (page, title) = (links::primer(it), capitalized(it.title().of(lang)));
        format!("<li><a href=\"{page}\">{}</a></li>\n", escaped(&title))
    });
    let teachers = if has_teachers(set) {
        let said = say::TEACHERS.of(lang);
        format!("<p><a href=\"{}\">{said}</a></p>\n", links::TEACHERS)
    } else {
        String::new()
    };
    let main = format!(
        "<header class=\"title\">\n<h1>{title}</h1>\n<p class=\"lead\">{about}</p>\n</header>\n<ol class=\"chapters\">\n{}</ol>\n\
         <h2>{}</h2>\n<p>{}</p>\n<ul class=\"chapters\">\n{}</ul>\n{teachers}\
         <p><a href=\"{}\">{}</a></p>\n",
        items.concat(),
        say::PRIMERS.of(lang),
        say::PRIMERS_ABOUT.of(lang),
        primers.concat(),
        links::DUEL,
        say::DUEL.of(lang)
    );
    page(lang, links::COURSE, [&title, about], &main)
}

/// A page of the course, with its title and what it is about.
fn page(lang: Lang, file: &str, [title, about]: [&str; 2], main: &str) -> String {
    let page = Page {
        lang,
        file,
        title,
        about,
        class: "course",
        main,
        data: None,
        scripts: &[],
    };
    page.html()
}

/// The page of a chapter.
pub(crate) fn chapter(set: &Path, idea: Idea, lang: Lang) -> Result<String> {
    let (name, page) = (file(idea, lang), links::chapter(idea));
    let problems = of_chapter(idea);
    let (title, count) = (say::OF_CHAPTER.of(lang), counted(problems.iter().copied()));
    let end = format!(
        "<section class=\"of-chapter\" aria-labelledby=\"of-chapter\">\n<h2 id=\"of-chapter\">{title}</h2>\n{}</section>\n{}",
        cards(&problems, lang),
        beside(idea, lang)
    );
    let count = format!("<p class=\"quiet\"><a href=\"#of-chapter\">{title}</a> {count}</p>\n");
    article(set, &name, &page, [&count, &end], lang)
}

/// Where it is told what teachers do with the set.
fn for_teachers(lang: Lang) -> &'static str {
    lang.pick("docs/teacher.vi.md", "docs/teacher.en.md")
}

/// Whether there is something for teachers: an archive for pupils has none of it.
pub(crate) fn has_teachers(set: &Path) -> bool {
    set.join(for_teachers(Lang::Vi)).is_file()
}

/// The page for teachers, with the plans for all chapters.
pub(crate) fn teachers(set: &Path, lang: Lang) -> Result<String> {
    let plans = Idea::ALL.into_iter().filter(|it| has_plan(set, *it));
    let plans: String = plans
        .map(|idea| {
            let (page, title) = (links::plan(idea), escaped(idea.title().of(lang)));
            format!("<li><a href=\"{page}\">{title}</a></li>\n")
        })
        .collect();
    let (title, about) = (say::PLANS.of(lang), say::PLANS_ABOUT.of(lang));
    let end = format!("<h2>{title}</h2>\n<p>{about}</p>\n<ol class=\"chapters\">\n{plans}</ol>\n");
    article(set, for_teachers(lang), links::TEACHERS, ["", &end], lang)
}

/// Whether there is a plan for a chapter: pupils have none.
pub(crate) fn has_plan(set: &Path, idea: Idea) -> bool {
    set.join(lessons::course::plan(idea, Lang::Vi)).is_file()
}

/// The page of the teacher's plan for a chapter.
pub(crate) fn plan(set: &Path, idea: Idea, lang: Lang) -> Result<String> {
    let (name, page) = (lessons::course::plan(idea, lang), links::plan(idea));
    let contest = set
        .join(FOLDER)
        .join(format!("{}.contest.toml", idea.name()));
    let end = fs::read_to_string(&contest).map_or_else(
        |_| String::new(),
        |text| {
            format!(
                "<h2 id=\"contest\">{}</h2>\n<figure class=\"file\"><figcaption><code>contest.toml</code></figcaption><pre>{}</pre></figure>\n",
                say::CONTEST.of(lang),
                escaped(&text)
            )
        },
    );
    article(set, &name, &page, ["", &end], lang)
}

/// The page of a primer.
pub(crate) fn primer(set: &Path, primer: Primer, lang: Lang) -> Result<String> {
    let (name, page) = (primer::file(primer, lang), links::primer(primer));
    article(set, &name, &page, [""; 2], lang)
}

/// How two programs play each other: what `judge duel` asks of them.
pub(crate) fn duel(set: &Path, lang: Lang) -> Result<String> {
    let name = lang.pick("docs/duel.vi.md", "docs/duel.md");
    article(set, name, links::DUEL, [""; 2], lang)
}

/// A text that is a page of its own: its file in a folder of the set, that of the page, and what stands below its title and
/// below all of it.
fn article(
    set: &Path,
    name: &str,
    file: &str,
    [below, end]: [&str; 2],
    lang: Lang,
) -> Result<String> {
    let path = set.join(name);
    let text = fs::read_to_string(&path).map_err(|error| unread(&path, &error))?;
    let blocks = parse(&text).map_err(|unknown| unknown.at(&name))?;
    let blocks = with_languages(set, blocks);
    let folder = name.rsplit_once('/').map_or("", |(folder, _)| folder);
    let prose = Prose::new(folder, lang, "part", 0);
    let (title, body) = match &blocks[..] {
        [Block::Heading(1, line), rest @ ..] => (plain(line), rest),
        rest => (name.to_owned(), rest),
    };
    // The page has its own way to the other language.
    let is_way = matches!(body, [Block::Paragraph(line), ..] if is_way_to_other_language(line));
    let body = &body[usize::from(is_way)..];
    let course = say::COURSE.of(lang);
    let (before, heading) = title.split_once(" — ").unwrap_or((course, &title));
    let main = format!(
        "<header class=\"title\">\n<p class=\"eyebrow\"><a href=\"{}\">{}</a></p>\n<h1>{}</h1>\n{below}</header>\n\
         <div class=\"columns\">\n<div class=\"parts\">\n<nav aria-label=\"{}\">\n<ol>\n{}</ol>\n</nav>\n</div>\n\
         <article class=\"prose\">\n{}</article>\n</div>\n{end}",
        links::COURSE,
        escaped(before),
        escaped(heading),
        say::NAV_PAGE.of(lang),
        parts(body, prose.name),
        prose.blocks(body)
    );
    Ok(page(lang, file, [&title, heading], &main))
}

/// With the programs of other languages below each that is shown as a whole; what is not there is told elsewhere.
fn with_languages(set: &Path, blocks: Vec<Block>) -> Vec<Block> {
    let mut all = Vec::with_capacity(blocks.len());
    let mut above = None;
    for block in blocks {
        let mark = match &block {
            Block::Mark(mark) => Some(mark.clone()),
            _ => None,
        };
        all.push(block);
        if let Some((id, stem)) = above.as_deref().and_then(program) {
            let folder = set.join(home(id)).join("submissions");
            let others = [("python", "py"), ("pascal", "pas")];
            let others = others.map(|(fence, ending)| {
                let text = fs::read_to_string(folder.join(format!("{stem}.{ending}")));
                text.map(|text| Block::Code(fence.to_owned(), text))
            });
            all.extend(others.into_iter().flatten());
        }
        above = mark;
    }
    all
}

fn is_way_to_other_language(line: &[Inline]) -> bool {
    matches!(line, [Inline::Emphasis(inner)] if matches!(inner[..], [Inline::Link(..)]))
}

/// Links to the parts of a page, whose headings are numbered as [`Prose`] does it.
fn parts(blocks: &[Block], name: &str) -> String {
    let headings = blocks.iter().filter_map(|block| match block {
        Block::Heading(level, line) => Some((level, escaped(&plain(line)))),
        _ => None,
    });
    let numbered = (1..).zip(headings).filter(|(_, (level, _))| **level == 2);
    let link = |(number, (_, said)): (u32, (_, String))| {
        format!("<li><a href=\"#{name}-{number}\">{said}</a></li>\n")
    };
    numbered.map(link).collect()
}

/// The chapters before and after this one.
fn beside(idea: Idea, lang: Lang) -> String {
    let place = Idea::ALL.iter().position(|it| *it == idea).unwrap_or(0);
    let link = |place: usize| {
        let idea = Idea::ALL.get(place)?;
        let number = say::CHAPTER.fill(lang, &[&(place + 1)]);
        let title = escaped(idea.title().of(lang));
        let said = format!("<span class=\"eyebrow\">{number}</span> {title}");
        Some((links::chapter(*idea), said))
    };
    let both = [place.checked_sub(1).and_then(link), link(place + 1)];
    frame::beside(say::COURSE.of(lang), both)
}
