//! Every score in turn, for long protocols.

use crate::{Input, Output};

/// The best place by trying the scores 995, 985, …, 5 one after another: has anyone this score who
/// can be the father? The scores are counted once; a score's place comes from the counts.
pub fn solve(input: &Input) -> Output {
    let mut counts = [0; 1001];
    for &score in &input.scores {
        counts[usize::from(score)] += 1;
    }
    let winning = (1..=1000_u16).rfind(|&score| counts[usize::from(score)] > 0);
    let fathers = (0..100_u16).rev().map(|tens| 10 * tens + 5);
    let mut fathers = fathers.filter(|&score| counts[usize::from(score)] > 0);
    let father = fathers.find(|&score| {
        let mut winner_has_shot = false;
        let mut father_has_shot = false;
        input.scores.iter().any(|&next| {
            let found = father_has_shot && next < score;
            father_has_shot = winner_has_shot && next == score;
            winner_has_shot |= Some(next) == winning;
            found
        })
    });
    let before = |score: u16| counts[usize::from(score) + 1..].iter().sum::<usize>();
    let place = father.map_or(0, |score| 1 + before(score));
    Output { place }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Shooting;
    use crate::brute;
    use inpout::Problem;

    #[test]
    fn all_three_methods_agree_on_all_protocols_of_up_to_six_shooters_with_six_scores() {
        let possible = [5, 10, 14, 15, 16, 25];
        for n in 3..=6_u32 {
            for code in 0..6_usize.pow(n) {
                let scores = (0..n).map(|place| possible[code / 6_usize.pow(place) % 6]);
                let input = Input {
                    scores: scores.collect(),
                };
                let expected = brute::solve(&input).expect("few shooters");
                assert_eq!(Shooting::solve(&input), expected, "{input}");
                assert_eq!(solve(&input), expected, "{input}");
            }
        }
    }

    #[test]
    fn longer_protocols_agree_with_the_second_method() {
        let mut rng = contract::seeded(&["shooting", "longer"]);
        for n in 3..2000 {
            let input = crate::cases::random(&mut rng, n, 1..=1000);
            assert_eq!(solve(&input), Shooting::solve(&input), "{input}");
        }
    }
}
