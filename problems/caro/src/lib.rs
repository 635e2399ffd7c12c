//! # CARO: who has five in a row, and when?
//!
//! The moves of a game of five in a row on a board without end are on record. Has one of the two
//! won, and do the records end with that move?
//!
//! **Idea.** A *window*, five neighbouring cells of a line that are all one player's, is complete
//! with the latest of its moves; so the game is decided by the minimum over all windows of the
//! maximum of their moves. The windows are found for each player by himself. A cell is a number
//! with `y` in its upper and `x` in its lower half; his cells are sorted by it once. The next cell
//! in a direction then is the number plus a constant: `1` to the right, `2³² − 1`, `2³²` or `2³² +
//! 1` into the next row. As the cells ascend, so do their neighbours, and one pointer that never
//! goes back finds them all. Following a cell's next one four times gives the window that begins
//! there. The proof is in `lesson.en.md`.
//!
//! Coordinates are shifted to begin at 1 and end at `2·10^9 + 1`, so that neither a step to the
//! left nor one to the right carries into the other half.
//!
//! **Complexity.** `O(n log n)` for sorting, `O(n)` besides; some 30 bytes a move. Nobody can make
//! this slow by an unlucky choice of cells, as he can with a hash table (two of the tests do so),
//! and the memory is read in order.
//!
//! **Source.** Document 004, Bài 26.

use std::fmt;

use inpout::{BadInput, Problem, Source, int};
use proconio::input;

pub mod brute;
pub mod cases;

/// The problem CARO.
#[derive(Debug)]
pub struct Caro;

/// A cell: `x` and `y`, each from −10^9 to 10^9.
pub type Cell = (i32, i32);

/// The records.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// The cells in the order of the moves, all different, at most 10^6.
    pub moves: Vec<Cell>,
}

/// What the records say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Output {
    /// The last move wins for the player who moved first.
    First,
    /// The last move wins for the other one.
    Second,
    /// Nobody has won.
    Draw,
    /// There are moves after the one that won.
    Inconsistent,
}

impl Problem for Caro {
    const ID: &'static str = "caro";
    const FILE: &'static str = "CARO";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        const FAR: i32 = 1_000_000_000;
        input! { from &mut *source, n: with int("n", 0..=1_000_000) }
        let moves = source.rows("move", n, (int("x", -FAR..=FAR), int("y", -FAR..=FAR)));

        let sorted = stones(moves.iter().copied().zip(1..));
        if let Some(pair) = sorted.windows(2).find(|pair| pair[0].cell == pair[1].cell) {
            let (x, y) = moves[pair[0].time as usize - 1];
            return Err(source.bad(format_args!(
                "move {}: the cell {x} {y} has been taken by move {}",
                pair[1].time, pair[0].time
            )));
        }
        Ok(Input { moves })
    }

    fn solve(input: &Input) -> Output {
        let of_player = |first: usize| {
            let moves = input.moves.iter().copied().zip(1..);
            first_five(&stones(moves.skip(first).step_by(2)))
        };
        let decided = match (of_player(0), of_player(1)) {
            (Some(first), Some(second)) => first.min(second),
            (first, second) => match first.or(second) {
                Some(time) => time,
                None => return Output::Draw,
            },
        };
        if (decided as usize) < input.moves.len() {
            Output::Inconsistent
        } else if decided % 2 == 1 {
            Output::First
        } else {
            Output::Second
        }
    }
}

/// A stone on the board, in the order of the cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Stone {
    /// `y` in the upper half, `x` in the lower one, both shifted to begin at 1.
    cell: u64,
    /// The number of its move, from 1.
    time: u32,
}

/// The stones of these moves, sorted.
fn stones(moves: impl Iterator<Item = (Cell, u32)>) -> Vec<Stone> {
    let shifted = |coordinate: i32| (i64::from(coordinate) + 1_000_000_001).cast_unsigned();
    let mut stones: Vec<Stone> = moves
        .map(|((x, y), time)| Stone {
            cell: shifted(y) << 32 | shifted(x),
            time,
        })
        .collect();
    stones.sort_unstable();
    stones
}

/// The move with which the first five of these stones in a row are complete.
fn first_five(stones: &[Stone]) -> Option<u32> {
    const ROW: u64 = 1 << 32;
    let directions = [1, ROW - 1, ROW, ROW + 1];
    directions
        .into_iter()
        .filter_map(|direction| first_five_along(stones, direction))
        .min()
}

fn first_five_along(stones: &[Stone], direction: u64) -> Option<u32> {
    // `next[i]` is the place of the stone after stone `i` in this direction, or the number of
    // stones if there is none.
    let nowhere = stones.len();
    let mut next = Vec::with_capacity(nowhere);
    let mut at = 0;
    for stone in stones {
        let wanted = stone.cell + direction;
        while at < nowhere && stones[at].cell < wanted {
            at += 1;
        }
        let is_there = at < nowhere && stones[at].cell == wanted;
        next.push(if is_there { at } else { nowhere });
    }

    let window = |mut at: usize| {
        let mut latest = stones[at].time;
        for _ in 0..4 {
            at = next[at];
            latest = latest.max(stones.get(at)?.time);
        }
        Some(latest)
    };
    (0..nowhere).filter_map(window).min()
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match self {
            Output::First => "First player won",
            Output::Second => "Second player won",
            Output::Draw => "Draw",
            Output::Inconsistent => "Inconsistent",
        };
        writeln!(f, "{words}")
    }
}
