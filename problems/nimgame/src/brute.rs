//! Who wins a game of Nim, straight from the rules.

use arena::Book;

use crate::rules::Rules;
use crate::{Input, Output};

/// The most positions that the search remembers.
const MOST_POSITIONS: usize = 20_000;

/// Who wins, by search over the rules, or `None` if there are too many positions.
pub fn solve(input: &Input) -> Option<Output> {
    let mut book = Book::with_limit(Rules { play: input.play }, MOST_POSITIONS);
    Some(winner(input, book.is_lost(&input.heaps).ok()?))
}

pub(crate) fn winner(input: &Input, is_lost: bool) -> Output {
    let winner = if is_lost {
        input.first.other()
    } else {
        input.first
    };
    Output { winner }
}

#[cfg(test)]
mod tests {
    use crate::Nimgame;
    use contract::cross_check;

    #[test]
    fn reference_and_brute_force_agree_on_small_openings() {
        cross_check::<Nimgame>(1000);
    }

    #[test]
    fn bad_openings_are_refused() {
        let reason = |text: &str| {
            inpout::read_bytes::<Nimgame>("NIMGAME.INP", text.as_bytes())
                .unwrap_err()
                .to_string()
        };
        for (text, expected) in [
            (
                "maxi\n3\n",
                "NIMGAME.INP:1: rule: expected misere or normal",
            ),
            ("misere\n11\n", "NIMGAME.INP:2: n: 11 is not in 1..=10"),
            (
                "misere\n1\n31\n",
                "NIMGAME.INP:3: heap 1: 31 is not in 1..=30",
            ),
            (
                "misere\n1\n30\nME\n",
                "NIMGAME.INP:4: first: expected YOU or MACHINE",
            ),
        ] {
            assert_eq!(reason(text), expected);
        }
    }
}
