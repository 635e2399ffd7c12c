//! All pawns in order, and the nearest ones above each.

use std::ops::Range;

use crate::Input;

/// A pawn, or the queen's cell, whose number is 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Pawn {
    pub(crate) y: i32,
    x: i32,
    pub(crate) number: u32,
}

/// All pawns and the queen's cell by rows from below, by columns within a row. A pawn's place in
/// this order is called `at`.
pub(crate) struct Board {
    pub(crate) pawns: Vec<Pawn>,
    /// The nearest pawn above, if there is one, on the column and on both diagonals.
    pub(crate) above: Vec<[Option<usize>; 3]>,
    /// The queen's cell.
    pub(crate) start: usize,
}

impl Board {
    pub(crate) fn new(input: &Input) -> Self {
        let queen = Pawn {
            y: 0,
            x: 0,
            number: 0,
        };
        let numbered = (1..).zip(&input.pawns);
        let pawns = numbered.map(|(number, &(x, y))| Pawn { y, x, number });
        let mut pawns: Vec<Pawn> = pawns.chain([queen]).collect();
        pawns.sort_unstable();
        let start = pawns.iter().position(|pawn| pawn.number == 0);
        let start = start.expect("the queen is on the board");

        let mut above = vec![[None; 3]; pawns.len()];
        let lines: [fn(&Pawn) -> i32; 3] = [|p| p.x, |p| p.x - p.y, |p| p.x + p.y];
        let mut keys = Vec::with_capacity(pawns.len());
        for (direction, line) in lines.into_iter().enumerate() {
            keys.clear();
            keys.extend((0..).zip(&pawns).map(|(at, pawn)| (line(pawn), at)));
            keys.sort_unstable();
            for pair in keys.windows(2) {
                if pair[0].0 == pair[1].0 {
                    above[pair[0].1][direction] = Some(pair[1].1);
                }
            }
        }
        Board {
            pawns,
            above,
            start,
        }
    }

    /// The places of the row that ends before place `end`.
    pub(crate) fn row_before(&self, end: usize) -> Range<usize> {
        let y = self.pawns[end - 1].y;
        let length = self.pawns[..end].iter().rev();
        let length = length.take_while(|pawn| pawn.y == y).count();
        end - length..end
    }
}
