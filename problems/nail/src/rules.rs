//! The rules of NAIL.

use arena::scene::{Heaps, Scene, taken};
use arena::{Game as Rule, Match, Side};

use contract::Offer;
use contract::offer::{MISERE, wins};
use inpout::{Message, Text, sentences};

use crate::{Game, Hits, Input, Nail, Output};

sentences! {
    HIT: "đóng đinh lún thêm {0}", "drive the nail in by {0}";
    HOME: "đóng ngập đinh", "drive the nail home";
    GOAL: "Ai đóng ngập đinh thì thắng.", "Whoever drives the nail home wins.";
}

/// A nail; who can drive it home by one hit does so and wins. Otherwise he must hit it in by some
/// number that he can choose.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// A's hits, who begins.
    pub a: Hits,
    /// B's hits.
    pub b: Hits,
    /// Whether who could drive it home may choose a lighter hit; in changed rules, where he would lose by it.
    pub is_free: bool,
}

impl Rule for Rules {
    /// By how much the nail sticks out, 0 when it has been driven home, and whose turn it is.
    type Position = (u64, Side);
    /// By how much it is hit in.
    type Move = u64;
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, &(length, side): &(u64, Side)) -> impl IntoIterator<Item = (u64, (u64, Side))> {
        let Hits { least, most } = match side {
            Side::First => self.a,
            Side::Second => self.b,
        };
        let is_home = length == 0;
        let hits = if self.is_free {
            least.min(length)..=most.min(length)
        } else if length <= most {
            length..=length
        } else {
            least..=most
        };
        let hits = hits.filter(move |_| !is_home);
        hits.map(move |hit| (hit, (length - hit, side.other())))
    }

    fn number(&self, &(length, side): &(u64, Side)) -> Option<usize> {
        let place = usize::try_from(length).ok()?.checked_mul(2)?;
        Some(place + usize::from(side == Side::Second))
    }

    fn words(&self, (length, _): &(u64, Side), hit: &u64) -> Option<Message> {
        let is_home = hit == length;
        Some(if is_home {
            HOME.into()
        } else {
            HIT.with(&[hit]).into()
        })
    }

    fn show(&self, (length, _): &(u64, Side)) -> String {
        length.to_string()
    }

    fn scene(&self, &(length, side): &(u64, Side), _: Side) -> Option<Scene> {
        let hits = if side.is_first() { self.a } else { self.b };
        let nail = Scene::from(Heaps::one(length)).turn(side.is_first());
        Some(nail.at_least(hits.least).at_most(hits.most))
    }

    fn touches(&self, &(length, _): &(u64, Side), &hit: &u64) -> Vec<String> {
        vec![taken(1, length, hit)]
    }
}

/// The rules of a game and the nail at its start.
pub fn start(game: &Game) -> (Rules, (u64, Side)) {
    let &Game { length, a, b } = game;
    let is_free = false;
    (Rules { a, b, is_free }, (length, Side::First))
}

/// What can be changed: which hits are allowed, and who wins.
pub const OFFER: Offer<Nail> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let game = |it: &Game| {
            let (mut rules, at) = start(it);
            rules.is_free = values.has(MISERE);
            let values = values.clone();
            let is_barred = move |hit| {
                values.set("barred").is_some_and(|it| it.contains(&hit))
                    || values.has("odd") && hit % 2 == 0
            };
            let allows =
                move |&(length, _): &(u64, Side), &hit: &u64| hit == length || !is_barred(hit);
            arena::play(arena::only(rules, allows), at)
        };
        input.games.iter().map(game).collect()
    },
    answer: |_, games| {
        let a_wins = wins(games)?;
        Ok(Output { a_wins })
    },
};

/// The games that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let game = |(rules, start)| arena::play(rules, start);
    input.games.iter().map(start).map(game).collect()
}
