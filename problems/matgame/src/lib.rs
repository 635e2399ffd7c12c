//! # MATGAME: k rounds of rows against columns
//!
//! In every round the row player picks a row that is left and the column player a column that is
//! left; the entry where they meet is added to `s`, and both lines are deleted. After `k` rounds
//! the row player wants `s` large, the column player small.
//!
//! **Positions.** A position is the pair `(R, C)` of the sets of rows and columns that are gone, of
//! equal size, and its value is what is still to come. Picking `i` and `j` is worth `a(i, j)` plus
//! the value after `R + i`, `C + j`; let `B` be the matrix of these numbers. Openly, the value is
//! the largest of the rows' minima of `B`; at the same time, it is that of the matrix game `B` in
//! mixed strategies. The proof is in `lesson.en.md`.
//!
//! **Values in intervals.** For simultaneous play the values are fractions of thousands of digits,
//! so they are enclosed instead, up to rounding. Let all later positions have values in intervals,
//! and let `L ≤ B ≤ U` be the matrices of their ends. Any distribution `p` over the rows guarantees
//! the row player the least entry of `pL`, and any `q` over the columns holds him down to the
//! largest entry of `Uq`: these two are the ends of the position's interval. With `p` and `q`
//! optimal for the middles of the intervals ([`game`]), an interval is hardly longer than the
//! longest one it is made from: if the middles are off by at most `e`, so is the value, because `p`
//! and `q` are averages.
//!
//! *Rounding.* The ends are rounded to nearest, not outwards, so in the last digits they are no
//! proof. (Outwards, equal lines would come to differ by rounding alone, and ties are what [`game`]
//! must see.) No interval is longer than 10^-12 of the largest entry in the tests, nor in
//! thousands of matrices whose lines hardly differ: checked, not proved.
//!
//! **A case by hand.** Let `m = n = k`. A row player who always picks evenly among the rows left
//! meets each column with every row equally often, whatever the other does: he gets the sum of all
//! entries divided by `n`. The column player can do the same, so that is the value.
//!
//! **Complexity.** There are `C(m, t) C(n, t)` positions after `t` rounds, at most `C(16, 8) =
//! 12870` in all, each with one linear program of at most 8 × 8. Sums stay within ±8 · 10^6: 32
//! bits are enough.
//!
//! **Source.** Document 004, section 4.1.3, example 1.

use std::fmt;

use inpout::{BadInput, Problem, Source, int};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod double;
pub mod game;

use game::{MOST, Matrix, strategies};

#[derive(Debug)]
pub struct Matgame;

/// The largest absolute value of an entry.
pub const LARGEST: i32 = 1_000_000;

/// A matrix of 1 to 8 rows and 1 to 8 columns, and the number of rounds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// The rows of the matrix, of equal length.
    pub rows: Vec<Vec<i32>>,
    /// The number of rounds, from 1 to the smaller one of the matrix's sides.
    pub rounds: usize,
}

/// The values of the game in both kinds of play.
#[derive(Debug, Clone, PartialEq)]
pub struct Output {
    /// If the row player picks first and openly.
    pub open: i32,
    /// If both pick at the same time.
    pub hidden: Interval,
}

/// A number that is not known exactly, but lies between two others, up to the rounding of their last
/// digits.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Interval {
    /// At most the number, but for rounding.
    pub lower: f64,
    /// At least the number, but for rounding.
    pub upper: f64,
}

impl Interval {
    /// The number in the middle.
    pub fn middle(self) -> f64 {
        f64::midpoint(self.lower, self.upper)
    }
}

impl Problem for Matgame {
    const ID: &'static str = "matgame";
    const FILE: &'static str = "MATGAME";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from &mut *source,
            m: with int("m", 1..=MOST),
            n: with int("n", 1..=MOST),
            rounds: with int("k", 1..=m.min(n)),
        }
        let entries = source.ints("entry", m * n, -LARGEST..=LARGEST);

        let rows = entries.chunks(n).map(<[i32]>::to_vec).collect();
        Ok(Input { rows, rounds })
    }

    fn solve(input: &Input) -> Output {
        let (m, n) = (input.rows.len(), input.rows[0].len());
        let nothing = Output {
            open: 0,
            hidden: Interval {
                lower: 0.0,
                upper: 0.0,
            },
        };
        // By the sets of lines that are gone, as bits.
        let mut values = vec![nothing; 1 << (m + n)];
        let number = |rows: usize, columns: usize| rows << n | columns;
        for gone in (0..input.rounds).rev() {
            for rows in sets(m, gone) {
                for columns in sets(n, gone) {
                    let after = |row: usize, column: usize| {
                        &values[number(rows | 1 << row, columns | 1 << column)]
                    };
                    let left = Left {
                        entries: &input.rows,
                        rows: members_outside(rows, m),
                        columns: members_outside(columns, n),
                    };
                    values[number(rows, columns)] = Output {
                        open: left.open(|row, column| after(row, column).open),
                        hidden: left.hidden(|row, column| after(row, column).hidden),
                    };
                }
            }
        }
        values.swap_remove(0)
    }
}

/// The sets of `size` members out of `0..n`, as bits.
fn sets(n: usize, size: usize) -> impl Iterator<Item = usize> {
    (0..1_usize << n).filter(move |set| set.count_ones() as usize == size)
}

/// The members of `0..n` that are not in the set.
fn members_outside(set: usize, n: usize) -> Vec<usize> {
    (0..n).filter(|member| set >> member & 1 == 0).collect()
}

/// The lines of the matrix that are left.
struct Left<'a> {
    entries: &'a [Vec<i32>],
    rows: Vec<usize>,
    columns: Vec<usize>,
}

impl Left<'_> {
    /// The value if the row player picks openly; `after` are the values after the picks.
    fn open(&self, after: impl Fn(usize, usize) -> i32) -> i32 {
        let worth = |row: usize, column: usize| self.entries[row][column] + after(row, column);
        let answers = |row: usize| self.columns.iter().map(move |&column| (row, column));
        let rows = self.rows.iter().filter_map(|&row| {
            let worths = answers(row).map(|(row, column)| worth(row, column));
            worths.min()
        });
        rows.max().expect("a row is left")
    }

    /// The value if both pick at the same time.
    fn hidden(&self, after: impl Fn(usize, usize) -> Interval) -> Interval {
        let matrix = |end: fn(Interval) -> f64| {
            Matrix::new(self.rows.len(), self.columns.len(), |row, column| {
                let (row, column) = (self.rows[row], self.columns[column]);
                f64::from(self.entries[row][column]) + end(after(row, column))
            })
        };
        let best = strategies(&matrix(Interval::middle));
        Interval {
            lower: matrix(|it| it.lower).guaranteed(&best),
            upper: matrix(|it| it.upper).allowed(&best),
        }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.open)?;
        let hidden = format!("{:.6}", self.hidden.middle());
        // A value just below 0 must not show a sign.
        let zero = hidden
            .strip_prefix('-')
            .filter(|&digits| digits == "0.000000");
        writeln!(f, "{}", zero.unwrap_or(&hidden))
    }
}
