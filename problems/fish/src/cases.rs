//! The tests of FISH: recipes, validator, small random inputs.

use std::fmt;

use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased,
};
use inpout::{Problem, spaced};

use crate::{Fish, Input, LONGEST, brute, rules};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n{}", self.fish.len(), spaced(&self.fish))
    }
}

/// The row with these numbers of fish.
pub fn row(fish: &[i32]) -> Input {
    Input {
        fish: fish.to_vec(),
    }
}

/// `n` floes with 1 to `most` fish each.
pub fn random(rng: &mut Rng, n: usize, most: i32) -> Input {
    Input {
        fish: (0..n).map(|_| rng.random_range(1..=most)).collect(),
    }
}

/// `n` floes with numbers of all magnitudes.
fn magnitudes(rng: &mut Rng, n: usize) -> Input {
    let mut number = || i32::try_from(any_magnitude(MILLION as u64, rng)).unwrap_or(MILLION);
    Input {
        fish: (0..n).map(|_| number()).collect(),
    }
}

const MILLION: i32 = 1_000_000;
const SOURCE_LONGEST: usize = 10;

pub static PROBLEM: &dyn AnyProblem = erased::<Fish>();

impl Room for Fish {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);

    #[expect(clippy::cast_possible_truncation, reason = "all of it is small")]
    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let n = rng.random_range((most.of("n") - 1).max(4)..=most.of("n"));
        random(rng, n as usize, most.of("a") as i32)
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        Some(match name {
            "sample" => row(&[1, 3, 2, 2, 3, 2, 1]),
            "sample-four" => row(&[3, 9, 4, 1]),
            "sample-negative" => row(&[24, 13, 11, 30, 12, 24, 7, 29]),
            "no-hop" => row(&[8, 2, 6, 9]),
            "no-hop-equal" => row(&[MILLION; 4]),
            "five-floes" => row(&[5, 1, 9, 1, 6]),
            "five-equal" => row(&[7; 5]),
            "one-rich-floe" => row(&[1, 1, 1, 1, MILLION, 1, 1]),
            "rich-ends" => row(&[90, 1, 2, 3, 2, 1, 80]),
            "rich-middle" => row(&[1, 2, 40, 41, 42, 3, 1]),
            "rising" => row(&[1, 2, 4, 8, 16, 32, 64, 128]),
            "alternating" => row(&[1, 50, 1, 50, 1, 50, 1, 50, 1]),
            "long-way-round" => row(&[2, 2, 1, 1, 1, 2, 2, 1, 2, 2]),
            "long-way-round-again" => row(&[2, 1, 2, 1, 1, 2, 1, 2, 2, 1]),
            "nearly-equal" => row(&[2, 2, 2, 1, 2, 2, 2, 2]),
            "nearly-equal-nine" => row(&[1, 1, 1, 1, 1, 2, 1, 1, 3]),
            "second-wins" => {
                let candidates = (0..10_000).map(|_| random(rng, 9, 50));
                let mut losses = candidates.filter(|row| Fish::solve(row).0 < 0);
                losses.next()?
            }
            "partner-hops-on" => row(&[4, 9, 1, 1, 8, 1, 1, 6, 7]),
            "random-eight" => random(rng, 8, 100),
            "random-nine" => random(rng, 9, 1000),
            "long-hops" => row(&[2, 5, 2, 2, 2, 3, 1, 9, 9]),
            "long-hops-again" => row(&[90, 19, 1, 11, 30, 7, 43, 39, 11, 128]),
            "longer-hops" => row(&[152, 109, 6, 26, 20, 17, 7, 3, 18, 77]),
            "ten-equal" => row(&[MILLION; SOURCE_LONGEST]),
            "ten-small" => random(rng, SOURCE_LONGEST, 4),
            "ten-magnitudes" => magnitudes(rng, SOURCE_LONGEST),
            "source-limits" => random(rng, SOURCE_LONGEST, MILLION),
            "beyond-eleven" => random(rng, 11, 1000),
            "beyond-twelve" => random(rng, 12, MILLION),
            "beyond-equal" => row(&[MILLION; LONGEST]),
            "beyond-alternating" => {
                let numbers = (0..LONGEST).map(|floe| if floe % 2 == 0 { 3 } else { MILLION });
                Input {
                    fish: numbers.collect(),
                }
            }
            "beyond-eleven-flat" => random(rng, 11, 2),
            "beyond-twelve-flat" => random(rng, 12, 3),
            "beyond-thirteen-flat" => random(rng, LONGEST, 2),
            "beyond-small" => random(rng, LONGEST, 5),
            "beyond-magnitudes" => magnitudes(rng, LONGEST),
            "beyond-limits" => random(rng, LONGEST, MILLION),
            _ => return None,
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let n = rng.random_range(4..=7);
        match rng.random_range(0..3) {
            0 => random(rng, n, 3),
            1 => random(rng, n, 30),
            _ => magnitudes(rng, n),
        }
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("n", input.fish.len())
            .with_all("a", input.fish.iter().copied())
    }

    fn quantities(input: &Input) -> Sizes {
        Sizes::default().with("floes", input.fish.len())
    }

    fn ladder() -> Vec<(u64, Input)> {
        let mut rng = contract::seeded(&["fish", "ladder"]);
        [5, 6, 7, 8]
            .map(|size: usize| (size as u64, random(&mut rng, size, 1000)))
            .into()
    }
}
