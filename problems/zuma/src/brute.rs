//! ZUMA straight from the rules, by search over all rings that can come out.

use arena::can_reach;

use crate::rules::Rules;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Zuma;
    use crate::cases::ring;
    use contract::{confirm_by_brute, cross_check};
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
