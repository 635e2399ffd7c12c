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
//! proof is in `lesson.en.md`.
//!
//! **Complexity.** `O(2ⁿ · n⁵)` time at most, with small constants: each position is solved once
//! and has at most `2 (n − 4)` hops. The sums stay below 1.3 · 10^7 and fit an `i32`.
//!
//! **Source.** Document 004, Bài 20; a game in one dimension after "Hey, That's My Fish!" by A.
//! Jakeliunas and G. Cornett (2003).

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, sentences};
use proconio::input;
use theory::hashing::MixedMap;

pub mod brute;
pub mod cases;
pub mod rules;

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

/// The value of the game, the first player's fish less the second player's; it may be negative.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output(pub i32);

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
        let mut search = Search {
            fish: &input.fish,
            known: MixedMap::default(),
        };
        Output(search.placed([0, 0]))
    }
}

/// The search for the values of positions. Sets of floes are bits.
struct Search<'a> {
    fish: &'a [i32],
    /// By the floes that are there and those with a penguin of the first and of the second player,
    /// 16 bits each.
    known: MixedMap<u64, i32>,
}

impl Search<'_> {
    /// The value when penguins stand on these floes of either player, and more are placed in turn.
    fn placed(&mut self, penguins: [usize; 2]) -> i32 {
        let taken = penguins[0] | penguins[1];
        let (count, all) = (taken.count_ones(), 0..self.fish.len());
        if count == 4 {
            return self.value((1 << all.end) - 1, penguins);
        }
        let values = all.filter(|floe| taken >> floe & 1 == 0).map(|floe| {
            let mut after = penguins;
            after[count as usize % 2] |= 1 << floe;
            self.placed(after)
        });
        let is_firsts = count % 2 == 0;
        let best = if is_firsts {
            values.max()
        } else {
            values.min()
        };
        best.expect("there are at least four floes")
    }

    /// What the first player still collects less what the second does, with all penguins placed.
    fn value(&mut self, floes: usize, penguins: [usize; 2]) -> i32 {
        let sets = [floes, penguins[0], penguins[1]];
        let key = sets.iter().fold(0, |key, &set| key << 16 | set as u64);
        if let Some(&value) = self.known.get(&key) {
            return value;
        }
        let turn = (self.fish.len() - floes.count_ones() as usize) % 2;
        let hopped = self.best_hop(floes, penguins, turn);
        let hopped = hopped.or_else(|| self.best_hop(floes, penguins, 1 - turn));
        let value = hopped.unwrap_or_else(|| {
            let below = penguins.map(|own| members(own).map(|floe| self.fish[floe]).sum::<i32>());
            below[0] - below[1]
        });
        self.known.insert(key, value);
        value
    }

    /// The value after the best hop of `player`, if there is one.
    fn best_hop(&mut self, floes: usize, penguins: [usize; 2], player: usize) -> Option<i32> {
        let free = floes & !penguins[0] & !penguins[1];
        let is_free = |floe: &usize| free >> floe & 1 == 1;
        let sign = if player == 0 { 1 } else { -1 };
        let mut most = None;
        for from in members(penguins[player]) {
            let left = (0..from).rev().take_while(is_free);
            let right = (from + 1..LONGEST).take_while(is_free);
            for to in left.chain(right) {
                let mut after = penguins;
                after[player] ^= 1 << from | 1 << to;
                let gets = self.fish[from] + sign * self.value(floes ^ 1 << from, after);
                most = most.max(Some(gets));
            }
        }
        most.map(|gets| sign * gets)
    }
}

/// The members of a set of floes, ascending.
fn members(set: usize) -> impl Iterator<Item = usize> {
    (0..LONGEST).filter(move |floe| set >> floe & 1 == 1)
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.0)
    }
}
