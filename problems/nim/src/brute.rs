//! Nim straight from the rules: a position is lost if no move reaches a lost one.

use theory::hashing::MixedMap;

use crate::{Input, Output};

/// Positions that the search may meet before the heaps are called too large.
const MOST_POSITIONS: usize = 100_000;

/// Heaps that a position may have: every step of the search copies them.
const MOST_HEAPS: usize = 64;

/// All winning first moves by search over every position, or `None` if there are too many.
pub fn solve(input: &Input) -> Option<Output> {
    if input.heaps.len() > MOST_HEAPS {
        return None;
    }
    let mut known = MixedMap::default();
    let mut moves = Vec::new();
    for (heap, &stones) in input.heaps.iter().enumerate() {
        if stones > MOST_POSITIONS as u64 {
            return None;
        }
        for take in 1..=stones {
            let mut heaps = input.heaps.clone();
            heaps[heap] -= take;
            if is_lost(heaps, &mut known)? {
                moves.push((heap + 1, take));
            }
        }
    }
    Some(Output { moves })
}

/// Whether the player to move loses; `None` if the search has become too large.
fn is_lost(mut heaps: Vec<u64>, known: &mut MixedMap<Vec<u64>, bool>) -> Option<bool> {
    // Neither empty heaps nor the order of the others matter.
    heaps.retain(|&heap| heap > 0);
    heaps.sort_unstable();
    if let Some(&lost) = known.get(&heaps) {
        return Some(lost);
    }
    let mut lost = true;
    'moves: for (heap, &stones) in heaps.iter().enumerate() {
        for left in 0..stones {
            let mut next = heaps.clone();
            next[heap] = left;
            if is_lost(next, known)? {
                lost = false;
                break 'moves;
            }
        }
    }
    known.insert(heaps, lost);
    (known.len() <= MOST_POSITIONS).then_some(lost)
}

/// The winning moves by Bouton's theorem, which the reference stands on too, with no sum of all
/// heaps: what the other heaps sum to is found for each heap from the sums before and after it,
/// and a move must leave just that.
pub fn by_theorem(input: &Input) -> Output {
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
