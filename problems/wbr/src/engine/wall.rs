//! The wall of a play under way. What falls stays in its column, so each marble has a number for
//! life and is found in the column that it came from; columns that close are passed over.

use theory::hashing::mix;

use super::{Play, Rule};

/// A marble for life: its column in the upper half; in the lower half its colour, and in the last 5
/// bits the row that it came from.
pub(super) type Marble = u32;

/// A wall of less than `S` columns of less than `S` marbles; `N` is a power of two, at least `S²`.
#[derive(Debug, Clone, Copy)]
pub(super) struct Wall<const N: usize, const S: usize> {
    /// The lower halves of the marbles, column by column and from the bottom; 0 is none. Row 0 and
    /// column 0 are always empty.
    marbles: [u16; N],
    /// The number of marbles in each column.
    height: [u8; S],
    /// The nearest column to the left that is not empty, or 0.
    left: [u8; S],
    /// The nearest column to the right that is not empty, or 0.
    right: [u8; S],
    /// The number of all marbles.
    pub(super) cells: u32,
    /// What the moves so far have earned.
    pub(super) score: i32,
    /// What the moves so far have earned, and what each colour would earn if all that is left of it
    /// came together: no play from here on earns more, but for the bonus.
    pub(super) hope: i32,
    /// The number of marbles of each colour. Where there are more than 15, some are counted as one,
    /// and the hope is larger than it need be.
    counts: [u16; 16],
    /// Looks random, but depends on nothing but the marbles that are left.
    pub(super) key: u64,
}

/// What does not change in a play.
#[derive(Debug, Clone)]
pub(super) struct Game<const N: usize, const S: usize> {
    rule: Rule,
    start: Wall<N, S>,
    columns: usize,
    /// The colours by their numbers less one.
    colours: Vec<u8>,
}

/// Room for the cells of a region, kept from move to move.
pub(super) struct Room<const N: usize> {
    /// Column, row, and what lay there.
    cells: [(u8, u8, u16); N],
    /// How many they are.
    count: usize,
}

impl<const N: usize> Room<N> {
    /// Room for any region.
    pub(super) fn new() -> Self {
        Room {
            cells: [(0, 0, 0); N],
            count: 0,
        }
    }

    /// A marble of the region, given by a number that the dice choose.
    pub(super) fn any(&self, below: impl FnOnce(usize) -> usize) -> Marble {
        let (column, _, half) = self.cells[below(self.count)];
        whole(column.into(), half)
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a wall has at most 32 columns and rows"
)]
const fn byte(number: usize) -> u8 {
    number as u8
}

/// The colour of a marble, or of its lower half.
#[inline]
pub(super) fn colour(marble: Marble) -> u8 {
    byte((marble >> 5) as usize & 0xff)
}

/// What so many marbles are worth if they come together.
#[inline]
fn worth(n: usize) -> i32 {
    if n < 2 { 0 } else { Rule::square(n) }
}

/// The marble of this lower half in a column.
#[inline]
fn whole(column: usize, half: u16) -> Marble {
    u32::from(byte(column)) << 16 | u32::from(half)
}

impl<const N: usize, const S: usize> Game<N, S> {
    /// The game on a board given by its rows from the top; the colours are not 0.
    pub(super) fn new(rows: &[Vec<u8>], rule: Rule) -> Self {
        let columns = rows.first().map_or(0, Vec::len);
        let mut colours = rows.concat();
        colours.sort_unstable();
        colours.dedup();
        let mut start = Wall {
            marbles: [0; N],
            height: [0; S],
            left: [0; S],
            right: [0; S],
            cells: 0,
            score: 0,
            hope: 0,
            counts: [0; 16],
            key: 0,
        };
        for column in 1..=columns {
            for (row, cells) in rows.iter().rev().enumerate() {
                let number = Self::number_of(&colours, cells[column - 1]);
                let half = u16::from(number) << 5 | u16::from(byte(row));
                start.counts[usize::from(number & 15)] += 1;
                start.marbles[column * S + row + 1] = half;
                start.cells += 1;
            }
            start.height[column] = byte(rows.len());
            if column > 1 {
                start.left[column] = byte(column - 1);
                start.right[column - 1] = byte(column);
            }
        }
        start.hope = start.counts.iter().map(|&n| worth(n.into())).sum();
        Game {
            rule,
            start,
            columns,
            colours,
        }
    }

    /// The number of a colour among these, from 1; 0 of what is none of them.
    fn number_of(colours: &[u8], colour: u8) -> u8 {
        colours.binary_search(&colour).map_or(0, |at| byte(at) + 1)
    }

    /// The number of a colour of the board, from 1; 0 of what is none.
    pub(super) fn number(&self, colour: u8) -> u8 {
        Self::number_of(&self.colours, colour)
    }

    /// The wall before the first move.
    pub(super) fn start(&self) -> &Wall<N, S> {
        &self.start
    }

    /// The marble at a place given by two numbers that the dice choose; `None` if they miss.
    pub(super) fn any(
        &self,
        wall: &Wall<N, S>,
        mut below: impl FnMut(usize) -> usize,
    ) -> Option<Marble> {
        let column = below(self.columns) + 1;
        let height = usize::from(wall.height[column]);
        (height > 0).then(|| whole(column, wall.marbles[column * S + below(height) + 1]))
    }

    /// Column and row of a marble, if it is still there.
    #[inline]
    fn place(wall: &Wall<N, S>, marble: Marble) -> Option<(usize, usize)> {
        let column = (marble >> 16) as usize;
        let mut found = 0;
        // No row but one adds to it: the compiler compares many at once.
        for (row, &other) in (0_u16..).zip(&wall.marbles[column * S..][..S]) {
            found |= if u32::from(other) == marble & 0xffff {
                row
            } else {
                0
            };
        }
        (found > 0).then_some((column, found.into()))
    }

