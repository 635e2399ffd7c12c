//! The rules of NIMGAME: those of NIM2.

use arena::Match;
pub use nim2::rules::Rules;

use crate::Input;

/// The game that the input opens.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    vec![arena::play(Rules { play: input.play }, input.heaps.clone())]
}
