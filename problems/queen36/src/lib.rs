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
//! If there are too many for that, the rows that the queen cannot reach are dropped first, and the
//! nearest pawns above are found by sorting. The proof is in the lesson.
//!
//! **Complexity.** `O(n · log n)` time for sorting, `O(n)` memory.
//!
//! **Source.** Document 004, Bài 36. Rows like these, in a longer problem: NOI 2015 (China), day 2.

use std::cmp::Ordering;
use std::fmt;
use std::ops::Range;

use inpout::{BadInput, Lines, Problem, Source, int, sentences};
use proconio::input;

mod above;
mod board;
pub mod brute;
pub mod cases;
mod reached;
mod referee;
pub mod second;

use above::{Above, Ahead, Lowest, Nearest};
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
        let pawns = source.checked_rows(PAWN, n, cell, |number, pawn| match pawn {
            (0, 0) => Err(ON_QUEEN.with(&[&number]).into()),
            _ => Ok(pawn),
        })?;
        Ok(Input { pawns })
    }

    fn solve(input: &Input) -> Output {
        let board = Board::new(input);
        Output {
            order: Plan::new(&board).order(),
        }
    }
}

/// What is best from every pawn on.
struct Plan<'a> {
    board: &'a Board,
    /// By pawn: what is captured when the queen goes up from it.
    up: Vec<Ahead>,
}

impl<'a> Plan<'a> {
    fn new(board: &'a Board) -> Self {
        if board.is_narrow() {
            Plan::with(board, Lowest::new(board))
        } else {
            Plan::with(board, Nearest::new(board))
        }
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "there are at most 10^6 + 1 pawns"
    )]
    fn with(board: &'a Board, mut above: impl Above) -> Self {
        let mut entered = Vec::new();
        let mut end = board.len();
        while end > 0 {
            let row = board.start_of_row(end - 1)..end;
            end = row.start;
            // The queen leaves where it came, or at the best place on the left of that …
            entered.clear();
            let mut best = 0;
            for at in row.clone() {
                let rest = above.settle(at);
                entered.push((best.max(1 + rest), rest));
                best = best.max((row.end - at) as u32 + rest);
            }
            // … or on the right.
            let mut best = 0;
            for (at, &(from_left, rest)) in row.clone().zip(&entered).rev() {
                above.put(at, best.max(from_left));
                best = best.max((at - row.start) as u32 + 1 + rest);
            }
        }
        Plan {
            board,
            up: above.into_up(),
        }
    }

    /// The numbers of the pawns in the order of capture.
    fn order(&self) -> Vec<u32> {
        let mut order = Vec::with_capacity(self.board.len());
        let numbers = |places: Range<usize>| self.board.numbers[places].iter().copied();
        let mut next = self.board.numbers.iter().position(|&number| number == 0);
        while let Some(from) = next {
            let row = self.board.row_of(from);
            let all = |to: usize| {
                self.up[to].all() as usize
                    + match to.cmp(&from) {
                        Ordering::Less => row.end - to,
                        Ordering::Equal => 1,
                        Ordering::Greater => to - row.start + 1,
                    }
            };
            let to = row.clone().max_by_key(|&to| all(to)).unwrap_or(from);
            let (left, right) = (numbers(row.start..from), numbers(from + 1..row.end));
            // The queen's own cell is no capture.
            order.extend(numbers(from..from + 1).filter(|&number| number > 0));
            if to > from {
                order.extend(left.rev());
                order.extend(right.take(to - from));
            } else if to < from {
                order.extend(right);
                order.extend(left.rev().take(from - to));
            }
            next = self.up[to].first();
        }
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
    fn what_is_above_is_found_in_both_ways_alike() {
        let mut rng = seeded(&["queen36", "lines"]);
        for _ in 0..3000 {
            let board = Board::with_all(&Queen36::small(&mut rng));
            let by_lines = Plan::with(&board, Lowest::new(&board)).up.into_iter();
            let by_sorting = Plan::with(&board, Nearest::new(&board)).up.into_iter();
            let told = |ahead: Ahead| (ahead.all(), ahead.first());
            assert!(by_lines.map(told).eq(by_sorting.map(told)));
        }
    }

    #[test]
    fn a_board_stretched_until_it_is_wide_has_the_same_answer() {
        let mut rng = seeded(&["queen36", "stretched"]);
        let mut dropped = [0; 2];
        for round in 0..2000 {
            let mut input = match round % 4 {
                0 => cases::crowd(&mut rng, 300, 100, 200),
                1 => cases::crowd(&mut rng, 30, 40, 40),
                _ => Queen36::small(&mut rng),
            };
            let expected = Queen36::solve(&input);
            let times = rng.random_range(1000..=FARTHEST / 200);
            for (x, y) in &mut input.pawns {
                (*x, *y) = (*x * times, *y * times);
            }
            assert_eq!(Queen36::solve(&input), expected, "{input}");
            let board = Board::new(&input);
            assert!(!board.is_narrow());
            dropped[usize::from(board.len() <= input.pawns.len())] += 1;
        }
        assert!(dropped[0] > 500 && dropped[1] > 100, "{dropped:?}");
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
            let board = Board::with_all(&Input {
                pawns: pawns.clone(),
            });
            let cell = |number: u32| match number {
                0 => (0, 0),
                _ => pawns[number as usize - 1],
            };
            let order = board.numbers.iter().map(|&number| cell(number));
            assert!(
                order.eq(expected.iter().map(|&(y, x, _)| (x, y))),
                "{half} {top}"
            );
        }
    }
}
