//! Larger heaps by marking.

use std::collections::BTreeMap;

use crate::{Advice, Heap, Input, Output};

/// How many sizes the tables may have, for all queries together.
const MOST_SIZES: u64 = 100_000_000;

/// The advice by marking the sizes from which a lost one is left, which looks at a few moves only;
/// or `None` if there are too many sizes.
pub fn solve(input: &Input) -> Option<Output> {
    // One table serves all queries with the same M.
    let mut largest = BTreeMap::new();
    for heap in &input.heaps {
        let stones = largest.entry(heap.most).or_insert(0);
        *stones = heap.stones.max(*stones);
    }
    let sizes = largest
        .values()
        .try_fold(0_u64, |sizes, &stones| sizes.checked_add(stones))?;
    if sizes > MOST_SIZES {
        return None;
    }
    let mut tables = BTreeMap::new();
    for (most, stones) in largest {
        tables.insert(most, won_sizes(usize::try_from(stones).ok()?, most));
    }
    let advice = input
        .heaps
        .iter()
        .map(|heap| Some(search(heap, &tables[&heap.most])));
    Some(Output {
        advice: advice.collect::<Option<_>>()?,
    })
}

/// For each size up to `stones`, whether the player to move wins.
fn won_sizes(stones: usize, most: u64) -> Vec<bool> {
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
    match winning.next() {
        Some(take) => {
            assert_eq!(winning.next(), None, "a second winning take");
            Advice {
                wins: true,
                take: take as u64,
            }
        }
        None => Advice {
            wins: false,
            take: u64::from(size > 0),
        },
    }
}
