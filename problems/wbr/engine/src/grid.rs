//! A wall as an array, of any size. What falls stays in its column, so that a marble is found in the
//! column that it came from; columns that close are passed over.

use theory::hashing::mix;

use super::wall::{Marble, Spared, Tally, Wall, byte, first_column};

/// A wall of less than `S` columns of less than `S` marbles; `N` is a power of two, at least `S²`.
#[derive(Debug, Clone, Copy)]
pub(super) struct Grid<const N: usize, const S: usize> {
    /// The lower halves of the marbles, column by column and from the bottom; 0 is none. Row 0 and
    /// column 0 are always empty.
    marbles: [u16; N],
    /// The number of marbles in each column.
    height: [u8; S],
    /// The nearest column to the left that is not empty, or 0.
    left: [u8; S],
    /// The nearest column to the right that is not empty, or 0.
    right: [u8; S],
    tally: Tally,
}

/// Room for the cells of a region, kept from move to move.
pub(super) struct Room<const N: usize> {
    /// Column, row, and what lay there.
    cells: [(u8, u8, u16); N],
}

impl<const N: usize> Default for Room<N> {
    fn default() -> Self {
        Room {
            cells: [(0, 0, 0); N],
        }
    }
}

/// The marble of this lower half in a column.
#[inline]
fn whole(column: usize, half: u16) -> Marble {
    u32::from(byte(column)) << 16 | u32::from(half)
}

impl<const N: usize, const S: usize> Grid<N, S> {
    /// Column and row of a marble, if it is still there.
    #[inline]
    fn find(&self, marble: Marble) -> Option<(usize, usize)> {
        let column = first_column(marble);
        let mut found = 0;
        // No row but one adds to it: the compiler compares many at once.
        for (row, &other) in (0_u16..).zip(&self.marbles[column * S..][..S]) {
            found |= if u32::from(other) == marble & 0xffff {
                row
            } else {
                0
            };
        }
        (found > 0).then_some((column, found.into()))
    }

    /// Removes the region of a cell if it is no single cell; tells whether it was.
    #[inline]
    fn remove(&mut self, column: usize, row: usize, room: &mut Room<N>) -> bool {
        let first = (column * S + row) & (N - 1);
        let half = self.marbles[first];
        let colour = half >> 5;
        // Each cell of the region is emptied and listed once.
        self.marbles[first] = 0;
        room.cells[0] = (byte(column), byte(row), half);
        let (mut done, mut found) = (0, 1);
        let mut key = 0;
        let mut low = [u8::MAX; S];
        let mut touched = 0_u64;
        while done < found {
            let (c, r, half) = room.cells[done & (N - 1)];
            done += 1;
            let column = usize::from(c);
            key ^= mix(whole(column, half).into());
            touched |= 1 << (c & 63);
            low[column] = low[column].min(r);
            let beside = [(self.left[column], r), (self.right[column], r)];
            for (c, r) in [
                (c, r.wrapping_sub(1)),
                (c, r.wrapping_add(1)),
                beside[0],
                beside[1],
            ] {
                let at = (usize::from(c) * S + usize::from(r)) & (N - 1);
                let other = self.marbles[at];
                let same = other >> 5 == colour;
                room.cells[found & (N - 1)] = (c, r, other);
                found += usize::from(same);
                self.marbles[at] = if same { 0 } else { other };
            }
        }
        if found == 1 {
            self.marbles[first] = half;
            return false;
        }
        self.tally.key ^= key;
        self.tally.remove(byte(colour.into()), found);
        while touched != 0 {
            let column = touched.trailing_zeros() as usize;
            touched &= touched - 1;
            self.fall(column, low[column].into());
        }
        true
    }

    /// Lets the marbles of a column fall that lie above its lowest hole.
    #[inline]
    fn fall(&mut self, column: usize, hole: usize) {
        let height = usize::from(self.height[column]);
        let marbles = &mut self.marbles[column * S..][..S];
        let mut top = hole;
        for row in hole..=height {
            let marble = marbles[row];
            marbles[top] = marble;
            top += usize::from(marble != 0);
        }
        marbles[top..=height].fill(0);
        self.height[column] = byte(top - 1);
        if top == 1 {
            let (left, right) = (self.left[column], self.right[column]);
            if left != 0 {
                self.right[usize::from(left)] = right;
            }
            if right != 0 {
                self.left[usize::from(right)] = left;
            }
        }
    }
}

impl<const N: usize, const S: usize> Wall for Grid<N, S> {
    type Room = Room<N>;

    fn new(columns: &[Vec<u8>], tally: Tally) -> Self {
        let mut wall = Grid {
            marbles: [0; N],
            height: [0; S],
            left: [0; S],
            right: [0; S],
            tally,
        };
        for (column, colours) in (1..).zip(columns) {
            for (row, &number) in colours.iter().enumerate() {
                wall.marbles[column * S + row + 1] = u16::from(number) << 5 | u16::from(byte(row));
            }
            wall.height[column] = byte(colours.len());
            if column > 1 {
                wall.left[column] = byte(column - 1);
                wall.right[column - 1] = byte(column);
            }
        }
        wall
    }

    fn tally(&self) -> &Tally {
        &self.tally
    }

    fn tally_mut(&mut self) -> &mut Tally {
        &mut self.tally
    }

    fn place(&self, marble: Marble) -> Option<(usize, usize)> {
        let (column, row) = self.find(marble)?;
        let closed = self.height[1..column].iter().filter(|&&height| height == 0);
        Some((row, column - closed.count()))
    }

    fn pick(&self, column: usize, row: impl FnOnce(usize) -> usize) -> Option<Marble> {
        let height = usize::from(self.height[column]);
        (height > 0).then(|| whole(column, self.marbles[column * S + row(height) + 1]))
    }

    #[inline]
    fn play(&mut self, marble: Marble, room: &mut Room<N>) -> bool {
        let found = self.find(marble);
        found.is_some_and(|(column, row)| self.remove(column, row, room))
    }

    fn sweep(
        &mut self,
        columns: usize,
        spared: Spared,
        moves: &mut Vec<Marble>,
        room: &mut Room<N>,
    ) -> bool {
        let before = moves.len();
        let spared = spared.map(u16::from);
        for column in 1..=columns {
            let mut row = usize::from(self.height[column]) + 1;
            while row > 1 {
                row = (row - 1).min(usize::from(self.height[column]));
                let half = self.marbles[(column * S + row) & (N - 1)];
                if half == 0 || spared.contains(&(half >> 5)) {
                    continue;
                }
                let next = usize::from(self.right[column]);
                let below = self.marbles[(column * S + row - 1) & (N - 1)] >> 5 == half >> 5;
                if below || self.marbles[(next * S + row) & (N - 1)] >> 5 == half >> 5 {
                    self.remove(column, row, room);
                    moves.push(whole(column, half));
                }
            }
        }
        moves.len() > before
    }

    fn left(&self) -> [usize; 256] {
        let mut left = [0_usize; 256];
        for &half in self.marbles.iter().filter(|&&half| half != 0) {
            left[usize::from(half >> 5)] += 1;
        }
        left
    }
}
