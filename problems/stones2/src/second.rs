//! Large inputs by a table of lost positions, or by values.

use std::collections::BTreeSet;

use crate::{Input, Output};

type Move = (usize, usize, usize);

/// All moves in lexicographic order.
fn moves(heaps: &[u64]) -> impl Iterator<Item = Move> {
    let n = heaps.len();
    let from = (0..n).filter(|&i| heaps[i] > 0);
    let pairs = from.flat_map(move |i| (i + 1..n).map(move |j| (i, j)));
    pairs.flat_map(move |(i, j)| (j..n).map(move |k| (i, j, k)))
}

/// With so many heaps at most, the second method fills a table of all parities.
const MOST_IN_TABLE: usize = 15;

/// The first winning move for large inputs: up to 15 heaps by the document's own hint, a table of
/// lost positions by the parities of the heaps; more by values that are found as mex numbers.
pub fn solve(input: &Input) -> Output {
    let first = if input.heaps.len() <= MOST_IN_TABLE {
        by_table(&input.heaps)
    } else {
        by_mex(&input.heaps)
    };
    Output { first }
}

/// Heaps are as good as their parities. A set of odd heaps is a binary number in which heap 0 has
/// the highest digit: then every move from an odd heap leads to a smaller number.
fn by_table(heaps: &[u64]) -> Option<Move> {
    let n = heaps.len();
    let digit = |heap: usize| 1_usize << (n - 1 - heap);
    let ones = vec![1; n];
    let all = moves(&ones).map(|(i, j, k)| (digit(i), digit(i) ^ digit(j) ^ digit(k)));
    let all: Vec<(usize, usize)> = all.collect();
    let mut is_lost: Vec<bool> = Vec::with_capacity(1 << n);
    for odd in 0..1_usize << n {
        let mut legal = all.iter().filter(|(from, _)| odd & from > 0);
        is_lost.push(legal.all(|(_, change)| !is_lost[odd ^ change]));
    }
    let odd = (0..n).filter(|&heap| heaps[heap] % 2 == 1);
    let odd: usize = odd.map(digit).sum();
    moves(heaps).find(|&(i, j, k)| is_lost[odd ^ digit(i) ^ digit(j) ^ digit(k)])
}

/// The values from the last heap to the first, each the least that two stones further right do
/// not have together.
fn by_mex(heaps: &[u64]) -> Option<Move> {
    let n = heaps.len();
    let mut values = vec![0_u64; n];
    let mut reached = BTreeSet::new();
    for heap in (0..n).rev() {
        while reached.contains(&values[heap]) {
            values[heap] += 1;
        }
        reached.extend((heap..n).map(|other| values[heap] ^ values[other]));
    }
    let mut sum = 0;
    for heap in 0..n {
        sum ^= values[heap] * (heaps[heap] % 2);
    }
    let after = |&(i, j, k): &Move| sum ^ values[i] ^ values[j] ^ values[k];
    moves(heaps).find(|each| after(each) == 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::brute::{self, tests::all};
    use crate::{Stones2, cases};
    use inpout::Problem;

    #[test]
    fn both_methods_for_large_inputs_agree_with_the_brute_force() {
        for input in all(4, 3) {
            let expected = brute::solve(&input).map(|output| output.first);
            assert_eq!(Some(by_table(&input.heaps)), expected, "{input}");
            assert_eq!(Some(by_mex(&input.heaps)), expected, "{input}");
        }
    }

    #[test]
    fn all_methods_agree_on_many_heaps() {
        let mut rng = contract::seeded(&["stones2", "second"]);
        for n in [10, 15, 16, 60, 200] {
            for _ in 0..5 {
                let input = cases::random(&mut rng, n, 3);
                assert_eq!(solve(&input), Stones2::solve(&input), "{input}");
                assert_eq!(by_mex(&input.heaps), solve(&input).first, "{input}");
            }
        }
    }
}
