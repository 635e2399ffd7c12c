//! GAME12 by playing every game, once with and once without memory, and the greedy play once more
//! with other means.

use std::collections::HashMap;

use crate::{Input, Output};

/// The longest word whose games are all played.
const MOST_LETTERS: usize = 20;

/// The answer from everything that can be left of the word, or `None` if the word is too long.
pub fn solve(input: &Input) -> Option<Output> {
    if input.letters.len() > MOST_LETTERS {
        return None;
    }
    let (word, wins) = from_here(&input.letters, &mut HashMap::new());
    Some(Output { wins, word })
}

/// By what is left of the word: Hermione's smallest word from there on, and whether she can win if
/// the words have been equal so far.
type Known = HashMap<Vec<u8>, (Vec<u8>, bool)>;

fn from_here(left: &[u8], known: &mut Known) -> (Vec<u8>, bool) {
    let Some((&last, rest)) = left.split_last() else {
        return (Vec::new(), false);
    };
    if rest.is_empty() {
        // Ron's word is hers and one letter more.
        return (Vec::new(), true);
    }
    if let Some(found) = known.get(left) {
        return found.clone();
    }
    let choices = rest.iter().enumerate().map(|(place, &letter)| {
        let next = [&rest[..place], &rest[place + 1..]].concat();
        let (word, wins) = from_here(&next, known);
        let wins = letter < last || (letter == last && wins);
        ([&[letter], &word[..]].concat(), wins)
    });
    let choices: Vec<_> = choices.collect();
    let wins = choices.iter().any(|&(_, wins)| wins);
    let smallest = choices.into_iter().map(|(word, _)| word).min();
    let found = (smallest.expect("there is a letter"), wins);
    known.insert(left.to_vec(), found.clone());
    found
}

/// Adds both words, Hermione's first, of every game that goes on from here with Ron to move.
#[cfg(test)]
fn play(left: &[u8], hers: &mut Vec<u8>, his: &mut Vec<u8>, games: &mut Vec<(Vec<u8>, Vec<u8>)>) {
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

/// The greedy play for words of any length, with a stack of places for each letter.
pub fn greedy(input: &Input) -> Output {
    let n = input.letters.len();
    let mut places = vec![Vec::new(); 128];
    for (place, &letter) in (0_u32..).zip(&input.letters) {
        places[usize::from(letter)].push(place);
    }
    let mut is_there = vec![true; n];
    let mut last = n;
    let (mut hers, mut his) = (Vec::new(), Vec::new());
    for turn in 0..n {
        if turn % 2 == 0 {
            last -= 1;
            while !is_there[last] {
                last -= 1;
            }
            is_there[last] = false;
            his.push(input.letters[last]);
        } else if let Some(letter) = (b'a'..=b'z').find(|&letter| {
            let stack = &mut places[usize::from(letter)];
            while stack.last().is_some_and(|&place| !is_there[place as usize]) {
                stack.pop();
            }
            !stack.is_empty()
        }) {
            if let Some(place) = places[usize::from(letter)].pop() {
                is_there[place as usize] = false;
            }
            hers.push(letter);
        }
    }
    Output {
        wins: hers < his,
        word: hers,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game12;
    use casebook::{Room, confirm_by_brute, cross_check};
    use inpout::Problem;

    fn input(letters: &str) -> Input {
        Input {
            letters: letters.into(),
        }
    }

    fn answer(letters: &str) -> String {
        Game12::solve(&input(letters)).to_string()
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_words() {
        cross_check::<Game12>(3000);
    }

    #[test]
    fn playing_every_game_without_memory_gives_the_same() {
        let mut rng = casebook::seeded(&["game12", "every game"]);
        for _ in 0..1000 {
            let input = Game12::small(&mut rng);
            let mut games = Vec::new();
            play(&input.letters, &mut Vec::new(), &mut Vec::new(), &mut games);
            let wins = games.iter().any(|(hers, his)| hers < his);
            let word = games.into_iter().map(|(hers, _)| hers).min().unwrap();
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

    #[test]
    fn the_greedy_play_is_the_same_by_other_means() {
        let mut rng = casebook::seeded(&["game12", "second"]);
        for n in 2..300 {
            for kinds in [1, 2, 3, 26] {
                let input = crate::cases::random(&mut rng, n, kinds);
                assert_eq!(Game12::solve(&input), greedy(&input), "{input}");
            }
        }
    }
}
