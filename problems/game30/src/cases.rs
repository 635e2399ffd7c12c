//! The tests of GAME30: recipes, validator, small random inputs.

use std::fmt;
use std::ops::RangeInclusive;

use casebook::{Rng, RngExt, Room, Tier, at_most, permutation};

use crate::{Board, Game30, Input, MOST_TESTS, Output, brute};

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

/// A cell: row and column, from 0.
type Cell = (usize, usize);

/// The board with these rows, separated by spaces.
fn drawn(rows: &str) -> Board {
    Board {
        size: rows.split(' ').count(),
        cells: rows.replace(' ', "").into_bytes(),
    }
}

/// A board of this size, all of it `cell`.
fn blank(size: usize, cell: u8) -> Board {
    Board {
        size,
        cells: vec![cell; size * size],
    }
}

impl Board {
    fn set(&mut self, (row, column): Cell, cell: u8) {
        self.cells[row * self.size + column] = cell;
    }

    /// The board with both starts put here.
    fn between(mut self, first: Cell, second: Cell) -> Board {
        self.set(first, b'A');
        self.set(second, b'B');
        self
    }

    /// The board turned by a half turn, and its colours exchanged: the race the other way.
    fn turned(mut self) -> Board {
        self.cells.reverse();
        for cell in &mut self.cells {
            *cell = match *cell {
                b'A' => b'B',
                b'B' => b'A',
                other => other,
            };
        }
        self
    }

    /// The board turned by a quarter turn.
    fn quarter_turned(&self) -> Board {
        let mut board = blank(self.size, b'#');
        for (place, &cell) in self.cells.iter().enumerate() {
            let (row, column) = (place / self.size, place % self.size);
            board.set((column, self.size - 1 - row), cell);
        }
        board
    }

    /// The boards with this one turned into all four positions.
    fn all_turns(self) -> Vec<Board> {
        let mut boards = vec![self];
        for turn in 0..3 {
            let next = boards[turn].quarter_turned();
            boards.push(next);
        }
        boards
    }

    /// The steps of a shortest way between the starts, if there is a way.
    fn distance(&self) -> Option<u32> {
        brute::length(self)
    }
}

/// An open board from corner to corner.
fn open(size: usize) -> Board {
    blank(size, b'.').between((0, 0), (size - 1, size - 1))
}

/// A board of which so many cells of a hundred are walls, the starts in opposite corners, or
/// anywhere. Drawn until there is a way of even length, or of odd length.
fn random(rng: &mut Rng, size: usize, walls: u32, corners: bool, odd: bool) -> Board {
    loop {
        let mut board = blank(size, b'.');
        for cell in &mut board.cells {
            if rng.random_range(0..100) < walls {
                *cell = b'#';
            }
        }
        let mut any = || (rng.random_range(0..size), rng.random_range(0..size));
        let (first, second) = if corners {
            ((0, 0), (size - 1, size - 1 - usize::from(odd)))
        } else {
            (any(), any())
        };
        if first == second {
            continue;
        }
        let board = board.between(first, second);
        if board
            .distance()
            .is_some_and(|distance| (distance % 2 == 1) == odd)
        {
            return board;
        }
    }
}

/// One corridor that winds through the whole board, from the first corner on; B stands `short`
/// steps before its end.
fn snake(size: usize, short: usize) -> Board {
    let mut board = blank(size, b'#');
    let mut way = Vec::new();
    for row in (0..size).step_by(2) {
        let is_rightward = row % 4 == 0;
        let column = |step: usize| if is_rightward { step } else { size - 1 - step };
        way.extend((0..size).map(|step| (row, column(step))));
        if row + 2 < size {
            way.push((row + 1, column(size - 1)));
        }
    }
    for &cell in &way {
        board.set(cell, b'.');
    }
    let end = way[way.len() - 1 - short];
    board.between((0, 0), end)
}

/// A maze of corridors one cell wide, with `loops` of its inner walls opened, from corner to
/// corner.
fn maze(rng: &mut Rng, size: usize, loops: usize) -> Board {
    let rooms = size.div_ceil(2);
    let mut board = blank(size, b'#');
    for row in 0..rooms {
        for column in 0..rooms {
            board.set((2 * row, 2 * column), b'.');
        }
    }
    // Walls between rooms in random order; one is opened if it joins two parts.
    let mut towards: Vec<usize> = (0..rooms * rooms).collect();
    let mut left = loops;
    for wall in permutation(2 * rooms * rooms, rng) {
        let (room, is_down) = (wall / 2, wall % 2 == 1);
        let (row, column) = (room / rooms, room % rooms);
        let next = if is_down { room + rooms } else { room + 1 };
        if (if is_down { row } else { column }) + 1 == rooms {
            continue;
        }
        let [one, other] = [room, next].map(|mut part| {
            while towards[part] != part {
                towards[part] = towards[towards[part]];
                part = towards[part];
            }
            part
        });
        if one != other {
            towards[one] = other;
        } else if left > 0 {
            left -= 1;
        } else {
            continue;
        }
        let gap = if is_down {
            (2 * row + 1, 2 * column)
        } else {
            (2 * row, 2 * column + 1)
        };
        board.set(gap, b'.');
    }
    let last = 2 * (rooms - 1);
    board.between((0, 0), (last, last))
}

/// An open board with a few single walls near the diagonal on which both meet.
fn bumpy(rng: &mut Rng, size: usize, walls: usize) -> Board {
    let mut board = open(size);
    for _ in 0..walls {
        let row = rng.random_range(1..size - 1);
        let column = (size - 1 - row + rng.random_range(0..7)).saturating_sub(3);
        board.set((row, column.clamp(1, size - 2)), b'#');
    }
    board
}

