//! The tests of SWEET: recipes, validator, small random inputs.

use std::fmt;

use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased,
};
use inpout::Problem;

use crate::{Input, Sweet, brute, rules, second, theorem};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.n)
    }
}

const MILLION: u64 = 1_000_000;
const LIMIT: u64 = MILLION * MILLION;

pub static PROBLEM: &dyn AnyProblem = erased::<Sweet>();

impl Room for Sweet {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::FindsSmall(second::solve);
    const THEOREM: Way<Self> = Way::Finds(theorem::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let most = most.of("n");
        let n = rng.random_range(most.div_ceil(2)..=most);
        Input { n }
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let n = match name {
            "sample" => 20,
            "sample-hundred" => 100,
            "one" => 1,
            "two" => 2,
            "three" => 3,
            "nine" => 9,
            "eleven" => 11,
            "thirty" => 30,
            "thirty-one" => 31,
            "thirty-two" => 32,
            "thirty-three" => 33,
            "thirty-six" => 36,
            "thirty-seven" => 37,
            "even-shared" => 130,
            "odd-shared" => 131,
            "last-of-three-digits" => 999,
            "four-digits" => 1001,
            "random" => rng.random_range(10_000..=99_999),
            "before-palindromic-prime" => 98_688,
            "palindromic-prime" => 98_689,
            "nines" => 999_999,
            "random-large" => rng.random_range(500_000..=900_000),
            "source-limits" => MILLION,
            "past-the-source" => MILLION + 1,
            "carmichael" => 1_003_001,
            "past-32-bits" => (1 << 32) + rng.random_range(1..=MILLION),
            "ten-digits" => 9_999_999_999,
            "random-beyond" => rng.random_range(LIMIT / 1000..=LIMIT / 10),
            "eleven-digits" => 99_999_999_999,
            "beyond-nines" => LIMIT - 1,
            "beyond-limits" => LIMIT,
            _ => return None,
        };
        Some(Input { n })
    }

    fn small(rng: &mut Rng) -> Input {
        let n = any_magnitude(300, rng);
        Input { n }
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default().with("n", input.n)
    }

    fn quantities(input: &Input) -> Sizes {
        Sizes::default().with("sweets", Sweet::solve(input).sweets)
    }

    fn ladder() -> Vec<(u64, Input)> {
        [60, 125, 250, 500, 1000, 10_u64.pow(11), 10_u64.pow(12)]
            .map(|n| (n, Input { n }))
            .into()
    }
}
