//! # KNIGHT: a dialogue on a board
//!
//! A knight stands on a board of m rows and n columns, the rows counted from the bottom. A move
//! takes it two cells in one direction and one cell in the other, so that row plus column
//! becomes smaller; who cannot move loses. The program has the first move and plays against
//! somebody who types his moves.
//!
//! **The table.** Row plus column falls with every move, by 3 or by 1, so the cells can be
//! decided in the order of that sum: a cell is won if some move leads to a lost one. With the
//! verdict goes its *remoteness*, the number of moves until the end if the winner hurries and
//! the loser delays: 0 without a move, else one more than the smallest among the lost cells that
//! can be reached, or, if there are none, one more than the largest of all. So lost cells have
//! even remoteness and won cells odd remoteness, and in either case the right moves are those
//! to a cell of remoteness one less, as in [`theory::retrograde`].
//!
//! **Large boards.** Up to 10^9 rows and columns there is no table, but the verdict has a rule,
//! [`Board::is_lost`]: blocks of two by two lost cells at every fourth row and column, and what the
//! upper edges change. No move leads into the corner `(m, n)`, nor to `(m, n − 1)` or `(m − 1, n)`, so
//! the exceptions there matter only where the game begins.
//!
//! The proof is in `lesson.en.md`. The rule and the moves ask of row `i` among `m` only `i mod 4`,
//! `m mod 4`, whether `i` is 1, 2 or more, and whether `m − i` is 0, 1, 2 or more, and likewise of a
//! column. Every such combination occurs on a board of at most 12 × 12, and a test goes through these.
//!
//! **Complexity.** `O(mn)` time before the first move if `m, n ≤ 1000`, and two bytes a place, of which
//! there are `(m + n + 2)(m + 3)`: 4 MB. `O(1)` for each move after that, and `O(1)` a move on larger boards.
//!
//! **Source.** Document 004, section 4.2.2.

use std::fmt;

use inpout::{BadInput, Interactive, Opening, Player, Problem, Source, Step, int};
use proconio::input;

mod board;
pub mod brute;
pub mod cases;
pub mod far;
pub mod rules;

pub use board::{Board, Cell, LARGEST_TABLE, Remoteness};

/// The problem KNIGHT.
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
            rows: with int("m", 2..=1_000_000_000),
            columns: with int("n", 2..=1_000_000_000),
            row: with int("p", 1..=rows),
            column: with int("q", 1..=columns),
        }
        Ok(Input {
            board: Board { rows, columns },
            start: (row, column),
        })
    }

    fn solve(input: &Input) -> Output {
        match Remoteness::of(input.board) {
            Some(table) => {
                let moves = table.at(input.start);
                Output {
                    is_won: moves % 2 == 1,
                    moves: Some(moves.into()),
                }
            }
            None => Output {
                is_won: !input.board.is_lost(input.start),
                moves: None,
            },
        }
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

/// The program's side of one game.
#[derive(Debug, Clone)]
pub struct Play {
    board: Board,
    knight: Cell,
    /// Known on boards that are not too large.
    remoteness: Option<Remoteness>,
}

impl Play {
    /// A right move, if there is any move.
    fn choice(&self) -> Option<Cell> {
        let mut moves = self.board.moves(self.knight);
        match &self.remoteness {
            Some(table) => moves.find(|&to| table.at(to) + 1 == table.at(self.knight)),
            None => moves
                .find(|&to| self.board.is_lost(to))
                .or_else(|| self.board.moves(self.knight).next()),
        }
    }

    fn answer(&mut self) -> Step {
        let Some(to) = self.choice() else {
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
            row: with int("u", 1..=self.board.rows),
            column: with int("v", 1..=self.board.columns),
        }
        let (from, to) = (self.knight, (row, column));
        if !self.board.moves(from).any(|legal| legal == to) {
            return Err(line.bad(format_args!(
                "the knight cannot go from {} {} to {row} {column}",
                from.0, from.1
            )));
        }
        self.knight = to;
        Ok(self.answer())
    }
}

impl Interactive for Knight {
    type Player = Play;
    const OPENING: Opening = Opening::FirstLine;

    fn player(opening: &Input) -> Play {
        Play {
            board: opening.board,
            knight: opening.start,
            remoteness: Remoteness::of(opening.board),
        }
    }
}
