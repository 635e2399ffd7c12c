//! GAME29 straight from the rules.

use arena::Book;

use crate::rules::Rules;
use crate::{Input, Output};

/// Lists with more characters than this are not searched.
const MOST_CHARACTERS: usize = 60;

/// The winning characters by search over the rules, or `None` if the list is too long.
pub fn solve(input: &Input) -> Option<Output> {
    if input.words.concat().len() > MOST_CHARACTERS {
        return None;
    }
    let winning = Book::new(Rules::new(input)).winning(&Vec::new()).ok()?;
    let characters = winning.into_iter().map(|((character, _), _)| character);
    Some(Output(characters.collect()))
}

#[cfg(test)]
mod tests {
    use crate::Game29;
    use crate::cases::list;
    use contract::cross_check;
    use inpout::Problem;

    fn answer(words: &[&str]) -> String {
        Game29::solve(&list(words)).to_string()
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_lists() {
        cross_check::<Game29>(5000);
    }

    #[test]
    fn a_letter_that_is_a_word_loses_at_once() {
        assert_eq!(answer(&["a"]), "Second\n");
        assert_eq!(answer(&["a", "ab"]), "First\nb\n");
        assert_eq!(answer(&["a", "b", "abab"]), "Second\n");
    }

    #[test]
    fn the_last_letter_of_a_lonely_word_falls_to_the_second_player_if_it_is_even() {
        assert_eq!(answer(&["comp"]), "First\ncmop\n");
        assert_eq!(answer(&["com"]), "Second\n");
        for length in 1..=200 {
            let expected = if length % 2 == 0 {
                "First\na\n"
            } else {
                "Second\n"
            };
            assert_eq!(answer(&[&"a".repeat(length)]), expected);
        }
    }

    #[test]
    fn a_word_inside_another_one_ends_the_game_too() {
        assert_eq!(answer(&["abcd"]), "First\nabcd\n");
        assert_eq!(answer(&["abcd", "abc"]), "First\ncd\n");
    }

    #[test]
    fn small_and_capital_letters_differ() {
        assert_eq!(answer(&["a", "Ab"]), "First\nAb\n");
    }
}
