//! The pages of the set, as `make site` writes them, given out as they are: boards, hints, lessons, a compiler
//! within the page. On the page of a problem of the class there is a way to where it is handed in, and what is not
//! open yet of hints, lesson and programs is not on it.

use std::fs;
use std::path::{Path, PathBuf};

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;
use bilingual::{Lang, Result, text::escaped};

use crate::access::{Answer, What, may_see};
use crate::html::{answer, kind_of, not_found};
use crate::lesson::open;
use crate::say;
use crate::server::{Server, Visitor};

/// Below which address they are.
pub(crate) const PLACE: &str = "/pages";

/// Where they lie beside the set, unless it is told: as `make site` writes them, and in the archive for pupils.
const BESIDE: [&str; 2] = ["target/site", "trang"];

/// What stands before the text of a page; the way back goes there.
const MAIN: &str = "<main id=\"main\">";

/// The parts of a problem's page that help, each with the page of the class that opens it.
const HELP: [(&str, &str); 4] = [
    ("hints", "hints"),
    ("lesson", "lesson"),
    ("submissions", "lesson"),
    ("reference", "lesson"),
];

/// The folder of the pages, if it is there: the one that is told, or the one beside the set.
pub(crate) fn folder(told: Option<&Path>, root: &Path) -> Option<PathBuf> {
    let beside = || BESIDE.map(|it| root.join(it)).to_vec();
    let folders = told.map_or_else(beside, |it| vec![it.to_owned()]);
    let mut folders = folders.into_iter();
    folders.find(|it| it.join("index.html").is_file())
}

/// The page of a problem, if the pages are there and it is open to whoever asks.
pub(crate) fn page_of(server: &Server, visitor: &Visitor, id: &str) -> Option<String> {
    let file = format!("{}/{id}.html", visitor.lang.code());
    let what = What::Set(visitor.plans.plan(id).is_open());
    let is_open = may_see(visitor.who, what, visitor.when(id)) == Answer::Yes;
    let is_there = server.pages.as_ref()?.join(&file).is_file();
    (is_open && is_there).then(|| format!("{PLACE}/{file}"))
}

/// A file of them. No name leads out of the folder: each is of letters, digits and what stands within names.
///
/// # Errors
/// If the file of the class cannot be read.
pub(crate) fn file(server: &Server, visitor: &Visitor, path: &str) -> Result<Response> {
    let is_name = |it: &str| {
        let is_plain = |it: u8| it.is_ascii_alphanumeric() || b"._-".contains(&it);
        !it.starts_with('.') && !it.is_empty() && it.bytes().all(is_plain)
    };
    let read = |folder: &PathBuf| {
        let file = path.split('/').all(is_name).then(|| folder.join(path))?;
        fs::read(file).ok()
    };
    let Some(mut bytes) = server.pages.as_ref().and_then(read) else {
        return Ok(not_found(server, visitor));
    };
    if let Some((lang, id)) = path.strip_suffix(".html").and_then(|it| it.split_once('/'))
        && let Some(room) = server.rooms.get(id)
        && may_see(visitor.who, What::Problem, visitor.when(id)) == Answer::Yes
    {
        let lang = Lang::of_code(lang).unwrap_or(visitor.lang);
        let said = say::TO_CLASS.fill(lang, &[&escaped(&room.spec.file)]);
        let way = format!("{MAIN}\n<p class=\"way\"><a href=\"/problems/{id}\">{said}</a></p>");
        let mut page = String::from_utf8_lossy(&bytes).replacen(MAIN, &way, 1);
        let open = open(server, visitor, id)?;
        let parts = HELP.iter().filter(|it| match it.1 {
            "hints" => !open.all,
            _ => !open.lesson,
        });
        for (part, place) in parts {
            let said = [say::LESSON, say::HINTS][usize::from(*place == "hints")].of(lang);
            let link = format!("<p><a href=\"/problems/{id}/{place}\">{said}</a></p>\n");
            page = pages::with_part(&page, part, &link);
        }
        bytes = page.into_bytes();
    }
    let mut response = answer(StatusCode::OK, kind_of(path), bytes);
    let headers = response.headers_mut();
    let policy = format!("{}; frame-ancestors 'none'", pages::POLICY);
    if let Ok(policy) = HeaderValue::from_str(&policy) {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    // A page may be closed at any time; what it is made of is asked for once in a lesson. But a module and what all
    // have in common are of one version: what was kept of an older one would not fit.
    let is_module = path.starts_with("assets/rooms/") || path == "assets/base-of-all.js";
    if path.starts_with("assets/") && !is_module {
        let kept = HeaderValue::from_static("private, max-age=3600");
        headers.insert(header::CACHE_CONTROL, kept);
    }
    Ok(response)
}
