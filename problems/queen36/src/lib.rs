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
//! **Invariant.** Rows are treated from the top; of each column and diagonal the lowest pawn so far is
//! known: it is the nearest one above. Lines have a place each in an array; if these are far more than
//! pawns, pawns are sorted by lines. Where the queen reaches few rows, as on a sparse board, the others are
//! dropped before. The proof of the formula is in the lesson.
//!
//! **Complexity.** `O(n · log n)` time for sorting, `O(n)` memory.
//!
//! **Source.** Document 004, Bài 36. Rows like these, in a longer problem: NOI 2015 (China), day 2.

use std::cmp::Ordering;
use std::fmt;
use std::mem;
use std::ops::Range;

use inpout::{BadInput, Lines, Problem, Source, int, limit, sentences};
use proconio::input;
use theory::hashing::MixedSet;

pub mod brute;
pub mod cases;
mod referee;
pub mod second;

#[derive(Debug)]
pub struct Queen36;

/// The largest coordinate.
pub const FARTHEST: i32 = limit!("x", most);

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
        input! { from &mut *source, n: with int('n', limit!("n")) }
        let cell = (int('x', limit!("x")), int('y', limit!("y")));
        let pawns = source.checked_rows(PAWN, n, cell, |number, pawn| match pawn {
            (0, 0) => Err(ON_QUEEN.with(&[&number]).into()),
            _ => Ok(pawn),
        })?;
        Ok(Input { pawns })
    }

    fn solve(input: &Input) -> Output {
        let order = Plan::new(input).order();
        Output { order }
    }
}

/// The pawns and the queen's cell by rows from below, by columns within a row, with what is best from each
/// on. A pawn's place in this order is called `at`.
struct Plan {
    /// The row of each, its column and its number, which is 0 for the queen: 32 bits each.
    pawns: Vec<u128>,
    /// What is captured when the queen goes up from each: how many pawns, which may be 0, behind that two bits
    /// for the direction, and 32 for the place of the first one. So the largest number is best.
    up: Vec<u64>,
}

impl Plan {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "there are at most 10^6 + 1 pawns, and a cell is two numbers of 32 bits"
    )]
    fn new(input: &Input) -> Self {
        let cells = [&(0, 0)].into_iter().chain(&input.pawns);
        let mut pawns: Vec<u128> = (0_u32..)
            .zip(cells)
            .map(|(number, (x, y))| {
                let (row, column) = (y.unsigned_abs(), x.abs_diff(-FARTHEST));
                u128::from(row) << 64 | u128::from(column) << 32 | u128::from(number)
            })
            .collect();
        pawns.sort_unstable();
        let row_of = |pawn: u128| (pawn >> 64) as u32;
        let column_of = |pawn: u128| (pawn >> 32) as u32;

        // Columns, and the diagonals `x − y` and `x + y`, each from 0 on.
        let columns = pawns.iter().map(|&pawn| column_of(pawn));
        let left = columns.min().unwrap_or_default();
        let top = row_of(pawns[pawns.len() - 1]);
        let lines_of = |pawn: u128| {
            let (row, column) = (row_of(pawn), column_of(pawn) - left);
            [column, column + (top - row), column + row]
        };
        keep_reached(&mut pawns, lines_of);
        let above = [0, 1, 2].map(|direction| {
            let lines = pawns.iter().map(|&pawn| lines_of(pawn)[direction]);
            nearest_above(lines.collect())
        });

        let mut plan = Plan {
            up: vec![0; pawns.len()],
            pawns,
        };
        // How many pawns are captured when the queen comes to each, and none where there is no pawn.
        let mut captured = vec![0_u32; plan.pawns.len() + 1];
        let mut entered = Vec::new();
        let mut end = plan.pawns.len();
        while end > 0 {
            let row = plan.row_of(end - 1);
            end = row.start;
            // The queen leaves where it came, or at the best place on the left of that …
            entered.clear();
            let mut best = 0;
            for at in row.clone() {
                let moves = (0..).zip(&above).map(|(direction, above)| {
                    let to = above[at];
                    u64::from(captured[to as usize]) << 34 | direction << 32 | u64::from(to)
                });
                plan.up[at] = moves.max().unwrap_or_default();
                let rest = plan.rest(at);
                entered.push((best.max(1 + rest), rest));
                best = best.max(row.end - at + rest);
            }
            // … or on the right.
            let mut best = 0;
            for (at, &(from_left, rest)) in row.clone().zip(&entered).rev() {
                captured[at] = best.max(from_left) as u32;
                best = best.max(at - row.start + 1 + rest);
            }
        }
        plan
    }

    /// How many pawns are captured when the queen goes up from a place.
    fn rest(&self, at: usize) -> usize {
        (self.up[at] >> 34) as usize
    }

    /// The places of a pawn's row.
    fn row_of(&self, at: usize) -> Range<usize> {
        let is_in_row = |pawn: &&u128| **pawn >> 64 == self.pawns[at] >> 64;
        let left = self.pawns[..at].iter().rev().take_while(is_in_row).count();
        let right = self.pawns[at..].iter().take_while(is_in_row).count();
        at - left..at + right
    }

    /// The numbers of the pawns in the order of capture.
    #[expect(clippy::cast_possible_truncation, reason = "a number has 32 bits")]
    fn order(&self) -> Vec<u32> {
        let mut order = Vec::with_capacity(self.pawns.len());
        let numbers = |places: Range<usize>| self.pawns[places].iter().map(|&pawn| pawn as u32);
        let mut next = numbers(0..self.pawns.len()).position(|number| number == 0);
        while let Some(from) = next {
            let row = self.row_of(from);
            let all = |to: usize| {
                self.rest(to)
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
            next = (self.rest(to) > 0).then_some((self.up[to] & 0xffff_ffff) as usize);
        }
        order
    }
}

