//! Boards of 7 × 7 cells, 4 bits a cell, and what happens when a disc falls.
//!
//! A column is a `u32` with its discs at the bottom. Its own group is its height.

use theory::hashing::MixedSet;

/// Columns, and cells of a column.
pub(crate) const SIZE: u32 = 7;

/// A board at rest, discs lying without gaps on the bottom of their columns. Bits 4r to 4r + 3 of
/// a column hold the disc at height r, or 0.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Board {
    columns: [u32; 7],
}

/// Discs in a column.
fn height(column: u32) -> u32 {
    (u32::BITS - column.leading_zeros()).div_ceil(4)
}

impl Board {
    /// Number of discs.
    pub(crate) fn discs(&self) -> u32 {
        self.columns.iter().map(|&column| height(column)).sum()
    }

    /// The board after the disc has fallen into the column, if there is room for it.
    pub(crate) fn after(mut self, column: usize, disc: u32) -> Option<Board> {
        let top = height(self.columns[column]);
        (top < SIZE).then(|| {
            self.columns[column] |= disc << (4 * top);
            while self.vanish() {}
            self
        })
    }

    /// The different boards, but for mirror images, that a disc can lead to.
    pub(crate) fn successors(self, disc: u32) -> impl Iterator<Item = Board> {
        (0..7).filter_map(move |column| Some(self.after(column, disc)?.facing()))
    }

    /// The board or its mirror image, always the same one of the two.
    pub(crate) fn facing(self) -> Board {
        let mut columns = self.columns;
        columns.reverse();
        self.min(Board { columns })
    }

    /// All discs that equal the size of a group of theirs vanish at once; the others fall.
    /// Whether there were any.
    fn vanish(&mut self) -> bool {
        let (before, heights) = (self.columns, self.columns.map(height));
        let mut left = [0; 7];
        self.columns = left;
        for row in 0..SIZE {
            let is_there = |column: &usize| heights[*column] > row;
            for column in (0..7).filter(is_there) {
                let on_left = (0..column).rev().take_while(is_there).count();
                let group = on_left + (column..7).take_while(is_there).count();
                let disc = before[column] >> (4 * row) & 15;
                if disc != heights[column] && disc as usize != group {
                    self.columns[column] |= disc << (4 * left[column]);
                    left[column] += 1;
                }
            }
        }
        self.columns != before
    }

    /// A number that looks random but depends on the board alone.
    pub(crate) fn mixed(&self) -> u64 {
        self.columns.iter().fold(0, |hash, &column| {
            (hash ^ u64::from(column))
                .wrapping_mul(0x9e37_79b9_7f4a_7c15)
                .rotate_left(29)
        })
    }
}

/// A set of boards.
pub(crate) type Boards = MixedSet<Board>;

#[cfg(test)]
mod tests {
    use super::*;

    /// The board with these columns, each from the bottom.
    fn board(columns: [&[u32]; 7]) -> Board {
        let packed = |column: &[u32]| column.iter().rev().fold(0, |all, disc| all << 4 | disc);
        Board {
            columns: columns.map(packed),
        }
    }

    #[test]
    fn a_column_group_takes_its_own_size_and_the_rest_falls() {
        let before = board([&[], &[], &[], &[], &[], &[], &[3, 4]]);
        let after = board([&[], &[], &[], &[], &[], &[], &[4]]);
        assert_eq!(before.after(6, 3), Some(after));
    }

    #[test]
    fn all_matching_discs_vanish_at_once() {
        // The new disc makes a column of two and stands beside a disc 2 that makes a row of two:
        // all three go together, though each of them would have spoilt the others' group.
        let before = board([&[2], &[2, 2], &[6], &[], &[], &[], &[]]);
        assert_eq!(
            before.after(0, 2),
            Some(board([&[], &[], &[6], &[], &[], &[], &[]]))
        );
    }

    #[test]
    fn a_disc_that_falls_may_match_too() {
        let before = board([&[3, 3], &[5], &[], &[], &[], &[], &[]]);
        let after = board([&[], &[5], &[6], &[], &[], &[], &[]]);
        assert_eq!(before.after(2, 6), Some(after));
    }

    #[test]
    fn a_full_column_takes_no_disc() {
        let full: &[u32] = &[1; 7];
        assert_eq!(board([full; 7]).successors(3).count(), 0);
        let one_free = board([full, full, full, full, full, full, &full[..6]]);
        assert_eq!(one_free.successors(3).count(), 1);
    }

    #[test]
    fn mirror_images_are_one_board() {
        assert_eq!(Board::default().successors(2).collect::<Boards>().len(), 4);
    }

    /// How many boards discs up to this value can make, in whatever order they come.
    fn closure(most: u32) -> usize {
        let mut known = Boards::from_iter([Board::default()]);
        let mut waiting = vec![Board::default()];
        while let Some(board) = waiting.pop() {
            for disc in 1..=most {
                waiting.extend(board.successors(disc).filter(|&after| known.insert(after)));
            }
        }
        known.len()
    }

    #[test]
    fn low_discs_make_few_boards() {
        assert_eq!([1, 2, 3].map(closure), [1, 43, 11_788]);
    }
}
