//! The rules of GRUNDY.

use arena::scene::{Heaps, Scene};
use arena::{Game, Match, Side};

use contract::Offer;
use contract::offer::size;

use crate::{Grundy, Input, Output};

/// Heaps of coins; a move splits one heap into two that are not empty and not equal. The player
/// who cannot move loses.
#[derive(Debug, Clone)]
pub struct Rules {
    /// The fewest coins of a part: 1.
    pub least: usize,
    /// By how many coins the parts differ at least: 1.
    pub apart: usize,
    /// If a move takes so many coins from a heap instead, and does not split it.
    pub takes: Option<Vec<usize>>,
}

impl Default for Rules {
    fn default() -> Rules {
        Rules {
            least: 1,
            apart: 1,
            takes: None,
        }
    }
}

impl Game for Rules {
    /// The coins of each heap, ascending.
    type Position = Vec<usize>;
    /// The number of a heap, from 1, and the coins of the smaller part, or those that are taken.
    type Move = (usize, usize);

    fn moves(&self, heaps: &Vec<usize>) -> impl IntoIterator<Item = (Self::Move, Vec<usize>)> {
        (0..heaps.len()).flat_map(move |heap| {
            let coins = heaps[heap];
            let allowed = (1..=coins).filter(move |&part| match &self.takes {
                Some(takes) => takes.contains(&part),
                None => self.least <= part && 2 * part + self.apart <= coins,
            });
            allowed.map(move |part| {
                let mut after = heaps.clone();
                after[heap] -= part;
                after.extend(self.takes.is_none().then_some(part));
                after.sort_unstable();
                ((heap + 1, part), after)
            })
        })
    }

    /// Nobody can split one coin, and here not even two.
    fn same(&self, mut heaps: Vec<usize>) -> Vec<usize> {
        let idle = if self.takes.is_some() {
            0
        } else {
            2 * self.least + self.apart - 1
        };
        heaps.retain(|&coins| coins > idle);
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

/// What can be changed: how a heap is split, or that coins are taken.
pub const OFFER: Offer<Grundy> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let takes = values.set("take");
        let rules = Rules {
            least: size(values.number("least", 1)),
            apart: if values.has("equal") {
                0
            } else {
                size(values.number("apart", 1))
            },
            takes: takes.map(|takes| takes.iter().map(|&take| size(take)).collect()),
        };
        let heaps = (1..=input.n).rev();
        heaps
            .map(|heap| arena::play(rules.clone(), vec![heap]))
            .collect()
    },
    answer: |_, games| {
        let values = games.iter_mut().rev().map(|game| game.grundy());
        values.collect::<Result<_, _>>().map(Output)
    },
};

/// The game with the largest heap that the input asks about.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    vec![arena::play(Rules::default(), vec![input.n])]
}
