//! A walk over all lost sizes.

use crate::{Input, Output};

/// The winners by walking over all lost sizes, each the least that lies further above the one
/// before than its own root. Below 10^18 there are one and a half thousand million of them.
pub fn solve(input: &Input) -> Output {
    let mut order: Vec<usize> = (0..input.heaps.len()).collect();
    order.sort_by_key(|&place| input.heaps[place]);
    let mut wins = vec![true; order.len()];
    let mut lost = 0;
    // The root of `lost`, and the least square above `lost`.
    let mut root = 0;
    let mut next_square = 1;
    for place in order {
        let heap = input.heaps[place];
        while lost < heap {
            lost += root + 1;
            if lost >= next_square {
                // The step ends in the next block, where the root asks for one stone more.
                lost += 1;
                root += 1;
                next_square += 2 * root + 1;
            }
        }
        wins[place] = lost != heap;
    }
    Output { wins }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Nimsqrt;
    use inpout::Problem;

    #[test]
    fn the_walk_over_lost_sizes_agrees_far_beyond_the_brute_force() {
        let mut rng = contract::seeded(&["nimsqrt", "walk"]);
        let input = crate::cases::mixed(&mut rng, 50_000, 1..=2_000_000);
        assert_eq!(solve(&input), Nimsqrt::solve(&input));
    }
}
