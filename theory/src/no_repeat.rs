//! Take-away in which the last take may not be repeated, as rows of a board: a constant a row.
//!
//! From row `r`, column `c` a player moves to row `r − k`, column `k`, for a `k` from 1 to `M` other
//! than `c`, with `r − k ≥ 1`; who cannot move loses, the winner hurries and the loser delays.
//! (Document 000, COBANG; as a strip CODAY, as a heap BOCSOIH.)
//!
//! Write `v(r, c)` for the number of moves of the game from row `r` and column `c` if both play
//! well: it is even, and the position lost for the player to move, or odd, and won. The moves
//! from row `r` lead to the positions `(r − k, k)`; column `c` bars `k = c`. Of the values there the
//! player takes the smallest even one if there is one, else the largest odd one, and adds 1.
//!
//! **A row in three numbers.** Let `best` be the move that a player takes from row `r` if none is
//! barred. Then `v(r, c)` is one value, `free`, for every `c ≠ best`, and another, `barred`, for
//! `c = best`: what the second best move gives. So the best two moves make all columns of a [`Row`]
//! known, and no more than the last `M` rows have to be kept.
//!
//! **The best two at a glance.** The other way round, a row `s` offers `free` to the `M` rows after it, but
//! `barred` to row `s + best`: its *exception*, which is noted down for that row. Call a row *lost* if
//! its `free` is even; then `barred` is even too. Row 1 is lost. The `M` rows after a lost row `F`
//! can move to it and so are not lost. So no two lost rows are within `M` rows of each other, and
//! row `r`, if it is one of those `M`, is offered
//!
//! - an even value by `F`;
//! - the values of the exceptions noted down for it;
//! - otherwise the odd values `free` of the rows from `r − M` to `r − 1`. They matter only if `F` made
//!   the only even offer, and then only the largest of them: it decides `barred`. A row whose
//!   exception is odd may be counted with its `free` too, which is not larger, because `barred` takes
//!   away the best move. And if an exception is even, then `F` is not alone.
//!
//! The largest odd value among the rows before `F` is looked up in a list that is made at `F`, by
//! length; among the rows after `F` it is kept while they are added. Only the rows that do not see
//! a lost row look at all their moves.
//!
//! **There are few of those:** at most two after row `F + M`, if `M > 1`. From row `F + M + 1` on, even
//! offers come from exceptions only. A row between `F` and there with a single even offer has it from
//! `F`; its `best` leads to `F`, so row `F + k` offers an even value to row `F + 2k` only. To row
//! `F + M + 1` this is the row in the middle, if `M` is odd. If it does not, row `F + M + 1` is lost.
//! If it does, then the row has the `best` move `(M + 1) / 2` and an exception for a row further on than
//! the next, and `F + M + 2` is no `F + 2k`: row `F + M + 2` is lost. So a stretch of `M + 1` or `M + 2`
//! rows takes `O(M)` time, which is a constant for each of them.

/// The largest number of columns.
pub const MOST_COLUMNS: usize = 100;

/// The rows are kept in a ring of this many: the newest one and `M` before it.
const RING: usize = 128;
const _: () = assert!(MOST_COLUMNS < RING && RING.is_power_of_two());

/// What the moves from a row come to.
#[derive(Debug, Clone, Copy)]
struct Choice {
    /// The two smallest even values, [`NONE`](Self::NONE) for want of any.
    lost: [u32; 2],
    /// The two largest odd values, 0 for want of any.
    won: [u32; 2],
    /// The moves to the first of either.
    by: [u32; 2],
}

impl Choice {
    const NONE: u32 = u32::MAX;

    const EMPTY: Choice = Choice {
        lost: [Self::NONE; 2],
        won: [0; 2],
        by: [0; 2],
    };

    /// One more move: it leads to a position with this value.
    #[inline]
    fn offer(&mut self, value: u32, by: u32) {
        if value.is_multiple_of(2) {
            if value < self.lost[0] {
                self.lost = [value, self.lost[0]];
                self.by[0] = by;
            } else {
                self.lost[1] = value.min(self.lost[1]);
            }
        } else if value > self.won[0] {
            self.won = [value, self.won[0]];
            self.by[1] = by;
        } else {
            self.won[1] = value.max(self.won[1]);
        }
    }

    /// The best move, how many moves there are with it, and with the second best.
    #[inline]
    fn best_two(self) -> (u32, [u32; 2]) {
        let delayed = |value| if value == 0 { 0 } else { value + 1 };
        if self.lost[0] == Self::NONE {
            return (self.by[1], self.won.map(delayed));
        }
        let second = if self.lost[1] == Self::NONE {
            delayed(self.won[0])
        } else {
            self.lost[1] + 1
        };
        (self.by[0], [self.lost[0] + 1, second])
    }
}

/// One row.
#[derive(Debug, Clone, Copy)]
pub struct Row {
    /// The value of every column but `best`.
    pub free: u32,
    /// The best move if none is barred; 0, which is no column, if there is no move.
    pub best: u32,
    /// The value of the column `best`.
    pub barred: u32,
}

