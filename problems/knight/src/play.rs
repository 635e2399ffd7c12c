//! The program's side of one game.

use inpout::{BadInput, Player, Source, Step, int, sentences};
use proconio::input;

use crate::{Board, Cell, Input, Remoteness};

sentences! {
    NO_MOVE:
        "quân mã không đi được từ ô {0} {1} đến ô {2} {3}",
        "the knight cannot go from {0} {1} to {2} {3}";
}

/// The program's side of one game.
#[derive(Debug, Clone)]
pub struct Play {
    pub(crate) board: Board,
    pub(crate) knight: Cell,
    /// Known on boards that are not too large.
    pub(crate) remoteness: Option<Remoteness>,
}

impl Play {
    pub(crate) fn new(opening: &Input) -> Self {
        Play {
            board: opening.board,
            knight: opening.start,
            remoteness: Remoteness::of(opening.board),
        }
    }

    /// Whether a move to this cell is as good as any.
    pub(crate) fn is_best(&self, to: Cell) -> bool {
        match &self.remoteness {
            Some(table) => table.at(to) + 1 == table.at(self.knight),
            None => self.board.is_lost(to) || self.board.is_lost(self.knight),
        }
    }

    fn answer(&mut self) -> Step {
        let mut moves = self.board.moves(self.knight);
        let Some(to) = moves.find(|&to| self.is_best(to)) else {
            return Step::End;
        };
        self.knight = to;
        let said = format!("{} {}\n", to.0, to.1);
        if self.board.moves(to).next().is_some() {
            Step::Say(said)
        } else {
            Step::SayAndEnd(said)
        }
    }
}

impl Player for Play {
    fn open(&mut self) -> Step {
        self.answer()
    }

    fn hear(&mut self, line: &mut Source<'_>) -> Result<Step, BadInput> {
        input! {
            from &mut *line,
            row: with int('u', 1..=self.board.rows),
            column: with int('v', 1..=self.board.columns),
        }
        let (from, to) = (self.knight, (row, column));
        if !self.board.moves(from).any(|legal| legal == to) {
            return Err(line.bad(NO_MOVE.with(&[&from.0, &from.1, &row, &column])));
        }
        self.knight = to;
        Ok(self.answer())
    }
}
