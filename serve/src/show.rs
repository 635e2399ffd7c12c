//! The ranking is opened as a show: cell by cell from the last place up, a key a step.

use std::collections::BTreeSet;

use axum::response::Response;
use bilingual::{Result, sentences, text::escaped};
use store::{ContestId, PersonId, Phase};

use crate::board::Board;
use crate::form::Form;
use crate::html::{go_to, not_found, page, token};
use crate::server::{Server, Visitor};

sentences! {
    SHOW: "Mở bảng xếp hạng", "Opening the ranking";
    NEXT: "Bước sau", "Next";
    BACK: "Bước trước", "Back";
    STEP: "Bước {0} trên {1}. Phím → hay dấu cách: bước sau; ←: bước trước.", "Step {0} of {1}. The keys → or blank: next; ←: back.";
    NOW: "{0}: {1}", "{0}: {1}";
    PUBLISH: "Cho cả lớp xem bảng xếp hạng", "Open the ranking to the class";
}

/// A step: a row is looked at, or one of its cells is opened.
type Step = (PersonId, Option<usize>);

/// All steps: whoever stands last and has not been looked at is, and each of his cells that is not known is opened;
/// after a cell the rows stand in their new order, so that whoever has risen waits for his new place's turn.
fn steps(board: &Board) -> Vec<Step> {
    let mut opened: BTreeSet<(PersonId, usize)> = BTreeSet::new();
    let mut settled: BTreeSet<PersonId> = BTreeSet::new();
    let mut steps = Vec::new();
    loop {
        let rows = board.order(&is_opened(board, &opened));
        let last = rows.iter().rev().find(|it| !settled.contains(&it.1.person));
        let Some((_, row)) = last else {
            return steps;
        };
        let is_unknown =
            |at: &usize| board.is_pending(row.person, *at) && !opened.contains(&(row.person, *at));
        let next = (0..row.cells.len()).find(is_unknown);
        steps.push((row.person, next));
        match next {
            Some(at) => opened.insert((row.person, at)),
            None => settled.insert(row.person),
        };
    }
}

/// Whether a cell is as at the end, where these were opened.
fn is_opened<'a>(
    board: &'a Board,
    opened: &'a BTreeSet<(PersonId, usize)>,
) -> impl Fn(PersonId, usize) -> bool + 'a {
    move |person, at| opened.contains(&(person, at)) || !board.is_pending(person, at)
}

/// A step of the show, for the projector.
pub(crate) fn show(
    server: &Server,
    visitor: &Visitor,
    id: ContestId,
    query: &Form,
) -> Result<Response> {
    let lang = visitor.lang;
    let contest = visitor.plans.contest(id);
    let Some(contest) = contest.filter(|it| visitor.plans.phase(it) == Phase::After) else {
        return Ok(if contest.is_some() {
            go_to(&format!("/contests/{id}"))
        } else {
            not_found(server, visitor)
        });
    };
    let board = server.boards.of(&server.store, contest)?;
    let steps = steps(&board);
    let step = query.text("after").parse().unwrap_or(0).min(steps.len());
    let done = &steps[..step];
    let opened = done.iter().filter_map(|it| Some((it.0, it.1?))).collect();
    let at = done.last().copied().unwrap_or((0, None));
    let mut rows = board.rows.iter();
    let name = rows
        .find(|it| it.person == at.0)
        .map(|it| escaped(&it.name));
    let column = at.1.and_then(|it| board.columns.get(it));
    let now = match (name, column) {
        (Some(name), Some(column)) => NOW.fill(lang, &[&name, &escaped(column)]),
        (Some(name), None) => name,
        (None, _) => String::new(),
    };
    let link = |step: usize, rel: &str, said: bilingual::Text| {
        format!(
            "<a rel=\"{rel}\" href=\"/contests/{id}/show?after={step}#here\">{}</a> ",
            said.of(lang)
        )
    };
    let mut keys = String::new();
    if step > 0 {
        keys += &link(step - 1, "prev", BACK);
    }
    if step < steps.len() {
        keys += &link(step + 1, "next", NEXT);
    } else if !contest.is_open {
        keys += &format!(
            "<form method=\"post\" action=\"/contests/{id}\">{}<button name=\"do\" value=\"open\">{}</button></form>",
            token(visitor),
            PUBLISH.of(lang)
        );
    }
    let main = format!(
        "<div class=\"unveiled\">\n<p class=\"standing\" role=\"status\">{now}</p>\n{}</div>\n<p class=\"tools\">{keys}</p>\n<p class=\"quiet\">{}</p>\n",
        board.table(lang, &is_opened(&board, &opened), at),
        STEP.fill(lang, &[&step, &steps.len()])
    );
    Ok(page(server, visitor, SHOW.of(lang), &main))
}
