//! Huge towers by jumps, without a period.

use contract::jump::Jump;

use crate::{Input, Output};

/// Who wins towers of any height, by jumps over the walk of the last `L` towers.
///
/// Bit `j` of the state before `n` coins says that the tower of `n − 1 − j` coins is lost; there
/// are none below 0.
pub fn solve(input: &Input) -> Output {
    let moves = 1 | 1 << (input.short - 1) | 1_u64 << (input.long - 1);
    let walk = Jump::new(0, |lost| {
        (lost << 1 | u64::from(lost & moves == 0)) & ((1 << input.long) - 1)
    });
    let wins = |&coins: &u64| walk.after(coins) & moves != 0;
    Output(input.towers.iter().map(wins).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Coins;
    use crate::brute::{self, tests::up_to};
    use inpout::Problem;

    #[test]
    fn all_three_methods_agree_on_all_moves_and_the_first_thousand_towers() {
        for long in 3..=60 {
            for short in 2..long {
                let input = up_to(short, long, 1000);
                let expected = brute::solve(&input).expect("small enough");
                assert_eq!(Coins::solve(&input), expected, "{short} {long}");
                assert_eq!(solve(&input), expected, "{short} {long}");
            }
        }
    }

    #[test]
    fn reference_and_second_method_agree_far_away() {
        let mut rng = contract::seeded(&["coins", "far away"]);
        for (short, long) in [(2, 3), (6, 9), (14, 60), (22, 31), (59, 60)] {
            let input = crate::cases::random(&mut rng, short, long, 500, 10_u64.pow(18));
            assert_eq!(Coins::solve(&input), solve(&input));
        }
    }
}
