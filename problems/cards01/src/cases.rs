//! The tests of CARDS (Bài 1): recipes, validator, small random inputs.

use std::fmt;

use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased,
};

use crate::{Cards01, Input, MOST_CARDS, Test, brute, good_cards, rules, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.tests.len())?;
        self.tests
            .iter()
            .try_for_each(|test| writeln!(f, "{} {}", test.limit, test.cards))
    }
}

/// `t` tests with any number of cards and limits up to `highest`.
pub fn random(rng: &mut Rng, t: usize, highest: u64) -> Input {
    let tests = (0..t).map(|_| Test {
        limit: rng.random_range(1..=highest),
        cards: rng.random_range(2..=MOST_CARDS),
    });
    Input {
        tests: tests.collect(),
    }
}

/// Every limit of `limits` with every number of cards of `packs`, pack by pack.
fn every(packs: &[usize], limits: impl IntoIterator<Item = u64>) -> Input {
    let limits: Vec<u64> = limits.into_iter().collect();
    let tests = packs
        .iter()
        .flat_map(|&cards| limits.iter().map(move |&limit| Test { limit, cards }));
    Input {
        tests: tests.collect(),
    }
}

const ALL_PACKS: &[usize] = &[2, 3, 4, 5, 6, 7, 8, 9, 10];
const MILLION: u64 = 1_000_000;
const HUGE: u64 = MILLION * MILLION * MILLION;

pub static PROBLEM: &dyn AnyProblem = erased::<Cards01>();

impl Room for Cards01 {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let largest = usize::try_from(most.of("k")).expect("few cards");
        let tests = (0..most.of("T")).map(|_| Test {
            limit: rng.random_range(1..=most.of("n")),
            cards: rng.random_range(6..=largest),
        });
        Input {
            tests: tests.collect(),
        }
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        Some(match name {
            "sample" => every(&[5], [10, 15]),
            "sample-few-points" => Input {
                tests: [(11, 5), (7, 5), (1, 10), (2, 10)]
                    .map(|(limit, cards)| Test { limit, cards })
                    .into(),
            },
            "one-test" => every(&[6], [MILLION]),
            "limits-below-k" => every(ALL_PACKS, 1..=10),
            "two-cards" => every(&[2], 1..=60),
            "preperiods" => every(&[3, 5, 7, 9], 1..=40),
            "even-packs" => every(&[4, 6, 8, 10], 1..=150),
            "all-small" => every(ALL_PACKS, 1..=300),
            "mixed-packs" => random(rng, 2000, 100),
            "descending" => every(&[10, 3], (1..=1000).rev().map(|step| step * 1000)),
            "magnitudes" => Input {
                tests: (0..2000)
                    .map(|_| Test {
                        limit: any_magnitude(MILLION, rng),
                        cards: rng.random_range(2..=MOST_CARDS),
                    })
                    .collect(),
            },
            "highest-limits" => every(ALL_PACKS, MILLION - 199..=MILLION),
            "the-same-test" => every(&[10], std::iter::repeat_n(MILLION, 100_000)),
            "source-limits" => random(rng, 100_000, MILLION),
            "past-32-bits" => every(ALL_PACKS, (1 << 32) + 1..=(1 << 32) + 60),
            "past-53-bits" => every(ALL_PACKS, (1 << 53) + 1..=(1 << 53) + 60),
            "beyond-magnitudes" => Input {
                tests: (0..2000)
                    .map(|_| Test {
                        limit: any_magnitude(HUGE, rng),
                        cards: rng.random_range(2..=MOST_CARDS),
                    })
                    .collect(),
            },
            "beyond-highest-limits" => every(ALL_PACKS, HUGE - 199..=HUGE),
            "beyond-low-limits" => random(rng, 100_000, 300),
            "beyond-limits" => random(rng, 100_000, HUGE),
            _ => return None,
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let t = rng.random_range(1..=6);
        let highest = if rng.random() { 15 } else { 200 };
        random(rng, t, highest)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("T", input.tests.len())
            .with_all("k", input.tests.iter().map(|test| test.cards))
            .with_all("n", input.tests.iter().map(|test| test.limit))
    }

    fn quantities(input: &Input) -> Sizes {
        let mut packs: Vec<usize> = input.tests.iter().map(|test| test.cards).collect();
        packs.sort_unstable();
        packs.dedup();
        let tables = packs.iter().map(|&cards| good_cards(cards));
        let lengths = tables.map(|table| (table.preperiod(), table.period()));
        let (before, periods): (Vec<usize>, Vec<usize>) = lengths.unzip();
        Sizes::default()
            .with("packs", packs.len())
            .with_all("preperiod", before)
            .with_all("period", periods)
    }

    fn ladder() -> Vec<(u64, Input)> {
        [100, 1000, 10_000, 100_000]
            .map(|limit| (limit, every(&[10], [limit])))
            .into()
    }
}
