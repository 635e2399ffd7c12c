//! # MAHJONG: pairs from the rim of a board
//!
//! Two tiles of one colour may go if both are leftmost in their rows, or both rightmost, or both
//! topmost in their columns, or both bottommost. Play as long as possible, and of all longest plays
//! give the lexicographically smallest.
//!
//! **Idea.** Taking tiles only uncovers: a pair that may go may go at any later time, and all plays
//! that cannot be continued take the same colours. So the smallest colour that may go is always
//! right. The proof is in `lesson.en.md`.
//!
//! **Bookkeeping.** Each of the `2(m + n)` views along a row or a column, from one end of it,
//! shows one tile, the first that is still there. When it comes to show a tile whose partner is
//! shown from the same side, the pair may go. When a tile is taken, the views that show it move on:
//! two views of one line pass over each of its cells once between them. The colours that may go are
//! a set of numbers, and a tree of bits, 64 branches a node, gives the least: all takes 0.7 to 1.2 of `fast.cpp`.
//!
//! **Complexity.** `O(mn · log(mn))` time for the tree, of three levels, and else `O(mn)`.
//!
//! **Source.** Document 004, Bài 35; problem 353 of informatics.mccme.ru.

use std::fmt;

use inpout::{BadInput, Lines, Problem, Source, int, limit, names, sentences};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod second;
mod views;

use views::Views;

#[derive(Debug)]
pub struct Mahjong;

/// A board full of tiles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// Number of columns, from 1 to 1000; there are as many rows at the most.
    pub columns: usize,
    /// The colours row by row; each from 1 to half the number of tiles stands there twice.
    pub tiles: Vec<u32>,
}

/// The colours in the order in which their pairs are taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// Each colour at most once.
    pub taken: Vec<u32>,
}

sentences! {
    TILE: "quân", "tile";
    NO_PAIRS: "{0} × {1} quân không chia được thành cặp", "{0} × {1} tiles are no pairs";
    THIRD_TILE:
        "hàng {0}: màu {1} có trên quân thứ ba",
        "row {0}: colour {1} stands on a third tile";
}

impl Problem for Mahjong {
    const ID: &'static str = "mahjong";
    const FILE: &'static str = "MAHJONG";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from &mut *source,
            m: with int('m', limit!("m")),
            columns: with int('n', limit!("n")),
        }
        if m * columns % 2 == 1 {
            return Err(source.bad(NO_PAIRS.with(&[&m, &columns])));
        }
        let colours = m * columns / 2;
        let largest = u32::try_from(colours).expect("at most 500 000");
        let mut seen = vec![0_u8; colours + 1];
        let size = (m, columns);
        let tile = int(TILE, 1..=largest);
        let tiles = source.checked_table(names::ROW, size, tile, |number, colour| {
            let seen = &mut seen[colour as usize];
            *seen += 1;
            if *seen > 2 {
                let row = number.div_ceil(columns);
                return Err(THIRD_TILE.with(&[&row, &colour]).into());
            }
            Ok(colour)
        })?;
        Ok(Input { columns, tiles })
    }

    fn solve(input: &Input) -> Output {
        let mut views = Views::new(input);
        let taken = std::iter::from_fn(|| views.take()).collect();
        Output { taken }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines = Lines::new(f);
        lines.numbers([self.taken.len() as u64])?;
        lines.row(self.taken.iter().map(|&colour| colour.into()))?;
        lines.end()
    }
}
