//! The rules of BOCSOIH.

use arena::scene::{Heaps, Scene, taken};
use arena::{self, Match, Outcome, Side, Step};
use contract::Offer;
use contract::offer::wins;
use inpout::{Message, sentences};

use crate::{Bocsoih, Game, Good, Input, Output, good_moves};

sentences! {
    TAKE: "bốc {0} viên", "take {0}";
    GOAL: "Ai đến lượt mà không bốc được thì thua. Mỗi nước bốc từ 1 đến {0} viên, nhưng khác số viên của nước ngay trước.", "Whoever is to move and cannot take loses. A move takes from 1 to {0}, but not as many as the move before.";
}

/// One heap; a move takes from 1 to `M` stones, but not just as many as the move before it took. A
/// player who cannot move loses.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// `M`.
    pub most: usize,
}

impl arena::Game for Rules {
    /// The stones in the heap, and what the move before took; 0 if there was none.
    type Position = (usize, usize);
    /// The stones to take.
    type Move = usize;

    fn moves(&self, &(stones, barred): &(usize, usize)) -> impl IntoIterator<Item = Step<Self>> {
        (1..=self.most.min(stones))
            .filter(move |&take| take != barred)
            .map(move |take| (take, (stones - take, take)))
    }

    fn outcome(&self, &(stones, barred): &(usize, usize)) -> Option<Outcome> {
        Some(Outcome::of(match good_moves(self.most).at(stones as u64) {
            Good::None => false,
            Good::Only(take) => *take != barred,
            Good::Several => true,
        }))
    }

    fn number(&self, &(stones, barred): &(usize, usize)) -> Option<usize> {
        stones.checked_mul(self.most + 1)?.checked_add(barred)
    }

    fn words(&self, _: &(usize, usize), take: &usize) -> Option<Message> {
        Some(TAKE.with(&[take]).into())
    }

    fn goal(&self) -> Option<Message> {
        Some(GOAL.with(&[&self.most]).into())
    }

    fn show(&self, (stones, barred): &(usize, usize)) -> String {
        format!("{stones} (≠ {barred})")
    }

    fn scene(&self, &(stones, barred): &(usize, usize), _: Side) -> Option<Scene> {
        let heap = Scene::from(Heaps::one(stones as u64));
        Some(heap.at_most(self.most).barred(barred))
    }

    fn touches(&self, &(stones, _): &(usize, usize), &take: &usize) -> Vec<String> {
        vec![taken(1, stones as u64, take as u64)]
    }
}

/// What can be changed: how few stones a move takes, and what the move before it bars.
pub const OFFER: Offer<Bocsoih> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let least = values.number("least", 1);
        let differ = values.number("gap", 1)..=values.number("near", u64::MAX);
        let allows = move |&(_, before): &(usize, usize), &take: &usize| {
            let is_apart = before == 0 || differ.contains(&(take.abs_diff(before) as u64));
            take as u64 >= least && is_apart
        };
        let game = |&Game { stones, most }: &Game| {
            let rules = arena::only(Rules { most }, allows.clone());
            Some(arena::play(rules, start(stones)?))
        };
        input.games.iter().filter_map(game).collect()
    },
    answer: |_, games| wins(games).map(Output),
};

/// The heap before the first move.
pub fn start(stones: u64) -> Option<(usize, usize)> {
    Some((usize::try_from(stones).ok()?, 0))
}

/// The games that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let game = |&Game { stones, most }: &Game| Some(arena::play(Rules { most }, start(stones)?));
    input.games.iter().filter_map(game).collect()
}
