//! ZUMA straight from the rules, by search over all rings that can come out.

use std::collections::HashSet;

use arena::can_reach;

use crate::rules::{Rules, may_go};
use crate::{Input, Output};

/// Longer rings are not searched to the end.
const LONGEST: usize = 12;

/// The most rings that the search remembers.
const MOST_POSITIONS: usize = 1_000_000;

/// The answer by search over the rules, or `None` if the ring is too long.
pub fn solve(input: &Input) -> Option<Output> {
    if input.ring.len() > LONGEST {
        return None;
    }
    let mut left = input.ring.len();
    // All that can come out is looked at.
    let look = |ring: &Vec<u8>| {
        left = left.min(ring.len());
        false
    };
    can_reach(&Rules, input.ring.clone(), MOST_POSITIONS, look).ok()?;
    Some(Output { left })
}

/// Whether `output` is right for a ring of any length, by search over rings as words. Of all turns
/// of a ring the smallest word is remembered. The search ends early if `output` has been reached and
/// is a number below which no ring of this kind goes: two, or the number of consonants that occur
/// an odd number of times, or three or four if no vowels can ever go and the number is odd or even.
pub fn second(input: &Input, output: Output) -> bool {
    let (vowels, consonants): (Vec<u8>, Vec<u8>) = input
        .ring
        .iter()
        .partition(|letter| b"AEIOUY".contains(letter));
    let mut lonely = HashSet::new();
    for consonant in consonants {
        if !lonely.insert(consonant) {
            lonely.remove(&consonant);
        }
    }
    let below_five = if vowels.len() >= 3 {
        2
    } else {
        4 - input.ring.len() % 2
    };
    let bound = lonely.len().max(below_five);

    let mut met = HashSet::new();
    let mut waiting = vec![input.ring.clone()];
    let mut left = input.ring.len();
    while let Some(ring) = waiting.pop() {
        left = left.min(ring.len());
        if left == bound {
            break;
        }
        let k = ring.len();
        if k < 5 {
            continue;
        }
        // The first bead removed comes first; the others are among the next four.
        for first in 0..k {
            let turned = [&ring[first..], &ring[..first]].concat();
            let mut remove = |places: &[usize]| {
                let letters: Vec<u8> = places.iter().map(|&place| turned[place]).collect();
                if may_go(&letters) {
                    let kept = (0..k).filter(|place| !places.contains(place));
                    let after = smallest_turn(&kept.map(|place| turned[place]).collect::<Vec<_>>());
                    if met.insert(after.clone()) {
                        waiting.push(after);
                    }
                }
            };
            for a in 1..5 {
                remove(&[0, a]);
                for b in a + 1..5 {
                    remove(&[0, a, b]);
                }
            }
        }
    }
    left == output.left
}

/// The smallest of all words that the ring can be read as.
fn smallest_turn(ring: &[u8]) -> Vec<u8> {
    let turns = (0..ring.len()).map(|first| [&ring[first..], &ring[..first]].concat());
    turns.min().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Zuma;
    use crate::cases::ring;
    use casebook::{Room, confirm_by_brute, cross_check};
    use inpout::Problem;

    fn left(letters: &str) -> usize {
        Zuma::solve(&ring(letters)).left
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_rings() {
        cross_check::<Zuma>(3000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_rings_of_a_vowel_and_two_consonants() {
        for length in 5..=8 {
            for mut number in 0..3_usize.pow(length) {
                let mut letters = Vec::new();
                for _ in 0..length {
                    letters.push(b"ABC"[number % 3]);
                    number /= 3;
                }
                confirm_by_brute::<Zuma>(&Input { ring: letters });
            }
        }
    }

    #[test]
    fn searches_over_words_agree() {
        let mut rng = casebook::seeded(&["zuma", "second"]);
        for _ in 0..500 {
            let input = Zuma::small(&mut rng);
            assert!(second(&input, Zuma::solve(&input)), "{input}");
        }
    }

    #[test]
    fn the_ring_is_closed() {
        assert_eq!(left("BCDFGB"), 4);
        assert_eq!(left("AEBCDFGHI"), 6);
        assert_eq!(left("ABCDEFGHI"), 9);
        assert_eq!(left("BCDFGBHJKL"), 10);
    }

    #[test]
    fn y_is_a_vowel() {
        assert_eq!(left("YELLOW"), 3);
        assert_eq!(left("AYEBC"), 2);
    }

    #[test]
    fn equal_beads_go_down_to_the_first_number_below_five() {
        assert_eq!(left(&"A".repeat(24)), 2);
        assert_eq!(left(&"B".repeat(24)), 4);
        assert_eq!(left(&"B".repeat(23)), 3);
        assert_eq!(left("BCDFGHJKLMNPQRSTVWXZ"), 20);
    }
}
