//! The search of all boards that can arise.

use std::collections::HashMap;

use crate::Colour;
use crate::wall::{Marble, Wall};

/// What can still be earned from each board.
type Known = HashMap<Vec<Colour>, i32>;

/// The best play by looking at all boards, or `None` if there are too many: a marble of each region
/// that is removed.
pub(crate) fn complete(wall: &Wall) -> Option<Vec<Marble>> {
    let mut known = Known::new();
    // On up to 16 cells it never is too many: the cells that are left determine the board.
    let most = if wall.left <= 16 { 1 << 16 } else { 5000 };
    best(wall, &mut known, most)?;
    let mut moves = Vec::new();
    let worth = |wall: &Wall| wall.score + known[&wall.board()];
    let mut best = Some(*wall);
    while let Some(wall) = best {
        let next = wall.moves().find(|it| worth(&it.1) == worth(&wall));
        moves.extend(next.map(|it| it.0));
        best = next.map(|it| it.1);
    }
    Some(moves)
}

fn best(wall: &Wall, known: &mut Known, most: usize) -> Option<i32> {
    let board = wall.board();
    if let Some(&score) = known.get(&board) {
        return Some(score);
    }
    let mut score = None;
    for (_, next) in wall.moves() {
        score = score.max(Some(next.score - wall.score + best(&next, known, most)?));
    }
    let score = score.unwrap_or(wall.total() - wall.score);
    known.insert(board, score);
    (known.len() <= most).then_some(score)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sample_has_28_boards() {
        let input = contract::recipe::<crate::Wbr>("sample").unwrap();
        let mut known = Known::new();
        let total = best(&Wall::new(&input), &mut known, 28);
        assert_eq!((total, known.len()), (Some(6716), 28));
    }
}
