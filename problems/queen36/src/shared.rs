//! The lines with two pawns or more, for a board with far more lines than pawns.

use crate::board::Board;

/// The lines with two pawns or more, numbered from 1 in each direction.
pub(crate) struct SharedLines {
    /// The numbers of a pawn's column and its diagonals, 0 for a line that it has for itself.
    pub(crate) lines_of: Vec<[u32; 3]>,
    /// The largest number.
    pub(crate) last: u32,
}

impl SharedLines {
    /// Sorts the pawns by line, once for each direction. `O(n · log n)` time, `O(n)` memory.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a key's lower half is the place of a pawn"
    )]
    pub(crate) fn new(board: &Board) -> Self {
        let n = board.pawns.len();
        let mut lines_of = vec![[0; 3]; n];
        let mut last = 0;
        let mut keys = Vec::with_capacity(n);
        for direction in [0, 1, 2] {
            let line = |at: usize| u64::from(board.lines_of(at)[direction]);
            keys.clear();
            keys.extend((0..n).map(|at| line(at) << 32 | at as u64));
            keys.sort_unstable();
            let groups = keys.chunk_by(|a, b| a >> 32 == b >> 32);
            for (number, group) in (1..).zip(groups.filter(|group| group.len() > 1)) {
                last = last.max(number);
                for &key in group {
                    lines_of[key as u32 as usize][direction] = number;
                }
            }
        }
        SharedLines { lines_of, last }
    }
}
