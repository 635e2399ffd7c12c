//! The lesson and the hints of a problem.

use axum::response::Response;
use lessons::lesson::FILE;
use lessons::page::Block;

use crate::html::{not_found, page};
use crate::say;
use crate::server::{Server, Visitor};

/// The lesson, whole.
pub(crate) fn lesson(server: &Server, visitor: &Visitor, id: &str) -> Response {
    shown(server, visitor, id, |blocks| {
        format!(
            "<div class=\"prose\">\n{}</div>\n",
            pages::alone(blocks, visitor.lang)
        )
    })
}

/// The hints alone, each folded.
pub(crate) fn hints(server: &Server, visitor: &Visitor, id: &str) -> Response {
    let lang = visitor.lang;
    shown(server, visitor, id, |blocks| {
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
                format!(
                    "<details><summary>{}</summary>\n<div class=\"prose\">\n{}</div></details>\n",
                    say::HINT.fill(lang, &[&number]),
                    pages::alone(hint, lang)
                )
            })
            .collect();
        format!(
            "<h2>{}</h2>\n<p class=\"quiet\">{}</p>\n{}",
            say::HINTS.of(lang),
            say::HINTS_ABOUT.of(lang),
            folded.concat()
        )
    })
}

/// A page of what is made of the lesson.
fn shown(
    server: &Server,
    visitor: &Visitor,
    id: &str,
    made: impl FnOnce(&[Block]) -> String,
) -> Response {
    let lang = visitor.lang;
    let Some(room) = server.rooms.get(id) else {
        return not_found(server, visitor);
    };
    let main = format!(
        "<p><a href=\"/problems/{id}\">{}</a></p>\n{}",
        say::STATEMENT.of(lang),
        made(&room.text(&server.root, FILE.of(lang)))
    );
    page(server, visitor, room.spec.title.of(lang), &main)
}
