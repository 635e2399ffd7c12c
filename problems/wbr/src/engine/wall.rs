//! The wall of a play under way. What falls stays in its column, so each marble has a number for
//! life and is found in the column that it came from; columns that close are passed over.

use theory::hashing::mix;

use super::{Play, Rule};

/// No column.
const NONE: u8 = u8::MAX;

/// A wall of at most `W` columns of at most `H` marbles.
#[derive(Debug, Clone, Copy)]
pub(super) struct Wall<const H: usize, const W: usize> {
    /// The marbles of each column from the bottom by their numbers; 0 above the topmost.
    marbles: [[u16; H]; W],
    /// The number of marbles in each column.
    height: [u8; W],
    /// The nearest column to the left that is not empty.
    left: [u8; W],
    /// The nearest column to the right that is not empty.
    right: [u8; W],
    /// The number of all marbles.
    pub(super) cells: u32,
    /// What the moves so far have earned.
    pub(super) score: i32,
    /// Looks random, but depends on nothing but the marbles that are left.
    pub(super) key: u64,
}

/// What does not change in a play.
#[derive(Debug, Clone)]
pub(super) struct Game<const H: usize, const W: usize> {
    /// The colour of each marble; that of number 0 is no colour.
    colours: Vec<u8>,
    rule: Rule,
    start: Wall<H, W>,
    columns: usize,
}

/// Room for the cells of a region, kept from move to move.
pub(super) type Room = Vec<(u8, u8)>;

#[expect(
    clippy::cast_possible_truncation,
    reason = "a wall has at most 32 columns and rows"
)]
const fn byte(number: usize) -> u8 {
    number as u8
}

impl<const H: usize, const W: usize> Game<H, W> {
    /// The game on a board given by its rows from the top; the colours are not 0.
    pub(super) fn new(rows: &[Vec<u8>], rule: Rule) -> Self {
        let columns = rows.first().map_or(0, Vec::len);
        let mut colours = vec![0; H * W + 1];
        let mut start = Wall {
            marbles: [[0; H]; W],
            height: [0; W],
            left: [NONE; W],
            right: [NONE; W],
            cells: 0,
            score: 0,
            key: 0,
        };
        for column in 0..columns {
            for (row, cells) in rows.iter().rev().enumerate() {
                let number = column * H + row + 1;
                colours[number] = cells[column];
                start.marbles[column][row] = u16::try_from(number).expect("at most 1024 marbles");
                start.cells += 1;
            }
            start.height[column] = byte(rows.len());
            if column > 0 {
                start.left[column] = byte(column - 1);
                start.right[column - 1] = byte(column);
            }
        }
        Game {
            colours,
            rule,
            start,
            columns,
        }
    }

    /// The wall before the first move.
    pub(super) fn start(&self) -> &Wall<H, W> {
        &self.start
    }

    /// The colour of a marble.
    #[inline]
    pub(super) fn colour(&self, marble: u16) -> u8 {
        self.colours[usize::from(marble)]
    }

    /// The marble at a place given by two numbers that the dice choose; `None` if they miss.
    pub(super) fn any(
        &self,
        wall: &Wall<H, W>,
        mut below: impl FnMut(usize) -> usize,
    ) -> Option<u16> {
        let column = below(self.columns);
        let height = usize::from(wall.height[column]);
        (height > 0).then(|| wall.marbles[column][below(height)])
    }

    /// Column and row of a marble, if it is still there.
    #[inline]
    fn place(wall: &Wall<H, W>, marble: u16) -> Option<(usize, usize)> {
        let column = usize::from(marble - 1) / H;
        let marbles = &wall.marbles[column][..usize::from(wall.height[column])];
        let row = marbles.iter().position(|&other| other == marble)?;
        Some((column, row))
    }

    /// Removes the region of a marble, if it is still there and its region is no single cell; tells
    /// whether it was removed.
    #[inline]
    pub(super) fn play(&self, wall: &mut Wall<H, W>, marble: u16, room: &mut Room) -> bool {
        Self::place(wall, marble).is_some_and(|(column, row)| self.remove(wall, column, row, room))
    }

