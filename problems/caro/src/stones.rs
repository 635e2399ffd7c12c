//! Stones in order: whether a cell has been taken twice, and the first five in a row.

use crate::Cell;

/// A stone on the board, in the order of the cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Stone {
    /// `y` in the upper half, `x` in the lower one, both shifted to begin at 1.
    pub(crate) cell: u64,
    /// The number of its move, from 0.
    pub(crate) time: usize,
}

/// The stones of the moves with these numbers, sorted.
pub(crate) fn stones(moves: &[Cell], numbers: &[u32]) -> Vec<Stone> {
    let shifted = |coordinate: i32| (i64::from(coordinate) + 1_000_000_001).cast_unsigned();
    let stone = |&number: &u32| {
        let time = number as usize;
        let (x, y) = moves[time];
        let cell = shifted(y) << 32 | shifted(x);
        Stone { cell, time }
    };
    let mut stones: Vec<Stone> = numbers.iter().map(stone).collect();
    stones.sort_unstable();
    stones
}

/// The first two moves on the least cell of those that hold more than one of these stones.
pub(crate) fn taken_twice(stones: &[Stone]) -> Option<[usize; 2]> {
    let mut pairs = stones.windows(2);
    let pair = pairs.find(|pair| pair[0].cell == pair[1].cell)?;
    Some([pair[0].time, pair[1].time])
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
    use crate::ring::near;
    use contract::{RngExt, seeded};

    fn twice(moves: &[Cell]) -> Option<[usize; 2]> {
        taken_twice(&stones(moves, &near(moves)))
    }

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
                assert_eq!(twice(&moves), None);
                let Some(&(x, y)) = moves.iter().min_by_key(|&&(x, y)| (y, x)) else {
                    continue;
                };
                let earlier = moves.iter().position(|&cell| cell == (x, y)).unwrap();
                moves.push((x, y));
                moves.push(moves[0]);
                moves.push((x, y));
                assert_eq!(twice(&moves), Some([earlier, count]), "{step} {count}");
            }
        }
    }
}
