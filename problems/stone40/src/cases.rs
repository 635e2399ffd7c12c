//! The tests of STONE: recipes, validator, small random inputs.

use std::fmt;
use std::ops::RangeInclusive;

use contract::{AnyProblem, Games, Rng, RngExt, Room, Sizes, Way, erased, permutation};
use inpout::Problem;

use crate::row::ONE;
use crate::{Input, Output, Row, Stone40, brute, rules, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.rows.len())?;
        self.rows.iter().try_for_each(|row| {
            row.letters()
                .try_for_each(|letter| write!(f, "{}", char::from(letter)))?;
            writeln!(f)
        })
    }
}

/// Rows of these letters.
pub fn lettered(rows: impl IntoIterator<Item = Vec<u8>>) -> Input {
    Input {
        rows: rows.into_iter().map(|row| Row::new(&row)).collect(),
    }
}

/// These rows.
pub fn rows(rows: &[&str]) -> Input {
    lettered(rows.iter().map(|row| row.as_bytes().to_vec()))
}

fn worth(row: &[u8]) -> i128 {
    Row::new(row).worth()
}

/// `count` times the same row.
fn repeated(row: &str, count: usize) -> impl Iterator<Item = Vec<u8>> {
    std::iter::repeat_n(row.as_bytes().to_vec(), count)
}

/// The row with the colours exchanged: worth the opposite number.
pub fn mirrored(row: &[u8]) -> Vec<u8> {
    row.iter()
        .map(|&letter| if letter == b'B' { b'R' } else { b'B' })
        .collect()
}

/// One stone, and `rest` of the other colour: worth `2^−rest`, or the opposite.
fn least(letter: char, rest: usize) -> Vec<u8> {
    let other = if letter == 'B' { "R" } else { "B" };
    format!("{letter}{}", other.repeat(rest)).into_bytes()
}

fn random_row(rng: &mut Rng, length: usize) -> Vec<u8> {
    (0..length)
        .map(|_| if rng.random() { b'B' } else { b'R' })
        .collect()
}

/// The one stalk that is worth `wanted`, in units of `2^−59`: Berlekamp's rule read backwards.
fn stalk_worth(wanted: i128) -> Vec<u8> {
    let mut row = Vec::new();
    let mut rest = wanted;
    let mut weight = ONE;
    while rest != 0 {
        let letter = if rest > 0 { b'B' } else { b'R' };
        if row.first().is_some_and(|&ground| ground != letter) || weight < ONE {
            weight /= 2;
        }
        rest -= if letter == b'B' { weight } else { -weight };
        row.push(letter);
    }
    row
}

/// `n` random rows of a length in `lengths`, mirrored where that draws the sum to 0, and the sum.
fn around_zero(rng: &mut Rng, n: usize, lengths: RangeInclusive<usize>) -> (Input, i128) {
    let mut sum: i128 = 0;
    let mut rows = Vec::with_capacity(n + 1);
    for _ in 0..n {
        let length = rng.random_range(lengths.clone());
        let mut row = random_row(rng, length);
        if sum.signum() == worth(&row).signum() {
            row = mirrored(&row);
        }
        sum += worth(&row);
        rows.push(row);
    }
    (lettered(rows), sum)
}

/// `n` random rows of up to `longest` stones that sum to about 0, and a few more that make the
/// sum `wanted` units of `2^−59`.
pub fn narrow(rng: &mut Rng, n: usize, longest: usize, wanted: i128) -> Input {
    let (mut input, sum) = around_zero(rng, n, 1..=longest);
    let mut rest = wanted - sum;
    // Single stones first, so that the last row keeps within 60 stones.
    while rest.abs() > ONE {
        input.rows.push(Row::new(&stalk_worth(ONE * rest.signum())));
        rest -= ONE * rest.signum();
    }
    if rest != 0 {
        input.rows.push(Row::new(&stalk_worth(rest)));
    }
    input
}

/// `pairs` random rows, of 1 to `2 · mean − 1` stones, and their mirror images, all in random
/// order: for an even `pairs` just `2 · pairs · mean` stones, worth 0.
fn balanced(rng: &mut Rng, pairs: usize, mean: usize) -> Input {
    let mut rows = Vec::with_capacity(2 * pairs);
    for _ in 0..pairs / 2 {
        let away = rng.random_range(0..mean);
        for length in [mean - away, mean + away] {
            let row = random_row(rng, length);
            rows.push(mirrored(&row));
            rows.push(row);
        }
    }
    shuffled(rng, &lettered(rows))
}

