//! The ranking is opened as a show: cell by cell from the last place up, a key a step.

use std::collections::BTreeSet;

use axum::response::Response;
use bilingual::{Result, sentences, text::escaped};
use store::{Contest, PersonId, Phase};

use crate::board::{Board, Row};
use crate::contest_keys::action;
use crate::form::Form;
use crate::html::{go_to, page, token};
use crate::say;
use crate::server::{Server, Visitor};

sentences! {
    SHOW: "Mở bảng xếp hạng", "Opening the ranking";
    NEXT: "Bước sau", "Next";
    BACK: "Bước trước", "Back";
    STEP: "Bước {0} trên {1}. Phím → hay dấu cách: bước sau; ←: bước trước.", "Step {0} of {1}. The keys → or blank: next; ←: back.";
    NOW: "{0}: {1}", "{0}: {1}";
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
        let rows = board.order(&is_opened(&opened));
        let last = rows.iter().rev().find(|it| !settled.contains(&it.1.person));
        let Some((_, row)) = last else {
            return steps;
        };
        let next = (0..row.cells.len()).find(|at| !is_opened(&opened)(row, *at));
        steps.push((row.person, next));
        match next {
            Some(at) => opened.insert((row.person, at)),
            None => settled.insert(row.person),
        };
    }
}

/// Whether a cell is as at the end, where these were opened.
fn is_opened(opened: &BTreeSet<(PersonId, usize)>) -> impl Fn(&Row, usize) -> bool {
    move |row, at| opened.contains(&(row.person, at)) || !row.cells[at].is_pending
}

/// A step of the show, for the projector.
pub(crate) fn show(
    server: &Server,
    visitor: &Visitor,
    contest: &Contest,
    query: &Form,
) -> Result<Response> {
    let (lang, place) = (visitor.lang, action(contest));
    if visitor.plans.phase(contest) != Phase::After {
        return Ok(go_to(&place));
    }
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
            "<a rel=\"{rel}\" href=\"{place}/show?after={step}#here\">{}</a> ",
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
            "<form method=\"post\" action=\"{place}\">{}<button name=\"do\" value=\"open\">{}</button></form>",
            token(visitor),
            say::OPEN_RANKING.of(lang)
        );
    }
    let main = format!(
        "<div class=\"unveiled\">\n<p class=\"standing\" role=\"status\">{now}</p>\n{}</div>\n<p class=\"tools\">{keys}</p>\n<p class=\"quiet\">{}</p>\n",
        board.table(lang, &is_opened(&opened), at),
        STEP.fill(lang, &[&step, &steps.len()])
    );
    Ok(page(server, visitor, SHOW.of(lang), &main))
}
