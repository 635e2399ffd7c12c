//! The rules of Nim: those of NIM2 in normal play.

use arena::Match;
use contract::Variant;
use nim2::rules::Rules;
use theory::nim::Play;

use crate::{Input, Nim};

/// A player who cannot move loses.
pub const RULES: Rules = Rules { play: Play::Normal };

/// Changed rules.
pub fn variants() -> Vec<Variant<Nim>> {
    vec![Variant::new(
        "at-most-3",
        "mỗi nước bốc nhiều nhất ba viên",
        "a move takes at most three pebbles",
        |input: &Input| {
            let rules = arena::only(RULES, |_, &(_, take)| take <= 3);
            vec![arena::play(rules, input.heaps.clone())]
        },
    )]
}

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    vec![arena::play(RULES, input.heaps.clone())]
}
