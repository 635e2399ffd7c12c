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
//! not. The proof is in `lesson.en.md`. A stretch of sea between islands is watched as a whole, once;
//! and 8 × 8 cells are a word, so that a shift steps, or looks, from all of them at once.
//!
//! **Complexity.** `O(n·m)` time: each part of a wave has a new cell, and one looks on into a square
//! from a cell that has just become watched. Four bits a cell and two waves, which are thin: 5 MB
//! beside the text of 9 MB for a map of 3000 × 3000.
//!
//! **Source.** Document 004, section 4.1.3. Baltic Olympiad in Informatics 2011, day 1,
//! *Treasures and Vikings* (M. B. T. Knudsen).

use std::fmt;
use std::mem;

use inpout::{BadInput, Problem, Source, int, limit, names, sentences};
use proconio::input;

pub mod brute;
pub mod cases;
mod sea;
pub mod second;
pub mod theorem;

use sea::{Sea, VIKINGS, YOURS};

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
        let mut sea = Sea::new(&input.rows);
        let [start, yours, treasure] =
            [b'V', b'Y', b'T'].map(|letter| sea.find(&input.rows, letter));
        sea.watch_from(start);

        // In a corridor a wave is one cell, and to move its list takes longer than its step: references
        // change places instead.
        let (mut vikings, mut vikings_next) = (&mut vec![start], &mut Vec::new());
        let (mut yours, mut yours_next) = (&mut vec![yours], &mut Vec::new());
        while !yours.is_empty() {
            sea.advance::<VIKINGS>(vikings, vikings_next);
            mem::swap(&mut vikings, &mut vikings_next);
            sea.advance::<YOURS>(yours, yours_next);
            mem::swap(&mut yours, &mut yours_next);
            if yours.iter().any(|cells| cells.meet(treasure)) {
                return Output { exists: true };
            }
        }
        Output { exists: false }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", if self.exists { "YES" } else { "NO" })
    }
}
