//! All rows, or all columns, with their sums.

use std::borrow::Cow;
use std::ops::Range;

/// All rows, or all columns.
pub(crate) struct Side<'a> {
    /// The original cells, line by line.
    cells: Cow<'a, [i32]>,
    /// Cells of a line, that is, lines on the other side.
    length: usize,
    /// Of each line, the cells from the first to the last that is not 0: the tables that take the most
    /// steps known are nearly empty, and there is no need to look at the rest in each of these.
    ranges: Vec<Range<usize>>,
    /// 0, or −1 for a line that is negated.
    signs: Vec<i32>,
    /// The sums of the lines as they are now, with the signs of both sides.
    pub(crate) sums: Vec<i64>,
}

impl<'a> Side<'a> {
    pub(crate) fn new(cells: impl Into<Cow<'a, [i32]>>, length: usize) -> Self {
        let cells = cells.into();
        let lines = || cells.chunks_exact(length);
        let sums: Vec<i64> = lines()
            .map(|line| line.iter().copied().map(i64::from).sum())
            .collect();
        Side {
            length,
            ranges: lines().map(without_zeros).collect(),
            signs: vec![0; sums.len()],
            sums,
            cells,
        }
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
        let range = self.ranges[line].clone();
        let cells = &self.cells[line * self.length..][range.clone()];
        let sums = others.sums[range.clone()].iter_mut();
        let own = self.signs[line];
        for ((sum, &sign), &cell) in sums.zip(&others.signs[range]).zip(cells) {
            // `(x ^ 0) - 0` is x, `(x ^ -1) - -1` is −x: the cell as it is now, without a
            // multiplication, so that the loop works on several cells at a time.
            let sign = own ^ sign;
            *sum -= 2 * i64::from((cell ^ sign) - sign);
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

/// The cells of a line from the first to the last that is not 0.
fn without_zeros(line: &[i32]) -> Range<usize> {
    let is_there = |&cell: &i32| cell != 0;
    let first = line.iter().position(is_there).unwrap_or(line.len());
    first
        ..line
            .iter()
            .rposition(is_there)
            .map_or(first, |last| last + 1)
}
