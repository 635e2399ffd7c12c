//! The tests of GRUNDY: recipes, validator, small inputs.

use std::fmt;

use contract::offer::size;
use contract::{AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, erased};
use inpout::Problem;

use crate::{Grundy, Input, brute, rules, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.n)
    }
}

pub static PROBLEM: &dyn AnyProblem = erased::<Grundy>();

impl Room for Grundy {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Judges(second::is_right);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        Input {
            n: size(rng.random_range(most.of("n") * 4 / 5..=most.of("n"))),
        }
    }

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

    fn sizes(input: &Input) -> Sizes {
        Sizes::default().with("n", input.n)
    }

    fn quantities(input: &Input) -> Sizes {
        let values = Grundy::solve(input).0;
        Sizes::default().with_all("value", values)
    }

    fn ladder() -> Vec<(u64, Input)> {
        [6, 12, 18, 24, 30, 10_000, 30_000, 100_000]
            .map(|n: usize| (n as u64, Input { n }))
            .into()
    }
}
