//! The tests of GRUNDY: recipes, validator, small inputs.

use std::fmt;

use arena::Match;
use casebook::{AnyProblem, Rng, RngExt, Room, Tier, at_most, erased};

use crate::{Grundy, Input, Output, brute, rules};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.n)
    }
}

/// The problem GRUNDY, its types erased.
pub static PROBLEM: &dyn AnyProblem = erased::<Grundy>();

impl Room for Grundy {
    const MANIFEST: &'static str = include_str!("../problem.toml");

    fn recipe(name: &str, _rng: &mut Rng) -> Option<Input> {
        let n = match name {
            "sample" => 20,
            "sample-one" => 1,
            "two" => 2,
            "first-split" => 3,
            "equal-halves" => 4,
            "seems-periodic" => 12,
            "period-broken" => 13,
            "three-bits" => 18,
            "zero-returns" => 50,
            "two-digits" => 200,
            "seventeen-zeros" => 400,
            "lonely-zero" => 566,
            "last-source-zero" => 932,
            "document-array" => 999,
            "source-limits" => 1000,
            "last-zero" => 1222,
            "seven-bits" => 5000,
            "eight-bits" => 15_000,
            "past-15-bits" => 40_000,
            "past-16-bits" => 70_000,
            "last-rare" => 82_860,
            "all-pairs-too-slow" => 200_000,
            "almost-beyond-limits" => 400_000,
            "beyond-limits" => 1_000_000,
            _ => return None,
        };
        Some(Input { n })
    }

    fn small(rng: &mut Rng) -> Input {
        Input {
            n: rng.random_range(1..=15),
        }
    }

    fn validate(input: &Input, tier: Tier) -> Result<(), String> {
        if tier == Tier::Beyond {
            return Ok(());
        }
        at_most("n", input.n, 1000)
    }

    fn games(input: &Input) -> Vec<Box<dyn Match>> {
        rules::games(input)
    }

    fn brute(input: &Input, output: &Output) -> Option<bool> {
        brute::solve(input).map(|expected| expected == *output)
    }

    fn second(input: &Input, output: &Output) -> Option<bool> {
        Some(brute::second(input, output))
    }

    fn ladder() -> Vec<(u64, Input)> {
        [6, 12, 18, 24, 30]
            .map(|n: usize| (n as u64, Input { n }))
            .into()
    }
}
