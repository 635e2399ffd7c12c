//! # GAME10: the second player's game
//!
//! Two players in turn write a number from 1 to 4 into an empty cell of a 4 × 4 board. Who
//! completes a row or a column with the sum 10 wins; a full board without one is a draw. The
//! program is the second player and has to win every game.
//!
//! **Idea.** Let every row hold nothing, or two numbers with the sum 5. Whoever puts a third
//! number `k` into a row of the second kind gives it the sum `5 + k`, and the other player
//! completes it with `5 − k`. So answer in the same row with `5 − k`: after at most four rounds
//! every row is taken, and the first player has to touch one of them again.
//!
//! **Strategy.** Call a column *open* if it holds exactly three numbers, with a sum from 6 to 9:
//! it can be completed to 10.
//!
//! 1. If there is a winning move, make it.
//! 2. Otherwise the first player has just put `k` into an empty row. Answer in this row with
//!    `5 − k`, in the partner of his column (1 and 2 are partners, 3 and 4 are) if no column is
//!    open then, else in the leftmost column that leaves none open.
//!
//! **Why it wins.** After each answer every row is empty or holds two numbers with the sum 5,
//! and no column is open. So the first player never has a winning move: his row is not full and
//! his column is not open before it. If he plays in a row that is not empty, the program
//! completes that row. It remains to be shown that step 2 finds a column, in the rounds 1 to 4
//! (then no row is empty any more). An answer can only open a column that held two numbers.
//!
//! - *Rounds 1 and 2.* At most two numbers are in the other rows, both in one row: no column
//!   holds two of them.
//! - *Round 3.* The other rows hold four numbers. So at most two columns hold two of them, and
//!   one of the three columns to choose from does not.
//! - *Round 4.* Trouble needs all three of them to hold two of the six numbers, and his own
//!   column none. Then every two of these three columns share one row. But the rows of the
//!   rounds 1 and 2 were answered in the partner column, and of three columns only two are
//!   partners: those two rows would share both of them.
//!
//! The choice of the column matters: the leftmost free one, without a look at the columns, loses.
//!
//! **No faster way.** The first player can hold out until the fifth round whatever the program
//! does: that is found by search in the brute force, so the value of the game is five rounds.
//!
//! **Complexity.** A constant: a move looks at 8 lines of 4 cells.
//!
//! **Source.** Document 004, Bài 8.

use std::collections::HashMap;
use std::fmt;

use inpout::{BadInput, Interactive, Opening, Player, Problem, Source, Step, int};
use proconio::input;

mod board;
pub mod brute;
pub mod cases;

pub use board::{Board, Cell, Move};

/// The problem GAME10.
#[derive(Debug)]
pub struct Game10;

/// All games begin with the empty board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Input;

/// What the game is worth: the second player wins, in so many rounds at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output {
    /// A round is a move of both.
    pub rounds: u32,
}

impl Problem for Game10 {
    const ID: &'static str = "game10";
    const FILE: &'static str = "GAME10";
    type Input = Input;
    type Output = Output;

    fn read(_: &mut Source<'_>) -> Result<Input, BadInput> {
        Ok(Input)
    }

    fn solve(_: &Input) -> Output {
        Output {
            rounds: longest(Board::default(), &mut HashMap::new()),
        }
    }
}

/// The number of rounds in the longest game that the strategy allows from here, where the first
/// player moves.
fn longest(board: Board, known: &mut HashMap<Board, u32>) -> u32 {
    if let Some(&rounds) = known.get(&board) {
        return rounds;
    }
    let mut most = 0;
    for first in board.moves() {
        let board = board.with(first);
        let answer = answer(board, first);
        if board.wins(answer) {
            most = most.max(1);
        } else {
            most = most.max(1 + longest(board.with(answer), known));
        }
    }
    known.insert(board, most);
    most
}

/// The answer of the strategy to the move `last`, which has been made on this board.
///
/// # Panics
/// If an earlier answer was not the strategy's, so that there may be none.
pub fn answer(board: Board, last: Move) -> Move {
    if let Some(winning) = board.moves().find(|&it| board.wins(it)) {
        return winning;
    }
    let (row, column) = last.cell;
    let partner = column ^ 1;
    let mut columns = [partner].into_iter().chain(0..4);
    let mut answers = columns
        .by_ref()
        .map(|column| Move {
            cell: (row, column),
            number: 5 - last.number,
        })
        .filter(|it| board.is_empty(it.cell));
    answers
        .find(|&it| (0..4).all(|column| !board.with(it).is_open(column)))
        .expect("the strategy always has an answer")
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "SECOND {}", self.rounds)
    }
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
            row: with int("r", 1..=4_usize),
            column: with int("c", 1..=4_usize),
            number: with int("k", 1..=4),
        }
        let first = Move {
            cell: (row - 1, column - 1),
            number,
        };
        if !self.board.is_empty(first.cell) {
            return Err(line.bad(format_args!("the cell {row} {column} is taken")));
        }
        let board = self.board.with(first);
        let answer = answer(board, first);
        self.board = board.with(answer);
        Ok(if board.wins(answer) {
            Step::SayAndEnd(format!("{answer} WIN\n"))
        } else {
            Step::Say(format!("{answer}\n"))
        })
    }
}

impl Interactive for Game10 {
    type Player = Play;
    const OPENING: Opening = Opening::None;

    fn player(_: &Input) -> Play {
        Play::default()
    }
}
