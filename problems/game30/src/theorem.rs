//! The race along shortest ways, seen from B.

use crate::second::beside;
use crate::{Board, Input, Output};

/// The winners by the same theorem on the race along shortest ways, since the billions of positions
/// of a large board are too many for the analysis, but seen from B: for each of his cells, the cells from
/// which A, to move, escapes.
pub fn solve(input: &Input) -> Output {
    Output {
        winners: input.boards.iter().map(race).collect(),
    }
}

fn race(board: &Board) -> char {
    let start = |letter: u8| {
        board
            .cells
            .iter()
            .position(|&cell| cell == letter)
            .unwrap_or(0)
    };
    let (home, goal) = (start(b'A'), start(b'B'));
    let from = distances(board, home);
    let back = distances(board, goal);
    let length = from[goal] as usize;
    if length % 2 == 1 {
        return 'A';
    }
    let mut layers = vec![Vec::new(); length + 1];
    let mut places = vec![None; board.cells.len()];
    for cell in 0..board.cells.len() {
        if from[cell].checked_add(back[cell]) == Some(from[goal]) {
            let layer = &mut layers[from[cell] as usize];
            places[cell] = Some(layer.len());
            layer.push(cell);
        }
    }
    // The places in layer `to` of the neighbours of each cell of layer `of`.
    let ways = |of: usize, to: usize| -> Vec<Vec<usize>> {
        let next = |&cell: &usize| {
            let beside = beside(board.size, cell).into_iter();
            beside
                .filter(|&next| from[next] as usize == to)
                .filter_map(|next| places[next])
                .collect()
        };
        layers[of].iter().map(next).collect()
    };

    let middle = layers[length / 2].len();
    let mut safe: Vec<Vec<bool>> = (0..middle)
        .map(|mine| (0..middle).map(|theirs| mine != theirs).collect())
        .collect();
    for depth in (1..=length / 2).rev() {
        let attacks = ways(length + 1 - depth, length - depth);
        let escapes = ways(depth - 1, depth);
        let before = |attack: &Vec<usize>| {
            let mut safe_from_all = vec![true; layers[depth].len()];
            for &cell in attack {
                for (all, one) in safe_from_all.iter_mut().zip(&safe[cell]) {
                    *all &= one;
                }
            }
            escapes
                .iter()
                .map(|ways| ways.iter().any(|&way| safe_from_all[way]))
                .collect()
        };
        safe = attacks.iter().map(before).collect();
    }
    if safe[0][0] { 'A' } else { 'B' }
}

/// The steps of a shortest way between the starts, if there is a way.
pub(crate) fn length(board: &Board) -> Option<u32> {
    let start = |letter: u8| board.cells.iter().position(|&cell| cell == letter);
    let length = distances(board, start(b'A')?)[start(b'B')?];
    (length != u32::MAX).then_some(length)
}

/// The number of cells at each distance from A's start, beginning with distance 0.
pub(crate) fn layer_sizes(board: &Board) -> Vec<usize> {
    let mut sizes = Vec::new();
    if let Some(start) = board.cells.iter().position(|&cell| cell == b'A') {
        for distance in distances(board, start) {
            if distance == u32::MAX {
                continue;
            }
            let layer = distance as usize;
            sizes.resize(sizes.len().max(layer + 1), 0);
            sizes[layer] += 1;
        }
    }
    sizes
}

/// The distance of every cell from a start.
fn distances(board: &Board, start: usize) -> Vec<u32> {
    let mut distances = vec![u32::MAX; board.cells.len()];
    distances[start] = 0;
    let mut layer = vec![start];
    while !layer.is_empty() {
        let mut next_layer = Vec::new();
        for cell in layer {
            for next in beside(board.size, cell) {
                if board.cells[next] != b'#' && distances[next] == u32::MAX {
                    distances[next] = distances[cell] + 1;
                    next_layer.push(next);
                }
            }
        }
        layer = next_layer;
    }
    distances
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game30;
    use contract::{Room, seeded};
    use inpout::Problem;

    #[test]
    fn the_second_method_agrees_on_random_boards() {
        let mut rng = seeded(&["game30", "second"]);
        for _ in 0..3000 {
            let input = Game30::small(&mut rng);
            assert_eq!(Game30::solve(&input), solve(&input), "{input}");
        }
    }
}
