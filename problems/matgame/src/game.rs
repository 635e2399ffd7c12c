//! Matrix games in mixed strategies, by the simplex method.
//!
//! The row player picks a row, the column player a column, at the same time, and the entry is
//! paid to the row player. By von Neumann's theorem there are a distribution `p` over the rows
//! and a distribution `q` over the columns such that the least entry of `pA` equals the largest
//! entry of `Aq`. That number is the value. Whatever `p` and `q` are, the value lies between the
//! two, so strategies prove how good they are; where they come from does not matter.
//!
//! **The linear program.** Moved and stretched so that all entries are in 1..=2, `A` has a
//! positive value `v`. Maximise `y1 + … + yc` subject to `Ay ≤ 1`, `y ≥ 0`. A strategy `q` that
//! holds the row player down to `v` gives `y = q / v` of sum `1 / v`, and back; so the greatest sum
//! is `1 / v`. The dual solution is the row player's `p / v` in the same way. `y = 0` is feasible, so
//! there is no first phase, and `A ≥ 1` bounds the sum.
//!
//! **Digits.** Lines that differ by little, next to large entries, cost digits: with entries up to
//! 10^6 that differ by 1, an exchange loses six of them, and a cost that is left over by rounding
//! must not pass for a true one. Plain `f64` with a tolerance of 10^-9 comes within 10^-6 on all tests,
//! a tenth of what the checker allows: enough for a contestant. The reference's last printed digit
//! and its short intervals should not hang on that tolerance. But strategies tell themselves how good
//! they are: those found with `f64` are taken if what the rows guarantee and what the columns allow
//! are as close as rounding lets them be, as for most matrices; otherwise they are sought again, with
//! a tableau of [`Double`]s, with digits to spare.
//!
//! **Why not a library.** The matrices have at most 8 rows and 8 columns, a feasible start is
//! known, thirteen thousand of them are solved in one run, and both solutions are wanted. The
//! method takes forty lines for that, and its result shows by itself, up to rounding, how good it is.

use std::ops::{Div, Mul, Sub};

use crate::double::Double;

/// The largest number of rows and of columns.
pub const MOST: usize = 8;

/// The number of ways to choose 8 basic variables out of 16. Bland's rule never meets a basis
/// twice; rounding could let it, and this ends it.
const BASES: usize = 12_870;

/// How far apart the two guarantees of strategies found with `f64` may be, in parts of the entries'
/// range: sixteen units in the last place.
const AS_CLOSE_AS_F64: f64 = 16.0 * f64::EPSILON;

/// The entries of a matrix game of 1 to 8 rows and 1 to 8 columns.
#[derive(Debug, Clone, Copy)]
pub struct Matrix {
    cells: [[f64; MOST]; MOST],
    height: usize,
    width: usize,
}

impl Matrix {
    /// The matrix of this size with these entries.
    pub fn new(height: usize, width: usize, entry: impl Fn(usize, usize) -> f64) -> Self {
        let mut cells = [[0.0; MOST]; MOST];
        for (row, cells) in cells.iter_mut().enumerate().take(height) {
            for (column, cell) in cells.iter_mut().enumerate().take(width) {
                *cell = entry(row, column);
            }
        }
        Matrix {
            cells,
            height,
            width,
        }
    }

    fn rows(&self) -> impl Iterator<Item = &[f64]> {
        let rows = self.cells.iter().take(self.height);
        rows.map(move |row| &row[..self.width])
    }

    /// What these distributions guarantee the row player: the least entry of `pA`.
    pub fn guaranteed(&self, strategies: &Strategies) -> f64 {
        let mut worths = [0.0; MOST];
        for (row, often) in self.rows().zip(strategies.rows) {
            for (worth, entry) in worths.iter_mut().zip(row) {
                *worth += often * entry;
            }
        }
        let worths = worths[..self.width].iter().copied();
        worths.fold(f64::INFINITY, f64::min)
    }

