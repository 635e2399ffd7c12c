//! The rules of BOCSOIA.

use arena::scene::{Heaps, Scene, taken};
use arena::{Game, Match, Side};

use contract::Variant;

use crate::{Bocsoia, Heap, Input};

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

    fn number(&self, &stones: &u64) -> Option<usize> {
        usize::try_from(stones).ok()
    }

    fn scene(&self, &stones: &u64, _: Side) -> Option<Scene> {
        Some(Scene::from(Heaps::one(stones)).at_most(self.most))
    }

    fn touches(&self, &stones: &u64, &take: &u64) -> Vec<String> {
        vec![taken(1, stones, take)]
    }
}

/// Changed rules.
pub fn variants() -> Vec<Variant<Bocsoia>> {
    vec![Variant::new(
        "from-two",
        "mỗi nước bốc ít nhất hai viên",
        "a move takes at least two stones",
        |input: &Input| {
            let rules = |most| arena::only(Rules { most }, |_, &take| take >= 2);
            let game = |heap: &Heap| arena::play(rules(heap.most), heap.stones);
            input.heaps.iter().map(game).collect()
        },
    )]
}

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
