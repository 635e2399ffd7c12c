//! The search for the values of positions.

use crate::LONGEST;

/// What the rest of a game depends on; sets of floes are bits.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Position {
    /// The floes that are there.
    pub(crate) floes: usize,
    /// Those with a penguin of the first player, and of the second.
    pub(crate) penguins: [usize; 2],
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
pub(crate) struct Search<'a> {
    fish: &'a [i32],
    /// By the set of floes that are there, where its values begin.
    begins: Vec<usize>,
    values: Vec<i32>,
}

impl<'a> Search<'a> {
    pub(crate) fn new(fish: &'a [i32]) -> Self {
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
    pub(crate) fn placed(&mut self, position: Position) -> i32 {
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
