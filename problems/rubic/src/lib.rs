//! # RUBIC: the square of Rubik's cube
//!
//! On a 4 × 4 board an operation pushes a row to the right or a column down, in a circle. Fewest
//! operations to the solved board.
//!
//! **Idea.** Every operation is undone by another one. So for `d = 0, 1, 2, …` take all boards that
//! are `r` operations from the solved one, where `r` is half of `d`, walk all lists of `d − r`
//! operations from the given board, and see whether one ends in a board of these. The first `d` at
//! which this happens is the optimum, and a walk of `r` operations leads home from the meeting.
//! Parallel operations that follow one another may be exchanged, so only lists in which they ascend
//! are walked: 24, 396, 6264, 99 306, … of them, and hardly any two lead to the same board. So
//! a walk need not remember where it has been. The proof is in `lesson.en.md`.
//!
//! **Complexity.** About `15.6^⌈d/2⌉` boards in time and memory, up to `d = 11`.
//!
//! **Source.** Document 004, Bài 16; the Korean olympiad's problem that is number 2549 at the
//! Baekjoon judge. I. Pohl, *Bi-directional search* (1971).

use std::collections::HashSet;
use std::fmt;

use inpout::{BadInput, Problem, Source, names, sentences};

pub mod brute;
pub mod cases;
mod referee;
pub mod rules;
pub mod second;

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

/// A board: bits 4p to 4p + 3 hold the number of cell p less one, cells counted row by row from 0.
type Board = u64;

/// Every number on its own cell.
const SOLVED: Board = 0xfedc_ba98_7654_3210;

/// The most operations around the solved board whose boards are kept: 1.6 million of them.
const LARGEST_RADIUS: usize = 5;

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
        let cells = input.cells.iter().rev();
        let start = cells.fold(0, |board, &number| board << 4 | u64::from(number - 1));
        let mut radius = 0;
        let mut around = HashSet::from([SOLVED]);
        for length in 0_usize.. {
            if radius < LARGEST_RADIUS.min(length / 2) {
                radius += 1;
                around.clear();
                walk(SOLVED, radius, &mut Vec::new(), &mut |board| {
                    around.insert(board);
                    false
                });
            }
            let mut operations = Vec::new();
            let mut meeting = start;
            let mut is_met = |board| {
                meeting = board;
                around.contains(&board)
            };
            if walk(start, length - radius, &mut operations, &mut is_met) {
                let mut home = Vec::new();
                walk(meeting, radius, &mut home, &mut |board| board == SOLVED);
                operations.extend(home);
                return Output { operations };
            }
        }
        unreachable!("every board can be solved")
    }
}

/// Walks all lists that go on from `path`, which led to `board`, with `left` more operations,
/// parallel ones in ascending order, until `is_end` is true of a board at the end of one; `path` is then this
/// list.
fn walk(
    board: Board,
    left: usize,
    path: &mut Vec<Operation>,
    is_end: &mut impl FnMut(Board) -> bool,
) -> bool {
    if left == 0 {
        return is_end(board);
    }
    let last = path.last().copied();
    for (kind, number) in (1..=2).flat_map(|kind| (1..=4).map(move |number| (kind, number))) {
        if last.is_some_and(|last| last.kind == kind && last.number >= number) {
            continue;
        }
        for by in 1..=3 {
            let operation = Operation { kind, number, by };
            path.push(operation);
            if walk(pushed(board, operation), left - 1, path, is_end) {
                return true;
            }
            path.pop();
        }
    }
    false
}

/// The board after an operation.
fn pushed(board: Board, operation: Operation) -> Board {
    // A step down is 16 bits for every cell; a step to the right is 4 bits within 16.
    let (line, by) = (operation.number - 1, operation.by);
    if operation.kind == 1 {
        let row = board >> (16 * line) & 0xffff;
        let turned = (row << (4 * by) | row >> (16 - 4 * by)) & 0xffff;
        board ^ (row ^ turned) << (16 * line)
    } else {
        let column = board & 0x000f_000f_000f_000f << (4 * line);
        board ^ column ^ column.rotate_left(16 * u32::from(by))
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
