//! # RUBIC: the square of Rubik's cube
//!
//! On a 4 × 4 board an operation pushes a row to the right or a column down, in a circle. Fewest
//! operations to the solved board.
//!
//! **Idea.** Every operation is undone by another one. So for `d = 0, 1, 2, …` take all boards within
//! `⌈d/2⌉` of the solved one (a *ball*, the same for every input), walk all sequences of `⌊d/2⌋`
//! operations from the given board, and see whether one ends in the ball. The first `d` at which
//! this happens is the optimum. From the meeting board the distances in the ball lead home. The proof
//! is in `lesson.en.md`.
//!
//! **Normal form.** Only sequences count in which parallel neighbours have ascending lines. That leaves
//! 24, 396, 6264, 99 306, … of them, a factor of about 15.6 for each operation, and hardly any two
//! lead to the same board (97 558 are four operations away). So neither walk needs to remember where
//! it has been: the walk from the start stores nothing, and the ball is filled by walks of length 0,
//! 1, 2, … that put down the boards not met before.
//!
//! **Every board can be solved.** Eight operations exchange two neighbours (the test
//! `neighbours-exchanged`).
//!
//! **Packing.** A board is 16 numbers of 4 bits, one `u64`: a push rotates 16 of its bits, or all
//! of them under a mask. Fifteen cells determine the last, so the ball is a plain array of `u64`
//! in which 4 bits are free for the distance.
//!
//! **Complexity.** About `15.6^⌈d/2⌉` boards in time and memory. The ball stops growing at radius
//! 6, so that any board is solved in the same memory; from then on each operation costs 15.6
//! times the time of the one before. Measured, one core:
//!
//! | operations | time | memory |
//! |---|---|---|
//! | 8 | 0.01 s | 3 MB |
//! | 9 | 0.15 s | 23 MB |
//! | 10 | 0.2–0.4 s | 23 MB |
//! | 11 | 4 s | 334 MB |
//! | 12 | 4–9 s | 334 MB |
//!
//! There are 1, 24, 396, 6264, 97 558, 1 486 728 boards at distances 0 to 5. Of 18 boards drawn at
//! random one was 10 operations away, six were 11 away and eleven 12; a farther one was not met.
//!
//! **Source.** Document 004, Bài 16; the Korean olympiad's problem that is number 2549 at the
//! Baekjoon judge. I. Pohl, *Bi-directional search* (1971).

use std::fmt;

use inpout::{BadInput, Problem, Source};

mod board;
pub mod brute;
pub mod cases;

use board::{Ball, Line, packed, walk};

/// The problem RUBIC.
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

/// The largest radius of a ball: its table takes 300 MB, that of the next one would take 5 GB.
const LARGEST_RADIUS: u32 = 6;

impl Problem for Rubic {
    const ID: &'static str = "rubic";
    const FILE: &'static str = "RUBIC";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        let numbers = source.ints("cell", 16, 1..=16);

        let mut cells = [0; 16];
        for (place, &number) in numbers.iter().enumerate() {
            if let Some(first) = numbers[..place].iter().position(|&other| other == number) {
                return Err(source.bad(format_args!(
                    "cells {} and {} both hold {number}",
                    first + 1,
                    place + 1
                )));
            }
            cells[place] = number;
        }
        Ok(Input { cells })
    }

    fn solve(input: &Input) -> Output {
        let start = packed(&input.cells);
        let mut ball = Ball::new(0);
        let mut radius = 0;
        for length in 0_u32.. {
            let wanted = u32::min(length.div_ceil(2), LARGEST_RADIUS);
            if radius < wanted {
                radius = wanted;
                ball = Ball::new(radius);
            }
            let mut operations = Vec::new();
            let mut meeting = start;
            let mut is_met = |board| {
                meeting = board;
                ball.contains(board)
            };
            if walk(
                start,
                length.saturating_sub(radius),
                None,
                &mut is_met,
                &mut operations,
            ) {
                operations.reverse();
                operations.extend(ball.way_home(meeting));
                return Output { operations };
            }
        }
        unreachable!("every board can be solved")
    }
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
