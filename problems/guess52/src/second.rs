//! The number of misses by sets of words, for large lists.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::{Input, LONGEST, Output, words_of_length};

/// The same for lists of any size, by sets of words.
pub fn solve(input: &Input) -> Output {
    let wins = input.lists.iter().map(|list| {
        (1..=LONGEST).any(|length| {
            let words = words_of_length(list, length).into_iter();
            let words: Vec<Spread> = words.map(spread).collect();
            let all = (0..).take(words.len()).collect();
            needs_more(&words, all, length, &mut HashMap::new())
        })
    });
    Output(wins.collect())
}

/// A word as its letters, each with its places as bits.
type Spread = Vec<(usize, u32)>;

fn spread(word: &[u8]) -> Spread {
    let letters: BTreeSet<u8> = word.iter().copied().collect();
    let spread = |letter: u8| {
        let places = word.iter();
        let places = places.fold(0, |bits, &it| bits << 1 | u32::from(it == letter));
        (usize::from(letter - b'A'), places)
    };
    letters.into_iter().map(spread).collect()
}

/// Whether more than this many misses are needed to find a word among those with the numbers in
/// `set`: sets as lists of numbers, bounds from the numbers of words that each letter is in and
/// from hitting all words.
fn needs_more(
    words: &[Spread],
    set: Vec<u16>,
    misses: usize,
    known: &mut HashMap<(Vec<u16>, usize), bool>,
) -> bool {
    if set.len() <= misses + 1 {
        return false;
    }
    let mut counts = [0; 26];
    let mut shown = [None; 26];
    let mut varies = [false; 26];
    for &(letter, places) in set.iter().flat_map(|&word| &words[usize::from(word)]) {
        counts[letter] += 1;
        varies[letter] |= *shown[letter].get_or_insert(places) != places;
    }
    // A letter in all words but at different places can only help.
    if let Some(letter) = (0..26).find(|&letter| counts[letter] == set.len() && varies[letter]) {
        let mut parts = split(words, &set, letter).into_values();
        return parts.any(|part| needs_more(words, part, misses, known));
    }
    if misses == 0 {
        return true;
    }
    let mut letters: Vec<usize> = (0..26)
        .filter(|&letter| 0 < counts[letter] && counts[letter] < set.len())
        .collect();
    letters.sort_by_key(|&letter| set.len() - counts[letter]);
    let most = letters.iter().take(misses + 1);
    if most.map(|&letter| counts[letter]).sum::<usize>() < set.len() {
        return true;
    }
    let key = (set, misses);
    if let Some(&more) = known.get(&key) {
        return more;
    }
    let more = !can_hit(words, &key.0, &letters, misses + 1)
        || letters.iter().all(|&letter| {
            let mut parts = split(words, &key.0, letter);
            let without = parts.remove(&0).unwrap_or_default();
            let mut parts = parts.into_values();
            needs_more(words, without, misses - 1, known)
                || parts.any(|part| needs_more(words, part, misses, known))
        });
    known.insert(key, more);
    more
}

/// Whether so many of the letters meet all words of the set.
fn can_hit(words: &[Spread], set: &[u16], letters: &[usize], count: usize) -> bool {
    // The words are met one after the other, each by one of its letters.
    fn go_on(sets: &[u32], chosen: u32, left: usize) -> bool {
        let Some(place) = sets.iter().position(|set| set & chosen == 0) else {
            return true;
        };
        let mut own = (0..26).filter(|letter| sets[place] >> letter & 1 == 1);
        let rest = &sets[place + 1..];
        left > 0 && own.any(|letter| go_on(rest, chosen | 1 << letter, left - 1))
    }
    let bits = |word: &u16| -> u32 {
        let own = words[usize::from(*word)].iter().map(|&(letter, _)| letter);
        own.filter(|letter| letters.contains(letter))
            .map(|letter| 1 << letter)
            .sum()
    };
    go_on(&set.iter().map(bits).collect::<Vec<_>>(), 0, count)
}

