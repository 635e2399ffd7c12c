//! The tests of GAME25: recipes, validator, small random inputs.

use std::collections::BTreeSet;
use std::fmt;

use contract::scene::{Grid, Piece, Scene};
use contract::{AnyProblem, Rng, RngExt, Room, Sizes, Way, erased};

use crate::{Board, Game25, Input, SIZE, Winner, brute};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.boards.len())?;
        for board in &self.boards {
            for row in &board.rows {
                writeln!(f, "{}", String::from_utf8_lossy(row))?;
            }
        }
        Ok(())
    }
}

/// The board with A's stones where `is_a` says so, for row and column from 0.
pub fn board(is_a: impl Fn(usize, usize) -> bool) -> Board {
    let mut rows = [[b'B'; SIZE]; SIZE];
    for (i, row) in rows.iter_mut().enumerate() {
        for (j, letter) in row.iter_mut().enumerate() {
            if is_a(i, j) {
                *letter = b'A';
            }
        }
    }
    Board { rows }
}

/// The board whose rows are joined by `/`.
pub fn drawing(rows: &str) -> Board {
    let rows: Vec<&[u8]> = rows.split('/').map(str::as_bytes).collect();
    board(|row, column| rows[row][column] == b'A')
}

/// A random board with about so many of 25 stones A's.
fn random(rng: &mut Rng, stones: u32) -> Board {
    let set = (0..25).fold(0_u32, |set, cell| {
        set | u32::from(rng.random_range(0..25) < stones) << cell
    });
    board(|row, column| set >> (row * SIZE + column) & 1 == 1)
}

/// A random board on which this one wins. A full board leaves most often a line for both, so one
/// of the two has few stones.
fn won_by(rng: &mut Rng, winner: Winner) -> Board {
    loop {
        let stones = match winner {
            Winner::A => rng.random_range(14..=22),
            Winner::B => rng.random_range(3..=11),
            Winner::Nobody => rng.random_range(8..=17),
        };
        let found = random(rng, stones);
        let boards = vec![found];
        if brute::solve(&Input { boards }).0[0] == winner {
            return found;
        }
    }
}

/// `count` boards, as many won by either as drawn.
fn balanced(rng: &mut Rng, count: usize) -> Vec<Board> {
    (0..count)
        .map(|_| {
            let winners = [Winner::A, Winner::B, Winner::Nobody];
            let winner = winners[rng.random_range(0..3)];
            won_by(rng, winner)
        })
        .collect()
}

/// A cell: row and column from 0.
type Cell = (usize, usize);

/// The 48 lines of three cells.
fn lines() -> Vec<[Cell; 3]> {
    let mut lines = Vec::new();
    for cell in 0..SIZE * SIZE {
        let (row, column) = (cell / SIZE, cell % SIZE);
        for (down, across) in [(0, 1), (1, 0), (1, 1), (1, -1_isize)] {
            let line = [0, 1, 2].map(|step: usize| {
                let aside = across * isize::try_from(step).expect("0, 1 or 2");
                (row + down * step, column.wrapping_add_signed(aside))
            });
            if line
                .iter()
                .all(|&(row, column)| row < SIZE && column < SIZE)
            {
                lines.push(line);
            }
        }
    }
    lines
}

/// The boards whose only stones of A, and of B, are three in a line: for each of the 48 lines two.
fn lone_lines() -> Vec<Board> {
    lines()
        .iter()
        .flat_map(|line| {
            [true, false].map(|is_a| board(|row, column| line.contains(&(row, column)) == is_a))
        })
        .collect()
}

/// All boards on which nobody has a line, built row by row.
fn without_lines() -> Vec<Board> {
    let lines = lines();
    let mut parts: Vec<Vec<u32>> = vec![Vec::new()];
    for last in 0..SIZE {
        let ended: Vec<_> = lines.iter().filter(|line| line[2].0 == last).collect();
        let longer = parts
            .iter()
            .flat_map(|rows| (0..1 << SIZE).map(|row| [&rows[..], &[row]].concat()))
            .filter(|rows| {
                ended.iter().all(|line| {
                    let stones = line.map(|(row, column)| rows[row] >> column & 1);
                    stones != [0; 3] && stones != [1; 3]
                })
            });
        parts = longer.collect();
    }
    parts
        .iter()
        .map(|rows| board(|row, column| rows[row] >> column & 1 == 1))
        .collect()
}

pub static PROBLEM: &dyn AnyProblem = erased::<Game25>();