/// Both starts in the middle of their halves: ways go round a wall with gaps.
fn fence(size: usize, gaps: &[usize]) -> Board {
    let mut board = blank(size, b'.');
    let column = size / 2;
    for row in 0..size {
        let is_gap = gaps.contains(&row);
        board.set((row, column), if is_gap { b'.' } else { b'#' });
    }
    let distance = size / 3;
    board.between((size / 2, column - distance), (size / 2, column + distance))
}

/// A wide square of open cells with A in its middle. From each of its corners a corridor leads to B,
/// and all four are equally long; three of them join each other first. With a wall beside A, his only
/// way to keep B guessing goes straight down to the edge, where a layer is wider than the board.
/// `closed` puts a wall there.
fn four_corners(closed: bool) -> Board {
    const HALF: usize = 12;
    const LAST: usize = 2 * HALF + 18;
    const MIDDLE: Cell = (HALF + 2, HALF + 9);
    let mut board = blank(LAST + 1, b'#');
    for row in 2..=2 * HALF + 2 {
        for column in 9..=2 * HALF + 9 {
            board.set((row, column), b'.');
        }
    }
    let mut open = |rows: RangeInclusive<usize>, columns: RangeInclusive<usize>| {
        for row in rows {
            for column in columns.clone() {
                board.set((row, column), b'.');
            }
        }
    };
    let bottom = 2 * HALF + 2;
    let right = 2 * HALF + 10;
    // From the upper corners round the outside to the middle of the last row, and up to B.
    open(2..=2, 0..=8);
    open(2..=LAST, 0..=0);
    open(2..=2, right..=LAST);
    open(2..=LAST, LAST..=LAST);
    open(LAST..=LAST, 0..=LAST);
    open(LAST - 2 - HALF..=LAST, MIDDLE.1..=MIDDLE.1);
    // From the lower left corner into the last row.
    open(bottom..=bottom, 7..=8);
    open(HALF - 3..=bottom, 7..=7);
    open(HALF - 3..=HALF - 3, 5..=7);
    open(HALF - 3..=LAST, 5..=5);
    // From the lower right corner to the last part of the common way.
    open(bottom..=bottom, right..=right + 1);
    open(HALF - 6..=bottom, right + 1..=right + 1);
    open(HALF - 6..=HALF - 6, right + 1..=right + 3);
    open(HALF - 6..=LAST - 3, right + 3..=right + 3);
    open(LAST - 3..=LAST - 3, MIDDLE.1..=right + 3);
    board.set((MIDDLE.0, MIDDLE.1 + 1), b'#');
    if closed {
        board.set((bottom, MIDDLE.1), b'#');
    }
    board.between(MIDDLE, (LAST - 2 - HALF, MIDDLE.1))
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

impl Room for Game30 {
    const MANIFEST: &'static str = include_str!("../problem.toml");

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let many = |boards: &[&str]| Input {
            boards: boards.iter().map(|rows| drawn(rows)).collect(),
        };
        let boards = |boards: Vec<Board>| Input { boards };
        Some(match name {
            "sample" => many(&["A... .#.. .... ...B", "A... .... ..#. ...B"]),

            "smallest" => many(&["AB ##", "A. .B", "#B A.", ".B A#", "A. B.", ".A B."]),
            "neighbours" => many(&["..A ..B ...", "BA. ### ...", "... .B. .A.", "### #AB ###"]),
            "two-steps" => many(&[
                "A.B ... ...",
                "... A.B ...",
                "A#. .#. B#.",
                "A.# #B# ###",
                "##A #.. #B.",
            ]),
            "rings" => many(&[
                "A.. .#. ..B",
                "A... .##. .##. ...B",
                "...A .##. .##. B...",
                "..... .###. A###B .###. .....",
                "A.... .###. .#.#. .###. ....B",
                ".A... .###. .###. .###. ...B.",
            ]),
            "corridors" => boards((0..10).map(|short| snake(9, short)).collect()),
            "single-walls" => {
                let cells = [
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
                ];
                let walled = cells.map(|cell| {
                    let mut board = open(6);
                    board.set(cell, b'#');
                    board
                });
                boards(walled.into())
            }
            "single-file" => many(&[
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
            ]),
            "single-file-again" => many(&[
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
            ]),
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
            "beyond-single-file" => many(&[
                "#..B. ...#. ..... .#... ...A.",
                ".#A.. ...#. ..#.. ...B. .....",
                "..... ..... ..... A..#B .#...",
                "..##. ##... #A.#. #..#B .....",
                "..... ..... .#.A. B.#.. ....#",
            ]),
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
                return large(rng, kind, size, count);
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

    fn validate(input: &Input, tier: Tier) -> Result<(), String> {
        if let Some(place) = input.boards.iter().position(|board| {
            let widest = brute::layer_sizes(board).into_iter().max();
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
        if tier == Tier::Beyond {
            // Many boards are allowed if they are small, and large ones if they are few.
            let is_any_large = input.boards.iter().any(|board| board.size > 300);
            let most = if is_any_large { 5 } else { MOST_TESTS };
            return at_most("t", input.boards.len(), most);
        }
        input
            .boards
            .iter()
            .try_for_each(|board| at_most("n", board.size, 300))
    }

    fn brute(input: &Input, output: &Output) -> Option<bool> {
        brute::takes_on(input).then(|| brute::solve(input).as_ref() == Some(output))
    }

    fn theorem(input: &Input, output: &Output) -> Option<bool> {
        Some(brute::second(input) == *output)
    }

    fn ladder() -> Vec<(u64, Input)> {
        [4, 6, 9, 13]
            .map(|size| {
                let boards = vec![open(size)];
                (size as u64, Input { boards })
            })
            .into()
    }
}
