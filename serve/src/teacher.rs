//! The pages of a teacher: the table of the class, tests that have changed.

use std::collections::{BTreeMap, BTreeSet};

use axum::response::Response;
use bilingual::{Result, Text, text::escaped};
use store::{Cell, PersonId, Role, SubmissionId};

use crate::export;
use crate::html::{go_to, page, token, verdict};
use crate::say;
use crate::server::{Server, Visitor};
use crate::stuck::stuck;
use crate::submission::late;

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
    let mut outdated = server.store.outdated()?;
    if outdated.len() > 1 {
        let count = outdated.iter().map(|it| it.1).sum();
        outdated.insert(0, (String::new(), count, 0));
    }
    let outdated = outdated.iter().map(|(id, count, _)| {
        let (place, name) = of_all_or_one(server, id);
        let said = say::OUTDATED.fill(lang, &[&escaped(name), count]);
        format!("<p class=\"note\"><a href=\"{place}/changes\">{said}</a></p>\n")
    });
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
        outdated.collect::<String>(),
        say::QUEUE.fill(lang, &[&waiting, &running, &aside]),
        say::WHO.of(lang),
        head.concat(),
        rows.concat(),
        export::links(visitor)
    );
    Ok(page(server, visitor, say::CLASS.of(lang), &main))
}

/// Where the tests of a problem are told of, or of all by an empty id, and how they are called.
fn of_all_or_one<'a>(server: &'a Server, id: &'a str) -> (String, &'a str) {
    match id {
        "" => ("/class".to_owned(), &server.title),
        id => (format!("/problems/{}", escaped(id)), server.file_of(id)),
    }
}

/// What changes if the tests that there are now count, of a problem or of all, and the forms that make it so.
pub(crate) fn changes(server: &Server, visitor: &Visitor, id: &str) -> Result<Response> {
    let lang = visitor.lang;
    let outdated = server.store.outdated()?.into_iter();
    let outdated = outdated.filter(|it| id.is_empty() || it.0 == id);
    let (all, judged) = outdated.fold((0, 0), |sum, it| (sum.0 + it.1, sum.1 + it.2));
    let (place, name) = of_all_or_one(server, id);
    let changes = server.store.changes(id)?;
    let rows: Vec<String> = changes
        .iter()
        .map(|it| {
            format!(
                "<tr><td class=\"num\"><a href=\"/submissions/{0}\">{0}</a></td><td>{1}</td><td>{2}</td></tr>\n",
                it.submission,
                verdict(&it.before, lang),
                verdict(&it.after, lang)
            )
        })
        .collect();
    let form = |what: &str, said: Text| {
        format!(
            "<form method=\"post\" action=\"{place}/{what}\">{}<button>{}</button></form>\n",
            token(visitor),
            said.of(lang)
        )
    };
    let main = format!(
        "<p>{}</p>\n<div class=\"tools\">{}{}</div>\n<div class=\"scroll\"><table>\n\
         <thead><tr><th class=\"num\">№</th><th>{}</th><th>{}</th></tr></thead>\n<tbody>\n{}</tbody>\n</table></div>\n",
        say::CHANGES_ABOUT.fill(lang, &[&all, &judged, &changes.len()]),
        form("rejudge", say::REJUDGE),
        // What changes is seen first.
        if judged > 0 {
            form("apply", say::APPLY)
        } else {
            String::new()
        },
        say::NOW.of(lang),
        say::THEN.of(lang),
        rows.concat()
    );
    let title = say::CHANGES.fill(lang, &[&name]);
    Ok(page(server, visitor, &title, &main))
}

/// Old submissions are judged by the tests that there are now or, to apply it, count by them.
pub(crate) fn renew(
    server: &Server,
    visitor: &Visitor,
    id: &str,
    applies: bool,
) -> Result<Response> {
    if id.is_empty() || server.rooms.contains_key(id) {
        if applies {
            server.store.apply(id, visitor.who.id())?;
        } else {
            server.store.rejudge(id, visitor.who.id())?;
        }
    }
    Ok(go_to("/class"))
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