    /// What these distributions hold the row player down to: the largest entry of `Aq`.
    pub fn allowed(&self, strategies: &Strategies) -> f64 {
        let worth = |row: &[f64]| -> f64 {
            let columns = strategies.columns.iter().zip(row);
            columns.map(|(often, entry)| often * entry).sum()
        };
        self.rows().map(worth).fold(f64::NEG_INFINITY, f64::max)
    }
}

/// One distribution over the rows and one over the columns, 0 for lines that are not there. They
/// are optimal up to rounding.
#[derive(Debug, Clone, Copy)]
pub struct Strategies {
    /// How often each row is picked.
    pub rows: [f64; MOST],
    /// How often each column is picked.
    pub columns: [f64; MOST],
}

/// Optimal strategies.
pub fn strategies(matrix: &Matrix) -> Strategies {
    let entries = || matrix.rows().flatten().copied();
    let least = entries().fold(f64::INFINITY, f64::min);
    let range = entries().fold(least, f64::max) - least;
    let plain = solved::<f64>(matrix, least, range);
    let apart = matrix.allowed(&plain) - matrix.guaranteed(&plain);
    if apart <= AS_CLOSE_AS_F64 * range {
        return plain;
    }
    solved::<Double>(matrix, least, range)
}

/// The same with one kind of numbers, for a matrix with this least entry and this range.
fn solved<N: Number>(matrix: &Matrix, least: f64, range: f64) -> Strategies {
    let unit = N::from(if range > 0.0 { range } else { 1.0 });
    let below = N::from(least) - unit;
    let mut tableau = Tableau::<N>::new(matrix.height, matrix.width, |row, column| {
        (N::from(matrix.cells[row][column]) - below) / unit
    });
    for _ in 0..BASES {
        let Some((row, column)) = tableau.pivot() else {
            break;
        };
        tableau.exchange(row, column);
    }
    tableau.strategies()
}

/// A kind of numbers to calculate with.
trait Number:
    Copy
    + Default
    + PartialOrd
    + From<f64>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
{
    /// What counts as zero among numbers of size 1.
    const TINY: f64;

    /// The nearest single number.
    fn rounded(self) -> f64;
}

impl Number for f64 {
    const TINY: f64 = 1e-9;

    fn rounded(self) -> f64 {
        self
    }
}

impl Number for Double {
    const TINY: f64 = 1e-20;

    fn rounded(self) -> f64 {
        Double::rounded(self)
    }
}

/// The tableau in its condensed form: a row for each basic variable, a column for each other one.
/// The last column holds the values of the basic variables, the last row the costs.
struct Tableau<N> {
    cells: [[N; MOST + 1]; MOST + 1],
    height: usize,
    width: usize,
    /// The variables of the rows and of the columns. Those below `height` are the slacks of the
    /// matrix's rows; `height + j` is the variable of its column `j`.
    basic: [usize; MOST],
    other: [usize; MOST],
}

impl<N: Number> Tableau<N> {
    fn new(height: usize, width: usize, entry: impl Fn(usize, usize) -> N) -> Self {
        let mut cells = [[N::default(); MOST + 1]; MOST + 1];
        for (row, cells) in cells.iter_mut().enumerate().take(height) {
            for (column, cell) in cells.iter_mut().enumerate().take(width) {
                *cell = entry(row, column);
            }
            cells[width] = 1.0.into();
        }
        cells[height][..width].fill((-1.0).into());
        Tableau {
            cells,
            height,
            width,
            basic: std::array::from_fn(|row| row),
            other: std::array::from_fn(|column| height + column),
        }
    }

    /// The row and the column to exchange by Bland's rule; `None` at the optimum.
    fn pivot(&self) -> Option<(usize, usize)> {
        let costs = &self.cells[self.height];
        let column = (0..self.width)
            .filter(|&column| costs[column] < N::from(-N::TINY))
            .min_by_key(|&column| self.other[column])?;
        // The rows whose variables reach 0 first; of those the lowest variable.
        let mut best: Option<(N, usize)> = None;
        for row in (0..self.height).filter(|&row| self.cells[row][column] > N::from(N::TINY)) {
            let ratio = self.cells[row][self.width] / self.cells[row][column];
            let is_better = best.is_none_or(|(least, at)| {
                ratio < least || ratio == least && self.basic[row] < self.basic[at]
            });
            if is_better {
                best = Some((ratio, row));
            }
        }
        best.map(|(_, row)| (row, column))
    }

