//! The staircase, made move by move.

use crate::second::gaps;
use crate::{Input, Output};

/// The number of winning first moves by the staircase, which the reference stands on too: every
/// move is tried. It changes two neighbouring gaps, and the rest of the sum is what lies left and right of them.
pub fn solve(input: &Input) -> Output {
    let gaps = gaps(input);
    let stones = gaps.len();
    // Every other gap counts, the last one first.
    let counts = |stone: usize, gap: usize| {
        if (stones - stone) % 2 == 1 {
            gap % 3
        } else {
            0
        }
    };
    let mut right_of = vec![0; stones + 2];
    for stone in (0..stones).rev() {
        right_of[stone] = right_of[stone + 1] ^ counts(stone, gaps[stone]);
    }
    let mut left = 0;
    let mut count = 0;
    for stone in 0..stones {
        for far in 1..=gaps[stone].min(2) {
            let own = counts(stone, gaps[stone] - far);
            let neighbour = gaps
                .get(stone + 1)
                .map_or(0, |gap| counts(stone + 1, gap + far));
            count += usize::from(left ^ own ^ neighbour ^ right_of[stone + 2] == 0);
        }
        left ^= counts(stone, gaps[stone]);
    }
    Output { count }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::brute;
    use crate::cases;
    use crate::second;

    #[test]
    fn the_methods_for_large_strips_agree_with_the_brute_force() {
        let mut rng = contract::seeded(&["stones1", "second"]);
        for _ in 0..1000 {
            let input = cases::random(&mut rng, 14, 6);
            let expected = brute::solve(&input);
            assert_eq!(second::solve(&input), expected, "{input}");
            assert_eq!(Some(solve(&input)), expected, "{input}");
        }
    }
}