/// Drops the rows that the queen cannot reach, if these are nearly all: then what is left is little.
///
/// From below: the queen's row is kept, and each row with a pawn on a line that is marked; all lines
/// through the pawns of a row that is kept are marked. If the queen goes up from `p` to `q`, the row of
/// `p` is kept by induction and the line `pq` marked before the row of `q` comes, so no row is missed.
/// Nor does a row too many do harm: what a pawn is worth depends on pawns that are reached from it only.
fn keep_reached(pawns: &mut Vec<u128>, lines_of: impl Fn(u128) -> [u32; 3]) {
    let mut reached = [(); 3].map(|()| MixedSet::default());
    let mut kept = Vec::new();
    // The lowest row is the queen's.
    for row in pawns.chunk_by(|a, b| a >> 64 == b >> 64) {
        let is_met = |&pawn: &u128| {
            let mut lines = reached.iter().zip(lines_of(pawn));
            lines.any(|(reached, line)| reached.contains(&line))
        };
        if kept.is_empty() || row.iter().any(is_met) {
            kept.extend(row);
            if kept.len() > pawns.len() / 64 {
                return;
            }
            for &pawn in row {
                for (reached, line) in reached.iter_mut().zip(lines_of(pawn)) {
                    reached.insert(line);
                }
            }
        }
    }
    *pawns = kept;
}

/// For each pawn, of which the line is given, the place of the next one on that line; the number of pawns if
/// there is none.
fn nearest_above(mut lines: Vec<u32>) -> Vec<u32> {
    let nowhere = u32::try_from(lines.len()).expect("at most 10^6 + 1");
    let count = lines.iter().max().map_or(0, |&last| last as usize + 1);
    if count <= 4 * lines.len() {
        let mut lowest = vec![nowhere; count];
        for (at, line) in (0..nowhere).zip(&mut lines).rev() {
            *line = mem::replace(&mut lowest[*line as usize], at);
        }
        return lines;
    }
    let mut sorted: Vec<u64> = (0..)
        .zip(&lines)
        .map(|(at, &line)| u64::from(line) << 32 | at)
        .collect();
    sorted.sort_unstable();
    lines.fill(nowhere);
    for pair in sorted.windows(2) {
        if pair[0] >> 32 == pair[1] >> 32 {
            lines[(pair[0] & 0xffff_ffff) as usize] = (pair[1] & 0xffff_ffff) as u32;
        }
    }
    lines
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
    use contract::{RngExt, Room, seeded};

    #[test]
    fn a_board_stretched_until_it_is_wide_has_the_same_answer() {
        let mut rng = seeded(&["queen36", "stretched"]);
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
        }
    }
}
