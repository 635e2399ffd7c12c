//! What best play earns from every position that can come up.

/// What best play earns from every position that can come up on a row of heaps.
#[derive(Debug)]
pub(crate) struct Values {
    /// `coins[r]`: the sum of the last `r` heaps.
    coins: Vec<i64>,
    /// `columns[m - 1][r - m]`: `best(r, m)` for `m ≤ r ≤ N − m`.
    columns: Vec<Vec<i64>>,
    /// `start[m - 1]`: `best(N, m)` for `m ≤ N`.
    start: Vec<i64>,
}

impl Values {
    /// The values of all positions.
    pub(crate) fn new(heaps: &[i64]) -> Values {
        let n = heaps.len();
        let mut coins = vec![0];
        coins.extend(heaps.iter().rev().scan(0, |sum, heap| {
            *sum += heap;
            Some(*sum)
        }));
        let mut values = Values {
            coins,
            columns: Vec::with_capacity(n / 2),
            start: Vec::with_capacity(n),
        };
        for limit in 1..=n / 2 {
            let column = values.column(limit, n);
            values.columns.push(column);
        }
        let mut best = 0;
        for take in 1..=n {
            best = best.max(values.of_move(n, take));
            values.start.push(best);
        }
        values
    }

    /// The column of `limit`, from the columns before it.
    fn column(&self, limit: usize, n: usize) -> Vec<i64> {
        let mut column = Vec::with_capacity(n - 2 * limit + 1);
        for left in limit..=n - limit {
            let rest = left - limit;
            let others = if rest >= limit {
                column[rest - limit]
            } else {
                self.best(rest, rest)
            };
            let mut best = self.coins[left] - others;
            if limit > 1 {
                best = best.max(self.columns[limit - 2][left - (limit - 1)]);
            }
            column.push(best);
        }
        column
    }

    /// The coins that the player to move gets with `left` heaps left of which he may take up to
    /// `limit ≥ 1`.
    ///
    /// # Panics
    /// If no play leads there: unless all heaps are left, `limit` of them must be gone.
    pub(crate) fn best(&self, left: usize, limit: usize) -> i64 {
        let limit = limit.min(left);
        if left == 0 {
            0
        } else if left + 1 == self.coins.len() {
            self.start[limit - 1]
        } else {
            self.columns[limit - 1][left - limit]
        }
    }

    /// The coins that the player to move gets if he takes `take` of the `left` heaps and both
    /// play as well as possible from then on.
    ///
    /// # Panics
    /// As [`Values::best`], and unless `1 ≤ take ≤ left`.
    pub(crate) fn of_move(&self, left: usize, take: usize) -> i64 {
        self.coins[left] - self.best(left - take, take)
    }
}
