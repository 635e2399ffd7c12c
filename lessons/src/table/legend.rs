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
    let mut said = Vec::new();
    if occurs(|it| matches!(it, Ending::Lost(_))) {
        said.push(format!("{lost} {}", say::LOST.of(lang)));
    }
    if occurs(|it| matches!(it, Ending::Won(_))) {
        said.push(format!("{won} {}", say::WON.of(lang)));
    }
    if occurs(|it| matches!(it, Ending::Drawn)) {
        said.push(format!("{drawn} {}", say::DRAWN.of(lang)));
    }
    (!said.is_empty()).then(|| said.join(", "))
}
