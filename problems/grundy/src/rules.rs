//! The rules of GRUNDY.

use arena::scene::{Heaps, Scene, taken};
use arena::{Game, Match, Side};

use contract::Offer;
use contract::offer::size;
use inpout::{Message, sentences};

use crate::{Grundy, Input, Output};

sentences! {
    SPLIT: "chia đống {0} thành {1} và {2}", "split heap {0} into {1} and {2}";
    TAKE: "bốc {1} đồng xu ở đống {0}", "take {1} from heap {0}";
    GOAL: "Ai đến lượt mà không chia được đống nào thì thua. Hai phần phải khác nhau.", "Whoever is to move and cannot split a heap loses. The parts must differ.";
}

/// Heaps of coins; a move splits one heap into two that are not empty and not equal. The player
/// who cannot move loses.
#[derive(Debug, Clone)]
pub struct Rules {
    /// The fewest coins of a part: 1.
    pub least: usize,
    /// By how many coins the parts differ at least: 1.
    pub apart: usize,
    /// How many coins a move may take from a heap: none.
    pub takes: Vec<usize>,
    /// Whether a move may split a heap.
    pub splits: bool,
}

impl Default for Rules {
    fn default() -> Rules {
        Rules {
            least: 1,
            apart: 1,
            takes: Vec::new(),
            splits: true,
        }
    }
}

impl Game for Rules {
    /// The coins of each heap, ascending.
    type Position = Vec<usize>;
    /// The number of a heap, from 1; the coins that are taken, or the smaller part; the larger part, if it is split.
    type Move = (usize, usize, Option<usize>);

    fn moves(&self, heaps: &Vec<usize>) -> impl IntoIterator<Item = (Self::Move, Vec<usize>)> {
        (0..heaps.len()).flat_map(move |heap| {
            let coins = heaps[heap];
            let takes = self.takes.iter().filter(move |&&take| take <= coins);
            let splits = (self.least..=coins / 2)
                .filter(move |part| self.splits && 2 * part + self.apart <= coins);
            let splits = splits.map(move |part| (part, Some(coins - part)));
            let all = takes.map(|&take| (take, None)).chain(splits);
            all.map(move |(part, other)| {
                let mut after = heaps.clone();
                after[heap] -= part;
                after.extend(other.map(|_| part));
                if self.splits {
                    after.retain(|&coins| coins > 0);
                }
                after.sort_unstable();
                ((heap + 1, part, other), after)
            })
        })
    }

    /// Nobody can split one coin, and here not even two.
    fn same(&self, mut heaps: Vec<usize>) -> Vec<usize> {
        let idle = if self.takes.is_empty() {
            2 * self.least + self.apart - 1
        } else {
            0
        };
        heaps.retain(|&coins| coins > idle);
        heaps
    }

    /// Where a move may take as well, a split is told by both parts.
    fn say(&self, (heap, part, other): &Self::Move) -> String {
        match other {
            Some(other) if !self.takes.is_empty() => format!("{heap} {part}+{other}"),
            _ => format!("{heap} {part}"),
        }
    }

    fn words(&self, _: &Vec<usize>, (heap, part, other): &Self::Move) -> Option<Message> {
        Some(match other {
            Some(other) => SPLIT.with(&[heap, part, other]).into(),
            None => TAKE.with(&[heap, part]).into(),
        })
    }

    fn goal(&self) -> Option<Message> {
        (self.takes.is_empty() && self.apart > 0).then(|| GOAL.into())
    }

    fn scene(&self, heaps: &Vec<usize>, _: Side) -> Option<Scene> {
        Some(Heaps::new(heaps.iter().map(|&coins| coins as u64)).into())
    }

    /// A split is one click where coins cannot be taken; else the smaller part is lifted and put down again.
    fn touches(&self, heaps: &Vec<usize>, &(heap, part, other): &Self::Move) -> Vec<String> {
        if self.takes.is_empty() {
            return vec![format!("heap{heap}/{part}")];
        }
        let lifted = taken(heap, heaps[heap - 1] as u64, part as u64);
        let put_down = other.map(|_| format!("heap{heap}"));
        [lifted].into_iter().chain(put_down).collect()
    }
}

/// What can be changed: how a heap is split, and whether coins are taken.
pub const OFFER: Offer<Grundy> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let takes = values.set("take").into_iter().flatten();
        let takes = takes.map(|&take| size(take));
        let is_lasker = values.has("lasker");
        let rules = Rules {
            least: size(values.number("least", 1)),
            apart: if is_lasker || values.has("equal") {
                0
            } else {
                size(values.number("apart", 1))
            },
            takes: if is_lasker {
                (1..=input.n).collect()
            } else {
                takes.collect()
            },
            splits: values.set("take").is_none(),
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
