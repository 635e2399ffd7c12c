//! # FISH: four penguins on a row of floes
//!
//! Two players place two penguins each on a row of ice floes and then hop in turn, any distance
//! along the row but over no gap and no penguin. A floe left behind drifts away, and its fish are
//! collected. Who cannot hop takes his penguins back with the fish below them; the other goes on.
//! How many more fish than the second player can the first one get?
//!
//! **Idea.** Minimax with memory over the floes that are there and the places of the penguins. A
//! stuck player stays stuck, and to the other one a penguin and a gap bar the way alike; so it
//! makes no difference when he takes his penguins back. The proof is in `lesson.en.md`.
//!
//! **Whose turn it is** need not be stored. If one of the players is stuck, it is the other's turn.
//! Otherwise neither has been stuck before, so they have hopped alternately, and the number of
//! floes gone tells whose turn it is.
//!
//! **The memory.** Of `c` floes that are there, four bear penguins: at most `C(c, 2)²` ways. The
//! values lie in one array, those of one set of floes side by side, a pair of penguins being told
//! by its ranks among the floes of the set. For 13 floes these are 4.1 million entries, of which
//! 2.2 million are positions and fewer can be reached.
//!
//! **Complexity.** `O(2ⁿ · n⁵)` time at most, with small constants: each position is solved once
//! and has at most `2 (n − 4)` hops. The sums stay below 1.3 · 10^7 and fit an `i32`.
//!
//! **Source.** Document 004, Bài 20; a game in one dimension after "Hey, That's My Fish!" by A.
//! Jakeliunas and G. Cornett (2003).

use std::fmt;

use inpout::{BadInput, Problem, Source, int};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod rules;

/// The longest row.
pub const LONGEST: usize = 13;

/// The problem FISH.
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

impl Problem for Fish {
    const ID: &'static str = "fish";
    const FILE: &'static str = "FISH";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, n: with int("n", 4..=LONGEST) }
        let fish = source.ints("floe", n, 1..=1_000_000);

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

/// What the rest of a game depends on; sets of floes are bits.
#[derive(Debug, Clone, Copy)]
struct Position {
    /// The floes that are there.
    floes: usize,
    /// Those with a penguin of the first player, and of the second.
    penguins: [usize; 2],
}

impl Position {
    /// The position after a penguin of `player` hops between two floes.
    fn after(mut self, player: usize, from: usize, to: usize) -> Self {
        self.floes ^= 1 << from;
        self.penguins[player] ^= 1 << from | 1 << to;
        self
    }

    /// Calls `visit` with both ends of each hop of `player`.
    fn for_each_hop(self, player: usize, mut visit: impl FnMut(usize, usize)) {
        let free = self.floes & !self.penguins[0] & !self.penguins[1];
        let is_free = |floe: &usize| free >> floe & 1 == 1;
        for from in members(self.penguins[player]) {
            let left = (0..from).rev().take_while(is_free);
            let right = (from + 1..LONGEST).take_while(is_free);
            left.chain(right).for_each(|to| visit(from, to));
        }
    }
}

/// The members of a set of floes, ascending.
fn members(set: usize) -> impl Iterator<Item = usize> {
    (0..LONGEST).filter(move |floe| set >> floe & 1 == 1)
}

/// The value that the player prefers: the larger one for the first, the smaller for the second.
fn better_for(player: usize, a: i32, b: i32) -> i32 {
    if player == 0 { a.max(b) } else { a.min(b) }
}

/// Stands for a value that is not known.
const UNKNOWN: i32 = i32::MIN;

/// The search for the values of positions.
struct Search<'a> {
    fish: &'a [i32],
    /// By the set of floes that are there, where its values begin.
    begins: Vec<usize>,
    values: Vec<i32>,
}

impl<'a> Search<'a> {
    fn new(fish: &'a [i32]) -> Self {
        let mut length = 0;
        let begins = (0_usize..1 << fish.len())
            .map(|floes| {
                let begin = length;
                length += pairs(floes.count_ones() as usize).pow(2);
                begin
            })
            .collect();
        Search {
            fish,
            begins,
            values: vec![UNKNOWN; length],
        }
    }

    /// The value of a position in which penguins are still to be placed, alternately.
    fn placed(&mut self, position: Position) -> i32 {
        let [first, second] = position.penguins;
        let count = (first | second).count_ones();
        if count == 4 {
            return self.value(position);
        }
        let player = count as usize % 2;
        let values = members(position.floes & !first & !second).map(|floe| {
            let mut after = position;
            after.penguins[player] |= 1 << floe;
            self.placed(after)
        });
        let best = values.reduce(|a, b| better_for(player, a, b));
        best.unwrap_or(UNKNOWN)
    }

    /// What the first player still collects less what the second does, with all penguins placed.
    fn value(&mut self, position: Position) -> i32 {
        let place = self.place(position);
        if self.values[place] == UNKNOWN {
            let gone = self.fish.len() - position.floes.count_ones() as usize;
            let turn = gone % 2;
            let hopped = self.best_hop(position, turn);
            let hopped = hopped.or_else(|| self.best_hop(position, 1 - turn));
            self.values[place] = hopped.unwrap_or_else(|| {
                let [first, second] = position.penguins.map(|penguins| self.below(penguins));
                first - second
            });
        }
        self.values[place]
    }

    /// The value of the best hop of `player`, if there is one.
    fn best_hop(&mut self, position: Position, player: usize) -> Option<i32> {
        let mut best = None;
        position.for_each_hop(player, |from, to| {
            let after = self.value(position.after(player, from, to));
            let value = if player == 0 {
                after + self.fish[from]
            } else {
                after - self.fish[from]
            };
            best = Some(best.map_or(value, |best| better_for(player, best, value)));
        });
        best
    }

    /// The fish on a set of floes.
    fn below(&self, floes: usize) -> i32 {
        members(floes).map(|floe| self.fish[floe]).sum()
    }

    /// Where the value of a position stands.
    fn place(&self, position: Position) -> usize {
        let count = position.floes.count_ones() as usize;
        let [first, second] = position.penguins.map(|pair| {
            let low = pair.trailing_zeros();
            let high = pair.ilog2();
            let rank = |floe: u32| (position.floes & ((1 << floe) - 1)).count_ones() as usize;
            pairs(rank(high)) + rank(low)
        });
        self.begins[position.floes] + first * pairs(count) + second
    }
}

/// The number of pairs of `count` things; also the number of pairs whose larger one has the rank
/// below `count`.
fn pairs(count: usize) -> usize {
    count * count.saturating_sub(1) / 2
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.difference)
    }
}
