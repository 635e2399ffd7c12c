//! The search of all boards that can arise.

use theory::hashing::MixedMap;

use crate::BONUS;
use crate::board::{Board, Region};

/// The complete search is given up when it has met so many boards. On up to 16 cells it never is:
/// the cells that are left determine the board, so there are at most 2^16.
const fn most_boards(cells: usize) -> usize {
    if cells <= 16 { 1 << 16 } else { 5000 }
}

/// The best play by looking at all boards, or `None` if there are too many: of the regions in
/// order the row from the bottom and the column of one cell, from 1.
pub(crate) fn complete(start: &Board) -> Option<Vec<(usize, usize)>> {
    let mut known = MixedMap::default();
    best(start, &mut known, most_boards(start.left()))?;
    let mut moves = Vec::new();
    let mut board = *start;
    while let Some((_, Some(region))) = known.get(&board) {
        moves.push(region.place());
        board = board.without(region.cell);
    }
    Some(moves)
}

/// What can still be earned from a board, and the region to remove first.
type Best = (u32, Option<Region>);

fn best(board: &Board, known: &mut MixedMap<Board, Best>, most: usize) -> Option<u32> {
    if let Some(&(score, _)) = known.get(board) {
        return Some(score);
    }
    let mut best_one = (ending(board), None);
    for region in board.moves() {
        let score = region.score() + best(&board.without(region.cell), known, most)?;
        if best_one.1.is_none() || score > best_one.0 {
            best_one = (score, Some(region));
        }
    }
    known.insert(*board, best_one);
    (known.len() <= most).then_some(best_one.0)
}

/// What a board without moves earns.
fn ending(board: &Board) -> u32 {
    if board.left() == 0 { BONUS } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sample_has_28_boards() {
        let input = contract::recipe::<crate::Wbr>("sample").unwrap();
        let mut known = MixedMap::default();
        let total = best(&Board::new(&input.rows), &mut known, 28);
        assert_eq!((total, known.len()), (Some(6716), 28));
    }
}
