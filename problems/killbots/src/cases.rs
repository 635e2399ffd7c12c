//! The tests of KILLBOTS: recipes, validator, small random inputs.

use std::fmt;

use contract::{AnyProblem, Games, Rng, RngExt, Room, Sizes, Way, erased};

use crate::{Grid, Input, Killbots, LONGEST, brute, rules, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.grids.iter().try_for_each(|grid| {
            for row in grid.cells.chunks(grid.columns) {
                writeln!(f, "{}", String::from_utf8_lossy(row))?;
            }
            writeln!(f, "$")
        })
    }
}

/// The grid with these rows.
pub fn grid(rows: &[&str]) -> Grid {
    Grid {
        columns: rows[0].len(),
        cells: rows.concat().into_bytes(),
    }
}

fn grids(list: &[&[&str]]) -> Input {
    Input {
        grids: list.iter().map(|rows| grid(rows)).collect(),
    }
}

/// Every row of this length with one hero.
pub fn every_row(columns: usize) -> Vec<Grid> {
    (0..columns * 4_usize.pow(u32::try_from(columns).expect("rows are short") - 1))
        .map(|mut code| {
            let hero = code % columns;
            code /= columns;
            let cells = (0..columns).map(|column| {
                if column == hero {
                    return b'@';
                }
                let cell = b".+#*"[code % 4];
                code /= 4;
                cell
            });
            Grid {
                columns,
                cells: cells.collect(),
            }
        })
        .collect()
}

/// Of a thousand cells, how many hold a robot, a fast robot, and junk.
type Mix = (u32, u32, u32);

/// A grid of random cells, with the hero at this place.
fn filled(rng: &mut Rng, rows: usize, columns: usize, hero: (usize, usize), mix: Mix) -> Grid {
    let hero = hero.0 * columns + hero.1;
    let cells = (0..rows * columns).map(|cell| {
        let lot = rng.random_range(0..1000);
        if cell == hero {
            b'@'
        } else if lot < mix.0 {
            b'+'
        } else if lot < mix.0 + mix.1 {
            b'#'
        } else if lot < mix.0 + mix.1 + mix.2 {
            b'*'
        } else {
            b'.'
        }
    });
    Grid {
        columns,
        cells: cells.collect(),
    }
}

/// A random grid with the hero anywhere, and with anything between few robots and many.
fn anything(rng: &mut Rng, rows: usize, columns: usize) -> Grid {
    let hero = (rng.random_range(0..rows), rng.random_range(0..columns));
    let most = [30, 100, 300][rng.random_range(0..3)];
    let mix = (
        rng.random_range(0..=most),
        rng.random_range(0..=most),
        rng.random_range(0..=most / 2),
    );
    filled(rng, rows, columns, hero, mix)
}

/// `count` random grids with sides from `sides.0` to `sides.1`.
pub fn many(rng: &mut Rng, count: usize, sides: (usize, usize)) -> Input {
    let grids = (0..count).map(|_| {
        let rows = rng.random_range(sides.0..=sides.1);
        let columns = rng.random_range(sides.0..=sides.1);
        anything(rng, rows, columns)
    });
    Input {
        grids: grids.collect(),
    }
}

/// `count` grids of one shape.
fn alike(rng: &mut Rng, count: usize, rows: usize, columns: usize, mix: Mix) -> Input {
    let grids = (0..count).map(|_| {
        let hero = (rng.random_range(0..rows), rng.random_range(0..columns));
        filled(rng, rows, columns, hero, mix)
    });
    Input {
        grids: grids.collect(),
    }
}

