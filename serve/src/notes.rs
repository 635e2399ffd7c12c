//! What a teacher writes to the owner of a submission.

use axum::http::StatusCode;
use axum::response::Response;
use bilingual::{
    Result,
    text::{escaped, plain},
};
use store::{Submission, SubmissionId};

use crate::access::{Answer, What, may_see};
use crate::form::Form;
use crate::html::{go_to, not_found, token, told};
use crate::say;
use crate::server::{Server, Visitor};

/// Letters of a note.
const LONGEST: usize = 2000;

/// The note on a submission, for its owner; for a teacher the form to write it.
pub(crate) fn shown(server: &Server, visitor: &Visitor, it: &Submission) -> String {
    let lang = visitor.lang;
    let note = it.note.as_ref().map_or_else(String::new, |note| {
        format!(
            "<section class=\"note\" aria-labelledby=\"note\"><h2 id=\"note\">{}</h2>\n<p class=\"lines\">{}</p>\n<p class=\"quiet\">{}</p></section>\n",
            say::NOTE.of(lang),
            escaped(&note.text),
            server.clock(note.at)
        )
    });
    if may_see(visitor.who, What::Class, visitor.when(&it.problem)) != Answer::Yes {
        return note;
    }
    let text = it.note.as_ref().map_or("", |it| it.text.as_str());
    format!(
        "{note}<form method=\"post\" action=\"/submissions/{}/note\" class=\"form\">{}<label for=\"text\">{}</label>\n\
         <textarea id=\"text\" name=\"text\" class=\"short\" rows=\"3\" maxlength=\"{LONGEST}\" aria-describedby=\"about-note\">\n{}</textarea>\n\
         <p class=\"quiet\" id=\"about-note\">{}</p>\n<button>{}</button></form>\n",
        it.id,
        token(visitor),
        say::NOTE_TO.of(lang),
        escaped(text),
        say::NOTE_ABOUT.of(lang),
        say::NOTE_SEND.of(lang)
    )
}

/// A note is written.
pub(crate) fn write(
    server: &Server,
    visitor: &Visitor,
    id: SubmissionId,
    form: &Form,
) -> Result<Response> {
    let text = form.text("text");
    if text.chars().count() > LONGEST {
        let said = say::NOTE_TOO_LONG.fill(visitor.lang, &[&LONGEST]);
        return Ok(told(
            StatusCode::UNPROCESSABLE_ENTITY,
            server,
            visitor,
            &said,
        ));
    }
    let lines: Vec<String> = text.trim().lines().map(plain).collect();
    let text = lines.join("\n");
    if !server.store.note(id, &text, visitor.who.id())? {
        return Ok(not_found(server, visitor));
    }
    Ok(go_to(&format!("/submissions/{id}")))
}
