//! Every shooter straight from the story.

use crate::{Input, Output};

/// The most shooters of whom everyone is compared with everyone.
const MOST_SHOOTERS: usize = 1000;

/// The best place by asking of each shooter whether he can be the father and what his place is,
/// or `None` if there are too many.
pub fn solve(input: &Input) -> Option<Output> {
    let scores = &input.scores;
    if scores.len() > MOST_SHOOTERS {
        return None;
    }
    let better_than = |score: u16| scores.iter().filter(|&&other| other > score).count();
    let wins = |shooter: usize| better_than(scores[shooter]) == 0;
    let place = (0..scores.len())
        .filter(|&father| scores[father].to_string().ends_with('5'))
        .filter(|&father| (0..father).any(wins))
        .filter(|&father| father + 1 < scores.len() && scores[father + 1] < scores[father])
        .map(|father| better_than(scores[father]) + 1)
        .min();
    let place = place.unwrap_or(0);
    Some(Output { place })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Shooting;
    use contract::{confirm_by_brute, cross_check};

    #[test]
    fn reference_and_brute_force_agree_on_random_protocols() {
        cross_check::<Shooting>(4000);
    }

    #[test]
    fn edges_are_confirmed() {
        for scores in [
            &[1000, 995, 994][..],
            &[1000, 995, 995],
            &[995, 995, 1],
            &[5, 5, 5],
            &[5, 4, 3],
            &[1, 1, 1, 1000],
            &[1000, 5, 1, 1000],
        ] {
            confirm_by_brute::<Shooting>(&Input {
                scores: scores.to_vec(),
            });
        }
    }
}
