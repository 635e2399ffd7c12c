//! `GAME_3` straight from the rules, by search over the cards themselves, and a search with both
//! sums for many cards.

use std::collections::HashMap;

use crate::{Input, Output};

/// Cards that the search takes on.
const MOST_CARDS: usize = 14;

/// The outcome by search over all sets of cards that each player can have, or `None` if there are
/// too many cards.
pub fn solve(input: &Input) -> Option<Output> {
    let n = input.cards.len();
    (n <= MOST_CARDS).then(|| match play(&input.cards, 0, 0, &mut HashMap::new()) {
        1 => Output::First,
        0 => Output::Draw,
        _ => Output::Second,
    })
}

/// What the player to move gets, 1, 0 or −1, when he has the cards of the set `mine` and the other
/// player those of the set `yours`.
fn play(cards: &[u64], mine: u32, yours: u32, known: &mut HashMap<(u32, u32), i32>) -> i32 {
    if let Some(&gets) = known.get(&(mine, yours)) {
        return gets;
    }
    let has = |set: u32, card: usize| set >> card & 1 == 1;
    let is_divisible = |set: u32| {
        let held = (0..cards.len()).filter(|&card| has(set, card));
        let sum: u128 = held.map(|card| u128::from(cards[card])).sum();
        i32::from(sum.is_multiple_of(3))
    };
    let gets = (0..cards.len())
        .filter(|&card| !has(mine | yours, card))
        .map(|card| -play(cards, yours, mine | 1 << card, known))
        .max()
        .unwrap_or_else(|| is_divisible(mine) - is_divisible(yours));
    known.insert((mine, yours), gets);
    gets
}

/// The outcome by search with memory, over what is left of each remainder and both sums.
pub fn second(input: &Input) -> Output {
    let left = [0, 1, 2].map(|remainder| {
        let alike = input.cards.iter().filter(|&&card| card % 3 == remainder);
        alike.count()
    });
    match search((left, 0, 0), &mut HashMap::new()) {
        1 => Output::First,
        0 => Output::Draw,
        _ => Output::Second,
    }
}

/// Cards left by remainder, and the remainders of the sums of the player to move and the other.
type Position = ([usize; 3], usize, usize);

fn search(position: Position, known: &mut HashMap<Position, i8>) -> i8 {
    if let Some(&gets) = known.get(&position) {
        return gets;
    }
    let (left, mine, yours) = position;
    let gets = (0..3)
        .filter(|&remainder| left[remainder] > 0)
        .map(|remainder| {
            let mut fewer = left;
            fewer[remainder] -= 1;
            -search((fewer, yours, (mine + remainder) % 3), known)
        })
        .max()
        .unwrap_or_else(|| i8::from(mine == 0) - i8::from(yours == 0));
    known.insert(position, gets);
    gets
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game3;
    use crate::cases::of_counts;
    use casebook::{confirm_by_brute, cross_check, seeded};
    use inpout::{Problem, read_bytes};

    #[test]
    fn reference_and_brute_force_agree_on_random_cards() {
        cross_check::<Game3>(1000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_numbers_of_cards_up_to_eight() {
        let mut rng = seeded(&["game_3", "all"]);
        for [a, b, c] in all_counts(8) {
            confirm_by_brute::<Game3>(&of_counts(&mut rng, [a, b, c], 1000));
        }
    }

    /// All numbers of cards of the three remainders, at least one and at most `most` in all.
    fn all_counts(most: usize) -> impl Iterator<Item = [usize; 3]> {
        (0..=most)
            .flat_map(move |a| (0..=most - a).map(move |b| (a, b)))
            .flat_map(move |(a, b)| (0..=most - a - b).map(move |c| [a, b, c]))
            .filter(|counts| *counts != [0; 3])
    }

    #[test]
    fn reference_and_search_with_both_sums_agree_on_all_numbers_of_cards_up_to_thirty() {
        let mut rng = seeded(&["game_3", "second"]);
        let mut seen = HashMap::new();
        for counts in all_counts(30) {
            let input = of_counts(&mut rng, counts, 1_000_000);
            let outcome = Game3::solve(&input);
            assert_eq!(outcome, second(&input), "{counts:?}");
            *seen.entry(outcome).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 3);
    }

    #[test]
    fn the_second_player_never_wins_with_an_even_number_of_cards() {
        let mut rng = seeded(&["game_3", "even"]);
        for counts in all_counts(30) {
            if counts.iter().sum::<usize>().is_multiple_of(2) {
                let input = of_counts(&mut rng, counts, 9);
                assert_ne!(Game3::solve(&input), Output::Second, "{counts:?}");
            }
        }
    }

    #[test]
    fn nothing_is_divisible_by_three() {
        for (card, outcome) in [(3, Output::Draw), (1, Output::Second), (2, Output::Second)] {
            let input = Input { cards: vec![card] };
            assert_eq!(Game3::solve(&input), outcome);
            confirm_by_brute::<Game3>(&input);
        }
    }

    #[test]
    fn a_card_without_a_positive_number_is_refused() {
        let read = read_bytes::<Game3>("GAME_3.INP", b"2\n3 0\n");
        assert_eq!(
            read.unwrap_err().to_string(),
            "GAME_3.INP:2: card 2: 0 is not in 1..=10^18"
        );
    }
}
