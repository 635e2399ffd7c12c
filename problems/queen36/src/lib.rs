//! # QUEEN: a queen and pawns: the longest chain of captures
//!
//! A queen on (0, 0) captures a pawn with every move. It moves left, right, up, up-left and
//! up-right, always to the nearest pawn in that direction.
//!
//! **Idea.** Let the queen come to pawn `i` of a row of `m` from below and go on upwards from
//! pawn `j`. At best it captures before only `i` if `j = i`, all of `1..=j` if `j > i`, and all
//! of `j..=m` if `j < i`. So with the up to three pawns `u` that are nearest above `j`,
//!
//! * `rest(j) = max all(u)`, or 0 if nothing is above;
//! * `all(i) = max(1 + rest(i), max over j > i of j + rest(j), max over j < i of m − j + 1 + rest(j))`.
//!
//! **Invariant.** Rows are treated from the top; of each column and diagonal the lowest pawn so
//! far is known, with its `all`: it is the nearest one above. Lines have a place each in an array.
//! If there are too many for that, only those with two pawns or more are numbered.
//!
//! **Complexity.** `O(n · log n)` time for sorting, `O(n)` memory.
//!
//! **Source.** Document 004, Bài 36. Rows like these, in a longer problem: NOI 2015 (China), day 2.

use std::cmp::Ordering;
use std::fmt;
use std::ops::Range;

use inpout::{BadInput, Field, Lines, Place, Problem, Source, int, sentences};
use proconio::input;

mod board;
pub mod brute;
pub mod cases;
mod referee;
pub mod second;
mod shared;

use board::Board;
use shared::SharedLines;

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
        Output {
            order: Plan::new(&board).order(),
        }
    }
}

/// How many pawns the queen captures, and the place of the first one; both 0 if there is none.
type Ahead = (u32, u32);

/// What is best from every pawn on.
struct Plan<'a> {
    board: &'a Board,
    /// By pawn: what is captured when the queen goes up from it.
    up: Vec<Ahead>,
}

impl<'a> Plan<'a> {
    fn new(board: &'a Board) -> Self {
        // An array of all lines must not be much longer than the list of the pawns.
        if board.lines() <= 2 * board.pawns.len() {
            let lines_of = |at| board.lines_of(at).map(|line| line + 1);
            Plan::on_lines(board, board.lines(), lines_of)
        } else {
            let shared = SharedLines::new(board);
            Plan::on_lines(board, shared.last as usize, |at| shared.lines_of[at])
        }
    }

    /// The lines of each direction are numbered up to `last`; on line 0 no pawn sees another.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "there are at most 10^6 + 1 pawns"
    )]
    fn on_lines(board: &'a Board, last: usize, lines_of: impl Fn(usize) -> [u32; 3]) -> Self {
        // By direction and line: what is captured when the queen comes to its lowest pawn so far.
        let mut lowest = [(); 3].map(|()| vec![Ahead::default(); last + 1]);
        let mut up = vec![Ahead::default(); board.pawns.len()];
        let mut entered = Vec::new();
        let mut end = board.pawns.len();
        while end > 0 {
            let row = board.row_of(end - 1);
            end = row.start;
            // The queen leaves where it came, or at the best place on the left of that …
            entered.clear();
            let mut best = 0;
            for at in row.clone() {
                let above = (0..3).zip(lines_of(at));
                let above = above.map(|(direction, line)| lowest[direction][line as usize]);
                up[at] = above.max_by_key(|&(all, _)| all).unwrap_or_default();
                let (rest, _) = up[at];
                entered.push(best.max(1 + rest));
                best = best.max((row.end - at) as u32 + rest);
            }
            // … or on the right.
            let mut best = 0;
            for (at, &from_left) in row.clone().zip(&entered).rev() {
                let all = best.max(from_left);
                for (lowest, line) in lowest.iter_mut().zip(lines_of(at)) {
                    lowest[line as usize] = (all, at as u32);
                    // If that was line 0: it stays empty.
                    lowest[0] = Ahead::default();
                }
                let (rest, _) = up[at];
                best = best.max((at - row.start) as u32 + 1 + rest);
            }
        }
        Plan { board, up }
    }

    /// The numbers of the pawns in the order of capture.
    fn order(&self) -> Vec<u32> {
        let pawns = &self.board.pawns;
        let mut order = Vec::new();
        let numbers = |places: Range<usize>| pawns[places].iter().map(|pawn| pawn.number);
        let mut next = pawns.iter().position(|pawn| pawn.number == 0);
        while let Some(from) = next {
            let row = self.board.row_of(from);
            let all = |to: usize| {
                let (rest, _) = self.up[to];
                rest as usize
                    + match to.cmp(&from) {
                        Ordering::Less => row.end - to,
                        Ordering::Equal => 1,
                        Ordering::Greater => to - row.start + 1,
                    }
            };
            let to = row.clone().max_by_key(|&to| all(to)).unwrap_or(from);
            let (left, right) = (numbers(row.start..from), numbers(from + 1..row.end));
            order.push(pawns[from].number);
            if to > from {
                order.extend(left.rev());
                order.extend(right.take(to - from));
            } else if to < from {
                order.extend(right);
                order.extend(left.rev().take(from - to));
            }
            let (rest, first) = self.up[to];
            next = (rest > 0).then_some(first as usize);
        }
        // The queen's own cell is no capture.
        order.remove(0);
        order
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines = Lines::new(f);
        lines.numbers([self.order.len() as u64])?;
        lines.row(self.order.iter().map(|&number| number.into()))?;
        lines.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use testkit::{RngExt, Room, seeded};

    #[test]
    fn a_line_with_one_pawn_can_be_left_out() {
        let mut rng = seeded(&["queen36", "lines"]);
        for _ in 0..3000 {
            let board = Board::new(&Queen36::small(&mut rng));
            let lines_of = |at| board.lines_of(at).map(|line| line + 1);
            let all = Plan::on_lines(&board, board.lines(), lines_of);
            let shared = SharedLines::new(&board);
            let shared = Plan::on_lines(&board, shared.last as usize, |at| shared.lines_of[at]);
            assert_eq!(all.up, shared.up);
        }
    }

    #[test]
    fn many_pawns_come_in_order_on_every_kind_of_board() {
        let mut rng = seeded(&["queen36", "order"]);
        let far = FARTHEST;
        for (half, top) in [
            (0, far),
            (far, 0),
            (far, far),
            (30, 40),
            (1, 5000),
            (5000, 1),
            (far, 1),
        ] {
            let cell = |_| (rng.random_range(-half..=half), rng.random_range(0..=top));
            let pawns: Vec<(i32, i32)> = (0..3000).map(cell).collect();
            let mut expected: Vec<(i32, i32, u32)> = vec![(0, 0, 0)];
            expected.extend((1..).zip(&pawns).map(|(number, &(x, y))| (y, x, number)));
            expected.sort_unstable();
            let board = Board::new(&Input {
                pawns: pawns.clone(),
            });
            let cell = |number: u32| match number {
                0 => (0, 0),
                _ => pawns[number as usize - 1],
            };
            let order = board.pawns.iter().map(|pawn| cell(pawn.number));
            assert!(
                order.eq(expected.iter().map(|&(y, x, _)| (x, y))),
                "{half} {top}"
            );
        }
    }
}
