//! PAWNS straight from the rules, by search over the positions.

use arena::can_reach;

use crate::rules::start;
use crate::{Input, Output};

/// Cells and pawns that the search takes on.
const MOST_CELLS: usize = 25;
const MOST_PAWNS: usize = 4;

/// The most positions that it remembers.
const MOST_POSITIONS: usize = 5_000_000;

/// Whether some play captures everything, or `None` if the board is too large.
pub fn solve(input: &Input) -> Option<Output> {
    if input.rows * input.columns > MOST_CELLS || input.pawns.len() > MOST_PAWNS {
        return None;
    }
    let (rules, start) = start(input)?;
    let wins = can_reach(&rules, start, MOST_POSITIONS, |&(_, black)| black == 0).ok()?;
    Some(Output { wins })
}

#[cfg(test)]
mod tests {
    use crate::Pawns;
    use contract::{Room, cross_check, seeded};
    use inpout::{Problem, read_bytes};

    #[test]
    fn reference_and_brute_force_agree_on_random_boards() {
        cross_check::<Pawns>(5000);
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
            refusal("3 3 1 4\n1\n2 2\n3 3\n2 2\n3 3\n"),
            "PAWNS.INP:6: black piece 3: the cell 2 2 is taken"
        );
        assert_eq!(
            refusal("3 3 1 1\n1\n4 2\n"),
            "PAWNS.INP:3: black piece 1: row: 4 is not in 1..=3"
        );
        assert_eq!(refusal("3 3 4 1\n"), "PAWNS.INP:1: p: 4 is not in 0..=3");
    }
}
