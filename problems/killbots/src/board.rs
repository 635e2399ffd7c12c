//! A grid as strings of bits, and one turn on it.
//!
//! Above the hero's row everything moves down by one row, so a cell above is only reached from one row,
//! and in it only from one cell, unless it is in the hero's column: there up to three arrive. In the
//! hero's row three rows come together. A robot next to the hero is counted and taken away before the
//! others move, so nobody ever meets on the hero's cell.

use std::cmp::Ordering;
use std::ops::Range;

use crate::Grid;

/// Rows of cells, one after the other. Bit `c % 64` of word `1 + c / 64` of a row is column `c`; the
/// first and the last word of a row are empty, so that every word in between has neighbours.
type Layer = Vec<u64>;

/// A grid, laid on its side if it has more rows than columns.
#[derive(Debug)]
pub(crate) struct Board {
    rows: usize,
    columns: usize,
    /// Words of a row, with both empty ones.
    stride: usize,
    robots: Layer,
    fast: Layer,
    junk: Layer,
    /// What `robots` and `fast` are after the half-step that is being played.
    next: [Layer; 2],
    /// Row and column of the hero.
    hero: (usize, usize),
    /// For each word of a row: the columns left of the hero, his own, and those on his right.
    sides: Vec<[u64; 3]>,
    /// No robot is more steps away from the hero than this.
    reach: usize,
    has_robots: bool,
}

/// Where a column is kept in its row: word and bit.
fn spot(column: usize) -> (usize, u64) {
    (1 + column / 64, 1 << (column % 64))
}

impl Board {
    pub(crate) fn new(grid: &Grid) -> Self {
        let height = grid.cells.len() / grid.columns;
        let is_on_side = height > grid.columns;
        let (rows, columns) = (height.min(grid.columns), height.max(grid.columns));
        let stride = 2 + columns.div_ceil(64);
        let empty = vec![0; rows * stride];
        let mut board = Board {
            rows,
            columns,
            stride,
            robots: empty.clone(),
            fast: empty.clone(),
            junk: empty.clone(),
            next: [empty.clone(), empty],
            hero: (0, 0),
            sides: vec![[0; 3]; stride],
            reach: columns - 1,
            has_robots: false,
        };
        for (row, cells) in grid.cells.chunks_exact(grid.columns).enumerate() {
            for (column, &cell) in cells.iter().enumerate() {
                board.put(
                    cell,
                    if is_on_side {
                        (column, row)
                    } else {
                        (row, column)
                    },
                );
            }
        }
        for column in 0..columns {
            let (word, bit) = spot(column);
            board.sides[word][match column.cmp(&board.hero.1) {
                Ordering::Less => 0,
                Ordering::Equal => 1,
                Ordering::Greater => 2,
            }] |= bit;
        }
        board
    }

    fn put(&mut self, cell: u8, (row, column): (usize, usize)) {
        let layer = match cell {
            b'+' => &mut self.robots,
            b'#' => &mut self.fast,
            b'*' => &mut self.junk,
            b'@' => {
                self.hero = (row, column);
                return;
            }
            _ => return,
        };
        let (word, bit) = spot(column);
        layer[row * self.stride + word] |= bit;
        self.has_robots |= cell != b'*';
    }

    pub(crate) fn has_robots(&self) -> bool {
        self.has_robots
    }

    /// One turn; returns how many robots the hero destroys in it.
    pub(crate) fn play_turn(&mut self) -> u32 {
        let destroyed = self.half_step::<true>() + self.half_step::<false>();
        self.reach = self.reach.saturating_sub(1);
        destroyed
    }

