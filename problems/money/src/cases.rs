//! The tests of MONEY: recipes, validator, small random inputs.

use std::collections::HashSet;
use std::fmt;

use contract::scene::{Piece, Row, Scene};
use contract::{
    AnyProblem, Games, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased, permutation,
};
use inpout::Problem;

use crate::{Input, MOST_TESTS, Money, brute, rules};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sums.iter().try_for_each(|sum| writeln!(f, "{sum}"))
    }
}

const SOURCE_TESTS: usize = 100_000;
const SOURCE_LIMIT: u32 = 100_000;
const LIMIT: u32 = 1_000_000_000;

/// The sums up to 10^9 whose largest sum exceeds that of every smaller one, from 255 on.
const RECORDS: [u32; 38] = [
    255,
    447,
    639,
    703,
    1819,
    4255,
    4591,
    9663,
    20_895,
    26_623,
    31_911,
    60_975,
    77_671,
    113_383,
    138_367,
    159_487,
    270_271,
    665_215,
    704_511,
    1_042_431,
    1_212_415,
    1_441_407,
    1_875_711,
    1_988_859,
    2_643_183,
    2_684_647,
    3_041_127,
    3_873_535,
    4_637_979,
    5_656_191,
    6_416_623,
    6_631_675,
    19_638_399,
    38_595_583,
    80_049_391,
    120_080_895,
    210_964_383,
    319_804_831,
];

/// The longest game that begins with at most 10^5, of 350 moves.
const LONG: u32 = 77_031;
/// The longest game that begins with at most 10^9, of 986 moves.
const LONGEST: u32 = 670_617_279;

/// The number of moves until 1.
pub fn moves(sum: u32) -> u32 {
    let mut sum = u64::from(sum);
    let mut moves = 0;
    while sum > 1 {
        sum = if sum.is_multiple_of(2) {
            sum / 2
        } else {
            3 * sum + 1
        };
        moves += 1;
    }
    moves
}

/// `count` different sums from which the game is long, in random order: starting from small ones
/// with more than 300 moves, every sum that comes before a known one is longer still.
fn long_games(rng: &mut Rng, count: usize) -> Input {
    let mut known: HashSet<u32> = (1..LIMIT / 1000).filter(|&sum| moves(sum) > 300).collect();
    let mut sums: Vec<u32> = known.iter().copied().collect();
    sums.sort_unstable();
    let mut at = 0;
    while sums.len() < count && at < sums.len() {
        let sum = sums[at];
        let thirds = (sum - 1).is_multiple_of(3).then(|| (sum - 1) / 3);
        let before = [Some(2 * sum), thirds.filter(|third| third % 2 == 1)];
        for earlier in before.into_iter().flatten() {
            if earlier <= LIMIT && known.insert(earlier) {
                sums.push(earlier);
            }
        }
        at += 1;
    }
    assert!(sums.len() >= count, "only {} long games", sums.len());
    shuffled(sums, count, rng)
}

/// The last `count` sums in random order.
fn shuffled(mut sums: Vec<u32>, count: usize, rng: &mut Rng) -> Input {
    let last = sums.split_off(sums.len() - count);
    let order = permutation(count, rng);
    Input {
        sums: order.into_iter().map(|place| last[place]).collect(),
    }
}

/// `count` random sums up to `most`.
pub fn random(rng: &mut Rng, count: usize, most: u32) -> Input {
    Input {
        sums: (0..count).map(|_| rng.random_range(1..=most)).collect(),
    }
}

/// `count` sums of every size up to `most`.
fn magnitudes(rng: &mut Rng, count: usize, most: u32) -> Input {
    let sum = |_| u32::try_from(any_magnitude(most.into(), rng)).expect("at most `most`");
    Input {
        sums: (0..count).map(sum).collect(),
    }
}

pub static PROBLEM: &dyn AnyProblem = erased::<Money>();

