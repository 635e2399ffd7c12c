//! `GAME_3` straight from the rules.

use arena::{Book, Outcome};

use crate::rules::{RULES, start};
use crate::{Input, Output};

/// Cards that the search takes on: as many as the source tier has.
const MOST_CARDS: usize = 50;

/// The outcome by search over the rules, or `None` if there are too many cards.
pub fn solve(input: &Input) -> Option<Output> {
    if input.cards.len() > MOST_CARDS {
        return None;
    }
    let outcome = Book::new(RULES).outcome(&start(input)).ok()?;
    Some(match outcome {
        Outcome::Won => Output::First,
        Outcome::Drawn => Output::Draw,
        Outcome::Lost => Output::Second,
    })
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::Game3;
    use crate::cases::of_counts;
    use crate::rules::Table;
    use arena::{End, Game};
    use contract::{confirm_by_brute, cross_check, seeded};
    use inpout::{Problem, read_bytes};

    #[test]
    fn reference_and_brute_force_agree_on_random_cards() {
        cross_check::<Game3>(1000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_numbers_of_cards_up_to_eight() {
        let mut rng = seeded(&["game_3", "all"]);
        for [a, b, c] in all_counts(8) {
            confirm_by_brute::<Game3>(&of_counts(&mut rng, [a, b, c], 1000));
        }
    }

    /// All numbers of cards of the three remainders, at least one and at most `most` in all.
    pub(crate) fn all_counts(most: usize) -> impl Iterator<Item = [usize; 3]> {
        (0..=most)
            .flat_map(move |a| (0..=most - a).map(move |b| (a, b)))
            .flat_map(move |(a, b)| (0..=most - a - b).map(move |c| [a, b, c]))
            .filter(|counts| *counts != [0; 3])
    }

    /// The outcome by every line of play, for the player to move.
    fn by_lines(table: &Table) -> Outcome {
        let after = RULES.moves(table).into_iter();
        let outcomes = after.map(|(_, after)| match by_lines(&after) {
            Outcome::Won => Outcome::Lost,
            Outcome::Drawn => Outcome::Drawn,
            Outcome::Lost => Outcome::Won,
        });
        outcomes.max().unwrap_or_else(|| match RULES.end(table) {
            End::Won => Outcome::Won,
            End::Lost => Outcome::Lost,
            _ => Outcome::Drawn,
        })
    }

    #[test]
    fn only_remainders_matter() {
        let mut rng = seeded(&["game_3", "lines"]);
        let mut book = Book::new(RULES);
        for counts in all_counts(6) {
            let start = start(&of_counts(&mut rng, counts, 1_000_000));
            assert_eq!(book.outcome(&start), Ok(by_lines(&start)), "{counts:?}");
        }
    }

    #[test]
    fn the_second_player_never_wins_with_an_even_number_of_cards() {
        let mut rng = seeded(&["game_3", "even"]);
        for counts in all_counts(30) {
            if counts.iter().sum::<usize>().is_multiple_of(2) {
                let input = of_counts(&mut rng, counts, 9);
                assert_ne!(Game3::solve(&input), Output::Second, "{counts:?}");
            }
        }
    }

    #[test]
    fn nothing_is_divisible_by_three() {
        for (card, outcome) in [(3, Output::Draw), (1, Output::Second), (2, Output::Second)] {
            let input = Input { cards: vec![card] };
            assert_eq!(Game3::solve(&input), outcome);
            confirm_by_brute::<Game3>(&input);
        }
    }

    #[test]
    fn a_card_without_a_positive_number_is_refused() {
        let read = read_bytes::<Game3>("GAME_3.INP", b"2\n3 0\n");
        assert_eq!(
            read.unwrap_err().to_string(),
            "GAME_3.INP:2: card 2: 0 is not in 1..=10^18"
        );
    }
}
