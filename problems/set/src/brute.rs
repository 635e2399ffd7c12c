//! SET straight from the rules: all triples, word by word.

use crate::{Card, Input, Output};

/// The number of sets.
pub fn solve(input: &Input) -> Output {
    let cards: Vec<[String; 4]> = input.cards.iter().map(plain).collect();
    let mut sets = 0;
    for (k, third) in cards.iter().enumerate() {
        for (j, second) in cards[..k].iter().enumerate() {
            for first in &cards[..j] {
                let is_set = (0..4).all(|feature| {
                    let (a, b, c) = (&first[feature], &second[feature], &third[feature]);
                    (a == b && b == c) || (a != b && b != c && c != a)
                });
                sets += usize::from(is_set);
            }
        }
    }
    Output { sets }
}

/// The words of a card in small letters, the last one in the singular.
fn plain(card: &Card) -> [String; 4] {
    let mut words = card.words.clone().map(|word| word.to_lowercase());
    if words[3].ends_with('s') {
        words[3].pop();
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Set;
    use crate::cases::{all_kinds, spelled};
    use contract::{confirm_by_brute, cross_check};
    use inpout::{Problem, read_bytes};

    #[test]
    fn reference_and_brute_force_agree_on_random_cards() {
        cross_check::<Set>(1000);
    }

    #[test]
    fn all_cards_hold_1080_sets() {
        let cards = all_kinds().map(spelled).collect();
        let input = Input { cards };
        assert_eq!(Set::solve(&input).sets, 1080);
        confirm_by_brute::<Set>(&input);
    }

    #[test]
    fn cards_alike_in_some_features_hold_the_lines_of_a_smaller_space() {
        let all: Vec<_> = all_kinds().map(spelled).collect();
        for (count, sets) in [(3, 1), (9, 12), (27, 117)] {
            let cards = all[..count].to_vec();
            assert_eq!(Set::solve(&Input { cards }).sets, sets);
        }
    }

    #[test]
    fn any_two_cards_are_in_exactly_one_set() {
        let cards: Vec<_> = all_kinds().map(spelled).collect();
        for second in 1..cards.len() {
            let third = (0..cards.len()).filter(|&third| {
                let three = [0, second, third].map(|card| cards[card].clone());
                let is_different = third != 0 && third != second;
                is_different
                    && Set::solve(&Input {
                        cards: three.into(),
                    })
                    .sets
                        == 1
            });
            assert_eq!(third.count(), 1);
        }
    }

    fn refusal(text: &str) -> String {
        let read = read_bytes::<Set>("SET.INP", text.as_bytes());
        read.unwrap_err().to_string()
    }

    #[test]
    fn bad_words_are_refused_by_name() {
        let rest = "two red open ovals\nthree red open ovals\n";
        assert_eq!(
            refusal(&format!("3\none blue open oval\n{rest}")),
            "SET.INP:2: card 1: 'blue' is no colour (one of red, green, purple)"
        );
        assert_eq!(
            refusal(&format!("3\none reds open oval\n{rest}")),
            "SET.INP:2: card 1: 'reds' is no colour (one of red, green, purple)"
        );
        assert_eq!(
            refusal(&format!("3\none red open ovalss\n{rest}")),
            "SET.INP:2: card 1: 'ovalss' is no shape (one of oval, diamond, squiggle)"
        );
        assert_eq!(
            refusal("3\none red open oval\ntwo red"),
            "SET.INP:3: card 2: the input ends where its shading is expected"
        );
        assert_eq!(
            refusal("4\none red open oval\nONE RED OPEN OVALS\n"),
            "SET.INP:3: card 2: it has been given as card 1"
        );
    }
}