    /// Removes the region of a marble, if it is still there and its region is no single cell; tells
    /// whether it was removed.
    #[inline]
    pub(super) fn play(wall: &mut Wall<N, S>, marble: Marble, room: &mut Room<N>) -> bool {
        Self::place(wall, marble).is_some_and(|(column, row)| Self::remove(wall, column, row, room))
    }

    /// Removes the region of a cell if it is no single cell; tells whether it was.
    #[inline]
    fn remove(wall: &mut Wall<N, S>, column: usize, row: usize, room: &mut Room<N>) -> bool {
        let first = (column * S + row) & (N - 1);
        let half = wall.marbles[first];
        let colour = half >> 5;
        // Each cell of the region is emptied and listed once.
        wall.marbles[first] = 0;
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
            let beside = [(wall.left[column], r), (wall.right[column], r)];
            for (c, r) in [
                (c, r.wrapping_sub(1)),
                (c, r.wrapping_add(1)),
                beside[0],
                beside[1],
            ] {
                let at = (usize::from(c) * S + usize::from(r)) & (N - 1);
                let other = wall.marbles[at];
                let same = other >> 5 == colour;
                room.cells[found & (N - 1)] = (c, r, other);
                found += usize::from(same);
                wall.marbles[at] = if same { 0 } else { other };
            }
        }
        if found == 1 {
            wall.marbles[first] = half;
            return false;
        }
        room.count = found;
        wall.key ^= key;
        let marbles = u16::try_from(found).expect("at most 1024 cells");
        wall.cells -= u32::from(marbles);
        let earned = Rule::square(found);
        wall.score += earned;
        let count = &mut wall.counts[usize::from(colour & 15)];
        wall.hope += earned - worth((*count).into());
        *count -= marbles;
        wall.hope += worth((*count).into());
        while touched != 0 {
            let column = touched.trailing_zeros() as usize;
            touched &= touched - 1;
            Self::fall(wall, column, low[column].into());
        }
        true
    }

    /// Lets the marbles of a column fall that lie above its lowest hole.
    #[inline]
    fn fall(wall: &mut Wall<N, S>, column: usize, hole: usize) {
        let height = usize::from(wall.height[column]);
        let marbles = &mut wall.marbles[column * S..][..S];
        let mut top = hole;
        for row in hole..=height {
            let marble = marbles[row];
            marbles[top] = marble;
            top += usize::from(marble != 0);
        }
        marbles[top..=height].fill(0);
        wall.height[column] = byte(top - 1);
        if top == 1 {
            let (left, right) = (wall.left[column], wall.right[column]);
            if left != 0 {
                wall.right[usize::from(left)] = right;
            }
            if right != 0 {
                wall.left[usize::from(right)] = left;
            }
        }
    }

    /// Plays on until no move is left, column by column and from the top, the spared colour last;
    /// the moves are added to the list. `false` if it is given up, as less than the least can be earned.
    pub(super) fn finish(
        &self,
        wall: &mut Wall<N, S>,
        spared: u8,
        least: i32,
        moves: &mut Vec<Marble>,
        room: &mut Room<N>,
    ) -> bool {
        for spared in [spared, 0] {
            while self.sweep(wall, spared, moves, room) {
                if wall.hope < least {
                    return false;
                }
            }
        }
        true
    }

    /// Plays the moves met on one way over the wall, but none of the spared colour; tells whether
    /// there were any.
    fn sweep(
        &self,
        wall: &mut Wall<N, S>,
        spared: u8,
        moves: &mut Vec<Marble>,
        room: &mut Room<N>,
    ) -> bool {
        let before = moves.len();
        for column in 1..=self.columns {
            let mut row = usize::from(wall.height[column]) + 1;
            while row > 1 {
                row = (row - 1).min(usize::from(wall.height[column]));
                let half = wall.marbles[(column * S + row) & (N - 1)];
                if half == 0 || half >> 5 == u16::from(spared) {
                    continue;
                }
                let next = usize::from(wall.right[column]);
                let below = wall.marbles[(column * S + row - 1) & (N - 1)] >> 5 == half >> 5;
                if below || wall.marbles[(next * S + row) & (N - 1)] >> 5 == half >> 5 {
                    Self::remove(wall, column, row, room);
                    moves.push(whole(column, half));
                }
            }
        }
        moves.len() > before
    }

    /// All points of a play that ends with this wall.
    pub(super) fn total(&self, wall: &Wall<N, S>) -> i32 {
        let mut left = [0_usize; 256];
        for &half in wall.marbles.iter().filter(|&&half| half != 0) {
            left[usize::from(half >> 5)] += 1;
        }
        wall.score + self.rule.ending(&left)
    }

    /// What clearing the board earns.
    pub(super) fn bonus(&self) -> u32 {
        self.rule.bonus
    }

    /// A play as the rules name its moves.
    pub(super) fn tell(&self, marbles: &[Marble]) -> Play {
        let mut wall = self.start;
        let mut moves = Vec::new();
        let mut room = Room::new();
        for &marble in marbles {
            let Some((column, row)) = Self::place(&wall, marble) else {
                continue;
            };
            let closed = wall.height[1..column].iter().filter(|&&height| height == 0);
            moves.push((row, column - closed.count()));
            Self::remove(&mut wall, column, row, &mut room);
        }
        Play {
            moves,
            total: self.total(&wall),
            left: wall.cells as usize,
        }
    }
}
