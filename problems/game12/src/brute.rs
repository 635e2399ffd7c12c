//! GAME12 by playing every game, and the greedy play once more with other means.

use crate::{Input, Output};

/// The longest word whose games are all played: 46 080 for 13 letters.
const MOST_LETTERS: usize = 13;

/// The answer by playing every game, or `None` if there are too many.
pub fn solve(input: &Input) -> Option<Output> {
    if input.letters.len() > MOST_LETTERS {
        return None;
    }
    let mut games = Vec::new();
    play(&input.letters, &mut Vec::new(), &mut Vec::new(), &mut games);
    Some(Output {
        wins: games.iter().any(|(hers, his)| hers < his),
        word: games.into_iter().map(|(hers, _)| hers).min()?,
    })
}

/// Adds both words, Hermione's first, of every game that goes on from here with Rôn to move.
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
pub fn second(input: &Input) -> Output {
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
    use casebook::{confirm_by_brute, cross_check};
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
                assert_eq!(Game12::solve(&input), second(&input), "{input}");
            }
        }
    }
}
