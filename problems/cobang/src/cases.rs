//! The tests of COBANG: recipes, validator, small random inputs.
//!
//! A file holds one position, so the recipes look for positions of all kinds.

use std::any::Any;
use std::fmt;

use contract::{AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, erased};
use inpout::Problem;

use crate::{Cobang, Input, brute, next_row, rules, second};
use theory::no_repeat::{MOST_COLUMNS, NewestRows};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Input {
            rows,
            columns,
            row,
            column,
        } = self;
        writeln!(f, "{rows} {columns} {row} {column}")
    }
}

/// What a position is to be like.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    /// Lost, as is every column of its row.
    LostRow,
    /// Lost, as is every column of its row, but sooner than the others: the column bars the move
    /// that delays most.
    LostSooner,
    /// Lost, as the one column of its row that bars the only winning move.
    LostColumn,
    /// Won, but later than from the other columns of its row.
    LateWin,
    /// Won as soon as from most columns of its row.
    Win,
}

/// The highest position of this kind in a row up to `row` on a board of `rows` rows, or cell
/// (1, 1) if there is none in the last hundred rows.
fn highest(kind: Kind, rows: usize, columns: usize, row: usize) -> Input {
    let lowest = row.saturating_sub(MOST_COLUMNS).max(1);
    let mut table = NewestRows::first(columns);
    while table.newest() < lowest {
        table.push(next_row(&table));
    }
    let mut found = None;
    for row in lowest..=row {
        // Column 0 bars nothing, and at most one column differs from it.
        let free = table.moves(row, 0);
        let other = (1..=columns).find(|&column| table.moves(row, column) != free);
        let plain = (1..=columns).rev().find(|&column| Some(column) != other);
        let is_lost = |column: usize| table.moves(row, column).is_multiple_of(2);
        let column = match kind {
            Kind::LostRow => plain.filter(|_| is_lost(0)),
            Kind::LostSooner => other.filter(|&column| is_lost(0) && is_lost(column)),
            Kind::LostColumn => other.filter(|&column| !is_lost(0) && is_lost(column)),
            Kind::LateWin => other.filter(|&column| !is_lost(0) && !is_lost(column)),
            Kind::Win => plain.filter(|_| !is_lost(0)),
        };
        found = column.map(|column| (row, column)).or(found);
        table.push(next_row(&table));
    }
    let (row, column) = found.unwrap_or((1, 1));
    Input {
        rows,
        columns,
        row,
        column,
    }
}

/// A random position on a board of up to `rows` rows and `columns` columns.
pub fn random(rng: &mut Rng, rows: usize, columns: usize) -> Input {
    let rows = rng.random_range(1..=rows);
    let columns = rng.random_range(1..=columns);
    Input {
        rows,
        columns,
        row: rng.random_range(1..=rows),
        column: rng.random_range(1..=columns),
    }
}

const SOURCE: usize = 1_000_000;
const BEYOND: usize = 10_000_000;

pub static PROBLEM: &dyn AnyProblem = erased::<Cobang>();

impl Room for Cobang {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let [rows, columns] = ["N", "M"].map(|it| usize::try_from(most.of(it)).expect("small"));
        Input {
            rows,
            columns,
            row: rng.random_range(rows - rows / 4..=rows),
            column: rng.random_range(1..=columns),
        }
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        use Kind::{LateWin, LostColumn, LostRow, LostSooner, Win};
        let at = |rows, columns, row, column| Input {
            rows,
            columns,
            row,
            column,
        };
        Some(match name {
            "sample" => at(12, 4, 8, 2),
            "sample-won" => at(12, 4, 10, 4),
            "sample-first-row" => at(12, 4, 1, 2),
            "one-cell" => at(1, 1, 1, 1),
            "only-move-barred" => at(2, 3, 2, 1),
            "second-row" => at(2, 3, 2, 2),
            "one-column" => at(SOURCE, 1, SOURCE, 1),
            "two-columns" => highest(Win, SOURCE, 2, SOURCE),
            "two-columns-lost" => highest(LostColumn, SOURCE, 2, SOURCE),
            "three-columns" => highest(LostRow, SOURCE, 3, SOURCE - 3),
            "wide-board" => at(40, 50, 37, 18),
            "low-on-a-high-board" => at(SOURCE, 4, 12, 1),
            "six-rows" => at(6, 4, 6, 3),
            "late-win" => highest(LateWin, 100, 6, 60),
            "lost-column" => highest(LostColumn, 1000, 7, 871),
            "lost-sooner" => highest(LostSooner, 300, 5, 236),
            "random-small" => random(rng, 100, 9),
            "random-lost" => highest(LostColumn, 5000, 23, 4321),
            "random-large" => random(rng, SOURCE, 50),
            "odd-lost-row" => highest(LostRow, SOURCE, 45, 900_000),
            "late-win-high" => highest(LateWin, SOURCE, 48, SOURCE),
            "lost-column-high" => highest(LostColumn, SOURCE, 49, SOURCE),
            "lost-sooner-high" => highest(LostSooner, SOURCE, 23, 700_000),
            "won-high" => highest(Win, SOURCE, 50, SOURCE),
            "source-limits" => highest(LostRow, SOURCE, 50, SOURCE),
            "beyond-two-columns" => highest(LostRow, BEYOND, 2, BEYOND),
            "beyond-three-columns" => highest(LostColumn, BEYOND, 3, BEYOND),
            "beyond-random" => random(rng, BEYOND, 100),
            "beyond-lost-column" => highest(LostColumn, BEYOND, 99, 2_000_000),
            "beyond-lost-sooner" => highest(LostSooner, BEYOND, 17, 9_999_999),
            "beyond-late-win" => highest(LateWin, BEYOND, 40, 9_000_000),
            "beyond-lost-row" => highest(LostRow, BEYOND, 95, 3_000_000),
            "beyond-limits" => at(BEYOND, 100, BEYOND, 1),
            _ => return None,
        })
    }

    fn resumed(input: &Input, _: usize, at: &dyn Any) -> Option<Input> {
        let &(row, column) = at.downcast_ref()?;
        Some(Input {
            row,
            column,
            ..*input
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let rows = if rng.random() { 30 } else { 300 };
        let columns = if rng.random() { 6 } else { 25 };
        random(rng, rows, columns)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("N", input.rows)
            .with("M", input.columns)
    }

    fn quantities(input: &Input) -> Sizes {
        Sizes::default().with("moves", Cobang::solve(input).0)
    }

    fn ladder() -> Vec<(u64, Input)> {
        [10_u64, 100, 1000, 10_000]
            .map(|size| {
                let rows = usize::try_from(size).expect("small");
                let input = Input {
                    rows,
                    columns: 50,
                    row: rows,
                    column: 1,
                };
                (size, input)
            })
            .into()
    }
}