impl Row {
    #[inline]
    fn value(self, column: usize) -> u32 {
        if column == self.best as usize {
            self.barred
        } else {
            self.free
        }
    }
}

/// The newest `M + 1` rows of a board.
#[derive(Debug)]
pub struct NewestRows {
    columns: usize,
    /// The newest row; row 1 is the first.
    newest: usize,
    ring: [Row; RING],
    /// For each of the rows to come, the offers that are exceptions.
    exceptions: [Choice; RING],
    /// The newest lost row.
    lost: usize,
    /// The largest odd `free` among the last 0, 1, …, `M` rows before the lost row; 0 for none.
    before_lost: [u32; MOST_COLUMNS + 1],
    /// The same among all rows after the lost row.
    since_lost: u32,
}

impl NewestRows {
    /// Row 1, which has no moves, of a board of 1 to [`MOST_COLUMNS`] columns.
    pub fn first(columns: usize) -> Self {
        let without_moves = Row {
            free: 0,
            best: 0,
            barred: 0,
        };
        NewestRows {
            columns,
            newest: 1,
            ring: [without_moves; RING],
            exceptions: [Choice::EMPTY; RING],
            lost: 1,
            before_lost: [0; MOST_COLUMNS + 1],
            since_lost: 0,
        }
    }

    /// The number of the newest row.
    #[inline]
    pub fn newest(&self) -> usize {
        self.newest
    }

    /// The number of moves from a position in one of the newest `M + 1` rows: odd if the player to
    /// move wins. In column 0, where a game may begin though no move leads there, no move is
    /// barred.
    #[inline]
    pub fn moves(&self, row: usize, column: usize) -> u32 {
        debug_assert!(row > 0 && row <= self.newest && row + self.columns >= self.newest);
        self.ring[row % RING].value(column)
    }

    /// The best move from the next row, and the number of moves with it and with the second best,
    /// each 0 if there is none.
    #[inline]
    pub fn best_two(&self) -> (u32, [u32; 2]) {
        let row = self.newest + 1;
        let offers = if row - self.lost <= self.columns {
            self.offers_with_lost_row(row)
        } else {
            self.all_offers(row)
        };
        offers.best_two()
    }

    /// Adds the next row.
    #[inline]
    pub fn push(&mut self, made: Row) {
        let row = self.newest + 1;
        self.exceptions[row % RING] = Choice::EMPTY;
        self.ring[row % RING] = made;
        self.newest = row;
        if made.free.is_multiple_of(2) {
            self.begin_at_lost_row(row);
        } else {
            self.since_lost = self.since_lost.max(made.free);
            self.exceptions[(row + made.best as usize) % RING].offer(made.barred, made.best);
        }
    }

    /// The offers to a row that sees the lost row, as far as they matter.
    fn offers_with_lost_row(&self, row: usize) -> Choice {
        let mut offers = self.exceptions[row % RING];
        let to_lost = row - self.lost;
        let narrow = u32::try_from(to_lost).expect("at most 100");
        offers.offer(self.ring[self.lost % RING].value(to_lost), narrow);
        let odd = self.before_lost[self.columns - to_lost].max(self.since_lost);
        offers.won[0] = offers.won[0].max(odd);
        offers
    }

    /// The offers to a row, one by one.
    fn all_offers(&self, row: usize) -> Choice {
        let mut offers = Choice::EMPTY;
        for (k, by) in (1..=self.columns.min(row - 1)).zip(1..) {
            offers.offer(self.ring[(row - k) % RING].value(k), by);
        }
        offers
    }

    /// Looks back from a lost row.
    fn begin_at_lost_row(&mut self, row: usize) {
        self.lost = row;
        self.since_lost = 0;
        for k in 1..=self.columns {
            let free = if k < row {
                self.ring[(row - k) % RING].free
            } else {
                0
            };
            self.before_lost[k] = self.before_lost[k - 1].max(free);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn push(rows: &mut NewestRows, (best, [free, barred]): (u32, [u32; 2])) {
        rows.push(Row { free, best, barred });
    }

    #[test]
    fn the_best_two_at_a_glance_are_those_of_all_moves() {
        for columns in 1..=MOST_COLUMNS {
            let mut rows = NewestRows::first(columns);
            let mut unseen = 0;
            for row in 2..3000 {
                let is_seen = row - rows.lost <= columns;
                unseen = if is_seen { 0 } else { unseen + 1 };
                assert!(
                    unseen <= 2 || columns == 1,
                    "row {row} of {columns} columns"
                );
                let (best, values) = rows.best_two();
                let (expected_best, expected) = rows.all_offers(row).best_two();
                assert_eq!(values, expected, "row {row} of {columns} columns");
                // Of two that are equally good any may be called the best.
                assert!(best == expected_best || values[0] == values[1]);
                push(&mut rows, (best, values));
            }
        }
    }

    #[test]
    fn a_game_in_one_column_has_at_most_one_move() {
        let mut rows = NewestRows::first(1);
        while rows.newest() < 1000 {
            let best_two = rows.best_two();
            push(&mut rows, best_two);
        }
        assert_eq!([0, 1].map(|column| rows.moves(1000, column)), [1, 0]);
    }
}
