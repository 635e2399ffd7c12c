//! # QUEEN: king against queen on two rows
//!
//! On a board of 2 × N cells with walls a king and a queen move in turn, the king first. No move
//! may end on a cell that the other piece attacks. Who cannot move loses; play without end is a
//! draw. Who wins, and after how many moves of both?
//!
//! **Idea.** A position is the place of both pieces and the side to move. Two sets of positions with
//! the king to move are computed round by round, as `induction` tells: those that the queen wins
//! within so many moves, and those in which the king does not win within so many. The first round
//! in which the start is in the former, or not in the latter, tells the winner and the moves. For
//! each place of the king the queen's cells are bits of one long number, so that 64 positions are
//! decided at once. The proofs are in `induction` and `cells`.
//!
//! **Complexity.** For each test `O(N³ / 64)` time at worst, `O(N² / 64)` for one round over all
//! kings, and `O(N² / 64)` words of memory: 0.6 MB at N = 400.
//!
//! **Source.** Document 004, Bài 49.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, sentences};
use proconio::input;

mod board;
pub mod brute;
pub mod cases;
mod cells;
mod induction;
pub mod rules;
pub mod second;

use board::Board;
use cells::Cells;
use induction::Induction;

/// Tests in a file.
pub const MOST_TESTS: usize = limit!("tests", most);

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
            if test.columns <= 64 {
                ending::<2>(test)
            } else {
                ending::<14>(test)
            }
        });
        let endings = endings.collect();
        Output { endings }
    }
}

/// The ending on a board of up to `32 W` columns.
fn ending<const W: usize>(test: &Test) -> Ending {
    let board = Board::<W>::new(test);
    let king = Cells::<W>::number(0, 0);
    let queen = Cells::<W>::number(1, test.columns - 1);
    let mut queen_wins = Induction::from_none(&board);
    let mut queen_holds = Induction::from_all(&board);
    let mut moves = 0;
    while !(queen_wins.is_settled() && queen_holds.is_settled()) {
        queen_wins.advance();
        queen_holds.advance();
        if queen_wins.holds(king, queen) {
            return Ending::Queen(moves);
        }
        // Not in the first round: everything holds there.
        if !queen_holds.holds(king, queen) {
            return Ending::King(moves - 1);
        }
        moves += 2;
    }
    Ending::Draw
}

fn read_test(source: &mut Source<'_>) -> Result<Test, BadInput> {
    input! {
        from &mut *source,
        columns: with int('N', limit!("N")),
        m: with int('M', limit!("M")),
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
