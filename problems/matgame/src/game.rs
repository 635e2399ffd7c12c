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
//! a tableau of [`Double`]s. What counts as zero there cannot be told beforehand: some matrices need
//! it above the noise of their exchanges, some below their least true cost. So several tolerances are
//! tried, and the closest strategies are kept.
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

/// What counts as zero among [`Double`]s of size 1, tried in this order.
const TOLERANCES: [f64; 5] = [1e-15, 1e-17, 1e-13, 1e-19, 1e-11];

/// The same among single numbers.
const TOLERANCE: f64 = 1e-9;

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
    let apart = |found: &Strategies| {
        let apart = matrix.allowed(found) - matrix.guaranteed(found);
        // A ruined tableau may leave no weights at all, and then no number.
        if apart.is_finite() {
            apart
        } else {
            f64::INFINITY
        }
    };
    let mut best = solved::<f64>(matrix, least, range, TOLERANCE);
    let mut least_apart = apart(&best);
    for tolerance in TOLERANCES {
        if least_apart <= AS_CLOSE_AS_F64 * range {
            break;
        }
        let other = solved::<Double>(matrix, least, range, tolerance);
        let other_apart = apart(&other);
        if other_apart < least_apart {
            (best, least_apart) = (other, other_apart);
        }
    }
    best
}

/// The same with one kind of numbers, for a matrix with this least entry and this range.
fn solved<N: Number>(matrix: &Matrix, least: f64, range: f64, tolerance: f64) -> Strategies {
    let unit = N::from(if range > 0.0 { range } else { 1.0 });
    let below = N::from(least) - unit;
    let mut tableau = Tableau::<N>::new(matrix.height, matrix.width, |row, column| {
        (N::from(matrix.cells[row][column]) - below) / unit
    });
    for _ in 0..BASES {
        let Some((row, column)) = tableau.pivot(tolerance) else {
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
    /// The nearest single number.
    fn rounded(self) -> f64;
}

impl Number for f64 {
    fn rounded(self) -> f64 {
        self
    }
}

impl Number for Double {
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
    fn pivot(&self, tolerance: f64) -> Option<(usize, usize)> {
        let costs = &self.cells[self.height];
        let column = (0..self.width)
            .filter(|&column| costs[column] < N::from(-tolerance))
            .min_by_key(|&column| self.other[column])?;
        // The rows whose variables reach 0 first; of those the lowest variable.
        let mut best: Option<(N, usize)> = None;
        for row in (0..self.height).filter(|&row| self.cells[row][column] > N::from(tolerance)) {
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
    use crate::cases::nearly_equal;
    use casebook::seeded;

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

    /// A chessboard of 10^6 and −10^6, each entry by so much nearer to 0.
    fn chessboard(nearer: &[&str]) -> Matrix {
        Matrix::new(nearer.len(), nearer[0].len(), |row, column| {
            let size = 1e6 - f64::from(nearer[row].as_bytes()[column] - b'0');
            if (row + column).is_multiple_of(2) {
                size
            } else {
                -size
            }
        })
    }

    /// Asserts what a matrix is worth, to both players.
    fn assert_worth(matrix: &Matrix, value: f64) {
        let best = strategies(matrix);
        for bound in [matrix.guaranteed(&best), matrix.allowed(&best)] {
            assert!((bound - value).abs() < 1e-8, "{bound}, not {value}");
        }
    }

    #[test]
    fn noise_is_not_taken_for_a_pivot() {
        // The values were found with fractions.
        let four = chessboard(&["10001", "11111", "01001", "11000"]);
        assert_worth(&four, -999_999.0 / 3_999_997.0);
        let five = chessboard(&["10111", "10000", "01101", "01111", "00111"]);
        assert_worth(&five, -1_999_999.0 / 15_999_994.0);
        let eight = chessboard(&[
            "21210101", "20200220", "21210112", "20200022", "11020112", "12010012", "01021012",
            "01201202",
        ]);
        assert_worth(&eight, 200_000.0 / 1_599_999.0);
    }

    #[test]
    fn the_guarantees_meet_for_lines_that_hardly_differ() {
        let mut rng = seeded(&["matgame", "guarantees"]);
        for _ in 0..2000 {
            let rows = nearly_equal(&mut rng, (8, 8), 1).rows;
            let matrix = Matrix::new(8, 8, |row, column| f64::from(rows[row][column]));
            let best = strategies(&matrix);
            let (lower, upper) = (matrix.guaranteed(&best), matrix.allowed(&best));
            assert!((upper - lower).abs() < 1e-7, "{lower} {upper}: {rows:?}");
        }
    }

    #[test]
    fn equal_entries_are_no_obstacle() {
        let any = solved(&[&[7.0, 7.0, 7.0], &[7.0, 7.0, 7.0]]);
        let sums = [any.rows, any.columns].map(|often| often.iter().sum::<f64>());
        assert!(sums.iter().all(|sum| (sum - 1.0).abs() < 1e-12), "{any:?}");
    }
}
