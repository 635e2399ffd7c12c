//! Large numbers of balls by playing them down.

use crate::brute::search;
use crate::{Balls, Input, Output};

/// Whether one ball is left when any numbers of balls are played down in long runs of steps.
///
/// A yes is proved by the play itself. A no is what the play of the proof ends in; that it then
/// has no better play is the invariant's part.
pub fn solve(input: &Input) -> Output {
    Output(input.tests.iter().map(play).collect())
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
    use contract::confirm_by_brute;
    use inpout::Problem;

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
        assert_eq!(solve(&input), Collect::solve(&input));
    }

    #[test]
    fn the_play_agrees_far_beyond_the_search() {
        let mut rng = contract::seeded(&["collect", "play"]);
        let input = crate::cases::random(&mut rng, 20_000, MOST);
        assert_eq!(solve(&input), Collect::solve(&input));
    }
}
