//! All rows, or all columns, with their sums.

use std::ops::Range;

use theory::bits::ones;

/// All rows, or all columns.
pub(crate) struct Side<'a> {
    /// The original cells, row by row.
    cells: &'a [i32],
    /// Cells of a row.
    width: usize,
    /// Where cells of the lines are not 0.
    places: Places,
    /// 0, or −1 for a line that is negated.
    signs: Vec<i32>,
    /// The sums of the lines as they are now, with the signs of both sides.
    pub(crate) sums: Vec<i64>,
}

/// Where cells of lines are not 0: the tables that take the most steps known are nearly empty, and there is
/// no need to look at the rest in each of these.
enum Places {
    /// Of each row, from the first such cell to the last: they lie side by side, and several are worked on
    /// at a time.
    Rows(Vec<Range<usize>>),
    /// Of each column, the strips of rows that have some, one bit each: cells of a column lie far apart, so that
    /// each is dear.
    Columns(Vec<u64>),
}

/// The rows of a strip, so many that one word has a bit for each strip of a table of `n` rows.
fn height(n: usize) -> usize {
    n.div_ceil(64)
}

impl<'a> Side<'a> {
    /// All columns of a table of so many, before anything is negated. `O(nm)`, row by row, as the cells lie in
    /// memory.
    pub(crate) fn columns(cells: &'a [i32], width: usize) -> Self {
        let (mut sums, mut strips) = (vec![0; width], vec![0; width]);
        let strip = height(cells.len() / width) * width;
        for (number, strip) in cells.chunks(strip).enumerate() {
            for row in strip.chunks_exact(width) {
                for ((sum, strips), &cell) in sums.iter_mut().zip(&mut strips).zip(row) {
                    *sum += i64::from(cell);
                    *strips |= u64::from(cell != 0) << number;
                }
            }
        }
        Side {
            cells,
            width,
            places: Places::Columns(strips),
            signs: vec![0; width],
            sums,
        }
    }

    /// All rows of the same table, none of them negated, with the signs that the columns have now. `O(nm)`.
    pub(crate) fn rows_across(columns: &Side<'a>) -> Self {
        let (cells, width) = (columns.cells, columns.width);
        let rows = || cells.chunks_exact(width);
        let sum = |row: &[i32]| {
            let signed = row.iter().zip(&columns.signs);
            signed.map(|(&cell, &sign)| with_sign(cell, sign)).sum()
        };
        Side {
            cells,
            width,
            places: Places::Rows(rows().map(without_zeros).collect()),
            signs: vec![0; cells.len() / width],
            sums: rows().map(sum).collect(),
        }
    }

    /// Negates each line whose sum is negative, as long as those that cross them have not been added up;
    /// returns their number.
    pub(crate) fn negate_negatives_alone(&mut self) -> usize {
        let mut steps = 0;
        for (sum, sign) in self.sums.iter_mut().zip(&mut self.signs) {
            if *sum < 0 {
                *sum = -*sum;
                *sign = !*sign;
                steps += 1;
            }
        }
        steps
    }

    /// Negates each line whose sum is negative when its turn comes; returns their number.
    pub(crate) fn negate_negatives(&mut self, others: &mut Side<'_>) -> usize {
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
    pub(crate) fn negate(&mut self, line: usize, others: &mut Side<'_>) {
        let own = self.signs[line];
        match &self.places {
            Places::Rows(ranges) => {
                let range = ranges[line].clone();
                let cells = &self.cells[line * self.width..][range.clone()];
                let sums = others.sums[range.clone()].iter_mut();
                for ((sum, &sign), &cell) in sums.zip(&others.signs[range]).zip(cells) {
                    *sum -= 2 * with_sign(cell, own ^ sign);
                }
            }
            Places::Columns(strips) => {
                let height = height(others.sums.len());
                for start in ones(strips[line]).map(|strip| height * strip as usize) {
                    let rows = self.cells[start * self.width..].chunks_exact(self.width);
                    let sums = others.sums[start..].iter_mut().take(height);
                    for ((sum, &sign), row) in sums.zip(&others.signs[start..]).zip(rows) {
                        *sum -= 2 * with_sign(row[line], own ^ sign);
                    }
                }
            }
        }
        self.signs[line] = !own;
        self.sums[line] = -self.sums[line];
    }

    /// The numbers, from 1, of the lines that are negated.
    pub(crate) fn negated(&self) -> impl Iterator<Item = usize> {
        (1..)
            .zip(&self.signs)
            .filter(|&(_, &sign)| sign < 0)
            .map(|(number, _)| number)
    }
}

/// The cell as it is now, if the signs of its row and of its column together are this one. `(x ^ 0) - 0` is x,
/// `(x ^ -1) - -1` is −x: without a multiplication, so that a loop works on several cells at a time.
fn with_sign(cell: i32, sign: i32) -> i64 {
    i64::from((cell ^ sign) - sign)
}

/// The cells of a row from the first to the last that is not 0.
fn without_zeros(row: &[i32]) -> Range<usize> {
    let is_there = |&cell: &i32| cell != 0;
    let first = row.iter().position(is_there).unwrap_or(row.len());
    let last = row.iter().rposition(is_there);
    first..last.map_or(first, |last| last + 1)
}

#[cfg(test)]
mod tests {
    use testkit::RngExt;

    use super::*;

    /// The sums of a table, of which lines are negated or not, line by line.
    fn sums(cells: &[i32], width: usize, rows: &Side<'_>, columns: &Side<'_>) -> [Vec<i64>; 2] {
        let mut sums = [vec![0; cells.len() / width], vec![0; width]];
        for (place, &cell) in cells.iter().enumerate() {
            let (row, column) = (place / width, place % width);
            let is_same = rows.signs[row] == columns.signs[column];
            let cell = i64::from(if is_same { cell } else { -cell });
            sums[0][row] += cell;
            sums[1][column] += cell;
        }
        sums
    }

    #[test]
    fn sums_are_those_of_the_table_after_each_step() {
        let mut rng = testkit::seeded(&["table", "sides"]);
        for height in [2, 3, 63, 64, 65, 127, 128, 129, 191, 200, 699, 700] {
            for most in [1, 3, 40, height * 7] {
                let width = rng.random_range(2..=9);
                let mut cells = vec![0; height * width];
                for _ in 0..most {
                    let place = rng.random_range(0..cells.len());
                    cells[place] = rng.random_range(-1_000_000_000..=1_000_000_000);
                }
                let mut columns = Side::columns(&cells, width);
                columns.negate_negatives_alone();
                assert!(columns.sums.iter().all(|&sum| sum >= 0));
                let mut rows = Side::rows_across(&columns);
                for _ in 0..20 {
                    let now = [rows.sums.clone(), columns.sums.clone()];
                    assert_eq!(now, sums(&cells, width, &rows, &columns), "{height}");
                    if rng.random_bool(0.5) {
                        rows.negate(rng.random_range(0..height), &mut columns);
                    } else {
                        columns.negate(rng.random_range(0..width), &mut rows);
                    }
                }
            }
        }
    }

    #[test]
    fn zeros_are_left_out_at_both_ends_of_a_row() {
        assert_eq!(without_zeros(&[0, 0, 7, 0, -1, 0]), 2..5);
        assert_eq!(without_zeros(&[5, 0]), 0..1);
        assert!(without_zeros(&[0, 0]).is_empty());
    }
}
