//! The game straight from the rules, by layers for many sweets, and the claim of the reference by
//! sieve and trial division.

use arena::Book;
use theory::primes::Primes;

use crate::rules::{Rules, is_palindrome, is_prime};
use crate::{Input, Output};

/// The most sweets that are searched.
const MOST_SEARCHED: u64 = 40;

/// The most sweets that are counted by layers.
const MOST_SWEETS: u64 = 1_000_000;

/// The primes that [`theorem`] counts: more than there are palindromes below 10^12.
const SIEVED: u64 = 50_000_000;

/// Hermione's sweets by search over the rules, or `None` if there are too many.
pub fn solve(input: &Input) -> Option<Output> {
    if input.n > MOST_SEARCHED {
        return None;
    }
    let rules = Rules::new(input.n);
    let start = rules.start();
    let more = Book::new(rules).points(&start).ok()?;
    Some(Output {
        sweets: input.n.checked_add_signed(more)? / 2,
    })
}

/// Hermione's sweets by what is left of each kind, or `None` if there are too many.
pub fn by_layers(input: &Input) -> Option<Output> {
    if input.n > MOST_SWEETS {
        return None;
    }
    let mut kinds = [[0_usize; 2]; 2];
    for sweet in 1..=input.n {
        kinds[usize::from(is_prime(sweet))][usize::from(is_palindrome(sweet))] += 1;
    }
    let [[others, his], [hers, both]] = kinds;
    let count = |number: usize| u32::try_from(number).expect("at most a million sweets");
    // What Hermione still gets, by what is left for him alone and for both: when she is to move,
    // and when Ron is. One layer for each number of sweets left for her alone. Once a layer is
    // the one before with 1 more everywhere, all later ones are: they are made in the same way.
    let mut layer = vec![vec![(0_u32, 0_u32); both + 1]; his + 1];
    for p in 0..=hers {
        let mut below = layer;
        layer = Vec::with_capacity(his + 1);
        let rest = count(p + others);
        let mut is_one_more = p > 0;
        for q in 0..=his {
            let mut row = std::mem::take(&mut below[q]);
            for s in 0..=both {
                let own = (p > 0).then(|| 1 + row[s].1);
                let shared = (s > 0).then(|| 1 + row[s - 1].1);
                // If she cannot take, Ron gets the rest.
                let her_turn = own.max(shared).unwrap_or(0);
                let own = (q > 0).then(|| layer[q - 1][s].0);
                let shared = (s > 0).then(|| row[s - 1].0);
                let his_turn = own.into_iter().chain(shared).min().unwrap_or(rest);
                is_one_more &= (her_turn, his_turn) == (row[s].0 + 1, row[s].1 + 1);
                row[s] = (her_turn, his_turn);
            }
            layer.push(row);
        }
        if is_one_more {
            let sweets = (layer[his][both].0 + count(hers - p)).into();
            return Some(Output { sweets });
        }
    }
    let sweets = layer[his][both].0.into();
    Some(Output { sweets })
}

/// Hermione's sweets by the claim, with primes sieved, palindromes built as text and primes among
/// them told by trial division.
///
/// Where not all primes are counted, those that are suffice to see that Ron stops first.
pub fn theorem(input: &Input) -> Output {
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
    use casebook::{any_magnitude, confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_boxes() {
        cross_check::<Sweet>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_every_box_up_to_250() {
        for n in 1..=250 {
            confirm_by_brute::<Sweet>(&Input { n });
        }
        confirm_by_brute::<Sweet>(&Input { n: 3000 });
    }

    #[test]
    fn layers_say_what_the_search_says() {
        for n in 1..=MOST_SEARCHED {
            let input = Input { n };
            assert_eq!(by_layers(&input), solve(&input), "{n}");
        }
    }

    #[test]
    fn up_to_36_either_may_stop_first_and_from_37_on_it_is_ron() {
        // She gets at most as many sweets as there are primes only if she stops first.
        let mut primes = 0;
        let mut hers = Vec::new();
        for n in 1..=crate::MORE_PRIMES + 100 {
            primes += u64::from(is_prime(n));
            if Sweet::solve(&Input { n }).sweets <= primes {
                hers.push(n);
            }
        }
        assert!((1..31).all(|n| hers.contains(&n)));
        assert_eq!(hers.last(), Some(&36));
    }

    #[test]
    fn there_are_more_primes_than_palindromes_from_41_on() {
        let (mut primes, mut palindromes) = (0, 0);
        for n in 1..=3 * crate::MORE_PRIMES {
            primes += u64::from(is_prime(n));
            palindromes += u64::from(is_palindrome(n));
            assert!(n < 41 || primes > palindromes, "{n}");
        }
    }

    #[test]
    fn sieve_and_trial_division_agree_far_beyond_the_brute_force() {
        let mut rng = casebook::seeded(&["sweet", "theorem"]);
        for _ in 0..40 {
            let input = Input {
                n: any_magnitude(3_000_000, &mut rng),
            };
            assert_eq!(theorem(&input), Sweet::solve(&input), "{input}");
        }
    }

    #[test]
    fn palindromes_come_in_ascending_order_without_a_gap() {
        let found: Vec<u64> = crate::palindromes()
            .take_while(|&number| number < 200_000)
            .collect();
        let expected: Vec<u64> = (1..200_000)
            .filter(|&number| is_palindrome(number))
            .collect();
        assert_eq!(found, expected);
    }
}
