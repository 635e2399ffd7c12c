//! A bounded recurrence is eventually periodic, and when a period is proved.
//!
//! Let row `n` of a sequence be computed from the `w` rows before it: `row(n) = step(row(n − w),
//! …, row(n − 1))` for `n ≥ 0`, beginning with `w` given rows `−w, …, −1`. Call the `w` rows
//! before row `n` the *window* at `n`.
//!
//! **Theorem.** If the windows at `n₀` and at `n₀ + p` are equal, `p > 0`, then `row(n + p) =
//! row(n)` for every `n ≥ n₀ − w`. If rows take finitely many values, there are such `n₀` and `p`.
//!
//! *Proof.* The window at `n` alone determines `row(n)`, hence the window at `n + 1`. So equal
//! windows at `n` and `n + p` give equal windows at `n + 1` and `n + 1 + p`, and by induction at
//! every later place; and each row from `n₀ − w` on lies in one of these windows. With `c`
//! possible rows there are `c^w` windows, so among the first `c^w + 1` of them two are equal. ∎
//!
//! A few repeated *rows* prove nothing: it is the whole window that has to return.
//!
//! **What the caller must prove.** The theorem holds for the sequence that `step` defines.
//! That the game's rows are this sequence is for the caller to show:
//!
//! - a row depends on the `w` rows before it and on nothing else, not on `n` itself: a move's
//!   length is bounded by `w`, and the moves are the same at every size;
//! - what is special near 0, such as a move longer than what is left, is expressed by the rows
//!   before 0: these *virtual* rows must make `step` right at 0, 1, …, `w − 1` too. (Usually such
//!   a row says "won for the player to move": nobody gains by going there.)
//!
//! **Detection** is Brent's. An anchor stands at one window while the sequence runs on; when
//! more windows lie after the anchor than before it, the anchor moves up to the newest one. Once it
//! stands on the cycle, and no nearer to the start than a period, the sequence comes back to it
//! before it would move again: for the first time after exactly the shortest period, because the
//! windows of one such period are distinct. Going back from the anchor while the rows a period
//! apart agree gives the shortest pre-period. Both are the shortest for rows as well as for
//! windows, since either repeat where the other do. Nothing is hashed, and if pre-period and
//! period are `s` rows together, `O(s + w)` rows are made. The theorem bounds `s` by `c^w` only;
//! in the games of this set it stays in the hundreds.

/// A sequence that has been proved to repeat: all of its rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Periodic<Row> {
    /// The rows of the pre-period, then those of one period.
    rows: Vec<Row>,
    preperiod: usize,
}

impl<Row: PartialEq> Periodic<Row> {
    /// The sequence in which `step` makes each row of the rows before it.
    ///
    /// `virtual_rows` are the rows −w, …, −1; their number is the length of the window. `step`
    /// is given the window, oldest row first: row `n − j` is `window[w - j]`.
    ///
    /// Rows must take finitely many values, and `step` must be a function of the window; else
    /// this may not return, or return something that is no period.
    ///
    /// ```
    /// use theory::periodic::Periodic;
    ///
    /// // Take 1, 3 or 4 stones; who cannot move loses. Which heaps are won?
    /// let won = Periodic::find(vec![true; 4], |won| {
    ///     [1, 3, 4].iter().any(|take| !won[4 - take])
    /// });
    /// assert_eq!((won.preperiod(), won.period()), (0, 7));
    /// assert_eq!([0, 1, 2, 7_000_000_002].map(|n| *won.at(n)), [false, true, false, false]);
    /// ```
    pub fn find(virtual_rows: Vec<Row>, mut step: impl FnMut(&[Row]) -> Row) -> Self {
        let window = virtual_rows.len();
        let mut rows = virtual_rows;
        // Windows are named by their first row, counted from the first virtual one.
        let (mut anchor, mut newest) = (0, 0);
        loop {
            rows.push(step(&rows[newest..]));
            newest += 1;
            if rows[newest..] == rows[anchor..anchor + window] {
                break;
            }
            if newest > 2 * anchor {
                anchor = newest;
            }
        }
        let period = newest - anchor;
        let mut first = anchor;
        while first > 0 && rows[first - 1] == rows[first - 1 + period] {
            first -= 1;
        }
        // The caller's rows begin at 0, even where the virtual ones repeat as well.
        let preperiod = first.saturating_sub(window);
        rows.drain(..window);
        rows.truncate(preperiod + period);
        Periodic { rows, preperiod }
    }

