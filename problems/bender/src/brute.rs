//! The row of cups straight from the rules, and fast powers of a step for any number of steps.

use crate::{Input, Output, Triple};

/// Swaps that the search may make before it is called too large.
const MOST_SWAPS: u64 = 60_000;

/// The largest number that Bender may choose.
const LARGEST: usize = 1000;

/// States that [`second`] may look up before the trick is called too large.
const MOST_LOOKUPS: u64 = 6_000_000_000;

/// The smallest triple by making every step with every triple, or `None` if these are too many.
///
/// Only numbers below `k` are tried: larger ones do what their remainders do, as a test shows. So
/// this is for small tricks; [`second`] tries all numbers.
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
                    return Some(Output { triple });
                }
            }
        }
    }
    Some(Output { triple: None })
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

/// The smallest triple of all numbers up to 1000, or `None` if there are too many to try before
/// the triple of the output.
pub fn second(input: &Input, output: &Output) -> Option<Output> {
    let all = LARGEST + 1;
    let pairs = output.triple.map_or(all, |[a, ..]| a + 1) * all;
    let states = (input.cups * input.cups) as u64;
    let lookups = pairs as u64 * states * u64::from(2 * (input.steps.ilog2() + 1));
    (lookups <= MOST_LOOKUPS).then(|| by_powers(input, all))
}

/// The smallest triple of numbers below `k`.
pub fn theorem(input: &Input) -> Output {
    by_powers(input, input.cups)
}

/// The smallest triple of numbers below `end` by fast powers: a state is the next `x` modulo `k`
/// with the ball's position, and for each `a` and `b` the map "one step" on all `k²` states is
/// raised to the power `n` by squaring. No head, period or cycle is ever known. One power serves
/// every `c`.
fn by_powers(input: &Input, end: usize) -> Output {
    let k = input.cups;
    let after = |map: &[u16], by: &[u16]| -> Vec<u16> {
        by.iter().map(|&state| map[usize::from(state)]).collect()
    };
    let numbered = |state: usize| u16::try_from(state).expect("at most 900 states");
    for a in 0..end {
        for b in 0..end {
            // State number x·k + ball.
            let mut step: Vec<u16> = (0..k * k)
                .map(|state| {
                    let (x, ball) = (state / k, state % k);
                    let right = (x + 1) % k;
                    let ball = match ball {
                        _ if ball == x => right,
                        _ if ball == right => x,
                        _ => ball,
                    };
                    numbered((a * x + b) % k * k + ball)
                })
                .collect();
            let mut power: Vec<u16> = (0..k * k).map(numbered).collect();
            let mut steps = input.steps;
            while steps > 0 {
                if steps % 2 == 1 {
                    power = after(&step, &power);
                }
                step = after(&step, &step);
                steps /= 2;
            }
            let in_the_end = |c: usize| usize::from(power[c % k * k + input.from - 1]) % k;
            if let Some(c) = (0..end).find(|&c| in_the_end(c) + 1 == input.to) {
                let triple = Some([a, b, c]);
                return Output { triple };
            }
        }
    }
    Output { triple: None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bender, final_position};
    use casebook::{RngExt, confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_tricks() {
        cross_check::<Bender>(2000);
    }

    #[test]
    fn all_three_methods_agree_on_all_tricks_with_up_to_five_cups_and_twelve_steps() {
        for cups in 2..=5 {
            for from in 1..=cups {
                for to in 1..=cups {
                    for steps in 1..=12 {
                        let input = Input {
                            steps,
                            cups,
                            from,
                            to,
                        };
                        confirm_by_brute::<Bender>(&input);
                        assert_eq!(theorem(&input), Bender::solve(&input), "{input}");
                    }
                }
            }
        }
    }

    #[test]
    fn reference_and_powers_agree_on_any_number_of_steps() {
        let mut rng = casebook::seeded(&["bender", "any number"]);
        for (rounds, most_cups) in [(200, 10), (20, 30)] {
            for _ in 0..rounds {
                let input = crate::cases::random(&mut rng, most_cups, 10_u64.pow(18));
                assert_eq!(theorem(&input), Bender::solve(&input), "{input}");
            }
        }
    }

    #[test]
    fn numbers_up_to_a_thousand_do_what_their_remainders_do() {
        let mut rng = casebook::seeded(&["bender", "remainders"]);
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

    #[test]
    fn no_number_up_to_a_thousand_does_better() {
        for (steps, cups, from, to) in [(4, 2, 1, 2), (2, 4, 1, 4), (10, 4, 4, 2), (7, 3, 1, 3)] {
            let input = Input {
                steps,
                cups,
                from,
                to,
            };
            let expected = Bender::solve(&input);
            assert_eq!(second(&input, &expected), Some(expected), "{input}");
        }
    }

    #[test]
    fn the_impossible_example_of_the_module_doc_is_impossible() {
        for (from, to) in [(10, 7), (1, 8)] {
            let input = Input {
                steps: 99_995,
                cups: 10,
                from,
                to,
            };
            assert_eq!(theorem(&input).triple, None);
            assert_eq!(Bender::solve(&input).triple, None);
        }
    }
}
