//! A search of all positions from each first board.

use std::collections::BTreeMap;

use arena::Side;

use crate::rules::after;
use crate::{Board, Input, Output};

/// The answers by one search for each first board, with a table of all positions. Boards that are
/// turned or mirrored alike share it.
pub fn solve(input: &Input) -> Output {
    let mut groups: BTreeMap<Board, Vec<(usize, Board)>> = BTreeMap::new();
    for (number, pair) in input.pairs.iter().enumerate() {
        let [first, last] = alike(*pair).into_iter().min().unwrap_or(*pair);
        groups.entry(first).or_default().push((number, last));
    }
    let mut moves = vec![None; input.pairs.len()];
    for (first, goals) in groups {
        let boards: Vec<Board> = goals.iter().map(|&(_, last)| last).collect();
        for ((number, _), found) in goals.iter().zip(distances(first, &boards)) {
            moves[*number] = found;
        }
    }
    Output { moves }
}

/// The distances of boards from a first one, white first.
fn distances(first: Board, goals: &[Board]) -> Vec<Option<u32>> {
    // Sets of four cells are numbered; a board is a pair of them.
    let mut sets = 0;
    let mut numbers = vec![0; 1 << 16];
    for set in (0..=u16::MAX).filter(|set| set.count_ones() == 4) {
        numbers[usize::from(set)] = sets;
        sets += 1;
    }
    let number =
        |board: Board| numbers[usize::from(board.white)] * sets + numbers[usize::from(board.black)];
    // When a board is first met with white and with black to move.
    let mut met = [vec![u8::MAX; sets * sets], vec![u8::MAX; sets * sets]];
    met[0][number(first)] = 0;
    let known = |met: &[Vec<u8>; 2], board: Board| {
        let depths = met.iter().map(|of_colour| of_colour[number(board)]);
        let depth = depths.min().filter(|&depth| depth != u8::MAX);
        depth.map(u32::from)
    };
    let mut layer = vec![first];
    for depth in 1.. {
        if layer.is_empty() || goals.iter().all(|&goal| known(&met, goal).is_some()) {
            break;
        }
        let (mover, met) = match depth % 2 {
            1 => (Side::First, &mut met[1]),
            _ => (Side::Second, &mut met[0]),
        };
        let mut next_layer = Vec::new();
        for next in layer.into_iter().flat_map(|board| after(board, mover)) {
            if met[number(next)] == u8::MAX {
                met[number(next)] = depth;
                next_layer.push(next);
            }
        }
        layer = next_layer;
    }
    goals.iter().map(|&goal| known(&met, goal)).collect()
}

/// A pair of boards turned and mirrored in all eight ways.
pub(crate) fn alike(pair: [Board; 2]) -> [[Board; 2]; 8] {
    let moved = |set: u16, way: usize| {
        (0..16)
            .filter(|cell| set >> cell & 1 == 1)
            .fold(0, |moved, cell| {
                let (row, column) = if way & 1 == 0 {
                    (cell / 4, cell % 4)
                } else {
                    (cell % 4, cell / 4)
                };
                let row = if way & 2 == 0 { row } else { 3 - row };
                let column = if way & 4 == 0 { column } else { 3 - column };
                moved | 1 << (4 * row + column)
            })
    };
    std::array::from_fn(|way| {
        pair.map(|board| Board {
            white: moved(board.white, way),
            black: moved(board.black, way),
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Move;
    use contract::{Room, seeded};
    use inpout::Problem;

    #[test]
    fn the_search_with_a_table_of_all_positions_agrees() {
        let mut rng = seeded(&["move", "second"]);
        for _ in 0..20 {
            let input = Move::small(&mut rng);
            assert_eq!(Move::solve(&input), solve(&input), "{input}");
        }
    }
}
