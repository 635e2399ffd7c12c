//! Stones in order: whether a cell has been taken twice, and the first five in a row.

use theory::bits::Bits;
use theory::hashing::mix;

use crate::Cell;

/// A stone on the board, in the order of the cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Stone {
    /// `y` in the upper half, `x` in the lower one, both shifted to begin at 1.
    pub(crate) cell: u64,
    /// The number of its move, from 1.
    pub(crate) time: u32,
}

/// The stones of these moves, sorted.
pub(crate) fn stones(moves: impl Iterator<Item = (Cell, u32)>) -> Vec<Stone> {
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

/// The first two moves on a cell that has been taken more than once, if there is one.
///
/// A bit for each hash of a cell tells which hashes come again. Stones with another hash are the
/// only ones on their cells, and need not be sorted.
pub(crate) fn taken_twice(moves: &[Cell]) -> Option<[u32; 2]> {
    // Cells side by side are bits side by side: those of a dense board share words of memory.
    let words = (moves.len() as u64 / 8 + 1).next_power_of_two();
    let bit = |(x, y): Cell| {
        let [x, y] = [x.cast_unsigned(), y.cast_unsigned()].map(u64::from);
        mix((y << 32) | (x / 64)) % words * 64 + x % 64
    };
    let [mut seen, mut again] = [Bits::none(64 * words), Bits::none(64 * words)];
    for &cell in moves {
        let bit = bit(cell);
        if seen.holds(bit) {
            again.add(bit);
        }
        seen.add(bit);
    }
    let numbered = moves.iter().copied().zip(1..);
    let sorted = stones(numbered.filter(|&(cell, _)| again.holds(bit(cell))));
    let mut pairs = sorted.windows(2);
    let pair = pairs.find(|pair| pair[0].cell == pair[1].cell)?;
    Some([pair[0].time, pair[1].time])
}

/// The move with which the first five of these stones in a row are complete.
pub(crate) fn first_five(stones: &[Stone]) -> Option<u32> {
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
