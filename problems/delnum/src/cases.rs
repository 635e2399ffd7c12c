//! The tests of DELNUM: recipes, validator, small random inputs.

use std::fmt;

use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, erased, permutation,
};
use inpout::spaced;

use crate::{Delnum, Input, MOST_FOR_ANY_BOUND, MOST_NUMBERS, brute, rules, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {} {}", self.n, self.m, self.record.len())?;
        let rows = self.table.chunks(self.n);
        for row in rows.chain([&self.record[..]]) {
            writeln!(f, "{}", spaced(row))?;
        }
        Ok(())
    }
}

/// A table of as many cells as there are numbers in `counts`, where the number `v` stands
/// `counts[v − 1]` times, in random order.
fn shuffled(rng: &mut Rng, counts: &[usize]) -> Vec<usize> {
    let cells: Vec<usize> = (1..)
        .zip(counts)
        .flat_map(|(number, &count)| vec![number; count])
        .collect();
    let order = permutation(cells.len(), rng);
    order.into_iter().map(|place| cells[place]).collect()
}

/// Each row is the numbers 1 to `n` turned by one place more.
fn latin(n: usize) -> Vec<usize> {
    (0..n * n)
        .map(|cell| (cell / n + cell % n) % n + 1)
        .collect()
}

/// The table with the longest beginning of the record that the rules allow.
fn played(table: Vec<usize>, m: usize, record: impl IntoIterator<Item = usize>) -> Input {
    let n = table.len().isqrt();
    let mut left = table.clone();
    let mut legal = Vec::new();
    for number in record {
        let cell = left.iter().position(|&cell| cell == number);
        let Some(cell) = cell.filter(|_| legal.iter().sum::<usize>() + number <= m) else {
            break;
        };
        left.swap_remove(cell);
        legal.push(number);
    }
    Input {
        n,
        m,
        table,
        record: legal,
    }
}

/// A table with these counts in random order, and this record.
fn told(rng: &mut Rng, m: usize, counts: &[usize], record: &[usize]) -> Input {
    let table = shuffled(rng, counts);
    played(table, m, record.iter().copied())
}

/// The digits as a record.
fn digits(record: &str) -> Vec<usize> {
    let digits = record.bytes().map(|digit| usize::from(digit - b'0'));
    digits.collect()
}

/// The games of every length that begin as the record does.
pub fn beginnings(table: &[usize], m: usize, record: Vec<usize>) -> Vec<Input> {
    let whole = played(table.to_vec(), m, record);
    (0..=whole.record.len())
        .map(|length| Input {
            record: whole.record[..length].to_vec(),
            ..whole.clone()
        })
        .collect()
}

/// A game of random moves on the table, each deleting a random cell that fits, to its end.
fn random_game(rng: &mut Rng, table: Vec<usize>, m: usize) -> Input {
    let mut left = table.clone();
    let mut record = Vec::new();
    let mut rest = m;
    loop {
        left.retain(|&cell| cell <= rest);
        if left.is_empty() {
            break;
        }
        let number = left.swap_remove(rng.random_range(0..left.len()));
        rest -= number;
        record.push(number);
    }
    played(table, m, record)
}

/// A random table, a random bound of at most `most`, and a random game or, in one case of three, the
/// beginning of one.
pub fn random(rng: &mut Rng, n: usize, most: usize) -> Input {
    // Some tables have few different numbers, or many small ones.
    let kinds: Vec<usize> = (0..rng.random_range(2..=8))
        .map(|_| rng.random_range(1..=n))
        .collect();
    let table: Vec<usize> = (0..n * n)
        .map(|_| kinds[rng.random_range(0..kinds.len())])
        .collect();
    let sum: usize = table.iter().sum();
    let m = rng.random_range(1..=most.min(sum - 1));
    let mut input = random_game(rng, table, m);
    if rng.random_bool(0.3) {
        let length = rng.random_range(0..=input.record.len());
        input.record.truncate(length);
    }
    input
}

