//! Numbers below `k` only, which do what all numbers do.

use crate::second::by_powers;
use crate::{Input, Output};

/// The smallest triple of numbers below `k`.
pub fn solve(input: &Input) -> Output {
    by_powers(input, input.cups)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Bender;
    use contract::confirm_by_brute;
    use inpout::Problem;

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
                        assert_eq!(solve(&input), Bender::solve(&input), "{input}");
                    }
                }
            }
        }
    }

    #[test]
    fn reference_and_powers_agree_on_any_number_of_steps() {
        let mut rng = contract::seeded(&["bender", "any number"]);
        for (rounds, most_cups) in [(200, 10), (20, 30)] {
            for _ in 0..rounds {
                let input = crate::cases::random(&mut rng, most_cups, 10_u64.pow(18));
                assert_eq!(solve(&input), Bender::solve(&input), "{input}");
            }
        }
    }

    #[test]
    fn ten_cups_and_99_995_steps_can_be_impossible() {
        for (from, to) in [(10, 7), (1, 8)] {
            let input = Input {
                steps: 99_995,
                cups: 10,
                from,
                to,
            };
            assert_eq!(solve(&input).0, None);
            assert_eq!(Bender::solve(&input).0, None);
        }
    }
}