/// The rows in random order.
fn shuffled(rng: &mut Rng, input: &Input) -> Input {
    let order = permutation(input.rows.len(), rng).into_iter();
    Input {
        rows: order.map(|place| input.rows[place]).collect(),
    }
}

/// The only winning first move of a position: her last stone of some row, because it is the
/// cheapest one there.
struct OnlyWay {
    /// The rows above the one of the move, and those below it.
    row: usize,
    below: usize,
    /// Her other stones in this row.
    others: usize,
}

fn only_way(input: &Input) -> Option<OnlyWay> {
    let sum: i128 = input.rows.iter().map(|row| row.worth()).sum();
    let mut found = None;
    for (row, stones) in input.rows.iter().enumerate() {
        let rest = sum - stones.worth();
        let hers = || (0..stones.len()).filter(|&stone| stones.is_blue(stone));
        for _ in hers().filter(|&stone| rest + stones.before(stone).worth() >= 0) {
            let way = OnlyWay {
                row,
                below: input.rows.len() - 1 - row,
                others: hers().count() - 1,
            };
            if found.replace(way).is_some() {
                return None;
            }
        }
    }
    found
}

/// Some `n` random rows of up to `longest` stones with a single winning first move, `such` as
/// wanted.
fn one_way(rng: &mut Rng, n: usize, longest: usize, such: impl Fn(&OnlyWay) -> bool) -> Input {
    loop {
        let wanted = ONE >> rng.random_range(1..longest);
        let input = narrow(rng, n, longest, wanted);
        let input = shuffled(rng, &input);
        if only_way(&input).is_some_and(|way| such(&way)) {
            return input;
        }
    }
}

/// The input with one more row at the end.
fn and(mut input: Input, row: &[u8]) -> Input {
    input.rows.push(Row::new(row));
    input
}

pub static PROBLEM: &dyn AnyProblem = erased::<Stone40>();

