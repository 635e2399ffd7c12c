//! The tests of MAHJONG: recipes, validator, small random inputs.

use std::fmt;

use contract::scene::{Grid, Piece, Scene};
use contract::{AnyProblem, Rng, RngExt, Room, Sizes, Way, erased, permutation};
use inpout::{Problem, spaced};

use crate::{Input, Mahjong, brute, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", self.tiles.len() / self.columns, self.columns)?;
        for row in self.tiles.chunks(self.columns) {
            writeln!(f, "{}", spaced(row))?;
        }
        Ok(())
    }
}

/// These rows.
pub fn board(rows: &[&[u32]]) -> Input {
    Input {
        columns: rows[0].len(),
        tiles: rows.concat(),
    }
}

/// A number of a colour or of a tile as a colour.
fn colour(number: usize) -> u32 {
    u32::try_from(number).expect("at most 500 000 colours")
}

/// Tiles anywhere.
fn shuffled(rng: &mut Rng, m: usize, n: usize) -> Input {
    let order = permutation(m * n, rng);
    Input {
        columns: n,
        tiles: order.iter().map(|&tile| colour(tile / 2 + 1)).collect(),
    }
}

/// How the colours of a board are numbered that was peeled pair by pair.
#[derive(Clone, Copy)]
enum Numbering {
    /// In the order of the peeling.
    Rising,
    /// Against it: the last pair to be uncovered has the smallest number.
    Falling,
    /// At random.
    Random,
}

/// A board that goes down to the last `core` tiles or nearly so: pairs are peeled off a full board,
/// each from one of the sides in `sides` (left, right, top, bottom) as long as these have two tiles
/// to show, and the last `core` tiles are of random colours.
fn peeled(
    rng: &mut Rng,
    (m, n): (usize, usize),
    sides: &[usize],
    core: usize,
    numbering: Numbering,
) -> Input {
    let mut place = vec![0; m * n];
    let mut is_gone = vec![false; m * n];
    let mut order = Vec::with_capacity(m * n);
    // The lines of each side that are not known to be empty, each with the tiles passed over.
    let mut lines: [Vec<(usize, usize)>; 4] = std::array::from_fn(|side| {
        let count = if side < 2 { m } else { n };
        (0..count).map(|line| (line, 0)).collect()
    });
    let tile = |side: usize, (line, passed): (usize, usize)| match side {
        0 => line * n + passed,
        1 => line * n + n - 1 - passed,
        2 => passed * n + line,
        _ => (m - 1 - passed) * n + line,
    };
    while order.len() + core < m * n {
        let preferred = sides[rng.random_range(0..sides.len())];
        let any = rng.random_range(0..4);
        // The first tile of a random line, and of another one.
        let mut pair = Vec::new();
        for side in [preferred, any] {
            pair.clear();
            let length = if side < 2 { n } else { m };
            while pair.len() < 2 && lines[side].len() > pair.len() {
                // A line that has been chosen waits at the front.
                let chosen = rng.random_range(pair.len()..lines[side].len());
                let line = &mut lines[side][chosen];
                while line.1 < length && is_gone[tile(side, *line)] {
                    line.1 += 1;
                }
                if line.1 == length {
                    lines[side].swap_remove(chosen);
                } else {
                    pair.push(tile(side, *line));
                    lines[side].swap(pair.len() - 1, chosen);
                }
            }
            if pair.len() == 2 {
                break;
            }
        }
        if let &[first, second] = &pair[..] {
            is_gone[first] = true;
            is_gone[second] = true;
            order.extend([first, second]);
        }
    }
    let rest = permutation(m * n, rng);
    order.extend(rest.into_iter().filter(|&tile| !is_gone[tile]));
    let names = match numbering {
        Numbering::Rising => (0..m * n / 2).collect(),
        Numbering::Falling => (0..m * n / 2).rev().collect(),
        Numbering::Random => permutation(m * n / 2, rng),
    };
    for (number, &tile) in order.iter().enumerate() {
        place[tile] = colour(names[number / 2] + 1);
    }
    Input {
        columns: n,
        tiles: place,
    }
}

