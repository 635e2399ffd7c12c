//! What every page has: its head, the way to other pages and to the other language, its scripts.

use bilingual::Lang;
use bilingual::text::escaped;

use crate::assets::{EVERYWHERE, Files, STYLES};
use crate::say::{COURSE, FOOT, LICENSE, NAV_SITE, OTHER_LANGUAGE, ROAD, SKIP};
use crate::{links, say};

/// What a page may do, as its head says and as a server says of it. Nothing comes from another host, and nothing is sent to one. For a page that is
/// opened from a disk `'self'` is not enough in every browser: `file:` says the same there.
pub const POLICY: &str = "default-src 'none'; script-src 'self' file: blob: 'wasm-unsafe-eval'; \
    worker-src 'self' blob:; style-src 'self' file:; img-src 'self' file: data: blob:; \
    base-uri 'none'; form-action 'none'";

/// A page, but for what all have.
pub(crate) struct Page<'a> {
    pub(crate) lang: Lang,
    /// Its file, which is the same in both languages.
    pub(crate) file: &'a str,
    pub(crate) title: &'a str,
    /// In one sentence.
    pub(crate) about: &'a str,
    /// The class of its body.
    pub(crate) class: &'a str,
    /// What is within `<main>`.
    pub(crate) main: &'a str,
    /// What it tells its scripts, as JSON.
    pub(crate) data: Option<&'a str>,
    /// The scripts that not every page has.
    pub(crate) scripts: &'a Files,
}

impl Page<'_> {
    /// The whole page.
    pub(crate) fn html(&self) -> String {
        let (lang, file, main, class) = (self.lang, self.file, self.main, self.class);
        let (title, about) = (escaped(self.title), escaped(self.about));
        let site = say::SITE.of(lang);
        let title = if title == site {
            title
        } else {
            format!("{title} – {site}")
        };
        let style = |(name, _): &(&str, &str)| {
            format!("<link rel=\"stylesheet\" href=\"../assets/{name}\">\n")
        };
        let styles: String = STYLES.iter().map(style).collect();
        let script = |(name, _): &(&str, &str)| {
            format!("<script src=\"../assets/{name}\" defer></script>\n")
        };
        let scripts = [EVERYWHERE, self.scripts].into_iter().flatten();
        let scripts: String = scripts.map(script).collect();
        let data = self.data.map_or_else(String::new, |data| {
            // No text ends the element.
            let data = data.replace('<', "\\u003c");
            format!("<script type=\"application/json\" id=\"room\">{data}</script>\n")
        });
        let other = lang.other();
        let (code, other_code, road, course) =
            (lang.code(), other.code(), links::ROAD, links::COURSE);
        let said = [SKIP, NAV_SITE, ROAD, COURSE, OTHER_LANGUAGE, FOOT, LICENSE];
        let said = said.map(|it| it.of(lang));
        let [skip, nav, road_name, course_name, other_name, foot, license] = said;
        let here = |target| ["", " aria-current=\"page\""][usize::from(target == file)];
        let (on_road, on_course) = (here(road), here(course));
        format!(
            "<!DOCTYPE html>\n<html lang=\"{code}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n\
             <title>{title}</title>\n<meta name=\"description\" content=\"{about}\">\n\
             <link rel=\"icon\" href=\"../assets/icon.svg\" type=\"image/svg+xml\">\n\
             <link rel=\"alternate\" hreflang=\"{other_code}\" href=\"../{other_code}/{file}\">\n\
             {styles}{scripts}</head>\n<body class=\"{class}\">\n\
             <a class=\"skip\" href=\"#main\">{skip}</a>\n\
             <header class=\"top\">\n<nav aria-label=\"{nav}\">\n\
             <a class=\"home\" href=\"{road}\">{site}</a>\n\
             <a href=\"{road}\"{on_road}>{road_name}</a>\n<a href=\"{course}\"{on_course}>{course_name}</a>\n\
             <a class=\"language\" lang=\"{other_code}\" hreflang=\"{other_code}\" href=\"../{other_code}/{file}\">{other_name}</a>\n\
             </nav>\n</header>\n<main id=\"main\">\n{main}</main>\n\
             <footer class=\"foot\">\n<p>{foot}</p>\n<p>{license}</p>\n</footer>\n{data}</body>\n</html>\n"
        )
    }
}

/// The page that one comes to first, and which goes on to the Vietnamese road.
pub(crate) fn entrance() -> String {
    include_str!("../assets/index.html").replace("{policy}", POLICY)
}

/// Links to the pages before and after this one, each with what it says.
pub(crate) fn beside(label: &str, [before, after]: [Option<(String, String)>; 2]) -> String {
    let link = |class: &str, link: Option<(String, String)>| {
        let link =
            link.map(|(page, said)| format!("<a class=\"{class}\" href=\"{page}\">{said}</a>\n"));
        link.unwrap_or_default()
    };
    let (before, after) = (link("before", before), link("after", after));
    format!("<nav class=\"beside\" aria-label=\"{label}\">\n{before}{after}</nav>\n")
}

/// The stars of a level, of five.
pub(crate) fn stars(level: u8, lang: Lang) -> String {
    let said = say::LEVEL.fill(lang, &[&level]);
    let (full, empty) = ("★".repeat(level.into()), "★".repeat((5 - level).into()));
    format!(
        "<span class=\"stars\" role=\"img\" aria-label=\"{said}\" title=\"{said}\">{full}<span>{empty}</span></span>"
    )
}
