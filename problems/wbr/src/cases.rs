//! The tests of WBR: recipes, validator, small random inputs.

use std::fmt;

use contract::{AnyProblem, Games, Rng, RngExt, Room, Sizes, Way, erased};

use crate::{COLOURS, Colour, Input, Wbr, brute, rules};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", self.rows.len(), self.rows[0].len())?;
        for row in &self.rows {
            row.iter()
                .try_for_each(|&colour| write!(f, "{}", char::from(colour)))?;
            writeln!(f)?;
        }
        Ok(())
    }
}

/// The board of `m` rows and `n` columns whose cell in row `i` from the top, column `j`, both
/// from 0, has the colour `colour(i, j)`.
fn filled(m: usize, n: usize, mut colour: impl FnMut(usize, usize) -> Colour) -> Input {
    let mut row = |i| (0..n).map(|j| colour(i, j)).collect();
    Input {
        rows: (0..m).map(&mut row).collect(),
    }
}

/// A board of `m` rows and `n` columns of these colours, all equally likely.
pub fn random(rng: &mut Rng, m: usize, n: usize, colours: &str) -> Input {
    let colours = colours.as_bytes();
    filled(m, n, |_, _| colours[rng.random_range(0..colours.len())])
}

/// The board with these rows.
fn drawn(rows: &[&str]) -> Input {
    Input {
        rows: rows.iter().map(|row| row.as_bytes().to_vec()).collect(),
    }
}

/// The colour with this number, counted round.
fn colour(number: usize) -> Colour {
    COLOURS.as_bytes()[number % 3]
}

/// The marbles of each region.
fn regions(rows: &[Vec<Colour>]) -> Vec<usize> {
    let columns = rows[0].len();
    let cells = rows.concat();
    let mut is_met = vec![false; cells.len()];
    let mut sizes = Vec::new();
    for first in 0..cells.len() {
        let mut waiting = vec![first];
        let mut size = 0;
        while let Some(cell) = waiting.pop() {
            if std::mem::replace(&mut is_met[cell], true) {
                continue;
            }
            size += 1;
            let column = cell % columns;
            let beside = [
                cell.checked_sub(columns),
                Some(cell + columns),
                (column > 0).then(|| cell - 1),
                (column + 1 < columns).then(|| cell + 1),
            ];
            let same = |next: &usize| cells.get(*next) == Some(&cells[cell]);
            waiting.extend(beside.into_iter().flatten().filter(same));
        }
        sizes.push(size);
    }
    sizes
}

pub static PROBLEM: &dyn AnyProblem = erased::<Wbr>();

impl Room for Wbr {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const PUZZLES: Games<Self> = rules::puzzles;
    const BRUTE: Way<Self> = Way::JudgesSmall(brute::is_right);
    const SPECIAL: Option<checker::special::Special> = Some(crate::referee::check);
    const CHECKER_CPP: Option<&'static str> = Some(include_str!("../checker.cpp"));

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        Some(match name {
            "sample" => filled(10, 15, |i, _| b"RWBRW"[i / 2]),
            "no-move" => filled(5, 7, |i, j| colour(i + j)),
            "pairs-only" => drawn(&["WB", "WB"]),
            "one-colour" => filled(20, 20, |_, _| b'R'),
            "one-cell-left" => drawn(&["WWB", "WWW"]),
            "column-closes" => drawn(&["WBW", "WBW", "RBR"]),
            "wait-for-the-fall" => drawn(&["WWBB", "RRBB", "WWRR", "BBWW"]),
            "four-by-four" => random(rng, 4, 4, COLOURS),
            "two-by-eight" => random(rng, 2, 8, COLOURS),
            "eight-by-two" => random(rng, 8, 2, COLOURS),
            "sixteen-two-colours" => random(rng, 4, 4, "WR"),
            "rows-of-three" => filled(6, 6, |i, _| colour(i / 2)),
            "chess-board" => filled(12, 12, |i, j| colour((i / 2 + j / 2) % 2)),
            "stripes-upright" => filled(8, 18, |_, j| colour(j / 3)),
            "two-colours" => random(rng, 10, 10, "WB"),
            "six-by-six" => random(rng, 6, 6, COLOURS),
            "flat" => random(rng, 2, 20, COLOURS),
            "tall" => random(rng, 20, 2, COLOURS),
            "ten-by-ten" => random(rng, 10, 10, COLOURS),
            "fifteen" => random(rng, 15, 15, COLOURS),
            "twenty-with-a-rare-colour" => random(rng, 20, 20, "WWWBBBR"),
            "limits" => random(rng, 20, 20, COLOURS),
            _ => return None,
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let m = rng.random_range(2..=4);
        let n = rng.random_range(2..=12 / m);
        let colours = ["WB", COLOURS][rng.random_range(0..2)];
        random(rng, m, n, colours)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("m", input.rows.len())
            .with("n", input.rows[0].len())
    }

    fn quantities(input: &Input) -> Sizes {
        Sizes::default().with_all("region", regions(&input.rows))
    }

    fn ladder() -> Vec<(u64, Input)> {
        // The size is the number of cells.
        (3..=6)
            .map(|n| (2 * n as u64, filled(2, n, |i, j| colour(i + j / 2))))
            .collect()
    }
}
