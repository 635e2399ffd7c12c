//! The tests of `GAME_3`: recipes, validator, small random inputs.

use std::fmt;

use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased,
    permutation,
};
use inpout::{Problem, spaced};

use crate::{Game3, Input, Output, brute, rules, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n{}", self.cards.len(), spaced(&self.cards))
    }
}

/// Cards with so many numbers of remainders 0, 1 and 2, from 1 to `most`, in random order.
pub fn of_counts(rng: &mut Rng, counts: [usize; 3], most: u64) -> Input {
    let mut cards = Vec::new();
    for (remainder, count) in (0..).zip(counts) {
        for _ in 0..count {
            let number = any_magnitude(most / 3, rng) * 3 - 3 + remainder;
            cards.push(if number == 0 { 3 } else { number });
        }
    }
    let order = permutation(cards.len(), rng);
    Input {
        cards: order.into_iter().map(|place| cards[place]).collect(),
    }
}

/// `n` random cards, many of each remainder, that end as wanted. With an even number of cards the
/// second player never wins.
fn ending(rng: &mut Rng, n: usize, most: u64, wanted: Output) -> Input {
    loop {
        let a = rng.random_range(n / 4..=n / 2);
        let b = rng.random_range((n - a) / 3..=2 * (n - a) / 3);
        let input = of_counts(rng, [a, b, n - a - b], most);
        if Game3::solve(&input) == wanted {
            return input;
        }
    }
}

pub static PROBLEM: &dyn AnyProblem = erased::<Game3>();

impl Room for Game3 {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let n = most.of("n");
        let n = rng.random_range(n - n / 4..=n);
        // Every remainder by 3 is there, however small the input.
        let mut card = || rng.random_range(1..=most.of("number").max(3));
        Input {
            cards: (0..n).map(|_| card()).collect(),
        }
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        const MOST: u64 = 1000;
        const HUGE: u64 = 1_000_000_000_000_000_000;
        let cards = |cards: &[u64]| Input {
            cards: cards.to_vec(),
        };
        let (first, draw, second) = (Output::First, Output::Draw, Output::Second);
        Some(match name {
            "sample" => cards(&[1, 3]),
            "sample-draw" => cards(&[1, 1]),
            "sample-second" => cards(&[1, 3, 6]),

            "one-card-divisible" => cards(&[3]),
            "one-card-other" => cards(&[1000]),
            "two-alike" => cards(&[4, 7]),
            "two-unlike" => cards(&[1, 5]),
            "all-divisible" => of_counts(rng, [50, 0, 0], MOST),
            "all-remainder-one" => of_counts(rng, [0, 49, 0], MOST),
            "all-remainder-two" => of_counts(rng, [0, 0, 47], MOST),
            "no-divisible" => of_counts(rng, [0, 5, 6], MOST),
            "small-first" => ending(rng, 9, 50, first),
            "small-draw" => ending(rng, 10, 50, draw),
            "small-second" => ending(rng, 11, 50, second),
            "neither-least-nor-largest" => cards(&[13, 22, 20, 16, 7, 4, 9]),
            "twenty-one-second" => ending(rng, 21, MOST, second),
            "thirty-first" => ending(rng, 30, MOST, first),
            "odd-second" => ending(rng, 49, MOST, second),
            "odd-first" => ending(rng, 49, MOST, first),
            "even-first" | "even-first-again" => ending(rng, 50, MOST, first),
            "even-draw" => ending(rng, 48, MOST, draw),
            "source-limits" => ending(rng, 50, MOST, draw),

            "odd-draw" => ending(rng, 49, MOST, draw),
            "one-zero" => of_counts(rng, [1, 24, 24], MOST),
            "few-ones" => of_counts(rng, [21, 2, 22], MOST),
            "past-32-bits" => cards(&[(1 << 32) + 1, (1 << 32) + 2, 1 << 33, 3 << 32, 5 << 40]),
            "sum-past-64-bits" => Input {
                cards: vec![HUGE; 20],
            },
            "hundred-first" => ending(rng, 100, HUGE, first),
            "hundred-second" => ending(rng, 101, HUGE, second),
            "one-divisible" => of_counts(rng, [1, 150, 149], HUGE),
            "mostly-divisible" => of_counts(rng, [199, 60, 41], HUGE),
            "beyond-odd-second" => ending(rng, 299, HUGE, second),
            "beyond-first" => ending(rng, 300, HUGE, first),
            "beyond-limits" => of_counts(rng, [100, 100, 100], HUGE),
            _ => return None,
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let n = rng.random_range(1..=8);
        let most = if rng.random() {
            9
        } else {
            1_000_000_000_000_000_000
        };
        Input {
            cards: (0..n).map(|_| rng.random_range(1..=most)).collect(),
        }
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("n", input.cards.len())
            .with_all("number", input.cards.iter().copied())
    }

    fn quantities(input: &Input) -> Sizes {
        let mut counts = [0; 3];
        for card in &input.cards {
            counts[usize::try_from(card % 3).expect("less than 3")] += 1;
        }
        Sizes::default()
            .with("rarest", counts.into_iter().min().unwrap_or(0))
            .with_all("cards", counts)
    }

    fn ladder() -> Vec<(u64, Input)> {
        [4, 7, 10, 12, 60, 120, 300]
            .map(|n| {
                let cards = (1..=n).collect();
                (n, Input { cards })
            })
            .into()
    }
}
