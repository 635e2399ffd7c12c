//! All rows, or all columns: which of them are negated, and their sums as they are now.

use std::ops::Range;

use crate::Input;

/// The lines of one side. The cells are those of the input, line by line, so that those of a line lie side by side
/// whichever side it is.
pub(crate) struct Lines<'a> {
    cells: &'a [i32],
    /// Cells of a line.
    length: usize,
    /// For each line where it has other cells than 0, from the first to the last.
    used: Vec<Range<usize>>,
    /// 0, or −1 for a line that is negated.
    signs: Vec<i32>,
    /// The sums with the signs of both sides.
    pub(crate) sums: Vec<i64>,
}

/// So many sums are looked at together: in a long chain hardly one is negative.
const GLANCE: usize = 16;

/// The cells column by column.
pub(crate) fn by_columns(input: &Input) -> Vec<i32> {
    let mut turned = vec![0; input.cells.len()];
    for (row, cells) in input.cells.chunks_exact(input.m).enumerate() {
        for (column, &cell) in cells.iter().enumerate() {
            turned[column * input.n + row] = cell;
        }
    }
    turned
}

impl<'a> Lines<'a> {
    /// Lines of so many cells, none of them negated.
    pub(crate) fn new(cells: &'a [i32], length: usize) -> Self {
        let lines = cells.chunks_exact(length);
        let used = lines.clone().map(|line| {
            let first = line.iter().position(|&cell| cell != 0).unwrap_or(0);
            let last = line.iter().rposition(|&cell| cell != 0);
            first..last.map_or(0, |last| last + 1)
        });
        let sum = |line: &[i32]| line.iter().copied().map(i64::from).sum();
        Lines {
            used: used.collect(),
            signs: vec![0; lines.len()],
            sums: lines.map(sum).collect(),
            cells,
            length,
        }
    }

    /// Negates each line whose sum is negative; returns their number.
    pub(crate) fn negate_negatives(&mut self, crossing: &mut Lines<'_>) -> usize {
        let mut count = 0;
        for first in (0..self.sums.len()).step_by(GLANCE) {
            let end = self.sums.len().min(first + GLANCE);
            let signs = self.sums[first..end].iter();
            if signs.fold(0, |signs, sum| signs | sum) >= 0 {
                continue;
            }
            for line in first..end {
                if self.sums[line] < 0 {
                    self.negate(line, crossing);
                    count += 1;
                }
            }
        }
        count
    }

    /// Negates a line: its sum, and its share of the sums of the lines that cross it.
    pub(crate) fn negate(&mut self, line: usize, crossing: &mut Lines<'_>) {
        let (used, own) = (self.used[line].clone(), self.signs[line]);
        let cells = &self.cells[line * self.length..][used.clone()];
        let sums = crossing.sums[used.clone()].iter_mut();
        for ((sum, &sign), &cell) in sums.zip(&crossing.signs[used]).zip(cells) {
            *sum -= 2 * i64::from(with_sign(cell, own ^ sign));
        }
        self.signs[line] = !own;
        self.sums[line] = -self.sums[line];
    }

    /// The numbers, from 1, of the lines that are negated.
    pub(crate) fn negated(&self) -> impl Iterator<Item = usize> {
        let lines = (1..).zip(&self.signs);
        lines.filter_map(|(number, &sign)| (sign < 0).then_some(number))
    }
}

/// The cell as it is now, if the signs of its row and of its column together are this one. `(x ^ 0) - 0` is x,
/// `(x ^ -1) - -1` is −x: without a multiplication, so that a loop works on several cells at a time.
fn with_sign(cell: i32, sign: i32) -> i32 {
    (cell ^ sign) - sign
}

#[cfg(test)]
mod tests {
    use contract::RngExt;

    use super::*;

    /// The sums of a side, as the signs say.
    fn sums(lines: &Lines<'_>, crossing: &Lines<'_>) -> Vec<i64> {
        let cells = lines.cells.chunks(lines.length).zip(&lines.signs);
        let sums = cells.map(|(cells, sign)| {
            let cells = cells.iter().zip(&crossing.signs);
            cells
                .map(|(&cell, other)| i64::from(if sign == other { cell } else { -cell }))
                .sum()
        });
        sums.collect()
    }

    #[test]
    fn sums_are_those_of_the_table_after_each_step() {
        let mut rng = contract::seeded(&["table", "sides"]);
        for long in [
            2, 3, 7, 8, 9, 63, 64, 65, 127, 128, 129, 191, 200, 511, 512, 513, 699, 700,
        ] {
            for most in [1, 3, 40, long * 7] {
                let short = rng.random_range(2..=9);
                for [n, m] in [[long, short], [short, long]] {
                    let mut cells = vec![0; n * m];
                    for _ in 0..most {
                        let place = rng.random_range(0..cells.len());
                        cells[place] = rng.random_range(-1_000_000_000..=1_000_000_000);
                    }
                    let input = Input { n, m, cells };
                    let by_columns = by_columns(&input);
                    let mut rows = Lines::new(&input.cells, m);
                    let mut columns = Lines::new(&by_columns, n);
                    columns.negate_negatives(&mut rows);
                    assert!(columns.sums.iter().all(|&sum| sum >= 0));
                    for _ in 0..20 {
                        assert_eq!(rows.sums, sums(&rows, &columns), "{n} x {m}");
                        assert_eq!(columns.sums, sums(&columns, &rows), "{n} x {m}");
                        if rng.random_bool(0.5) {
                            rows.negate(rng.random_range(0..n), &mut columns);
                        } else {
                            columns.negate(rng.random_range(0..m), &mut rows);
                        }
                    }
                }
            }
        }
    }
}
