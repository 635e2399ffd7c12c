//! The row of cups straight from the rules.

use crate::{Input, Output, Triple};

/// Swaps that the search may make before it is called too large.
const MOST_SWAPS: u64 = 60_000;

/// The smallest triple by making every step with every triple, or `None` if these are too many.
///
/// Only numbers below `k` are tried: larger ones do what their remainders do, as a test shows. So
/// this is for small tricks; [`crate::second`] tries all numbers.
pub fn solve(input: &Input) -> Option<Output> {
    let swaps = input.steps.checked_mul((input.cups as u64).pow(3))?;
    if swaps > MOST_SWAPS {
        return None;
    }
    let below = 0..input.cups;
    for a in below.clone() {
        for b in below.clone() {
            for c in below.clone() {
                if does_it(input, [a, b, c]) {
                    let triple = Some([a, b, c]);
                    return Some(Output(triple));
                }
            }
        }
    }
    Some(Output(None))
}

/// Performs the trick with real cups.
fn does_it(input: &Input, [a, b, c]: Triple) -> bool {
    let mut ball_below = vec![false; input.cups];
    ball_below[input.from - 1] = true;
    let mut x = c % input.cups;
    for _ in 0..input.steps {
        ball_below.swap(x, (x + 1) % input.cups);
        x = (a * x + b) % input.cups;
    }
    ball_below[input.to - 1]
}

#[cfg(test)]
mod tests {
    use crate::{Bender, final_position};
    use contract::{RngExt, cross_check};

    #[test]
    fn reference_and_brute_force_agree_on_random_tricks() {
        cross_check::<Bender>(2000);
    }

    #[test]
    fn numbers_up_to_a_thousand_do_what_their_remainders_do() {
        let mut rng = contract::seeded(&["bender", "remainders"]);
        for _ in 0..2000 {
            let input = crate::cases::random(&mut rng, 10, 11);
            let cups = input.cups as u128;
            let [a, b, c] = [(); 3].map(|()| rng.random_range(0..=1000_u16));
            // x stays exact: it is less than 1001^12.
            let mut x = u128::from(c);
            let mut ball = input.from as u128 - 1;
            for _ in 0..input.steps {
                let (left, right) = (x % cups, (x + 1) % cups);
                ball = match ball {
                    _ if ball == left => right,
                    _ if ball == right => left,
                    _ => ball,
                };
                x = x * u128::from(a) + u128::from(b);
            }
            let remainders = [a, b, c].map(|number| usize::from(number) % input.cups);
            let position = final_position(&input, remainders);
            assert_eq!(position as u128, ball, "{input}");
        }
    }
}
