//! Stones in order: whether a cell has been taken twice, and the first five in a row.

use theory::bits::Bits;
use theory::hashing::mix;

use crate::{Cell, Move};

/// A stone on the board, in the order of the cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Stone {
    /// `y` in the upper half, `x` in the lower one, both shifted to begin at 1.
    pub(crate) cell: u64,
    /// The number of its move, from 0.
    pub(crate) time: usize,
}

/// The stones of these moves, sorted.
pub(crate) fn stones(moves: impl Iterator<Item = Move>) -> Vec<Stone> {
    let shifted = |coordinate: i32| (i64::from(coordinate) + 1_000_000_001).cast_unsigned();
    let mut stones: Vec<Stone> = moves
        .map(|(time, (x, y))| Stone {
            cell: shifted(y) << 32 | shifted(x),
            time,
        })
        .collect();
    stones.sort_unstable();
    stones
}

/// The first two moves on a cell that has been taken more than once, if there is one.
pub(crate) fn taken_twice(moves: &[Cell]) -> Option<[usize; 2]> {
    // Of scattered cells an eighth is left, then an eighth of these.
    let left = same_hash(moves.iter().copied().enumerate(), 0);
    let left = same_hash(left.iter().copied(), 1);
    let sorted = stones(left.iter().copied());
    let mut pairs = sorted.windows(2);
    let pair = pairs.find(|pair| pair[0].cell == pair[1].cell)?;
    Some([pair[0].time, pair[1].time])
}

/// The moves that share their hash with another one. The others are the only ones on their cells.
/// `round` chooses the hash.
fn same_hash(moves: impl ExactSizeIterator<Item = Move> + Clone, round: u64) -> Vec<Move> {
    // Cells side by side are bits side by side: those of a dense board share words of memory.
    // The hash turns each word: else cells with multiples of 64 would all take its first bit.
    let words = (moves.len() as u64 / 8 + 1).next_power_of_two();
    let bit = |(x, y): Cell| {
        let [x, y] = [x.cast_unsigned(), y.cast_unsigned()].map(u64::from);
        let hash = mix(y << 32 | round << 31 | (x / 64));
        (hash & (words - 1)) * 64 + ((hash >> 58) + x) % 64
    };
    let [mut seen, mut again] = [Bits::none(64 * words), Bits::none(64 * words)];
    for (_, cell) in moves.clone() {
        let bit = bit(cell);
        if seen.holds(bit) {
            again.add(bit);
        }
        seen.add(bit);
    }
    moves.filter(|&(_, cell)| again.holds(bit(cell))).collect()
}

/// The move with which the first five of these stones in a row are complete.
pub(crate) fn first_five(stones: &[Stone]) -> Option<usize> {
    const ROW: u64 = 1 << 32;
    let directions = [1, ROW - 1, ROW, ROW + 1];
    directions
        .into_iter()
        .filter_map(|direction| first_five_along(stones, direction))
        .min()
}

fn first_five_along(stones: &[Stone], direction: u64) -> Option<usize> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use testkit::{RngExt, seeded};

    #[test]
    fn the_least_cell_taken_twice_is_found_among_cells_of_all_kinds() {
        let mut rng = seeded(&["caro", "twice"]);
        // A dense square, cells far away from each other, and multiples of sizes.
        for (side, step) in [(40, 1), (1000, 1_000_003), (1000, 1 << 16)] {
            for count in [0, 1, 2, 30, 1000] {
                let mut cells: Vec<Cell> = (0..side * side).map(|i| (i % side, i / side)).collect();
                let chosen =
                    (0..count).map(|_| cells.swap_remove(rng.random_range(0..cells.len())));
                let mut moves: Vec<Cell> = chosen.map(|(x, y)| (step * x, step * -y)).collect();
                assert_eq!(taken_twice(&moves), None);
                let Some(&(x, y)) = moves.iter().min_by_key(|&&(x, y)| (y, x)) else {
                    continue;
                };
                let earlier = moves.iter().position(|&cell| cell == (x, y)).unwrap();
                moves.push((x, y));
                moves.push(moves[0]);
                moves.push((x, y));
                assert_eq!(
                    taken_twice(&moves),
                    Some([earlier, count]),
                    "{step} {count}"
                );
            }
        }
    }
}
