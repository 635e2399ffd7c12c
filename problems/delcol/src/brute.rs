//! Deleting columns straight from the rules.

use arena::Book;

use crate::rules::rules;
use crate::{Input, Output};

/// The largest number of columns that is searched.
const MOST_COLUMNS: usize = 12;

/// The value by search over the rules, or `None` if there are too many columns.
pub fn solve(input: &Input) -> Option<Output> {
    let rules = rules(input).filter(|rules| rules.columns.len() <= MOST_COLUMNS)?;
    let value = Book::new(rules).points(&0).ok()?;
    Some(Output(value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Delcol;
    use contract::{confirm_by_brute, cross_check};
    use inpout::Problem;

    fn value(columns: &[(u16, u16)]) -> i64 {
        let columns = columns.to_vec();
        Delcol::solve(&Input { columns }).0
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_columns() {
        cross_check::<Delcol>(3000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_pairs_and_triples_of_tiny_columns() {
        let tiny: Vec<(u16, u16)> = (1..=3).flat_map(|a| (1..=3).map(move |b| (a, b))).collect();
        for &x in &tiny {
            confirm_by_brute::<Delcol>(&Input { columns: vec![x] });
            for &y in &tiny {
                confirm_by_brute::<Delcol>(&Input {
                    columns: vec![x, y],
                });
                for &z in &tiny {
                    confirm_by_brute::<Delcol>(&Input {
                        columns: vec![x, y, z],
                    });
                }
            }
        }
    }

    #[test]
    fn the_value_may_be_negative_and_needs_64_bits() {
        assert_eq!(value(&[(1, 3000), (1, 3000)]), 1 - 3000);
        assert_eq!(value(&vec![(3000, 1); 3_000_000]), 1_500_000 * 2999);
        assert_eq!(value(&vec![(1, 3000); 3_000_000]), -1_500_000 * 2999);
    }
}
