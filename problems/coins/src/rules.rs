//! The rules of COINS.

use std::collections::BTreeSet;

use arena::scene::{Heaps, Scene, taken};
use arena::{Game, Match, Outcome, Side};

use contract::offer::{size, wins};
use contract::{Offer, Values};
use inpout::{Message, sentences};

use crate::{Coins, Input, Output, won_towers};

sentences! {
    TAKE: "bốc {0} đồng xu", "take {0}";
    GOAL: "Ai bốc đồng xu cuối cùng thì thắng. Mỗi nước bốc một trong các số đồng xu: {0}.", "Whoever takes the last coin wins. A move takes one of these numbers: {0}.";
}

/// A tower of coins; a move takes 1, `K` or `L` of them. Whoever takes the last coin wins, for
/// then the other player cannot move.
#[derive(Debug, Clone)]
pub struct Rules {
    /// The numbers that a move may take.
    pub takes: BTreeSet<u64>,
}

impl Game for Rules {
    /// The coins in the tower.
    type Position = u64;
    /// The coins to take.
    type Move = u64;

    fn moves(&self, &coins: &u64) -> impl IntoIterator<Item = (u64, u64)> {
        let takes = self.takes.range(..=coins);
        takes.map(move |&take| (take, coins - take))
    }

    fn outcome(&self, &coins: &u64) -> Option<Outcome> {
        let takes: Vec<usize> = self.takes.iter().map(|&take| size(take)).collect();
        let [1, short, long] = takes[..] else {
            return None;
        };
        Some(Outcome::of(*won_towers(short, long).at(coins)))
    }

    fn number(&self, &coins: &u64) -> Option<usize> {
        usize::try_from(coins).ok()
    }

    fn words(&self, _: &u64, take: &u64) -> Option<Message> {
        Some(TAKE.with(&[take]).into())
    }

    /// Without a move that takes one, the last coins may stay.
    fn goal(&self) -> Option<Message> {
        let takes: Vec<String> = self.takes.iter().map(u64::to_string).collect();
        self.takes
            .contains(&1)
            .then(|| GOAL.with(&[&takes.join(", ")]).into())
    }

    fn scene(&self, &coins: &u64, _: Side) -> Option<Scene> {
        Some(Heaps::one(coins).into())
    }

    fn touches(&self, &coins: &u64, &take: &u64) -> Vec<String> {
        vec![taken(1, coins, take)]
    }
}

/// The rules that the players have agreed on.
pub fn rules(input: &Input) -> Rules {
    with(&Values::default(), input)
}

fn with(values: &Values, input: &Input) -> Rules {
    let least = if values.has("long") { 2 } else { 1 };
    let mut takes = BTreeSet::from([1, input.short as u64, input.long as u64]);
    takes.extend(values.set("also").into_iter().flatten());
    takes.retain(|&take| take >= least);
    Rules { takes }
}

/// What can be changed: which numbers a move may take.
pub const OFFER: Offer<Coins> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let game = |&coins: &u64| arena::play(with(values, input), coins);
        input.towers.iter().map(game).collect()
    },
    answer: |_, games| wins(games).map(Output),
};

/// The games that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    (OFFER.games)(input, &Values::default())
}
