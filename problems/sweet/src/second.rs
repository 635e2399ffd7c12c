//! Many sweets by layers.

use crate::rules::{is_palindrome, is_prime};
use crate::{Input, Output};

/// The most sweets that are counted by layers.
const MOST_SWEETS: u64 = 1_000_000;

/// Hermione's sweets by what is left of each kind, or `None` if there are too many.
pub fn solve(input: &Input) -> Option<Output> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::brute::{self, MOST_SEARCHED};

    #[test]
    fn layers_say_what_the_search_says() {
        for n in 1..=MOST_SEARCHED {
            let input = Input { n };
            assert_eq!(solve(&input), brute::solve(&input), "{n}");
        }
    }
}
