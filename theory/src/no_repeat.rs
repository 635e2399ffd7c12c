//! Take-away in which the last take may not be repeated, as rows of a board, in `O(M)` a row.
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
//! best of fewer moves, and another, `barred`, for `c = best`: what the second best move gives. So
//! one look at the `M` moves of a row, which keeps the best two, makes all its columns known, and
//! no more than the last `M` rows have to be kept.

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
    best: u32,
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
pub struct Rows {
    columns: usize,
    /// The newest row; row 1 is the first.
    newest: usize,
    ring: [Row; RING],
}

impl Rows {
    /// The rows up to `row ≥ 1` of a board of 1 to [`MOST_COLUMNS`] columns.
    pub fn up_to(row: usize, columns: usize) -> Self {
        let mut rows = Rows {
            columns,
            newest: 0,
            ring: [Choice::EMPTY.made(); RING],
        };
        while rows.newest < row {
            rows.advance();
        }
        rows
    }

    /// The number of moves from a position in one of the newest `M + 1` rows: odd if the player to
    /// move wins. In column 0, where a game may begin though no move leads there, no move is
    /// barred.
    #[inline]
    pub fn moves(&self, row: usize, column: usize) -> u32 {
        debug_assert!(row > 0 && row <= self.newest && row + self.columns >= self.newest);
        self.ring[row % RING].value(column)
    }

    /// The next row.
    pub fn advance(&mut self) {
        let row = self.newest + 1;
        let mut choice = Choice::EMPTY;
        // Columns in 32 bits, as in the rows: half the time of 64.
        let most = u32::try_from(self.columns.min(self.newest)).expect("at most 100");
        for k in 1..=most {
            let value = self.ring[(row - k as usize) % RING].value(k as usize);
            choice.offer(value, k);
        }
        self.ring[row % RING] = choice.made();
        self.newest = row;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_in_one_column_has_at_most_one_move() {
        let rows = Rows::up_to(1000, 1);
        assert_eq!(rows.moves(1000, 1), 0);
        assert_eq!(rows.moves(1000, 0), 1);
    }

    #[test]
    fn the_newest_rows_are_those_of_a_shorter_board() {
        for columns in [1, 2, 5, 100] {
            let long = Rows::up_to(500, columns);
            for row in 500 - columns..=500 {
                let short = Rows::up_to(row, columns);
                for column in 0..=columns {
                    assert_eq!(long.moves(row, column), short.moves(row, column));
                }
            }
        }
    }
}
