//! Take-away in which the last take may not be repeated, as rows of a board, in `O(1)` a row.
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
//! barred. Then `v(r, c)` is one value, `free`, for every `c ≠ best`, since `best` is still the
//! best of fewer moves, and another, `barred`, for `c = best`.
//!
//! **Lost rows.** Call a row lost if `free` is even: all its columns are lost, since every move
//! leads to a won position. If row `a` is lost, the rows `a + 1`, …, `a + M` are not, for each has
//! a move to row `a`. Say that they lie *in the reach* of `a`; so lost rows are more than `M`
//! apart.
//!
//! **A row in reach** of row `a`, `r = a + k`, has the move `k` to a lost position. What other moves
//! are there to lost ones? The rows between `r − M` and `r − 1` other than `a` are not lost (a lost
//! row before `a` is too far away), and lost at most in the column that is `best` there. The move
//! from `r` to row `s` leads into this column if `r = s + best(s)`. So when row `s` is known, we let
//! row `s + best(s)` know of its value `barred`, even or odd. All other moves from `r` lead to
//! `free` values, which are odd. They matter only if the move to row `a` is the only one to a lost
//! position, for the column that bars it: there the largest odd value is wanted. It is the largest
//! of
//!
//! * the odd values that `r` has been told of;
//! * the `free` values of the rows `a + 1`, …, `r − 1`: a running maximum;
//! * the `free` values of the rows `r − M`, …, `a − 1`: maxima from `a − 1` downwards, computed for
//!   all `r` at once when `a` turns out to be lost.
//!
//! (The `free` value of a row `s` counts here even if the move from `r` leads into the column
//! `best(s)`. It does no harm: with row `a` as the only lost position, `barred` is odd there, so it
//! is no smaller than `free`, and `r` has been told of it.)
//!
//! **A row out of reach** of the last lost row is computed by looking at all its moves. There are
//! few such rows: for `M ≥ 2` the first or at the latest the second row out of reach is lost again,
//! as BOCSOIH shows, whose lost heaps, plus 1, are the lost rows. With the `O(M)` maxima at a lost
//! row this makes `O(M)` steps in more than `M` rows. For `M = 1` a row has one move anyway.

/// The largest number of columns.
pub const MOST_COLUMNS: usize = 100;

/// The rows are kept in a ring of this many. It has to hold `M` rows before the newest one and
/// what `M` rows after it have been told.
const RING: usize = 128;
const _: () = assert!(MOST_COLUMNS < RING && RING.is_power_of_two());

/// What the moves to some positions come to.
#[derive(Debug, Clone, Copy)]
struct Choice {
    /// The two smallest even values, [`NONE`](Self::NONE) for want of any.
    lost: [u32; 2],
    /// The two largest odd values, 0 for want of any.
    won: [u32; 2],
    /// The moves to the first of either.
    by: [usize; 2],
}

impl Choice {
    const NONE: u32 = u32::MAX;

    const EMPTY: Choice = Choice {
        lost: [Self::NONE; 2],
        won: [0; 2],
        by: [0; 2],
    };

    /// One more move: it leads to a position with this value.
    fn offer(&mut self, value: u32, by: usize) {
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

    /// The row whose moves have all been offered.
    fn made(self) -> Row {
        let delayed = |value| if value == 0 { 0 } else { value + 1 };
        if self.lost[0] == Self::NONE {
            return Row {
                free: delayed(self.won[0]),
                barred: delayed(self.won[1]),
                best: self.by[1],
            };
        }
        let barred = if self.lost[1] == Self::NONE {
            delayed(self.won[0])
        } else {
            self.lost[1] + 1
        };
        Row {
            free: self.lost[0] + 1,
            barred,
            best: self.by[0],
        }
    }
}

/// One row.
#[derive(Debug, Clone, Copy)]
struct Row {
    /// The value of every column but `best`.
    free: u32,
    /// The value of the column `best`.
    barred: u32,
    /// The best move if none is barred; 0, which is no column, if there is no move.
    best: usize,
}

impl Row {
    fn value(self, column: usize) -> u32 {
        if column == self.best {
            self.barred
        } else {
            self.free
        }
    }
}

/// The newest `M + 1` rows of a board.
#[derive(Debug)]
pub struct Rows {
    columns: usize,
    /// The newest row; row 1 is the first.
    newest: usize,
    ring: [Row; RING],
    /// The `barred` values that later rows have been told of.
    told: [Choice; RING],
    /// The last lost row, 0 before there is one.
    lost: usize,
    /// The largest `free` value after it.
    highest: u32,
    /// `before[k]`: the largest `free` value of the rows before it to which `k` rows after it
    /// there are moves.
    before: [u32; MOST_COLUMNS + 1],
}

impl Rows {
    /// The rows up to `row ≥ 1` of a board of 1 to [`MOST_COLUMNS`] columns.
    pub fn up_to(row: usize, columns: usize) -> Self {
        let mut rows = Rows {
            columns,
            newest: 0,
            ring: [Choice::EMPTY.made(); RING],
            told: [Choice::EMPTY; RING],
            lost: 0,
            highest: 0,
            before: [0; MOST_COLUMNS + 1],
        };
        while rows.newest < row {
            rows.advance();
        }
        rows
    }

    /// The number of moves from a position in one of the newest `M + 1` rows: odd if the player to
    /// move wins. In column 0, where a game may begin though no move leads there, no move is
    /// barred.
    pub fn moves(&self, row: usize, column: usize) -> u32 {
        debug_assert!(row > 0 && row <= self.newest && row + self.columns >= self.newest);
        self.ring[row % RING].value(column)
    }

    /// The next row.
    pub fn advance(&mut self) {
        self.newest += 1;
        let newest = self.newest;
        let mut choice = std::mem::replace(&mut self.told[newest % RING], Choice::EMPTY);
        let k = newest - self.lost;
        if self.lost > 0 && k <= self.columns {
            choice.offer(self.moves(self.lost, k), k);
            choice.won[0] = choice.won[0].max(self.highest).max(self.before[k]);
        } else {
            choice = Choice::EMPTY;
            for k in 1..=self.columns.min(newest - 1) {
                choice.offer(self.moves(newest - k, k), k);
            }
        }
        let row = choice.made();
        self.ring[newest % RING] = row;
        if row.free.is_multiple_of(2) {
            self.begin_reach();
        } else {
            self.highest = self.highest.max(row.free);
            self.told[(newest + row.best) % RING].offer(row.barred, row.best);
        }
    }

    /// The newest row is lost.
    fn begin_reach(&mut self) {
        self.lost = self.newest;
        self.highest = 0;
        let mut before = 0;
        for k in (1..=self.columns).rev() {
            self.before[k] = before;
            // The row to which there are moves from k − 1 rows after the lost one, not from k.
            if let Some(row @ 1..) = (self.lost + k).checked_sub(self.columns + 1) {
                before = before.max(self.ring[row % RING].free);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn at_most_one_row_between_a_reach_and_the_next_lost_row() {
        for columns in 2..=MOST_COLUMNS {
            let mut rows = Rows::up_to(1, columns);
            let mut last = rows.lost;
            while rows.newest < 20_000 {
                rows.advance();
                if rows.lost > last {
                    assert!([columns + 1, columns + 2].contains(&(rows.lost - last)));
                    last = rows.lost;
                }
            }
        }
    }

    #[test]
    fn a_game_in_one_column_has_at_most_one_move() {
        let rows = Rows::up_to(1000, 1);
        assert_eq!(rows.moves(1000, 1), 0);
        assert_eq!(rows.moves(1000, 0), 1);
    }
}
