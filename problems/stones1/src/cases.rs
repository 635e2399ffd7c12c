//! The tests of STONES, the first: recipes, validator, small random inputs.
//!
//! Strips are made from their gaps: from left to right the number of empty cells before each
//! stone, then what follows the last one.

use std::any::Any;
use std::fmt;

use contract::offer::size;
use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, erased, permutation,
};
use inpout::Problem;
use theory::nimber::nim_sum;

use crate::{Input, Stones1, brute, gaps_from_the_right, rules, second, theorem};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let strip = str::from_utf8(&self.strip).map_err(|_| fmt::Error)?;
        writeln!(f, "{}\n{strip}", self.strip.len())
    }
}

/// The longest strip of the beyond tier.
const LIMIT: usize = 1_000_000;

fn strip(text: &str) -> Input {
    Input { strip: text.into() }
}

/// The strip with these gaps and `free` cells after the last stone.
fn with_gaps(gaps: impl IntoIterator<Item = usize>, free: usize) -> Input {
    let mut strip = Vec::new();
    for gap in gaps {
        strip.resize(strip.len() + gap, b'.');
        strip.push(b'X');
    }
    strip.resize(strip.len() + free, b'.');
    Input { strip }
}

/// `length` cells with `stones` stones anywhere.
pub fn random(rng: &mut Rng, length: usize, stones: usize) -> Input {
    let mut strip = vec![b'.'; length];
    for cell in &permutation(length, rng)[..stones] {
        strip[*cell] = b'X';
    }
    Input { strip }
}

/// As [`random`], but won: a quarter of all strips is lost.
fn random_won(rng: &mut Rng, length: usize, stones: usize) -> Input {
    loop {
        let input = random(rng, length, stones);
        if Stones1::solve(&input).count > 0 {
            return input;
        }
    }
}

/// `stones` stones with random gaps of up to `most` cells.
fn random_gaps(rng: &mut Rng, stones: usize, most: usize, free: usize) -> Input {
    let gaps: Vec<usize> = (0..stones).map(|_| rng.random_range(0..=most)).collect();
    with_gaps(gaps, free)
}

/// The strip up to its last stone, with that stone moved a little so that the nim-sum is `sum`.
fn balanced(input: &Input, sum: usize) -> Input {
    let gaps = gaps_from_the_right(&input.strip);
    let mut gaps: Vec<usize> = gaps.into_iter().map(|gap| gap as usize).collect();
    let wanted = |gaps: &[usize]| {
        let others = gaps.iter().skip(2).step_by(2);
        sum ^ nim_sum(others.map(|gap| gap % 3))
    };
    // Three is no remainder. Then another odd gap is widened first, until something else is wanted.
    let mut stone = 2;
    while wanted(&gaps) == 3 {
        gaps[stone] += 1;
        stone += 2;
    }
    gaps[0] = gaps[0] / 3 * 3 + wanted(&gaps);
    gaps.reverse();
    with_gaps(gaps, 0)
}

pub static PROBLEM: &dyn AnyProblem = erased::<Stones1>();

impl Room for Stones1 {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::FindsSmall(second::solve);
    const THEOREM: Way<Self> = Way::Finds(theorem::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let stones = most.of("stones");
        let stones = size(rng.random_range(stones / 2 + 1..=stones));
        random(rng, size(most.of("N")), stones)
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        Some(match name {
            "sample" => strip("...XX.X"),
            "sample-neighbour" => strip(".X.XX"),
            "sample-lost" => strip(".XX.X"),
            "one-cell" => strip("X"),
            "no-stones" => with_gaps([], 50),
            "packed-left" => with_gaps([0; 10], 40),
            "packed-right" => with_gaps([41, 0, 0, 0, 0, 0, 0, 0, 0], 0),
            "packed-right-even" => with_gaps([40, 0, 0, 0, 0, 0, 0, 0, 0, 0], 0),
            "single-stone" => with_gaps([49], 0),
            "single-stone-on-a-third" => with_gaps([48], 1),
            "two-stones" => with_gaps([4, 35], 9),
            "wide-gap" => with_gaps([31, 4, 3], 8),
            "wide-gap-lost" => with_gaps([46, 0, 1], 0),
            "even-stones-win" => with_gaps([2, 3, 2, 4, 1, 3, 0, 6, 2, 3], 5),
            "every-second-cell" => with_gaps([1; 9], 0),
            "gaps-of-three" => with_gaps([3, 3, 4, 3, 3, 3, 6, 3, 3], 4),
            "wide-gaps" => random_gaps(rng, 5, 9, 0),
            "ten-stones-lost" => balanced(&random_gaps(rng, 10, 3, 0), 0),
            "nine-stones-lost" => balanced(&random_gaps(rng, 9, 4, 0), 0),
            "sum-one" => balanced(&random_gaps(rng, 10, 3, 0), 1),
            "sum-three" => balanced(&random_gaps(rng, 9, 4, 0), 3),
            "neighbours-in-front" => strip("X.X..XXX"),
            "neighbours-and-narrow-gaps" => strip("..XX.XX..XX...XX.XX.."),
            "neighbours-in-fours" => strip(".XXXX.XXX.......XX.."),
            "neighbours-mixed" => strip(".XXX....XXXX....X..XX"),
            "neighbours-far-right" => strip(".......XX.XX..XXX..XX"),
            "pairs-of-neighbours" => strip("....XX...XX...XX...."),
            "six-neighbours" => strip("..XXXXXX......XXX..."),
            "source-limits" => random_won(rng, 50, 10),
            "eleven-stones" => random_won(rng, 60, 11),
            "stored-lost" => balanced(&random(rng, 50_000, 9_999), 0),
            "stored-sum-two" => balanced(&random(rng, 50_000, 20_000), 2),
            "long-gap" => with_gaps([499_999, 333_331, 166_661], 0),
            "half-full" => random_won(rng, LIMIT, 500_000),
            "few-holes" => random_won(rng, LIMIT, 999_000),
            "no-holes" => with_gaps(vec![0; LIMIT], 0),
            "every-third" => with_gaps(vec![2; LIMIT / 3], 1),
            "beyond-lost" => balanced(&random_gaps(rng, 250_000, 6, 0), 0),
            "beyond-limits" => random_won(rng, LIMIT, 333_333),
            _ => return None,
        })
    }

    fn resumed(input: &Input, _: usize, at: &dyn Any) -> Option<Input> {
        let stones: u64 = *at.downcast_ref()?;
        let cell = |cell: usize| if stones >> cell & 1 == 1 { b'X' } else { b'.' };
        Some(Input {
            strip: (0..input.strip.len()).map(cell).collect(),
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let length = rng.random_range(1..=12);
        let stones = rng.random_range(0..=length.min(6));
        random(rng, length, stones)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("N", input.strip.len())
            .with("stones", gaps_from_the_right(&input.strip).len())
    }

    fn quantities(input: &Input) -> Sizes {
        let gaps = input.strip.split(|&cell| cell == b'X');
        let before: Vec<usize> = gaps.map(<[u8]>::len).collect();
        let stones = before.len() - 1;
        Sizes::default().with_all("gap", before.into_iter().take(stones))
    }

    fn ladder() -> Vec<(u64, Input)> {
        [8, 12, 16, 10_000, 30_000, 100_000]
            .map(|size| (size as u64, with_gaps(vec![1; size / 2], 0)))
            .into()
    }
}
