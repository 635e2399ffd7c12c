//! # QUEEN: king against queen on two rows
//!
//! On a board of 2 × N cells with walls a king and a queen move in turn, the king first. No move
//! may end on a cell that the other piece attacks. Who cannot move loses; play without end is a
//! draw. Who wins, and after how many moves of both?
//!
//! **Idea.** A position is the place of both pieces and the side to move: `2 (2N)²` of them. They
//! are decided backwards from those without a move, as in [`theory::retrograde`]. The proof is in
//! `lesson.en.md`. At N = 400 the queen alone has more than 200 million moves, so they are not
//! visited one by one: all cells of a stretch between walls, as far as the king leaves it to her,
//! have the same targets, and what is known of them is kept once, as `induction` tells.
//!
//! **Complexity.** For each test `O(N²)` time, a constant for each of the `8N²` positions, and 11
//! bytes for each: 14 MB at N = 400.
//!
//! **Source.** Document 004, Bài 49.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, sentences};
use proconio::input;

mod board;
pub mod brute;
pub mod cases;
mod induction;
pub mod rules;
pub mod second;

use board::{Board, Side};
use induction::Ranks;

/// Tests in a file.
pub const MOST_TESTS: usize = 100;

#[derive(Debug)]
pub struct Queen49;

/// A cell: row 1 or 2, and column from 1.
pub type Cell = (usize, usize);

/// One board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Test {
    /// Number of columns, from 2 to 400.
    pub columns: usize,
    /// 1 to 2400 walls, each between two neighbouring cells; there may be repetitions.
    pub walls: Vec<(Cell, Cell)>,
}

/// The tests up to the end of the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// At most [`MOST_TESTS`].
    pub tests: Vec<Test>,
}

/// How one test ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// The queen wins after this many moves of both.
    Queen(u32),
    /// The king wins after this many moves of both.
    King(u32),
    /// Nobody wins.
    Draw,
}

/// The endings of all tests, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// One for each test.
    pub endings: Vec<Ending>,
}

sentences! {
    WALLS_END: "đầu vách", "wall's end";
    MORE_TESTS: "nhiều hơn {0} test", "there are more than {0} tests";
    NO_NEIGHBOURS:
        "hai ô {0} {1} và {2} {3} không kề nhau",
        "the cells {0} {1} and {2} {3} are no neighbours";
}

impl Problem for Queen49 {
    const ID: &'static str = "queen49";
    const FILE: &'static str = "QUEEN";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        let mut tests = Vec::new();
        while !source.at_end() {
            let test = read_test(source)?;
            if tests.len() == MOST_TESTS {
                return Err(source.bad(MORE_TESTS.with(&[&MOST_TESTS])));
            }
            tests.push(test);
        }
        Ok(Input { tests })
    }

    fn solve(input: &Input) -> Output {
        let endings = input.tests.iter().map(|test| {
            let board = Board::new(test);
            let start = board.position(Side::King, 0, 2 * test.columns - 1);
            match Ranks::of(&board).rank(start) {
                Some(moves) if moves % 2 == 0 => Ending::Queen(moves),
                Some(moves) => Ending::King(moves),
                None => Ending::Draw,
            }
        });
        Output {
            endings: endings.collect(),
        }
    }
}

fn read_test(source: &mut Source<'_>) -> Result<Test, BadInput> {
    input! {
        from &mut *source,
        columns: with int('N', 2..=400),
        m: with int('M', 1..=2400),
    }
    let mut walls = Vec::with_capacity(m);
    for _ in 0..m {
        let ends = source.rows(WALLS_END, 2, (int('X', 1..=2), int('Y', 1..=columns)));

        let (a, b): (Cell, Cell) = (ends[0], ends[1]);
        if a.0.abs_diff(b.0) + a.1.abs_diff(b.1) != 1 {
            return Err(source.bad(NO_NEIGHBOURS.with(&[&a.0, &a.1, &b.0, &b.1])));
        }
        walls.push((a, b));
    }
    Ok(Test { columns, walls })
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.endings.iter().try_for_each(|ending| match ending {
            Ending::Queen(moves) => writeln!(f, "QUEEN WINS\n{moves}"),
            Ending::King(moves) => writeln!(f, "KING WINS\n{moves}"),
            Ending::Draw => writeln!(f, "DRAW"),
        })
    }
}
