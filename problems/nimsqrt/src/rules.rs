//! The rules of NIMSQRT.

use arena::scene::{Heaps, Scene, taken};
use arena::{Game, Match, Side};

use contract::Variant;

use crate::{Input, Nimsqrt};

/// One heap; a move takes at least one pebble and at most as many as the square root of their
/// number. Whoever takes the last pebble wins, for then the other player cannot move.
#[derive(Debug, Clone, Copy, Default)]
pub struct Rules {
    /// Whether up to half of the pebbles may be taken instead, in changed rules.
    pub half: bool,
}

impl Rules {
    /// The most that may be taken.
    fn most(self, pebbles: u64) -> u64 {
        if self.half {
            pebbles / 2
        } else {
            pebbles.isqrt()
        }
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

    fn number(&self, &pebbles: &u64) -> Option<usize> {
        usize::try_from(pebbles).ok()
    }

    fn say(&self, take: &u64) -> String {
        take.to_string()
    }

    fn show(&self, pebbles: &u64) -> String {
        pebbles.to_string()
    }

    fn scene(&self, &pebbles: &u64, _: Side) -> Option<Scene> {
        Some(Scene::from(Heaps::one(pebbles)).at_most(self.most(pebbles)))
    }

    fn touches(&self, &pebbles: &u64, &take: &u64) -> Vec<String> {
        vec![taken(1, pebbles, take)]
    }
}

/// Changed rules.
pub fn variants() -> Vec<Variant<Nimsqrt>> {
    vec![Variant::new(
        "half",
        "mỗi nước bốc nhiều nhất một nửa số viên",
        "a move takes at most half of the pebbles",
        |input: &Input| play(Rules { half: true }, input),
    )]
}

/// The games that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    play(Rules::default(), input)
}

fn play(rules: Rules, input: &Input) -> Vec<Box<dyn Match>> {
    let heaps = input.heaps.iter();
    heaps.map(|&heap| arena::play(rules, heap)).collect()
}

#[cfg(test)]
mod tests {
    use arena::Book;

    use super::*;

    #[test]
    fn by_halves_the_heaps_one_below_a_power_of_two_are_lost() {
        let mut book = Book::new(Rules { half: true });
        let lost: Vec<u64> = (0..70).filter(|heap| book.is_lost(heap).unwrap()).collect();
        assert_eq!(lost, [0, 1, 3, 7, 15, 31, 63]);
    }
}
