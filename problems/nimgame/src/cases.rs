//! The tests of NIMGAME: recipes, validator, small random inputs.

use std::fmt;

use casebook::{Rng, RngExt, Room, Tier};

use crate::game::Play;
use crate::{Input, Nimgame, Output, brute, word_of};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n{}", word_of(self.play), self.heaps)
    }
}

impl Room for Nimgame {
    const MANIFEST: &'static str = include_str!("../problem.toml");

    /// `misere-3-best`: the form of play, the number of heaps, the opponent.
    fn recipe(name: &str, _: &mut Rng) -> Option<Input> {
        let name = if name == "sample" { "misere-3" } else { name };
        let mut words = name.split('-');
        let play = match words.next()? {
            "misere" => Play::Misere,
            "normal" => Play::Normal,
            _ => return None,
        };
        let heaps = words.next()?.parse().ok()?;
        Some(Input { play, heaps })
    }

    fn small(rng: &mut Rng) -> Input {
        let play = if rng.random() {
            Play::Normal
        } else {
            Play::Misere
        };
        Input {
            play,
            heaps: rng.random_range(1..=3),
        }
    }

    fn validate(_: &Input, _: Tier) -> Result<(), String> {
        Ok(())
    }

    fn brute(input: &Input, output: &Output) -> Option<bool> {
        brute::solve(input).map(|expected| expected == *output)
    }

    fn second(input: &Input, output: &Output) -> Option<bool> {
        Some(brute::second(input) == *output)
    }

    fn ladder() -> Vec<(u64, Input)> {
        (1..=3)
            .map(|heaps| {
                let play = Play::Misere;
                (heaps as u64, Input { play, heaps })
            })
            .collect()
    }
}
