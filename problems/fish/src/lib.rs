//! # FISH: four penguins on a row of floes
//!
//! Two players place two penguins each on a row of ice floes and then hop in turn, any distance
//! along the row but over no gap and no penguin. A floe left behind drifts away, and its fish are
//! collected. Who cannot hop takes his penguins back with the fish below them; the other goes on.
//! How many more fish than the second player can the first one get?
//!
//! **Idea.** Minimax with memory over the floes that are there and the places of the penguins.
//! When a stuck player takes his penguins back makes no difference, and whose turn it is need not
//! be stored: it is the other's if one is stuck, and else the number of floes gone tells. The
//! proof is in `lesson.en.md`. Of `c` floes four bear penguins, in at most `C(c, 2)²` ways: the
//! values lie in one array, those of one set of floes side by side.
//!
//! **Complexity.** `O(2ⁿ · n⁵)` time at most, with small constants: each position is solved once
//! and has at most `2 (n − 4)` hops. The sums stay below 1.3 · 10^7 and fit an `i32`.
//!
//! **Source.** Document 004, Bài 20; a game in one dimension after "Hey, That's My Fish!" by A.
//! Jakeliunas and G. Cornett (2003).

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, sentences};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod rules;
mod search;

use search::{Position, Search};

/// The longest row.
pub const LONGEST: usize = limit!("n", most);

#[derive(Debug)]
pub struct Fish;

/// The row of floes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// The fish on each of 4 to [`LONGEST`] floes, each number from 1 to 10^6.
    pub fish: Vec<i32>,
}

/// The value of the game; it may be negative.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output {
    /// The first player's fish less the second player's.
    pub difference: i32,
}

sentences! {
    FLOE: "tảng băng", "floe";
}

impl Problem for Fish {
    const ID: &'static str = "fish";
    const FILE: &'static str = "FISH";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, n: with int('n', limit!("n")) }
        let fish = source.ints(FLOE, n, limit!("a"));

        Ok(Input { fish })
    }

    fn solve(input: &Input) -> Output {
        let start = Position {
            floes: (1 << input.fish.len()) - 1,
            penguins: [0, 0],
        };
        Output {
            difference: Search::new(&input.fish).placed(start),
        }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.difference)
    }
}
