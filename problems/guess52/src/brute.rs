//! The game straight from the rules: every letter, every answer, all that has been said.

use arena::Book;

use crate::rules::{Paper, Rules};
use crate::{Input, Output};

/// The largest list that is played from the rules.
const MOST_PLAYED: usize = 14;

/// Whether Ron wins each list, by search over the rules; or `None` if a list is too long.
pub fn solve(input: &Input) -> Option<Output> {
    let wins = input.lists.iter().map(|words| {
        if words.len() > MOST_PLAYED {
            return None;
        }
        let words = words.clone();
        let is_lost = Book::new(Rules { words }).is_lost(&Paper::default());
        Some(!is_lost.ok()?)
    });
    Some(Output(wins.collect::<Option<_>>()?))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::Guess52;
    use contract::cross_check;

    pub(crate) fn list(words: &str) -> Input {
        let words = words.split_whitespace();
        Input {
            lists: vec![words.map(|word| word.as_bytes().to_vec()).collect()],
        }
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_lists() {
        cross_check::<Guess52>(2000);
    }

    #[test]
    fn words_lie_on_lines_at_will_and_bad_ones_are_told() {
        let read = |text: &str| {
            inpout::solve_bytes::<Guess52>("GUESS.INP", text.as_bytes())
                .map_err(|error| error.to_string())
        };
        assert_eq!(read("2 3 A B\n\n C 1\nQ").unwrap(), "Yes\nNo\n");
        assert_eq!(
            read("1\n2\nAB\nabc\n").unwrap_err(),
            "GUESS.INP:4: list 1: word 2: 'a' is not one of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'"
        );
        assert_eq!(
            read("1\n2\nAB\nABCDEFG\n").unwrap_err(),
            "GUESS.INP:4: list 1: word 2: a length of 7 is not 1..=6"
        );
        assert_eq!(
            read("2\n1\nAB\n0\n").unwrap_err(),
            "GUESS.INP:4: list 2: k: 0 is not in 1..=1000"
        );
    }
}
