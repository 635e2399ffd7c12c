//! The strip straight from the rules.

use arena::Book;

use crate::rules::start;
use crate::{Input, Output};

/// The most positions that the search remembers.
const MOST_POSITIONS: usize = 3_000_000;

/// The number of winning first moves by search over the rules, or `None` if there are too many
/// positions.
pub fn solve(input: &Input) -> Option<Output> {
    let (rules, start) = start(input)?;
    let mut book = Book::with_limit(rules, MOST_POSITIONS);
    let count = book.winning(&start).ok()?.len();
    Some(Output { count })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Stones1;
    use contract::{confirm_by_brute, cross_check};

    #[test]
    fn reference_and_brute_force_agree_on_random_strips() {
        cross_check::<Stones1>(3000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_strips_of_up_to_ten_cells() {
        for length in 1..=10 {
            for stones in 0..1_u32 << length {
                let strip = (0..length)
                    .map(|cell| if stones >> cell & 1 == 1 { b'X' } else { b'.' })
                    .collect();
                confirm_by_brute::<Stones1>(&Input { strip });
            }
        }
    }
}
