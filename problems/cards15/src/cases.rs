//! The tests of CARDS (Bài 15): recipes, validator, small random inputs.

use std::fmt;

use contract::scene::{Piece, Row, Scene};
use contract::{AnyProblem, Rng, RngExt, Room, Sizes, Way, erased};
use inpout::Problem;

use crate::{Cards15, HIGHEST, Input, LOWEST, brute};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d] = self.claims;
        writeln!(f, "{a} {b} {c} {d}")
    }
}

pub static PROBLEM: &dyn AnyProblem = erased::<Cards15>();

impl Room for Cards15 {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const BRUTE: Way<Self> = Way::Finds(brute::solve);

    fn recipe(name: &str, _: &mut Rng) -> Option<Input> {
        let claims = match name {
            "sample" => [6, 10, 10, 14],
            "sample-no-trumps" => [0, 9, 0, 0],
            "sample-two-pairs" => [7, 12, 7, 12],
            "no-trump-at-all" => [0, 0, 0, 0],
            "all-lowest" => [6, 6, 6, 6],
            "all-highest" => [14, 14, 14, 14],
            "all-different" => [13, 6, 14, 11],
            "descending" => [14, 12, 8, 7],
            "pair-in-front" => [11, 11, 6, 0],
            "pair-at-the-end" => [0, 13, 8, 8],
            "pair-apart" => [9, 7, 12, 9],
            "pair-and-two-zeros" => [0, 10, 10, 0],
            "pair-around-zeros" => [12, 0, 0, 12],
            "two-pairs-in-order" => [6, 6, 7, 7],
            "two-pairs-nested" => [8, 13, 13, 8],
            "highest-and-lowest-pair" => [14, 6, 14, 6],
            "three-and-one" => [7, 7, 7, 9],
            "three-around-one" => [11, 11, 6, 11],
            "three-and-zero" => [0, 12, 12, 12],
            "all-tens" => [10, 10, 10, 10],
            "one-and-three-zeros" => [0, 0, 0, 6],
            "pair-of-aces" => [14, 14, 0, 6],
            "four-court-cards" => [13, 11, 14, 12],
            "three-court-cards" => [14, 0, 11, 13],
            _ => return None,
        };
        Some(Input { claims })
    }

    fn picture(input: &Input) -> Option<Scene> {
        Some(
            Row::of("player", input.claims.iter().map(Piece::card))
                .counted()
                .into(),
        )
    }

    fn small(rng: &mut Rng) -> Input {
        let highest = rng.random_range(LOWEST..=HIGHEST);
        Input {
            claims: [0; 4].map(|_| match rng.random_range(LOWEST - 1..=highest) {
                claim if claim < LOWEST => 0,
                claim => claim,
            }),
        }
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default().with_all("claim", input.claims.into_iter().filter(|&claim| claim > 0))
    }

    fn quantities(input: &Input) -> Sizes {
        Sizes::default().with("liars", Cards15::solve(input).0)
    }
}
