//! # KNIGHT: a dialogue on a board
//!
//! A knight on a board of m rows and n columns goes two cells in one direction and one cell in
//! the other, so that row plus column becomes smaller; who cannot move loses. The program has the
//! first move and plays against somebody who types his moves.
//!
//! **Idea.** Row plus column falls with every move, so the cells can be decided in the order of
//! that sum, each with its *remoteness*: the number of moves until the end if the winner hurries
//! and the loser delays ([`theory::retrograde`]). The right moves go to a remoteness of one less.
//! Up to 10^9 rows and columns there is no table, but the verdict has a rule, [`Board::is_lost`]:
//! blocks of two by two lost cells at every fourth row and column, and what the upper edges
//! change. The proof is in `lesson.en.md`.
//!
//! **Complexity.** `O(mn)` time before the first move if `m, n ≤ 1000`, and two bytes a cell: 2 MB. `O(1)` for
//! each move after that, and `O(1)` a move on larger boards.
//!
//! **Source.** Document 004, section 4.2.2.

use std::fmt;

use inpout::{BadInput, Interactive, Opening, Problem, Source, int, limit};
use proconio::input;

mod board;
pub mod brute;
pub mod cases;
mod play;
mod referee;
pub mod rules;
pub mod second;
pub mod theorem;

pub use board::{Board, Cell, LARGEST_TABLE, Remoteness};
pub use play::Play;

#[derive(Debug)]
pub struct Knight;

/// The opening.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Input {
    /// The board, from 2 × 2 to 10^9 × 10^9.
    pub board: Board,
    /// Where the knight stands.
    pub start: Cell,
}

/// What the opening is worth to the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output {
    /// Whether it wins.
    pub is_won: bool,
    /// The number of moves of both until the end; on larger boards than [`LARGEST_TABLE`] nobody
    /// needs to hurry or to delay.
    pub moves: Option<u32>,
}

impl Problem for Knight {
    const ID: &'static str = "knight";
    const FILE: &'static str = "KNIGHT";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from source,
            rows: with int('m', limit!("m")),
            columns: with int('n', limit!("n")),
            row: with int('p', 1..=rows),
            column: with int('q', 1..=columns),
        }
        Ok(Input {
            board: Board { rows, columns },
            start: (row, column),
        })
    }

    fn solve(input: &Input) -> Output {
        let moves = Remoteness::of(input.board).map(|table| table.at(input.start).into());
        let is_won = match moves {
            Some(moves) => moves % 2 == 1,
            None => !input.board.is_lost(input.start),
        };
        Output { is_won, moves }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_won { "WIN" } else { "LOSE" })?;
        match self.moves {
            Some(moves) => writeln!(f, " {moves}"),
            None => writeln!(f),
        }
    }
}

impl Interactive for Knight {
    type Player = Play;
    const OPENING: Opening = Opening::FirstLine;

    fn player(opening: &Input) -> Play {
        Play::new(opening)
    }
}
