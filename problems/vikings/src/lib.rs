//! # VIKINGS: a route to the treasure that no Viking can spoil
//!
//! In each round your ship steps to a neighbouring sea cell, then the Vikings' ship steps to one
//! or stays. After the round you are sunk if both ships are in one row or column with no island
//! between them; if you are not and stand on the treasure, you have won. The route is fixed in
//! advance. Is there one that succeeds whatever the Vikings do?
//!
//! **Idea.** After round `t` the Vikings can be anywhere within `t` steps of their start, and the
//! route must be safe from all of these places at once. So both ships spread like water, round by
//! round: the Vikings' wave advances, and from each cell that it enters everything up to the next
//! island in its row and column becomes *watched*; then your wave advances onto cells that are
//! not. The proof is in `lesson.en.md`. A stretch of sea between islands is watched as a whole, once.
//!
//! **Complexity.** `O(n·m)` time: no wave enters a cell twice, and no stretch is looked along twice.
//! A byte a cell and two waves, which are thin.
//!
//! **Source.** Document 004, section 4.1.3. Baltic Olympiad in Informatics 2011, day 1,
//! *Treasures and Vikings* (M. B. T. Knudsen).

use std::fmt;
use std::mem;

use inpout::{BadInput, Problem, Source, int, limit, names, sentences};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod second;
pub mod theorem;

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

sentences! {
    NOT_ONE: "bản đồ có {0} ô '{1}', không phải 1", "the map has {0} cells '{1}', not 1";
}

impl Problem for Vikings {
    const ID: &'static str = "vikings";
    const FILE: &'static str = "VIKINGS";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, n: with int('n', limit!("n")), m: with int('m', limit!("m")) }
        let rows = source.words(names::ROW, n, m..=m, ".IYVT");

        // Ships and treasure have letters behind that of an island: most rows are looked at once only.
        let greatest = |row: &[u8]| row.iter().fold(0, |greatest, &cell| cell.max(greatest));
        let marked: Vec<_> = rows.iter().filter(|row| greatest(row) > b'I').collect();
        for letter in *b"YVT" {
            let cells = marked.iter().copied().flatten();
            let count = cells.filter(|&&cell| cell == letter).count();
            if count != 1 {
                let letter = char::from(letter);
                return Err(source.bad(NOT_ONE.with(&[&count, &letter])));
            }
        }
        Ok(Input { rows })
    }

    fn solve(input: &Input) -> Output {
        let (mut sea, letters) = Sea::new(&input.rows);
        let find = |letter: u8| letters.iter().position(|&it| it == letter);
        let [viking, own, treasure] = [b'V', b'Y', b'T'].map(|it| find(it).expect("one each"));
        let (mut vikings, mut yours, mut next) = (vec![viking], vec![own], Vec::new());
        sea.watch_from(&vikings);
        while !yours.is_empty() && sea.cells[treasure] & YOURS == 0 {
            sea.advance(&vikings, VIKINGS, ISLAND | VIKINGS, &mut next);
            mem::swap(&mut vikings, &mut next);
            sea.watch_from(&vikings);
            sea.advance(&yours, YOURS, ISLAND | YOURS | ALONG | DOWN, &mut next);
            mem::swap(&mut yours, &mut next);
        }
        let exists = !yours.is_empty();
        Output { exists }
    }
}

/// What is known of a cell: an island, a place where a ship can be, sea that is watched along its row or
/// down its column.
const ISLAND: u8 = 1;
const VIKINGS: u8 = 2;
const YOURS: u8 = 4;
const ALONG: u8 = 8;
const DOWN: u8 = 16;

/// The cells, row by row.
struct Sea {
    width: usize,
    cells: Vec<u8>,
}

impl Sea {
    /// The map, and its letters in the same order, with an island at the end of each row and a row of them
    /// at both ends: no step leaves it.
    fn new(rows: &[Vec<u8>]) -> (Self, Vec<u8>) {
        let width = rows[0].len() + 1;
        let mut letters = vec![b'I'; width];
        letters.extend(rows.join(&b'I'));
        letters.resize(letters.len() + width, b'I');
        let cells = letters.iter().map(|&it| u8::from(it == b'I')).collect();
        (Sea { width, cells }, letters)
    }

