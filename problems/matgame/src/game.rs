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
//! 10^6 that differ by 1, an exchange loses six of them. So the tableau only tells which lines are
//! played. How often follows from the matrix itself: the rows that are played earn the same against
//! `q`, the columns the same against `p`, and elimination with pivoting solves that up to one rounding.
//! Still, noise may pass for a cost, or a cost for noise, and then lines are missing. But strategies
//! tell themselves how good they are. If what the rows guarantee and what the columns allow do not
//! meet, there is another attempt, with another idea of what is zero, another order of the variables
//! and another unit, which loses other digits; and of all attempts the best of each player is kept.
//!
//! **Why not a library.** The matrices have at most 8 rows and 8 columns, a feasible start is
//! known, thirteen thousand of them are solved in one run, and both solutions are wanted. The
//! method takes forty lines for that, and its result shows by itself, up to rounding, how good it is.

use inpout::limit;

/// The largest number of rows and of columns.
pub const MOST: usize = limit!("n", most);

/// More exchanges than an attempt needs. Bland's rule never meets a basis twice; rounding could let
/// it, and this ends it.
const MOST_EXCHANGES: usize = 200;

/// Attempts before the best strategies so far must do. Nearly always the first one is enough; where
/// lines hardly differ it takes ten now and then.
const ATTEMPTS: u8 = 48;

/// What counts as zero in a tableau, in turn.
const TOLERANCES: [f64; 3] = [1e-14, 1e-11, 1e-9];

/// How far apart the two guarantees may be, in parts of the entries' range: sixteen units in the last
/// place.
const CLOSE: f64 = 16.0 * f64::EPSILON;

/// The entries of a matrix game of 1 to 8 rows and 1 to 8 columns. Behind these stand zeros: loops of a
/// length that is known take a processor half as long.
#[derive(Debug, Clone, Copy)]
pub struct Matrix {
    cells: [[f64; MOST]; MOST],
    height: usize,
    width: usize,
}

impl Matrix {
    /// The matrix of this size with zeros only.
    pub fn new(height: usize, width: usize) -> Self {
        Matrix {
            cells: [[0.0; MOST]; MOST],
            height,
            width,
        }
    }

    /// Its rows, to be filled.
    pub fn rows_mut(&mut self) -> impl Iterator<Item = &mut [f64]> {
        let (height, width) = (self.height, self.width);
        let rows = self.cells.iter_mut().take(height);
        rows.map(move |row| &mut row[..width])
    }

    fn rows(&self) -> &[[f64; MOST]] {
        &self.cells[..self.height]
    }

    /// What a distribution over the rows guarantees: the least entry of `pA`.
    fn guaranteed(&self, often: &Distribution) -> f64 {
        let mut worths = [0.0; MOST];
        for (row, often) in self.rows().iter().zip(often) {
            for (worth, entry) in worths.iter_mut().zip(row) {
                *worth += often * entry;
            }
        }
        let worths = worths[..self.width].iter().copied();
        worths.fold(f64::INFINITY, f64::min)
    }

    /// What a distribution over the columns holds the row player down to: the largest entry of `Aq`.
    fn allowed(&self, often: &Distribution) -> f64 {
        let worth = |row: &[f64; MOST]| -> f64 {
            let columns = often.iter().zip(row);
            columns.map(|(often, entry)| often * entry).sum()
        };
        let rows = self.rows().iter();
        rows.map(worth).fold(f64::NEG_INFINITY, f64::max)
    }
}

/// How often each line is picked, 0 for lines that are not there.
pub type Distribution = [f64; MOST];

/// Optimal strategies, and what they are worth.
#[derive(Debug, Clone, Copy)]
pub struct Solution {
    /// How often each row is picked.
    pub rows: Distribution,
    /// How often each column is picked.
    pub columns: Distribution,
    /// What the row player guarantees himself.
    pub lower: f64,
    /// What the column player holds him down to: the same but for rounding.
    pub upper: f64,
}

