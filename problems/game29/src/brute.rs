//! GAME29 straight from the rules, and by tables of all parts of one length.

use std::collections::{HashMap, HashSet};

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
    Some(Output {
        winning: characters.collect(),
    })
}

/// The winning characters by tables of the parts themselves, one table a length; it stands the
/// largest lists.
pub fn second(input: &Input) -> Output {
    let listed: HashSet<&[u8]> = input.words.iter().map(Vec::as_slice).collect();
    let longest = input.words.iter().map(Vec::len).max().unwrap_or(0);
    // By parts of one length: whether making it loses.
    let mut longer: HashMap<&[u8], bool> = HashMap::new();
    for length in (1..=longest).rev() {
        let mut loses = HashMap::new();
        for word in &input.words {
            for end in length..=word.len() {
                let start = end - length;
                let part = &word[start..end];
                let already = loses.entry(part).or_insert_with(|| listed.contains(part));
                let behind = word.get(start..=end);
                let in_front = start.checked_sub(1).map(|before| &word[before..end]);
                let mut moves = behind.into_iter().chain(in_front);
                *already = *already || moves.any(|next| !longer[next]);
            }
        }
        longer = loses;
    }
    let mut winning: Vec<u8> = longer
        .into_iter()
        .filter(|&(_, loses)| !loses)
        .flat_map(|(part, _)| part)
        .copied()
        .collect();
    winning.sort_unstable();
    Output { winning }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game29;
    use crate::cases::list;
    use casebook::{confirm_by_brute, cross_check};
    use inpout::Problem;

    fn answer(words: &[&str]) -> String {
        Game29::solve(&list(words)).to_string()
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_lists() {
        cross_check::<Game29>(5000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_pairs_of_short_words() {
        let words: Vec<String> = (1..=4)
            .flat_map(|length| {
                (0..1 << length).map(move |bits| {
                    let letter = |place| if bits >> place & 1 == 0 { 'a' } else { 'b' };
                    (0..length).map(letter).collect()
                })
            })
            .collect();
        for first in &words {
            for second in &words {
                confirm_by_brute::<Game29>(&list(&[first, second]));
            }
        }
    }

    #[test]
    fn tables_of_parts_agree_with_both() {
        let mut rng = casebook::seeded(&["game29", "second"]);
        for _ in 0..500 {
            let input = crate::cases::random(&mut rng, 40, 1..=30, "abc");
            assert_eq!(Game29::solve(&input), second(&input), "{input}");
        }
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
