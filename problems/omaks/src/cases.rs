//! The tests of OMAKS: recipes, validator, small random inputs.

use std::fmt;
use std::ops::RangeInclusive;

use contract::offer::size;
use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased,
};
use inpout::Problem;

use crate::{Input, Omaks, brute, rules, second, theorem};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.circles.len())?;
        self.circles.iter().try_for_each(|n| writeln!(f, "{n}"))
    }
}

/// `q` circles with a number of points in `range`.
pub fn random(rng: &mut Rng, q: usize, range: RangeInclusive<u64>) -> Input {
    circles((0..q).map(|_| rng.random_range(range.clone())))
}

fn circles(circles: impl IntoIterator<Item = u64>) -> Input {
    Input {
        circles: circles.into_iter().collect(),
    }
}

/// The circles in `range` that are lost for the first player, if it begins beyond 35.
fn lost(range: RangeInclusive<u64>) -> impl Iterator<Item = u64> {
    range.filter(|n| [5, 9, 21, 25, 29].contains(&(n % 34)))
}

const BILLION: u64 = 1_000_000_000;

pub static PROBLEM: &dyn AnyProblem = erased::<Omaks>();

impl Room for Omaks {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::FindsSmall(second::solve);
    const THEOREM: Way<Self> = Way::Finds(theorem::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let points = most.of("n");
        random(rng, size(most.of("q")), points / 2..=points)
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        Some(match name {
            "sample" => circles([1, 4, 5, 7]),
            "sample-odd" => circles([9, 11, 13, 17, 0]),
            "no-point" => circles([0]),
            "smallest" => circles(0..=3),
            "one-large" => circles([999]),
            "all-small" => circles(0..=60),
            "even" => circles((2..=400).step_by(2)),
            "odd" => circles((1..=399).step_by(2)),
            "lost-exceptions" => circles([15, 35, 49, 69, 83, 103, 117, 137]),
            "lost" => circles(
                [0, 1, 5, 9, 15, 21, 25, 29]
                    .into_iter()
                    .chain(lost(35..=1000)),
            ),
            "around-preperiod" => circles(40..=160),
            "squares" => circles((1..=31).map(|root| root * root)),
            "the-same" => circles([1000; 1000]),
            "all-descending" => circles((1..=1000).rev()),
            "random-small" => random(rng, 300, 0..=50),
            "source-limits" => random(rng, 1000, 500..=1000),
            "past-16-bits" => circles(65_500..=65_600),
            "past-32-bits" => random(rng, 2000, 90_000..=400_000),
            "one-huge" => circles([BILLION]),
            "highest" => circles(BILLION - 67..=BILLION),
            "lost-huge" => circles(lost(BILLION - 4000..=BILLION)),
            "magnitudes" => circles((0..5000).map(|_| any_magnitude(BILLION, rng))),
            "many-small" => random(rng, 100_000, 0..=300),
            "beyond-limits" => random(rng, 100_000, 0..=BILLION),
            _ => return None,
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let q = rng.random_range(1..=4);
        let highest = if rng.random_bool(0.02) { 11 } else { 8 };
        random(rng, q, 0..=highest)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("q", input.circles.len())
            .with_all("n", input.circles.iter().copied())
    }

    fn quantities(input: &Input) -> Sizes {
        Sizes::default().with_all("chords", Omaks::solve(input).chords)
    }

    fn ladder() -> Vec<(u64, Input)> {
        [5, 7, 9, 11, 13].map(|n| (n, circles([n]))).into()
    }
}