    /// The next wave of a ship: the cells beside this one where it has not been, and of yours those that are
    /// not watched. All are written down, but only what is new is counted: a branch here would be guessed
    /// wrongly too often.
    fn advance(&mut self, wave: &[usize], ship: u8, closed: u8, next: &mut Vec<usize>) {
        next.resize(4 * wave.len(), 0);
        let mut count = 0;
        for &at in wave {
            for to in [at - self.width, at - 1, at + 1, at + self.width] {
                let is_new = self.cells[to] & closed == 0;
                self.cells[to] |= ship * u8::from(is_new);
                next[count] = to;
                count += usize::from(is_new);
            }
        }
        next.truncate(count);
    }

    /// Watches what can be seen from some cells.
    fn watch_from(&mut self, cells: &[usize]) {
        for &from in cells {
            self.watch(from, 1, ALONG);
            self.watch(from, self.width, DOWN);
        }
    }

    /// Watches the stretch of sea that has a cell, whose next one is so far away, unless it is watched.
    fn watch(&mut self, from: usize, step: usize, mark: u8) {
        if self.cells[from] & mark != 0 {
            return;
        }
        for step in [step, step.wrapping_neg()] {
            let mut at = from;
            while self.cells[at] & ISLAND == 0 {
                self.cells[at] |= mark;
                at = at.wrapping_add(step);
            }
        }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", if self.exists { "YES" } else { "NO" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases::random;
    use contract::{RngExt, seeded};

    #[test]
    fn watched_is_just_what_can_be_seen() {
        let mut rng = seeded(&["vikings", "seen"]);
        for islands in [0, 1, 3, 10, 30, 60] {
            for (n, m) in [(1, 70), (70, 1), (8, 8), (9, 17), (23, 65), (64, 33)] {
                let rows = random(&mut rng, n, m, islands).rows;
                let (mut sea, letters) = Sea::new(&rows);
                let mut seen = [vec![vec![false; m]; n], vec![vec![false; m]; n]];
                for _ in 0..6 {
                    let (row, column) = (rng.random_range(0..n), rng.random_range(0..m));
                    if rows[row][column] == b'I' {
                        continue;
                    }
                    sea.watch_from(&[(row + 1) * sea.width + column]);
                    let is_sea = |&(row, column): &(usize, usize)| rows[row][column] != b'I';
                    let mut look = |number: usize, line: &mut dyn Iterator<Item = _>| {
                        for (row, column) in line.take_while(is_sea) {
                            seen[number][row][column] = true;
                        }
                    };
                    look(0, &mut (column..m).map(|column| (row, column)));
                    look(0, &mut (0..column).rev().map(|column| (row, column)));
                    look(1, &mut (row..n).map(|row| (row, column)));
                    look(1, &mut (0..row).rev().map(|row| (row, column)));
                }
                for (row, column) in (0..n).flat_map(|row| (0..m).map(move |column| (row, column)))
                {
                    let at = (row + 1) * sea.width + column;
                    assert_eq!(letters[at], rows[row][column]);
                    let mut expected = if rows[row][column] == b'I' { ISLAND } else { 0 };
                    expected |= if seen[0][row][column] { ALONG } else { 0 };
                    expected |= if seen[1][row][column] { DOWN } else { 0 };
                    assert_eq!(sea.cells[at], expected, "{row} {column}");
                }
            }
        }
    }

    #[test]
    fn a_wave_has_the_cells_at_its_distance() {
        let mut rng = seeded(&["vikings", "waves"]);
        for (n, m) in [(1, 20), (20, 1), (8, 16), (17, 9), (25, 25)] {
            let rows = random(&mut rng, n, m, 0).rows;
            let (mut sea, letters) = Sea::new(&rows);
            let start = letters.iter().position(|&it| it == b'V').unwrap();
            sea.cells[start] |= VIKINGS;
            let (mut wave, mut next) = (vec![start], Vec::new());
            let (row, column) = (start / sea.width - 1, start % sea.width);
            for distance in 1..n + m {
                sea.advance(&wave, VIKINGS, ISLAND | VIKINGS, &mut next);
                mem::swap(&mut wave, &mut next);
                let cells = (0..n).flat_map(|r| (0..m).map(move |c| (r, c)));
                let expected =
                    cells.filter(|(r, c)| r.abs_diff(row) + c.abs_diff(column) == distance);
                assert_eq!(wave.len(), expected.count(), "{n} {m} {distance}");
            }
        }
    }
}
