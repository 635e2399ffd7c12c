//! A table of which rows and columns are negated, and the sums of its rows and columns.
//!
//! The tables that take the most steps known are nearly empty, and there is no need to look at all their zeros in each
//! step. So the rows are divided into at most 64 strips, each of some rows one below the other, and the columns too,
//! side by side; in a word, a bit for each strip says whether there are other numbers than 0.

use std::ops::Range;

use theory::bits::ones;

/// All rows, or all columns.
pub(crate) struct Lines {
    /// 0, or −1 for a line that is negated.
    signs: Vec<i32>,
    /// The sums as they are now, with the signs of both rows and columns.
    pub(crate) sums: Vec<i64>,
}

impl Lines {
    /// Lines with these sums, none of them negated.
    fn new(sums: Vec<i64>) -> Self {
        Lines {
            signs: vec![0; sums.len()],
            sums,
        }
    }

    fn negate(&mut self, line: usize) {
        self.signs[line] = !self.signs[line];
        self.sums[line] = -self.sums[line];
    }

    /// The lines whose sums are negative, ascending.
    fn negatives(&self) -> Vec<usize> {
        let sums = self.sums.iter().enumerate();
        let negative = sums.filter(|&(_, &sum)| sum < 0);
        negative.map(|(line, _)| line).collect()
    }

    /// The numbers, from 1, of the lines that are negated.
    pub(crate) fn negated(&self) -> impl Iterator<Item = usize> {
        (1..)
            .zip(&self.signs)
            .filter(|&(_, &sign)| sign < 0)
            .map(|(number, _)| number)
    }
}

/// A table and which of its lines are negated.
pub(crate) struct Signed<'a> {
    /// The original cells, row by row.
    cells: &'a [i32],
    pub(crate) rows: Lines,
    pub(crate) columns: Lines,
    /// The strips of rows where a column has other cells than 0.
    of_column: Vec<u64>,
    /// The strips of columns where one of the rows in a strip has such cells.
    of_strip: Vec<u64>,
    /// For each strip of rows, the columns that are being negated and have such cells there, with their signs.
    due: Vec<Vec<(usize, i32)>>,
}

/// The lines of a strip, so many that one word has a bit for each strip of `lines`. Of fewer lines it would take as
/// long to note what they hold as to add them up.
fn thickness(lines: usize) -> usize {
    lines.div_ceil(64).max(8)
}

impl<'a> Signed<'a> {
    /// The table with rows of this many cells, of which the columns are added up, the rows not yet. `O(nm)`.
    pub(crate) fn new(cells: &'a [i32], width: usize) -> Self {
        let height = cells.len() / width;
        let mut sums = vec![Halves::default(); width];
        let mut of_column = vec![0; width];
        let mut of_strip = Vec::new();
        for (number, strip) in cells.chunks(thickness(height) * width).enumerate() {
            // Of each column, the bits that its cells in this strip have.
            let mut bits = vec![0; width];
            for row in strip.chunks_exact(width) {
                for ((sum, bits), &cell) in sums.iter_mut().zip(&mut bits).zip(row) {
                    sum.add(cell);
                    *bits |= cell;
                }
            }
            let is_there = |bits: &i32| *bits != 0;
            for (strips, bits) in of_column.iter_mut().zip(&bits) {
                *strips |= u64::from(is_there(bits)) << number;
            }
            let strips = bits.chunks(thickness(width)).enumerate();
            of_strip.push(strips.fold(0, |strips, (number, bits)| {
                strips | u64::from(bits.iter().any(is_there)) << number
            }));
        }
        Signed {
            cells,
            rows: Lines::new(vec![0; height]),
            columns: Lines::new(sums.into_iter().map(Halves::total).collect()),
            of_column,
            due: vec![Vec::new(); of_strip.len()],
            of_strip,
        }
    }

    /// Negates the columns with negative sums before rows are added up, and then adds them up; returns the number
    /// of the columns. `O(nm)`.
    pub(crate) fn negate_columns_first(&mut self) -> usize {
        let negatives = self.columns.negatives();
        for &column in &negatives {
            self.columns.negate(column);
        }
        self.add_up_rows();
        negatives.len()
    }

    /// Adds up the rows with the signs that the columns have now.
    pub(crate) fn add_up_rows(&mut self) {
        let rows = self.cells.chunks_exact(self.columns.sums.len());
        for (sum, row) in self.rows.sums.iter_mut().zip(rows) {
            let mut halves = Halves::default();
            for (&cell, &sign) in row.iter().zip(&self.columns.signs) {
                halves.add(with_sign(cell, sign));
            }
            *sum = halves.total();
        }
    }

    /// Negates each row whose sum is negative; returns their number.
    pub(crate) fn negate_negative_rows(&mut self) -> usize {
        let mut count = 0;
        for row in 0..self.rows.sums.len() {
            if self.rows.sums[row] < 0 {
                self.negate_row(row);
                count += 1;
            }
        }
        count
    }

    /// Negates each column whose sum is negative; returns their number.
    pub(crate) fn negate_negative_columns(&mut self) -> usize {
        let negatives = self.columns.negatives();
        self.negate_columns(&negatives);
        negatives.len()
    }

    /// Negates a row: its sum, and its share of the sums of the columns.
    pub(crate) fn negate_row(&mut self, row: usize) {
        let (width, own) = (self.columns.sums.len(), self.rows.signs[row]);
        let cells = &self.cells[row * width..][..width];
        let thick = thickness(width);
        // Several cells are worked on at a time where they lie side by side: strips that touch are gone through at once.
        for run in runs(self.of_strip[row / thickness(self.rows.sums.len())]) {
            let run = run.start * thick..width.min(run.end * thick);
            let sums = self.columns.sums[run.clone()].iter_mut();
            let signs = &self.columns.signs[run.clone()];
            for ((sum, &sign), &cell) in sums.zip(signs).zip(&cells[run]) {
                *sum -= 2 * i64::from(with_sign(cell, own ^ sign));
            }
        }
        self.rows.negate(row);
    }

