//! Long numbers by looking ahead along `n`.

use crate::{Input, Output};

/// The winner for a long `n`, by playing along it.
///
/// As long as the digits written are the first digits of `n`, nothing is decided. Once a digit
/// differs, the number of `L` digits will be at least `n` if it is larger, and less than `n` if it
/// is smaller, whatever follows. So the first player who can deviate from `n` in his own favour
/// does so and wins. If nobody can, `n` itself is written, by whoever writes its last digit.
///
/// (A player who cannot deviate in his favour can only copy the digit: to deviate in the other's
/// favour loses at once.)
pub fn solve(input: &Input) -> Output {
    let n = &input.digits;
    let closer = (n.len() - 1) % 2;
    let deviates = |(place, &digit): (usize, &u8)| {
        let smallest = if place == 0 { b'1' } else { b'0' };
        let goal = if place % 2 == closer { b'9' } else { smallest };
        (digit != goal).then_some(place % 2)
    };
    let winner = n.iter().enumerate().find_map(deviates).unwrap_or(closer);
    Output(winner == 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game11;
    use crate::cases::number;
    use contract::confirm_by_brute;
    use inpout::Problem;

    #[test]
    fn all_three_methods_agree_on_all_numbers_up_to_twenty_thousand() {
        for n in 1..=20_000 {
            let input = number(n);
            confirm_by_brute::<Game11>(&input);
            assert_eq!(solve(&input), Game11::solve(&input), "{n}");
        }
    }

    #[test]
    fn long_numbers_agree_with_the_second_method() {
        let mut rng = contract::seeded(&["game11", "long"]);
        for length in 1..400 {
            for place in 0..length {
                let input = crate::cases::near_highest(length, place, &mut rng);
                assert_eq!(solve(&input), Game11::solve(&input), "{input}");
            }
        }
    }
}
