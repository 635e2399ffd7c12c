//! The die straight from the rules, and a second method without a period for huge sums.

use casebook::jump::Jump;

use crate::{Input, Output};

/// The longest way to `Smax` that the search walks.
const LONGEST: u64 = 200_000;

/// The winning faces by search over all positions (top, sum) from `Smax` down to `S`, or `None`
/// if there are too many.
pub fn solve(input: &Input) -> Option<Output> {
    let Input { top, sum, limit } = *input;
    if limit - sum > LONGEST {
        return None;
    }
    // won[s - sum][t]: does the player to move win with the sum s and the face t on top?
    let mut won: Vec<[bool; 7]> = vec![[false; 7]; usize::try_from(limit - sum).ok()? + 1];
    for now in (0..won.len()).rev() {
        for on_top in 1..=6 {
            won[now][on_top] = tips(on_top).any(|face| wins(&won, now, face));
        }
    }
    Some(Output {
        faces: tips(top).filter(|&face| wins(&won, 0, face)).collect(),
    })
}

/// The four faces at the sides of a die, ascending.
fn tips(top: usize) -> impl Iterator<Item = usize> {
    (1..=6).filter(move |&face| face != top && face + top != 7)
}

/// Whether bringing up `face` wins: the sum stays within the limit, and the opponent loses.
fn wins(won: &[[bool; 7]], now: usize, face: usize) -> bool {
    won.get(now + face).is_some_and(|next| !next[face])
}

/// The winning faces for any sums, by jumps over the walk of the last six amounts left.
///
/// Six bits an amount, nearest first, name the faces on top with which the mover loses.
/// Below 0 the opponent has just lost, so there is no such face.
pub fn second(input: &Input) -> Output {
    // With `face` on top and `face` less left than now.
    let loses = |state: u64, face: usize| state >> (6 * (face - 1) + face - 1) & 1 == 1;
    let walk = Jump::new(0, |&state| {
        let lost = (1..=6)
            .filter(|&top| !tips(top).any(|face| loses(state, face)))
            .fold(0, |lost, top| lost | 1 << (top - 1));
        (state << 6 | lost) & ((1 << 36) - 1)
    });
    let state = *walk.after(input.limit - input.sum);
    Output {
        faces: tips(input.top).filter(|&face| loses(state, face)).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Dice, LARGEST};
    use casebook::{confirm_by_brute, cross_check};
    use inpout::Problem;

    fn with_left(top: usize, left: u64) -> Input {
        Input {
            top,
            sum: LARGEST - left,
            limit: LARGEST,
        }
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_dice() {
        cross_check::<Dice>(5000);
    }

    #[test]
    fn all_three_methods_agree_on_every_die_with_up_to_a_hundred_left() {
        for amount in 0..=100 {
            for top in 1..=6 {
                let input = with_left(top, amount);
                confirm_by_brute::<Dice>(&input);
                assert_eq!(Dice::solve(&input), second(&input), "{input}");
            }
        }
    }

    #[test]
    fn the_answer_depends_on_the_difference_of_the_sums_only() {
        for (sum, limit) in [(1, 1), (1, 14), (99_987, 100_000), (100_000, 100_000)] {
            for top in 1..=6 {
                let input = Input { top, sum, limit };
                confirm_by_brute::<Dice>(&input);
                assert_eq!(
                    Dice::solve(&input),
                    Dice::solve(&with_left(top, limit - sum))
                );
            }
        }
    }

    #[test]
    fn reference_and_second_method_agree_far_away() {
        for amount in LARGEST - 60..LARGEST {
            for top in 1..=6 {
                let input = with_left(top, amount);
                assert_eq!(Dice::solve(&input), second(&input), "{input}");
            }
        }
    }
}