/// Solves a matrix game.
pub fn solve(matrix: &Matrix) -> Solution {
    let (mut least, mut most) = (f64::INFINITY, f64::NEG_INFINITY);
    for &entry in matrix.rows().iter().flat_map(|row| &row[..matrix.width]) {
        (least, most) = (least.min(entry), most.max(entry));
    }
    let range = most - least;
    let mut best = Solution {
        rows: [0.0; MOST],
        columns: [0.0; MOST],
        lower: f64::NEG_INFINITY,
        upper: f64::INFINITY,
    };
    for attempt in 0..ATTEMPTS {
        let unit = if range > 0.0 { range } else { 1.0 } * (1.0 + 0.1 * f64::from(attempt));
        let mut scaled = *matrix;
        for cell in scaled.rows_mut().flatten() {
            *cell = (*cell - least) / unit + 1.0;
        }
        let (rows, columns) = strategies(&scaled, attempt.into());
        // What a ruined tableau leaves may be no numbers at all, and then nothing is better.
        let (lower, upper) = (matrix.guaranteed(&rows), matrix.allowed(&columns));
        if lower.is_finite() && lower > best.lower {
            (best.rows, best.lower) = (rows, lower);
        }
        if upper.is_finite() && upper < best.upper {
            (best.columns, best.upper) = (columns, upper);
        }
        if best.upper - best.lower <= CLOSE * range {
            break;
        }
    }
    best
}

/// Strategies for a matrix of entries in 1..=2, found in one attempt.
fn strategies(matrix: &Matrix, attempt: usize) -> (Distribution, Distribution) {
    let mut tableau = Tableau::new(matrix);
    let tolerance = TOLERANCES[attempt % TOLERANCES.len()];
    for _ in 0..MOST_EXCHANGES {
        let Some((row, column)) = tableau.pivot(tolerance, attempt) else {
            break;
        };
        tableau.exchange(row, column);
    }
    let (rows, columns) = tableau.played();
    (
        distribution(&rows, |i, j| matrix.cells[rows[j]][columns[i]]),
        distribution(&columns, |i, j| matrix.cells[rows[i]][columns[j]]),
    )
}

/// The tableau in its condensed form: a row for each basic variable, a column for each other one.
/// The last column holds the values of the basic variables, the last row the costs.
struct Tableau {
    cells: [[f64; MOST + 1]; MOST + 1],
    height: usize,
    width: usize,
    /// The variables of the rows and of the columns. Those below `height` are the slacks of the
    /// matrix's rows; `height + j` is the variable of its column `j`.
    basic: [usize; MOST],
    other: [usize; MOST],
}

impl Tableau {
    fn new(matrix: &Matrix) -> Self {
        let &Matrix { height, width, .. } = matrix;
        let mut cells = [[0.0; MOST + 1]; MOST + 1];
        for (cells, entries) in cells.iter_mut().zip(matrix.rows()) {
            cells[..width].copy_from_slice(&entries[..width]);
            cells[width] = 1.0;
        }
        cells[height][..width].fill(-1.0);
        Tableau {
            cells,
            height,
            width,
            basic: std::array::from_fn(|row| row),
            other: std::array::from_fn(|column| height + column),
        }
    }

    /// The row and the column to exchange by Bland's rule, for variables that are counted from one of
    /// them on; `None` at the optimum.
    fn pivot(&self, tolerance: f64, first: usize) -> Option<(usize, usize)> {
        let count = self.height + self.width;
        let start = count - first % count;
        let number = |variable: usize| (variable < start, variable);
        let costs = &self.cells[self.height];
        let column = (0..self.width)
            .filter(|&column| costs[column] < -tolerance)
            .min_by_key(|&column| number(self.other[column]))?;
        // The rows whose variables reach 0 first; of those the lowest variable.
        let ratio = |row: usize| self.cells[row][self.width] / self.cells[row][column];
        let (_, row) = (0..self.height)
            .filter(|&row| self.cells[row][column] > tolerance)
            .map(|row| (ratio(row), row))
            .min_by(|a, b| {
                let sooner = a.0.total_cmp(&b.0);
                sooner.then_with(|| number(self.basic[a.1]).cmp(&number(self.basic[b.1])))
            })?;
        Some((row, column))
    }

