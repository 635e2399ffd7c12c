//! Larger heaps by marking.

use std::collections::BTreeMap;

use crate::{Advice, Heap, Input, Output};

/// How many sizes the tables may have, for all queries together.
const MOST_SIZES: u128 = 100_000_000;

/// The advice by marking the sizes from which a lost one is left, which looks at a few moves only;
/// or `None` if there are too many sizes.
pub fn solve(input: &Input) -> Option<Output> {
    // One table serves all queries with the same M.
    let mut largest = BTreeMap::new();
    for heap in &input.heaps {
        let stones = largest.entry(heap.most).or_insert(0);
        *stones = heap.stones.max(*stones);
    }
    if largest.values().copied().map(u128::from).sum::<u128>() > MOST_SIZES {
        return None;
    }
    let tables = largest.into_iter();
    let tables: BTreeMap<u64, Vec<bool>> = tables
        .map(|(most, stones)| (most, won_sizes(stones, most)))
        .collect();
    let advice = input.heaps.iter();
    Some(Output(
        advice.map(|it| search(it, &tables[&it.most])).collect(),
    ))
}

/// For each size up to `stones`, whether the player to move wins.
fn won_sizes(stones: u64, most: u64) -> Vec<bool> {
    let stones = usize::try_from(stones).expect("not too many sizes");
    let mut won = vec![false; stones + 1];
    for size in 0..=stones {
        // All moves lead to smaller sizes. If none of them was lost, this one is, and all sizes
        // from which a move leads here are won.
        if !won[size] {
            for take in takes(stones - size, most) {
                won[size + take] = true;
            }
        }
    }
    won
}

/// All numbers of stones that a move can take from a heap of this size.
fn takes(size: usize, most: u64) -> impl Iterator<Item = usize> {
    1..=usize::try_from(most).map_or(size, |most| most.min(size))
}

fn search(heap: &Heap, won: &[bool]) -> Advice {
    let size = usize::try_from(heap.stones).expect("a table was made for it");
    let mut winning = takes(size, heap.most).filter(|&take| !won[size - take]);
    let take = winning.next();
    assert_eq!(winning.next(), None, "a second winning take");
    Advice {
        wins: take.is_some(),
        take: take.map_or(u64::from(size > 0), |take| take as u64),
    }
}
