//! The tests of NIM: recipes, validator, small random inputs.

use std::any::Any;
use std::fmt;

use contract::offer::size;
use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased,
};
use inpout::Problem;
use theory::nimber::nim_sum;

use crate::{Input, Nim, brute, rules, second, theorem};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.heaps.len())?;
        self.heaps.iter().try_for_each(|heap| writeln!(f, "{heap}"))
    }
}

/// `n` heaps of 1 to `most` stones.
pub fn random(rng: &mut Rng, n: usize, most: u64) -> Input {
    Input {
        heaps: (0..n).map(|_| rng.random_range(1..=most)).collect(),
    }
}

/// The input with a last heap added that makes the nim-sum `sum`.
fn completed(mut input: Input, sum: u64) -> Input {
    let last = sum ^ nim_sum(input.heaps.iter().copied());
    if last > 0 {
        input.heaps.push(last);
    }
    input
}

const BILLION: u64 = 1_000_000_000;

pub static PROBLEM: &dyn AnyProblem = erased::<Nim>();

impl Room for Nim {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::FindsSmall(second::solve);
    const THEOREM: Way<Self> = Way::Finds(theorem::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let n = rng.random_range(2..=most.of("n"));
        random(rng, size(n), most.of("a"))
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        // The largest power of two below the limit: exclusive or stays below it too.
        const BELOW_BILLION: u64 = (1 << 29) - 1;
        const BELOW_LIMIT: u64 = (1 << 59) - 1;
        let heaps = |heaps: &[u64]| Input {
            heaps: heaps.to_vec(),
        };
        Some(match name {
            "sample" => heaps(&[12, 8, 5, 14]),
            "sample-lost" => heaps(&[6, 6]),
            "one-heap" => heaps(&[BILLION]),
            "two-equal" => heaps(&[999_999_999, 999_999_999]),
            "two-unequal" => heaps(&[7, BILLION]),
            "equal-heaps-win-alike" => heaps(&[6, 6, 6, 1, 6, 6]),
            "ones" => Input {
                heaps: vec![1; 999],
            },
            "ones-and-a-large-heap" => heaps(&[1, 1, 7]),
            "powers-of-two" => Input {
                heaps: (0..30).map(|bit| 1 << bit).collect(),
            },
            "lost-by-last-bit" => heaps(&[1, 2, 4, 8, 15, 1, 1]),
            "random-small" => random(rng, 10, 15),
            "random-magnitudes" => Input {
                heaps: (0..300).map(|_| any_magnitude(BILLION, rng)).collect(),
            },
            "lost-random" => completed(random(rng, 999, BELOW_BILLION), 0),
            "near-lost" => completed(random(rng, 999, BELOW_BILLION), 1),
            "source-limits" => random(rng, 1000, BILLION),
            "past-32-bits" => heaps(&[1 << 32, (1 << 33) + 5, (1 << 32) + 5, 3 << 32]),
            "lost-64-bits" => completed(random(rng, 2000, BELOW_LIMIT), 0),
            "many-small" => random(rng, 1_000_000, 3),
            "beyond-lost" => completed(random(rng, 999_999, BELOW_LIMIT), 0),
            "beyond-limits" => random(rng, 1_000_000, BILLION * BILLION),
            _ => return None,
        })
    }

    fn resumed(_: &Input, _: usize, at: &dyn Any) -> Option<Input> {
        let heaps: &Vec<u64> = at.downcast_ref()?;
        let heaps: Vec<u64> = heaps.iter().copied().filter(|&it| it > 0).collect();
        (!heaps.is_empty()).then_some(Input { heaps })
    }

    fn small(rng: &mut Rng) -> Input {
        let n = rng.random_range(1..=4);
        random(rng, n, 9)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("n", input.heaps.len())
            .with_all("a", input.heaps.iter().copied())
    }

    fn quantities(input: &Input) -> Sizes {
        let moves = Nim::solve(input).moves;
        Sizes::default()
            .with("moves", moves.len())
            .with_all("taken", moves.iter().map(|&(_, taken)| taken))
    }

    fn ladder() -> Vec<(u64, Input)> {
        [4, 8, 16, 32]
            .map(|size| {
                (
                    size,
                    Input {
                        heaps: vec![size, size + 1, size + 2],
                    },
                )
            })
            .into()
    }
}
