//! # BISHOP: two bishops see as much as possible in `k` moves
//!
//! Two bishops stand in the middle of the top row of a `2n × 2n` board of numbers. They make
//! exactly `k` moves in all. A cell counts, once, if a bishop that stands elsewhere on one of its
//! diagonals has seen it.
//!
//! **Idea.** The bishops stand on cells of different colours and never meet. If `f(j)` is the
//! most that one of them can see in exactly `j` moves, and `g(j)` the other one, the answer is
//! the largest `f(j) + g(k − j)`. What a bishop has seen is a set of *even* and a set of *odd*
//! lines; `lines` cuts both at the start, so that two sets of at most `n` lines are free and all
//! else follows. Not all pairs of sets are tried: if each move has a price, a pair is worth one
//! number, which has a bound; `colour` finds good pairs first, and hardly any other passes the
//! bound. The proof is in `lesson.en.md`, that of `lines` and `colour` in these.
//!
//! **Complexity.** `O(2ⁿ · n)` for all sets, and `O(2ⁿ)` for each set of even lines that passes;
//! `O(4ⁿ · n)` if all sets and pairs did. Sums and prices stay within 2 · 10^9: 32 bits.
//!
//! **Source.** Document 004, section 4.1.3, example 2; Croatian Olympiad in Informatics 2011,
//! LOVCI.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, names};
use proconio::input;

pub mod brute;
pub mod cases;
mod colour;
mod lines;
pub mod second;

use colour::Colour;

#[derive(Debug)]
pub struct Bishop;

/// The largest `n`.
pub const MOST: usize = limit!("n", most);

/// The highest price of a move: no line adds more than this.
const DEAREST: i32 = 24_000_000;

/// A board of 2n × 2n numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// Half the side of the board, from 1 to [`MOST`].
    pub n: usize,
    /// The number of moves, from 0 to 200.
    pub moves: usize,
    /// The numbers of the cells by rows, from −10^6 to 10^6.
    pub cells: Vec<i32>,
}

/// The largest sum of cells that have been seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output(pub i32);

impl Problem for Bishop {
    const ID: &'static str = "bishop";
    const FILE: &'static str = "BISHOP";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from &mut *source,
            n: with int('n', limit!("n")),
            moves: with int('k', limit!("k")),
        }
        let cells = source.ints(names::CELL, 4 * n * n, limit!("value"));

        Ok(Input { n, moves, cells })
    }

    fn solve(input: &Input) -> Output {
        let mut colours = [input.n - 1, input.n].map(|column| Colour::new(input, column));
        let price = price(&mut colours, input.moves);
        Output(most(&mut colours, input.moves, price))
    }
}

/// The largest sum. Any price that is not negative leads to it; a good one leaves little to do.
fn most(colours: &mut [Colour; 2], moves: usize, price: i32) -> i32 {
    let known = most_known(colours, moves);
    // No sum is larger than both bounds and the price of all moves, for at most so many are paid. One
    // that is larger than the known one falls short of either bound by less than `slack`.
    let bounds = colours
        .each_mut()
        .map(|colour| i64::from(colour.bound(price)));
    let paid = i64::from(price) * i64::try_from(moves).expect("at most 200 moves");
    let slack = bounds[0] + bounds[1] + paid - i64::from(known);
    for (colour, bound) in colours.iter_mut().zip(bounds) {
        colour.note_above(bound - slack);
    }
    most_known(colours, moves)
}

/// The largest sum that is known, over all ways to share the moves.
fn most_known([left, right]: &[Colour; 2], moves: usize) -> i32 {
    let (left, right) = (left.most_seen(moves), right.most_seen(moves));
    let sums = left.iter().zip(right.iter().rev());
    let most = sums.map(|(left, right)| left + right).max();
    most.expect("there are k + 1 ways to share the moves")
}

/// A price at which about so many moves are worth it.
///
/// What is best at some price, as a point (moves, sum), is a corner of a convex chain. The slope
/// between two corners, taken as the price, leads to a corner between them, unless the chain goes
/// straight from one to the other; so the edge above `moves` is found.
fn price(colours: &mut [Colour; 2], moves: usize) -> i32 {
    let moves = i32::try_from(moves).expect("at most 200 moves");
    let mut fewer = (0, most_known(colours, 0));
    let mut corner = |price: i32| {
        let [left, right] = colours.each_mut().map(|colour| colour.climb(price));
        (left.0 + right.0, left.1 + right.1)
    };
    let mut more = corner(0);
    if more.0 <= moves {
        return 0;
    }
    loop {
        let price = ((more.1 - fewer.1) / (more.0 - fewer.0)).clamp(0, DEAREST);
        let between = corner(price);
        if between.0 <= fewer.0 || between.0 >= more.0 {
            return price;
        }
        if between.0 <= moves {
            fewer = between;
        } else {
            more = between;
        }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::{RngExt, Room, seeded};

    #[test]
    fn any_price_leads_to_the_same_sum() {
        let mut rng = seeded(&["bishop", "price"]);
        for _ in 0..500 {
            let input = Bishop::small(&mut rng);
            for price in [0, 1, 3, 1000, rng.random_range(0..=DEAREST), DEAREST] {
                let mut colours = [input.n - 1, input.n].map(|column| Colour::new(&input, column));
                let most = most(&mut colours, input.moves, price);
                assert_eq!(
                    Output(most),
                    Bishop::solve(&input),
                    "price {price}: {input}"
                );
            }
        }
    }
}