    /// Row `n`, for any `n`, in constant time.
    pub fn at(&self, n: u64) -> &Row {
        let periods = n.saturating_sub(self.preperiod as u64) / self.period() as u64;
        let place = usize::try_from(n - periods * self.period() as u64);
        &self.rows[place.expect("less than the number of rows")]
    }

    /// The least `n` from which on the rows repeat; rows before 0 do not count.
    pub fn preperiod(&self) -> usize {
        self.preperiod
    }

    /// The least period of the rows from [`preperiod`](Self::preperiod) on.
    pub fn period(&self) -> usize {
        self.rows.len() - self.preperiod
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fibonacci_numbers_modulo_ten_have_period_sixty() {
        // Row n is the last digit of F(n + 1).
        let digits = Periodic::find(vec![1, 0], |window| (window[0] + window[1]) % 10);
        assert_eq!((digits.preperiod(), digits.period()), (0, 60));
        assert_eq!([58, 59, 60].map(|n| *digits.at(n)), [1, 0, 1]);
        assert_eq!(*digits.at(10_u64.pow(18) - 1), 5);
    }

    #[test]
    fn a_preperiod_is_told_without_the_virtual_rows() {
        // 1 | 2 4 8 4 8 4 …
        let doubled = Periodic::find(vec![1], |window| window[0] * 2 % 12);
        assert_eq!((doubled.preperiod(), doubled.period()), (1, 2));
        assert_eq!([0, 1, 2, 3].map(|n| *doubled.at(n)), [2, 4, 8, 4]);
        assert_eq!(*doubled.at(u64::MAX), 4);
    }

    #[test]
    fn a_repeated_row_is_no_repeated_window() {
        // 0 0 0 | 1 0 0 1 1 1 0 with period 7: a shift register with feedback.
        let bits = Periodic::find(vec![0, 0, 1], |window| window[0] ^ window[1]);
        assert_eq!(bits.period(), 7);
    }

    #[test]
    fn without_a_window_all_rows_are_equal() {
        let constant = Periodic::find(Vec::new(), |_| 'x');
        assert_eq!((constant.preperiod(), constant.period()), (0, 1));
        assert_eq!(*constant.at(5), 'x');
    }

    /// The first `count` rows, computed one by one.
    fn walk(virtual_rows: &[usize], step: impl Fn(&[usize]) -> usize, count: usize) -> Vec<usize> {
        let mut rows = virtual_rows.to_vec();
        for last in 0..count {
            rows.push(step(&rows[last..]));
        }
        rows.split_off(virtual_rows.len())
    }

    /// The least pre-period and with it the least period that `rows` allow, both at most `most`.
    fn least(rows: &[usize], most: usize) -> (usize, usize) {
        (0..=most)
            .flat_map(|preperiod| (1..=most).map(move |period| (preperiod, period)))
            .find(|&(preperiod, period)| {
                let tail = &rows[preperiod..];
                tail[period..] == tail[..tail.len() - period]
            })
            .expect("no more than `most`")
    }

    #[test]
    fn all_step_functions_of_short_windows_are_told_exactly() {
        for (values, window) in [(2_usize, 1), (4, 1), (2, 2), (2, 3)] {
            let windows = values.pow(window);
            for function in 0..values.pow(windows.try_into().unwrap()) {
                // The digits of `function` are the next rows, one for each window.
                let step = |rows: &[usize]| {
                    let place = rows.iter().fold(0, |place, row| place * values + row);
                    function / values.pow(place.try_into().unwrap()) % values
                };
                for start in 0..windows {
                    let virtual_rows: Vec<usize> = (0..window)
                        .map(|digit| start / values.pow(digit) % values)
                        .collect();
                    // Long enough for pre-period, period and one more window.
                    let rows = walk(&virtual_rows, step, 3 * windows);
                    let found = Periodic::find(virtual_rows, step);
                    let told = (found.preperiod(), found.period());
                    assert_eq!(told, least(&rows, windows), "{function} from {start}");
                    assert!((0..).zip(&rows).all(|(n, row)| found.at(n) == row));
                }
            }
        }
    }
}
