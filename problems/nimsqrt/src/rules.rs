//! The rules of NIMSQRT.

use arena::scene::{Heaps, Scene, taken};
use arena::{Game, Match, Outcome, Side};

use contract::offer::wins;
use contract::{Offer, Values};
use inpout::{Message, sentences};

use crate::{Input, Nimsqrt, Output, first_lost, is_lost};

sentences! {
    TAKE: "bốc {0} viên", "take {0}";
    GOAL: "Ai bốc viên cuối cùng thì thắng.", "Whoever takes the last pebble wins.";
}

/// One heap; a move takes at least one pebble and at most as many as the square root of their
/// number. Whoever takes the last pebble wins, for then the other player cannot move.
#[derive(Debug, Clone, Copy, Default)]
pub struct Rules {
    /// In changed rules: the most is the pebbles divided by this instead, if it is not 0.
    pub share: u64,
    /// In changed rules: so many more may be taken.
    pub more: u64,
}

impl Rules {
    /// The most that may be taken.
    fn most(self, pebbles: u64) -> u64 {
        let root = || pebbles.isqrt() + self.more;
        pebbles
            .checked_div(self.share)
            .unwrap_or_else(root)
            .min(pebbles)
    }
}

impl Game for Rules {
    /// The pebbles of the heap.
    type Position = u64;
    /// The pebbles to take.
    type Move = u64;

    fn moves(&self, &pebbles: &u64) -> impl IntoIterator<Item = (u64, u64)> {
        (1..=self.most(pebbles)).map(move |take| (take, pebbles - take))
    }

    fn hear(&self, &pebbles: &u64, text: &str) -> Option<(u64, u64)> {
        let take = text.parse().ok()?;
        let can = (1..=self.most(pebbles)).contains(&take);
        can.then(|| (take, pebbles - take))
    }

    fn outcome(&self, &pebbles: &u64) -> Option<Outcome> {
        ((self.share, self.more) == (0, 0)).then(|| Outcome::of(pebbles > 0 && !is_lost(pebbles)))
    }

    /// Down to the next lost size: one of the two of its block or of the block before.
    fn winning(&self, &pebbles: &u64) -> Option<u64> {
        let root = pebbles.isqrt();
        let roots = [root, root.saturating_sub(1)].into_iter();
        let sizes = roots.filter(|&root| root > 0).flat_map(|root| {
            let first = root * root + first_lost(root);
            [first, first + root + 1]
        });
        let below = sizes.filter(|&size| size < pebbles && is_lost(size));
        Some(pebbles - below.max()?)
    }

    fn number(&self, &pebbles: &u64) -> Option<usize> {
        usize::try_from(pebbles).ok()
    }

    fn words(&self, _: &u64, take: &u64) -> Option<Message> {
        Some(TAKE.with(&[take]).into())
    }

    fn goal(&self) -> Option<Message> {
        (self.share == 0).then_some(GOAL.into())
    }

    fn scene(&self, &pebbles: &u64, _: Side) -> Option<Scene> {
        Some(Scene::from(Heaps::one(pebbles)).at_most(self.most(pebbles)))
    }

    fn touches(&self, &pebbles: &u64, &take: &u64) -> Vec<String> {
        vec![taken(1, pebbles, take)]
    }
}

/// What can be changed: how many may be taken. The heaps that are drawn follow upon one another, so that some
/// of them are lost.
pub const OFFER: Offer<Nimsqrt> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let [share, more] = ["share", "more"].map(|rule| values.number(rule, 0));
        let heaps = input.heaps.iter();
        let game = |&heap: &u64| arena::play(Rules { share, more }, heap);
        heaps.map(game).collect()
    },
    answer: |_, games| {
        let wins = wins(games)?;
        Ok(Output { wins })
    },
};

/// The games that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    (OFFER.games)(input, &Values::default())
}

#[cfg(test)]
mod tests {
    use arena::Book;

    use super::*;

    #[test]
    fn by_halves_the_heaps_one_below_a_power_of_two_are_lost() {
        let mut book = Book::new(Rules { share: 2, more: 0 });
        let lost: Vec<u64> = (0..70).filter(|heap| book.is_lost(heap).unwrap()).collect();
        assert_eq!(lost, [0, 1, 3, 7, 15, 31, 63]);
    }
}
