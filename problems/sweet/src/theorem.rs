//! The claim of the reference by sieve and trial division.

use theory::sieve::Primes;

use crate::{Input, Output};

/// The primes that [`solve`] counts: more than there are palindromes below 10^12.
const SIEVED: u64 = 50_000_000;

/// Hermione's sweets by the claim, with primes sieved, palindromes built as text and primes among
/// them told by trial division.
///
/// Where not all primes are counted, those that are suffice to see that Ron stops first.
pub fn solve(input: &Input) -> Output {
    let n = input.n;
    let primes = Primes::new().take_while(|&p| p <= n.min(SIEVED)).count() as u64;
    let divisors: Vec<u64> = Primes::new().take_while(|p| p * p <= n).collect();
    let (mut palindromes, mut shared) = (0, 0);
    let of = |half: u64| {
        let digits = half.to_string();
        let back: String = digits.chars().rev().collect();
        [format!("{digits}{back}"), format!("{digits}{}", &back[1..])]
    };
    // The shorter of both is the smaller one.
    let is_within = |[_, short]: &[String; 2]| short.parse().is_ok_and(|short: u64| short <= n);
    for pair in (1..).map(of).take_while(is_within) {
        for palindrome in pair.iter().filter_map(|text| text.parse::<u64>().ok()) {
            if palindrome > n {
                continue;
            }
            palindromes += 1;
            let mut candidates = divisors.iter().take_while(|&p| p * p <= palindrome);
            if palindrome > 1 && candidates.all(|p| palindrome % p != 0) {
                shared += 1;
            }
        }
    }
    let hermione = primes - shared / 2;
    let ron = palindromes - (shared - shared / 2);
    let sweets = if hermione > ron {
        n - ron
    } else {
        assert!(n <= SIEVED, "all primes were counted");
        hermione
    };
    Output { sweets }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Sweet;
    use contract::any_magnitude;
    use inpout::Problem;

    #[test]
    fn sieve_and_trial_division_agree_far_beyond_the_brute_force() {
        let mut rng = contract::seeded(&["sweet", "theorem"]);
        for _ in 0..40 {
            let input = Input {
                n: any_magnitude(3_000_000, &mut rng),
            };
            assert_eq!(solve(&input), Sweet::solve(&input), "{input}");
        }
    }
}
