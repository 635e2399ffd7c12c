//! The rules of STONES2.

use arena::scene::{Heaps, Scene};
use arena::{Game, Match, Outcome, Side};
use inpout::Problem;

use contract::Offer;
use contract::offer::{numbers, size, winning};
use inpout::{Message, sentences};

use crate::{Input, Output, Stones2};

sentences! {
    APART: "bỏ một viên ở ô {0}, thêm một viên vào ô {1} và một viên vào ô {2}", "take a stone from cell {0}, put one on cell {1} and one on cell {2}";
    BOTH: "bỏ một viên ở ô {0}, thêm hai viên vào ô {1}", "take a stone from cell {0}, put two on cell {1}";
}

/// Heaps with the numbers from 0; a move takes one stone from heap `i` and puts one on heap `j` and
/// one on heap `k`, with `i < j ≤ k`. Who cannot move loses.
#[derive(Debug, Clone, Copy)]
pub struct Rules;

impl Game for Rules {
    /// The stones of each heap.
    type Position = Vec<u64>;
    /// `i`, `j` and `k`.
    type Move = (usize, usize, usize);

    fn moves(&self, heaps: &Vec<u64>) -> impl IntoIterator<Item = (Self::Move, Vec<u64>)> {
        let n = heaps.len();
        let from = (0..n).filter(|&i| heaps[i] > 0);
        let pairs = from.flat_map(move |i| (i + 1..n).map(move |j| (i, j)));
        let all = pairs.flat_map(move |(i, j)| (j..n).map(move |k| (i, j, k)));
        all.map(|(i, j, k)| {
            let mut after = heaps.clone();
            after[i] -= 1;
            after[j] += 1;
            after[k] += 1;
            ((i, j, k), after)
        })
    }

    /// No move starts from the last heap, so how many stones are there does not matter.
    fn same(&self, mut heaps: Vec<u64>) -> Vec<u64> {
        if let Some(last) = heaps.last_mut() {
            *last = 0;
        }
        heaps
    }

    fn outcome(&self, heaps: &Vec<u64>) -> Option<Outcome> {
        let heaps = heaps.clone();
        Some(Outcome::of(
            Stones2::solve(&Input { heaps }).first.is_some(),
        ))
    }

    fn words(&self, _: &Vec<u64>, (i, j, k): &Self::Move) -> Option<Message> {
        let said = if j == k { BOTH } else { APART };
        Some(said.with(&[i, j, k]).into())
    }

    fn scene(&self, heaps: &Vec<u64>, _: Side) -> Option<Scene> {
        Some(Heaps::new(heaps.iter().copied()).from(0).into())
    }

    fn touches(&self, _: &Vec<u64>, (i, j, k): &Self::Move) -> Vec<String> {
        [i, j, k].map(|heap| format!("heap{heap}")).into()
    }
}

/// What can be changed: where the two stones may go.
pub const OFFER: Offer<Stones2> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let near = values.number("near", u64::MAX);
        let (is_apart, is_twin) = (values.has("apart"), values.has("twin"));
        let allows = move |_: &Vec<u64>, &(i, j, k): &(usize, usize, usize)| {
            (k - i) as u64 <= near && (!is_apart || j < k) && (!is_twin || j == k)
        };
        vec![arena::play(arena::only(Rules, allows), input.heaps.clone())]
    },
    answer: |_, games| {
        let moves = winning(&mut *games[0])?;
        let first = moves.first().map(|it| numbers(it));
        let first = first.map(|it| (size(it[0]), size(it[1]), size(it[2])));
        Ok(Output { first })
    },
};

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    vec![arena::play(Rules, input.heaps.clone())]
}
