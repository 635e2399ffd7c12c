//! All pawns in order, and the lines on which they stand.

use std::ops::Range;

use theory::graph::Grouped;

use crate::Input;
use crate::reached::Reached;

/// So many pawns are in a group if they are spread evenly: they fit into the nearest cache.
const GROUP: usize = 32;

/// Pawns and the queen's cell by rows from below, by columns within a row. A pawn's place in this order
/// is called `at`.
pub(crate) struct Board {
    /// The row and the column of each, 32 bits both. Columns are counted from the leftmost one.
    cells: Vec<u64>,
    /// The number of each, 0 for the queen.
    pub(crate) numbers: Vec<u32>,
    /// The row on top.
    top: u32,
    /// The column on the right.
    right: u32,
}

impl Board {
    /// All pawns that the queen can reach, and perhaps others.
    ///
    /// `O(n · log n)` time at worst, `O(n)` if the pawns are spread evenly.
    pub(crate) fn new(input: &Input) -> Self {
        let mut board = Board::with_all(input);
        // On a narrow board it reaches most of them.
        if !board.is_narrow() {
            board.keep_reached();
        }
        board
    }

    /// All pawns. They are put into groups by the leading bits of their cells, and each group is sorted.
    /// What is sorted is one word a pawn: the other bits of its cell, and its number. If these are too
    /// many for a word, there are more groups.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "pawns are counted in 32 bits, and groups are not many more"
    )]
    pub(crate) fn with_all(input: &Input) -> Self {
        let (mut left, mut right, mut top) = (0, 0, 0);
        for &(x, y) in &input.pawns {
            (left, right, top) = (x.min(left), x.max(right), y.max(top));
        }
        let (top, right) = (top.unsigned_abs(), right.abs_diff(left));
        let count = input.pawns.len() + 1;
        let (width, behind) = (bits(right), bits(count as u32));
        let cell = |number: usize| {
            let pawn = number.checked_sub(1).map(|place| input.pawns[place]);
            let (x, y) = pawn.unwrap_or_default();
            u64::from(y.unsigned_abs()) << width | u64::from(x.abs_diff(left))
        };

        let all = bits(top) + width;
        let too_many = (all + behind).saturating_sub(u64::BITS);
        let leading = (count / GROUP).max(1).ilog2().max(too_many).min(all);
        let others = all - leading;
        let keys = (0..count).map(|number| {
            let (leading, others) = (cell(number) >> others, lowest(cell(number), others));
            (leading as usize, others << behind | number as u64)
        });
        let grouped = Grouped::new(1 << leading, keys);

        let mut numbers = Vec::with_capacity(count);
        let cells = grouped.into_sorted_by(|group, keys| {
            keys.sort_unstable();
            for key in keys {
                numbers.push(lowest(*key, behind) as u32);
                let cell = (group as u64) << others | *key >> behind;
                *key = cell >> width << 32 | lowest(cell, width);
            }
        });
        Board {
            cells,
            numbers,
            top,
            right,
        }
    }

    /// Drops the pawns in rows that the queen cannot reach, as long as most rows are such: to look for
    /// the others takes longer than to keep them.
    fn keep_reached(&mut self) {
        let mut reached = Reached::new();
        let (mut begin, mut kept) = (0, 0);
        while begin < self.len() && kept <= self.len() / 8 {
            let row = begin..self.end_of_row(begin);
            begin = row.end;
            let lines = row.clone().map(|at| self.lines_of(at));
            // The lowest row is the queen's.
            if row.start == 0 || lines.clone().any(|lines| reached.meets(lines)) {
                lines.for_each(|lines| reached.add(lines));
                kept = self.move_down(row, kept);
            }
        }
        kept = self.move_down(begin..self.len(), kept);
        self.cells.truncate(kept);
        self.numbers.truncate(kept);
    }

    /// Moves the pawns at these places down to the place `to`. The place behind them.
    fn move_down(&mut self, places: Range<usize>, to: usize) -> usize {
        self.cells.copy_within(places.clone(), to);
        self.numbers.copy_within(places.clone(), to);
        to + places.len()
    }

    /// How many they are.
    pub(crate) fn len(&self) -> usize {
        self.cells.len()
    }

    /// Whether an array of all lines is not much longer than the list of the pawns.
    pub(crate) fn is_narrow(&self) -> bool {
        (self.right + self.top) as usize <= 2 * self.len()
    }

    /// The places of a pawn's row.
    #[inline]
    pub(crate) fn row_of(&self, at: usize) -> Range<usize> {
        self.start_of_row(at)..self.end_of_row(at)
    }

    #[inline]
    pub(crate) fn start_of_row(&self, at: usize) -> usize {
        let left = self.cells[..at].iter().rev();
        at - left
            .take_while(|&left| left >> 32 == self.cells[at] >> 32)
            .count()
    }

    #[inline]
    fn end_of_row(&self, at: usize) -> usize {
        let right = self.cells[at..].iter();
        at + right
            .take_while(|&right| right >> 32 == self.cells[at] >> 32)
            .count()
    }

    /// The largest number of a line of each direction.
    pub(crate) fn last_lines(&self) -> [u32; 3] {
        [self.right, self.right + self.top, self.right + self.top]
    }

    /// The numbers of a pawn's column and its diagonals `x − y` and `x + y`.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a cell is two numbers of 32 bits"
    )]
    pub(crate) fn lines_of(&self, at: usize) -> [u32; 3] {
        let (row, column) = ((self.cells[at] >> 32) as u32, self.cells[at] as u32);
        [column, column + (self.top - row), column + row]
    }
}

/// How many bits a number up to `most` may have.
pub(crate) fn bits(most: u32) -> u32 {
    u32::BITS - most.leading_zeros()
}

/// So many of the lowest bits of a word, but not all.
#[inline]
pub(crate) fn lowest(word: u64, bits: u32) -> u64 {
    word & ((1 << bits) - 1)
}
