//! The road: all problems by idea, from easy to hard. It is what one sees first. Its marks are what scripts read: of
//! each problem its level, what is needed before, and whether a position a day is found there.

use bilingual::text::escaped;
use bilingual::{Lang, Say};
use problem_set::spec::{Idea, Kind};
use problem_set::{Spec, find};

use crate::frame::{Page, stars};
use crate::say::{PROGRESS, PROGRESS_ABOUT, ROAD_ABOUT, ROAD_ORDER, SEARCH};
use crate::{assets, links, say};

/// Bytes of the largest picture that stands on a card.
const MOST_OF_PICTURE: usize = 8000;

/// The page of the road through these problems; `lives` tells whether the rules of a problem come with the site.
pub(crate) fn page(
    specs: &[&Spec],
    lives: impl Fn(&str) -> bool,
    has_teachers: bool,
    lang: Lang,
) -> String {
    let title = say::ROAD_TITLE.fill(lang, &[&specs.len()]);
    let first = first(specs, lang);
    let first: Vec<&dyn Say> = first.iter().map(|it| it as &dyn Say).collect();
    let first = say::ROAD_FIRST.fill(lang, &first);
    let said = [ROAD_ABOUT, ROAD_ORDER, SEARCH, PROGRESS, PROGRESS_ABOUT];
    let [about, order, search, progress, progress_about] = said.map(|it| it.of(lang));
    let said = [say::BEGIN, say::THE_ROAD, say::ROAD_SCRIPTS];
    let [begin, road, scripts] = said.map(|it| it.of(lang));
    let rooms = specs.iter().filter(|it| it.variant.is_none()).count();
    let about_site = say::SITE_ABOUT.fill(lang, &[&rooms]);
    let keys = [
        ("ok", say::SOLVED),
        ("try", say::TRIED),
        ("here", say::FITS),
        ("", say::UNTRIED),
    ];
    let keys = keys.map(|(state, said)| {
        let said = said.of(lang);
        format!("<li><span class=\"stop\" data-state=\"{state}\"></span>{said}</li>\n")
    });
    let teachers = if has_teachers {
        let said = say::TEACHERS.of(lang);
        format!("<p><a href=\"{}\">{said}</a></p>\n", links::TEACHERS)
    } else {
        String::new()
    };
    let chapters = (1..).zip(Idea::ALL);
    let chapters: String = chapters
        .map(|(number, idea)| chapter(specs, &lives, number, idea, lang))
        .collect();
    let main = format!(
        "<header class=\"title\">\n<h1>{title}</h1>\n<p class=\"lead\">{about}</p>\n</header>\n\
         <div class=\"ahead\">\n<section id=\"next\" aria-labelledby=\"next-title\">\n<h2 id=\"next-title\">{begin}</h2>\n<p>{first}</p>\n</section>\n\
         <section id=\"day\" hidden></section>\n</div>\n\
         <div class=\"sum\">\n<div>\n<h2>{road}</h2>\n<p id=\"solved\" class=\"quiet\"></p>\n</div>\n\
         <form id=\"search\" role=\"search\" hidden>\n<label for=\"search-field\">{search}</label>\n\
         <input type=\"search\" id=\"search-field\" autocomplete=\"off\" spellcheck=\"false\">\n<output for=\"search-field\"></output>\n</form>\n</div>\n\
         <p class=\"quiet\">{order}</p>\n<noscript><p class=\"note\">{scripts}</p></noscript>\n\
         <ul class=\"keys\">\n{}</ul>\n<ol class=\"road\">\n{chapters}</ol>\n\
         <section id=\"progress\" aria-labelledby=\"progress-title\">\n<h2 id=\"progress-title\">{progress}</h2>\n<p>{progress_about}</p>\n</section>\n{teachers}",
        keys.concat()
    );
    let page = Page {
        lang,
        file: links::ROAD,
        title: say::SITE.of(lang),
        about: &about_site,
        class: "on-road",
        main: &main,
        data: None,
        scripts: assets::ROAD,
    };
    page.html()
}

/// Links to what a newcomer begins with: the three easiest games.
fn first(specs: &[&Spec], lang: Lang) -> Vec<String> {
    let mut games = specs.to_vec();
    games.retain(|spec| spec.is_playable());
    games.sort_by_key(|spec| spec.ladder.level);
    let games = games.into_iter().take(3);
    let link = |spec: &Spec| {
        let title = escaped(spec.title.of(lang));
        format!("<a href=\"{}\">{title}</a>", links::problem(&spec.id))
    };
    games.map(link).collect()
}

