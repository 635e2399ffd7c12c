//! The race along shortest ways, up to the middle.
//!
//! Let A be on a cell `a` of layer `k` (cells `k` steps from A's start, on a shortest way of length `d`)
//! and B on a cell `b` of layer `d − k`, A to move. In the last layer, `k = d/2`, A has escaped if
//! `a ≠ b`. Before it he escapes if some next cell `a'` of layer `k + 1` is such that for all next cells
//! `b'` of layer `d − k − 1` he escapes from `a'`, `b'`. Tables of two layers, `k` and `k + 1`, are
//! enough: first "for all `b'`", row by row for each `a'`, then "some `a'`", which joins whole rows.
//!
//! On an open board from corner to corner there are `n³/3` pairs, 72 million at n = 600, since a row
//! holds at most two cells at one distance. Without the promise that no layer has more than `2n` cells,
//! corridors that branch like an H-tree would make layers of far more than `4k`. Layers of a narrow maze
//! have few cells but there are 45000 of them at n = 300, so the work for a layer has to be in proportion
//! to its cells.

use std::collections::VecDeque;

use crate::Board;

/// In place of the distance of a cell that no way leads to.
const FAR: usize = usize::MAX;

/// Whether A, who begins, wins: by an odd distance, or since he can reach the middle layer on another cell than
/// B, if both walk shortest ways.
pub(crate) fn first_wins(board: &Board) -> bool {
    let start = |letter| board.cells.iter().position(|&cell| cell == letter);
    let start = |letter| start(letter).expect("both stand on the board");
    let (from_a, from_b) = (distances(board, start(b'A')), distances(board, start(b'B')));
    let distance = from_a[start(b'B')];
    if distance % 2 == 1 {
        return true;
    }
    let mut layers = vec![Vec::new(); distance + 1];
    // Of each cell in a layer its place there.
    let mut places = vec![None; board.cells.len()];
    for cell in 0..board.cells.len() {
        if from_a[cell].checked_add(from_b[cell]) == Some(distance) {
            let layer = &mut layers[from_a[cell]];
            places[cell] = Some(layer.len());
            layer.push(cell);
        }
    }
    // For each cell of a layer the places of its neighbours in the layer beside.
    let steps = |layer: usize, beside: usize| -> Vec<Vec<usize>> {
        let ends = |&cell: &usize| {
            let next = neighbours(board, cell).filter(|&next| from_a[next] == beside);
            next.filter_map(|next| places[next]).collect()
        };
        layers[layer].iter().map(ends).collect()
    };

    // A row for each cell of A, in it each cell of B: whether A escapes.
    let middle = layers[distance / 2].len();
    let mut escapes: Vec<Vec<bool>> = (0..middle)
        .map(|mine| (0..middle).map(|theirs| mine != theirs).collect())
        .collect();
    for k in (0..distance / 2).rev() {
        let answers = steps(distance - k, distance - k - 1);
        // Whether A escapes when he has moved already, whatever B answers.
        let answered = |row: &Vec<bool>| -> Vec<bool> {
            let all = |ends: &Vec<usize>| ends.iter().all(|&end| row[end]);
            answers.iter().map(all).collect()
        };
        let answered: Vec<Vec<bool>> = escapes.iter().map(answered).collect();
        escapes = vec![vec![false; answers.len()]; layers[k].len()];
        for (row, ends) in escapes.iter_mut().zip(steps(k, k + 1)) {
            for end in ends {
                for (escape, answer) in row.iter_mut().zip(&answered[end]) {
                    *escape |= answer;
                }
            }
        }
    }
    escapes[0][0]
}

/// The free cells beside one.
fn neighbours(board: &Board, cell: usize) -> impl Iterator<Item = usize> {
    let (n, column) = (board.size, cell % board.size);
    let left = (column > 0).then(|| cell - 1);
    let right = (column + 1 < n).then_some(cell + 1);
    let all = [cell.checked_sub(n), left, right, Some(cell + n)];
    let is_free = |&next: &usize| board.cells.get(next).is_some_and(|&next| next != b'#');
    all.into_iter().flatten().filter(is_free)
}

/// The distance of every cell from a start.
fn distances(board: &Board, start: usize) -> Vec<usize> {
    let mut distances = vec![FAR; board.cells.len()];
    distances[start] = 0;
    let mut reached = VecDeque::from([start]);
    while let Some(cell) = reached.pop_front() {
        for next in neighbours(board, cell) {
            if distances[next] == FAR {
                distances[next] = distances[cell] + 1;
                reached.push_back(next);
            }
        }
    }
    distances
}
