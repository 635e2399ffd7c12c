//! The way in and out.

use axum::http::StatusCode;
use axum::response::Response;
use bilingual::{Result, Text};

use crate::codes;
use crate::form::Form;
use crate::html::{go_to, keep_cookie, page_with, refused, token};
use crate::limits::Limit;
use crate::say;
use crate::server::{SESSION, Server, Visitor};

/// The form for the code.
pub(crate) fn door(
    server: &Server,
    visitor: &Visitor,
    status: StatusCode,
    fault: Option<Text>,
) -> Response {
    let lang = visitor.lang;
    let fault = refused(fault.map(|it| it.of(lang)));
    let main = format!(
        "{fault}<p>{}</p>\n<form method=\"post\" action=\"/login\" class=\"form\">{}\
         <label for=\"code\">{}</label>\n<input class=\"code-field\" id=\"code\" name=\"code\" type=\"text\" required autofocus \
         autocomplete=\"off\" autocapitalize=\"characters\" spellcheck=\"false\">\n<p><button>{}</button></p>\n</form>\n",
        say::DOOR_ABOUT.of(lang),
        token(visitor),
        say::CODE.of(lang),
        say::ENTER.of(lang)
    );
    page_with(status, server, visitor, say::DOOR.of(lang), &main)
}

/// A code was typed.
pub(crate) fn log_in(server: &Server, visitor: &Visitor, form: &Form) -> Result<Response> {
    if server.is_alone() {
        return Ok(go_to("/"));
    }
    Ok(match opened(server, visitor, form.text("code"))? {
        Ok(secret) => {
            let mut response = go_to("/");
            // How long a session lasts is the store's: whoever comes every day stays.
            let kept = "Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax";
            keep_cookie(&mut response, &format!("{SESSION}={secret}; {kept}"));
            response
        }
        Err((status, why)) => door(server, visitor, status, Some(why)),
    })
}

/// The secret of a new session for a code, or why there is none.
pub(crate) fn opened(
    server: &Server,
    visitor: &Visitor,
    code: &str,
) -> Result<Result<String, (StatusCode, Text)>> {
    let read = codes::read(code);
    let person = read.as_ref().map(|it| it.0);
    let of_person = person.map(Limit::Code).into_iter();
    for limit in of_person.chain([Limit::Door(visitor.from)]) {
        if !server.limits.take(limit) {
            return Ok(Err((StatusCode::TOO_MANY_REQUESTS, say::TOO_OFTEN)));
        }
    }
    let (id, letters) = read.unwrap_or_default();
    let kept = server.store.person(id)?.and_then(|it| it.1);
    if !codes::is_right(&letters, kept.as_deref()) {
        return Ok(Err((StatusCode::FORBIDDEN, say::WRONG_CODE)));
    }
    let secret = codes::secret()?;
    server.store.begin_session(&codes::hash_of(&secret), id)?;
    Ok(Ok(secret))
}

pub(crate) fn log_out(server: &Server, visitor: &Visitor) -> Result<Response> {
    if let Some(session) = &visitor.session {
        server.store.end_session(session)?;
    }
    let mut response = go_to("/login");
    keep_cookie(
        &mut response,
        &format!("{SESSION}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"),
    );
    Ok(response)
}
