//! GAME12 straight from the rules, by search and by all words.

use std::collections::HashMap;

use arena::Book;

use crate::rules::{RULES, start};
use crate::{Input, Output};

/// The longest word whose games are all played.
const MOST_LETTERS: usize = 20;

/// Who wins by search over the rules, and the word from everything that can be left of the source
/// word; or `None` if it is too long.
pub fn solve(input: &Input) -> Option<Output> {
    if input.letters.len() > MOST_LETTERS {
        return None;
    }
    // Ron begins.
    let wins = Book::new(RULES).is_lost(&start(input)).ok()?;
    let word = runs(&smallest_word(&input.letters, &mut HashMap::new()));
    Some(Output { wins, word })
}

/// A word as its runs of equal letters.
fn runs(word: &[u8]) -> Vec<(u8, usize)> {
    let runs = word.chunk_by(|one, next| one == next);
    runs.map(|run| (run[0], run.len())).collect()
}

/// Hermione's smallest word, won or lost, by what is left when Ron is to move.
fn smallest_word(left: &[u8], known: &mut HashMap<Vec<u8>, Vec<u8>>) -> Vec<u8> {
    let Some((_, rest)) = left.split_last() else {
        return Vec::new();
    };
    if let Some(word) = known.get(left) {
        return word.clone();
    }
    let choices = rest.iter().enumerate().map(|(place, &letter)| {
        let next = [&rest[..place], &rest[place + 1..]].concat();
        [&[letter], &smallest_word(&next, known)[..]].concat()
    });
    let word = choices.min().unwrap_or_default();
    known.insert(left.to_vec(), word.clone());
    word
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game12;
    use contract::{Room, confirm_by_brute, cross_check};
    use inpout::Problem;

    fn input(letters: &str) -> Input {
        Input {
            letters: letters.into(),
        }
    }

    fn answer(letters: &str) -> String {
        Game12::solve(&input(letters)).to_string()
    }

    /// Adds both words, Hermione's first, of every game that goes on from here with Ron to move.
    fn play(
        left: &[u8],
        hers: &mut Vec<u8>,
        his: &mut Vec<u8>,
        games: &mut Vec<(Vec<u8>, Vec<u8>)>,
    ) {
        let Some((&last, rest)) = left.split_last() else {
            games.push((hers.clone(), his.clone()));
            return;
        };
        his.push(last);
        if rest.is_empty() {
            games.push((hers.clone(), his.clone()));
        }
        for (place, &letter) in rest.iter().enumerate() {
            hers.push(letter);
            play(
                &[&rest[..place], &rest[place + 1..]].concat(),
                hers,
                his,
                games,
            );
            hers.pop();
        }
        his.pop();
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_words() {
        cross_check::<Game12>(3000);
    }

    #[test]
    fn playing_every_game_without_memory_gives_the_same() {
        let mut rng = contract::seeded(&["game12", "every game"]);
        for _ in 0..1000 {
            let input = Game12::small(&mut rng);
            let mut games = Vec::new();
            play(&input.letters, &mut Vec::new(), &mut Vec::new(), &mut games);
            let wins = games.iter().any(|(hers, his)| hers < his);
            let word = games.into_iter().map(|(hers, _)| hers).min().unwrap();
            let word = runs(&word);
            assert_eq!(solve(&input), Some(Output { wins, word }), "{input}");
        }
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_words_of_three_letters() {
        for length in 2..=7 {
            for mut number in 0..3_u32.pow(length) {
                let mut letters = Vec::new();
                for _ in 0..length {
                    letters.extend(b"abc".get(number as usize % 3));
                    number /= 3;
                }
                confirm_by_brute::<Game12>(&Input { letters });
            }
        }
    }

    #[test]
    fn equal_words_win_for_nobody_and_a_beginning_is_smaller() {
        assert_eq!(answer("aa"), "NO\na\n");
        assert_eq!(answer("aaa"), "YES\na\n");
        assert_eq!(answer("bbaa"), "NO\nab\n");
        assert_eq!(answer("bbbaa"), "YES\nab\n");
    }

    #[test]
    fn the_same_word_can_win_or_lose() {
        let mut games = Vec::new();
        play(b"daacaa", &mut Vec::new(), &mut Vec::new(), &mut games);
        games.retain(|(hers, _)| hers == b"aad");
        assert!(games.iter().any(|(_, his)| his == b"aca"));
        assert!(games.iter().any(|(_, his)| his == b"aac"));
        assert_eq!(answer("daacaa"), "YES\naad\n");
    }
}
