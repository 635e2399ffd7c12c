//! # QUEEN: a queen and pawns: the longest chain of captures
//!
//! A queen on (0, 0) captures a pawn with every move. It moves left, right, up, up-left and
//! up-right, always to the nearest pawn in that direction.
//!
//! **Within a row.** Let the pawns of a row be numbered from 1 to `m` from the left, and let the
//! queen come to pawn `i` from below and go on upwards from pawn `j`. At best it captures before
//! only `i` itself if `j = i`, all of `1..=j` if `j > i` (first to the left, then to the right), and
//! all of `j..=m` if `j < i`. The proof is in `lesson.en.md`.
//!
//! **From the top row to the bottom.** Let `rest(j)` be the most captures after the queen goes up
//! from `j`, or 0 if nothing is above, and `all(i)` the most captures from the one of `i` on. Then
//!
//! * `rest(j) = max all(u)` over the up to three pawns `u` above `j`;
//! * `all(i) = max(1 + rest(i), max over j > i of j + rest(j), max over j < i of m − j + 1 + rest(j))`.
//!
//! The two inner maxima are those of a suffix and of a prefix of the row, so a row of `m` pawns
//! takes `O(m)`. The choice `j = m` (or `j = 1`) sweeps the whole row, so staying there for good is
//! among the cases. The queen's own cell counts as a pawn of row 0 that it enters first; the
//! answer is one less.
//!
//! **The nearest pawns above.** Number all pawns by rows from below, by columns within a row.
//! Sorted by (line, number), where a line is a column `x` or a diagonal `x − y` or `x + y`, each
//! pawn is followed by the nearest one above it on that line, if there is one.
//!
//! **Complexity.** `O(n · log n)` time for sorting, `O(n)` memory. `x − y` and `x + y` stay within
//! ±2 · 10^9: 32 bits with a sign are just enough.
//!
//! **Source.** Document 004, Bài 36. Rows of the same kind, in a longer problem, stand in NOI 2015
//! (China), day 2.

use std::fmt;
use std::ops::Range;

use inpout::{BadInput, Field, Place, Problem, Source, int};
use proconio::input;

pub mod brute;
pub mod cases;

/// The problem QUEEN of Bài 36.
#[derive(Debug)]
pub struct Queen36;

/// The largest coordinate.
pub const FARTHEST: i32 = 1_000_000_000;

/// The board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// The cells (x, y) of 1 to 10^6 pawns: all different, none (0, 0), |x| and y up to 10^9 and
    /// y not negative.
    pub pawns: Vec<(i32, i32)>,
}

/// A longest chain of captures.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// The numbers, from 1, of the pawns in the order in which they are captured.
    pub order: Vec<u32>,
}

impl Problem for Queen36 {
    const ID: &'static str = "queen36";
    const FILE: &'static str = "QUEEN";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, n: with int("n", 1..=1_000_000) }
        let cell = (int("x", -FARTHEST..=FARTHEST), int("y", 0..=FARTHEST));
        let mut pawns = Vec::with_capacity(n);
        for number in 1..=n {
            let pawn = cell.read_at(source, Place::In("pawn", number));
            if pawn == (0, 0) {
                return Err(source.bad(format_args!(
                    "pawn {number} stands on (0, 0), the queen's cell"
                )));
            }
            pawns.push(pawn);
        }
        Ok(Input { pawns })
    }

    fn solve(input: &Input) -> Output {
        let board = Board::new(input);
        let plan = Plan::new(&board);
        let order = plan.chain(&board).into_iter();
        Output {
            order: order.map(|at| board.pawns[at].number).collect(),
        }
    }
}

/// A pawn, or the queen's cell, whose number is 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Pawn {
    y: i32,
    x: i32,
    number: u32,
}

/// All pawns and the queen's cell by rows from below, by columns within a row. A pawn's place in
/// this order is called `at`.
struct Board {
    pawns: Vec<Pawn>,
    /// The nearest pawn above, if there is one, on the column and on both diagonals.
    above: Vec<[Option<usize>; 3]>,
    /// The queen's cell.
    start: usize,
}

impl Board {
    fn new(input: &Input) -> Self {
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
    fn row_before(&self, end: usize) -> Range<usize> {
        let y = self.pawns[end - 1].y;
        let length = self.pawns[..end].iter().rev();
        let length = length.take_while(|pawn| pawn.y == y).count();
        end - length..end
    }
}

/// What is best from every pawn on.
struct Plan {
    /// The pawn from which the queen leaves the row upwards, if it comes to this one from below.
    leave: Vec<usize>,
    /// The pawn that is captured when the queen goes up from this one, if there is one above.
    up: Vec<Option<usize>>,
}

impl Plan {
    fn new(board: &Board) -> Self {
        let n = board.pawns.len();
        let (mut leave, mut up) = (vec![0; n], vec![None; n]);
        let (mut all, mut rest) = (vec![0; n], vec![0; n]);
        let mut end = n;
        while end > 0 {
            let row = board.row_before(end);
            end = row.start;
            for at in row.clone() {
                let above = board.above[at].into_iter().flatten();
                up[at] = above.max_by_key(|&next| all[next]);
                rest[at] = up[at].map_or(0, |next| all[next]);
            }
            // The queen leaves where it came, or at the best place on the left of that …
            let mut best = (0, 0);
            for at in row.clone() {
                (all[at], leave[at]) = best.max((1 + rest[at], at));
                best = best.max((row.end - at + rest[at], at));
            }
            // … or on the right.
            let mut best = (0, 0);
            for at in row.clone().rev() {
                (all[at], leave[at]) = best.max((all[at], leave[at]));
                best = best.max((at - row.start + 1 + rest[at], at));
            }
        }
        Plan { leave, up }
    }

    /// The places of the pawns in the order of capture, without the queen's cell.
    fn chain(&self, board: &Board) -> Vec<usize> {
        let mut chain = Vec::new();
        let mut entered = Some(board.start);
        while let Some(from) = entered {
            let y = board.pawns[from].y;
            let is_in_row = |&at: &usize| board.pawns[at].y == y;
            chain.push(from);
            let to = self.leave[from];
            if to > from {
                chain.extend((0..from).rev().take_while(is_in_row));
                chain.extend(from + 1..=to);
            } else if to < from {
                chain.extend((from + 1..board.pawns.len()).take_while(is_in_row));
                chain.extend((to..from).rev());
            }
            entered = self.up[to];
        }
        chain.remove(0);
        chain
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.order.len())?;
        for (place, number) in self.order.iter().enumerate() {
            let space = if place == 0 { "" } else { " " };
            write!(f, "{space}{number}")?;
        }
        writeln!(f)
    }
}
