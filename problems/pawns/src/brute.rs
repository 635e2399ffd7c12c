//! PAWNS straight from the rules, by search over the positions, and answers with a proof for larger
//! boards.

use std::collections::{BTreeSet, HashSet};

use arena::can_reach;
use theory::matching::{Bipartite, Matching};

use crate::Input;
use crate::rules::start;

/// Cells and pawns that the search takes on.
const MOST_CELLS: usize = 25;
const MOST_PAWNS: usize = 4;

/// The most positions that it remembers.
const MOST_POSITIONS: usize = 5_000_000;

/// Whether some play captures everything, or `None` if the board is too large.
pub fn solve(input: &Input) -> Option<bool> {
    if input.rows * input.columns > MOST_CELLS || input.pawns.len() > MOST_PAWNS {
        return None;
    }
    let (rules, start) = start(input)?;
    can_reach(&rules, start, MOST_POSITIONS, |&(_, black)| black == 0).ok()
}

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
pub fn second(input: &Input) -> Option<bool> {
    let k = input.black.len();
    if k > MOST_PIECES {
        return None;
    }
    let pawns = input.pawns.iter().map(|&column| (1, column));
    let all: Vec<(usize, usize)> = pawns.chain(input.black.iter().copied()).collect();
    let mut by_column = vec![Vec::new(); input.columns + 2];
    for (place, &(_, column)) in all.iter().enumerate() {
        by_column[column].push(place);
    }
    let edges: Vec<_> = (0..k)
        .flat_map(|piece| {
            let (row, column) = input.black[piece];
            let beside = by_column[column - 1].iter().chain(&by_column[column + 1]);
            let lower = beside.filter(|&&place| all[place].0 < row);
            lower.map(move |&place| (piece, place)).collect::<Vec<_>>()
        })
        .collect();
    let graph = Bipartite::new(k, all.len(), edges.iter().copied());
    let matching = Matching::maximum(&graph);
    if matching.size() < k {
        assert_too_few(&edges, &matching, k, all.len());
        return Some(false);
    }
    let predecessors: Vec<usize> = (0..k)
        .map(|piece| matching.partner(piece).expect("all are matched") - k)
        .collect();
    carry_out(input, &all, &predecessors);
    Some(true)
}

/// Shows a set of pieces with fewer predecessors than pieces: those that alternating ways lead to
/// from the pieces left alone.
fn assert_too_few(edges: &[(usize, usize)], matching: &Matching<'_>, k: usize, places: usize) {
    let mut predecessors = vec![Vec::new(); k];
    for &(piece, place) in edges {
        predecessors[piece].push(place);
    }
    let mut shown: Vec<bool> = (0..k)
        .map(|piece| matching.partner(piece).is_none())
        .collect();
    let mut list: Vec<usize> = (0..k).filter(|&piece| shown[piece]).collect();
    let mut touched = vec![false; places];
    let mut count = [list.len(), 0];
    while let Some(piece) = list.pop() {
        for &place in &predecessors[piece] {
            count[1] += usize::from(!std::mem::replace(&mut touched[place], true));
            if let Some(next) = matching.partner(k + place)
                && !std::mem::replace(&mut shown[next], true)
            {
                count[0] += 1;
                list.push(next);
            }
        }
    }
    assert!(count[1] < count[0], "the set proves nothing");
}

/// Captures everything by the rules: row by row from below, each piece by the uppermost pawn of
/// the column from which it is due to be captured.
fn carry_out(input: &Input, all: &[(usize, usize)], predecessors: &[usize]) {
    let mut black: HashSet<(usize, usize)> = input.black.iter().copied().collect();
    let mut white: Vec<BTreeSet<usize>> = vec![BTreeSet::new(); input.columns + 2];
    for &column in &input.pawns {
        white[column].insert(1);
    }
    let mut order: Vec<usize> = (0..input.black.len()).collect();
    order.sort_unstable_by_key(|&piece| input.black[piece]);
    for piece in order {
        let (row, column) = input.black[piece];
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

/// The same question asked from the right: the board is mirrored and swept with ordered sets in
/// place of sorted lists.
pub fn mirrored(input: &Input) -> bool {
    let mirror = |column: usize| input.columns + 1 - column;
    let mut pieces = vec![BTreeSet::new(); input.columns + 2];
    for &(row, column) in &input.black {
        pieces[mirror(column)].insert(row);
    }
    let mut free = pieces.clone();
    for &column in &input.pawns {
        free[mirror(column)].insert(1);
    }
    (1..=input.columns).all(|column| {
        for row in std::mem::take(&mut pieces[column]) {
            let before = free[column - 1].first().copied();
            if let Some(lowest) = before.filter(|&lowest| lowest < row) {
                free[column - 1].remove(&lowest);
                continue;
            }
            let after = free[column + 1].range(..row).next_back().copied();
            let Some(highest) = after else {
                return false;
            };
            free[column + 1].remove(&highest);
        }
        true
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases::{board, planted};
    use crate::{Output, Pawns};
    use casebook::{RngExt, Room, confirm_by_brute, cross_check, seeded};
    use inpout::{Problem, read_bytes};

    #[test]
    fn reference_and_brute_force_agree_on_random_boards() {
        cross_check::<Pawns>(5000);
    }

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
                assert_eq!(Some(Pawns::solve(&input).wins), second(&input), "{input}");
            }
        }
    }

    #[test]
    fn reference_proof_and_mirrored_sweep_agree_on_larger_boards_of_both_kinds() {
        let mut rng = seeded(&["pawns", "sweep"]);
        let mut count = [0, 0];
        for _ in 0..3000 {
            let (n, m) = (rng.random_range(5..=15), rng.random_range(2..=8));
            let p = rng.random_range(1..=m);
            let k = rng.random_range(5..=40);
            let mut input = planted(&mut rng, n, m, p, k, 3);
            if rng.random() {
                input = crate::cases::disturbed(&mut rng, input, 3);
            }
            let Output { wins } = Pawns::solve(&input);
            assert_eq!(Some(wins), second(&input), "{input}");
            assert_eq!(wins, mirrored(&input), "{input}");
            count[usize::from(wins)] += 1;
        }
        assert!(count[0].min(count[1]) > 500, "{count:?}");
    }

    #[test]
    fn small_boards_are_of_both_kinds() {
        let mut rng = seeded(&["pawns", "kinds"]);
        let won = (0..1000).filter(|_| Pawns::solve(&Pawns::small(&mut rng)).wins);
        assert!((300..700).contains(&won.count()));
    }

    #[test]
    fn bad_boards_are_refused_by_name() {
        let refusal = |text: &str| {
            let read = read_bytes::<Pawns>("PAWNS.INP", text.as_bytes());
            read.unwrap_err().to_string()
        };
        assert_eq!(
            refusal("3 3 2 1\n1 1\n2 2\n"),
            "PAWNS.INP:2: pawn 2: there is a pawn in column 1 already"
        );
        assert_eq!(
            refusal("3 3 1 2\n1\n2 2\n1 1\n"),
            "PAWNS.INP:4: black piece 2: the cell 1 1 is taken"
        );
        assert_eq!(
            refusal("3 3 1 1\n1\n4 2\n"),
            "PAWNS.INP:3: black piece 1: row: 4 is not in 1..=3"
        );
        assert_eq!(refusal("3 3 4 1\n"), "PAWNS.INP:1: p: 4 is not in 0..=3");
    }
}
