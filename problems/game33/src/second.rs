//! Large numbers, the largest sum first.

use std::collections::{BTreeSet, HashMap};

use theory::factors::smallest_factor;

use crate::{Input, Output};

/// The winners by asking for the largest sum first, and for the others in descending order, of
/// divisors made of one prime factor after the other. It makes far more numbers known than the
/// reference; each test starts afresh.
pub fn solve(input: &Input) -> Output {
    let winner = |&number: &u64| match number {
        4 => 0,
        // Winners are told for player 2 as the mover.
        _ => winner(number, &mut HashMap::new()),
    };
    Output(input.numbers.iter().map(winner).collect())
}

/// Who wins from `n` if player 2 has to follow it and player 1 has announced it.
fn winner(n: u64, known: &mut HashMap<u64, u8>) -> u8 {
    if let Some(&winner) = known.get(&n) {
        return winner;
    }
    let mut best = 1;
    // Small divisors make large sums.
    let divisors = divisors(n).into_iter().skip(1);
    for (i, a) in divisors.take_while(|&a| a <= n / a).enumerate() {
        // One player on: 3 has to follow the sum.
        let of_sum = winner(a + n / a, known) % 3 + 1;
        if of_sum == 2 {
            best = 2;
            break;
        }
        if i == 0 {
            best = of_sum;
        }
    }
    known.insert(n, best);
    best
}

/// All divisors, the smallest first.
fn divisors(n: u64) -> BTreeSet<u64> {
    let mut divisors = BTreeSet::from([1]);
    let mut rest = n;
    while rest > 1 {
        let prime = smallest_factor(rest);
        let multiples: Vec<u64> = divisors.iter().map(|divisor| divisor * prime).collect();
        divisors.extend(multiples);
        rest /= prime;
    }
    divisors
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game33;
    use crate::brute::{self, LARGEST, tests::numbers};
    use inpout::Problem;

    #[test]
    fn all_three_methods_agree_on_all_numbers_up_to_the_largest_searched() {
        let all = numbers(1..=LARGEST);
        let expected = brute::solve(&all).expect("no larger number");
        assert_eq!(Game33::solve(&all), expected);
        assert_eq!(solve(&all), expected);
    }

    #[test]
    fn reference_and_second_method_agree_on_large_numbers() {
        let mut rng = contract::seeded(&["game33", "large"]);
        for most in [1_000_000, 1_000_000_000, 1_000_000_000_000] {
            let input = crate::cases::random(&mut rng, 20, most);
            assert_eq!(solve(&input), Game33::solve(&input), "{input}");
        }
    }
}
