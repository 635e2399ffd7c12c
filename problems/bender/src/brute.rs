//! The row of cups straight from the rules, and a second method for any number of steps.

use crate::{Input, Output, Triple};

/// Swaps that the search may make before it is called too large.
const MOST_SWAPS: u64 = 30_000_000;

/// The smallest triple by making every step with every triple, or `None` if these are too many.
///
/// Only numbers below `k` are tried: larger ones do what their remainders do, as a test shows.
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

/// The smallest triple by fast powers: a state is the next `x` with the ball's position, and for
/// each `a` and `b` the map "one step" on all `k²` states is raised to the power `n` by
/// squaring. No head, period or cycle is ever known. One power serves every `c`.
pub fn second(input: &Input) -> Output {
    let k = input.cups;
    for a in 0..k {
        for b in 0..k {
            // State number x·k + ball.
            let mut step: Vec<usize> = (0..k * k)
                .map(|state| {
                    let (x, ball) = (state / k, state % k);
                    let right = (x + 1) % k;
                    let ball = match ball {
                        _ if ball == x => right,
                        _ if ball == right => x,
                        _ => ball,
                    };
                    (a * x + b) % k * k + ball
                })
                .collect();
            let mut power: Vec<usize> = (0..k * k).collect();
            let mut steps = input.steps;
            while steps > 0 {
                if steps % 2 == 1 {
                    power = power.iter().map(|&state| step[state]).collect();
                }
                step = step.iter().map(|&state| step[state]).collect();
                steps /= 2;
            }
            let in_the_end = |c: usize| power[c * k + input.from - 1] % k;
            if let Some(c) = (0..k).find(|&c| in_the_end(c) + 1 == input.to) {
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
                        assert_eq!(second(&input), Bender::solve(&input), "{input}");
                    }
                }
            }
        }
    }

    #[test]
    fn reference_and_second_method_agree_on_any_number_of_steps() {
        let mut rng = casebook::seeded(&["bender", "any number"]);
        for (rounds, most_cups) in [(200, 10), (20, 30)] {
            for _ in 0..rounds {
                let input = crate::cases::random(&mut rng, most_cups, 10_u64.pow(18));
                assert_eq!(second(&input), Bender::solve(&input), "{input}");
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
    fn the_impossible_example_of_the_module_doc_is_impossible() {
        for (from, to) in [(10, 7), (1, 8)] {
            let input = Input {
                steps: 99_995,
                cups: 10,
                from,
                to,
            };
            assert_eq!(second(&input).triple, None);
            assert_eq!(Bender::solve(&input).triple, None);
        }
    }
}