    /// Lets the variables of a row and of a column change places.
    fn exchange(&mut self, row: usize, column: usize) {
        let pivot = self.cells[row][column];
        self.cells[row][column] = 1.0.into();
        let mut pivot_row = self.cells[row];
        for cell in &mut pivot_row[..=self.width] {
            *cell = *cell / pivot;
        }
        for (other, cells) in self.cells.iter_mut().enumerate().take(self.height + 1) {
            if other == row {
                *cells = pivot_row;
                continue;
            }
            let multiple = std::mem::take(&mut cells[column]);
            for (cell, &pivot) in cells.iter_mut().zip(&pivot_row).take(self.width + 1) {
                *cell = *cell - multiple * pivot;
            }
        }
        std::mem::swap(&mut self.basic[row], &mut self.other[column]);
    }

    /// The primal and the dual solution as distributions.
    fn strategies(&self) -> Strategies {
        let (mut rows, mut columns) = ([0.0; MOST], [0.0; MOST]);
        for (column, &variable) in self.other.iter().enumerate().take(self.width) {
            if variable < self.height {
                rows[variable] = self.cells[self.height][column].rounded();
            }
        }
        for (row, &variable) in self.basic.iter().enumerate().take(self.height) {
            if let Some(column) = variable.checked_sub(self.height) {
                columns[column] = self.cells[row][self.width].rounded();
            }
        }
        Strategies {
            rows: distribution(rows),
            columns: distribution(columns),
        }
    }
}

/// The weights without the negative ones that rounding left, and with the sum 1.
fn distribution(mut weights: [f64; MOST]) -> [f64; MOST] {
    for weight in &mut weights {
        *weight = weight.max(0.0);
    }
    let sum: f64 = weights.iter().sum();
    for weight in &mut weights {
        *weight /= sum;
    }
    weights
}

#[cfg(test)]
mod tests {
    use super::*;

    fn solved(rows: &[&[f64]]) -> Strategies {
        let entry = |row: usize, column: usize| rows[row][column];
        strategies(&Matrix::new(rows.len(), rows[0].len(), entry))
    }

    fn assert_near(found: &[f64], expected: &[f64]) {
        let (there, beyond) = found.split_at(expected.len());
        let near = |(a, b): (&f64, &f64)| (a - b).abs() < 1e-12;
        assert!(there.iter().zip(expected).all(near), "{found:?}");
        assert!(beyond.iter().all(|&often| often == 0.0), "{found:?}");
    }

    #[test]
    fn matching_pennies_is_played_evenly() {
        let even = solved(&[&[1.0, 0.0], &[0.0, 1.0]]);
        assert_near(&even.rows, &[0.5, 0.5]);
        assert_near(&even.columns, &[0.5, 0.5]);
    }

    #[test]
    fn a_saddle_point_is_played_purely() {
        let pure = solved(&[&[4.0, 2.0, 9.0], &[5.0, 1.0, 0.0]]);
        assert_near(&pure.rows, &[1.0, 0.0]);
        assert_near(&pure.columns, &[0.0, 1.0, 0.0]);
    }

    #[test]
    fn scissors_stone_paper_is_played_evenly() {
        let even = solved(&[&[0.0, 1.0, -1.0], &[-1.0, 0.0, 1.0], &[1.0, -1.0, 0.0]]);
        assert_near(&even.rows, &[1.0 / 3.0; 3]);
        assert_near(&even.columns, &[1.0 / 3.0; 3]);
    }

    #[test]
    fn equal_entries_are_no_obstacle() {
        let any = solved(&[&[7.0, 7.0, 7.0], &[7.0, 7.0, 7.0]]);
        let sums = [any.rows, any.columns].map(|often| often.iter().sum::<f64>());
        assert!(sums.iter().all(|sum| (sum - 1.0).abs() < 1e-12), "{any:?}");
    }
}
