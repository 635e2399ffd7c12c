//! Larger boards with a proof.

use std::collections::{BTreeSet, HashSet};

use theory::matching::{Bipartite, Matching};

use crate::{Input, Output};

/// Black pieces up to which the graph of all predecessors is made.
const MOST_PIECES: usize = 3000;

/// Whether all can be captured, with a proof that needs no theorem; `None` if there are too many
/// black pieces.
///
/// A largest matching of the black pieces with predecessors is found by Hopcroft and Karp. If it
/// leaves a piece alone, a set of pieces is shown that have fewer predecessors together than there
/// are pieces: then not all of them can be captured, since every capture uses up one of these. If
/// it leaves none alone, a play is made from it, move by move, and carried out on a board.
///
/// # Panics
/// If what was found proves nothing.
pub fn solve(input: &Input) -> Option<Output> {
    let k = input.black().len();
    if k > MOST_PIECES {
        return None;
    }
    let pawns = input.pawns.iter().map(|&column| (1, column));
    let all: Vec<(usize, usize)> = pawns.chain(input.black()).collect();
    let black = &all[input.pawns.len()..];
    let mut by_column = vec![Vec::new(); input.columns + 2];
    for (place, &(_, column)) in all.iter().enumerate() {
        by_column[column].push(place);
    }
    let edges: Vec<_> = (0..k)
        .flat_map(|piece| {
            let (row, column) = black[piece];
            let beside = by_column[column - 1].iter().chain(&by_column[column + 1]);
            let lower = beside.filter(|&&place| all[place].0 < row);
            lower.map(move |&place| (piece, place)).collect::<Vec<_>>()
        })
        .collect();
    let graph = Bipartite::new(k, all.len(), edges.iter().copied());
    let matching = Matching::maximum(&graph);
    if matching.size() < k {
        // The pieces that some largest matching leaves alone.
        let alone = &matching.inessential()[..k];
        let theirs = edges.iter().filter(|&&(piece, _)| alone[piece]);
        let predecessors: HashSet<usize> = theirs.map(|&(_, place)| place).collect();
        let count = alone.iter().filter(|&&it| it).count();
        assert!(predecessors.len() < count, "the set proves nothing");
        return Some(Output { wins: false });
    }
    let partner = |piece| matching.partner(piece).expect("all are matched");
    let predecessors: Vec<usize> = (0..k).map(|piece| partner(piece) - k).collect();
    carry_out(input, &all, &predecessors);
    Some(Output { wins: true })
}

/// Captures everything by the rules: row by row from below, each piece by the uppermost pawn of
/// the column from which it is due to be captured.
fn carry_out(input: &Input, all: &[(usize, usize)], predecessors: &[usize]) {
    let pieces = &all[input.pawns.len()..];
    let mut black: HashSet<(usize, usize)> = input.black().collect();
    let mut white: Vec<BTreeSet<usize>> = vec![BTreeSet::new(); input.columns + 2];
    for &column in &input.pawns {
        white[column].insert(1);
    }
    let mut order: Vec<usize> = (0..pieces.len()).collect();
    order.sort_unstable_by_key(|&piece| pieces[piece]);
    for piece in order {
        let (row, column) = pieces[piece];
        let from = all[predecessors[piece]].1;
        let pawn = white[from].range(..row).next_back().copied();
        let pawn = pawn.expect("a pawn stands below in that column");
        assert!(from.abs_diff(column) == 1);
        // Straight up to the row below the piece, over empty cells, and across.
        let is_free =
            (pawn + 1..row).all(|on| !black.contains(&(on, from)) && !white[from].contains(&on));
        assert!(is_free, "the way of the pawn is barred");
        white[from].remove(&pawn);
        assert!(black.remove(&(row, column)) && white[column].insert(row));
    }
    assert!(black.is_empty());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Pawns;
    use crate::cases::board;
    use contract::confirm_by_brute;
    use inpout::Problem;

    #[test]
    fn reference_brute_force_and_proof_agree_on_all_boards_of_three_by_three() {
        let cells: Vec<_> = (0..9).map(|cell| (cell / 3 + 1, cell % 3 + 1)).collect();
        for pawns in 0..8_u32 {
            for pieces in 1..512_u32 {
                if pieces & pawns != 0 {
                    continue;
                }
                let chosen = |set: u32| (0..9).filter(move |cell| set >> cell & 1 == 1);
                let columns: Vec<_> = chosen(pawns).map(|cell| cell + 1).collect();
                let black: Vec<_> = chosen(pieces).map(|cell| cells[cell]).collect();
                let input = board(3, 3, &columns, &black);
                confirm_by_brute::<Pawns>(&input);
                assert_eq!(Some(Pawns::solve(&input)), solve(&input), "{input}");
            }
        }
    }
}
