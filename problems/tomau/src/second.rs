//! A table of the values of all strips, and every move tried.

use theory::nimber::nim_sum;

use crate::{Input, Output};

/// The longest strip in the table of values.
const LONGEST_IN_TABLE: u64 = 2000;

/// The most cells of which every move is tried.
const MOST_TRIED: u64 = 10_000_000;

/// The answer by the definition: a table of values of all strips up to the longest, and every move
/// tried. `None` if a strip is too long, or if there are too many cells.
pub fn solve(input: &Input) -> Option<Output> {
    let longest = *input.strips.iter().max()?;
    if longest > LONGEST_IN_TABLE || input.strips.iter().sum::<u64>() > MOST_TRIED {
        return None;
    }
    let mut g = vec![0];
    let place = |cells: u64| usize::try_from(cells).expect("a place in the table");
    for n in 1..=place(longest) {
        let mut is_option = [false; 64];
        for length in [2, 3].into_iter().filter(|&length| length <= n) {
            for left in 0..=n - length {
                is_option[g[left] ^ g[n - length - left]] = true;
            }
        }
        let least = (0..64).find(|&value| !is_option[value]);
        g.push(least.expect("the values are small"));
    }
    let value = |cells: u64| g[place(cells)];
    let total = nim_sum(input.strips.iter().map(|&n| value(n)));
    let mut output = Output {
        nim_sum: total,
        winning: 0,
        first: None,
    };
    for (strip, &n) in (1..).zip(&input.strips) {
        for start in 1..=n {
            for length in [2, 3] {
                let Some(right) = (n + 1).checked_sub(start + length) else {
                    continue;
                };
                if total ^ value(n) == value(start - 1) ^ value(right) {
                    output.winning += 1;
                    output.first.get_or_insert((strip, start, length));
                }
            }
        }
    }
    Some(output)
}