/// The mirror images and turns of a grid, eight in all.
fn turned(grid: &Grid) -> Vec<Grid> {
    let mut turns = vec![grid.clone()];
    for turn in 0..7 {
        let last = &turns[turn];
        let (rows, columns) = (last.cells.len() / last.columns, last.columns);
        turns.push(if turn % 2 == 0 {
            // Upside down.
            let cells = last.cells.chunks(columns).rev().flatten().copied();
            Grid {
                columns,
                cells: cells.collect(),
            }
        } else {
            // Rows become columns.
            let cells = (0..columns)
                .flat_map(|column| (0..rows).map(move |row| last.cells[row * columns + column]));
            Grid {
                columns: rows,
                cells: cells.collect(),
            }
        });
    }
    turns
}

/// The tests that are written down cell by cell.
fn by_hand(name: &str) -> Option<Input> {
    Some(match name {
        "sample" => grids(&[
            &[
                "...*....", ".....#..", "....*...", "....+...", ".+..@..*", ".....+..", ".*...+..",
                ".+....#.",
            ],
            &["...", "..@", ".*.", ".+."],
        ]),
        "nobody-comes" => grids(&[
            &["@"],
            &["*@"],
            &["...", ".@.", "..."],
            &["+*@"],
            &["+.....@.....+", "..*.......*.."],
            &["+", "*", "@"],
        ]),
        "next-to-the-hero" => grids(&[
            &["+++", "+@+", "+++"],
            &["###", "#@#", "###"],
            &["@+", "+#"],
            &["+#@#+"],
            &["#", "@"],
            &["*+*", "#@*", "+.+"],
            &["++++", "++++", "+@++"],
        ]),
        "all-at-once" => grids(&[
            &["+...+", ".....", "..@..", ".....", "+...+"],
            &["#...+", ".....", "..@..", ".....", "+...#"],
            &["+..@..+"],
            &["#..@..#", "+.....+", "......."],
            &[
                "#.#.#.#", ".......", "#.....#", "...@...", "#.....#", ".......", "#.#.#.#",
            ],
        ]),
        "middle-of-a-turn" => {
            let seeds = [
                grid(&["#*..@"]),
                grid(&["#.*.@"]),
                grid(&["#....", ".*...", "....@"]),
                grid(&["#....", ".....", "..*.@"]),
                grid(&["#..", "...", "...", "*..", "..@"]),
            ];
            Input {
                grids: seeds.iter().flat_map(turned).collect(),
            }
        }
        "fast-behind-slow" => {
            let seeds = [
                grid(&["#+..@"]),
                grid(&["#.+.@"]),
                grid(&["#..+....@"]),
                grid(&["#...+...@"]),
                grid(&["#....", ".+...", ".....", ".....", "....@"]),
                grid(&["#......", ".......", "..+...@"]),
                grid(&["#.+......@", "#...+....."]),
            ];
            Input {
                grids: seeds.iter().flat_map(turned).collect(),
            }
        }
        _ => return None,
    })
}

/// `count` grids of one row or one column, with the hero at the one end or at the other.
fn full_lines(rng: &mut Rng, count: usize, rows: usize, columns: usize, mix: Mix) -> Input {
    let grids = (0..count).map(|number| {
        let hero = [(0, 0), (rows - 1, columns - 1)][number % 2];
        filled(rng, rows, columns, hero, mix)
    });
    Input {
        grids: grids.collect(),
    }
}

/// The recipes of the beyond tier.
fn beyond(name: &str, rng: &mut Rng) -> Option<Input> {
    const L: usize = LONGEST;
    Some(match name {
        "beyond-tiny-grids" => alike(rng, 1_000_000, 1, 2, (333, 333, 100)),
        "full-rows" => full_lines(rng, 2 * L, 1, L, (1000, 0, 0)),
        "full-columns" => full_lines(rng, 2 * L, L, 1, (900, 100, 0)),
        "full-of-robots" => Input {
            grids: vec![
                filled(rng, L, L, (0, 0), (1000, 0, 0)),
                filled(rng, L, L, (400, 700), (0, 1000, 0)),
            ],
        },
        "beyond-large" => many(rng, 100, (50, 200)),
        "beyond-limits" => Input {
            grids: vec![
                filled(rng, L, L, (L - 1, 0), (970, 0, 0)),
                filled(rng, L, L, (0, L - 1), (300, 10, 0)),
            ],
        },
        _ => return None,
    })
}

