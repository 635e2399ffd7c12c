//! # DELNUM: deleting numbers
//!
//! Players in turn delete a number from a table and add it to a sum; whoever makes the sum larger
//! than `m` loses. Given the record of a game, which moves were blunders, that is, moves that
//! gave the opponent a win where the mover had one?
//!
//! **Idea.** Move `i` of the record is a blunder if both the position before it and the one after
//! it are won for their movers. If `r` is left to `m`, the number `v` will not be deleted more
//! than `⌊r / v⌋` times, so copies beyond that do not matter. Positions that differ in deletions
//! of the smallest number alone are the bits of one word, and a few operations tell all the lost
//! ones; words that differ in the next two numbers are a block; blocks are remembered by the
//! other numbers (`blocks`, with the reasons). Merging is proved in `lesson.en.md`.
//!
//! **Complexity.** `O(n · W)` for `W` words, of at most 16 bytes. They are at most as many as the
//! ways to delete numbers other than the smallest with a sum of at most `m`: 6.3 million for
//! `m ≤ 100`. The recursion is at most `m` deep.
//!
//! **Source.** Document 004, Bài 2.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, names, sentences, spaced};
use proconio::input;

mod blocks;
pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;

/// The largest table.
pub const MOST_NUMBERS: usize = limit!("n", most);

/// The largest table in which `m` may be anything below the sum of all numbers.
const MOST_FOR_ANY_BOUND: usize = 6;

#[derive(Debug)]
pub struct Delnum;

/// A table and a game that is still going on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// Numbers of rows and columns, from 2 to [`MOST_NUMBERS`]; also the largest number.
    pub n: usize,
    /// What the sum may reach; less than the sum of the table.
    pub m: usize,
    /// The numbers of the table, row by row, each from 1 to `n`.
    pub table: Vec<usize>,
    /// The numbers deleted so far. They stand in the table, and their sum is at most `m`.
    pub record: Vec<usize>,
}

/// The blunders: their places in the record, from 1, ascending.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output(pub Vec<usize>);

sentences! {
    DELETED_NUMBER: "số bị xóa", "deleted number";
    SUM_TOO_SMALL:
        "tổng các số trong bảng không lớn hơn {0}",
        "the table's sum is not more than {0}";
    NONE_LEFT: "nước đi {0}: trong bảng không còn số {1}", "move {0}: no {1} is left in the table";
    SUM_TOO_LARGE: "nước đi {0}: tổng {1} lớn hơn {2}", "move {0}: the sum {1} is more than {2}";
}

impl Problem for Delnum {
    const ID: &'static str = "delnum";
    const FILE: &'static str = "DELNUM";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, n: with int::<usize>('n', limit!("n")) }
        let largest = if n <= MOST_FOR_ANY_BOUND {
            (n.pow(3) - 1).min(limit!("m_of_small_n", most))
        } else {
            limit!("m", most)
        };
        input! { from &mut *source, m: with int('m', 1..=largest), k: with int('k', 0..=n * n) }
        let table = source.ints(names::CELL, n * n, 1..=n);

        if table.iter().sum::<usize>() <= m {
            return Err(source.bad(SUM_TOO_SMALL.with(&[&m])));
        }
        let mut left = table.clone();
        let (mut sum, mut record) = (0, Vec::new());
        for number in 1..=k {
            input! { from &mut *source, deleted: with int(DELETED_NUMBER, 1..=n) }
            let Some(cell) = left.iter().position(|&cell| cell == deleted) else {
                return Err(source.bad(NONE_LEFT.with(&[&number, &deleted])));
            };
            left.swap_remove(cell);
            sum += deleted;
            if sum > m {
                return Err(source.bad(SUM_TOO_LARGE.with(&[&number, &sum, &m])));
            }
            record.push(deleted);
        }
        Ok(Input {
            n,
            m,
            table,
            record,
        })
    }

    fn solve(input: &Input) -> Output {
        let mut counts = [0; MOST_NUMBERS];
        for &number in &input.table {
            counts[number - 1] += 1;
        }
        let won = blocks::won(input.m, &counts, &input.record);
        let moves = 1..won.len();
        Output(moves.filter(|&i| won[i - 1] && won[i]).collect())
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.0.len())?;
        if !self.0.is_empty() {
            writeln!(f, "{}", spaced(&self.0))?;
        }
        Ok(())
    }
}