impl Room for Game25 {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const BRUTE: Way<Self> = Way::Finds(brute::solve);

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let drawn = |rows: &[&str]| rows.iter().map(|rows| drawing(rows)).collect();
        let boards = match name {
            "sample" => drawn(&[
                "AABBA/BAAAB/AAABA/ABAAB/BAAAB",
                "AAAAA/AAAAA/BAAAA/ABAAA/AABAA",
            ]),

            "sample-b-wins" => drawn(&[
                "BABBA/BBAAB/AABBA/BBAAB/AABBA",
                "AABBA/BBAAB/AABBA/BBAAB/AABBA",
            ]),

            "all-alike" => drawn(&[
                "AAAAA/AAAAA/AAAAA/AAAAA/AAAAA",
                "BBBBB/BBBBB/BBBBB/BBBBB/BBBBB",
            ]),
            "over-the-edge" => drawn(&[
                "BBBAA/ABBBB/BBBBB/BBBBB/BBBBB",
                "BBBBA/AABBB/BBBBB/BBBBB/BBBBB",
                "BBBAB/BBBBA/ABBBB/BBBBB/BBBBB",
                "BBBBA/BBBBB/ABBBB/BABBB/BBBBB",
                "BABBB/ABBBB/BBBBA/BBBBB/BBBBB",
                "BBABB/BBABB/BBBBB/BBABB/BBABB",
                "BBBBB/BBBBB/AABAA/BBBBB/BBBBB",
                "AABAA/BBABB/AABAA/AABAA/BBABB",
            ]),
            "lone-lines" => lone_lines(),
            "nobody-has-a-line" => without_lines(),
            "four-and-five" => drawn(&[
                "AAAAB/BBABB/ABBAB/BABBA/BBABB",
                "AAAAA/BBABB/ABBAB/BABBA/ABABB",
                "BBBBB/AABAA/BAABA/ABBAB/AABAA",
                "ABBBB/BAABA/ABABB/BAAAA/BBABA",
                "BAABA/BABBA/BAABB/BBABA/BAABB",
            ]),
            "two-in-a-line" => lines()
                .iter()
                .map(|line| {
                    let missing = line[rng.random_range(0..3)];
                    let is_a: bool = rng.random();
                    board(|row, column| {
                        let cell = (row, column);
                        (line.contains(&cell) && cell != missing) == is_a
                    })
                })
                .collect(),
            "few-of-a" => (0..500).map(|test| random(rng, 2 + test % 8)).collect(),
            "few-of-b" => (0..500).map(|test| random(rng, 16 + test % 8)).collect(),
            "half-and-half" => (0..2000).map(|_| random(rng, 12)).collect(),
            "small" => balanced(rng, 1000),
            "middling" => balanced(rng, 10_000),
            "all-densities" => (0..50_000).map(|test| random(rng, test % 26)).collect(),
            "a-hundred-thousand-draws" => {
                (0..100_000).map(|_| won_by(rng, Winner::Nobody)).collect()
            }
            "source-limits" => balanced(rng, 100_000),

            "half-a-million" => balanced(rng, 500_000),
            "beyond-all-densities" => (0..1_000_000).map(|test| random(rng, test % 26)).collect(),
            "a-million-wins" => (0..1_000_000)
                .map(|test| won_by(rng, [Winner::A, Winner::B][test % 2]))
                .collect(),
            "beyond-limits" => balanced(rng, 1_000_000),
            _ => return None,
        };
        Some(Input { boards })
    }

    fn picture(input: &Input) -> Option<Scene> {
        let board = input.boards.first()?;
        let rows = board.rows.iter().map(|row| &row[..]);
        Some(
            Grid::of_text(rows, |cell| {
                let letter = char::from(cell);
                Some(Piece::owned(cell == b'A').with(letter).told(letter))
            })
            .into(),
        )
    }

    fn small(rng: &mut Rng) -> Input {
        let count = rng.random_range(1..=10);
        Input {
            boards: (0..count)
                .map(|_| {
                    let stones = rng.random_range(0..=25);
                    random(rng, stones)
                })
                .collect(),
        }
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default().with("t", input.boards.len())
    }

    fn quantities(input: &Input) -> Sizes {
        let lines = lines();
        let alone = input.boards.iter().flat_map(|board| {
            [b'A', b'B'].map(|letter| {
                let is_full = |line: &&[Cell; 3]| {
                    line.iter()
                        .all(|&(row, column)| board.rows[row][column] == letter)
                };
                let mut full = lines.iter().filter(is_full);
                let first = full.next();
                first
                    .filter(|_| full.next().is_none())
                    .map(|line| (letter, *line))
            })
        });
        let alone: BTreeSet<(u8, [Cell; 3])> = alone.flatten().collect();
        Sizes::default().with("alone", alone.len())
    }

    fn ladder() -> Vec<(u64, Input)> {
        let mut rng = contract::seeded(&["game25", "ladder"]);
        [10, 100, 1000, 10_000]
            .map(|count| {
                let boards = balanced(&mut rng, count);
                (count as u64, Input { boards })
            })
            .into()
    }
}
