//! # BOCSOIH: never as many stones as the opponent has just taken
//!
//! A move takes 1 to `M` stones from a heap of `n`, but not as many as the move before it; the
//! first move is free. Who cannot move loses.
//!
//! **Idea.** For even `M` the player to move loses if and only if `M + 1` divides `n`: `d` stones
//! are answered by `M + 1 − d`. For odd `M` call a move of `c` stones *good* if it wins:
//!
//! > `c` is good at `n` ⇔ `c ≤ n` and no move but possibly `c` is good at `n − c`.
//!
//! Of the set of good moves it is enough to know whether it is empty, one move and which, or
//! more: a [`Good`]. It depends on the `M` before it only, so these repeat as soon as `M` in a
//! row do ([`theory::periodic`]). The proof is in `lesson.en.md`.
//!
//! **Complexity.** One table for each odd `M` that occurs, of `s ≤ 5152` values in `O(s·M)`, then
//! `O(1)` a heap. The numbers `n` up to 10^18 need 64 bits.
//!
//! **Source.** Document 000, Bài 3.14, which is CODAY on a heap: `n` stones are a piece at `n +
//! 1`. CARDS of document 004, Bài 1, asks for the good moves of the same game with at most 10
//! stones.

use std::fmt;

use inpout::{BadInput, Field, Problem, Source, int, limit, names};
use proconio::input;
use theory::periodic::Periodic;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;
#[cfg(test)]
mod tests;

#[derive(Debug)]
pub struct Bocsoih;

/// All games of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// From 1 to 1000 games.
    pub games: Vec<Game>,
}

/// One game, about to begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Game {
    /// `n`, the number of stones, from 0 to 10^18.
    pub stones: u64,
    /// `M`, the most that a move may take, from 1 to 100.
    pub most: usize,
}

/// For each game whether the first player wins, in their order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output(pub Vec<bool>);

/// The largest number of stones that a move may take.
pub const LARGEST_MOVE: usize = limit!("M", most);

impl Problem for Bocsoih {
    const ID: &'static str = "bocsoih";
    const FILE: &'static str = "BOCSOIH";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, t: with int('T', limit!("T")) }
        let game = (int('n', limit!("n")), int('M', limit!("M")));
        let game = game.map(|(stones, most)| Game { stones, most });
        let games = source.rows(names::TEST, t, game);

        Ok(Input { games })
    }

    fn solve(input: &Input) -> Output {
        let mut tables: Vec<Option<Periodic<Good>>> = vec![None; LARGEST_MOVE + 1];
        let wins = |&Game { stones, most }: &Game| {
            if most % 2 == 0 {
                return stones % (most as u64 + 1) != 0;
            }
            let good = tables[most].get_or_insert_with(|| good_moves(most));
            *good.at(stones) != Good::None
        };
        let wins = input.games.iter().map(wins).collect();
        Output(wins)
    }
}

/// Which moves win on a heap if none is barred.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Good {
    /// No move: the heap is lost, whatever is barred.
    None,
    /// Just one: the heap is lost if this is barred.
    Only(usize),
    /// At least two: the heap is won, whatever is barred.
    Several,
}

/// The good moves on every heap from 0 on, where a move takes at most `most` stones.
pub fn good_moves(most: usize) -> Periodic<Good> {
    Periodic::find(vec![Good::Several; most], |before| {
        let is_good = |take: &usize| match before[most - take] {
            Good::Only(answer) => answer == *take,
            other => other == Good::None,
        };
        let mut good = (1..=most).filter(is_good);
        match (good.next(), good.next()) {
            (None, _) => Good::None,
            (Some(take), None) => Good::Only(take),
            _ => Good::Several,
        }
    })
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|&wins| writeln!(f, "{}", u8::from(wins)))
    }
}
