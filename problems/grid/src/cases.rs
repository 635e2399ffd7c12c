//! The tests of GRID: recipes, validator, small random inputs.

use std::fmt;

use contract::scene::{self, Piece, Scene, Tone};
use contract::{AnyProblem, Rng, RngExt, Room, Sizes, Way, erased};
use inpout::{Problem, spaced};

use crate::{Grid, Input, Test, brute, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tests.iter().try_for_each(|test| {
            writeln!(f, "{} {}", test.size, test.negative)?;
            test.values
                .chunks(test.size)
                .try_for_each(|row| writeln!(f, "{}", spaced(row)))
        })
    }
}

/// A board of these rows.
fn board(negative: usize, rows: &[&[i32]]) -> Test {
    Test {
        size: rows.len(),
        negative,
        values: rows.concat(),
    }
}

/// A board of equal cells.
fn equal(size: usize, negative: usize, value: i32) -> Test {
    Test {
        size,
        negative,
        values: vec![value; size * size],
    }
}

fn file(tests: Vec<Test>) -> Input {
    Input { tests }
}

/// A board with so many percent of its cells from −`most` to −1, the others from 0 to `most`.
pub fn random(rng: &mut Rng, size: usize, negative: usize, most: i32, percent: u32) -> Test {
    let values = (0..size * size)
        .map(|_| {
            if rng.random_range(0..100) < percent {
                -rng.random_range(1..=most)
            } else {
                rng.random_range(0..=most)
            }
        })
        .collect();
    Test {
        size,
        negative,
        values,
    }
}

/// A board on which the way must sweep every second row from end to end: the rows between are
/// negative except for a door at alternate ends. `spoilt` cells of the way are negative.
fn winding(rng: &mut Rng, size: usize, negative: usize, most: i32, spoilt: usize) -> Test {
    let mut test = random(rng, size, negative, most, 0);
    for row in (1..size).step_by(2) {
        let door = if row % 4 == 1 { size - 1 } else { 0 };
        for column in (0..size).filter(|&column| column != door) {
            test.values[row * size + column] = -most;
        }
    }
    for _ in 0..spoilt {
        let row = rng.random_range(0..size.div_ceil(2)) * 2;
        let cell = row * size + rng.random_range(1..size - 1);
        test.values[cell] = -rng.random_range(1..=most);
    }
    test
}

/// A board without negative cells but for its first `negative` rows, which hold only `least`: every
/// way goes down that far before it gains anything.
fn valley(rng: &mut Rng, size: usize, negative: usize, least: i32, most: i32) -> Test {
    let mut test = random(rng, size, negative, most, 0);
    test.values[..negative * size].fill(least);
    test
}

/// `count` random boards of up to `size` rows, `K` up to `negative`.
fn boards(rng: &mut Rng, count: usize, size: usize, negative: usize, most: i32) -> Input {
    let tests = (0..count)
        .map(|_| {
            let size = rng.random_range(1..=size);
            let negative = rng.random_range(0..=negative);
            let percent = rng.random_range(0..=60);
            random(rng, size, negative, most, percent)
        })
        .collect();
    file(tests)
}

/// The largest board of the source tier: as many may stand in a file of the beyond tier.
const SMALL: usize = 75;

pub static PROBLEM: &dyn AnyProblem = erased::<Grid>();

