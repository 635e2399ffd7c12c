//! The rules of BOCSOIA.

use arena::scene::{Heaps, Scene, taken};
use arena::{Game, Match, Outcome, Side};

use contract::Offer;
use contract::offer::{numbers, winning};
use inpout::{Message, sentences};

use crate::{Advice, Bocsoia, Heap, Input, Output};

sentences! {
    TAKE: "bốc {0} viên", "take {0}";
    GOAL: "Ai bốc viên cuối cùng thì thắng. Mỗi nước bốc từ 1 đến {0} viên.", "Whoever takes the last stone wins. A move takes from 1 to {0}.";
}

/// One heap; a move takes from 1 to `M` stones. A player who cannot move, because no stone is left,
/// loses.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// `M`.
    pub most: u64,
}

impl Game for Rules {
    /// The stones in the heap.
    type Position = u64;
    /// The stones to take.
    type Move = u64;

    fn moves(&self, &stones: &u64) -> impl IntoIterator<Item = (u64, u64)> {
        (1..=self.most.min(stones)).map(move |take| (take, stones - take))
    }

    fn hear(&self, &stones: &u64, text: &str) -> Option<(u64, u64)> {
        let take = text.parse().ok()?;
        let can = (1..=self.most.min(stones)).contains(&take);
        can.then(|| (take, stones - take))
    }

    fn outcome(&self, &stones: &u64) -> Option<Outcome> {
        Some(Outcome::of(stones % (self.most + 1) > 0))
    }

    fn winning(&self, &stones: &u64) -> Option<u64> {
        Some(stones % (self.most + 1))
    }

    fn number(&self, &stones: &u64) -> Option<usize> {
        usize::try_from(stones).ok()
    }

    fn words(&self, _: &u64, take: &u64) -> Option<Message> {
        Some(TAKE.with(&[take]).into())
    }

    fn goal(&self) -> Option<Message> {
        Some(GOAL.with(&[&self.most]).into())
    }

    fn scene(&self, &stones: &u64, _: Side) -> Option<Scene> {
        Some(Scene::from(Heaps::one(stones)).at_most(self.most))
    }

    fn touches(&self, &stones: &u64, &take: &u64) -> Vec<String> {
        vec![taken(1, stones, take)]
    }
}

/// What can be changed: the least take, and takes that are forbidden.
pub const OFFER: Offer<Bocsoia> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let game = |&Heap { stones, most }: &Heap| {
            let (least, values) = (values.number("least", 1), values.clone());
            let is_barred = move |take| values.set("barred").is_some_and(|it| it.contains(&take));
            let allows = move |_: &u64, &take: &u64| take >= least && !is_barred(take);
            arena::play(arena::only(Rules { most }, allows), stones)
        };
        input.heaps.iter().map(game).collect()
    },
    answer: |_, games| {
        let advice = games.iter_mut().map(|game| {
            let wins = game.ahead()? > 0;
            let best = winning(&mut **game)?.into_iter().next();
            let take = best.or_else(|| game.moves().into_iter().next());
            let take = take.map_or(0, |it| numbers(&it)[0]);
            Ok(Advice { wins, take })
        });
        advice.collect::<Result<_, _>>().map(Output)
    },
};

/// The games that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let game = |&Heap { stones, most }: &Heap| arena::play(Rules { most }, stones);
    input.heaps.iter().map(game).collect()
}

#[cfg(test)]
mod tests {
    use arena::Book;

    use super::*;

    #[test]
    fn from_two_to_m_the_remainders_0_and_1_by_m_plus_2_are_lost() {
        for most in 2..=6 {
            let mut book = Book::new(arena::only(Rules { most }, |_, &take| take >= 2));
            for stones in 0..60 {
                assert_eq!(book.is_lost(&stones), Ok(stones % (most + 2) <= 1));
            }
        }
    }
}
