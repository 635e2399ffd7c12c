//! What every page has, and what every answer carries.

use std::ffi::OsStr;
use std::path::Path;

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use bilingual::{Lang, Text, text::escaped};
use problem_set::Verdict as Letters;

use crate::access::Who;
use crate::clock::banner;
use crate::say;
use crate::server::{SHOWN, Server, Visitor};

/// What a page may do: nothing comes from another host, and nothing is sent to one.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// A page without a form loads itself again until there is something to see.
pub(crate) const AGAIN: &str = "<meta http-equiv=\"refresh\" content=\"5\">";

/// What pages have beside the looks of the site.
const OWN: &[(&str, &str)] = &[
    ("icon.svg", pages::ICON),
    ("serve.css", include_str!("../assets/serve.css")),
    ("serve.js", include_str!("../assets/serve.js")),
];

/// Puts on every answer what keeps a page to itself.
pub(crate) fn harden(headers: &mut HeaderMap) {
    // The pages of the set may do what they say themselves.
    headers
        .entry(header::CONTENT_SECURITY_POLICY)
        .or_insert(HeaderValue::from_static(POLICY));
    for (name, value) in [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        // Without any, browsers would send no origin with a form.
        (header::REFERRER_POLICY, "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
}

/// An answer of this kind.
pub(crate) fn answer(status: StatusCode, kind: &'static str, text: impl Into<Body>) -> Response {
    let mut response = Response::new(text.into());
    *response.status_mut() = status;
    let kind = HeaderValue::from_static(kind);
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    response
}

/// A file to be kept; its name is of letters, digits and dots.
pub(crate) fn attachment(name: &str, kind: &'static str, bytes: impl Into<Body>) -> Response {
    let mut response = answer(StatusCode::OK, kind, bytes);
    if let Ok(named) = HeaderValue::from_str(&format!("attachment; filename=\"{name}\"")) {
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_DISPOSITION, named);
    }
    response
}

/// The kind of a file by its name.
pub(crate) fn kind_of(name: &str) -> &'static str {
    match Path::new(name).extension().and_then(OsStr::to_str) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        _ => "text/plain; charset=utf-8",
    }
}

