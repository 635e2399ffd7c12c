//! The colon principle without the value of any vertex as a whole.

use crate::{Input, Output};

/// The winning cuts by the colon principle, on which the reference stands too: trees of a million edges have too
/// many positions for any search. Nothing is taken back out of a sum here. What the other edges on a vertex count
/// together is found for each edge from the sums before and after it: a cut wins if they alone count what is
/// wanted, and what is wanted above an edge makes up for them.
pub fn solve(input: &Input) -> Output {
    let count = input.below.len();
    // The sums of what the edges on a vertex count: of those met so far, from the last to the first and back.
    let mut met = vec![0_u32; count];
    let mut after = vec![0; count];
    let mut counts = vec![0; count];
    for v in (1..count).rev() {
        let below = input.below[v];
        counts[v] = met[v] + 1;
        after[v] = met[below];
        met[below] ^= counts[v];
    }
    met.fill(0);
    let mut wanted = vec![Some(0); count];
    let mut cuts = Vec::new();
    for v in 1..count {
        let below = input.below[v];
        let others = met[below] ^ after[v];
        met[below] ^= counts[v];
        if wanted[below] == Some(others) {
            cuts.push(v);
        }
        wanted[v] = wanted[below].and_then(|want| (want ^ others).checked_sub(1));
    }
    Output { cuts }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{brute, cases};

    #[test]
    fn the_colon_principle_says_what_the_search_says() {
        let mut rng = contract::seeded(&["hacken", "theorem"]);
        for _ in 0..500 {
            let input = cases::grown(&mut rng, 11, 3);
            assert_eq!(Some(solve(&input)), brute::solve(&input), "{input}");
        }
    }
}
