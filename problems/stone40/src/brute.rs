//! The game straight from the rules.

use arena::Book;

use crate::rules::start;
use crate::{Input, Output};

/// Rows, beyond which no search is begun.
const MOST_ROWS: usize = 12;

/// The most positions that the search remembers.
const MOST_POSITIONS: usize = 400_000;

/// The winner and the first winning move by search over the rules, or `None` if there are too
/// many positions.
pub fn solve(input: &Input) -> Option<Output> {
    if input.rows.len() > MOST_ROWS {
        return None;
    }
    let (rules, start) = start(input);
    let mut book = Book::with_limit(rules, MOST_POSITIONS);
    let winning = book.first_winning(&start).ok()?;
    Some(
        winning.map_or(Output::Ron, |((row, stone), _)| Output::Hermione {
            row,
            stone,
        }),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Stone40;
    use crate::cases::{lettered, mirrored, rows};
    use contract::{confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_rows() {
        cross_check::<Stone40>(10_000);
    }

    #[test]
    fn rows_and_their_mirror_images_are_lost_for_the_first_player() {
        for row in ["B", "R", "BBRBR", "RRBRB", "BRRRRR"] {
            let row = row.as_bytes().to_vec();
            let input = lettered([mirrored(&row), row]);
            confirm_by_brute::<Stone40>(&input);
            assert_eq!(Stone40::solve(&input), Output::Ron);
        }
    }

    #[test]
    fn counting_the_stones_decides_nothing() {
        assert_eq!(
            Stone40::solve(&rows(&["BRRRR"])),
            Output::Hermione { row: 1, stone: 1 }
        );
        assert_eq!(Stone40::solve(&rows(&["RBBBB"])), Output::Ron);
    }

    #[test]
    fn the_corrected_sample_has_one_winning_move_and_the_printed_one_twelve() {
        let winning_moves = |first: &str| {
            let input = rows(&[first, "RRRBBR", "RBRBR", "RB", "BRBRRRR", "BRBRB"]);
            let (rules, start) = start(&input);
            let winning = Book::new(rules).winning(&start).unwrap().into_iter();
            winning.map(|(a_move, _)| a_move).collect::<Vec<_>>()
        };
        assert_eq!(winning_moves("BBBRRB"), [(5, 3)]);
        let printed = winning_moves("BBBBRB");
        assert_eq!(printed.len(), 12);
        assert!(printed.contains(&(5, 3)), "the printed answer wins as well");
    }

    #[test]
    fn too_many_stones_in_all_are_refused() {
        let text =
            |rows: usize| format!("{rows}\n{}", format!("{}\n", "B".repeat(50)).repeat(rows));
        assert!(inpout::solve_bytes::<Stone40>("STONE.INP", text(40_000).as_bytes()).is_ok());
        assert_eq!(
            inpout::solve_bytes::<Stone40>("STONE.INP", text(40_001).as_bytes())
                .unwrap_err()
                .to_string(),
            "STONE.INP:40002: the rows hold 2000050 stones, more than 2000000"
        );
    }
}
