//! The two searches: all boards that can arise, or the most promising ones.

use rayon::prelude::*;
use theory::hashing::MixedMap;

use crate::board::{Board, Region};
use crate::{BONUS, Colour};

/// The complete search is given up when it has met so many boards. On up to 16 cells it never is:
/// the cells that are left determine the board, so there are at most 2^16.
const fn most_boards(cells: usize) -> usize {
    if cells <= 16 { 1 << 16 } else { 5000 }
}

/// Work of one beam: the boards that it keeps of each number of moves, times the cube of the
/// number of cells.
const WORK: usize = 4_000_000_000;

/// The most boards of each number of moves that a beam keeps.
const WIDEST: usize = 600;

/// What a single cell costs in the guess of a board's worth. Which is best differs from board to
/// board, so each gets its own beams.
const SINGLES: [i64; 2] = [20, 60];

/// The best play by looking at all boards, or `None` if there are too many: the regions in order.
pub(crate) fn complete(start: &Board) -> Option<Vec<Region>> {
    let mut known = MixedMap::default();
    best(start, &mut known, most_boards(start.left()))?;
    let mut moves = Vec::new();
    let mut board = *start;
    while let Some((_, Some(region))) = known.get(&board) {
        moves.push(*region);
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

/// The best play that several beams find; always the same, however many threads there are.
pub(crate) fn beams(start: &Board, colours: &[Colour]) -> Vec<Region> {
    let width = (WORK / start.left().pow(3)).clamp(1, WIDEST);
    let spared = std::iter::once(None).chain(colours.iter().copied().map(Some));
    let tastes: Vec<(Option<Colour>, i64)> = spared
        .flat_map(|spared| SINGLES.map(|single| (spared, single)))
        .collect();
    let plays: Vec<(u32, Vec<Region>)> = tastes
        .into_par_iter()
        .map(|(spared, single)| beam(start, spared, single, width))
        .collect();
    // The first of the best.
    let mut plays = plays.into_iter();
    let first = plays
        .next()
        .expect("there is a beam without a spared colour");
    let keep_better = |best: (u32, _), next: (u32, _)| if next.0 > best.0 { next } else { best };
    plays.fold(first, keep_better).1
}

/// A board of the beam.
#[derive(Clone, Copy)]
struct Node {
    board: Board,
    /// Earned so far.
    score: u32,
}

/// A child of a node, before it is chosen.
struct Candidate {
    value: i64,
    hash: u64,
    parent: usize,
    region: Region,
}

/// The most promising play among those that spare a colour as long as there is another move, when
/// a single cell that is left costs `single`.
fn beam(start: &Board, spared: Option<Colour>, single: i64, width: usize) -> (u32, Vec<Region>) {
    let mut nodes = vec![Node {
        board: *start,
        score: 0,
    }];
    // For each number of moves the way back: the node before and the region removed.
    let mut history: Vec<Vec<(usize, Region)>> = Vec::new();
    let mut best = (0, 0, 0);
    loop {
        let mut candidates = Vec::new();
        for (parent, node) in nodes.iter().enumerate() {
            let mut moves = node.board.moves();
            if moves.is_empty() {
                let score = node.score + ending(&node.board);
                if score > best.0 {
                    best = (score, history.len(), parent);
                }
                continue;
            }
            if moves.iter().any(|region| Some(region.colour) != spared) {
                moves.retain(|region| Some(region.colour) != spared);
            }
            for region in moves {
                let board = node.board.without(region.cell);
                candidates.push(Candidate {
                    value: i64::from(node.score + region.score()) + promise(&board, single),
                    hash: board.mixed(),
                    parent,
                    region,
                });
            }
        }
        if candidates.is_empty() {
            break;
        }
        let rank = |candidate: &Candidate| {
            let Candidate {
                value,
                hash,
                parent,
                region,
            } = candidate;
            (-value, *hash, *parent, region.cell)
        };
        candidates.sort_unstable_by_key(rank);
        candidates.dedup_by_key(|candidate| (candidate.value, candidate.hash));
        candidates.truncate(width);
        nodes = candidates
            .iter()
            .map(|candidate| {
                let Node { board, score } = nodes[candidate.parent];
                Node {
                    board: board.without(candidate.region.cell),
                    score: score + candidate.region.score(),
                }
            })
            .collect();
        history.push(
            candidates
                .iter()
                .map(|candidate| (candidate.parent, candidate.region))
                .collect(),
        );
    }
    let (score, length, mut at) = best;
    let mut moves = Vec::new();
    for layer in history[..length].iter().rev() {
        let (parent, region) = layer[at];
        moves.push(region);
        at = parent;
    }
    moves.reverse();
    (score, moves)
}

/// A guess of what a board will still earn.
fn promise(board: &Board, single: i64) -> i64 {
    let mut promise = 0;
    board.for_each_region(|region| {
        promise += match region.size {
            1 => -single,
            _ => i64::from(region.score()),
        };
    });
    promise
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sample_has_28_boards() {
        let input = casebook::recipe::<crate::Wbr>("sample").unwrap();
        let mut known = MixedMap::default();
        let total = best(&Board::new(&input.rows), &mut known, 28);
        assert_eq!((total, known.len()), (Some(6716), 28));
    }
}
