//! Huge sums by jumps, without a period.

use contract::jump::Jump;

use crate::{Input, Output};

/// The four faces at the sides of a die, ascending.
fn tips(top: usize) -> impl Iterator<Item = usize> {
    (1..=6).filter(move |&face| face != top && face + top != 7)
}

/// The winning faces for any sums, by jumps over the walk of the last six amounts left.
///
/// Six bits an amount, nearest first, name the faces on top with which the mover loses.
/// Below 0 the opponent has just lost, so there is no such face.
pub fn solve(input: &Input) -> Output {
    // With `face` on top and `face` less left than now.
    let loses = |state: u64, face: usize| state >> (6 * (face - 1) + face - 1) & 1 == 1;
    let walk = Jump::new(0, |&state| {
        let lost = (1..=6)
            .filter(|&top| !tips(top).any(|face| loses(state, face)))
            .fold(0, |lost, top| lost | 1 << (top - 1));
        (state << 6 | lost) & ((1 << 36) - 1)
    });
    let state = *walk.after(input.limit - input.sum);
    Output(tips(input.top).filter(|&face| loses(state, face)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::brute::tests::with_left;
    use crate::{Dice, LARGEST};
    use contract::confirm_by_brute;
    use inpout::Problem;

    #[test]
    fn all_three_methods_agree_on_every_die_with_up_to_a_hundred_left() {
        for amount in 0..=100 {
            for top in 1..=6 {
                let input = with_left(top, amount);
                confirm_by_brute::<Dice>(&input);
                assert_eq!(Dice::solve(&input), solve(&input), "{input}");
            }
        }
    }

    #[test]
    fn reference_and_second_method_agree_far_away() {
        for amount in LARGEST - 60..LARGEST {
            for top in 1..=6 {
                let input = with_left(top, amount);
                assert_eq!(Dice::solve(&input), solve(&input), "{input}");
            }
        }
    }
}
