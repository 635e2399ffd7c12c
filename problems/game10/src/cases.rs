//! The tests of GAME10: all open alike, and differ by the opponent and its dice.

use std::fmt;

use contract::{AnyProblem, Games, Rng, Room, Sizes, Way, erased_interactive};
use inpout::Problem;

use crate::{Game10, Input, brute, rules};

/// The opening is an empty file.
impl fmt::Display for Input {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

pub static PROBLEM: &dyn AnyProblem = erased_interactive::<Game10>();

impl Room for Game10 {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = |_| rules::games();
    const BRUTE: Way<Self> = Way::FindsSmall(|_| brute::rounds());
    const GAME: Option<checker::interactor::NewGame> = Some(crate::referee::game);
    const CHECKER_CPP: Option<&'static str> = Some(include_str!("../checker.cpp"));

    fn recipe(name: &str, _: &mut Rng) -> Option<Input> {
        // There is but one input; only the opponents and their dice differ.
        let kind = name.split_once('-').map_or(name, |(kind, _)| kind);
        matches!(kind, "sample" | "random" | "greedy" | "best" | "spoiler").then_some(Input)
    }

    fn small(_: &mut Rng) -> Input {
        Input
    }

    fn sizes(_: &Input) -> Sizes {
        // The board is always the same.
        Sizes::default().with("side", 4)
    }

    fn quantities(input: &Input) -> Sizes {
        Sizes::default().with("rounds", Game10::solve(input).0)
    }
}
