//! The rules of PEBBLES.

use arena::scene::{Heaps, Scene, taken};
use arena::{Game, Match, Outcome, Side};

use contract::Offer;
use contract::offer::{numbers, winning};
use inpout::{Message, Text, sentences};

use crate::{Input, Output, Pebbles, smallest_term};

sentences! {
    TAKE: "bốc {0} viên", "take {0}";
    GOAL: "Ai bốc viên cuối cùng thì thắng.", "Whoever takes the last pebble wins.";
}

/// One heap; the first move takes any number of pebbles, and each move after it at most twice as
/// many as the other player has just taken. Whoever takes the last pebble wins, for then the other
/// player cannot move.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// How many times as many: 2, or another number in changed rules.
    pub times: u64,
    /// How many more than that: 0, or another number in changed rules.
    pub plus: u64,
}

impl Default for Rules {
    fn default() -> Rules {
        Rules { times: 2, plus: 0 }
    }
}

impl Game for Rules {
    /// The pebbles in the heap, and how many may be taken.
    type Position = (u64, u64);
    /// The pebbles to take.
    type Move = u64;
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, &(pebbles, most): &(u64, u64)) -> impl IntoIterator<Item = (u64, (u64, u64))> {
        let takes = 1..=most.min(pebbles);
        takes.map(move |take| (take, (pebbles - take, self.times * take + self.plus)))
    }

    /// Nobody can take more than there are.
    fn same(&self, (pebbles, most): (u64, u64)) -> (u64, u64) {
        (pebbles, most.min(pebbles))
    }

    fn hear(&self, &(pebbles, most): &(u64, u64), text: &str) -> Option<(u64, (u64, u64))> {
        let take = text.parse().ok()?;
        let can = (1..=most.min(pebbles)).contains(&take);
        can.then(|| (take, (pebbles - take, self.times * take + self.plus)))
    }

    fn outcome(&self, &(pebbles, most): &(u64, u64)) -> Option<Outcome> {
        let wins = || pebbles > 0 && most >= smallest_term(pebbles);
        ((self.times, self.plus) == (2, 0)).then(|| Outcome::of(wins()))
    }

    fn winning(&self, &(pebbles, _): &(u64, u64)) -> Option<u64> {
        Some(smallest_term(pebbles))
    }

    fn number(&self, &(pebbles, most): &(u64, u64)) -> Option<usize> {
        Some(arena::pair_number(pebbles, most))
    }

    fn words(&self, _: &(u64, u64), take: &u64) -> Option<Message> {
        Some(TAKE.with(&[take]).into())
    }

    fn show(&self, (pebbles, most): &(u64, u64)) -> String {
        format!("{pebbles} (≤ {most})")
    }

    fn scene(&self, &(pebbles, most): &(u64, u64), _: Side) -> Option<Scene> {
        Some(Scene::from(Heaps::one(pebbles)).at_most(most))
    }

    fn touches(&self, &(pebbles, _): &(u64, u64), &take: &u64) -> Vec<String> {
        vec![taken(1, pebbles, take)]
    }
}

/// The heap before the first move, which may take all of it.
pub fn start(input: &Input) -> (u64, u64) {
    (input.pebbles, input.pebbles)
}

/// What can be changed: how many may be taken, and whether the first move has to leave a pebble.
pub const OFFER: Offer<Pebbles> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let times = values.number("times", if values.has("same") { 1 } else { 2 });
        let plus = values.number("plus", 0);
        let (pebbles, all) = start(input);
        let most = all - u64::from(values.has("notall"));
        vec![arena::play(Rules { times, plus }, (pebbles, most))]
    },
    answer: |_, games| {
        let moves = winning(&mut *games[0])?;
        let take = moves.first().map_or(0, |it| numbers(it)[0]);
        Ok(Output { take })
    },
};

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    vec![arena::play(Rules::default(), start(input))]
}

#[cfg(test)]
mod tests {
    use arena::Book;

    use super::*;

    fn lost(times: u64) -> Vec<u64> {
        let mut book = Book::new(Rules { times, plus: 0 });
        let heaps = 1..=105;
        heaps
            .filter(|&heap| book.is_lost(&(heap, heap - 1)).unwrap())
            .collect()
    }

    #[test]
    fn where_not_all_may_be_taken_at_once_the_fibonacci_numbers_are_lost() {
        assert_eq!(lost(2), [1, 2, 3, 5, 8, 13, 21, 34, 55, 89]);
    }

    #[test]
    fn thrice_as_many_make_lost_heaps_that_add_the_fourth_before() {
        let heaps = lost(3);
        assert_eq!(heaps[..6], [1, 2, 3, 4, 6, 8]);
        assert_eq!(heaps.last(), Some(&105));
        for at in 5..heaps.len() {
            assert_eq!(heaps[at], heaps[at - 1] + heaps[at - 4]);
        }
    }
}
