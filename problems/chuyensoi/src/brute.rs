//! The strips straight from the rules: black and white stones on their cells, and two players
//! each of whom moves his own.

use std::collections::HashMap;

use theory::nimber::mex;

use crate::{Input, Output, Strip};

/// Positions that the search may meet before it is called too large.
const MOST_POSITIONS: u64 = 300_000;

/// The Grundy value and all winning first moves by search over every position, or `None` if there
/// are too many.
pub fn solve(input: &Input) -> Option<Output> {
    // The two players take a gap of g apart into their own steps and the rest.
    let positions = input
        .strips
        .iter()
        .try_fold(2_u64, |count, (black, white)| {
            let gap = white - black - 1;
            count.checked_mul(gap.checked_add(1)?.checked_mul(gap + 2)? / 2)
        })?;
    if positions > MOST_POSITIONS {
        return None;
    }
    let mut search = Search {
        longest: input.longest,
        known: HashMap::new(),
    };
    let mut strips = input.strips.clone();
    let mut moves = Vec::new();
    for number in 0..strips.len() {
        let (black, white) = input.strips[number];
        for to in black + 1..white {
            if to - black > input.longest {
                break;
            }
            strips[number].0 = to;
            if search.value(&mut strips, Player::White) == 0 {
                moves.push((number + 1, to - black));
            }
        }
        strips[number].0 = black;
    }
    let sum = search.value(&mut strips, Player::Black);
    Some(Output { sum, moves })
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Player {
    Black,
    White,
}

struct Search {
    longest: u64,
    known: HashMap<(Vec<Strip>, Player), u64>,
}

impl Search {
    /// The Grundy value as the statement defines it: the least number that no move of the player
    /// leads to. It is 0 exactly if he loses.
    fn value(&mut self, strips: &mut Vec<Strip>, player: Player) -> u64 {
        if let Some(&value) = self.known.get(&(strips.clone(), player)) {
            return value;
        }
        let mut reached = Vec::new();
        for number in 0..strips.len() {
            let before = strips[number];
            for distance in 1..=self.longest {
                let (black, white) = before;
                let (after, other) = match player {
                    Player::Black => ((black + distance, white), Player::White),
                    Player::White => ((black, white.saturating_sub(distance)), Player::Black),
                };
                if after.0 >= after.1 {
                    break;
                }
                strips[number] = after;
                reached.push(self.value(strips, other));
            }
            strips[number] = before;
        }
        let value = mex(&reached);
        self.known.insert((strips.clone(), player), value);
        value
    }
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