    /// Lets the variables of a row and of a column change places.
    fn exchange(&mut self, row: usize, column: usize) {
        let pivot = self.cells[row][column];
        self.cells[row][column] = 1.0;
        let mut pivot_row = self.cells[row];
        for cell in &mut pivot_row {
            *cell /= pivot;
        }
        for (other, cells) in self.cells.iter_mut().enumerate().take(self.height + 1) {
            if other == row {
                *cells = pivot_row;
                continue;
            }
            let multiple = std::mem::take(&mut cells[column]);
            for (cell, pivot) in cells.iter_mut().zip(&pivot_row) {
                *cell -= multiple * pivot;
            }
        }
        std::mem::swap(&mut self.basic[row], &mut self.other[column]);
    }

    /// The rows of the matrix that nothing is to spare in, and as many columns that are played.
    fn played(&self) -> (Vec<usize>, Vec<usize>) {
        let rows = self.other[..self.width].iter().copied();
        let rows = rows.filter(|&variable| variable < self.height);
        let basics = self.basic[..self.height].iter();
        let columns = basics.filter_map(|variable| variable.checked_sub(self.height));
        (rows.collect(), columns.collect())
    }
}

/// How often these lines are played if all lines of the other player earn the same against them:
/// the solution of `part · w = 1`, without the negative weights that rounding left, and with sum 1.
fn distribution(lines: &[usize], part: impl Fn(usize, usize) -> f64) -> Distribution {
    let size = lines.len();
    let mut system = [[0.0; MOST + 1]; MOST];
    for (i, equation) in system.iter_mut().enumerate().take(size) {
        for (j, cell) in equation.iter_mut().enumerate().take(size) {
            *cell = part(i, j);
        }
        equation[size] = 1.0;
    }
    for step in 0..size {
        let far = |equation: &usize| system[*equation][step].abs();
        let pivot = (step..size).max_by(|a, b| far(a).total_cmp(&far(b)));
        system.swap(step, pivot.expect("an equation is left"));
        let chosen = system[step];
        for equation in &mut system[step + 1..size] {
            let multiple = equation[step] / chosen[step];
            for (cell, other) in equation.iter_mut().zip(&chosen) {
                *cell -= multiple * other;
            }
        }
    }
    let mut solution = [0.0; MOST];
    for i in (0..size).rev() {
        let known = (i + 1..size).map(|j| system[i][j] * solution[j]);
        solution[i] = (system[i][size] - known.sum::<f64>()) / system[i][i];
    }
    let mut weights = [0.0; MOST];
    for (&line, often) in lines.iter().zip(solution) {
        weights[line] = often.max(0.0);
    }
    let sum: f64 = weights.iter().sum();
    weights.map(|weight| weight / sum)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases::nearly_equal;
    use contract::seeded;

    fn filled(height: usize, width: usize, entry: impl Fn(usize, usize) -> f64) -> Matrix {
        let mut matrix = Matrix::new(height, width);
        for (row, cells) in matrix.rows_mut().enumerate() {
            for (column, cell) in cells.iter_mut().enumerate() {
                *cell = entry(row, column);
            }
        }
        matrix
    }

    fn solved(rows: &[&[f64]]) -> Solution {
        let entry = |row: usize, column: usize| rows[row][column];
        solve(&filled(rows.len(), rows[0].len(), entry))
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
        filled(nearer.len(), nearer[0].len(), |row, column| {
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
        let best = solve(matrix);
        for bound in [best.lower, best.upper] {
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
            let rows = nearly_equal(&mut rng, (8, 8), 1, crate::LARGEST).rows;
            let matrix = filled(8, 8, |row, column| f64::from(rows[row][column]));
            let Solution { lower, upper, .. } = solve(&matrix);
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
