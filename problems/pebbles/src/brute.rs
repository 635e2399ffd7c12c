//! Pebbles straight from the rules, and by Schwenk's theorem for large heaps.

use arena::Book;

use crate::rules::{Rules, start};
use crate::{Input, Output};

/// The largest heap that is searched.
const LARGEST: u64 = 400;

/// The least winning first take by search over the rules, or `None` if the heap is too large.
pub fn solve(input: &Input) -> Option<Output> {
    if input.pebbles > LARGEST {
        return None;
    }
    let (take, _) = Book::new(Rules).first_winning(&start(input)).ok()??;
    Some(Output { take })
}

/// The least winning first take by Schwenk's theorem on the games in which a move takes at most
/// `f` of what the other player took, `f` not decreasing; here `f(x) = 2x`.
///
/// Let `H(1) = 1` and `H(k + 1) = H(k) + H(j)` with the least `j` such that `f(H(j)) ≥ H(k)`.
/// Every number is a sum of these got by taking away the largest again and again, and the last
/// one taken away is the least winning first take. Nothing in this knows of Fibonacci.
pub fn second(input: &Input) -> Output {
    let f = |take: u64| 2 * take;
    let mut terms = vec![1];
    loop {
        let last = terms[terms.len() - 1];
        let answer = terms.iter().find(|&&term| f(term) >= last);
        let next = last + answer.expect("f(last) is at least last");
        if next > input.pebbles {
            break;
        }
        terms.push(next);
    }
    let mut left = input.pebbles;
    let mut take = left;
    for &term in terms.iter().rev() {
        if term <= left {
            left -= term;
            take = term;
        }
    }
    Output { take }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Pebbles;
    use casebook::{confirm_by_brute, cross_check};
    use inpout::Problem;

    fn take(pebbles: u64) -> u64 {
        Pebbles::solve(&Input { pebbles }).take
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_heaps() {
        cross_check::<Pebbles>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_every_small_heap() {
        for pebbles in 2..=LARGEST {
            confirm_by_brute::<Pebbles>(&Input { pebbles });
        }
    }

    #[test]
    fn the_least_winning_takes_satisfy_their_recurrence() {
        // A take x wins if nothing is left, or if the least winning take of what is left is
        // more than 2x. (A larger limit never hurts, so the least one decides.)
        let mut least = vec![u64::MAX];
        for pebbles in 1..=200_000_u64 {
            let found = (1..).zip(least.iter().rev()).find(|&(x, &w)| w > 2 * x);
            least.push(found.expect("taking all wins").0);
            if pebbles > 1 {
                assert_eq!(take(pebbles), least[least.len() - 1], "{pebbles}");
            }
        }
    }

    #[test]
    fn reference_and_second_method_agree_on_random_large_heaps() {
        let mut rng = casebook::seeded(&["pebbles", "large"]);
        for _ in 0..20_000 {
            let input = Input {
                pebbles: casebook::any_magnitude(10_u64.pow(18) - 1, &mut rng) + 1,
            };
            assert_eq!(second(&input), Pebbles::solve(&input), "{input}");
        }
    }

    #[test]
    fn fibonacci_numbers_must_be_taken_whole() {
        let (mut fibonacci, mut next) = (2, 3);
        while fibonacci <= 10_u64.pow(18) {
            assert_eq!(take(fibonacci), fibonacci);
            assert_eq!(take(fibonacci + 1), if fibonacci == 2 { 3 } else { 1 });
            (fibonacci, next) = (next, fibonacci + next);
        }
    }
}
