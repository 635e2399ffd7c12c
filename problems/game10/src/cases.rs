//! The tests of GAME10: all open alike, and differ by the opponent and its dice.

use std::fmt;

use arena::Match;
use casebook::{AnyProblem, Rng, Room, Tier, erased_interactive};

use crate::{Game10, Input, Output, brute, rules};

/// The opening is an empty file.
impl fmt::Display for Input {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

/// The names of the tests; the opponent's dice depend on them.
const NAMES: [&str; 42] = [
    "sample",
    "random-1",
    "random-2",
    "random-3",
    "random-4",
    "random-5",
    "random-6",
    "greedy-1",
    "greedy-2",
    "greedy-3",
    "best-1",
    "best-2",
    "best-3",
    "best-4",
    "best-5",
    "best-6",
    "best-7",
    "best-8",
    "best-9",
    "best-10",
    "best-11",
    "best-12",
    "best-13",
    "best-14",
    "best-15",
    "best-16",
    "best-17",
    "best-18",
    "best-19",
    "best-20",
    "best-21",
    "best-22",
    "best-23",
    "best-24",
    "spoiler-1",
    "spoiler-2",
    "spoiler-3",
    "spoiler-4",
    "spoiler-5",
    "spoiler-6",
    "spoiler-7",
    "spoiler-8",
];

/// The problem GAME10, its types erased.
pub static PROBLEM: &dyn AnyProblem = erased_interactive::<Game10>();

impl Room for Game10 {
    const MANIFEST: &'static str = include_str!("../problem.toml");

    fn recipe(name: &str, _: &mut Rng) -> Option<Input> {
        NAMES.contains(&name).then_some(Input)
    }

    fn small(_: &mut Rng) -> Input {
        Input
    }

    fn validate(_: &Input, _: Tier) -> Result<(), String> {
        Ok(())
    }

    fn games(_: &Input) -> Vec<Box<dyn Match>> {
        rules::games()
    }

    fn brute(_: &Input, output: &Output) -> Option<bool> {
        Some(brute::rounds() == Some(*output))
    }
}
