//! Large numbers, the largest sum first.

use std::collections::HashMap;

use theory::sieve::Primes;

use crate::{Input, Output};

/// The winners by asking for the largest sum first, and for the others in descending order, of
/// divisors found by trial. It makes far more numbers known than the reference; each test
/// starts afresh.
pub fn solve(input: &Input) -> Output {
    let primes = Primes::new().take_while(|&prime| prime <= 1_000_000);
    let primes: Vec<u64> = primes.collect();
    let winner = |&number: &u64| {
        // Winners are told for player 2 as the mover.
        let (primes, known) = (&primes[..], HashMap::new());
        let mut search = Search { primes, known };
        if number == 4 {
            0
        } else {
            search.winner(number)
        }
    };
    Output(input.numbers.iter().map(winner).collect())
}

struct Search<'a> {
    primes: &'a [u64],
    known: HashMap<u64, u8>,
}

impl Search<'_> {
    /// Who wins from `n` if player 2 has to follow it and player 1 has announced it.
    fn winner(&mut self, n: u64) -> u8 {
        if let Some(&winner) = self.known.get(&n) {
            return winner;
        }
        // Small divisors make large sums.
        let mut small_divisors = self.divisors(n);
        small_divisors.retain(|&a| a > 1 && a <= n / a);
        small_divisors.sort_unstable();
        let mut winner = 1;
        for (i, a) in small_divisors.into_iter().enumerate() {
            // One player on: 3 has to follow the sum.
            let of_sum = self.winner(a + n / a) % 3 + 1;
            if of_sum == 2 {
                winner = 2;
                break;
            }
            if i == 0 {
                winner = of_sum;
            }
        }
        self.known.insert(n, winner);
        winner
    }

    fn divisors(&self, n: u64) -> Vec<u64> {
        let mut divisors = vec![1];
        let mut rest = n;
        let mut multiply = |prime: u64, exponent: u32| {
            for i in 0..divisors.len() {
                let divisor = divisors[i];
                divisors.extend((1..=exponent).map(|e| divisor * prime.pow(e)));
            }
        };
        for &prime in self.primes {
            if prime * prime > rest {
                break;
            }
            let mut exponent = 0;
            while rest.is_multiple_of(prime) {
                rest /= prime;
                exponent += 1;
            }
            multiply(prime, exponent);
        }
        if rest > 1 {
            multiply(rest, 1);
        }
        divisors
    }
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
