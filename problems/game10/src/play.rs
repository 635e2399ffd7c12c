//! The program's side of one game.

use inpout::{BadInput, Player, Source, Step, int, sentences};
use proconio::input;

use crate::answer;
use crate::{Board, Move};

sentences! {
    TAKEN: "ô {0} {1} đã có số", "the cell {0} {1} is taken";
}

/// The program's side of one game: all it has to know is the board.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Play {
    board: Board,
}

impl Player for Play {
    fn open(&mut self) -> Step {
        Step::Wait
    }

    fn hear(&mut self, line: &mut Source<'_>) -> Result<Step, BadInput> {
        input! {
            from &mut *line,
            row: with int('r', 1..=4_usize),
            column: with int('c', 1..=4_usize),
            number: with int('k', 1..=4),
        }
        let cell = (row - 1, column - 1);
        let first = Move { cell, number };
        if !self.board.is_empty(first.cell) {
            return Err(line.bad(TAKEN.with(&[&row, &column])));
        }
        let board = self.board.with(first);
        let answer = answer(board, first);
        self.board = board.with(answer);
        if board.wins(answer) {
            return Ok(Step::SayAndEnd(format!("{answer} WIN\n")));
        }
        Ok(Step::Say(format!("{answer}\n")))
    }
}
