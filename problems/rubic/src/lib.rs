//! # RUBIC: the square of Rubik's cube
//!
//! On a 4 × 4 board an operation pushes a row to the right or a column down, in a circle. Fewest
//! operations to the solved board.
//!
//! **Idea.** Every operation is undone by another one. So for `d = 0, 1, 2, …` take all boards
//! within `r` of the solved one (`ball`, the same for every input; `r` is about half of `d`),
//! walk all sequences of `d − r` operations from the given board, and see whether one ends in the
//! ball. The first `d` at which this happens is the optimum; distances in the ball lead home from
//! there. Up to 256 boards are alike (`class`), and the ball holds one word for all of them.
//! The proof is in `lesson.en.md`. No board is more than 19 away ([`bounds`]); [`table`] solves
//! many boards.
//!
//! **Complexity.** About `15.6^⌈d/2⌉` boards in time, a 256th of them in memory; the ball stops
//! growing at radius 7. Measured, one core: 8 operations 0.01 s, 10 0.08 s, 11 0.3 s, 12 1.2 s
//! and 28 MB, 13 3.4 s. Two boards in a hundred are 13 away: `depths.md` counts them.
//!
//! **Source.** Document 004, Bài 16; the Korean olympiad's problem that is number 2549 at the
//! Baekjoon judge. I. Pohl, *Bi-directional search* (1971).

use std::fmt;

use inpout::{BadInput, Problem, Source, names, sentences};

mod ball;
mod board;
pub mod bounds;
pub mod brute;
pub mod cases;
mod class;
mod referee;
pub mod rules;
pub mod second;
pub mod table;

use ball::Ball;
use board::{Line, packed, walk};
use class::{board, orbit};

#[derive(Debug)]
pub struct Rubic;

/// A board: the numbers 1 to 16, row by row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// Each number once.
    pub cells: [u8; 16],
}

/// A fewest operations to the solved board, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// No other list is shorter.
    pub operations: Vec<Operation>,
}

/// A row pushed to the right or a column pushed down, in a circle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Operation {
    /// 1 for a row, 2 for a column.
    pub kind: u8,
    /// Number of the row or column, from 1 to 4.
    pub number: u8,
    /// By how many cells, from 1 to 3.
    pub by: u8,
}

impl Operation {
    fn new(line: Line, by: u32) -> Self {
        let small = |value: usize| u8::try_from(value).expect("at most 4");
        Operation {
            kind: small(line / 4 + 1),
            number: small(line % 4 + 1),
            by: small(by as usize),
        }
    }
}

/// The largest radius of a ball: 1.4 million classes.
const LARGEST_RADIUS: u32 = 7;

sentences! {
    TWICE: "ô {0} và ô {1} cùng chứa {2}", "cells {0} and {1} both hold {2}";
}

impl Problem for Rubic {
    const ID: &'static str = "rubic";
    const FILE: &'static str = "RUBIC";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        let numbers = source.ints(names::CELL, 16, 1..=16);

        let mut cells = [0; 16];
        for (place, &number) in numbers.iter().enumerate() {
            if let Some(first) = numbers[..place].iter().position(|&other| other == number) {
                return Err(source.bad(TWICE.with(&[&(first + 1), &(place + 1), &number])));
            }
            cells[place] = number;
        }
        Ok(Input { cells })
    }

    fn solve(input: &Input) -> Output {
        let start = packed(&input.cells);
        let mut ball = Ball::new();
        for length in 0_u32.. {
            // A layer of classes costs far less than a layer of boards around the start.
            let wanted = (length / 2 + 1).min(LARGEST_RADIUS).min(length);
            while ball.radius() < wanted {
                ball.grow();
            }
            let mut operations = Vec::new();
            let mut meeting = start;
            let mut is_met = |board| {
                meeting = board;
                ball.distance(board).is_some()
            };
            if walk(start, length - wanted, None, &mut is_met, &mut operations) {
                operations.reverse();
                operations.extend(ball.way_home(meeting));
                return Output { operations };
            }
        }
        unreachable!("every board can be solved")
    }
}

/// How many boards there are at the distances 0, 1, …, up to `farthest`.
pub fn boards_at_distances(farthest: u32) -> Vec<u64> {
    let mut ball = Ball::new();
    let mut counts = vec![1];
    while ball.radius() < farthest {
        ball.grow();
        let classes = ball.layer(ball.radius()).into_iter();
        counts.push(classes.map(|field| u64::from(orbit(board(field)))).sum());
    }
    counts
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.operations.len())?;
        self.operations.iter().try_for_each(|operation| {
            let Operation { kind, number, by } = operation;
            writeln!(f, "{kind} {number} {by}")
        })
    }
}