impl Room for Grid {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    #[expect(clippy::too_many_lines, reason = "a table: one line or two a test")]
    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        const N: usize = 75;
        const K: usize = 5;
        const MOST: i32 = 32_767;
        const MANY: usize = 1000;
        const MOST_NEGATIVE: usize = 10;
        const HUGE: i32 = 1_000_000_000;
        let sample: &[&[i32]] = &[
            &[1, 2, 3, -5],
            &[-10, 6, 0, -1],
            &[-10, -10, -10, 2],
            &[0, 0, 0, 1],
        ];
        Some(match name {
            "sample" => file(vec![board(1, sample), board(0, sample)]),

            "one-cell" => file(vec![
                board(0, &[&[7]]),
                board(0, &[&[0]]),
                board(0, &[&[-7]]),
                board(1, &[&[-7]]),
                board(5, &[&[-32_768]]),
            ]),
            "negative-ends" => file(vec![
                board(1, &[&[-1, 5], &[5, -1]]),
                board(2, &[&[-1, 5], &[5, -1]]),
                board(1, &[&[-1, 5], &[5, 1]]),
                board(1, &[&[1, 5], &[5, -1]]),
                board(0, &[&[1, 5], &[5, -1]]),
            ]),
            "at-most-not-exactly" => boards(rng, 60, 6, 5, 9),
            "left-then-right" => file(vec![
                board(0, &[&[1, 1, 1], &[1, 9, 9], &[9, 1, 1]]),
                board(0, &[&[0, 0, 9], &[9, 9, 9], &[9, 0, 0]]),
                board(2, &[&[1, -1, 9], &[9, -1, 9], &[9, 9, 1]]),
                board(1, &[&[1, -1, 9], &[9, -1, 9], &[9, 9, 1]]),
            ]),
            "answer-below-zero" => file(vec![
                board(5, &[&[-3, -2, -9], &[-9, -1, -9], &[-9, -4, -5]]),
                board(4, &[&[-3, -2, -9], &[-9, -1, -9], &[-9, -4, -5]]),
                board(5, &[&[-32_768, 0], &[0, -32_768]]),
            ]),
            "least-sums" => file(
                (1..=4)
                    .flat_map(|n| (0..=K).map(move |k| equal(n, k, -32_768)))
                    .collect(),
            ),
            "valleys" => file(
                (0..30)
                    .map(|test| valley(rng, 10 + test, test % (K + 1), -32_768, 3 * MOST / 4))
                    .collect(),
            ),
            "all-zero" => file((0..=K).map(|k| random(rng, 10, k, 1, 0)).collect()),
            "small" => boards(rng, 100, 8, K, 20),
            "no-negative-allowed" => {
                let shares = (0..80).map(|percent| random(rng, 20, 0, 100, percent / 2));
                file(shares.collect())
            }
            "many-negative" => {
                let shares = (0..80).map(|test| random(rng, 12, K, 100, 30 + test / 2));
                file(shares.collect())
            }
            "winding" => file(
                (0..30)
                    .map(|test| winding(rng, 61, test % 6, MOST, test / 3))
                    .collect(),
            ),
            "largest-sums" => file(vec![
                Test {
                    size: N,
                    negative: 0,
                    values: vec![MOST; N * N],
                },
                winding(rng, N, 0, MOST, 0),
                winding(rng, N, K, MOST, 4),
            ]),
            "middling" => boards(rng, 100, 30, K, 1000),
            "source-limits" => file(
                (0..100)
                    .map(|test| random(rng, N, K, MOST, test / 2))
                    .collect(),
            ),

            "past-32-bits" => file(
                (0..20)
                    .map(|test| random(rng, 75, 10, HUGE, 2 * test))
                    .collect(),
            ),
            "beyond-least-sums" => file(
                (1..=6)
                    .flat_map(|n| (0..=MOST_NEGATIVE).map(move |k| equal(n, k, -HUGE)))
                    .collect(),
            ),
            "beyond-valleys" => file(
                (0..30)
                    .map(|test| valley(rng, 20 + test, test % (MOST_NEGATIVE + 1), -HUGE, HUGE / 2))
                    .collect(),
            ),
            "beyond-winding" => file(
                (0..3)
                    .map(|test| winding(rng, 999, MOST_NEGATIVE, HUGE, 4 + 4 * test))
                    .collect(),
            ),
            "beyond-few-negative" => file(
                [1, 5, 20]
                    .map(|percent| random(rng, MANY, MOST_NEGATIVE, HUGE, percent))
                    .into(),
            ),
            "beyond-narrow" => file(
                [38, 42, 46]
                    .map(|percent| random(rng, MANY, MOST_NEGATIVE, HUGE, percent))
                    .into(),
            ),
            "beyond-limits" => file(
                [25, 30, 35]
                    .map(|percent| random(rng, MANY, MOST_NEGATIVE, HUGE, percent))
                    .into(),
            ),
            _ => return None,
        })
    }

    fn picture(input: &Input) -> Option<Scene> {
        let test = input.tests.first()?;
        let numbers = test.values.iter().map(|number| Some(Piece::plain(number)));
        let board = scene::Grid::by_rows(test.size, test.size, numbers);
        let negative = (0..test.values.len())
            .filter(|&place| test.values[place] < 0)
            .take(2500);
        Some(
            negative
                .fold(board, |board, place| {
                    board.fill(place / test.size + 1, place % test.size + 1, Tone::Quiet)
                })
                .into(),
        )
    }

    fn small(rng: &mut Rng) -> Input {
        let count = rng.random_range(1..=3);
        let most = [1, 9, 1_000_000_000][rng.random_range(0..3)];
        boards(rng, count, 4, 4, most)
    }

    fn sizes(input: &Input) -> Sizes {
        // Many boards are allowed if they are small, and large ones if they are few.
        let is_any_large = input.tests.iter().any(|test| test.size > SMALL);
        let tests = if is_any_large {
            "tests"
        } else {
            "tests_of_small_N"
        };
        Sizes::default()
            .with_all("N", input.tests.iter().map(|test| test.size))
            .with_all("K", input.tests.iter().map(|test| test.negative))
            .with_all(
                "number",
                input.tests.iter().flat_map(|test| &test.values).copied(),
            )
            .with(tests, input.tests.len())
    }

    fn quantities(input: &Input) -> Sizes {
        let sums = Grid::solve(input).0.into_iter().flatten();
        let (below, above): (Vec<i64>, Vec<i64>) = sums.partition(|sum| *sum < 0);
        Sizes::default()
            .with_all("above", above)
            .with_all("below", below.into_iter().map(i64::unsigned_abs))
    }

    fn ladder() -> Vec<(u64, Input)> {
        let mut rng = contract::seeded(&["grid", "ladder"]);
        [2, 3, 4, 5, 100, 300, 1000]
            .map(|size| (size as u64, file(vec![random(&mut rng, size, 5, 100, 20)])))
            .into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_are_the_boards_of_the_source_tier() {
        let of_source = format!("N = {{ source = \"1..={SMALL}\"");
        assert!(Grid::MANIFEST.contains(&of_source));
    }
}
