//! STRGAME straight from the rules.

use arena::Book;

use crate::rules::Rules;
use crate::{Input, Output};

/// Cells times reach beyond which this is called too large.
const MOST_WORK: usize = 2000;

/// The outcome by search over the rules; `None` if there may be too many positions.
pub fn solve(input: &Input) -> Option<Output> {
    if input.letters.len() * (input.left + input.right) > MOST_WORK {
        return None;
    }
    let outcome = Book::new(Rules::new(input.clone())).outcome(&(0, Vec::new()));
    Some(Output(outcome.ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Strgame;
    use arena::Game;
    use contract::cross_check;

    #[test]
    fn reference_and_brute_force_agree_on_random_rings() {
        cross_check::<Strgame>(3000);
    }

    #[test]
    fn the_move_explained_in_the_document_is_the_only_one() {
        // "abadbac", L = 5, R = 1, at the fourth cell after a, b: only the last cell is left.
        let input = Input {
            letters: b"abadbac".to_vec(),
            left: 5,
            right: 1,
        };
        let rules = Rules::new(input);
        let state = (3, vec![b'b', b'a']);
        let moves: Vec<_> = rules.moves(&state).into_iter().collect();
        assert_eq!(moves, [(-4, (6, vec![b'd', b'b']))]);
    }
}
