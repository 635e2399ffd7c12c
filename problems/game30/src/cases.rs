//! The tests of GAME30: recipes, validator, small random inputs.

use std::fmt;

use contract::{AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Tier, Way, erased};

use crate::{Board, Game30, Input, MOST_TESTS, brute, rules, second, theorem};

mod boards;

pub use boards::random;
use boards::{Cell, blank, bumpy, drawn, fence, four_corners, maze, open, snake};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.boards.len())?;
        for board in &self.boards {
            writeln!(f, "{}", board.size)?;
            for row in board.cells.chunks(board.size) {
                writeln!(f, "{}", String::from_utf8_lossy(row))?;
            }
        }
        Ok(())
    }
}

/// Open boards with a single wall each, on these cells.
fn walled(size: usize, cells: &[Cell]) -> Vec<Board> {
    let board = |&cell: &Cell| {
        let mut board = open(size);
        board.set(cell, b'#');
        board
    };
    cells.iter().map(board).collect()
}

/// The tests at the limits of both tiers, `size` 300 or 600.
fn large(rng: &mut Rng, kind: &str, size: usize, boards: usize) -> Option<Input> {
    let boards: Vec<Board> = match kind {
        "snakes" => (0..boards).map(|short| snake(size - 1, short)).collect(),
        "open" => {
            let mut all = vec![open(size), open(size - 1), fence(size, &[0, size - 1])];
            all.extend((3..boards).map(|place| {
                let column = size - place;
                let board = blank(size, b'.').between((0, 0), (size - 1, column));
                if place % 2 == 0 {
                    board.turned()
                } else {
                    board
                }
            }));
            all
        }
        "bumpy" => (0..boards)
            .map(|number| bumpy(rng, size, number / 2))
            .collect(),
        "walls" => (0..boards)
            .map(|number| random(rng, size, [2, 25, 33, 36][number % 4], true, false))
            .collect(),
        "mazes" => (0..boards)
            .map(|number| maze(rng, size - 1, [0, 100, 2000, 10_000][number % 4]))
            .collect(),
        _ => return None,
    };
    Some(Input { boards })
}

/// The tests of a few small boards each.
fn by_hand(name: &str) -> Option<Input> {
    let boards = match name {
        "sample" => &["A... .#.. .... ...B", "A... .... ..#. ...B"][..],
        "smallest" => &["AB ##", "A. .B", "#B A.", ".B A#", "A. B.", ".A B."][..],
        "alone" => &["A# B."][..],
        "neighbours" => &["..A ..B ...", "BA. ### ...", "... .B. .A.", "### #AB ###"][..],
        "two-steps" => &[
            "A.B ... ...",
            "... A.B ...",
            "A#. .#. B#.",
            "A.# #B# ###",
            "##A #.. #B.",
        ][..],
        "rings" => &[
            "A.. .#. ..B",
            "A... .##. .##. ...B",
            "...A .##. .##. B...",
            "..... .###. A###B .###. .....",
            "A.... .###. .#.#. .###. ....B",
            ".A... .###. .###. .###. ...B.",
        ][..],
        "single-file" => &[
            "#..B. ...#. ..... .#... ...A.",
            ".#A.. ...#. ..#.. ...B. .....",
            "..... ..... ..... A..#B .#...",
            "...... B#...# .#...# ...#A. ...#.# ##....",
            "..##. ##... #A.#. #..#B .....",
            ".A.... ...... .....# ..#... .#.... ..B...",
            "...#.. .#.... ..#B#. A.#... ..#.#. ......",
            ".##... ....B. ..#.#. .#.... ..##.. #.A...",
            "..... ..... .#.A. B.#.. ....#",
            "#.... #.A.. ...#. ..##. ...B.",
        ][..],
        "single-file-again" => &[
            ".....# #..... ...... A..#B. #..... #.....",
            "...... ..#.B. .#..## ..#..# .A.#.. ......",
            ".....# ..#..A B##... ...... ...... ......",
            "#..... ..#.A. ..##.. B#.... ...#.. .....#",
            "..#... .B.... .#...# ...... #..... .A....",
            "...... ..#... ...... ..#..B A..#.. ......",
            ".A.## ...## ...#. .#..# .B..#",
            ".#.##. #.A... #...#. #.##.. ....#. ....B.",
            "...... .A.##B #..... .##... ..#... ....#.",
            "...... ..A.#. ##.#.B ...... ....#. ......",
        ][..],
        "beyond-single-file" => &[
            "#..B. ...#. ..... .#... ...A.",
            ".#A.. ...#. ..#.. ...B. .....",
            "..... ..... ..... A..#B .#...",
            "..##. ##... #A.#. #..#B .....",
            "..... ..... .#.A. B.#.. ....#",
        ][..],
        _ => return None,
    };
    Some(Input {
        boards: boards.iter().map(|rows| drawn(rows)).collect(),
    })
}

/// The largest board of the source tier: as many may stand in a file of the beyond tier.
const SMALL: usize = 300;

pub static PROBLEM: &dyn AnyProblem = erased::<Game30>();

