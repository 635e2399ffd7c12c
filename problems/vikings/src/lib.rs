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
//! not. The proof is in `lesson.en.md`. A stretch of sea between islands is walked once: it is
//! watched as a whole.
//!
//! **Complexity.** `O(n·m)` time; one byte a cell and the cells of two waves, which are thin: 9
//! MB for a map of 3000 × 3000.
//!
//! **Source.** Document 004, section 4.1.3. Baltic Olympiad in Informatics 2011, day 1,
//! *Treasures and Vikings* (M. B. T. Knudsen).

use std::fmt;

use inpout::{BadInput, Problem, Source, int, names, sentences};
use proconio::input;

pub mod brute;
pub mod cases;
mod sea;
pub mod second;
pub mod theorem;

use sea::{Sea, VIKINGS, WATCHED, YOURS};

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
        input! { from &mut *source, n: with int('n', 1..=3000), m: with int('m', 1..=3000) }
        let rows = source.words(names::ROW, n, m..=m, ".IYVT");

        for letter in *b"YVT" {
            let is_it = |cell: &&u8| **cell == letter;
            let in_row = rows.iter().map(|row| row.iter().filter(is_it).count());
            let count: usize = in_row.sum();
            if count != 1 {
                let letter = char::from(letter);
                return Err(source.bad(NOT_ONE.with(&[&count, &letter])));
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
            sea.advance(&mut vikings, VIKINGS, VIKINGS);
            for &cell in &vikings {
                sea.watch_from(cell);
            }
            sea.advance(&mut yours, YOURS, YOURS | WATCHED);
            if yours.contains(&treasure) {
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
