//! What best play earns from every position that can come up.

/// What best play earns from every position that can come up on a row of heaps.
#[derive(Debug)]
pub(crate) struct Values {
    /// `coins[r]`: the sum of the last `r` heaps.
    coins: Vec<i64>,
    /// `best[r][m - 1]`: `best(r, m)` for `m ≤ r`, and for `m ≤ N − r` unless `r` is `N`.
    best: Vec<Vec<i64>>,
}

impl Values {
    /// The values of all positions.
    pub(crate) fn new(heaps: &[i64]) -> Values {
        let n = heaps.len();
        let (coins, best) = (vec![0], vec![Vec::new()]);
        let mut values = Values { coins, best };
        for (left, heap) in (1..).zip(heaps.iter().rev()) {
            values.coins.push(values.coins[left - 1] + heap);
            let most = if left == n { n } else { left.min(n - left) };
            let mut best = 0;
            let takes = (1..=most).map(|take| {
                best = values.of_move(left, take).max(best);
                best
            });
            let takes = takes.collect();
            values.best.push(takes);
        }
        values
    }

    /// The coins that the player to move gets with `left` heaps left of which he may take up to
    /// `limit ≥ 1`.
    ///
    /// # Panics
    /// If no play leads there: unless all heaps are left, `limit` of them must be gone.
    pub(crate) fn best(&self, left: usize, limit: usize) -> i64 {
        match limit.min(left) {
            0 => 0,
            limit => self.best[left][limit - 1],
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
