//! Nim by a table of all positions, and by mirroring.

use std::collections::BTreeSet;

use theory::nim::Play;

use crate::{Input, Output};

/// All winning first moves by the table, or else by mirroring; `None` if neither decides.
pub fn solve(input: &Input) -> Option<Output> {
    by_table(input).or_else(|| mirrored(input))
}

/// All winning first moves by a table of one bit for each position, that of NIM2, or `None` if there are too
/// many.
pub fn by_table(input: &Input) -> Option<Output> {
    let (play, heaps) = (Play::Normal, input.heaps.clone());
    let tests = vec![nim2::Test { play, heaps }];
    let moves = nim2::second::by_table(&nim2::Input { tests })?.moves;
    Some(Output {
        moves: moves.concat(),
    })
}

/// All winning first moves by mirroring, without any sum, or `None` if it does not decide.
///
/// Two equal heaps do not matter: whoever wins without them answers in one what is done in the
/// other. So without pairs, no heap is lost, one heap is won by taking all of it, and two
/// different ones by making them equal. Hence a move wins if it leaves the heap as large as the only
/// other one without a partner, or empty if there is none. If all heaps have partners, the heap's own
/// partner is this other one, and no move can leave as much.
pub fn mirrored(input: &Input) -> Option<Output> {
    let mut unpaired = BTreeSet::new();
    for &heap in &input.heaps {
        if !unpaired.insert(heap) {
            unpaired.remove(&heap);
        }
    }
    let all: Vec<u64> = unpaired.into_iter().collect();
    let mut moves = Vec::new();
    for (heap, &stones) in input.heaps.iter().enumerate() {
        let lost = match all[..] {
            [] => stones,
            [one] if one == stones => 0,
            [one, other] if one == stones => other,
            [other, one] if one == stones => other,
            _ => return None,
        };
        if lost < stones {
            moves.push((heap + 1, stones - lost));
        }
    }
    Some(Output { moves })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::brute;

    #[test]
    fn the_table_says_what_the_search_says() {
        let mut rng = contract::seeded(&["nim", "table"]);
        for _ in 0..300 {
            let n = contract::RngExt::random_range(&mut rng, 1..=5);
            let input = crate::cases::random(&mut rng, n, 6);
            assert_eq!(by_table(&input), brute::solve(&input), "{input}");
        }
    }

    #[test]
    fn mirroring_says_what_the_search_says() {
        let mut rng = contract::seeded(&["nim", "mirror"]);
        let mut decided = 0;
        for _ in 0..2000 {
            let n = contract::RngExt::random_range(&mut rng, 1..=5);
            let input = crate::cases::random(&mut rng, n, 4);
            if let Some(output) = mirrored(&input) {
                assert_eq!(Some(output), brute::solve(&input), "{input}");
                decided += 1;
            }
        }
        assert!(decided > 500, "{decided}");
    }
}