    /// Removes the region of a cell if it is no single cell; tells whether it was.
    #[inline]
    fn remove(&self, wall: &mut Wall<H, W>, column: usize, row: usize, room: &mut Room) -> bool {
        let marble = wall.marbles[column][row];
        let colour = self.colour(marble);
        // Each cell of the region is emptied and listed once.
        wall.marbles[column][row] = 0;
        room.clear();
        room.push((byte(column), byte(row)));
        let mut key = mix(u64::from(marble));
        let mut done = 0;
        while let Some(&(c, r)) = room.get(done) {
            done += 1;
            let (c, r) = (usize::from(c), usize::from(r));
            let beside = [wall.left[c], wall.right[c]].map(|c| (usize::from(c), r));
            for (c, r) in [(c, r.wrapping_sub(1)), (c, r + 1), beside[0], beside[1]] {
                if c < W && r < H {
                    let other = wall.marbles[c][r];
                    if self.colour(other) == colour {
                        wall.marbles[c][r] = 0;
                        room.push((byte(c), byte(r)));
                        key ^= mix(u64::from(other));
                    }
                }
            }
        }
        if room.len() == 1 {
            wall.marbles[column][row] = marble;
            return false;
        }
        wall.key ^= key;
        wall.cells -= u32::try_from(room.len()).expect("at most 1024 cells");
        wall.score += Rule::square(room.len());
        let mut low = [NONE; W];
        let mut touched = 0_u32;
        for &(c, r) in room.iter() {
            touched |= 1 << c;
            low[usize::from(c)] = low[usize::from(c)].min(r);
        }
        while touched != 0 {
            let column = touched.trailing_zeros() as usize;
            touched &= touched - 1;
            Self::fall(wall, column, low[column].into());
        }
        true
    }

    /// Lets the marbles of a column fall that lie above its lowest hole.
    #[inline]
    fn fall(wall: &mut Wall<H, W>, column: usize, hole: usize) {
        let height = usize::from(wall.height[column]);
        let marbles = &mut wall.marbles[column];
        let mut top = hole;
        for row in hole..height {
            let marble = marbles[row];
            marbles[top] = marble;
            top += usize::from(marble != 0);
        }
        marbles[top..height].fill(0);
        wall.height[column] = byte(top);
        if top == 0 {
            let (left, right) = (wall.left[column], wall.right[column]);
            if left != NONE {
                wall.right[usize::from(left)] = right;
            }
            if right != NONE {
                wall.left[usize::from(right)] = left;
            }
        }
    }

    /// Plays on until no move is left, column by column and from the top, the spared colour last;
    /// the moves are added to the list.
    pub(super) fn finish(
        &self,
        wall: &mut Wall<H, W>,
        spared: u8,
        moves: &mut Vec<u16>,
        room: &mut Room,
    ) {
        for spared in [spared, 0] {
            while self.sweep(wall, spared, moves, room) {}
        }
    }

    /// Plays the moves met on one way over the wall, but none of the spared colour; tells whether
    /// there were any.
    fn sweep(
        &self,
        wall: &mut Wall<H, W>,
        spared: u8,
        moves: &mut Vec<u16>,
        room: &mut Room,
    ) -> bool {
        let before = moves.len();
        for column in 0..self.columns {
            let mut row = usize::from(wall.height[column]);
            while row > 0 {
                row = (row - 1).min(usize::from(wall.height[column]));
                let marble = wall.marbles[column][row];
                let colour = self.colour(marble);
                if colour == spared || marble == 0 {
                    continue;
                }
                let next = usize::from(wall.right[column]);
                let below = row > 0 && self.colour(wall.marbles[column][row - 1]) == colour;
                if below || next < W && self.colour(wall.marbles[next][row]) == colour {
                    self.remove(wall, column, row, room);
                    moves.push(marble);
                }
            }
        }
        moves.len() > before
    }

    /// All points of a play that ends with this wall.
    pub(super) fn total(&self, wall: &Wall<H, W>) -> i32 {
        let mut left = [0_usize; 256];
        for column in 0..self.columns {
            for &marble in &wall.marbles[column][..usize::from(wall.height[column])] {
                left[usize::from(self.colour(marble))] += 1;
            }
        }
        wall.score + self.rule.ending(&left)
    }

    /// What clearing the board earns.
    pub(super) fn bonus(&self) -> u32 {
        self.rule.bonus
    }

    /// A play as the rules name its moves.
    pub(super) fn tell(&self, marbles: &[u16]) -> Play {
        let mut wall = self.start;
        let mut moves = Vec::new();
        let mut room = Room::new();
        for &marble in marbles {
            let Some((column, row)) = Self::place(&wall, marble) else {
                continue;
            };
            let closed = wall.height[..column].iter().filter(|&&height| height == 0);
            moves.push((row + 1, column + 1 - closed.count()));
            self.remove(&mut wall, column, row, &mut room);
        }
        Play {
            moves,
            total: self.total(&wall),
            left: wall.cells as usize,
        }
    }
}
