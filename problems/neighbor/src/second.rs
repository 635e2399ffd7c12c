//! An answer checked forwards.

use crate::{Input, Output};

/// Whether the people of the answer end up beside the one asked for: all three are followed
/// forwards, by counting how often the walker of each round passes them.
pub fn is_right(input: &Input, output: &Output) -> bool {
    let n = i64::from(input.people);
    let mut places = [input.person, output.right, output.left].map(|person| i64::from(person) - 1);
    for prime in primes_below(limit(input.rounds)).take(input.rounds) {
        for place in &mut places {
            *place = if *place == 0 {
                prime % n
            } else {
                // Passed at the swaps number `place`, `place + (n − 1)`, `place + 2 (n − 1)`, …
                let passed = (prime - *place + n - 1).div_euclid(n - 1);
                (*place - passed).rem_euclid(n)
            };
        }
    }
    let [person, right, left] = places;
    right == (person + 1) % n && person == (left + 1) % n
}

/// A number above the `k`-th prime: `k (ln k + ln ln k)` for `k ≥ 6` (Rosser 1941).
fn limit(k: usize) -> usize {
    // Binary logarithms, rounded up, are larger than natural ones.
    let log = k.max(6).ilog2() + 1;
    k.max(6) * (log + log.ilog2() + 1) as usize
}

/// The primes below `limit`, by a plain sieve.
fn primes_below(limit: usize) -> impl Iterator<Item = i64> {
    let mut composite = vec![false; limit];
    let mut divisor = 2;
    while divisor * divisor < limit {
        if !composite[divisor] {
            for multiple in (divisor * divisor..limit).step_by(divisor) {
                composite[multiple] = true;
            }
        }
        divisor += 1;
    }
    let numbers = (0..).zip(composite).skip(2);
    numbers.filter_map(|(number, composite)| (!composite).then_some(number))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Neighbor;
    use contract::RngExt;
    use inpout::Problem;

    #[test]
    fn following_people_forwards_confirms_large_answers_and_refuses_wrong_ones() {
        let mut rng = contract::seeded(&["neighbor", "forwards"]);
        for _ in 0..30 {
            let people = rng.random_range(3..=1_000_000_000);
            let input = Input {
                people,
                rounds: rng.random_range(1..=20_000),
                person: rng.random_range(1..=people),
            };
            let Output { right, left } = Neighbor::solve(&input);
            assert!(is_right(&input, &Output { right, left }), "{input}");
            let wrong = Output {
                right: left,
                left: right,
            };
            assert!(!is_right(&input, &wrong), "{input}");
        }
    }

    #[test]
    fn the_bound_for_primes_is_large_enough() {
        for k in [1, 2, 5, 6, 10, 100, 5000, 100_000] {
            assert!(primes_below(limit(k)).count() >= k, "{k}");
        }
        assert!(primes_below(30).eq([2, 3, 5, 7, 11, 13, 17, 19, 23, 29]));
    }
}
