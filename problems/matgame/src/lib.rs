//! # MATGAME: k rounds of rows against columns
//!
//! In every round the row player picks a row that is left and the column player a column that is
//! left; the entry where they meet is added to `s`, and both lines are deleted. After `k` rounds
//! the row player wants `s` large, the column player small.
//!
//! **Idea.** A position is the pair `(R, C)` of the sets of rows and columns that are gone, of
//! equal size, and its value is what is still to come. Picking `i` and `j` is worth `a(i, j)` plus
//! the value after `R + i`, `C + j`; let `B` be the matrix of these numbers. Openly, the value is
//! the largest of the rows' minima of `B`; at the same time, it is that of the matrix game `B` in
//! mixed strategies, which [`game`] finds. The proof is in `lesson.en.md`.
//!
//! **Complexity.** There are `C(m, t) C(n, t)` positions after `t` rounds, at most `C(16, 8) =
//! 12870` in all, each with one linear program of at most 8 × 8. Sums stay within ±8 · 10^6. If all
//! numbers of `B` are off by at most `e`, so is its value: errors of the rounds add up, no more.
//!
//! **Source.** Document 004, section 4.1.3, example 1.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, sentences};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod game;
pub mod offer;
mod referee;

use game::{Matrix, Solution};

#[derive(Debug)]
pub struct Matgame;

/// The largest absolute value of an entry.
pub const LARGEST: i32 = limit!("a", most);

/// A matrix of 1 to 8 rows and 1 to 8 columns, and the number of rounds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// The rows of the matrix, of equal length.
    pub rows: Vec<Vec<i32>>,
    /// The number of rounds, from 1 to the smaller one of the matrix's sides.
    pub rounds: usize,
}

/// The values of the game in both kinds of play.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Output {
    /// If the row player picks first and openly.
    pub open: i32,
    /// If both pick at the same time.
    pub hidden: f64,
    /// How far `hidden` may be off, as the strategies tell, which are rounded themselves.
    pub error: f64,
}

sentences! {
    ENTRY: "phần tử", "entry";
}

impl Problem for Matgame {
    const ID: &'static str = "matgame";
    const FILE: &'static str = "MATGAME";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from &mut *source,
            m: with int::<usize>('m', limit!("m")),
            n: with int('n', limit!("n")),
            rounds: with int('k', 1..=m.min(n)),
        }
        let entries = source.ints(ENTRY, m * n, limit!("a"));

        let rows = entries.chunks(n).map(<[i32]>::to_vec).collect();
        Ok(Input { rows, rounds })
    }

    fn solve(input: &Input) -> Output {
        let (m, n) = (input.rows.len(), input.rows[0].len());
        // By the lines that are gone: a bit for each column, and above these one for each row.
        let mut values = vec![Output::default(); 1 << (m + n)];
        // With more lines gone the number is larger.
        for gone in (0..1_usize << (m + n)).rev() {
            let (rows, columns) = (gone >> n, gone % (1 << n));
            let round = columns.count_ones();
            if rows.count_ones() == round && (round as usize) < input.rounds {
                values[gone] = value(&input.rows, gone, &values);
            }
        }
        values[0]
    }
}

/// The values with these lines gone, from those with a row and a column more.
fn value(entries: &[Vec<i32>], gone: usize, values: &[Output]) -> Output {
    let n = entries[0].len();
    let rows = (0..entries.len()).filter(|row| gone >> (n + row) & 1 == 0);
    let columns: Vec<usize> = (0..n).filter(|column| gone >> column & 1 == 0).collect();
    let mut matrix = Matrix::new(rows.clone().count(), columns.len());
    let mut open = i32::MIN;
    let mut error = 0.0_f64;
    for (row, cells) in rows.zip(matrix.rows_mut()) {
        let mut answer = i32::MAX;
        for (&column, cell) in columns.iter().zip(cells) {
            let entry = entries[row][column];
            let after = values[gone | 1 << (n + row) | 1 << column];
            answer = answer.min(entry + after.open);
            *cell = f64::from(entry) + after.hidden;
            error = error.max(after.error);
        }
        open = open.max(answer);
    }
    let Solution { lower, upper, .. } = game::solve(&matrix);
    Output {
        open,
        hidden: f64::midpoint(lower, upper),
        error: error + (upper - lower) / 2.0,
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.open)?;
        let hidden = format!("{:.6}", self.hidden);
        // A value just below 0 must not show a sign.
        let zero = hidden
            .strip_prefix('-')
            .filter(|&digits| digits == "0.000000");
        writeln!(f, "{}", zero.unwrap_or(&hidden))
    }
}
