//! The three players straight from the rules.

use crate::{Input, Output};

/// The largest number whose game is searched.
pub(crate) const LARGEST: u64 = 30_000;

/// The winners by a table of all numbers up to the largest, for each player who may be to move,
/// or `None` if the largest is too large.
pub fn solve(input: &Input) -> Option<Output> {
    let largest = input.numbers.iter().copied().max().unwrap_or(0);
    if largest > LARGEST {
        return None;
    }
    // results[n][p]: who wins, or 0, if player p + 1 has to follow n.
    let mut results: Vec<[u8; 3]> = vec![[0; 3]];
    for n in 1..=largest {
        let factors = (2..=n.isqrt()).filter(|&a| n.is_multiple_of(a));
        let choices: Vec<u64> = factors.map(|a| a + n / a).collect();
        results.push([1, 2, 3].map(|mover| choose(n, mover, &choices, &results)));
    }
    let winner = |&number: &u64| results[place(number)][1];
    Some(Output(input.numbers.iter().map(winner).collect()))
}

/// Who wins, or 0, if `mover` has to follow `n` by one of the `choices`.
fn choose(n: u64, mover: u8, choices: &[u64], results: &[[u8; 3]]) -> u8 {
    let after = |&choice: &u64| {
        assert!(choice <= n, "numbers never rise");
        // The same number again, and again, and again.
        if choice == n {
            assert!(choices.len() == 1, "nobody can break out");
            return 0;
        }
        results[place(choice)][usize::from(mover % 3)]
    };
    let Some(largest) = choices.iter().max() else {
        return (mover + 1) % 3 + 1;
    };
    if choices.iter().any(|choice| after(choice) == mover) {
        mover
    } else if choices.iter().any(|choice| after(choice) == 0) {
        0
    } else {
        after(largest)
    }
}

fn place(number: u64) -> usize {
    usize::try_from(number).expect("a small number")
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::Game33;
    use contract::{confirm_by_brute, cross_check};
    use theory::factors::smallest_factor;
    use theory::hashing::MixedSet;

    pub(crate) fn numbers(numbers: impl IntoIterator<Item = u64>) -> Input {
        Input {
            numbers: numbers.into_iter().collect(),
        }
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_numbers() {
        cross_check::<Game33>(2000);
    }

    /// The sums of the factors of a number, by way of its smallest factors.
    fn sums(n: u64) -> impl Iterator<Item = u64> {
        let (mut divisors, mut rest) = (vec![1], n);
        while rest > 1 {
            let prime = smallest_factor(rest);
            let without_it = divisors.clone();
            let mut power = 1;
            while rest.is_multiple_of(prime) {
                rest /= prime;
                power *= prime;
                divisors.extend(without_it.iter().map(|divisor| divisor * power));
            }
        }
        let smaller = divisors.into_iter();
        let smaller = smaller.filter(move |a| (2..=n.isqrt()).contains(a));
        smaller.map(move |a| a + n / a)
    }

    #[test]
    fn few_of_the_numbers_within_reach_become_known() {
        let known = |n| {
            let mut search = crate::Search::new(n);
            search.winner(n);
            search.known.len()
        };
        let mut reached = vec![963_761_198_400];
        let mut seen = MixedSet::from_iter(reached.clone());
        while let Some(n) = reached.pop() {
            for sum in sums(n) {
                if seen.insert(sum) {
                    reached.push(sum);
                }
            }
        }
        assert_eq!(seen.len(), 452_153);
        assert!(known(963_761_198_400) < 1000);
        for n in crate::cases::HARDEST {
            assert!((16_000..20_000).contains(&known(n)), "{n}: {}", known(n));
        }
    }

    #[test]
    fn play_is_endless_from_4_only() {
        let winners = solve(&numbers(1..=LARGEST)).expect("no larger number").0;
        let endless: Vec<usize> = (0..winners.len()).filter(|&i| winners[i] == 0).collect();
        assert_eq!(endless, [3]);
    }

    #[test]
    fn the_winners_of_the_first_twenty_numbers() {
        let winners = solve(&numbers(1..=20)).expect("small").0;
        assert_eq!(
            winners,
            [1, 1, 1, 0, 1, 2, 1, 3, 3, 2, 1, 2, 1, 1, 1, 3, 1, 2, 1, 3]
        );
    }

    #[test]
    fn files_of_no_one_and_equal_numbers_are_confirmed() {
        for list in [vec![], vec![1], vec![4], vec![16, 4, 16, 16]] {
            confirm_by_brute::<Game33>(&numbers(list));
        }
    }
}
