//! The tests of STONES, the second: recipes, validator, small random inputs.

use std::any::Any;
use std::fmt;

use contract::offer::size;
use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased,
};
use inpout::{Problem, spaced};
use theory::nimber::nim_sum;

use crate::{Input, Stones2, brute, rules, second, value};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.heaps.len())?;
        writeln!(f, "{}", spaced(&self.heaps))
    }
}

/// The most heaps, and the most stones of a heap, of the source tier.
const SOURCE: (usize, u64) = (15, 1000);
/// The same of the beyond tier.
const LIMIT: (usize, u64) = (200, 10_u64.pow(18));

/// `n` heaps of up to `most` stones.
pub fn random(rng: &mut Rng, n: usize, most: u64) -> Input {
    Input {
        heaps: (0..n).map(|_| rng.random_range(0..=most)).collect(),
    }
}

/// As [`random`], with counts of every size from 1 on.
fn magnitudes(rng: &mut Rng, n: usize, most: u64) -> Input {
    Input {
        heaps: (0..n).map(|_| any_magnitude(most, rng)).collect(),
    }
}

/// `n` heaps that are empty but for these.
fn sparse(n: usize, some: &[(usize, u64)]) -> Input {
    let mut heaps = vec![0; n];
    for &(heap, stones) in some {
        heaps[heap] = stones;
    }
    Input { heaps }
}

/// The input with the nim-sum `sum`: each of some heaps whose stones are worth a power of two loses
/// a stone, or gets one if it is empty.
fn balanced(mut input: Input, sum: u64) -> Input {
    let n = input.heaps.len();
    let odd = (0..n).filter(|&heap| input.heaps[heap] % 2 == 1);
    let missing = sum ^ nim_sum(odd.map(|heap| value(n - 1 - heap)));
    for heap in 0..n {
        let worth = value(n - 1 - heap);
        if worth.is_power_of_two() && missing & worth > 0 {
            let stones = &mut input.heaps[heap];
            *stones = stones.checked_sub(1).unwrap_or(1);
        }
    }
    input
}

/// Random heaps whose first winning move starts from an even one.
fn even_first(rng: &mut Rng, n: usize, most: u64) -> Input {
    loop {
        let input = random(rng, n, most);
        let first = Stones2::solve(&input).first;
        if first.is_some_and(|(i, ..)| input.heaps[i].is_multiple_of(2)) {
            return input;
        }
    }
}

/// Random heaps whose first winning move starts from heap `least` or later.
fn late_first(rng: &mut Rng, n: usize, most: u64, least: usize) -> Input {
    loop {
        let input = random(rng, n, most);
        let first = Stones2::solve(&input).first;
        if first.is_some_and(|(i, ..)| i >= least) {
            return input;
        }
    }
}

pub static PROBLEM: &dyn AnyProblem = erased::<Stones2>();

impl Room for Stones2 {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let mut input = random(rng, size(most.of("n")), most.of("a"));
        // A stone of a heap may become two of all that follow it.
        for (heap, stones) in (1..).zip(&mut input.heaps) {
            *stones = heap.min(*stones);
        }
        input
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let (n, most) = SOURCE;
        let (wide, high) = LIMIT;
        let heaps = |heaps: &[u64]| Input {
            heaps: heaps.to_vec(),
        };
        Some(match name {
            "sample" => heaps(&[0, 0, 1, 0]),
            "sample-ones" => heaps(&[1; 15]),
            "sample-lost" => heaps(&[5]),
            "no-stones" => heaps(&[0; 15]),
            "last-heap-only" => sparse(n, &[(14, most)]),
            "two-heaps" => heaps(&[1, 0]),
            "two-heaps-lost" => heaps(&[2, 7]),
            "all-even" => heaps(&[most; 15]),
            "single-stone" => sparse(n, &[(0, 1)]),
            "before-the-last" => sparse(n, &[(13, 999)]),
            // Their stones are worth 7, 4, 2 and 1.
            "odd-but-lost" => sparse(n, &[(10, 3), (11, 5), (12, 1), (13, 9)]),
            "even-first" => even_first(rng, n, 9),
            "multiples-of-256" => heaps(&[
                512, 256, 1, 256, 300, 300, 300, 999, 768, 256, 300, 0, 999, 999, 0,
            ]),
            "late-first" => late_first(rng, n, 3, 6),
            "right-half" => {
                let mut input = random(rng, n, most);
                input.heaps[..8].fill(0);
                input
            }
            "random-small" => random(rng, 6, 2),
            "random-parities" => random(rng, n, 1),
            "lost" => balanced(random(rng, n, most), 0),
            "near-lost" => balanced(random(rng, n, most), 1),
            "magnitudes" => magnitudes(rng, n, most),
            "source-limits" => random(rng, n, most),
            "sixteen-heaps" => random(rng, 16, 3),
            "past-32-bits" => {
                let mut input = random(rng, n, 1);
                input.heaps.iter_mut().for_each(|heap| *heap += 1 << 32);
                input
            }
            "past-doubles" => {
                let mut input = random(rng, n, 1);
                input.heaps.iter_mut().for_each(|heap| *heap += 1 << 53);
                input
            }
            "magnitudes-beyond" => magnitudes(rng, 100, high),
            "wide-ones" => Input {
                heaps: vec![1; wide],
            },
            "wide-right" => sparse(wide, &[(193, 3), (195, 8), (196, high - 1), (198, 5)]),
            "wide-last-two" => sparse(wide, &[(0, high - 1), (198, 3)]),
            "wide-even-first" => even_first(rng, wide, high),
            "wide-late" => late_first(rng, wide, 3, 9),
            "beyond-lost" => balanced(random(rng, wide, high), 0),
            "beyond-limits" => random(rng, wide, high),
            _ => return None,
        })
    }

    fn resumed(_: &Input, _: usize, at: &dyn Any) -> Option<Input> {
        let heaps = at.downcast_ref::<Vec<u64>>()?.clone();
        Some(Input { heaps })
    }

    fn small(rng: &mut Rng) -> Input {
        let (n, most) = [(1, 9), (2, 9), (3, 4), (4, 2), (5, 1)][rng.random_range(0..5)];
        random(rng, n, most)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("n", input.heaps.len())
            .with_all("a", input.heaps.iter().copied())
    }

    fn quantities(input: &Input) -> Sizes {
        let move_ = Stones2::solve(input).first;
        let sizes = Sizes::default();
        move_.map_or(sizes.clone(), |(i, j, k)| {
            sizes.with("from", i).with("near", j - i).with("far", k - i)
        })
    }

    fn ladder() -> Vec<(u64, Input)> {
        [2, 4, 8]
            .map(|size| {
                (
                    size,
                    Input {
                        heaps: vec![size; 4],
                    },
                )
            })
            .into()
    }
}