impl Room for Stone40 {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);
    const SPECIAL: Option<checker::special::Special> = Some(crate::referee::check);
    const CHECKER_CPP: Option<&'static str> = Some(include_str!("../checker.cpp"));

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        Some(match name {
            "sample" => rows(&["BBBRRB", "RRRBBR", "RBRBR", "RB", "BRBRRRR", "BRBRB"]),
            "sample-lost" => rows(&["RB", "BR"]),
            "one-blue" => rows(&["B"]),
            "one-red" => rows(&["R"]),
            "red-below-blue" => rows(&["RB"]),
            "sum-zero" => rows(&["BR", "BR", "R"]),
            "leaves-zero" => rows(&["R", "BB"]),
            "not-the-top-nor-all" => rows(&["BBBB", "RR"]),
            "more-red-yet-won" => lettered(
                repeated("BRRRRR", 10)
                    .chain(repeated("RRBBB", 1))
                    .chain(repeated("BRR", 6)),
            ),
            "more-blue-yet-lost" => lettered(
                repeated("RBBBBB", 10)
                    .chain(repeated("BBRRR", 1))
                    .chain(repeated("RBB", 6)),
            ),
            "all-blue" => lettered(repeated(&"B".repeat(20), 100)),
            "all-red" => lettered(repeated(&"R".repeat(20), 100)),
            "alternating" => lettered(
                repeated(&"BR".repeat(10), 50)
                    .chain(repeated(&"RB".repeat(10), 49))
                    .chain(repeated("RBR", 1)),
            ),
            "random-small" => narrow(rng, 4, 6, ONE / 64),
            "random-lost" => narrow(rng, 60, 12, -ONE / 2048),
            "random-won" => narrow(rng, 60, 12, ONE / 2048),
            "mirrored-pairs" => balanced(rng, 50, 10),
            "won-by-the-least" => and(balanced(rng, 48, 10), &least('B', 19)),
            "lost-by-the-least" => and(balanced(rng, 48, 10), &least('R', 19)),
            "forty-and-the-least" => lettered(
                repeated(&"B".repeat(20), 2)
                    .chain([least('B', 19)])
                    .chain(repeated(&"R".repeat(20), 2)),
            ),
            "hundreds-and-the-least" => shuffled(
                rng,
                &lettered(
                    repeated(&"B".repeat(20), 49)
                        .chain(repeated(&"R".repeat(20), 49))
                        .chain([least('B', 19)]),
                ),
            ),
            "one-way-in-the-first-row" => one_way(rng, 9, 10, |way| way.row == 0),
            "one-way-in-a-middle-row" => one_way(rng, 9, 10, |way| way.row > 2 && way.below > 2),
            "one-way-among-others" => one_way(rng, 8, 8, |way| {
                way.row > 0 && way.below > 0 && way.others > 1
            }),
            "one-way-among-sixty" => one_way(rng, 60, 20, |way| {
                way.row > 0 && way.below > 0 && way.others > 1
            }),
            "source-limits" => around_zero(rng, 100, 20..=20).0,
            "past-doubles" => lettered(vec![
                vec![b'B'; 60],
                least('B', 59),
                vec![b'R'; 60],
                b"RRBRB".to_vec(),
                b"BBRBR".to_vec(),
            ]),
            "past-64-bits" => lettered(vec![vec![b'B'; 60]; 40]),
            // 2^-58 − 2^-59: in coarser units both are 0, or both the same.
            "last-digit" => lettered(vec![least('B', 58), least('R', 59)]),
            "lost-long" => narrow(rng, 3000, 40, -1),
            "won-long" => narrow(rng, 3000, 40, 1),
            "beyond-long-rows" => around_zero(rng, 33_333, 60..=60).0,
            "beyond-lost" => balanced(rng, 50_000, 20),
            "beyond-late" => and(balanced(rng, 49_998, 20), &least('B', 59)),
            _ => return None,
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let n = rng.random_range(1..=4);
        let mut rows: Vec<Vec<u8>> = (0..n)
            .map(|_| {
                let length = rng.random_range(1..=5);
                random_row(rng, length)
            })
            .collect();
        // Sums near 0 are rare among random rows, and the most telling.
        if n <= 2 && rng.random() {
            let mirror: Vec<Vec<u8>> = rows.iter().map(|row| mirrored(row)).collect();
            rows.extend(mirror);
            let place = rng.random_range(0..rows.len());
            let length = rng.random_range(1..=rows[place].len());
            rows[place].truncate(length);
        }
        lettered(rows)
    }

    fn sizes(input: &Input) -> Sizes {
        let lengths = input.rows.iter().map(|row| row.len());
        Sizes::default()
            .with("n", input.rows.len())
            .with_all("L", lengths.clone())
            .with("all_L", lengths.sum::<usize>())
    }

    fn quantities(input: &Input) -> Sizes {
        let sizes = Sizes::default();
        match Stone40::solve(input) {
            Output::Ron => sizes,
            Output::Hermione { row, stone } => sizes.with("row", row).with("stone", stone),
        }
    }

    fn ladder() -> Vec<(u64, Input)> {
        // Three rows and their mirror images: lost, so that every game is played.
        [2, 3, 4, 5, 6, 20, 60]
            .map(|length: usize| {
                let row: Vec<u8> = b"BRBBRR".iter().copied().cycle().take(length).collect();
                let rows = vec![row.clone(), row.clone(), row];
                let mirror = rows.iter().map(|row| mirrored(row)).collect();
                (6 * length as u64, lettered([rows, mirror].concat()))
            })
            .into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn berlekamps_rule_backwards_gives_back_the_stalk() {
        let mut rng = contract::seeded(&["stone40", "stalk"]);
        for length in (1..=60).cycle().take(2000) {
            let row = random_row(&mut rng, length);
            assert_eq!(stalk_worth(worth(&row)), row);
        }
    }

    #[test]
    fn balanced_rows_have_the_exact_number_of_stones_and_are_worth_nothing() {
        let mut rng = contract::seeded(&["stone40", "balanced"]);
        for pairs in [2, 4, 50] {
            let input = balanced(&mut rng, pairs, 10);
            assert_eq!(input.rows.len(), 2 * pairs);
            assert_eq!(
                input.rows.iter().map(|row| row.len()).sum::<usize>(),
                20 * pairs
            );
            assert_eq!(input.rows.iter().map(|row| row.worth()).sum::<i128>(), 0);
        }
    }
}
