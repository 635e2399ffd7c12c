//! The lesson and the hints of a problem: a hint is opened by each try that failed, all by the right program, and
//! the lesson by that or on request.

use axum::response::Response;
use bilingual::Result;
use lessons::lesson::FILE;
use lessons::page::Block;

use crate::access::{When, Who};
use crate::html::{go_to, not_found, page, token};
use crate::say;
use crate::server::{Room, Server, Visitor};

/// What is open to somebody of a problem whose lesson and hints are.
pub(crate) struct Open {
    /// How many hints.
    hints: u32,
    /// Whether these are all, however many there are.
    pub(crate) all: bool,
    pub(crate) lesson: bool,
}

/// What is open to whoever asks.
pub(crate) fn open(server: &Server, visitor: &Visitor, id: &str) -> Result<Open> {
    let all = Open {
        hints: u32::MAX,
        all: true,
        lesson: true,
    };
    let Who::Pupil(person) = visitor.who else {
        return Ok(all);
    };
    if server.is_alone() || visitor.when(id) == When::After {
        return Ok(all);
    }
    let cells = server.store.cells(Some(person))?;
    let cell = cells.iter().find(|it| it.problem == id);
    if cell.is_some_and(|it| it.is_solved) {
        return Ok(all);
    }
    let read = server.store.lessons_read()?;
    Ok(Open {
        hints: cell.map_or(0, |it| it.tries - it.open),
        all: false,
        lesson: read.contains(&(person, id.to_owned())),
    })
}

/// The lesson, whole; before it is open, the key that opens it.
pub(crate) fn lesson(server: &Server, visitor: &Visitor, id: &str) -> Result<Response> {
    let lang = visitor.lang;
    let is_open = open(server, visitor, id)?.lesson;
    let read = format!(
        "<p>{}</p>\n<form method=\"post\" action=\"/problems/{id}/lesson\">{}<button>{}</button></form>\n",
        say::LESSON_LATER.of(lang),
        token(visitor),
        say::READ_LESSON.of(lang)
    );
    Ok(shown(server, visitor, id, |room, blocks| {
        if !is_open {
            return read;
        }
        format!(
            "<div class=\"prose\">\n{}</div>\n",
            room.html(&server.root, blocks, lang)
        )
    }))
}

/// The lesson is to be read.
pub(crate) fn read(server: &Server, visitor: &Visitor, id: &str) -> Result<Response> {
    if let (Some(person), true) = (visitor.who.id(), server.rooms.contains_key(id)) {
        server.store.read_lesson(person, id)?;
    }
    Ok(go_to(&format!("/problems/{id}/lesson")))
}

/// The hints alone that are open, each folded, and how many are not.
pub(crate) fn hints(server: &Server, visitor: &Visitor, id: &str) -> Result<Response> {
    let lang = visitor.lang;
    let open = open(server, visitor, id)?;
    Ok(shown(server, visitor, id, |room, blocks| {
        let is = |it: &Block, level| matches!(it, Block::Heading(its, _) if *its == level);
        let mut sections = blocks.chunk_by(|_, next| !is(next, 2));
        // What stands before the first of them is the head.
        let hints = sections.find(|it| is(&it[0], 2)).unwrap_or_default();
        let hints = hints.chunk_by(|_, next| !is(next, 3));
        let folded = hints
            .filter_map(|it| it.split_first())
            .filter(|it| is(it.0, 3));
        let folded: Vec<String> = (1..)
            .zip(folded)
            .map(|(number, (_, hint))| {
                if number > open.hints {
                    return String::new();
                }
                format!(
                    "<details><summary>{}</summary>\n<div class=\"prose\">\n{}</div></details>\n",
                    say::HINT.fill(lang, &[&number]),
                    room.html(&server.root, hint, lang)
                )
            })
            .collect();
        let left = folded.iter().filter(|it| it.is_empty()).count();
        let later = if left > 0 {
            format!("<p>{}</p>\n", say::HINTS_LATER.fill(lang, &[&left]))
        } else {
            String::new()
        };
        format!(
            "<h2>{}</h2>\n<p class=\"quiet\">{}</p>\n{}{later}",
            say::HINTS.of(lang),
            say::HINTS_ABOUT.of(lang),
            folded.concat()
        )
    }))
}

/// A page of what is made of the lesson.
fn shown(
    server: &Server,
    visitor: &Visitor,
    id: &str,
    made: impl FnOnce(&Room, &[Block]) -> String,
) -> Response {
    let lang = visitor.lang;
    let Some(room) = server.rooms.get(id) else {
        return not_found(server, visitor);
    };
    let main = format!(
        "<p><a href=\"/problems/{id}\">{}</a></p>\n{}",
        say::STATEMENT.of(lang),
        made(room, &room.text(&server.root, FILE.of(lang)))
    );
    page(server, visitor, room.spec.title.of(lang), &main)
}
