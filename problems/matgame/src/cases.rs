//! The tests of MATGAME: recipes, validator, small random inputs.

use std::fmt;

use contract::offer::size;
use contract::scene::{Grid, Piece, Scene};
use contract::{AnyProblem, Most, Offer, Rng, RngExt, Room, Sizes, Way, any_magnitude, erased};
use inpout::spaced;

use crate::{Input, LARGEST, Matgame, brute, offer};

/// The largest absolute value of an entry in the source tier.
const SOURCE_LARGEST: i32 = 1000;

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (m, n) = (self.rows.len(), self.rows[0].len());
        writeln!(f, "{m} {n} {}", self.rounds)?;
        for row in &self.rows {
            writeln!(f, "{}", spaced(row))?;
        }
        Ok(())
    }
}

/// The matrix whose entry in row `i`, column `j`, both from 0, is `entry(i, j)`.
fn filled(
    (m, n): (usize, usize),
    rounds: usize,
    mut entry: impl FnMut(usize, usize) -> i32,
) -> Input {
    Input {
        rows: (0..m)
            .map(|i| (0..n).map(|j| entry(i, j)).collect())
            .collect(),
        rounds,
    }
}

/// Entries from `-most` to `most`, all equally likely.
pub fn random(rng: &mut Rng, sides: (usize, usize), rounds: usize, most: i32) -> Input {
    filled(sides, rounds, |_, _| rng.random_range(-most..=most))
}

/// Entries of all magnitudes and both signs.
fn magnitudes(rng: &mut Rng, sides: (usize, usize), rounds: usize, most: u32) -> Input {
    filled(sides, rounds, |_, _| {
        let size = any_magnitude(most.into(), rng);
        let size = i32::try_from(size).expect("at most the limit");
        if rng.random() { size } else { -size }
    })
}

/// A chessboard of the largest entries of both signs, slightly disturbed: every other line is
/// nearly the same, which costs a solver of linear systems six digits.
pub fn nearly_equal(rng: &mut Rng, sides: (usize, usize), rounds: usize, most: i32) -> Input {
    filled(sides, rounds, |i, j| {
        let base = if (i + j) % 2 == 0 { most } else { -most };
        base - base.signum() * rng.random_range(0..=2)
    })
}

/// A chessboard of entries of size `most` in turn with both signs, a third of them one less.
fn cancelling(most: i32) -> Input {
    filled((4, 4), 3, |i, j| {
        let size = most - i32::from((i + j) % 3 == 0);
        if (i + j) % 2 == 0 { size } else { -size }
    })
}

/// Another such matrix; the value of the game is less than 1.
fn cancelling_again(most: i32) -> Input {
    let less = [[1, -2, 2, -1], [0, 0, 0, 0], [0, -1, 0, 0], [0, 1, -1, 1]];
    let signs = [
        [1, -1, 1, -1],
        [-1, 1, -1, 1],
        [1, -1, 1, -1],
        [-1, 1, -1, 1],
    ];
    filled((4, 4), 3, |i, j| signs[i][j] * most - less[i][j])
}

pub static PROBLEM: &dyn AnyProblem = erased::<Matgame>();

