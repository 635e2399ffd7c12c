//! The rules of Nim: those of NIM2 in normal play.

use arena::Match;
use contract::Offer;
use contract::offer::{size, winning_numbers};
use nim2::rules::Rules;
use theory::nim::Play;

use crate::{Input, Nim, Output};

mod chomp;

use chomp::Chomp;

/// A player who cannot move loses.
pub const RULES: Rules = Rules { play: Play::Normal };

/// What can be changed: how many stones a move takes, and what becomes of the heaps behind.
pub const OFFER: Offer<Nim> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let (most, is_chomp) = (values.number("max", u64::MAX), values.has("chomp"));
        let values = values.clone();
        let allows = move |_: &Vec<u64>, &(_, take): &(usize, u64)| {
            take <= most && values.allows("take", take)
        };
        let heaps = input.heaps.clone();
        vec![if is_chomp {
            arena::play(arena::only(Chomp, allows), heaps)
        } else {
            arena::play(arena::only(RULES, allows), heaps)
        }]
    },
    answer: |_, games| {
        let moves = winning_numbers(&mut *games[0])?.into_iter();
        let moves = moves.map(|it| (size(it[0]), it[1])).collect();
        Ok(Output { moves })
    },
};

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    vec![arena::play(RULES, input.heaps.clone())]
}
