//! DELNUM straight from the rules.

use arena::{Book, Game};

use crate::rules::{Rules, start};
use crate::{Input, Output};

/// The most positions that the search remembers.
const MOST_POSITIONS: usize = 30_000;

/// The blunders by search over the rules, or `None` if there are too many positions.
pub fn solve(input: &Input) -> Option<Output> {
    let mut book = Book::with_limit(Rules, MOST_POSITIONS);
    let mut at = start(input);
    let mut won = vec![!book.is_lost(&at).ok()?];
    for &number in &input.record {
        let mut moves = Rules.moves(&at).into_iter();
        let (_, after) = moves.find(|(deleted, _)| *deleted == number)?;
        drop(moves);
        at = after;
        won.push(!book.is_lost(&at).ok()?);
    }
    let moves = 1..=input.record.len();
    Some(Output(moves.filter(|&i| won[i - 1] && won[i]).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Delnum;
    use contract::{confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_tables() {
        cross_check::<Delnum>(3000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_tables_of_four_cells_and_all_games() {
        for bits in 0..16_usize {
            let table: Vec<usize> = (0..4).map(|cell| 1 + (bits >> cell & 1)).collect();
            for m in 1..table.iter().sum() {
                for game in 0..16 {
                    let record = (0..4).map(|place| 1 + (game >> place & 1)).collect();
                    for input in crate::cases::beginnings(&table, m, record) {
                        confirm_by_brute::<Delnum>(&input);
                    }
                }
            }
        }
    }

    #[test]
    fn the_document_s_example_has_three_blunders_by_its_own_rule() {
        let input = Input {
            n: 3,
            m: 8,
            table: vec![1, 2, 3, 2, 3, 1, 3, 1, 2],
            record: vec![1, 1, 3],
        };
        confirm_by_brute::<Delnum>(&input);
        assert_eq!(Delnum::solve(&input).0, [1, 2, 3]);
        // The document prints 2 and 3: right if numbers never ran out.
        let is_lost = |rest: usize| rest.is_multiple_of(4);
        assert!(is_lost(8) && !is_lost(7) && !is_lost(6) && !is_lost(3));
    }
}
