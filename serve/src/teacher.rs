//! The pages of a teacher: the table of the class, what is tried or judged once more.

use std::collections::{BTreeMap, BTreeSet};

use axum::response::Response;
use bilingual::{Result, text::escaped};
use store::{Cell, PersonId, Role, SubmissionId};

use crate::html::{go_to, page};
use crate::say;
use crate::server::{Server, Visitor};
use crate::stuck::stuck;
use crate::submission::late;
use crate::{changes, export};

/// Pupils and problems: what is solved, what was tried, what waits.
pub(crate) fn class(server: &Server, visitor: &Visitor) -> Result<Response> {
    let lang = visitor.lang;
    let cells = server.store.cells(None)?;
    let tried: BTreeSet<&str> = cells.iter().map(|it| it.problem.as_str()).collect();
    let columns: Vec<&String> = server
        .order
        .iter()
        .filter(|it| tried.contains(it.as_str()))
        .collect();
    let by_place: BTreeMap<(PersonId, &str), &Cell> = cells
        .iter()
        .map(|it| ((it.person, it.problem.as_str()), it))
        .collect();
    let head: Vec<String> = columns
        .iter()
        .map(|id| {
            let file = server.file_of(id);
            format!(
                "<th scope=\"col\"><a href=\"/submissions?problem={id}\">{}</a><a href=\"/problems/{id}/misreadings\"><small>{}</small></a></th>",
                escaped(file),
                say::MISREADINGS.of(lang)
            )
        })
        .collect();
    let read = server.store.lessons_read()?;
    let cell = |person: PersonId, id: &str| {
        let Some(it) = by_place.get(&(person, id)) else {
            return "<td></td>".to_owned();
        };
        let (class, sign, words) = if it.is_solved {
            ("yes", "✓", say::IS_SOLVED)
        } else if it.open > 0 {
            ("wait", "…", say::OPEN_CELL)
        } else {
            ("no", "✗", say::STUCK)
        };
        let late = late(visitor, id, it.solved_at);
        let said = if late.is_empty() {
            String::new()
        } else {
            format!(", {}", say::LATE.of(lang))
        };
        let lesson = if read.contains(&(person, id.to_owned())) {
            format!(" <small>{}</small>", say::HAS_READ.of(lang))
        } else {
            String::new()
        };
        format!(
            "<td class=\"{class}\"><a href=\"/submissions?person={person}&amp;problem={id}\" aria-label=\"{}{said}, {}\">{sign} <small>{}</small>{late}</a>{lesson}</td>",
            words.of(lang),
            say::TRIES.fill(lang, &[&it.tries]),
            it.tries,
        )
    };
    let people = server.store.people()?;
    let rows: Vec<String> = people
        .iter()
        .filter(|it| it.role == Role::Pupil)
        .map(|it| {
            let cells: Vec<String> = columns.iter().map(|id| cell(it.id, id)).collect();
            format!(
                "<tr><th scope=\"row\"><a href=\"/submissions?person={}\">{}</a></th>{}</tr>\n",
                it.id,
                escaped(&it.name),
                cells.concat()
            )
        })
        .collect();
    let (waiting, running, aside) = server.store.load()?;
    let waiting: u32 = waiting.iter().sum();
    // Whoever begins is told what comes next.
    let next = if rows.is_empty() {
        format!(
            "<p class=\"note\"><a href=\"/people\">{}</a></p>\n",
            say::NO_PUPILS.of(lang)
        )
    } else if cells.is_empty() {
        let said = say::NO_SUBMISSIONS.fill(lang, &[&escaped(&server.address)]);
        format!("<p class=\"note\">{said}</p>\n")
    } else {
        stuck(server, visitor, &people)?
    };
    let main = format!(
        "{}{next}<p>{}</p>\n<div class=\"scroll\"><table class=\"matrix\">\n<thead><tr><th scope=\"col\">{}</th>{}</tr></thead>\n<tbody>\n{}</tbody>\n</table></div>\n{}",
        changes::told(server, lang)?,
        say::QUEUE.fill(lang, &[&waiting, &running, &aside]),
        say::WHO.of(lang),
        head.concat(),
        rows.concat(),
        export::links(visitor)
    );
    Ok(page(server, visitor, say::CLASS.of(lang), &main))
}

/// What was set aside is tried again.
pub(crate) fn retry(server: &Server, visitor: &Visitor, id: SubmissionId) -> Result<Response> {
    let aside = server.store.aside()?.into_iter();
    // A judging that was to come after the one that counts may be among them.
    for it in aside.filter(|it| it.submission == id) {
        server.store.retry(it.job, visitor.who.id())?;
    }
    Ok(go_to(&format!("/submissions/{id}")))
}

/// A submission is judged again.
pub(crate) fn again(server: &Server, visitor: &Visitor, id: SubmissionId) -> Result<Response> {
    server.store.rejudge_one(id, visitor.who.id())?;
    Ok(go_to(&format!("/submissions/{id}")))
}
