//! The values of all gaps by their mex.

use theory::nimber::mex;

use crate::{Input, Output};

/// The largest gap for which [`solve`] fills a table.
const LARGEST_GAP: u64 = 1000;

/// The answer without the formula for a gap: the values of all gaps of single strips by their mex,
/// every distance on every strip, and of the theory only that values of strips are added as
/// nim-sums. `None` if a gap is too large.
pub fn solve(input: &Input) -> Option<Output> {
    let strips = input.strips.iter();
    let gaps: Vec<u64> = strips.map(|(black, white)| white - black - 1).collect();
    let largest = *gaps.iter().max()?;
    if largest > LARGEST_GAP {
        return None;
    }
    // Whoever moves on a strip leaves a smaller gap: its stones need not be told apart here.
    let mut values: Vec<u64> = Vec::new();
    for _ in 0..=largest {
        let steps = usize::try_from(input.longest).unwrap_or(usize::MAX);
        values.push(mex(&values[values.len().saturating_sub(steps)..]));
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

#[cfg(test)]
mod tests {
    use crate::Chuyensoi;
    use crate::brute::tests::with_gaps;
    use contract::confirm_by_brute;

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
}