/// The words of the set by the places of a letter, 0 for those without it.
fn split(words: &[Spread], set: &[u16], letter: usize) -> BTreeMap<u32, Vec<u16>> {
    let mut parts: BTreeMap<u32, Vec<u16>> = BTreeMap::new();
    for &word in set {
        let mut own = words[usize::from(word)].iter();
        let places = own.find(|own| own.0 == letter).map_or(0, |own| own.1);
        parts.entry(places).or_default().push(word);
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Guess52;
    use crate::brute::{self, tests::list};
    use contract::{Rng, RngExt, Room, confirm_by_brute, seeded};
    use inpout::Problem;

    fn chooser_wins(words: &str) -> bool {
        let input = list(words);
        confirm_by_brute::<Guess52>(&input);
        assert_eq!(solve(&input), Guess52::solve(&input));
        Guess52::solve(&input).0[0]
    }

    #[test]
    fn the_second_method_agrees_with_the_reference() {
        let mut rng = seeded(&["guess52", "second"]);
        for _ in 0..2000 {
            let input = Guess52::small(&mut rng);
            assert_eq!(solve(&input), Guess52::solve(&input), "{input}");
        }
    }

    #[test]
    fn the_second_method_agrees_with_the_reference_on_long_lists() {
        let mut rng = seeded(&["guess52", "long lists"]);
        for _ in 0..60 {
            let letters = rng.random_range(6..=16_u8);
            let length = rng.random_range(3..=4);
            // More than 64 words, and now and then more than 256, need longer sets.
            let k = rng.random_range(60..=400);
            let words = (0..k).map(|_| {
                // The smaller of two: the first letters are the frequent ones.
                let letter = |_| {
                    let pick = (0..2).map(|_| rng.random_range(0..letters)).min();
                    b'A' + pick.unwrap_or(0)
                };
                (0..length).map(letter).collect()
            });
            let input = Input {
                lists: vec![words.collect()],
            };
            assert_eq!(solve(&input), Guess52::solve(&input), "{input}");
        }
    }

    #[test]
    fn one_letter_words_are_lost_from_the_third_on() {
        assert!(!chooser_wins("A"));
        assert!(!chooser_wins("A B"));
        assert!(chooser_wins("A B C"));
    }

    #[test]
    fn the_documents_lists_of_two_letters_are_won() {
        assert!(chooser_wins("ME MD DE ED AS IS AI SI"));
        assert!(chooser_wins("SI ME AI MD AS ED IS DE"));
        assert!(!chooser_wins("A B AB AC AD"));
    }

    #[test]
    fn the_documents_four_words_are_not_enough_if_b_plays_well() {
        assert!(!chooser_wins("RED BED LED TED"));
        assert!(chooser_wins("RED BED LED TED FED"));
    }

    #[test]
    fn repeated_words_count_once() {
        assert!(!chooser_wins("A B A B A"));
        assert!(!chooser_wins("AB AB AB AB AB AB AB"));
    }

    #[test]
    fn a_letter_that_a_word_holds_twice_is_shown_at_both_places() {
        let happy = "SI ME AND AI ARE MD AS WHEN ED IS DE";
        for last in ["HAPPY", "HAPY"] {
            let input = list(&format!("{happy} {last}"));
            let output = Guess52::solve(&input);
            assert_eq!(output.0, [true]);
            assert_eq!(brute::solve(&input), Some(output));
        }
        let read = |text: &str| inpout::solve_bytes::<Guess52>("GUESS.INP", text.as_bytes());
        assert_eq!(read("1\n3\nHAPPY\nPAPAS\r\n\tAPPLE").unwrap(), "No\n");
        let mut rng = seeded(&["guess52", "repeated letters"]);
        for _ in 0..300 {
            let length = rng.random_range(1..=3);
            let word = |rng: &mut Rng| (0..length).map(|_| rng.random_range(b'A'..=b'F')).collect();
            let words = (0..12).map(|_| word(&mut rng)).collect();
            let input = Input { lists: vec![words] };
            let output = Guess52::solve(&input);
            assert_eq!(brute::solve(&input), Some(output.clone()), "{input}");
            assert_eq!(solve(&input), output, "{input}");
        }
    }
}