impl Room for Money {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const PUZZLES: Games<Self> = rules::puzzles;
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let list = |sums: &[u32]| Input {
            sums: sums.to_vec(),
        };
        let records = |range: std::ops::RangeInclusive<u32>| Input {
            sums: RECORDS
                .into_iter()
                .filter(|record| range.contains(record))
                .collect(),
        };
        Some(match name {
            "sample" => list(&[11, 27]),
            "empty" => list(&[]),
            "one" => list(&[1]),
            "two" => list(&[2]),
            "powers-of-two" => Input {
                sums: (0..=16).map(|power| 1 << power).collect(),
            },
            "stop-at-once" => list(&[2, 4, 8, 12, 16, 20, 24, 32, 100_000, 65_536]),
            "all-small" => Input {
                sums: (1..=1000).collect(),
            },
            "descending" => Input {
                sums: (99_001..=SOURCE_LIMIT).rev().collect(),
            },
            "repeated" => Input {
                sums: [27, 27, 97, 27, 54, 6171].repeat(100),
            },
            "records" => records(1..=SOURCE_LIMIT),
            "largest" => list(&[77_671]),
            "magnitudes" => magnitudes(rng, 3000, SOURCE_LIMIT),
            "random" => random(rng, 8000, SOURCE_LIMIT),
            "every-sum" => Input {
                sums: (1..=SOURCE_LIMIT).rev().collect(),
            },
            "longest-again" => Input {
                sums: vec![LONG; SOURCE_TESTS],
            },
            "source-limits" => random(rng, SOURCE_TESTS, SOURCE_LIMIT),
            "past-32-bits" => list(&[113_383, 159_487, 226_766]),
            "records-beyond" => records(SOURCE_LIMIT..=LIMIT),
            "largest-beyond" => list(&[319_804_831, 639_609_662, LIMIT]),
            "magnitudes-beyond" => magnitudes(rng, 5000, LIMIT),
            "last-sums" => Input {
                sums: (LIMIT - 5000..=LIMIT).collect(),
            },
            "longest-again-beyond" => Input {
                sums: vec![LONGEST; MOST_TESTS],
            },
            "long-games" => long_games(rng, MOST_TESTS),
            "beyond-limits" => random(rng, MOST_TESTS, LIMIT),
            _ => return None,
        })
    }

    fn picture(input: &Input) -> Option<Scene> {
        Some(Row::of("sum", input.sums.iter().map(Piece::card)).into())
    }

    fn small(rng: &mut Rng) -> Input {
        let count = rng.random_range(0..=12);
        magnitudes(rng, count, 3000)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("tests", input.sums.len())
            .with_all("n", input.sums.iter().copied())
    }

    fn quantities(input: &Input) -> Sizes {
        let games = input.sums.iter().map(|&sum| {
            let mut sum = u64::from(sum);
            let mut moves = 0;
            while sum > 1 {
                sum = if sum.is_multiple_of(2) {
                    sum / 2
                } else {
                    3 * sum + 1
                };
                moves += 1;
            }
            moves
        });
        let moves: Vec<u32> = games.collect();
        Sizes::default()
            .with_all("moves", moves)
            .with_all("largest", Money::solve(input).largest)
    }

    fn ladder() -> Vec<(u64, Input)> {
        let mut rng = contract::seeded(&["money", "ladder"]);
        [1000, 4000, 16_000, 64_000, 256_000]
            .map(|count: usize| (count as u64, random(&mut rng, count, LIMIT)))
            .into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_record_is_one() {
        let sums: Vec<u32> = (1..=3_900_000).collect();
        let largest = Money::solve(&Input { sums: sums.clone() }).largest;
        let mut record = largest[26];
        let mut found = vec![];
        for (sum, largest) in sums.into_iter().zip(largest).skip(27) {
            if largest > record {
                record = largest;
                found.push(sum);
            }
        }
        assert_eq!(found, RECORDS[..found.len()]);
        let later = Money::solve(&Input {
            sums: RECORDS[found.len() - 1..].to_vec(),
        });
        assert!(later.largest.is_sorted_by(|one, next| one < next));
    }

    #[test]
    fn the_long_games_are_long() {
        assert_eq!((moves(27), moves(LONG), moves(LONGEST)), (111, 350, 986));
    }
}