/// A random table and a bound of `most`, or less if its sum is no more, with the beginning of a game in which no
/// number comes twice in a row.
pub fn random_without_pairs(rng: &mut Rng, n: usize, most: usize) -> Input {
    let mut numbers: Vec<usize> = (0..n * n).map(|_| rng.random_range(1..=n)).collect();
    numbers[..2].copy_from_slice(&[1, 2]);
    let m = rng.random_range(most - most / 4..=most);
    let m = m.min(numbers.iter().sum::<usize>() - 1);
    let mut input = random_game(rng, numbers, m);
    input.record.dedup();
    let length = rng.random_range(0..=input.record.len() * 2 / 3);
    input.record.truncate(length);
    input
}

/// How often each number stands in the tables of 10 × 10 with the most positions that were found.
const MANY_SMALL: [[usize; MOST_NUMBERS]; 3] = [
    [40, 20, 10, 8, 6, 5, 4, 3, 2, 2],
    [30, 20, 10, 10, 10, 5, 5, 4, 3, 3],
    [24, 18, 13, 11, 9, 7, 6, 5, 4, 3],
];

pub static PROBLEM: &dyn AnyProblem = erased::<Delnum>();

impl Room for Delnum {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    #[expect(clippy::cast_possible_truncation, reason = "all of it is small")]
    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let n = most.of("n");
        let n = rng.random_range((n - n / 3).max(2)..=n) as usize;
        let bound = if n > MOST_FOR_ANY_BOUND {
            "m"
        } else {
            "m_of_small_n"
        };
        random_without_pairs(rng, n, most.of(bound) as usize)
    }

    #[expect(clippy::too_many_lines, reason = "a table: one line or two a test")]
    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let small_first = |rng: &mut Rng, counts: &[usize], m: usize| {
            let table = shuffled(rng, counts);
            let mut record = table.clone();
            record.sort_unstable();
            played(table, m, record)
        };
        Some(match name {
            "sample" => played(latin(3), 8, [1, 1, 3]),
            "sample-careful" => played(vec![1, 2, 2, 1], 4, [1, 2]),
            "no-move" => played(vec![1, 2, 2, 1], 3, []),
            "smallest-bound" => played(vec![2, 1, 1, 2], 1, [1]),
            "nothing-fits" => played(vec![3; 9], 2, []),
            "ones-only" => played(vec![1; 25], 10, vec![1; 10]),
            "threes-and-fives" => {
                let table = shuffled(rng, &[0, 0, 14, 0, 11]);
                random_game(rng, table, 40)
            }
            "numbers-run-out" => {
                let table = shuffled(rng, &[9, 3, 2, 2]);
                played(table, 17, [4, 1, 3, 1, 1, 2, 1, 1, 1, 1, 1])
            }
            "good-play" => played(latin(4), 20, [4, 1, 2, 3, 4, 1, 2]),
            "lost-and-careless" => played(latin(4), 25, [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4]),
            "one-number-prevails" => {
                let table = shuffled(rng, &[3, 3, 0, 19, 0]);
                random_game(rng, table, 58)
            }
            "most-of-the-table" => random_game(rng, latin(6), 111),
            "one-below-the-sum" => random_game(rng, latin(5), 74),
            "ones-for-a-two" => told(
                rng,
                60,
                &[37, 1, 0, 0, 0, 0, 0, 61, 0, 1],
                &[[1; 37].as_slice(), &[10, 8, 2]].concat(),
            ),
            "equal-in-32-bits" => {
                let counts = [7, 3, 0, 4, 2, 1, 1, 1, 0, 81];
                told(rng, 49, &counts, &[2, 2, 2, 5, 8, 10, 10, 10])
            }
            "equal-to-base-101" => {
                let counts = [4, 0, 6, 1, 0, 0, 2, 80, 2, 5];
                told(rng, 56, &counts, &digits("18811797913"))
            }
            "equal-to-base-101-turned" => {
                let counts = [3, 2, 3, 5, 2, 2, 1, 7, 75, 0];
                told(rng, 58, &counts, &digits("464411331447385"))
            }
            "small-numbers-first" => small_first(rng, &[10; MOST_NUMBERS], 60),
            "large-and-small" => {
                let table = shuffled(rng, &[30, 20, 0, 0, 0, 0, 0, 10, 20, 20]);
                random_game(rng, table, 59)
            }
            "source-many-small" => small_first(rng, &MANY_SMALL[2], 60),
            "source-limits" => small_first(rng, &MANY_SMALL[1], 60),
            "two-kinds" => told(
                rng,
                40,
                &[25, 11, 0, 0, 0, 0],
                &digits("11111111111121112122221111112211"),
            ),
            "three-kinds" => told(
                rng,
                52,
                &[13, 23, 13, 0, 0, 0, 0],
                &digits("1331312322213113211312111232"),
            ),
            "four-kinds" => told(
                rng,
                53,
                &[35, 15, 17, 0, 0, 11, 0, 22, 0, 0],
                &digits("311113112231121388811"),
            ),
            "ones-twos-sixes" => told(
                rng,
                58,
                &[27, 12, 0, 0, 0, 10, 0],
                &digits("6111111616162111111122111212212"),
            ),
            "few-others" => told(
                rng,
                50,
                &[42, 1, 0, 2, 0, 2, 2],
                &digits("711111711611111141111111111111111111"),
            ),
            "nearly-all-ones" => told(
                rng,
                58,
                &[62, 0, 0, 0, 0, 0, 0, 2],
                &digits("111111111111111111111111111181111111111111111111111"),
            ),
            "ones-twos-threes" => told(
                rng,
                41,
                &[15, 27, 21, 0, 0, 0, 0, 0, 18],
                &digits("1123313312292332"),
            ),
            "mostly-ones" => told(
                rng,
                44,
                &[82, 18, 0, 0, 0, 0, 0, 0, 0, 0],
                &digits("12212211121221121222211121221"),
            ),
            "ones-and-twos" => told(
                rng,
                56,
                &[75, 25, 0, 0, 0, 0, 0, 0, 0, 0],
                &digits("11211211111111121111111122111112211211111121111"),
            ),
            "threes-run-out" => told(
                rng,
                54,
                &[54, 3, 7, 0, 0, 0, 0, 0],
                &digits("111122111131111111113111111311311111111113"),
            ),
            "ones-to-fours" => told(
                rng,
                59,
                &[17, 11, 13, 8, 0, 0, 0],
                &digits("41212342214124231121133441"),
            ),
            "twos-fours-fives" => told(
                rng,
                57,
                &[0, 27, 0, 11, 11, 0, 0],
                &digits("242252224222444455"),
            ),
            "ninety-eight-ones" => told(rng, 98, &[98, 1, 0, 0, 1], &[1; 98]),
            "beyond-latin" => random_game(rng, latin(10), 100),
            "beyond-few-kinds" => {
                let table = shuffled(rng, &[40, 0, 20, 0, 0, 15, 0, 0, 15, 10]);
                random_game(rng, table, 98)
            }
            "beyond-many-ones" => small_first(rng, &MANY_SMALL[0], 100),
            "beyond-many-small" => small_first(rng, &MANY_SMALL[2], 100),
            "beyond-mostly-ones" => small_first(rng, &[65, 6, 5, 6, 4, 4, 3, 3, 2, 2], 100),
            "beyond-limits" => small_first(rng, &MANY_SMALL[1], 100),
            _ => return None,
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let (n, most) = match rng.random_range(0..10) {
            0..3 => (2, 8),
            3..9 => (3, 27),
            _ => (4, 16),
        };
        random(rng, n, most)
    }

    fn sizes(input: &Input) -> Sizes {
        let sizes = Sizes::default().with("n", input.n);
        if input.n <= MOST_FOR_ANY_BOUND {
            sizes.with("small_n", input.n).with("m_of_small_n", input.m)
        } else {
            sizes.with("m", input.m)
        }
    }

    fn quantities(input: &Input) -> Sizes {
        let copies = (1..=input.n).map(|number| {
            let count = input.table.iter().filter(|cell| **cell == number).count();
            count.min(input.m / number)
        });
        Sizes::default()
            .with_all("copies", copies)
            .with("record", input.record.len())
    }

    fn ladder() -> Vec<(u64, Input)> {
        [4, 6, 8, 10]
            .map(|m: usize| (m as u64, played(latin(4), m, [1, 2])))
            .into()
    }
}
