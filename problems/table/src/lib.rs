//! # TABLE: make every row and column sum non-negative
//!
//! An operation negates all numbers of one row or of one column.
//!
//! **Idea.** While some line (a row or a column) has a negative sum, negate it. The sum `S` of the
//! whole table is a potential that rises by at least 2 each time, so this ends, and then no line is
//! negative; the answer −1 of the document never occurs. Only the lines negated an odd number of
//! times are printed, at most `n + m ≤ 1400` of the 20 000 operations allowed. The proof is in
//! `lesson.en.md`.
//!
//! **Which line first?** Any order is right, but not any order is fast: a program that goes back to
//! the first negative line after each step takes half a million steps on one of the tests. This
//! solution goes round: all columns, then all rows, and again, until a round finds nothing to negate.
//! A step costs `O(n + m)`, because the sums of the crossing lines change by twice the cell each, and
//! no time goes into choosing. The cells themselves are never touched; a cell's sign is the product
//! of the signs of its row and its column.
//!
//! **How many steps?** At most `nm·max|a|`: for the source tier that is `10^6` and proves the time. For
//! the beyond tier it proves nothing, and no better bound is known here: what is sought is a local
//! optimum of a weighted cut (the rows against the columns), and for cuts of general graphs such
//! searches can take exponentially many steps. Measured: tables of 700 × 700 that are random, of
//! very different magnitudes, geometric, near rank one or negative throughout take 600 to 3000
//! steps. Blocks of 12 × 12 that were searched for, so that the most negative line first takes 268
//! steps, take 178; a test repeats such a block 58 times. A chain of 1300 lines, along which waves
//! run that 31 other lines set off, takes 40 000 steps in whatever order: more than the operations
//! allowed, for a program that prints each of them. That is some 30 milliseconds.
//!
//! **Complexity.** `O(nm + steps · (n + m))` time, `O(nm)` memory. A line's sum is at most
//! `700 · 10^9` in absolute value and fits an `i64`.
//!
//! **Source.** Document 004, Bài 23; Codeforces 226D. A. A. Schäffer, M. Yannakakis, *Simple local
//! search problems that are hard to solve* (1991).

use std::fmt;

use inpout::{BadInput, Problem, Source, int};
use proconio::input;

pub mod brute;
pub mod cases;

/// The problem TABLE.
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
        input! { from &mut *source, n: with int("n", 2..=700), m: with int("m", 2..=700) }
        let cells = source.ints("cell", n * m, -1_000_000_000..=1_000_000_000);

        Ok(Input { n, m, cells })
    }

    fn solve(input: &Input) -> Output {
        let (mut rows, mut columns) = sides(input);
        negate_while_negative(&mut rows, &mut columns);
        let rows = rows.negated().map(Line::Row);
        let columns = columns.negated().map(Line::Column);
        Output {
            operations: rows.chain(columns).collect(),
        }
    }
}

/// Goes through all columns and all rows, negating those with negative sums, until a round finds
/// none; returns the number of steps.
fn negate_while_negative(rows: &mut Side, columns: &mut Side) -> usize {
    let mut steps = 0;
    loop {
        let in_round = columns.negate_negatives(rows) + rows.negate_negatives(columns);
        if in_round == 0 {
            return steps;
        }
        steps += in_round;
    }
}

/// All rows, and all columns.
fn sides(input: &Input) -> (Side, Side) {
    let by_columns = (0..input.m)
        .flat_map(|column| input.cells[column..].iter().step_by(input.m).copied())
        .collect();
    let rows = Side::new(input.cells.clone(), input.m);
    (rows, Side::new(by_columns, input.n))
}

/// All rows, or all columns.
struct Side {
    /// The original cells, line by line.
    cells: Vec<i32>,
    /// Cells of a line, that is, lines on the other side.
    length: usize,
    /// 0, or −1 for a line that is negated.
    signs: Vec<i32>,
    /// The sums of the lines as they are now, with the signs of both sides.
    sums: Vec<i64>,
}

impl Side {
    fn new(cells: Vec<i32>, length: usize) -> Self {
        let lines = cells.chunks_exact(length);
        let sums: Vec<i64> = lines
            .map(|line| line.iter().copied().map(i64::from).sum())
            .collect();
        Side {
            cells,
            length,
            signs: vec![0; sums.len()],
            sums,
        }
    }

    /// Negates each line whose sum is negative when its turn comes; returns their number.
    fn negate_negatives(&mut self, others: &mut Side) -> usize {
        let mut steps = 0;
        for line in 0..self.sums.len() {
            if self.sums[line] < 0 {
                self.negate(line, others);
                steps += 1;
            }
        }
        steps
    }

    /// Negates a line: its sum, and its share of the sum of each line that crosses it.
    fn negate(&mut self, line: usize, others: &mut Side) {
        let cells = &self.cells[line * self.length..][..self.length];
        let own = self.signs[line];
        for ((sum, &sign), &cell) in others.sums.iter_mut().zip(&others.signs).zip(cells) {
            // `(x ^ 0) - 0` is x, `(x ^ -1) - -1` is −x: the cell as it is now, without a
            // multiplication, so that the loop works on several cells at a time.
            let sign = own ^ sign;
            *sum -= 2 * i64::from((cell ^ sign) - sign);
        }
        self.signs[line] = !own;
        self.sums[line] = -self.sums[line];
    }

    /// The numbers, from 1, of the lines that are negated.
    fn negated(&self) -> impl Iterator<Item = usize> {
        (1..)
            .zip(&self.signs)
            .filter(|&(_, &sign)| sign < 0)
            .map(|(number, _)| number)
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
