//! The tests of KNIGHT: recipes, validator, small random inputs.

use std::fmt;

use contract::{AnyProblem, Games, Rng, RngExt, Room, Sizes, Way, erased_interactive};
use inpout::Problem;

use crate::{Board, Input, Knight, brute, rules, second, theorem};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Board { rows, columns }, (row, column)) = (self.board, self.start);
        writeln!(f, "{rows} {columns} {row} {column}")
    }
}

const BILLION: u32 = 1_000_000_000;

fn opening([rows, columns, row, column]: [u32; 4]) -> Input {
    Input {
        board: Board { rows, columns },
        start: (row, column),
    }
}

/// A board with sides between `least` and `most`, and a start in its upper right quarter that is
/// won or lost as wanted.
fn random(rng: &mut Rng, least: u32, most: u32, is_won: bool) -> Input {
    loop {
        let (rows, columns) = (
            rng.random_range(least..=most),
            rng.random_range(least..=most),
        );
        let input = opening([
            rows,
            columns,
            rng.random_range(rows / 2..=rows),
            rng.random_range(columns / 2..=columns),
        ]);
        if input.board.is_lost(input.start) != is_won {
            return input;
        }
    }
}

pub static PROBLEM: &dyn AnyProblem = erased_interactive::<Knight>();

impl Room for Knight {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::FindsSmall(second::solve);
    const THEOREM: Way<Self> = Way::FindsSmall(theorem::solve);
    const GAME: Option<checker::interactor::NewGame> = Some(crate::referee::game);
    const CHECKER_CPP: Option<&'static str> = Some(include_str!("../checker.cpp"));

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        Some(match name {
            "sample-won" => opening([8, 9, 8, 8]),
            "sample-lost" => opening([8, 9, 8, 9]),
            "no-move" => opening([2, 2, 1, 2]),
            "no-move-on-a-large-board" => opening([1000, 1000, 2, 2]),
            "one-move" => opening([5, 5, 3, 1]),
            "document-won" => opening([8, 9, 7, 7]),
            "document-several" => opening([8, 9, 3, 4]),
            "two-rows" => opening([2, 1000, 2, 999]),
            "two-columns" => opening([999, 2, 999, 2]),
            "top-row-lost" => opening([9, 12, 9, 7]),
            "top-row-won" => opening([9, 9, 9, 8]),
            "right-column-lost" => opening([12, 13, 7, 13]),
            "corner-lost" => opening([8, 8, 8, 8]),
            "along-the-edge" => opening([101, 97, 100, 96]),
            "lost-random" => random(rng, 20, 60, false),
            "won-best" => random(rng, 300, 600, true),
            "hold-out" => random(rng, 600, 1000, false),
            "source-limits-won" => opening([1000, 1000, 999, 1000]),
            "source-limits-lost" => opening([1000, 1000, 1000, 1000]),
            "to-the-end" => opening([BILLION, BILLION, 700, 903]),
            "just-too-large-mirrored" => opening([1001, 1001, 1000, 1001]),
            "far-corner" => opening([BILLION, BILLION, BILLION, BILLION]),
            "far-top-row" => opening([BILLION - 3, BILLION, BILLION - 3, BILLION / 2 + 2]),
            "far-exception" => opening([BILLION - 3, BILLION - 3, BILLION - 3, BILLION - 4]),
            "far-exception-mirrored" => {
                opening([BILLION - 3, BILLION - 3, BILLION - 4, BILLION - 3])
            }
            "long-strip" => opening([9, BILLION - 3, 9, BILLION - 4]),
            "long-strip-mirrored" => opening([BILLION - 3, 5, BILLION - 4, 5]),
            "next-to-the-corner" => opening([BILLION - 1, BILLION, BILLION - 2, BILLION - 1]),
            "last-column-but-one" => opening([BILLION - 1, BILLION, BILLION - 7, BILLION - 1]),
            "below-the-corner" => opening([BILLION, BILLION, BILLION - 1, BILLION]),
            "left-of-the-corner" => opening([BILLION, BILLION, BILLION, BILLION - 1]),
            "below-the-top-row" => opening([BILLION, BILLION, BILLION - 1, BILLION - 3]),
            "past-16-bits" => opening([BILLION, BILLION, (7000 << 16) + 3, (7001 << 16) + 1]),
            "past-16-bits-mirrored" => {
                opening([BILLION, BILLION, (7001 << 16) + 1, (7000 << 16) + 3])
            }
            "before-16-bits" => opening([BILLION, BILLION, (7000 << 16) - 1, (7001 << 16) - 1]),
            "mixed-edges" => opening([BILLION - 3, BILLION, BILLION - 3, BILLION]),
            "mixed-edges-mirrored" => opening([BILLION, BILLION - 3, BILLION - 1, BILLION - 3]),
            "far-right-column" => opening([BILLION, BILLION - 3, BILLION / 2, BILLION - 3]),
            "far-random" => random(rng, BILLION / 2, BILLION, false),
            "beyond-limits" => random(rng, BILLION - 7, BILLION, true),
            _ => return None,
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let (rows, columns) = (rng.random_range(2..=30), rng.random_range(2..=30));
        let start = (rng.random_range(1..=rows), rng.random_range(1..=columns));
        let far = if rng.random_range(0..4) == 0 {
            BILLION - 40
        } else {
            0
        };
        Input {
            board: Board {
                rows: rows + far,
                columns,
            },
            start,
        }
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("m", input.board.rows)
            .with("n", input.board.columns)
    }

    fn quantities(input: &Input) -> Sizes {
        Sizes::default().with_all("moves", Knight::solve(input).moves)
    }

    fn ladder() -> Vec<(u64, Input)> {
        [10_u32, 20, 30, 40, 100, 300, 1000]
            .map(|side| (side.into(), opening([side; 4])))
            .into()
    }
}