pub static PROBLEM: &dyn AnyProblem = erased::<Killbots>();

impl Room for Killbots {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const PUZZLES: Games<Self> = rules::puzzles;
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        const L: usize = LONGEST;
        if let Some(input) = by_hand(name) {
            return Some(input);
        }
        Some(match name {
            "every-row-of-five" => Input {
                grids: every_row(5),
            },
            "random-small" => many(rng, 200, (1, 9)),
            "random-narrow" => {
                let grids = (0..200).map(|number| {
                    let length = rng.random_range(2..=60);
                    let width = rng.random_range(1..=3);
                    if number % 2 == 0 {
                        anything(rng, length, width)
                    } else {
                        anything(rng, width, length)
                    }
                });
                Input {
                    grids: grids.collect(),
                }
            }
            "slow-only" => alike(rng, 12, 60, 70, (40, 0, 5)),
            "fast-only" => alike(rng, 12, 70, 60, (0, 40, 5)),
            "words-of-64" => {
                let sides = [63, 64, 65, 127, 128, 129];
                let grids = sides.map(|side| anything(rng, 10, side));
                Input {
                    grids: grids.to_vec(),
                }
            }
            "random-large" => many(rng, 30, (50, 200)),
            "tiny-grids" => alike(rng, 140_000, 1, 2, (333, 333, 100)),
            "single-rows" => alike(rng, L, 1, L, (5, 5, 1)),
            "single-columns" => alike(rng, L, L, 1, (5, 5, 1)),
            "rows-of-robots" => full_lines(rng, 100, 1, L, (1000, 0, 0)),
            "far-and-few" => alike(rng, 2, L, L, (1, 1, 1)),
            "source-limits" => Input {
                grids: vec![
                    filled(rng, L, L, (L - 1, 0), (50, 40, 0)),
                    filled(rng, L, L, (0, L - 1), (3, 3, 1)),
                ],
            },
            _ => return beyond(name, rng),
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let count = rng.random_range(1..=3);
        let longest = if rng.random_range(0..10) == 0 { 70 } else { 9 };
        many(rng, count, (1, longest))
    }

    fn sizes(input: &Input) -> Sizes {
        let cells = input.grids.iter().flat_map(|grid| &grid.cells);
        let robots = cells.clone().filter(|cell| matches!(cell, b'+' | b'#'));
        let rows = |grid: &Grid| grid.cells.len() / grid.columns;
        Sizes::default()
            .with_all("rows", input.grids.iter().map(rows))
            .with_all("columns", input.grids.iter().map(|grid| grid.columns))
            .with("cells", cells.count())
            .with("robots", robots.count())
    }

    fn quantities(input: &Input) -> Sizes {
        let far = input.grids.iter().flat_map(|grid| {
            let place = |it: usize| (it / grid.columns, it % grid.columns);
            let hero = place(
                grid.cells
                    .iter()
                    .position(|cell| *cell == b'@')
                    .unwrap_or(0),
            );
            let robots = grid
                .cells
                .iter()
                .enumerate()
                .filter(|(_, cell)| b"+#".contains(cell));
            let far = robots.map(move |(it, _)| {
                let (row, column) = place(it);
                row.abs_diff(hero.0).max(column.abs_diff(hero.1))
            });
            far.collect::<Vec<_>>()
        });
        Sizes::default().with_all("far", far)
    }

    fn ladder() -> Vec<(u64, Input)> {
        let mut rng = contract::seeded(&["killbots", "ladder"]);
        [16_usize, 32, 64, 128, 316, 500, 1000]
            .map(|side| {
                let grid = filled(&mut rng, side, side, (0, 0), (1000, 0, 0));
                let grids = vec![grid];
                ((side * side) as u64, Input { grids })
            })
            .into()
    }
}
