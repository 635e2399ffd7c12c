//! GAME21 straight from the rules, by search of the whole game, villages and all.

use arena::{Book, Outcome};

use crate::rules::{Rules, start};
use crate::{Input, Output};

/// Places, cities and villages, that the search takes on.
const MOST_PLACES: u64 = 800;

/// Whether `output` is right by search over the rules, or `None` if there are too many
/// places. A draw, which the theorem excludes, makes every output wrong.
pub fn is_right(input: &Input, output: &Output) -> Option<bool> {
    let villages = input.roads.iter().map(|road| u64::from(road.length) - 1);
    if u64::from(input.cities) + villages.sum::<u64>() > MOST_PLACES {
        return None;
    }
    let Some(start) = start(input) else {
        // Who starts in the capital has won, and the first player if both do.
        return Some(output.0 == (input.starts[0] == input.capital));
    };
    let outcome = Book::new(Rules::new(input)).outcome(&start).ok()?;
    let right = if output.0 {
        Outcome::Won
    } else {
        Outcome::Lost
    };
    Some(outcome == right)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game21;
    use contract::{confirm_by_brute, cross_check};
    use inpout::{Problem, read_bytes};

    fn answer(text: &str) -> Output {
        let input = read_bytes::<Game21>("G.INP", text.as_bytes()).unwrap();
        confirm_by_brute::<Game21>(&input);
        Game21::solve(&input)
    }

    #[test]
    fn reference_and_retrograde_analysis_agree_on_random_maps() {
        cross_check::<Game21>(3000);
    }

    #[test]
    fn a_tie_is_won_by_the_first_player() {
        assert_eq!(answer("3 2\n1 3 5\n2 3 5\n1 2 3\n"), Output(true));
        assert_eq!(answer("3 2\n1 3 6\n2 3 5\n1 2 3\n"), Output(false));
        assert_eq!(answer("2 1\n1 2 7\n1 1 2\n"), Output(true));
    }

    #[test]
    fn who_starts_in_the_capital_has_won() {
        assert_eq!(answer("1 0\n1 1 1\n"), Output(true));
        assert_eq!(answer("2 1\n1 2 1\n2 2 2\n"), Output(true));
        assert_eq!(answer("2 1\n1 2 1\n1 2 2\n"), Output(false));
        assert_eq!(answer("2 1\n1 2 1\n2 1 2\n"), Output(true));
    }

    #[test]
    fn nobody_can_be_barred_from_a_road_that_he_needs() {
        // Both players need the road from 3 to 4, and the first could enter it from both ends.
        assert_eq!(
            answer("4 4\n1 3 1\n2 3 2\n3 4 4\n1 4 9\n1 2 4\n"),
            Output(true)
        );
        assert_eq!(
            answer("4 4\n1 3 2\n2 3 1\n3 4 4\n1 4 5\n1 2 4\n"),
            Output(true)
        );
        assert_eq!(
            answer("4 4\n1 3 2\n2 3 1\n3 4 4\n1 4 6\n1 2 4\n"),
            Output(false)
        );
    }

    #[test]
    fn a_road_from_a_city_to_itself_is_refused() {
        let error = read_bytes::<Game21>("G.INP", b"2 2\n1 2 1\n2 2 1\n1 2 2\n").unwrap_err();
        assert_eq!(error.to_string(), "G.INP:3: road 2: both ends are city 2");
        let error = read_bytes::<Game21>("G.INP", b"2 2\n1 2 1\n2 1 0\n1 2 2\n").unwrap_err();
        assert_eq!(
            error.to_string(),
            "G.INP:3: road 2: c: 0 is not in 1..=10^9"
        );
    }
}
