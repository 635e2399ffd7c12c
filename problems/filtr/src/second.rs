//! Boards of any size by a sieve.

use theory::sieve::Primes;

use crate::{Input, Output};

/// Numbers that the sieve looks at together.
const WINDOW: u64 = 2000;

/// The number of steps by crossing out, with every prime up to the root, in one window after the
/// other from the right end: what stays is prime.
pub fn solve(input: &Input) -> Output {
    let mut high = input.high;
    let mut last = 0;
    loop {
        let low = input.low.max(high.saturating_sub(WINDOW - 1));
        let (prime, crossed) = cross_out(low, high);
        last = last.max(crossed);
        if let Some(prime) = prime {
            // Nothing further down lasts longer: composites have no factor above the root.
            assert!(prime >= input.high.isqrt());
            return Output(prime - 1);
        }
        if low == input.low {
            return Output(last - 1);
        }
        high = low - 1;
    }
}

/// The largest prime of a window, and the largest prime that is the first to cross out a number.
fn cross_out(low: u64, high: u64) -> (Option<u64>, u64) {
    let mut left = vec![true; usize::try_from(high - low + 1).expect("a short window")];
    let mut last = 0;
    let root = high.isqrt();
    for prime in Primes::new().take_while(|&prime| prime <= root) {
        let first = (low.div_ceil(prime) * prime).max(prime * prime);
        let mut multiple = first;
        while multiple <= high {
            let left = &mut left[usize::try_from(multiple - low).expect("in the window")];
            if std::mem::replace(left, false) {
                last = prime;
            }
            multiple += prime;
        }
    }
    let prime = (low..=high).zip(left).filter(|&(_, left)| left).last();
    (prime.map(|(prime, _)| prime), last)
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
