//! # CODAM: count the winning first moves
//!
//! In every row stand a white and a black stone. The first player pushes a white stone toward the
//! black one of its row, the second a black stone toward the white one, any number of cells, but
//! never onto or past it; who cannot move loses.
//!
//! Let the *gap* of a row be the number of cells between its stones, `|a − b| − 1`. Whoever moves
//! in a row makes its gap any smaller one, so the position is worth what nim is worth with the
//! gaps for heaps: their nim-sum `X`, see [`theory::nimber`]. A move wins exactly if it turns a
//! gap `g` into `g ^ X`, and it is a move if `g ^ X < g`: at most one for each row. The proof is
//! in `lesson.en.md`.
//!
//! **Complexity.** `O(n)`. Columns up to 10^18 fit 64 bits; exclusive or never overflows.
//!
//! **Source.** Document 003, Bài 3. E. Berlekamp, J. Conway, R. Guy, *Winning Ways*, chapter 3.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, names, sentences};
use proconio::input;
use theory::nimber::nim_sum;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;
pub mod theorem;

#[derive(Debug)]
pub struct Codam;

/// The columns of the white and of the black stone of a row.
pub type Row = (u64, u64);

/// The board: `length` columns, numbered from 1, and two stones in each row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// The number of columns, from 2 to 10^18.
    pub length: u64,
    /// At least one; the columns of a row differ.
    pub rows: Vec<Row>,
}

/// The nim-sum and the winning first moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output {
    /// The Grundy value of the position: the nim-sum of all gaps.
    pub sum: u64,
    /// How many first moves win.
    pub count: usize,
    /// The first of them: (number of the row from 1, new column of its white stone).
    pub first: Option<(usize, u64)>,
}

sentences! {
    ONE_COLUMN: "hàng {0}: cả hai quân đứng ở cột {1}", "row {0}: both stones stand in column {1}";
}

impl Problem for Codam {
    const ID: &'static str = "codam";
    const FILE: &'static str = "CODAM";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from &mut *source,
            n: with int('n', limit!("n")),
            length: with int('L', limit!("L")),
        }
        let cells = (int('a', 1..=length), int('b', 1..=length));
        let rows = source.checked_rows(names::ROW, n, cells, |number, (white, black)| {
            if white == black {
                return Err(ONE_COLUMN.with(&[&number, &white]).into());
            }
            Ok((white, black))
        })?;
        Ok(Input { length, rows })
    }

    fn solve(input: &Input) -> Output {
        let gap = |&(white, black): &Row| white.abs_diff(black) - 1;
        let sum = nim_sum(input.rows.iter().map(gap));
        let wins = |row: &Row| gap(row) ^ sum < gap(row);
        let count = input.rows.iter().filter(|row| wins(row)).count();
        let first = input.rows.iter().position(wins).map(|place| {
            let (white, black) = input.rows[place];
            let left = 1 + (gap(&(white, black)) ^ sum);
            let is_left = white < black;
            let column = if is_left { black - left } else { black + left };
            (place + 1, column)
        });
        Output { sum, count, first }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n{}", self.sum, self.count)?;
        self.first
            .iter()
            .try_for_each(|(row, column)| writeln!(f, "{row} {column}"))
    }
}
