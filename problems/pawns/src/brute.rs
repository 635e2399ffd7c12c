//! PAWNS straight from the rules, by search over the positions, and a sweep for large boards.

use std::collections::HashSet;

use crate::Input;

/// Cells and pawns that the search takes on.
const MOST_CELLS: usize = 25;
const MOST_PAWNS: usize = 4;

/// Whether some play captures everything, or `None` if the board is too large.
pub fn solve(input: &Input) -> Option<bool> {
    if input.rows * input.columns > MOST_CELLS || input.pawns.len() > MOST_PAWNS {
        return None;
    }
    let cell = |row: usize, column: usize| 1_u32 << ((row - 1) * input.columns + column - 1);
    let white = input
        .pawns
        .iter()
        .map(|&column| cell(1, column))
        .sum::<u32>();
    let black = input
        .black
        .iter()
        .map(|&(row, c)| cell(row, c))
        .sum::<u32>();

    // A position is the set of the white and that of the black pieces.
    let mut seen = HashSet::from([(white, black)]);
    let mut list = vec![(white, black)];
    while let Some((white, black)) = list.pop() {
        if black == 0 {
            return Some(true);
        }
        for row in 1..input.rows {
            for column in 1..=input.columns {
                let from = cell(row, column);
                if white & from == 0 {
                    continue;
                }
                let mut moved = |to: u32| {
                    let position = (white & !from | to, black & !to);
                    if seen.insert(position) {
                        list.push(position);
                    }
                };
                let ahead = cell(row + 1, column);
                if (white | black) & ahead == 0 {
                    moved(ahead);
                }
                for side in [column - 1, column + 1] {
                    if (1..=input.columns).contains(&side) && black & cell(row + 1, side) != 0 {
                        moved(cell(row + 1, side));
                    }
                }
            }
        }
    }
    Some(false)
}

/// Whether every black piece can have a predecessor of its own, by a sweep over the columns from
/// the left that keeps in each column the predecessors not yet given away.
///
/// What is left in column `c − 1` can serve only column `c` now, so as many pieces of column `c`
/// as possible take from there, the lower ones first: those that remain are as few and as high as
/// can be. They take from column `c + 1`, from below upwards, each the highest predecessor that
/// is low enough: what remains there for column `c + 2` is as low as can be.
pub fn second(input: &Input) -> bool {
    let mut pieces = vec![Vec::new(); input.columns + 2];
    for &(row, column) in &input.black {
        pieces[column].push(row);
    }
    let mut free = pieces.clone();
    for &column in &input.pawns {
        free[column].push(1);
    }
    for rows in pieces.iter_mut().chain(&mut free) {
        rows.sort_unstable();
    }

    for column in 1..=input.columns {
        let left = &free[column - 1];
        let mut used = 0;
        let mut waiting = Vec::new();
        for &row in &pieces[column] {
            if used < left.len() && left[used] < row {
                used += 1;
            } else {
                waiting.push(row);
            }
        }

        let mut low_enough = Vec::new();
        let mut right = free[column + 1].iter().copied().peekable();
        for row in waiting {
            while let Some(predecessor) = right.next_if(|&predecessor| predecessor < row) {
                low_enough.push(predecessor);
            }
            if low_enough.pop().is_none() {
                return false;
            }
        }
        low_enough.extend(right);
        free[column + 1] = low_enough;
    }
    true
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
    fn reference_brute_force_and_sweep_agree_on_all_boards_of_three_by_three() {
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
                assert_eq!(Pawns::solve(&input).wins, second(&input), "{input}");
            }
        }
    }

    #[test]
    fn reference_and_sweep_agree_on_larger_boards_of_both_kinds() {
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
            assert_eq!(wins, second(&input), "{input}");
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
