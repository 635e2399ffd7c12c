//! The game straight from the rules: every moment at which the player can stop.

use arena::{Game, as_read};

use crate::rules::{Purse, Rules};
use crate::{Input, Output};

/// The largest sums, each game played to its end in 128 bits.
pub fn solve(input: &Input) -> Option<Output> {
    let rules = as_read(Rules);
    let games = input.sums.iter().map(|&sum| most(&rules, sum.into()));
    let largest = games.collect::<Option<_>>()?;
    Some(Output { largest })
}

/// The largest sum that the player can keep, or `None` if it has more than 64 bits.
fn most(rules: &impl Game<Position = Purse>, sum: u128) -> Option<u64> {
    let mut most = 0;
    let mut going = Some(Purse::of(sum));
    while let Some(at) = going {
        going = None;
        let mut is_over = true;
        for (_, after) in rules.moves(&at) {
            is_over = false;
            if after.is_kept {
                most = most.max(after.sum);
            } else {
                going = Some(after);
            }
        }
        if is_over {
            most = most.max(at.sum);
        }
    }
    most.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Money;
    use contract::{any_magnitude, confirm_by_brute, cross_check};
    use std::cmp::Reverse;

    #[test]
    fn reference_and_brute_force_agree_on_random_sums() {
        cross_check::<Money>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_every_sum_up_to_300_thousand() {
        confirm_by_brute::<Money>(&Input {
            sums: (1..=300_000).collect(),
        });
    }

    #[test]
    fn reference_and_brute_force_agree_on_large_sums() {
        let mut rng = contract::seeded(&["money", "large"]);
        let sum = |_| any_magnitude(1_000_000_000, &mut rng).try_into();
        confirm_by_brute::<Money>(&Input {
            sums: (0..20_000).map(sum).collect::<Result<_, _>>().unwrap(),
        });
    }

    #[test]
    fn reference_and_brute_force_agree_on_edges() {
        let edges = [
            vec![],
            vec![1],
            vec![2, 1, 2],
            vec![1_000_000_000],
            vec![319_804_831, 670_617_279],
        ];
        for sums in edges {
            confirm_by_brute::<Money>(&Input { sums });
        }
    }

    /// Checks all numbers `b + 2^j a` up to 10^9 for which `T^j` is `value + factor · a`, and
    /// returns the largest sum that was met, with the least start that leads to it. Classes that
    /// fall below their start within 30 steps are left out; see the lesson.
    fn check(b: u64, j: u32, value: u64, factor: u64) -> (u64, Reverse<u64>) {
        let fallen = factor < 1 << j && value < b;
        if fallen || b > 1_000_000_000 {
            return (0, Reverse(b));
        }
        if j == 30 {
            let largest = if b > 1 { until_below(b) } else { 1 };
            return (largest, Reverse(b));
        }
        let halves = [(b, value), (b + (1 << j), value + factor)];
        let found = halves.map(|(b, value)| {
            if value.is_multiple_of(2) {
                check(b, j + 1, value / 2, factor)
            } else {
                check(b, j + 1, value + value.div_ceil(2), 3 * factor)
            }
        });
        found[0].max(found[1])
    }

    /// The largest sum before the first one below `start`.
    fn until_below(start: u64) -> u64 {
        let (mut sum, mut largest) = (start, start);
        while sum >= start {
            // An overflow would be a panic here, in every build.
            sum = sum
                .checked_mul(3)
                .and_then(|sum| sum.checked_add(1))
                .unwrap();
            largest = largest.max(sum);
            sum >>= sum.trailing_zeros();
        }
        largest
    }

    #[test]
    fn every_sum_up_to_a_billion_comes_down_and_stays_below_two_to_the_63() {
        // Even numbers fall at once. The odd ones are 1 + 2 a, with T(1 + 2 a) = 2 + 3 a.
        let (largest, Reverse(start)) = check(1, 1, 2, 3);
        assert_eq!((largest, start), (1_414_236_446_719_942_480, 319_804_831));
        assert!(largest < 1 << 63);
        // What the classes left out may have met within their 30 steps.
        assert!(largest > 2 * 3_u64.pow(30));
    }
}
