//! # VIKINGS: a route to the treasure that no Viking can spoil
//!
//! In each round your ship steps to a neighbouring sea cell, then the Vikings' ship steps to one
//! or stays. After the round you are sunk if both ships are in one row or column with no island
//! between them; if you are not and stand on the treasure, you have won. The route is fixed in
//! advance. Is there one that succeeds whatever the Vikings do?
//!
//! **Idea.** After round `t` the Vikings can be anywhere within `t` steps of their start, and the
//! route must be safe from all of these places at once; since they may stay, places only join, and
//! coming early never hurts. So both ships spread like water, round by round:
//!
//! 1. the Vikings' wave advances by one step; from each cell that it enters, everything up to the
//!    next island in its row and in its column becomes *watched*;
//! 2. your wave advances by one step, onto cells that are not watched.
//!
//! Yours reaches the treasure exactly if there is a route. The start may be watched, since
//! nothing is checked before the first round; coming back to it is of no use. The proof is in
//! `lesson.en.md`.
//!
//! **Every stretch is walked once.** A stretch of sea between islands of a row (of a column) is
//! watched as a whole as soon as the wave enters it anywhere, so a cell that is already watched
//! along its row need not look along it again. That makes `O(n·m)`; looking from every cell would
//! take `O(n·m·(n + m))`.
//!
//! **Complexity.** `O(n·m)` time; one byte a cell and the cells of two waves, which are thin: 9 MB
//! for a map of 3000 × 3000.
//!
//! **Source.** Document 004, section 4.1.3. Baltic Olympiad in Informatics 2011, day 1,
//! *Treasures and Vikings* (M. B. T. Knudsen).

use std::fmt;

use inpout::{BadInput, Problem, Source, int};
use proconio::input;

pub mod brute;
pub mod cases;

/// The problem VIKINGS.
#[derive(Debug)]
pub struct Vikings;

/// A map.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// 1 to 3000 rows of one and the same length from 1 to 3000: `.` sea, `I` island, and one
    /// each of `Y` your ship, `V` the Vikings' and `T` the treasure.
    pub rows: Vec<Vec<u8>>,
}

/// Whether some route leads to the treasure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output {
    /// One does.
    pub exists: bool,
}

impl Problem for Vikings {
    const ID: &'static str = "vikings";
    const FILE: &'static str = "VIKINGS";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, n: with int("n", 1..=3000), m: with int("m", 1..=3000) }
        let rows = source.words("row", n, m..=m, ".IYVT");

        for letter in *b"YVT" {
            let cells = rows.iter().flatten();
            let count = cells.filter(|&&cell| cell == letter).count();
            if count != 1 {
                let letter = char::from(letter);
                return Err(source.bad(format_args!("the map has {count} cells '{letter}', not 1")));
            }
        }
        Ok(Input { rows })
    }

    fn solve(input: &Input) -> Output {
        let mut sea = Sea::new(&input.rows);
        let treasure = sea.find(&input.rows, b'T');
        let mut vikings = vec![sea.find(&input.rows, b'V')];
        let mut yours = vec![sea.find(&input.rows, b'Y')];
        sea.watch_from(vikings[0]);

        while !yours.is_empty() {
            vikings = sea.advance(&vikings, VIKINGS, VIKINGS);
            for &cell in &vikings {
                sea.watch_from(cell);
            }
            yours = sea.advance(&yours, YOURS, YOURS | WATCHED);
            if yours.contains(&treasure) {
                return Output { exists: true };
            }
        }
        Output { exists: false }
    }
}

/// What is known of a cell, as bits.
const ISLAND: u8 = 1;
/// The Vikings can have come here.
const VIKINGS: u8 = 2;
/// You can have come here.
const YOURS: u8 = 4;
/// The Vikings can have come to a cell of this stretch of the row.
const WATCHED_ALONG: u8 = 8;
/// The same for the column.
const WATCHED_DOWN: u8 = 16;
const WATCHED: u8 = WATCHED_ALONG | WATCHED_DOWN;

/// The map with a rim of islands, so that no step leaves it.
struct Sea {
    /// Cells of a row, rim included.
    width: usize,
    cells: Vec<u8>,
}

impl Sea {
    fn new(rows: &[Vec<u8>]) -> Self {
        let width = rows[0].len() + 2;
        let mut cells = vec![ISLAND; width];
        for row in rows {
            cells.push(ISLAND);
            cells.extend(row.iter().map(|&cell| u8::from(cell == b'I') * ISLAND));
            cells.push(ISLAND);
        }
        cells.resize(cells.len() + width, ISLAND);
        Sea { width, cells }
    }

    /// The cell with this letter.
    fn find(&self, rows: &[Vec<u8>], letter: u8) -> usize {
        let place = |row: &Vec<u8>| row.iter().position(|&cell| cell == letter);
        let (row, column) = rows
            .iter()
            .enumerate()
            .find_map(|(row, cells)| Some((row, place(cells)?)))
            .expect("there is one of each letter");
        (row + 1) * self.width + column + 1
    }

    /// Watches what can be seen from a cell, unless that has been done from another cell of the
    /// same stretch.
    fn watch_from(&mut self, cell: usize) {
        for (step, mark) in [(1, WATCHED_ALONG), (self.width, WATCHED_DOWN)] {
            if self.cells[cell] & mark != 0 {
                continue;
            }
            self.cells[cell] |= mark;
            let mut at = cell + step;
            while self.cells[at] & ISLAND == 0 {
                self.cells[at] |= mark;
                at += step;
            }
            let mut at = cell - step;
            while self.cells[at] & ISLAND == 0 {
                self.cells[at] |= mark;
                at -= step;
            }
        }
    }

    /// The next wave: the neighbours of `wave` without any of the bits `closed`. They get the bit
    /// `mark`.
    fn advance(&mut self, wave: &[usize], mark: u8, closed: u8) -> Vec<usize> {
        let mut next = Vec::with_capacity(wave.len() + 8);
        for &cell in wave {
            let width = self.width;
            for to in [cell - width, cell - 1, cell + 1, cell + width] {
                if self.cells[to] & (ISLAND | closed) == 0 {
                    self.cells[to] |= mark;
                    next.push(to);
                }
            }
        }
        next
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", if self.exists { "YES" } else { "NO" })
    }
}
