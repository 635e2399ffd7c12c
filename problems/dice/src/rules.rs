//! The rules of DICE.

use arena::scene::{Piece, Row, Scene, Tone};
use arena::{End, Game, Match, Outcome, Side};
use contract::Offer;
use contract::offer::winning;
use inpout::{Message, sentences};

use crate::{Dice, Input, Output, good_faces, reach};

sentences! {
    TIP: "lật mặt {0} lên trên", "tip the die to {0}";
    GOAL: "Ai làm cho tổng lớn hơn {0} thì thua.", "Whoever makes the sum larger than {0} loses.";
}

/// A die is tipped over one of its edges, and its new top face is added to the sum. Whoever makes
/// the sum larger than `limit` loses.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// `Smax`.
    pub limit: u64,
    /// The face that cannot come on top besides the one that is there: the one below.
    below: fn(usize) -> usize,
}

impl Rules {
    /// The rules for an ordinary die.
    pub fn new(limit: u64) -> Rules {
        let below = |top| 7 - top;
        Rules { limit, below }
    }
}

impl Game for Rules {
    /// The face on top, and the sum.
    type Position = (usize, u64);
    /// The face that is brought up.
    type Move = usize;

    fn moves(&self, &(top, sum): &(usize, u64)) -> impl IntoIterator<Item = (usize, (usize, u64))> {
        let is_over = sum > self.limit;
        let below = (self.below)(top);
        (1..=6)
            .filter(move |&face| !is_over && face != top && face != below)
            .map(move |face| (face, (face, sum + face as u64)))
    }

    /// The other player has just made the sum too large.
    fn end(&self, _: &(usize, u64)) -> End {
        End::Won
    }

    fn outcome(&self, &(top, sum): &(usize, u64)) -> Option<Outcome> {
        let is_ordinary = (1..=6).all(|face| (self.below)(face) == 7 - face);
        // The other player has just made the sum too large, or some face does not.
        let left = self.limit.checked_sub(sum);
        let wins = || left.is_none_or(|left| good_faces().at(left) & reach(top) != 0);
        is_ordinary.then(|| Outcome::of(wins()))
    }

    fn number(&self, &(top, sum): &(usize, u64)) -> Option<usize> {
        let left = usize::try_from(self.limit + 6 - sum).ok()?;
        left.checked_mul(6)?.checked_add(top)
    }

    fn words(&self, _: &(usize, u64), face: &usize) -> Option<Message> {
        Some(TIP.with(&[face]).into())
    }

    fn goal(&self) -> Option<Message> {
        Some(GOAL.with(&[&self.limit]).into())
    }

    fn show(&self, (top, sum): &(usize, u64)) -> String {
        format!("[{top}] {sum}/{}", self.limit)
    }

    fn scene(&self, &(top, sum): &(usize, u64), _: Side) -> Option<Scene> {
        let faces = (1..=6).map(|face| {
            let is_barred = face == top || face == (self.below)(top);
            let tone = if is_barred {
                Tone::Quiet
            } else {
                Tone::Neutral
            };
            Piece::die(face).toned(tone)
        });
        let die = Row::new().thing("", Piece::die(top).toned(Tone::Mark));
        let scene = Scene::from(die).and(Row::of("face", faces));
        Some(scene.sum(sum, self.limit))
    }

    fn touches(&self, _: &(usize, u64), face: &usize) -> Vec<String> {
        vec![format!("face{face}")]
    }
}

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let rules = Rules::new(input.limit);
    vec![arena::play(rules, (input.top, input.sum))]
}

/// What can be changed: which face lies below, and whether it is barred.
pub const OFFER: Offer<Dice> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let mut rules = Rules::new(input.limit);
        if values.has("pairs") {
            rules.below = |top| ((top - 1) ^ 1) + 1;
        } else if values.has("turn") {
            rules.below = |top| top;
        }
        vec![arena::play(rules, (input.top, input.sum))]
    },
    answer: |_, games| {
        let moves = winning(&mut *games[0])?;
        let wins = |face: &usize| moves.contains(&face.to_string());
        Ok(Output((1..=6).filter(wins).collect()))
    },
};
