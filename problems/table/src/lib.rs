//! # TABLE: make every row and column sum non-negative
//!
//! An operation negates all numbers of one row or of one column.
//!
//! **Idea.** While some line (a row or a column) has a negative sum, negate it. The sum of the
//! whole table rises by at least 2 each time, so this ends, and then no line is negative. Only
//! the lines negated an odd number of times are printed, at most `n + m ≤ 1400` of the 20 000
//! operations allowed. The proof is in `lesson.en.md`. Any order is right, but not any order is
//! fast: this solution goes round, all columns, then all rows, and again. The cells themselves are never touched:
//! a line that is negated takes its share off the sums of the lines that cross it. The table is kept by rows and
//! by columns too, so that both sides are the same code, and the cells of a line lie side by side.
//!
//! **Complexity.** `O(nm + steps · (n + m))` time, `O(nm)` memory. There are at most `nm·max|a|`
//! steps, 10^6 in the source tier; for the beyond tier no better bound is known. Measured: 600 to
//! 3000 steps, and 40 000 in a chain of 1300 lines along which waves run; there most cells are 0,
//! and those before the first other one of a line and behind its last are passed over. A line's sum is at most `700 · 10^9` in absolute value and fits an `i64`.
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
mod sides;

use sides::{Lines, by_columns};

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
        let by_columns = by_columns(input);
        let mut rows = Lines::new(&input.cells, input.m);
        let mut columns = Lines::new(&by_columns, input.n);
        while columns.negate_negatives(&mut rows) + rows.negate_negatives(&mut columns) > 0 {}
        let rows = rows.negated().map(Line::Row);
        let columns = columns.negated().map(Line::Column);
        let operations = rows.chain(columns).collect();
        Output { operations }
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
