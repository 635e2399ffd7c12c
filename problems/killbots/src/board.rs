//! A grid as strings of bits, and one turn on it.
//!
//! Above the hero's row everything moves down by one row, so a cell above is only reached from one row,
//! and in it only from one cell, unless it is in the hero's column: there up to three arrive. In the
//! hero's row three rows come together. A robot next to the hero is counted and taken away before the
//! others move, so nobody ever meets on the hero's cell.

use std::array;
use std::cmp::Ordering;
use std::mem;

use crate::grid::{Grid, LONGEST};

const WORDS: usize = LONGEST.div_ceil(64);

/// A row: column `c` is bit `c % 64` of word `c / 64`.
type Row = [u64; WORDS];

const EMPTY: Row = [0; WORDS];

/// A grid, laid on its side if it has more rows than columns.
#[derive(Debug)]
pub(crate) struct Board {
    robots: Vec<Row>,
    fast: Vec<Row>,
    junk: Vec<Row>,
    /// What `robots` and `fast` are after the half-step that is being played.
    next: [Vec<Row>; 2],
    /// Row and column of the hero.
    hero: (usize, usize),
    /// The columns left of the hero, his own, and those on his right.
    sides: [Row; 3],
    /// Whether a robot is left.
    pub(crate) has_robots: bool,
}

impl Board {
    pub(crate) fn new(grid: &Grid) -> Self {
        let height = grid.cells.len() / grid.columns;
        let is_on_side = height > grid.columns;
        let empty = vec![EMPTY; height.min(grid.columns)];
        let mut board = Board {
            robots: empty.clone(),
            fast: empty.clone(),
            junk: empty.clone(),
            next: [empty.clone(), empty],
            hero: (0, 0),
            sides: [EMPTY; 3],
            has_robots: grid.cells.iter().any(|cell| b"+#".contains(cell)),
        };
        for (row, cells) in grid.cells.chunks_exact(grid.columns).enumerate() {
            for (column, &cell) in cells.iter().enumerate() {
                let mut place = [row, column];
                place.rotate_left(usize::from(is_on_side));
                let [y, x] = place;
                let bit = 1 << (x % 64);
                match cell {
                    b'+' => board.robots[y][x / 64] |= bit,
                    b'#' => board.fast[y][x / 64] |= bit,
                    b'*' => board.junk[y][x / 64] |= bit,
                    b'@' => board.hero = (y, x),
                    _ => {}
                }
            }
        }
        let own = board.hero.1;
        for column in 0..height.max(grid.columns) {
            let side = usize::from(column >= own) + usize::from(column > own);
            board.sides[side][column / 64] |= 1 << (column % 64);
        }
        board
    }

    /// Moves the fast robots, and perhaps all, by one step; returns how many the hero destroys in it.
    pub(crate) fn half_step(&mut self, all_move: bool) -> u32 {
        let destroyed = self.take_neighbours(all_move);
        let (hero, rows) = (self.hero.0, self.junk.len());
        self.has_robots = false;
        for (number, junk) in self.junk.iter_mut().enumerate() {
            let from = match number.cmp(&hero) {
                Ordering::Less => number.saturating_sub(1)..number,
                Ordering::Equal => number.saturating_sub(1)..rows.min(number + 2),
                Ordering::Greater => number + 1..rows.min(number + 2),
            };
            let mut robots = Arrivals::default();
            if all_move {
                robots = Arrivals::from(&self.robots[from.clone()], &self.sides);
            } else {
                robots.once = self.robots[number];
            }
            let fast = Arrivals::from(&self.fast[from], &self.sides);
            for (word, junk) in junk.iter_mut().enumerate() {
                let (slow_one, fast_one) = (robots.once[word], fast.once[word]);
                let met = robots.twice[word] | fast.twice[word] | slow_one & fast_one;
                let broken = met | (slow_one | fast_one) & *junk;
                *junk |= broken;
                self.next[0][number][word] = slow_one & !broken;
                self.next[1][number][word] = fast_one & !broken;
                self.has_robots |= (slow_one | fast_one) & !broken != 0;
            }
        }
        mem::swap(&mut self.robots, &mut self.next[0]);
        mem::swap(&mut self.fast, &mut self.next[1]);
        destroyed
    }

    /// Removes the robots whose next step is onto the hero's cell, and counts them.
    fn take_neighbours(&mut self, all_move: bool) -> u32 {
        let (y, x) = self.hero;
        let near = (x.saturating_sub(1)..x + 2).map(|column| (column / 64, 1 << (column % 64)));
        let mut taken = 0;
        for row in y.saturating_sub(1)..(y + 2).min(self.junk.len()) {
            for (word, bit) in near.clone() {
                let mut take = |cells: &mut u64| {
                    taken += u32::from(*cells & bit != 0);
                    *cells &= !bit;
                };
                take(&mut self.fast[row][word]);
                if all_move {
                    take(&mut self.robots[row][word]);
                }
            }
        }
        taken
    }
}

/// The cells of a row to which robots come: one or more, two or more.
#[derive(Default)]
struct Arrivals {
    once: Row,
    twice: Row,
}

impl Arrivals {
    /// Those of all robots of these rows.
    fn from(rows: &[Row], sides: &[Row; 3]) -> Self {
        let mut arrivals = Arrivals::default();
        for row in rows.iter().filter(|&&row| row != EMPTY) {
            let [left, own, right] =
                array::from_fn(|side| array::from_fn(|word| row[word] & sides[side][word]));
            arrivals.add(&rightwards(&left));
            arrivals.add(&own);
            arrivals.add(&leftwards(&right));
        }
        arrivals
    }

    fn add(&mut self, cells: &Row) {
        for (word, cells) in cells.iter().enumerate() {
            self.twice[word] |= self.once[word] & cells;
            self.once[word] |= cells;
        }
    }
}

/// A row whose robots go one column to the right.
fn rightwards(row: &Row) -> Row {
    array::from_fn(|word| row[word] << 1 | word.checked_sub(1).map_or(0, |left| row[left] >> 63))
}

/// A row whose robots go one column to the left.
fn leftwards(row: &Row) -> Row {
    array::from_fn(|word| row[word] >> 1 | row.get(word + 1).map_or(0, |right| right << 63))
}