/// What a fault of the store is for a browser.
pub(crate) fn status_of(fault: &store::Error) -> StatusCode {
    match fault {
        store::Error::Full => StatusCode::INSUFFICIENT_STORAGE,
        store::Error::Busy => StatusCode::SERVICE_UNAVAILABLE,
        store::Error::Closed => StatusCode::FORBIDDEN,
        store::Error::Nobody | store::Error::UnknownProblem(_) => StatusCode::NOT_FOUND,
        _ => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

/// The way to another page, after a form.
pub(crate) fn go_to(place: &str) -> Response {
    let mut response = answer(StatusCode::SEE_OTHER, "text/plain; charset=utf-8", "");
    if let Ok(place) = HeaderValue::from_str(place) {
        response.headers_mut().insert(header::LOCATION, place);
    }
    response
}

/// A page.
pub(crate) fn page(server: &Server, visitor: &Visitor, title: &str, main: &str) -> Response {
    page_with(StatusCode::OK, server, visitor, title, main)
}

/// A page that says one thing.
pub(crate) fn told(status: StatusCode, server: &Server, visitor: &Visitor, said: &str) -> Response {
    let main = format!("<p class=\"note\" role=\"alert\">{}</p>\n", escaped(said));
    page_with(status, server, visitor, say::SITE.of(visitor.lang), &main)
}

/// The page of what is not there.
pub(crate) fn not_found(server: &Server, visitor: &Visitor) -> Response {
    let said = say::NOT_FOUND.of(visitor.lang);
    told(StatusCode::NOT_FOUND, server, visitor, said)
}

/// A page with this status.
pub(crate) fn page_with(
    status: StatusCode,
    server: &Server,
    visitor: &Visitor,
    title: &str,
    main: &str,
) -> Response {
    let lang = visitor.lang;
    let [skip, nav, site, log_out, other] = [
        say::SKIP,
        say::NAV,
        say::SITE,
        say::LOG_OUT,
        say::OTHER_LANGUAGE,
    ]
    .map(|it| it.of(lang));
    let link = |place: &str, said: Text| format!("<a href=\"{place}\">{}</a>\n", said.of(lang));
    let is_teacher = matches!(visitor.who, Who::Teacher(_));
    let mut links = String::new();
    if visitor.who != Who::Nobody {
        links += &link("/", say::ROAD);
        let submissions = if is_teacher {
            say::ALL_SUBMISSIONS
        } else {
            say::OWN
        };
        links += &link("/submissions", submissions);
        if !server.is_alone() {
            links += &link("/contests", say::CONTESTS);
        }
        if is_teacher || !visitor.plans.is_contest() {
            links += &link("/ladder", say::LADDER);
        }
    }
    if is_teacher {
        links += &link("/class", say::CLASS);
        links += &link("/plan", say::PLAN);
        links += &link("/people", say::PEOPLE);
        links += &link("/machine", say::MACHINE);
    }
    let out = if visitor.who == Who::Nobody || server.is_alone() {
        String::new()
    } else {
        format!(
            "<form method=\"post\" action=\"/logout\" class=\"out\">{}<span>{}</span> <button class=\"small\">{log_out}</button></form>\n",
            token(visitor),
            escaped(&visitor.name)
        )
    };
    let warning = if server.is_open && is_teacher {
        format!(
            "<p class=\"open\" role=\"alert\">{}</p>\n",
            say::OPEN.of(lang)
        )
    } else {
        String::new()
    };
    let mut banner = banner(visitor);
    if !banner.is_empty() {
        banner = format!("<div data-renew=\"/clock\">{banner}</div>\n");
    }
    let styles = pages::STYLES.iter().chain(OWN).map(|it| it.0);
    let styles = styles.filter(|it| is_style(it));
    let styles: Vec<String> = styles
        .map(|it| format!("<link rel=\"stylesheet\" href=\"/assets/{it}\">\n"))
        .collect();
    let mut foot = String::new();
    if matches!(visitor.who, Who::Pupil(_)) {
        foot += &link("/submissions/mine.zip", say::TAKE_OWN);
    }
    // Who is alone keeps his own things.
    if !server.is_alone() {
        foot += &link("/about", say::PARENTS);
    }
    let (code, other_code) = (lang.code(), lang.other().code());
    let (title, class) = (escaped(title), escaped(&server.title));
    let html = format!(
        "<!DOCTYPE html>\n<html lang=\"{code}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title} – {class}</title>\n{}\
         <link rel=\"icon\" href=\"/assets/icon.svg\" type=\"image/svg+xml\">\n<script src=\"/assets/serve.js\" defer></script>\n</head>\n<body>\n\
         <a class=\"skip\" href=\"#main\">{skip}</a>\n<header class=\"top\">\n<nav aria-label=\"{nav}\">\n\
         <a class=\"home\" href=\"/\">{site}</a>\n{links}\
         <a class=\"language\" lang=\"{other_code}\" href=\"?lang={other_code}\">{other}</a>\n{out}</nav>\n</header>\n\
         <main id=\"main\">\n{warning}{banner}<header class=\"title\"><p class=\"eyebrow\">{class}</p><h1>{title}</h1></header>\n\
         {main}</main>\n<footer class=\"foot\">\n{foot}</footer>\n</body>\n</html>\n",
        styles.concat(),
    );
    answer(status, "text/html; charset=utf-8", html)
}

/// Why a form was refused.
pub(crate) fn refused(fault: Option<&str>) -> String {
    fault.map_or_else(String::new, |it| {
        let said = escaped(it);
        format!("<p class=\"note bad\" role=\"alert\" id=\"fault\">{said}</p>\n")
    })
}

/// A verdict by its letters and in words.
pub(crate) fn verdict(said: &str, lang: Lang) -> String {
    let letters: std::result::Result<Letters, _> = said.parse();
    let words = letters.map_or("", |it| it.long().of(lang));
    format!(
        "<span class=\"verdict {0}\">{0}</span> {words}",
        escaped(said)
    )
}

/// A file under its name, as far as a page shows it.
pub(crate) fn file(name: &str, text: &str) -> String {
    let shown: String = text.chars().take(SHOWN).collect();
    format!(
        "<figure class=\"file\"><figcaption>{name}</figcaption><pre>{}</pre></figure>\n",
        escaped(&shown)
    )
}

/// What every form carries.
pub(crate) fn token(visitor: &Visitor) -> String {
    format!(
        "<input type=\"hidden\" name=\"token\" value=\"{}\">",
        visitor.token
    )
}

/// Has a browser keep something.
pub(crate) fn keep_cookie(response: &mut Response, cookie: &str) {
    if let Ok(cookie) = HeaderValue::from_str(cookie) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
}

/// The looks and the script of the pages.
pub(crate) fn asset(name: &str) -> Option<Response> {
    let mut all = pages::STYLES.iter().chain(OWN);
    let (name, text) = all.find(|it| it.0 == name)?;
    let mut response = answer(StatusCode::OK, kind_of(name), *text);
    let kept = HeaderValue::from_static("max-age=300");
    response.headers_mut().insert(header::CACHE_CONTROL, kept);
    Some(response)
}

fn is_style(name: &str) -> bool {
    Path::new(name).extension() == Some(OsStr::new("css"))
}
