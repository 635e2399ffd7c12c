//! # QUEEN: a queen and pawns: the longest chain of captures
//!
//! A queen on (0, 0) captures a pawn with every move. It moves left, right, up, up-left and
//! up-right, always to the nearest pawn in that direction.
//!
//! **Idea.** Let the queen come to pawn `i` of a row of `m` from below and go on upwards from
//! pawn `j`. At best it captures before only `i` if `j = i`, all of `1..=j` if `j > i`, and all
//! of `j..=m` if `j < i`. So from the top row down, with the up to three pawns `u` above `j`,
//!
//! * `rest(j) = max all(u)`, or 0 if nothing is above;
//! * `all(i) = max(1 + rest(i), max over j > i of j + rest(j), max over j < i of m − j + 1 + rest(j))`.
//!
//! The proof is in `lesson.en.md`. Sorted by (line, number), each pawn is followed by the nearest
//! one above it on that line.
//!
//! **Complexity.** `O(n · log n)` time for sorting, `O(n)` memory. `x − y` and `x + y` just fit
//! 32 bits.
//!
//! **Source.** Document 004, Bài 36. Rows of the same kind, in a longer problem, stand in NOI
//! 2015 (China), day 2.

use std::fmt;

use inpout::{BadInput, Field, Place, Problem, Source, int, sentences};
use proconio::input;

mod board;
pub mod brute;
pub mod cases;
mod referee;
pub mod second;

use board::Board;

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

sentences! {
    PAWN: "quân tốt", "pawn";
    ON_QUEEN:
        "quân tốt {0} đứng ở (0, 0), ô của quân hậu",
        "pawn {0} stands on (0, 0), the queen's cell";
}

impl Problem for Queen36 {
    const ID: &'static str = "queen36";
    const FILE: &'static str = "QUEEN";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, n: with int('n', 1..=1_000_000) }
        let cell = (int('x', -FARTHEST..=FARTHEST), int('y', 0..=FARTHEST));
        let mut pawns = Vec::with_capacity(n);
        for number in 1..=n {
            let pawn = cell.read_at(source, Place::In(&PAWN, number));
            if pawn == (0, 0) {
                return Err(source.bad(ON_QUEEN.with(&[&number])));
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
