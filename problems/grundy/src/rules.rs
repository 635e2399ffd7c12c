//! The rules of GRUNDY.

use arena::scene::{Heaps, Scene};
use arena::{Game, Match, Side};

use crate::Input;

/// Heaps of coins; a move splits one heap into two that are not empty and not equal. The player
/// who cannot move loses.
#[derive(Debug, Clone, Copy)]
pub struct Rules;

impl Game for Rules {
    /// The coins of each heap.
    type Position = Vec<usize>;
    /// The number of a heap, from 1, and the coins of the smaller part.
    type Move = (usize, usize);

    fn moves(&self, heaps: &Vec<usize>) -> impl IntoIterator<Item = (Self::Move, Vec<usize>)> {
        (0..heaps.len()).flat_map(move |heap| {
            let coins = heaps[heap];
            (1..coins.div_ceil(2)).map(move |part| {
                let mut after = heaps.clone();
                after.splice(heap..=heap, [part, coins - part]);
                ((heap + 1, part), after)
            })
        })
    }

    /// Heaps may change places, and nobody can split one or two coins.
    fn same(&self, mut heaps: Vec<usize>) -> Vec<usize> {
        heaps.retain(|&coins| coins > 2);
        heaps.sort_unstable();
        heaps
    }

    fn show(&self, heaps: &Vec<usize>) -> String {
        let heaps = heaps.iter().map(usize::to_string);
        heaps.collect::<Vec<_>>().join(" ")
    }

    fn scene(&self, heaps: &Vec<usize>, _: Side) -> Option<Scene> {
        Some(Heaps::new(heaps.iter().map(|&coins| coins as u64)).into())
    }

    fn touches(&self, _: &Vec<usize>, (heap, part): &Self::Move) -> Vec<String> {
        vec![format!("heap{heap}/{part}")]
    }
}

/// The game with the largest heap that the input asks about.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    vec![arena::play(Rules, vec![input.n])]
}
