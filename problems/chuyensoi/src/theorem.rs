//! The formula for a gap once more, with the other strips taken together from both sides.

use crate::{Input, Output, Strip};

/// The winning moves from the same formula by another road: what the other strips are worth
/// together is found for each strip from those before and after it, and the strip must be left
/// with the next smaller gap of just that value.
pub fn solve(input: &Input) -> Output {
    let modulus = input.longest + 1;
    let value = |&(black, white): &Strip| (white - black - 1) % modulus;
    let mut after = vec![0; input.strips.len() + 1];
    for (place, strip) in input.strips.iter().enumerate().rev() {
        after[place] = after[place + 1] ^ value(strip);
    }
    let mut before = 0;
    let mut moves = Vec::new();
    for (place, strip) in input.strips.iter().enumerate() {
        let others = before ^ after[place + 1];
        let gap = strip.1 - strip.0 - 1;
        // The gaps worth `others` are others, others + modulus, others + 2 modulus, …
        if others < modulus && others < gap {
            let left = others + (gap - 1 - others) / modulus * modulus;
            // Where the next such gap is a whole round away, the strip has this value already.
            if gap - left <= input.longest {
                moves.push((place + 1, gap - left));
            }
        }
        before ^= value(strip);
    }
    Output { sum: before, moves }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::second;
    use crate::{Chuyensoi, cases};
    use inpout::Problem;

    #[test]
    fn all_methods_agree_far_beyond_the_brute_force() {
        let mut rng = contract::seeded(&["chuyensoi", "second"]);
        for cells in [10, 100, 10_u64.pow(6), 10_u64.pow(18)] {
            for _ in 0..1000 {
                let input = cases::any_step(&mut rng, 6, cells);
                let expected = Chuyensoi::solve(&input);
                assert_eq!(solve(&input), expected, "{input}");
                assert!(
                    second::solve(&input).is_none_or(|answer| answer == expected),
                    "{input}"
                );
            }
        }
    }
}
