//! The tests of CODAY: recipes, validator, small random inputs.
//!
//! A file holds one position, so the recipes look for positions with the right number of winning
//! pushes.

use std::fmt;
use std::ops::RangeInclusive;

use contract::{AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, erased};
use inpout::Problem;
use theory::no_repeat::NewestRows;

use crate::{Coday, Input, Output, brute, next_row, rules, second, winning_pushes};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Input {
            cells,
            longest,
            cell,
        } = self;
        writeln!(f, "{cells} {longest} {cell}")
    }
}

/// The highest cell up to `cell` with so many winning pushes, on a strip of `cells` cells, or cell 1
/// if there is none in the last `2M + 2` cells.
fn highest(winners: RangeInclusive<usize>, cells: usize, longest: usize, cell: usize) -> Input {
    let lowest = cell.saturating_sub(2 * longest + 2).max(1);
    let mut rows = NewestRows::first(longest);
    while rows.newest() < lowest {
        rows.push(next_row(&rows));
    }
    let mut found = 1;
    for row in lowest..=cell {
        if winners.contains(&winning_pushes(&rows, longest).len()) {
            found = row;
        }
        rows.push(next_row(&rows));
    }
    Input {
        cells,
        longest,
        cell: found,
    }
}

/// A random cell of a strip of up to `cells` cells, with pushes of up to `longest`.
fn random(rng: &mut Rng, cells: usize, longest: usize) -> Input {
    let cells = rng.random_range(1..=cells);
    Input {
        cells,
        longest: rng.random_range(1..=longest),
        cell: rng.random_range(1..=cells),
    }
}

const SOURCE: usize = 1_000_000;
const BEYOND: usize = 10_000_000;

pub static PROBLEM: &dyn AnyProblem = erased::<Coday>();

impl Room for Coday {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let [cells, longest] = ["N", "M"].map(|it| usize::try_from(most.of(it)).expect("small"));
        Input {
            cells,
            longest: rng.random_range(longest.div_ceil(2)..=longest),
            cell: rng.random_range(cells - cells / 4..=cells),
        }
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let at = |cells, longest, cell| Input {
            cells,
            longest,
            cell,
        };
        // How many pushes win.
        let none = || 0..=0;
        let one = || 1..=1;
        let several = || 2..=usize::MAX;
        Some(match name {
            "sample" => at(12, 4, 7),
            "sample-slower" => at(10, 4, 10),
            "sample-lost" => at(12, 4, 6),
            "one-cell" => at(1, 1, 1),
            "two-cells" => at(2, 50, 2),
            "one-by-one" => at(SOURCE, 1, SOURCE),
            "just-within-reach" => at(100, 6, 7),
            "just-out-of-reach" => at(100, 7, 9),
            "wide-pushes" => at(40, 50, 37),
            "low-on-a-long-strip" => at(SOURCE, 5, 14),
            "two" => highest(several(), SOURCE, 2, SOURCE),
            "two-lost" => highest(none(), SOURCE, 2, SOURCE),
            "three-lost" => highest(none(), SOURCE, 3, SOURCE),
            "five-lost" => highest(none(), 1000, 5, 1000),
            "slower-pushes" => highest(3..=9, 1000, 5, 600),
            "delay-barred" => at(30, 5, 22),
            "delays-barred" => at(5000, 5, 2993),
            "one-push-wins" => highest(one(), 5000, 9, 4321),
            "random-small" => random(rng, 100, 9),
            "random-large" => random(rng, SOURCE, 50),
            "odd-lost" => highest(none(), SOURCE, 45, SOURCE),
            "delay-barred-wide" => at(SOURCE, 31, 82),
            "several-win" => highest(several(), SOURCE, 48, SOURCE),
            "most-win" => highest(3..=50, SOURCE, 47, SOURCE),
            "one-wins" => highest(one(), SOURCE, 49, SOURCE),
            "source-limits" => highest(none(), SOURCE, 50, SOURCE),
            "beyond-two-lost" => highest(none(), BEYOND, 2, BEYOND),
            "beyond-three" => highest(one(), BEYOND, 3, BEYOND),
            "beyond-random" => random(rng, BEYOND, 100),
            "beyond-several" => highest(several(), BEYOND, 91, 2_000_000),
            "beyond-delays-barred" => at(BEYOND, 41, 2947),
            "beyond-one" => highest(one(), BEYOND, 40, 9_000_000),
            "beyond-lost" => highest(none(), BEYOND, 95, 3_000_000),
            "beyond-limits" => at(BEYOND, 100, BEYOND),
            _ => return None,
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let cells = if rng.random() { 30 } else { 300 };
        let longest = if rng.random() { 6 } else { 25 };
        random(rng, cells, longest)
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("N", input.cells)
            .with("M", input.longest)
    }

    fn quantities(input: &Input) -> Sizes {
        let Output { pushes, .. } = Coday::solve(input);
        Sizes::default().with("pushes", pushes)
    }

    fn ladder() -> Vec<(u64, Input)> {
        [10_u64, 100, 1000, 10_000]
            .map(|size| {
                let cells = usize::try_from(size).expect("small");
                let input = Input {
                    cells,
                    longest: 50,
                    cell: cells,
                };
                (size, input)
            })
            .into()
    }
}
