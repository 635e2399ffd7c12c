//! Every shooter straight from the story, and every score in turn for long protocols.

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
    Some(Output {
        place: place.unwrap_or(0),
    })
}

/// The best place by trying the scores 995, 985, …, 5 one after another: has anyone this score who
/// can be the father? The scores are counted once; a score's place comes from the counts.
pub fn second(input: &Input) -> Output {
    let mut counts = [0; 1001];
    for &score in &input.scores {
        counts[usize::from(score)] += 1;
    }
    let winning = (1..=1000_u16)
        .rev()
        .find(|&score| counts[usize::from(score)] > 0);
    let place = (0..100_u16)
        .rev()
        .map(|tens| 10 * tens + 5)
        .filter(|&score| counts[usize::from(score)] > 0)
        .find(|&score| {
            let mut winner_has_shot = false;
            let mut father_has_shot = false;
            input.scores.iter().any(|&next| {
                let found = father_has_shot && next < score;
                father_has_shot = winner_has_shot && next == score;
                winner_has_shot |= Some(next) == winning;
                found
            })
        })
        .map_or(0, |score| {
            1 + counts[usize::from(score) + 1..].iter().sum::<usize>()
        });
    Output { place }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Shooting;
    use casebook::{confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_protocols() {
        cross_check::<Shooting>(4000);
    }

    #[test]
    fn all_three_methods_agree_on_all_protocols_of_up_to_six_shooters_with_six_scores() {
        let possible = [5, 10, 14, 15, 16, 25];
        for n in 3..=6_u32 {
            for code in 0..6_usize.pow(n) {
                let scores = (0..n).map(|place| possible[code / 6_usize.pow(place) % 6]);
                let input = Input {
                    scores: scores.collect(),
                };
                let expected = solve(&input).expect("few shooters");
                assert_eq!(Shooting::solve(&input), expected, "{input}");
                assert_eq!(second(&input), expected, "{input}");
            }
        }
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

    #[test]
    fn longer_protocols_agree_with_the_second_method() {
        let mut rng = casebook::seeded(&["shooting", "longer"]);
        for n in 3..2000 {
            let input = crate::cases::random(&mut rng, n, 1..=1000);
            assert_eq!(second(&input), Shooting::solve(&input), "{input}");
        }
    }
}
