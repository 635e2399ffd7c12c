//! All rows, or all columns, with their sums.

/// All rows, or all columns.
pub(crate) struct Side {
    /// The original cells, line by line.
    cells: Vec<i32>,
    /// Cells of a line, that is, lines on the other side.
    length: usize,
    /// 0, or −1 for a line that is negated.
    signs: Vec<i32>,
    /// The sums of the lines as they are now, with the signs of both sides.
    pub(crate) sums: Vec<i64>,
}

impl Side {
    pub(crate) fn new(cells: Vec<i32>, length: usize) -> Self {
        let lines = cells.chunks_exact(length);
        let sums: Vec<i64> = lines
            .map(|line| line.iter().copied().map(i64::from).sum())
            .collect();
        Side {
            cells,
            length,
            signs: vec![0; sums.len()],
            sums,
        }
    }

    /// Negates each line whose sum is negative when its turn comes; returns their number.
    pub(crate) fn negate_negatives(&mut self, others: &mut Side) -> usize {
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
    pub(crate) fn negate(&mut self, line: usize, others: &mut Side) {
        let cells = &self.cells[line * self.length..][..self.length];
        let own = self.signs[line];
        for ((sum, &sign), &cell) in others.sums.iter_mut().zip(&others.signs).zip(cells) {
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