impl Room for Matgame {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const OFFER: Option<Offer<Self>> = Some(offer::OFFER);
    const BRUTE: Way<Self> = Way::Judges(brute::is_right);
    const SPECIAL: Option<checker::special::Special> = Some(crate::referee::check);
    const CHECKER_CPP: Option<&'static str> = Some(include_str!("../checker.cpp"));

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let mut side =
            |name: &str| size(rng.random_range(most.of(name).div_ceil(2)..=most.of(name)));
        let (m, n) = (side("m"), side("n"));
        let rounds = rng.random_range(1..=m.min(n));
        random(
            rng,
            (m, n),
            rounds,
            i32::try_from(most.of("a")).expect("an entry"),
        )
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let matrix = |rounds: usize, rows: &[&[i32]]| Input {
            rows: rows.iter().map(|row| row.to_vec()).collect(),
            rounds,
        };
        let three: [&[i32]; 3] = [&[3, -1, 2], &[0, 4, 1], &[2, 2, -3]];
        Some(match name {
            "sample-one-round" => matrix(1, &[&[1, 0], &[0, 1]]),
            "sample-two-rounds" => matrix(2, &three),
            "one-entry" => matrix(1, &[&[-SOURCE_LARGEST]]),
            "one-row" => matrix(1, &[&[5, -2, 7, 0, 3]]),
            "one-column" => matrix(1, &[&[-9], &[-4], &[-6], &[-5], &[-8]]),
            "one-round-of-three" => matrix(1, &three),
            "saddle-point" => matrix(1, &[&[4, 2, 9], &[5, 1, 0], &[3, 1, 8]]),
            "scissors-stone-paper" => matrix(1, &[&[0, 1, -1], &[-1, 0, 1], &[1, -1, 0]]),
            "the-next-round-matters" => matrix(2, &[&[10, 0, 3], &[0, -90, 60], &[3, 60, -90]]),
            "wide" => random(rng, (2, 5), 2, 20),
            "high" => random(rng, (5, 2), 2, 20),
            "all-equal" => filled((5, 5), 3, |_, _| -123),
            "identity" => filled((5, 5), 2, |i, j| i32::from(i == j)),
            "played-to-the-end" => random(rng, (4, 4), 4, 100),
            "many-ties" => random(rng, (5, 5), 3, 1),
            "source-magnitudes" => magnitudes(rng, (5, 4), 3, 1000),
            "source-nearly-equal" => nearly_equal(rng, (5, 5), 4, SOURCE_LARGEST),
            "source-cancelling" => cancelling(SOURCE_LARGEST),
            "source-cancelling-again" => cancelling_again(SOURCE_LARGEST),
            "source-small-rest" => matrix(
                1,
                &[
                    &[421, -103, -958, -977],
                    &[998, -997, 275, -995],
                    &[335, -1000, -968, 835],
                    &[-358, 999, 923, -769],
                ],
            ),
            "source-small-rest-again" => matrix(
                1,
                &[
                    &[52, 1000, -140, -975, -874],
                    &[861, -628, -729, -704, -818],
                    &[-516, -762, -883, 49, 288],
                    &[-600, -527, -546, 529, -972],
                    &[916, -1000, 332, 994, 892],
                ],
            ),
            "source-to-the-end" => random(rng, (5, 5), 5, SOURCE_LARGEST),
            "source-limits" => random(rng, (5, 5), 4, SOURCE_LARGEST),
            "beyond-one-round" => random(rng, (8, 8), 1, LARGEST),
            "beyond-wide" => random(rng, (3, 8), 3, 1000),
            "beyond-high" => random(rng, (8, 5), 5, LARGEST),
            "beyond-many-ties" => random(rng, (8, 8), 6, 1),
            "beyond-identity" => filled((8, 8), 4, |i, j| i32::from(i == j)),
            "beyond-nearly-equal" => nearly_equal(rng, (8, 8), 4, LARGEST),
            "beyond-magnitudes" => magnitudes(rng, (8, 8), 5, 1_000_000),
            "beyond-cancelling" => cancelling(LARGEST),
            "beyond-cancelling-again" => cancelling_again(LARGEST),
            "beyond-small-magnitudes" => magnitudes(rng, (5, 4), 3, 1_000_000),
            "beyond-to-the-end" => random(rng, (8, 8), 8, LARGEST),
            "beyond-limits" => random(rng, (8, 8), 7, LARGEST),
            _ => return None,
        })
    }

    fn picture(input: &Input) -> Option<Scene> {
        let columns = input.rows.first()?.len();
        let numbers = input
            .rows
            .iter()
            .flatten()
            .map(|number| Some(Piece::plain(number)));
        Some(Grid::by_rows(input.rows.len(), columns, numbers).into())
    }

    fn small(rng: &mut Rng) -> Input {
        let sides = (rng.random_range(1..=4), rng.random_range(1..=4));
        let rounds = rng.random_range(1..=sides.0.min(sides.1));
        match rng.random_range(0..4) {
            0 => random(rng, sides, rounds, 1),
            1 => random(rng, sides, rounds, 9),
            2 => nearly_equal(rng, sides, rounds, SOURCE_LARGEST),
            _ => magnitudes(rng, sides, rounds, 1000),
        }
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("m", input.rows.len())
            .with("n", input.rows[0].len())
            .with_all("a", input.rows.iter().flatten().copied())
    }

    fn quantities(input: &Input) -> Sizes {
        Sizes::default()
            .with("rounds", input.rounds)
            .with("cells", input.rows.concat().len())
    }

    fn ladder() -> Vec<(u64, Input)> {
        let mut rng = contract::seeded(&["matgame", "ladder"]);
        [2, 3, 4, 5, 6]
            .map(|size: usize| {
                (
                    size as u64,
                    random(&mut rng, (size, size), size - 1, LARGEST),
                )
            })
            .into()
    }
}
