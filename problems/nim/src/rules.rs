//! The rules of Nim.

use arena::scene::{Heaps, Scene, taken};
use arena::{Game, Match, Side};

use contract::Variant;

use crate::{Input, Nim};

/// Heaps of pebbles; a move takes any positive number of them from one heap. A player who cannot
/// move loses.
#[derive(Debug, Clone, Copy)]
pub struct Rules;

impl Game for Rules {
    /// The pebbles of each heap.
    type Position = Vec<u64>;
    /// The number of a heap, from 1, and the pebbles to take from it.
    type Move = (usize, u64);

    fn moves(&self, heaps: &Vec<u64>) -> impl IntoIterator<Item = (Self::Move, Vec<u64>)> {
        (0..heaps.len()).flat_map(move |heap| {
            (1..=heaps[heap]).map(move |take| {
                let mut left = heaps.clone();
                left[heap] -= take;
                ((heap + 1, take), left)
            })
        })
    }

    /// Heaps may change places, and empty ones may go.
    fn same(&self, mut heaps: Vec<u64>) -> Vec<u64> {
        heaps.retain(|&pebbles| pebbles > 0);
        heaps.sort_unstable();
        heaps
    }

    fn say(&self, (heap, take): &Self::Move) -> String {
        format!("{heap} {take}")
    }

    fn show(&self, heaps: &Vec<u64>) -> String {
        let lines = (1..).zip(heaps);
        let lines = lines.map(|(heap, pebbles)| format!("{heap}: {pebbles}"));
        lines.collect::<Vec<_>>().join("\n")
    }

    fn scene(&self, heaps: &Vec<u64>, _: Side) -> Option<Scene> {
        Some(Heaps::new(heaps.iter().copied()).into())
    }

    fn touches(&self, heaps: &Vec<u64>, &(heap, take): &Self::Move) -> Vec<String> {
        vec![taken(heap, heaps[heap - 1], take)]
    }
}

/// Changed rules.
pub fn variants() -> Vec<Variant<Nim>> {
    vec![Variant::new(
        "at-most-3",
        "mỗi nước bốc nhiều nhất ba viên",
        "a move takes at most three pebbles",
        |input: &Input| {
            let rules = arena::only(Rules, |_, &(_, take)| take <= 3);
            vec![arena::play(rules, input.heaps.clone())]
        },
    )]
}

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    vec![arena::play(Rules, input.heaps.clone())]
}
