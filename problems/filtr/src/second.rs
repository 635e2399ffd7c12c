//! Boards of any size by a sieve.

use theory::sieve::Primes;

use crate::{Input, Output};

/// Numbers that the sieve looks at together: no two neighbouring primes below 10^18 are so far apart.
const WINDOW: u64 = 2000;

/// The number of steps by crossing out, with every prime up to the root, at the right end of the board:
/// what stays is prime. Nothing further down lasts longer: composites have no factor above the root.
pub fn solve(input: &Input) -> Output {
    let high = input.high;
    let low = input.low.max(high.saturating_sub(WINDOW - 1));
    let mut left = vec![true; usize::try_from(high - low + 1).expect("a short window")];
    // The largest prime that is the first to cross out a number.
    let mut last = 0;
    let root = high.isqrt();
    for prime in Primes::new().take_while(|&prime| prime <= root) {
        let mut multiple = (low.div_ceil(prime) * prime).max(prime * prime);
        while multiple <= high {
            let left = &mut left[usize::try_from(multiple - low).expect("in the window")];
            if std::mem::replace(left, false) {
                last = prime;
            }
            multiple += prime;
        }
    }
    let primes = (low..=high).zip(left).filter(|&(_, left)| left);
    let largest = primes.last().map(|(prime, _)| prime);
    assert!(largest.map_or(low == input.low, |prime| prime >= root));
    Output(largest.unwrap_or(last) - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Filtr;
    use contract::{RngExt, any_magnitude};
    use inpout::Problem;

    #[test]
    fn the_sieve_agrees_up_to_ten_to_the_twelve() {
        let mut rng = contract::seeded(&["filtr", "sieve"]);
        for _ in 0..100 {
            let high = any_magnitude(1_000_000_000_000, &mut rng).max(2);
            let low = high.saturating_sub(rng.random_range(0..30)).max(2);
            let input = Input { low, high };
            assert_eq!(solve(&input), Filtr::solve(&input), "{input}");
        }
    }
}
