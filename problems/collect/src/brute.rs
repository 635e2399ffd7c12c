//! The balls straight from the rules, and for large numbers by playing them down.

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
    (met <= MOST_MET).then(|| Output {
        possible: input.tests.iter().map(search).collect(),
    })
}

fn search(&start: &Balls) -> bool {
    let is_one = |balls: &Balls| balls.iter().sum::<u64>() == 1;
    can_reach(&Rules, start, MOST_REACHED, is_one).expect("few balls")
}

/// Whether one ball is left when any numbers of balls are played down in long runs of steps.
///
/// A yes is proved by the play itself. A no is what the play of the proof ends in; that it then
/// has no better play is the invariant's part.
pub fn second(input: &Input) -> Output {
    Output {
        possible: input.tests.iter().map(play).collect(),
    }
}

/// Plays until the numbers are small, then searches.
fn play(balls: &Balls) -> bool {
    const SMALL: u64 = 12;
    let mut balls = *balls;
    loop {
        balls.sort_unstable();
        let [least, middle, most] = balls;
        if middle == 0 {
            // No step is possible.
            return most == 1;
        }
        if most <= SMALL {
            return search(&balls);
        }
        balls = if middle - least >= 2 {
            // Take from the two most frequent colours until the other two are nearly equal.
            let steps = (middle - least) / 2;
            [least + steps, middle - steps, most - steps]
        } else if most - middle >= 2 {
            // Take the most frequent colour once with each of the others: two of it are gone.
            [least, middle, most - (most - middle) / 2 * 2]
        } else {
            // All nearly equal. Every pair of colours once takes one ball of each.
            let rounds = least.saturating_sub(2);
            [least - rounds, middle - rounds, most - rounds]
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Collect, MOST};
    use casebook::{confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_balls() {
        cross_check::<Collect>(2000);
    }

    #[test]
    fn all_three_methods_agree_on_all_numbers_up_to_twelve() {
        let numbers = 0..=12;
        let tests: Vec<Balls> = numbers
            .clone()
            .flat_map(|a| numbers.clone().map(move |b| (a, b)))
            .flat_map(|(a, b)| numbers.clone().map(move |c| [a, b, c]))
            .collect();
        let input = Input { tests };
        confirm_by_brute::<Collect>(&input);
        assert_eq!(second(&input), Collect::solve(&input));
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
    fn the_play_agrees_far_beyond_the_search() {
        let mut rng = casebook::seeded(&["collect", "play"]);
        let input = crate::cases::random(&mut rng, 20_000, MOST);
        assert_eq!(second(&input), Collect::solve(&input));
    }

    #[test]
    fn too_many_balls_are_declined() {
        let tests = vec![[1, 1, 59]];
        assert_eq!(solve(&Input { tests }), None);
        let tests = vec![[1 << 63, 1 << 63, 1]];
        assert_eq!(solve(&Input { tests }), None);
    }
}
