//! Nim straight from the rules: a position is lost if no move reaches a lost one.

use std::collections::HashMap;

use crate::{Input, Output};

/// Positions that the search may meet before it is called too large.
const MOST_POSITIONS: u64 = 50_000;

/// All winning first moves by search over every position, or `None` if there are too many.
pub fn solve(input: &Input) -> Option<Output> {
    let positions = input
        .heaps
        .iter()
        .try_fold(1_u64, |count, &heap| count.checked_mul(heap + 1))?;
    if positions > MOST_POSITIONS {
        return None;
    }
    let mut known = HashMap::new();
    let mut heaps = input.heaps.clone();
    let mut moves = Vec::new();
    for heap in 0..heaps.len() {
        for take in 1..=input.heaps[heap] {
            heaps[heap] -= take;
            if is_lost(&mut heaps, &mut known) {
                moves.push((heap + 1, take));
            }
            heaps[heap] += take;
        }
    }
    Some(Output { moves })
}

/// Whether the player to move loses.
fn is_lost(heaps: &mut Vec<u64>, known: &mut HashMap<Vec<u64>, bool>) -> bool {
    if let Some(&lost) = known.get(heaps) {
        return lost;
    }
    let mut lost = true;
    for heap in 0..heaps.len() {
        let stones = heaps[heap];
        for left in 0..stones {
            heaps[heap] = left;
            lost &= !is_lost(heaps, known);
        }
        heaps[heap] = stones;
    }
    known.insert(heaps.clone(), lost);
    lost
}

/// The winning moves by another road that stands large inputs: what the other heaps sum to is
/// found for each heap from the sums before and after it, and a move must leave just that.
pub fn second(input: &Input) -> Output {
    let heaps = &input.heaps;
    let mut after = vec![0; heaps.len() + 1];
    for heap in (0..heaps.len()).rev() {
        after[heap] = after[heap + 1] ^ heaps[heap];
    }
    let mut before = 0;
    let mut moves = Vec::new();
    for (heap, &stones) in heaps.iter().enumerate() {
        let others = before ^ after[heap + 1];
        if others < stones {
            moves.push((heap + 1, stones - others));
        }
        before ^= stones;
    }
    Output { moves }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Nim;
    use casebook::{confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_heaps() {
        cross_check::<Nim>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_triples_of_small_heaps() {
        for a in 1..=6 {
            for b in 1..=6 {
                for c in 1..=6 {
                    confirm_by_brute::<Nim>(&Input {
                        heaps: vec![a, b, c],
                    });
                }
            }
        }
    }

    #[test]
    fn the_number_of_winning_moves_is_odd_or_zero() {
        let mut rng = casebook::seeded(&["nim", "parity"]);
        for _ in 0..1000 {
            let input = crate::cases::random(&mut rng, 9, 20);
            let moves = Nim::solve(&input).moves.len();
            assert!(moves == 0 || moves % 2 == 1, "{input}");
        }
    }
}
