//! The tests of EULER: recipes, validator, small random inputs.

use std::any::Any;
use std::collections::BTreeSet;
use std::fmt;

use contract::offer::size;
use contract::{
    AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, erased, permutation,
};

use crate::{Board, Euler, Input, brute, rules, value};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.boards.len())?;
        for board in &self.boards {
            writeln!(f)?;
            for row in 0..4 {
                for column in 0..4 {
                    let is_in = |cells: u16| cells >> (4 * row + column) & 1 == 1;
                    f.write_str(match (is_in(board.free), is_in(board.capitals)) {
                        (true, _) => ".",
                        (_, true) => "X",
                        _ => "x",
                    })?;
                }
                writeln!(f)?;
            }
        }
        Ok(())
    }
}

/// These boards, covered cells drawn as `x`.
fn drawn(boards: Vec<u16>) -> Input {
    let plain = |free| Board { free, capitals: 0 };
    Input {
        boards: boards.into_iter().map(plain).collect(),
    }
}

/// A board from its four rows, as the statement writes them.
fn board(rows: [&str; 4]) -> u16 {
    rows.concat()
        .chars()
        .enumerate()
        .filter(|&(_, cell)| cell == '.')
        .fold(0, |board, (bit, _)| board | 1 << bit)
}

/// All `2^16` boards, from the full one to the empty one.
pub fn every_board() -> Input {
    drawn((0..=u16::MAX).collect())
}

/// All boards that `wanted` picks.
fn all(wanted: impl Fn(u16) -> bool) -> Input {
    drawn((0..=u16::MAX).filter(|&free| wanted(free)).collect())
}

/// A random board with `free` free cells.
fn random_board(rng: &mut Rng, free: usize) -> u16 {
    permutation(16, rng)[..free]
        .iter()
        .fold(0, |board, cell| board | 1 << cell)
}

/// `count` random boards with `fewest` to `most` free cells, lost and won in turn by chance as
/// long as the draw of 50 boards finds both.
pub fn fair(rng: &mut Rng, count: usize, fewest: usize, most: usize) -> Input {
    let boards = (0..count)
        .map(|_| {
            let lost = rng.random();
            let mut board = 0;
            for _ in 0..50 {
                let free = rng.random_range(fewest..=most);
                board = random_board(rng, free);
                if (value(board) == 0) == lost {
                    break;
                }
            }
            board
        })
        .collect();
    drawn(boards)
}

/// The same boards, the covered ones among the cells that `wanted` picks drawn as `X`.
fn with_capitals(mut input: Input, mut wanted: impl FnMut() -> u16) -> Input {
    for board in &mut input.boards {
        board.capitals = wanted() & !board.free;
    }
    input
}

/// The board turned by half a turn.
fn turned(board: u16) -> u16 {
    board.reverse_bits()
}

/// A rod of length 3 fits.
fn takes_three(board: u16) -> bool {
    (0..4).any(|line| {
        let row = board >> (4 * line) & 0xf;
        let column = board >> line & 0x1111;
        [0x7, 0xe].iter().any(|rod| row & rod == *rod)
            || [0x0111, 0x1110].iter().any(|rod| column & rod == *rod)
    })
}

pub static PROBLEM: &dyn AnyProblem = erased::<Euler>();