const ALL: &[usize] = &[0, 1, 2, 3];

pub static PROBLEM: &dyn AnyProblem = erased::<Mahjong>();

impl Room for Mahjong {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Judges(second::is_right);

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        use Numbering::{Falling, Random, Rising};
        const S: usize = 300;
        const L: usize = 1000;
        Some(match name {
            "sample" => board(&[&[1, 2, 3, 4], &[1, 2, 3, 4], &[5, 5, 6, 6]]),
            "two-tiles" => board(&[&[1, 1]]),
            "sample-crossed" => board(&[&[1, 2], &[2, 1]]),
            "crossed-again" => board(&[&[1, 2], &[3, 4], &[4, 3], &[2, 1]]),
            "different-sides" => board(&[&[1, 2], &[3, 1], &[2, 3]]),
            "one-row" => shuffled(rng, 1, S),
            "one-column" => shuffled(rng, S, 1),
            "right-only" => peeled(rng, (6, 9), &[1], 30, Random),
            "bottom-only" => peeled(rng, (9, 6), &[3], 30, Random),
            "random-small" => peeled(rng, (4, 5), ALL, 4, Random),
            "unlocks-smaller" => peeled(rng, (10, 10), ALL, 0, Falling),
            "in-order" => peeled(rng, (10, 11), ALL, 0, Rising),
            "stuck-soon" => shuffled(rng, 40, 40),
            "stuck-late" => peeled(rng, (60, 60), ALL, 120, Random),
            "two-rows" => peeled(rng, (2, S), ALL, 0, Random),
            "two-columns" => peeled(rng, (S, 2), ALL, 0, Random),
            "left-and-top" => peeled(rng, (100, 100), &[0, 2], 0, Random),
            "falling" => peeled(rng, (S, S), ALL, 0, Falling),
            "source-left" => peeled(rng, (S, S - 1), &[0], 0, Random),
            "source-random" => shuffled(rng, S, S),
            "source-stuck" => peeled(rng, (S - 1, S), ALL, 10_000, Random),
            "source-limits" => peeled(rng, (S, S), ALL, 0, Random),

            "beyond-one-row" => shuffled(rng, 1, L),
            "beyond-random" => shuffled(rng, L, L),
            "beyond-falling" => peeled(rng, (L, L), ALL, 0, Falling),
            "beyond-rising" => peeled(rng, (L, L), &[2], 0, Rising),
            "beyond-stuck" => peeled(rng, (L - 1, L), &[0, 3], 300_000, Random),
            "beyond-limits" => peeled(rng, (L, L), ALL, 0, Random),
            _ => return None,
        })
    }

    fn picture(input: &Input) -> Option<Scene> {
        let rows = input.tiles.len() / input.columns;
        let tiles = input.tiles.iter().map(|colour| Some(Piece::card(colour)));
        Some(Grid::by_rows(rows, input.columns, tiles).into())
    }

    fn small(rng: &mut Rng) -> Input {
        loop {
            let (m, n) = (rng.random_range(1..=5), rng.random_range(1..=5));
            if m * n % 2 == 0 && m * n <= 16 {
                let core = 2 * rng.random_range(0..=m * n / 2);
                return peeled(rng, (m, n), ALL, core, Numbering::Random);
            }
        }
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("m", input.tiles.len() / input.columns)
            .with("n", input.columns)
    }

    fn quantities(input: &Input) -> Sizes {
        Sizes::default().with("pairs", Mahjong::solve(input).taken.len())
    }

    fn ladder() -> Vec<(u64, Input)> {
        let mut rng = contract::seeded(&["mahjong", "ladder"]);
        [
            (2, 4),
            (3, 4),
            (4, 4),
            (5, 4),
            (100, 100),
            (180, 180),
            (316, 316),
        ]
        .map(|(rows, columns): (usize, usize)| {
            let size = rows * columns;
            let input = peeled(&mut rng, (rows, columns), ALL, 0, Numbering::Random);
            (size as u64, input)
        })
        .into()
    }
}
