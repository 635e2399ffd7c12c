//! # TABLE: make every row and column sum non-negative
//!
//! An operation negates all numbers of one row or of one column.
//!
//! **Idea.** While some line (a row or a column) has a negative sum, negate it. The sum of the
//! whole table rises by at least 2 each time, so this ends, and then no line is negative. Only
//! the lines negated an odd number of times are printed, at most `n + m ≤ 1400` of the 20 000
//! operations allowed. The proof is in `lesson.en.md`. Any order is right, but not any order is
//! fast: this solution goes round, all columns, then all rows, and again. Lines that lie side by side do not
//! cross, so what a pass negates is known when it begins, and is negated together. The cells themselves are
//! never touched, and rows are added up only after the first pass, which so costs next to nothing.
//!
//! **Complexity.** `O(nm + steps · (n + m))` time, `O(nm)` memory. There are at most `nm·max|a|`
//! steps, 10^6 in the source tier; for the beyond tier no better bound is known. Measured: 600 to
//! 3000 steps, and 40 000 in a chain of 1300 lines along which waves run; there most cells are 0,
//! and few of these are looked at. A line's sum is at most `700 · 10^9` in absolute value and fits an `i64`.
//!
//! **Source.** Document 004, Bài 23; Codeforces 226D. A. A. Schäffer, M. Yannakakis, *Simple
//! local search problems that are hard to solve* (1991).

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, names};
use proconio::input;

pub mod brute;
pub mod cases;
mod referee;
pub mod second;
mod signed;

use signed::Signed;

#[derive(Debug)]
pub struct Table;

/// A table of 2 to 700 rows and columns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// Number of rows.
    pub n: usize,
    /// Number of columns.
    pub m: usize,
    /// The cells row by row, each at most 10^9 in absolute value.
    pub cells: Vec<i32>,
}

/// The lines to negate, each once: rows, then columns, both ascending.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// At most one operation a line.
    pub operations: Vec<Line>,
}

/// A row or a column, by its number from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Line {
    /// `R i`.
    Row(usize),
    /// `C i`.
    Column(usize),
}

impl Problem for Table {
    const ID: &'static str = "table";
    const FILE: &'static str = "TABLE";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, n: with int('n', limit!("n")), m: with int('m', limit!("m")) }
        let cells = source.ints(names::CELL, n * m, limit!("a"));

        Ok(Input { n, m, cells })
    }

    fn solve(input: &Input) -> Output {
        let (table, _) = negate_while_negative(input);
        let rows = table.rows.negated().map(Line::Row);
        let columns = table.columns.negated().map(Line::Column);
        Output {
            operations: rows.chain(columns).collect(),
        }
    }
}

/// Goes through all columns and all rows, negating those with negative sums, until a round finds
/// none. The table then, and the number of steps.
fn negate_while_negative(input: &Input) -> (Signed<'_>, usize) {
    let mut table = Signed::new(&input.cells, input.m);
    let mut steps = table.negate_columns_first();
    loop {
        let in_round = table.negate_negative_rows() + table.negate_negative_columns();
        if in_round == 0 {
            return (table, steps);
        }
        steps += in_round;
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.operations.len())?;
        self.operations.iter().try_for_each(|line| match line {
            Line::Row(number) => writeln!(f, "R {number}"),
            Line::Column(number) => writeln!(f, "C {number}"),
        })
    }
}
