//! The strips straight from the rules: black and white stones on their cells, and two players
//! each of whom moves his own.

use arena::Book;
use theory::nimber::mex;

use crate::rules::start;
use crate::{Input, Output, Strip};

/// Strips with cells between the stones beyond which no search is begun, and the most positions
/// that it remembers.
const MOST_STRIPS: usize = 20;
const MOST_POSITIONS: usize = 50_000;

/// The Grundy value and all winning first moves by search over the rules, or `None` if there are
/// too many positions.
pub fn solve(input: &Input) -> Option<Output> {
    let open = input.strips.iter().filter(|strip| strip.1 - strip.0 > 1);
    if open.count() > MOST_STRIPS {
        return None;
    }
    let (rules, start) = start(input);
    let mut book = Book::with_limit(rules, MOST_POSITIONS);
    let sum = book.grundy(&start).ok()?.into();
    let moves = book.grundy_of_moves(&start).ok()?.into_iter();
    let winning = moves.filter(|&(_, _, value)| value == 0);
    Some(Output {
        sum,
        moves: winning.map(|(a_move, _, _)| a_move).collect(),
    })
}

/// The largest gap for which [`second`] fills a table.
const LARGEST_GAP: u64 = 1000;

/// The answer without the formula for a gap: the values of all gaps of single strips by their mex,
/// every distance on every strip, and of the theory only that values of strips are added as
/// nim-sums. `None` if a gap is too large.
pub fn second(input: &Input) -> Option<Output> {
    let gaps: Vec<u64> = input
        .strips
        .iter()
        .map(|(black, white)| white - black - 1)
        .collect();
    let largest = *gaps.iter().max()?;
    if largest > LARGEST_GAP {
        return None;
    }
    // Whoever moves on a strip leaves a smaller gap: its stones need not be told apart here.
    let mut values: Vec<u64> = Vec::new();
    for _ in 0..=largest {
        let reached: Vec<u64> = values
            .iter()
            .rev()
            .zip(1..=input.longest)
            .map(|(&value, _)| value)
            .collect();
        values.push(mex(&reached));
    }
    let value = |gap: u64| values[usize::try_from(gap).expect("in the table")];
    let sum = gaps.iter().fold(0, |sum, &gap| sum ^ value(gap));
    let mut moves = Vec::new();
    for (place, &gap) in gaps.iter().enumerate() {
        for distance in 1..=gap.min(input.longest) {
            if sum ^ value(gap) ^ value(gap - distance) == 0 {
                moves.push((place + 1, distance));
            }
        }
    }
    Some(Output { sum, moves })
}

/// The winning moves from the same formula by another road: what the other strips are worth
/// together is found for each strip from those before and after it, and the strip must be left
/// with the next smaller gap of just that value.
pub fn theorem(input: &Input) -> Output {
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
    use crate::{Chuyensoi, cases};
    use casebook::{confirm_by_brute, cross_check};
    use inpout::Problem;

    fn with_gaps(longest: u64, gaps: &[u64]) -> Input {
        Input {
            longest,
            strips: gaps.iter().map(|gap| (2, 3 + gap)).collect(),
        }
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_strips() {
        cross_check::<Chuyensoi>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_pairs_of_small_gaps() {
        for longest in 1..=6 {
            for first in 0..=7 {
                for second in 0..=7 {
                    confirm_by_brute::<Chuyensoi>(&with_gaps(longest, &[first, second]));
                }
            }
        }
    }

    #[test]
    fn reference_and_brute_force_agree_on_single_strips_and_edges() {
        for longest in [1, 2, 3, 4, 17, 18, 10_u64.pow(18)] {
            for gap in 0..=40 {
                confirm_by_brute::<Chuyensoi>(&with_gaps(longest, &[gap]));
            }
            confirm_by_brute::<Chuyensoi>(&with_gaps(longest, &[0; 20]));
            let last = 10_u64.pow(18);
            confirm_by_brute::<Chuyensoi>(&Input {
                longest,
                strips: vec![(last - 8, last), (1, 2), (last - 6, last - 1)],
            });
        }
    }

    #[test]
    fn all_methods_agree_far_beyond_the_brute_force() {
        let mut rng = casebook::seeded(&["chuyensoi", "second"]);
        for cells in [10, 100, 10_u64.pow(6), 10_u64.pow(18)] {
            for _ in 0..1000 {
                let input = cases::any_step(&mut rng, 6, cells);
                let expected = Chuyensoi::solve(&input);
                assert_eq!(theorem(&input), expected, "{input}");
                assert!(
                    second(&input).is_none_or(|answer| answer == expected),
                    "{input}"
                );
            }
        }
    }
}
