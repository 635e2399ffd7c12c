//! # GRID: the best way down a board with few negative cells on it
//!
//! From the upper left cell of an N × N board to the lower right one, by steps to the right, to
//! the left or down, over no cell twice and over at most `K` negative ones. What is the largest
//! sum of the cells on the way?
//!
//! **Idea.** A row is crossed in one direction only. Let `best[c][k]` be the largest sum of a way
//! to cell `c` of the present row with at most `k` negative cells, and `k' = k − 1` if the cell
//! is negative, else `k`. Two values are kept for a cell, one for either direction:
//!
//! ```text
//! right[c][k] = value(c) + max(above[c][k'], right[c − 1][k'])
//! left[c][k]  = value(c) + max(above[c][k'], left[c + 1][k'])
//! ```
//!
//! The better one is `best[c][k]`. The proof is in `lesson.en.md`.
//!
//! **Complexity.** `O(N² · K)` time a test, two rows of `N · (K + 1)` sums; 64 bits for 10^15.
//!
//! **Source.** Document 004, Bài 43; number 10913 at Valladolid, *Walking on a Square Grid*.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, names, sentences};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod second;

/// Tests in a file.
pub const MOST_TESTS: usize = limit!("tests_of_small_N", most);

/// Cells in a file.
pub const MOST_CELLS: usize = {
    let size: usize = limit!("N", most);
    let tests: usize = limit!("tests", most);
    tests * size * size
};

#[derive(Debug)]
pub struct Grid;

/// One board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Test {
    /// Rows, and columns, from 1 to 1000.
    pub size: usize,
    /// Negative cells that a way may have, from 0 to 10.
    pub negative: usize,
    /// All values row by row, from −10^9 to 10^9.
    pub values: Vec<i32>,
}

/// The tests up to the end of the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// At most [`MOST_TESTS`], with [`MOST_CELLS`] cells in all.
    pub tests: Vec<Test>,
}

/// The largest sum of each test; none if there is no way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output(pub Vec<Option<i64>>);

sentences! {
    MORE_TESTS: "nhiều hơn {0} test", "there are more than {0} tests";
    MORE_CELLS:
        "các bảng trong file có quá {0} ô",
        "the boards of the file have more than {0} cells";
}

impl Problem for Grid {
    const ID: &'static str = "grid";
    const FILE: &'static str = "GRID";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        let mut tests = Vec::new();
        let mut cells = 0;
        while !source.at_end() {
            if tests.len() == MOST_TESTS {
                return Err(source.bad(MORE_TESTS.with(&[&MOST_TESTS])));
            }
            input! { from &mut *source, size: with int('N', limit!("N")) }
            cells += size * size;
            if cells > MOST_CELLS {
                return Err(source.bad(MORE_CELLS.with(&[&MOST_CELLS])));
            }
            input! { from &mut *source, negative: with int('K', limit!("K")) }
            let values = source.ints(names::CELL, size * size, limit!("number"));

            tests.push(Test {
                size,
                negative,
                values,
            });
        }
        Ok(Input { tests })
    }

    fn solve(input: &Input) -> Output {
        Output(input.tests.iter().map(largest_sum).collect())
    }
}

/// In place of the sum of a way that does not exist; whatever the cells of a board add to it, it
/// stays below [`LEAST`] and does not overflow.
const NONE: i64 = i64::MIN / 2;
/// No way has a smaller sum.
const LEAST: i64 = -1_000_000_000_000_000;

/// The largest sums of ways to a cell: at place `k + 1` of those with at most `k` negative cells, and at place
/// 0, where a negative cell looks for fewer than none, [`NONE`].
type Sums = [i64; 12];

fn largest_sum(test: &Test) -> Option<i64> {
    // Before the first row a way may begin above the first cell.
    let mut best = vec![[NONE; 12]; test.size];
    best[0][1..].fill(0);
    let mut right = best.clone();
    for row in test.values.chunks_exact(test.size) {
        let mut way = [NONE; 12];
        for ((&value, above), right) in row.iter().zip(&best).zip(&mut right) {
            way = step(above, &way, value);
            *right = way;
        }
        way = [NONE; 12];
        for ((&value, best), right) in row.iter().zip(&mut best).zip(&right).rev() {
            way = step(best, &way, value);
            *best = std::array::from_fn(|place| way[place].max(right[place]));
        }
    }
    let sum = best[test.size - 1][test.negative + 1];
    (sum >= LEAST).then_some(sum)
}

/// The sums of the ways to a cell of this value that come from above or from the cell beside.
fn step(above: &Sums, beside: &Sums, value: i32) -> Sums {
    let fewer = usize::from(value < 0);
    let mut sums = [NONE; 12];
    for place in 1..12 {
        let before = above[place - fewer].max(beside[place - fewer]);
        sums[place] = before + i64::from(value);
    }
    sums
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|sum| match sum {
            Some(sum) => writeln!(f, "{sum}"),
            None => writeln!(f, "NO"),
        })
    }
}