    /// Moves the fast robots, and if `ALL` the others too, by one step.
    fn half_step<const ALL: bool>(&mut self) -> u32 {
        let destroyed = self.take_neighbours::<ALL>();
        let hero = self.hero.0;
        let mut alive = self.fill::<ALL>(hero, hero.saturating_sub(1)..hero + 2);
        for distance in 1..=self.reach.min(self.rows - 1) {
            if let Some(above) = hero.checked_sub(distance) {
                alive |= self.fill::<ALL>(above, above.saturating_sub(1)..above);
            }
            let below = hero + distance;
            if below < self.rows {
                alive |= self.fill::<ALL>(below, below + 1..below + 2);
            }
        }
        self.has_robots = alive != 0;
        std::mem::swap(&mut self.robots, &mut self.next[0]);
        std::mem::swap(&mut self.fast, &mut self.next[1]);
        destroyed
    }

    /// Removes the robots whose next step is onto the hero's cell, and counts them.
    fn take_neighbours<const ALL: bool>(&mut self) -> u32 {
        let (y, x) = self.hero;
        let mut taken = 0;
        for row in y.saturating_sub(1)..(y + 2).min(self.rows) {
            for column in x.saturating_sub(1)..(x + 2).min(self.columns) {
                let (word, bit) = spot(column);
                let place = row * self.stride + word;
                taken += u32::from(self.fast[place] & bit != 0);
                self.fast[place] &= !bit;
                if ALL {
                    taken += u32::from(self.robots[place] & bit != 0);
                    self.robots[place] &= !bit;
                }
            }
        }
        taken
    }

    /// Finds what row `to` holds after robots have come from the rows `from`, as far as these
    /// exist. The result is 0 if no robot is there.
    fn fill<const ALL: bool>(&mut self, to: usize, from: Range<usize>) -> u64 {
        let stride = self.stride;
        let here = to * stride..(to + 1) * stride;
        let from = from.start * stride..from.end.min(self.rows) * stride;
        let robots_from = self.robots[from.clone()].chunks_exact(stride);
        let fast_from = self.fast[from].chunks_exact(stride);
        let standing = &self.robots[here.clone()];
        let junk = &mut self.junk[here.clone()];
        let [next_robots, next_fast] = &mut self.next;
        let (next_robots, next_fast) = (&mut next_robots[here.clone()], &mut next_fast[here]);
        let (first, _) = spot(self.hero.1.saturating_sub(self.reach));
        let (last, _) = spot((self.hero.1 + self.reach).min(self.columns - 1));
        let mut alive = 0;
        for word in first..=last {
            let sides = &self.sides[word - 1..word + 2];
            let mut robots = Arrivals::default();
            if ALL {
                for row in robots_from.clone() {
                    robots.come(&row[word - 1..word + 2], sides);
                }
            } else {
                robots.once = standing[word];
            }
            let mut fast = Arrivals::default();
            for row in fast_from.clone() {
                fast.come(&row[word - 1..word + 2], sides);
            }
            let met = robots.twice | fast.twice | robots.once & fast.once;
            let broken = met | (robots.once | fast.once) & junk[word];
            junk[word] |= broken;
            next_robots[word] = robots.once & !broken;
            next_fast[word] = fast.once & !broken;
            alive |= next_robots[word] | next_fast[word];
        }
        alive
    }
}

/// The cells of a word to which robots come: one or more, two or more.
#[derive(Default)]
struct Arrivals {
    once: u64,
    twice: u64,
}

impl Arrivals {
    /// Robots come from three neighbouring words of a row; `sides` is told for the same words.
    #[inline]
    fn come(&mut self, row: &[u64], sides: &[[u64; 3]]) {
        let rightwards = |word: usize| row[word] & sides[word][0];
        let leftwards = |word: usize| row[word] & sides[word][2];
        self.add(rightwards(1) << 1 | rightwards(0) >> 63);
        self.add(row[1] & sides[1][1]);
        self.add(leftwards(1) >> 1 | leftwards(2) << 63);
    }

    #[inline]
    fn add(&mut self, cells: u64) {
        self.twice |= self.once & cells;
        self.once |= cells;
    }
}
