//! The game straight from the rules, swap by swap.

use crate::{Input, Output};

/// Swaps that the game may take before it is called too large.
const MOST_SWAPS: u64 = 300_000_000;

/// The neighbours after all swaps, or `None` if there are too many.
pub fn solve(input: &Input) -> Option<Output> {
    let primes: Vec<u64> = (2..)
        .filter(|&number| (2..number).all(|divisor| number % divisor != 0))
        .take(input.rounds.min(6000))
        .collect();
    if primes.len() < input.rounds || primes.iter().sum::<u64>() > MOST_SWAPS {
        return None;
    }
    let n = usize::try_from(input.people)
        .ok()
        .filter(|&n| n <= 5_000_000)?;
    let mut people: Vec<u32> = (1..=input.people).collect();
    for prime in primes {
        let mut walker = 0;
        for _ in 0..prime {
            let right = (walker + 1) % n;
            people.swap(walker, right);
            walker = right;
        }
    }
    let place = people.iter().position(|&person| person == input.person)?;
    Some(Output {
        right: people[(place + 1) % n],
        left: people[(place + n - 1) % n],
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Neighbor, back, forth};
    use contract::{confirm_by_brute, cross_check};

    #[test]
    fn reference_and_brute_force_agree_on_random_games() {
        cross_check::<Neighbor>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_every_person_of_small_circles() {
        for people in 3..=16 {
            for rounds in 1..=20 {
                for person in 1..=people {
                    confirm_by_brute::<Neighbor>(&Input {
                        people,
                        rounds,
                        person,
                    });
                }
            }
        }
    }

    #[test]
    fn back_undoes_forth() {
        for n in 3..40 {
            for prime in [2, 3, 5, 7, 31, 37, 101, 997, 86_028_121] {
                let round = (prime / (n - 1) % n, prime % (n - 1));
                assert!((0..n).all(|place| back(n, round, forth(n, round, place)) == place));
            }
        }
    }
}
