//! Bouton's theorem without a sum of all heaps.

use crate::{Input, Output};

/// The winning moves by Bouton's theorem, which the reference stands on too: hundreds of heaps of
/// millions of stones have too many positions for any search, and nothing short of the theorem
/// tells the lost ones. There is no sum of all heaps here: what the other heaps sum to is found for each heap from the sums before and after it,
/// and a move must leave just that.
pub fn solve(input: &Input) -> Output {
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
