//! The tests of DROP: recipes, validator, small random inputs.

use std::collections::BTreeSet;
use std::fmt;

use contract::{AnyProblem, Games, Rng, RngExt, Room, Sizes, Way, erased};
use inpout::Problem;

use crate::board::Board;
use crate::search::Search;
use crate::{Drop, Input, Output, brute, rules, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.discs.len())?;
        self.discs.iter().try_for_each(|disc| write!(f, "{disc}"))?;
        writeln!(f)
    }
}

/// The discs written as a string of digits.
fn digits(text: &str) -> Input {
    let discs = text.bytes().map(|digit| u32::from(digit - b'0'));
    Input {
        discs: discs.collect(),
    }
}

/// `n` discs of the values given.
fn random(rng: &mut Rng, n: usize, values: &[u32]) -> Input {
    let discs = (0..n).map(|_| values[rng.random_range(0..values.len())]);
    Input {
        discs: discs.collect(),
    }
}

/// As [`random`], such that just this many discs are left.
fn leaving(rng: &mut Rng, n: usize, values: &[u32], left: u32) -> Input {
    loop {
        let input = random(rng, n, values);
        if Drop::solve(&input) == Output(Some(left)) {
            return input;
        }
    }
}

/// `n` discs of all values, then `low` ones up to 3, all of which can be made to vanish: at the
/// end high discs are left more often than not.
fn clearable(rng: &mut Rng, n: usize, low: usize) -> Input {
    loop {
        let mut input = random(rng, n, &ALL);
        input.discs.extend(random(rng, low, &ALL[..3]).discs);
        if Search::narrow(&input.discs).fewest() == Some(0) {
            return input;
        }
    }
}

/// Ones, which vanish from an empty board at once, before the discs given: `n` in all.
fn after_ones(n: usize, tail: &str) -> Input {
    digits(&("1".repeat(n - tail.len()) + tail))
}

const ALL: [u32; 7] = [1, 2, 3, 4, 5, 6, 7];

pub static PROBLEM: &dyn AnyProblem = erased::<Drop>();

impl Room for Drop {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const PUZZLES: Games<Self> = rules::puzzles;
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::JudgesSmall(second::is_right);

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        Some(match name {
            "sample" => digits("236416"),
            "one-disc" => digits("1"),
            "one-disc-stays" => digits("4"),
            "pair" => digits("22"),
            "three-threes" => digits("333"),
            "four-discs" => digits("2364"),
            "seven-sevens" => digits("7777777"),
            "eight-threes" => digits("33333333"),
            "eight-sixes" => digits("66666666"),
            "eight-sevens" => digits("77777777"),
            "eight-mixed" => digits("25523546"),
            "seven-mixed" => digits("2273737"),
            "eight-in-one-way" => digits("72643772"),
            "ten-of-three-kinds" => digits("4347333473"),
            "chain-of-four" => digits("653214"),
            "chain-of-five" => digits("65321745"),
            "nine-mixed" => digits("515174352"),
            "falling-values" => digits("7654321"),
            "rising-values" => digits("1234567"),
            "eight-random" => leaving(rng, 8, &ALL, 2),
            "nine-high" => random(rng, 9, &[5, 6, 7]),
            "ten-random" => leaving(rng, 10, &ALL, 1),
            "twenty-sevens" => digits(&"7".repeat(20)),
            "ones-and-a-seven" => after_ones(1000, "7"),
            "ones-and-the-sample" => after_ones(999, "236416"),
            "ones-and-eight-mixed" => after_ones(1000, "25777131"),
            "twos" => digits(&"2".repeat(999)),
            "ones-and-twos" => random(rng, 1000, &[1, 2]),
            "up-to-three" => clearable(rng, 0, 100),
            "fifty" => clearable(rng, 40, 10),
            "limits" => clearable(rng, 990, 10),
            _ => return None,
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let n = rng.random_range(1..=4);
        random(rng, n, &ALL)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default().with("n", input.discs.len())
    }

    fn quantities(input: &Input) -> Sizes {
        let Output(Some(fewest)) = Drop::solve(input) else {
            return Sizes::default();
        };
        let found = |width: usize| {
            let mut layer = vec![Board::default()];
            for &disc in &input.discs {
                let after = layer.iter().flat_map(|board| board.successors(disc));
                let distinct: BTreeSet<Board> = after.collect();
                layer = distinct.into_iter().collect();
                layer.sort_by_key(Board::discs);
                layer.truncate(width);
            }
            layer.first().map(Board::discs)
        };
        let narrow = [1, 3, 10, 30, 100, 300, 1000].into_iter();
        let missed = narrow.filter(|&width| found(width) != Some(fewest));
        Sizes::default().with_all("beam", missed)
    }

    fn ladder() -> Vec<(u64, Input)> {
        // The size is the number of discs.
        (3..=6)
            .map(|n| (n as u64, digits(&"236416"[..n])))
            .collect()
    }
}
