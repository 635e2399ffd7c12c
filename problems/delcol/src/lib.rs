//! # DELCOL: the value of the game
//!
//! Column `i` holds `a` and `b`. The players delete columns in turn; each column that the first
//! deletes adds its `a` to the value, each that the second deletes subtracts its `b`. The first
//! wants the value large, the second wants it small.
//!
//! **Idea.** Give every column the weight `c = a + b`. Twice the value is the sum of `a − b` over
//! all columns, which nobody can change, plus the weights of the first player's columns minus
//! those of the second's. So both take the heaviest column each time: with `c1 ≥ c2 ≥ …` the
//! player to move gets `c1 − c2 + c3 − …` more. The proof is in `lesson.en.md`. Nothing is
//! sorted: of equal weights an even number cancels, so it is enough to know of which there is an
//! odd number.
//!
//! **Complexity.** `O(n + W)` with `W = 6000`. The value reaches 1.5 · 10^6 · 2999 and its double
//! twice that, both signs: 64 bits. Numbers of a column fit in 16 bits, 12 MB for all.
//!
//! **Source.** Document 004, Bài 28.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, names};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;

/// The largest number in a column.
pub const LARGEST: u16 = limit!("a", most);

#[derive(Debug)]
pub struct Delcol;

/// The columns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// Both numbers of each column, from 1 to [`LARGEST`]; 1 to 3 · 10^6 columns.
    pub columns: Vec<(u16, u16)>,
}

/// The value of the game, the first player's sum less the second's; it may be negative.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output(pub i64);

impl Problem for Delcol {
    const ID: &'static str = "delcol";
    const FILE: &'static str = "DELCOL";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, n: with int('n', limit!("n")) }
        let column = (int('a', limit!("a")), int('b', limit!("b")));
        let columns = source.rows(names::COLUMN, n, column);

        Ok(Input { columns })
    }

    fn solve(input: &Input) -> Output {
        let mut is_odd = vec![false; 2 * usize::from(LARGEST) + 1];
        let mut twice = 0;
        for &(a, b) in &input.columns {
            twice += i64::from(a) - i64::from(b);
            is_odd[usize::from(a + b)] ^= true;
        }
        let mut sign = 1;
        let weights = (2..=2 * LARGEST).rev();
        for weight in weights.filter(|&weight| is_odd[usize::from(weight)]) {
            twice += sign * i64::from(weight);
            sign = -sign;
        }
        Output(twice / 2)
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.0)
    }
}