    /// Negates columns: their sums, and their shares of the sums of the rows. The cells of a column lie far apart,
    /// those of a row side by side: so all these columns are gone through together, row by row.
    pub(crate) fn negate_columns(&mut self, columns: &[usize]) {
        let mut strips = 0;
        for &column in columns {
            strips |= self.of_column[column];
            for strip in ones(self.of_column[column]) {
                self.due[strip as usize].push((column, self.columns.signs[column]));
            }
            self.columns.negate(column);
        }
        let (width, thick) = (self.columns.sums.len(), thickness(self.rows.sums.len()));
        for strip in ones(strips).map(|strip| strip as usize) {
            let due = &mut self.due[strip];
            let first = strip * thick;
            let rows = self.cells[first * width..].chunks_exact(width).take(thick);
            let sums = self.rows.sums[first..].iter_mut();
            for ((sum, &own), row) in sums.zip(&self.rows.signs[first..]).zip(rows) {
                let cell = |&(column, sign): &(usize, i32)| with_sign(row[column], own ^ sign);
                *sum -= 2 * due.iter().map(cell).map(i64::from).sum::<i64>();
            }
            due.clear();
        }
    }
}

/// The cell as it is now, if the signs of its row and of its column together are this one. `(x ^ 0) - 0` is x,
/// `(x ^ -1) - -1` is −x: without a multiplication, so that a loop works on several cells at a time.
fn with_sign(cell: i32, sign: i32) -> i32 {
    (cell ^ sign) - sign
}

/// A sum of at most 2^15 cells, whose lower and upper 16 bits are added up apart: neither sum leaves 32 bits, and
/// a loop works on twice as many cells at a time as with sums of 64 bits.
#[derive(Clone, Copy, Default)]
struct Halves {
    low: i32,
    high: i32,
}

impl Halves {
    fn add(&mut self, cell: i32) {
        self.low += cell & 0xffff;
        self.high += cell >> 16;
    }

    fn total(self) -> i64 {
        (i64::from(self.high) << 16) + i64::from(self.low)
    }
}

/// The runs of ones in a word, upwards: each from its first bit to the one behind its last.
fn runs(word: u64) -> impl Iterator<Item = Range<usize>> {
    let mut left = word;
    std::iter::from_fn(move || {
        (left != 0).then(|| {
            let start = left.trailing_zeros();
            let end = start + (left >> start).trailing_ones();
            // A one added to a run of ones carries it away, and leaves one behind its end, where there was none.
            left &= left.wrapping_add(1 << start);
            start as usize..end as usize
        })
    })
}

#[cfg(test)]
mod tests {
    use contract::RngExt;

    use super::*;

    /// The sums of rows and columns, line by line, as the signs say.
    fn sums(table: &Signed<'_>) -> [Vec<i64>; 2] {
        let width = table.columns.sums.len();
        let mut sums = [vec![0; table.rows.sums.len()], vec![0; width]];
        for (place, &cell) in table.cells.iter().enumerate() {
            let (row, column) = (place / width, place % width);
            let is_same = table.rows.signs[row] == table.columns.signs[column];
            let cell = i64::from(if is_same { cell } else { -cell });
            sums[0][row] += cell;
            sums[1][column] += cell;
        }
        sums
    }

    #[test]
    fn sums_are_those_of_the_table_after_each_step() {
        let mut rng = contract::seeded(&["table", "sides"]);
        for long in [
            2, 3, 7, 8, 9, 63, 64, 65, 127, 128, 129, 191, 200, 511, 512, 513, 699, 700,
        ] {
            for most in [1, 3, 40, long * 7] {
                let short = rng.random_range(2..=9);
                for [height, width] in [[long, short], [short, long]] {
                    let mut cells = vec![0; height * width];
                    for _ in 0..most {
                        let place = rng.random_range(0..cells.len());
                        cells[place] = rng.random_range(-1_000_000_000..=1_000_000_000);
                    }
                    let mut table = Signed::new(&cells, width);
                    table.negate_columns_first();
                    assert!(table.columns.sums.iter().all(|&sum| sum >= 0));
                    for _ in 0..20 {
                        let now = [table.rows.sums.clone(), table.columns.sums.clone()];
                        assert_eq!(now, sums(&table), "{height} x {width}");
                        if rng.random_bool(0.5) {
                            table.negate_row(rng.random_range(0..height));
                        } else {
                            let share = rng.random_range(0.0..1.0);
                            let columns = (0..width).filter(|_| rng.random_bool(share));
                            table.negate_columns(&columns.collect::<Vec<_>>());
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn halves_hold_the_largest_sums() {
        for cell in [1_000_000_000, -1_000_000_000, 0xffff, -1] {
            let mut sum = Halves::default();
            (0..1 << 15).for_each(|_| sum.add(cell));
            assert_eq!(sum.total(), i64::from(cell) << 15);
        }
    }

    #[test]
    fn runs_are_all_ones_of_a_word() {
        assert_eq!(runs(0).next(), None);
        assert_eq!(runs(u64::MAX).collect::<Vec<_>>(), vec![0..64]);
        assert!(runs(1 << 63 | 0b1011).eq([0..2, 3..4, 63..64]));
        assert!(runs(u64::MAX << 5 & !(1 << 40)).eq([5..40, 41..64]));
    }
}
