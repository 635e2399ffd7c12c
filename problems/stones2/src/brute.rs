//! The heaps straight from the rules: a position is lost if no move reaches a lost one.

use std::collections::{BTreeSet, HashMap};

use crate::{Input, Output};

/// Positions that the search may meet before it is called too large.
const MOST_POSITIONS: usize = 50_000;

/// Moves that a game may last before it is called too long.
const LONGEST_GAME: u64 = 1000;

/// The first winning move by search, or `None` if there are too many positions.
pub fn solve(input: &Input) -> Option<Output> {
    if longest_game(&input.heaps)? > LONGEST_GAME {
        return None;
    }
    let mut known = HashMap::new();
    let mut heaps = input.heaps.clone();
    for (i, j, k) in moves(&heaps) {
        play(&mut heaps, (i, j, k));
        let wins = is_lost(&mut heaps, &mut known)?;
        take_back(&mut heaps, (i, j, k));
        if wins {
            let first = Some((i, j, k));
            return Some(Output { first });
        }
    }
    Some(Output { first: None })
}

/// The most moves that can be made: a stone and all that come from it, on the next heap each time.
fn longest_game(heaps: &[u64]) -> Option<u64> {
    let mut of_stone = 0_u64;
    let mut moves = 0_u64;
    for &stones in heaps.iter().rev() {
        moves = moves.checked_add(stones.checked_mul(of_stone)?)?;
        of_stone = of_stone.saturating_mul(2).saturating_add(1);
    }
    Some(moves)
}

type Move = (usize, usize, usize);

/// All moves in lexicographic order.
fn moves(heaps: &[u64]) -> Vec<Move> {
    let mut moves = Vec::new();
    for i in 0..heaps.len() {
        for j in i + 1..heaps.len() {
            for k in j..heaps.len() {
                if heaps[i] > 0 {
                    moves.push((i, j, k));
                }
            }
        }
    }
    moves
}

fn play(heaps: &mut [u64], (i, j, k): Move) {
    heaps[i] -= 1;
    heaps[j] += 1;
    heaps[k] += 1;
}

fn take_back(heaps: &mut [u64], (i, j, k): Move) {
    heaps[j] -= 1;
    heaps[k] -= 1;
    heaps[i] += 1;
}

/// Whether the player to move loses; `None` if the search has become too large.
fn is_lost(heaps: &mut Vec<u64>, known: &mut HashMap<Vec<u64>, bool>) -> Option<bool> {
    // No move starts from the last heap, so how many stones are there does not matter.
    let key = &heaps[..heaps.len() - 1];
    if let Some(&lost) = known.get(key) {
        return Some(lost);
    }
    let mut lost = true;
    for each in moves(heaps) {
        play(heaps, each);
        let next = is_lost(heaps, known);
        take_back(heaps, each);
        lost &= !next?;
    }
    known.insert(heaps[..heaps.len() - 1].to_vec(), lost);
    (known.len() <= MOST_POSITIONS).then_some(lost)
}

/// With so many heaps at most, the second method fills a table of all parities.
const MOST_IN_TABLE: usize = 15;

/// The first winning move for large inputs: up to 15 heaps by the document's own hint, a table of
/// lost positions by the parities of the heaps; more by values that are found as mex numbers.
pub fn second(input: &Input) -> Output {
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
    let all: Vec<(usize, usize)> = moves(&ones)
        .iter()
        .map(|&(i, j, k)| (digit(i), digit(i) ^ digit(j) ^ digit(k)))
        .collect();
    let mut is_lost: Vec<bool> = Vec::with_capacity(1 << n);
    for odd in 0..1_usize << n {
        let lost = all
            .iter()
            .filter(|(from, _)| odd & from > 0)
            .all(|(_, change)| !is_lost[odd ^ change]);
        is_lost.push(lost);
    }
    let odd = (0..n)
        .filter(|&heap| heaps[heap] % 2 == 1)
        .fold(0, |odd, heap| odd | digit(heap));
    moves(heaps)
        .into_iter()
        .find(|&(i, j, k)| is_lost[odd ^ digit(i) ^ digit(j) ^ digit(k)])
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
    moves(heaps).into_iter().find(|each| after(each) == 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Stones2, cases};
    use casebook::{confirm_by_brute, cross_check};
    use inpout::Problem;

    /// All positions of `n` heaps with up to `most` stones.
    fn all(n: u32, most: u64) -> impl Iterator<Item = Input> {
        (0..(most + 1).pow(n)).map(move |number| Input {
            heaps: (0..n)
                .map(|heap| number / (most + 1).pow(heap) % (most + 1))
                .collect(),
        })
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_heaps() {
        cross_check::<Stones2>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_small_positions() {
        for (n, most) in [(1, 5), (2, 5), (3, 4), (4, 2), (5, 1)] {
            for input in all(n, most) {
                confirm_by_brute::<Stones2>(&input);
            }
        }
    }

    #[test]
    fn both_methods_for_large_inputs_agree_with_the_brute_force() {
        for input in all(4, 3) {
            let expected = solve(&input).map(|output| output.first);
            assert_eq!(Some(by_table(&input.heaps)), expected, "{input}");
            assert_eq!(Some(by_mex(&input.heaps)), expected, "{input}");
        }
    }

    #[test]
    fn all_methods_agree_on_many_heaps() {
        let mut rng = casebook::seeded(&["stones2", "second"]);
        for n in [10, 15, 16, 60, 200] {
            for _ in 0..5 {
                let input = cases::random(&mut rng, n, 3);
                assert_eq!(second(&input), Stones2::solve(&input), "{input}");
                assert_eq!(by_mex(&input.heaps), second(&input).first, "{input}");
            }
        }
    }
}
