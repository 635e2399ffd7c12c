//! # LGAME: the L game
//!
//! Two L-shaped pieces and two round ones lie on a board of 4 × 4 cells. A player puts his own L
//! down somewhere else and may then move one round piece. Who cannot place his L loses.
//!
//! **Idea.** There are 48 ways to lay an L, and only 18 368 positions if they are seen from the
//! player to move. Play may go round in circles, so all of them are decided backwards from the 120
//! without a move: a position is lost if every move leads to a won one, and won if a move leads to
//! a lost one, which is told from the lost one backwards, by the moves that lead there. What is
//! never told is a draw. A first move wins exactly when it leads to a position that is lost for the
//! opponent. The proof is in `lesson.en.md`.
//!
//! **Complexity.** The game is finite. Each open position remembers a move that is not known to be
//! won for the opponent, so the list of its moves is read once and not in every round; and of eight
//! images of a position one is looked at, which saves 3 of 6 ms.
//!
//! **Source.** Document 004, second article, P2; Baltic Olympiad in Informatics 2002, "L Game".
//! The game is Edward de Bono's.

use std::fmt;

use inpout::{BadInput, Problem, Source, names};

mod board;
pub mod brute;
pub mod cases;
mod referee;
pub mod rules;
mod text;

pub use arena::Outcome;
pub use board::{Cells, LAYINGS, Position, Table, positions};
pub use text::parse;
use text::{PRINTABLE, drawn, write_rows};

#[derive(Debug)]
pub struct Lgame;

/// A board with the player `#` to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Input {
    /// Where the pieces lie.
    pub position: Position,
    /// The character of the opponent's L.
    pub opponent: u8,
}

/// What the player to move can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Output {
    /// Win: the 16 characters of the board after a winning move.
    Winning([u8; 16]),
    /// Only lose.
    Losing,
    /// Neither win nor lose.
    Draw,
}

impl Problem for Lgame {
    const ID: &'static str = "lgame";
    const FILE: &'static str = "LGAME";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        let rows = source.words(names::ROW, 4, 4..=4, PRINTABLE);

        parse(&rows.concat()).map_err(|reason| source.bad(reason))
    }

    fn solve(input: &Input) -> Output {
        answer(&Table::decided(), input)
    }
}

/// The answer from the table of all outcomes: of the winning boards the smallest one, compared
/// character by character.
pub fn answer(table: &Table, input: &Input) -> Output {
    match table.outcome(input.position) {
        Outcome::Lost => Output::Losing,
        Outcome::Drawn => Output::Draw,
        Outcome::Won => {
            let after = input.position.moves();
            let winning = after.filter(|&next| table.outcome(next) == Outcome::Lost);
            let boards = winning.map(|next| drawn(next.turned(), input.opponent));
            Output::Winning(boards.min().expect("a won position has a winning move"))
        }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Output::Winning(board) => write_rows(board, f),
            Output::Losing => writeln!(f, "No winning move Losing"),
            Output::Draw => writeln!(f, "No winning Draw"),
        }
    }
}