fn chapter(
    specs: &[&Spec],
    lives: &impl Fn(&str) -> bool,
    number: usize,
    idea: Idea,
    lang: Lang,
) -> String {
    let (title, page) = (escaped(idea.title().of(lang)), links::chapter(idea));
    let said = say::CHAPTER.fill(lang, &[&number]);
    let problems = specs.iter().filter(|spec| spec.ladder.idea == idea);
    let count = counted(problems.clone().copied());
    let stops: String = problems
        .map(|spec| stop(spec, lives(&spec.id), lang))
        .collect();
    format!(
        "<li class=\"chapter\">\n<svg class=\"mile\" viewBox=\"0 0 64 64\" aria-hidden=\"true\"><circle cx=\"32\" cy=\"32\" r=\"29\"/>\
         <circle class=\"part\" cx=\"32\" cy=\"32\" r=\"29\" pathLength=\"100\" stroke-dasharray=\"0 100\" transform=\"rotate(-90 32 32)\"/>\
         <text x=\"32\" y=\"40\" text-anchor=\"middle\">{number}</text></svg>\n\
         <div>\n<h3><a href=\"{page}\"><span class=\"unseen\">{said}: </span>{title}</a></h3>\n<p class=\"about\">{count}</p>\n\
         <ol class=\"stops\">\n{stops}</ol>\n</div>\n</li>\n"
    )
}

/// Where a script says how many of these problems are solved.
pub(crate) fn counted<'a>(problems: impl Iterator<Item = &'a Spec>) -> String {
    let ids: Vec<&str> = problems.map(|spec| spec.id.as_str()).collect();
    let ids = ids.join(" ");
    format!("<span data-progress-count=\"{ids}\"></span>")
}

fn stop(spec: &Spec, is_alive: bool, lang: Lang) -> String {
    let (id, page, level) = (&spec.id, links::problem(&spec.id), spec.ladder.level);
    let title = escaped(spec.title.of(lang));
    let find = [
        id,
        &spec.file,
        &spec.title.vi,
        &spec.title.en,
        &spec.source.document,
        &spec.source.exercise,
    ];
    let find = escaped(&find.map(String::as_str).join(" "));
    let needs = spec.ladder.needs.join(" ");
    let plays = if is_alive && spec.is_playable() {
        " data-plays"
    } else {
        ""
    };
    let day = if is_alive && spec.variant.is_none() && gives_days(spec) {
        " data-day"
    } else {
        ""
    };
    format!(
        "<li data-find=\"{find}\" data-problem=\"{id}\" data-level=\"{level}\" data-needs=\"{needs}\"{plays}{day}>\n\
         <a class=\"stop name\" href=\"{page}\"><b>{title}</b> <small>{} <span class=\"progress\" data-progress=\"{id}\"></span></small></a></li>\n",
        stars(level, lang)
    )
}

/// Whether a position of a day is looked for among the games of this problem: they are won or lost, not told by points,
/// and the search of a telephone sees all of a small one.
fn gives_days(spec: &Spec) -> bool {
    let is_told = spec.ladder.idea != Idea::Minimax && spec.ladder.level <= 3;
    spec.kind == Kind::Game && spec.is_playable() && is_told
}

/// The problems of a chapter as cards, each with the picture of its first sample.
pub(crate) fn cards(specs: &[&Spec], lang: Lang) -> String {
    let card = |spec: &&Spec| {
        let (id, file, page) = (&spec.id, escaped(&spec.file), links::problem(&spec.id));
        let title = escaped(spec.title.of(lang));
        let needs = needs(spec, lang);
        format!(
            "<li class=\"card\" data-problem=\"{id}\">\n{}<div><a class=\"name\" href=\"{page}\">{title}</a>\n\
             <code>{file}</code> {}\n<span class=\"progress\" data-progress=\"{id}\"></span>\n{needs}</div></li>\n",
            picture(spec, lang),
            stars(spec.ladder.level, lang)
        )
    };
    let cards: String = specs.iter().map(card).collect();
    format!("<ol class=\"cards\">\n{cards}</ol>\n")
}

/// A picture that is small enough for a card; nothing where there is none.
fn picture(spec: &Spec, lang: Lang) -> String {
    let scene = find(&spec.id).and_then(|problem| {
        let sample = problem.recipe(&spec.tests.first()?.name)?;
        problem.picture(sample.as_bytes()).ok()?
    });
    let svg = scene.map(|scene| scene.svg(lang));
    let svg = svg.filter(|svg| svg.len() <= MOST_OF_PICTURE);
    svg.map_or_else(String::new, |svg| {
        format!("<span class=\"picture\" aria-hidden=\"true\">{svg}</span>\n")
    })
}

/// What a problem is called; its id where there is none of it.
fn title(id: &str, lang: Lang) -> String {
    let spec = problem_set::find(id).map(Spec::of);
    spec.map_or_else(|| escaped(id), |spec| escaped(spec.title.of(lang)))
}

/// What is better solved before, if anything is.
pub(crate) fn needs(spec: &Spec, lang: Lang) -> String {
    let needs = spec.ladder.needs.iter();
    let needs: Vec<String> = needs
        .map(|id| format!("<a href=\"{}\">{}</a>", links::problem(id), title(id, lang)))
        .collect();
    if needs.is_empty() {
        return String::new();
    }
    format!(
        "<span class=\"needs\">{}{}</span>\n",
        say::NEEDS.of(lang),
        needs.join(", ")
    )
}
