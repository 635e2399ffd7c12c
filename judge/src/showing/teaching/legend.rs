//! The words under and beside a table.

use arena::Ending;

use super::family::{Cell, Grid, Show};
use crate::words::Lang;

/// The words under and beside a table.
#[derive(Debug)]
pub(super) struct Legend {
    lost: &'static str,
    won: &'static str,
    drawn: &'static str,
    outcome: &'static str,
    remoteness: &'static str,
    points: &'static str,
    winning: &'static str,
    answer: &'static str,
}

const VIETNAMESE: Legend = Legend {
    lost: "thế thua",
    won: "thế thắng",
    drawn: "thế hòa",
    outcome: "thế",
    remoteness: "số nước",
    points: "điểm hơn",
    winning: "số nước thắng",
    answer: "đáp án",
};

const ENGLISH: Legend = Legend {
    lost: "lost",
    won: "won",
    drawn: "drawn",
    outcome: "outcome",
    remoteness: "moves",
    points: "points ahead",
    winning: "winning moves",
    answer: "answer",
};

impl Legend {
    pub(super) fn of(language: Lang) -> &'static Legend {
        match language {
            Lang::Vi => &VIETNAMESE,
            Lang::En => &ENGLISH,
        }
    }

    /// What is shown, in a word or two.
    pub(super) fn title(&self, show: Show) -> &'static str {
        match show {
            Show::Outcome => self.outcome,
            Show::Remoteness => self.remoteness,
            Show::Grundy => "Grundy",
            Show::Points => self.points,
            Show::Winning => self.winning,
            Show::Answer(_) | Show::LastWord => self.answer,
        }
    }

    /// What the signs mean that occur.
    pub(super) fn signs(&self, grid: &Grid) -> Option<String> {
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
            said.push(format!("{lost} {}", self.lost));
        }
        if occurs(|it| matches!(it, Ending::Won(_))) {
            said.push(format!("{won} {}", self.won));
        }
        if occurs(|it| matches!(it, Ending::Drawn)) {
            said.push(format!("{drawn} {}", self.drawn));
        }
        (!said.is_empty()).then(|| said.join(", "))
    }
}
