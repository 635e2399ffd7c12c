//! The road: all problems by idea, from easy to hard. It is what one sees first.

use bilingual::text::escaped;
use bilingual::{Lang, Say};
use problem_set::Spec;
use problem_set::spec::Idea;

use crate::frame::{Page, stars};
use crate::say::{PROGRESS, PROGRESS_ABOUT, ROAD_ABOUT, ROAD_ORDER, SEARCH};
use crate::{assets, links, say};

/// The page of the road through these problems.
pub(crate) fn page(specs: &[&Spec], lang: Lang) -> String {
    let title = say::ROAD_TITLE.fill(lang, &[&specs.len()]);
    let first = first(specs, lang);
    let first: Vec<&dyn Say> = first.iter().map(|it| it as &dyn Say).collect();
    let first = say::ROAD_FIRST.fill(lang, &first);
    let said = [ROAD_ABOUT, ROAD_ORDER, SEARCH, PROGRESS, PROGRESS_ABOUT];
    let [about, order, search, progress, progress_about] = said.map(|it| it.of(lang));
    let rooms = specs.iter().filter(|it| it.variant.is_none()).count();
    let about_site = say::SITE_ABOUT.fill(lang, &[&rooms]);
    let chapters = (1..).zip(Idea::ALL);
    let chapters: String = chapters
        .map(|(number, idea)| chapter(specs, number, idea, lang))
        .collect();
    let main = format!(
        "<header class=\"title\">\n<h1>{title}</h1>\n<p class=\"lead\">{about}</p>\n<p>{first}</p>\n</header>\n\
         <form id=\"search\" role=\"search\" hidden>\n<label for=\"search-field\">{search}</label>\n\
         <input type=\"search\" id=\"search-field\" autocomplete=\"off\" spellcheck=\"false\">\n<output for=\"search-field\"></output>\n</form>\n\
         <p class=\"quiet\">{order}</p>\n{chapters}\
         <section id=\"progress\" aria-labelledby=\"progress-title\">\n<h2 id=\"progress-title\">{progress}</h2>\n<p>{progress_about}</p>\n</section>\n"
    );
    let page = Page {
        lang,
        file: links::ROAD,
        title: say::SITE.of(lang),
        about: &about_site,
        class: "road",
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

fn chapter(specs: &[&Spec], number: usize, idea: Idea, lang: Lang) -> String {
    let name = idea.name();
    let (title, page) = (escaped(idea.title().of(lang)), links::chapter(idea));
    let said = say::CHAPTER.fill(lang, &[&number]);
    let read = say::READ_CHAPTER.of(lang);
    let problems = specs.iter().filter(|spec| spec.ladder.idea == idea);
    let ids: Vec<&str> = problems.clone().map(|spec| spec.id.as_str()).collect();
    let ids = ids.join(" ");
    let cards: String = problems.map(|spec| card(spec, lang)).collect();
    format!(
        "<section class=\"chapter\" aria-labelledby=\"chapter-{name}\">\n\
         <h2 id=\"chapter-{name}\"><span class=\"eyebrow\">{said}</span> {title}</h2>\n\
         <p class=\"read\"><a href=\"{page}\">{read}<span class=\"unseen\"> {number}</span></a> \
         <span class=\"quiet\" data-progress-count=\"{ids}\"></span></p>\n\
         <ol class=\"cards\">\n{cards}</ol>\n</section>\n"
    )
}

fn card(spec: &Spec, lang: Lang) -> String {
    let (id, file, page) = (&spec.id, escaped(&spec.file), links::problem(&spec.id));
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
    let needs = needs(spec, lang);
    format!(
        "<li class=\"card\" data-find=\"{find}\" data-problem=\"{id}\">\n<a class=\"name\" href=\"{page}\">{title}</a>\n\
         <code>{file}</code> {}\n<span class=\"progress\" data-progress=\"{id}\"></span>\n{needs}</li>\n",
        stars(spec.ladder.level, lang)
    )
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
