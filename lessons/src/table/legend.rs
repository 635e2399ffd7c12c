//! The words under and beside a table.

use arena::Ending;

use super::{Cell, Grid, Show};
use crate::catalogue::tables as say;
use bilingual::Lang;

/// What is shown, in a word or two.
pub(super) fn title(show: Show, lang: Lang) -> &'static str {
    let text = match show {
        Show::Outcome => say::OUTCOME,
        Show::Remoteness => say::REMOTENESS,
        Show::Grundy => say::GRUNDY,
        Show::Points => say::POINTS,
        Show::Winning => say::WINNING,
        Show::Answer(_) | Show::LastWord => say::ANSWER,
    };
    text.of(lang)
}

/// What the signs mean that occur.
pub(super) fn signs(grid: &Grid, lang: Lang) -> Option<String> {
    let [lost, won, drawn] = match grid.show {
        Show::Outcome => ["X", "·", "="],
        Show::Remoteness => ["-", "+", "="],
        _ => return None,
    };
    let occurs = |is_one: fn(&Ending) -> bool| {
        let mut cells = grid.cells.iter().flatten();
        cells.any(|cell| matches!(cell, Cell::Ending(ending) if is_one(ending)))
    };
    let said = [
        (occurs(|it| matches!(it, Ending::Lost(_))), lost, say::LOST),
        (occurs(|it| matches!(it, Ending::Won(_))), won, say::WON),
        (occurs(|it| *it == Ending::Drawn), drawn, say::DRAWN),
    ];
    let said = said.into_iter().filter(|it| it.0);
    let said = said.map(|(_, sign, means)| format!("{sign} {}", means.of(lang)));
    let said: Vec<String> = said.collect();
    (!said.is_empty()).then(|| said.join(", "))
}
