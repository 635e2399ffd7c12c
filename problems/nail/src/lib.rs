//! # NAIL: who drives it home
//!
//! A nail sticks out by `L`. Whoever finds no more of it than his hardest hit drives it home and
//! wins; else he must hit it in by some whole number that he can choose between his least and his
//! hardest hit, `a` to `a′` for A, who begins, and `b` to `b′` for B.
//!
//! **Idea.** Let `I(t)` be the lengths from `t (a + b′) + 1` to `t (a′ + b) + a′`, and let `d =
//! (b′ − b) − (a′ − a)` tell how much freer B is than A. Call `t` *good* if `t d ≤ a − 1`. **A
//! wins from the lengths of the good `I(t)` and from no others.** The proof is in `lesson.en.md`.
//! If a good interval contains `L`, so does the last good one that begins at or before `L`: the
//! one with `t = ⌊(L − 1) / (a + b′)⌋`, or with the last good `t` if that is less.
//!
//! **Complexity.** `O(1)` a game. Numbers up to 10^18: sums of two of them fit in 64 bits, but `t
//! (a′ + b)` can reach 5·10^17 times 2·10^18 = 10^36 and needs a `u128`.
//!
//! **Source.** Document 004, Bài 42; the game is number 10853 of the UVA archive, *Pablito nailed
//! a nail*.

use std::fmt;

use inpout::{BadInput, Field, Name, Problem, Source, int, limit, sentences};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;
pub mod theorem;

#[derive(Debug)]
pub struct Nail;

/// The games of a file, each on its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// From 1 to 10^5 games.
    pub games: Vec<Game>,
}

/// A nail and what the two players can do to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Game {
    /// How far the nail sticks out.
    pub length: u64,
    /// The hits of A, who begins.
    pub a: Hits,
    /// The hits of B.
    pub b: Hits,
}

/// The hits that one player can choose from, in whole numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hits {
    /// The least hit, at least 1.
    pub least: u64,
    /// The hardest hit, at most 10^18.
    pub most: u64,
}

impl Hits {
    /// By how much the hits differ at most.
    fn freedom(self) -> u64 {
        self.most - self.least
    }
}

/// For each game, whether A wins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// In the order of the games.
    pub a_wins: Vec<bool>,
}

sentences! {
    GAME: "ván", "game";
}

impl Problem for Nail {
    const ID: &'static str = "nail";
    const FILE: &'static str = "NAIL";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, t: with int('T', limit!("T")) }
        let hits = |least, most, limit| {
            let pair = int(Name::Symbol(least), 1..=limit)
                .then(move |&least| int(Name::Symbol(most), least..=limit));
            pair.map(|(least, most)| Hits { least, most })
        };
        let game = (
            int('L', limit!("L")),
            hits("Amin", "Amax", limit!("Amax", most)),
            hits("Bmin", "Bmax", limit!("Bmax", most)),
        );
        let game = game.map(|(length, a, b)| Game { length, a, b });
        let games = source.rows(GAME, t, game);
        Ok(Input { games })
    }

    fn solve(input: &Input) -> Output {
        let a_wins = input.games.iter().map(a_wins).collect();
        Output { a_wins }
    }
}

/// Whether A wins a game.
fn a_wins(&Game { length, a, b }: &Game) -> bool {
    let begun = (length - 1) / (a.least + b.most);
    let b_is_freer_by = b.freedom().saturating_sub(a.freedom());
    let t = match (a.least - 1).checked_div(b_is_freer_by) {
        Some(last_good) => begun.min(last_good),
        None => begun,
    };
    let end = u128::from(t) * u128::from(a.most + b.least) + u128::from(a.most);
    u128::from(length) <= end
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.a_wins
            .iter()
            .try_for_each(|&a_wins| f.write_str(if a_wins { "A\n" } else { "B\n" }))
    }
}
