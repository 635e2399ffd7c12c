//! The game straight from the rules.

use crate::{Input, Output};

/// Crossings that the game may take before it is called too large.
const MOST_CROSSINGS: u64 = 4_000_000;

/// The number of steps by playing, or `None` if the board is too large.
pub fn solve(input: &Input) -> Option<Output> {
    let numbers = input.high - input.low + 1;
    if numbers.checked_mul(input.high)? > MOST_CROSSINGS {
        return None;
    }
    let mut left: Vec<u64> = (input.low..=input.high).collect();
    let mut steps = 0;
    while !left.is_empty() {
        steps += 1;
        left.retain(|number| number % (steps + 1) != 0);
    }
    Some(Output(steps))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Filtr;
    use contract::{confirm_by_brute, cross_check};

    #[test]
    fn reference_and_brute_force_agree_on_random_boards() {
        cross_check::<Filtr>(3000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_boards_up_to_150() {
        for high in 2..=150 {
            for low in 2..=high {
                confirm_by_brute::<Filtr>(&Input { low, high });
            }
        }
    }

    #[test]
    fn reference_and_brute_force_agree_on_every_single_number_up_to_8000() {
        for number in 2..=8000 {
            confirm_by_brute::<Filtr>(&Input {
                low: number,
                high: number,
            });
        }
    }
}