impl Room for Euler {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::Finds(brute::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let count = size(most.of("K"));
        fair(rng, count, count, count + 5)
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        let boards = |boards: &[[&str; 4]]| drawn(boards.iter().map(|&rows| board(rows)).collect());
        Some(match name {
            "sample" => boards(&[
                ["xxx.", "xxx.", ".xxx", ".xxx"],
                ["xxxx", "...x", "xx.x", "xx.x"],
                ["....", "....", "....", "...."],
            ]),
            "one-free-cell" => all(|free| free.count_ones() <= 1),
            "two-free-cells" => all(|free| free.count_ones() == 2),
            "middle-of-a-line" => boards(&[
                ["x..x", "xxxx", "xxxx", "xxxx"],
                ["xxxx", "x..x", "xxxx", "xxxx"],
                ["xxxx", "x.xx", "x.xx", "xxxx"],
                ["xxxx", "xxxx", "xxxx", "..xx"],
                ["x..x", "x..x", "xxxx", "xxxx"],
                ["xxxx", "x..x", "x..x", "xxxx"],
                ["x..x", "xxxx", "xxxx", "x..x"],
                ["x...", "xxxx", "xxxx", "xxxx"],
                ["xxxx", "xx.x", "xx.x", "xx.x"],
            ]),
            "three-free-cells" => all(|free| free.count_ones() == 3),
            "one-block" => {
                let blocks = [0x0033_u16, 0x00cc, 0x3300, 0xcc00];
                all(|free| blocks.iter().any(|block| free & !block == 0))
            }
            "whole-lines" => {
                let by_rows = (0..16).map(|rows: u16| {
                    (0..4).fold(0, |board, row| {
                        board | ((rows >> row & 1) * 0xf) << (4 * row)
                    })
                });
                let by_columns = (1..15).map(|columns: u16| columns * 0x1111);
                drawn(by_rows.chain(by_columns).collect())
            }
            "symmetric" => {
                let pairs = (0..300).map(|_| rng.random_range(0..1 << 8));
                drawn(pairs.map(|half: u16| half | turned(half)).collect())
            }
            "nearly-symmetric" => {
                let boards = (0..1000).map(|_| {
                    let half: u16 = rng.random_range(0..1 << 8);
                    let off = 1 << rng.random_range(0..16) | 1 << rng.random_range(0..16);
                    (half | turned(half)) ^ off
                });
                drawn(boards.collect())
            }
            "useless-threes" => {
                let pick = |lost: bool, rng: &mut Rng| {
                    let all = all(|free| takes_three(free) && (value(free) == 0) == lost).boards;
                    let order = permutation(all.len(), rng);
                    (0..500).map(move |place| all[order[place]].free)
                };
                let (lost, won) = (pick(true, rng), pick(false, rng));
                drawn(lost.zip(won).flat_map(|(a, b)| [a, b]).collect())
            }
            "few-free-cells" => fair(rng, 1000, 3, 6),
            "half-full" => fair(rng, 2000, 6, 10),
            "nearly-empty" => fair(rng, 2000, 11, 15),
            "every-board" => {
                let order = permutation(1 << 16, rng);
                let every = every_board().boards;
                drawn(order.into_iter().map(|place| every[place].free).collect())
            }
            "capital-crosses" => with_capitals(fair(rng, 500, 1, 12), || u16::MAX),
            "crosses-of-both-kinds" => with_capitals(fair(rng, 500, 1, 12), || rng.random()),
            "empty-boards" => drawn(vec![u16::MAX; 100_000]),
            "limits" => fair(rng, 100_000, 0, 16),
            _ => return None,
        })
    }

    fn resumed(_: &Input, _: usize, at: &dyn Any) -> Option<Input> {
        let (free, capitals) = (*at.downcast_ref()?, 0);
        Some(Input {
            boards: vec![Board { free, capitals }],
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let (count, most) = (rng.random_range(1..=6), rng.random_range(0..=12));
        let input = fair(rng, count, 0, most);
        with_capitals(input, || rng.random())
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default().with("K", input.boards.len())
    }

    fn quantities(input: &Input) -> Sizes {
        let boards: BTreeSet<u16> = input.boards.iter().map(|board| board.free).collect();
        Sizes::default().with("boards", boards.len())
    }

    fn ladder() -> Vec<(u64, Input)> {
        // One board; the size is the number of its free cells.
        [4, 7, 10, 13, 16]
            .map(|free| {
                let boards = vec![u16::MAX >> (16 - free)];
                (free, drawn(boards))
            })
            .into()
    }
}
