//! The balls straight from the rules.

use arena::can_reach;

use crate::rules::Rules;
use crate::{Balls, Input, Output};

/// The most balls that are searched in one test.
const MOST_BALLS: u64 = 60;

/// How many sets of balls the search may meet, in all tests together.
const MOST_MET: u64 = 5_000_000;

/// More than any number of sets of balls that can be reached from so few.
const MOST_REACHED: usize = 10_000;

/// Whether one ball can be left, by search over everything that can be reached, or `None` if that
/// is too much.
pub fn solve(input: &Input) -> Option<Output> {
    let mut met = 0;
    for balls in &input.tests {
        let all = balls.iter().try_fold(0_u64, |sum, &n| sum.checked_add(n))?;
        if all > MOST_BALLS {
            return None;
        }
        // After any number of steps the numbers are known from two of them.
        met += (all + 1) * (all + 1);
    }
    (met <= MOST_MET).then(|| Output(input.tests.iter().map(search).collect()))
}

pub(crate) fn search(&start: &Balls) -> bool {
    let is_one = |balls: &Balls| balls.iter().sum::<u64>() == 1;
    can_reach(&Rules, start, MOST_REACHED, is_one).expect("few balls")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Collect;
    use contract::{confirm_by_brute, cross_check};

    #[test]
    fn reference_and_brute_force_agree_on_random_balls() {
        cross_check::<Collect>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_one_colour_and_on_lopsided_numbers() {
        for tests in [
            vec![[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]],
            vec![[2, 0, 0], [0, 3, 0], [0, 0, 59]],
            vec![[58, 1, 0], [1, 0, 57], [0, 57, 3], [1, 57, 1]],
        ] {
            confirm_by_brute::<Collect>(&Input { tests });
        }
    }

    #[test]
    fn too_many_balls_are_declined() {
        let tests = vec![[1, 1, 59]];
        assert_eq!(solve(&Input { tests }), None);
        let tests = vec![[1 << 63, 1 << 63, 1]];
        assert_eq!(solve(&Input { tests }), None);
    }
}