impl Room for Game30 {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::FindsSmall(second::solve);
    const THEOREM: Way<Self> = Way::FindsSmall(theorem::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let boards = (0..most.of("t_of_small_n")).map(|_| {
            let walls = rng.random_range(0..=35);
            let (corners, odd) = (rng.random(), rng.random_range(0..4) == 0);
            random(
                rng,
                usize::try_from(most.of("n")).expect("small"),
                walls,
                corners,
                odd,
            )
        });
        let boards = boards.collect();
        Input { boards }
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let boards = |boards: Vec<Board>| Input { boards };
        Some(match name {
            "corridors" => boards((0..10).map(|short| snake(9, short)).collect()),
            "single-walls" => boards(walled(
                6,
                &[
                    (1, 1),
                    (1, 2),
                    (2, 2),
                    (3, 1),
                    (2, 3),
                    (1, 3),
                    (3, 3),
                    (0, 3),
                    (4, 2),
                    (3, 4),
                ],
            )),
            "wide-layers" => boards(
                [false, true]
                    .into_iter()
                    .flat_map(|closed| four_corners(closed).all_turns())
                    .collect(),
            ),
            "beyond-wide-layers" => {
                let mut all = four_corners(false).all_turns();
                all.push(bumpy(rng, 300, 4));
                boards(all)
            }
            "even" => boards(
                (0..10)
                    .map(|number| random(rng, 5 + number, 20, false, false))
                    .collect(),
            ),
            "odd" => boards(
                (0..10)
                    .map(|number| random(rng, 5 + number, 20, false, true))
                    .collect(),
            ),
            "corners" => boards((0..10).map(|_| random(rng, 12, 25, true, false)).collect()),
            "few-walls" => boards((0..10).map(|_| random(rng, 14, 3, true, false)).collect()),
            // Beside the diagonal on which both meet a wall lets A escape, on it it does not.
            "one-wall-far-down" => boards(walled(
                300,
                &[
                    (50, 250),
                    (150, 149),
                    (260, 40),
                    (270, 30),
                    (280, 19),
                    (290, 10),
                    (298, 2),
                ],
            )),
            "bumps" => boards((0..10).map(|number| bumpy(rng, 13, number / 3)).collect()),
            "both-ways-round" => boards(
                [
                    &[0, 8][..],
                    &[0],
                    &[1, 7],
                    &[0, 1, 7, 8],
                    &[3, 5],
                    &[2, 6],
                    &[4],
                    &[8],
                    &[1, 8],
                    &[0, 8, 4],
                ]
                .map(|gaps| fence(9, gaps))
                .into(),
            ),
            "small-mazes" => boards((0..10).map(|number| maze(rng, 25, 6 * number)).collect()),
            "sizes" => boards(
                (0..10)
                    .map(|number| random(rng, 20 + 9 * number, 28, true, false))
                    .collect(),
            ),
            "parity" => boards(
                (0..10)
                    .map(|number| random(rng, 60, 33, true, number % 4 == 1))
                    .collect(),
            ),
            "beyond-limits" => {
                let mut all = vec![open(600), open(599), bumpy(rng, 600, 1)];
                all.extend([bumpy(rng, 600, 3), open(600)]);
                // From the other corner, for which the whole board is turned.
                all[4] = bumpy(rng, 600, 2).turned();
                boards(all)
            }
            "source-limits" => boards((0..10).map(|number| bumpy(rng, 300, number)).collect()),
            _ => {
                let (kind, size, count) = match name.strip_prefix("beyond-") {
                    Some(kind) => (kind, 600, 5),
                    None => (name, 300, MOST_TESTS),
                };
                return large(rng, kind, size, count).or_else(|| by_hand(name));
            }
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let count = rng.random_range(1..=2);
        let boards = (0..count).map(|_| {
            let size = rng.random_range(2..=6);
            let walls = rng.random_range(0..=35);
            let odd = rng.random_range(0..4) == 0;
            let corners = rng.random_range(0..3) > 0;
            random(rng, size, walls, corners, odd)
        });
        Input {
            boards: boards.collect(),
        }
    }

    fn sizes(input: &Input) -> Sizes {
        // Many boards are allowed if they are small, and large ones if they are few.
        let is_any_large = input.boards.iter().any(|board| board.size > SMALL);
        let t = if is_any_large { "t" } else { "t_of_small_n" };
        Sizes::default()
            .with(t, input.boards.len())
            .with_all("n", input.boards.iter().map(|board| board.size))
    }

    fn quantities(input: &Input) -> Sizes {
        let layers = input.boards.iter().map(Board::layer_sizes);
        let widest = layers.filter_map(|sizes| sizes.into_iter().max());
        Sizes::default()
            .with_all("layer", widest)
            .with_all("steps", input.boards.iter().filter_map(Board::distance))
    }

    fn validate(input: &Input, _: Tier) -> Result<(), String> {
        if let Some(place) = input.boards.iter().position(|board| {
            let widest = board.layer_sizes().into_iter().max();
            widest.is_some_and(|widest| widest > 2 * board.size)
        }) {
            let number = place + 1;
            return Err(format!(
                "board {number}: too many cells at one distance from A"
            ));
        }
        if let Some(place) = input
            .boards
            .iter()
            .position(|board| board.distance().is_none())
        {
            return Err(format!("board {}: no way leads from A to B", place + 1));
        }
        Ok(())
    }

    fn ladder() -> Vec<(u64, Input)> {
        [4, 6, 9, 13, 300, 600]
            .map(|size| {
                let boards = vec![open(size)];
                (size as u64, Input { boards })
            })
            .into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_are_the_boards_of_the_source_tier() {
        let of_source = format!("n = {{ source = \"2..={SMALL}\"");
        assert!(Game30::MANIFEST.contains(&of_source));
    }
}
