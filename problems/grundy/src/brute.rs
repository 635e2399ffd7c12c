//! Grundy's game played out.

use arena::Book;

use crate::rules::Rules;
use crate::{Input, Output};

/// The largest heap that the search takes on: 5604 ways to cut it up.
const LARGEST: usize = 30;

/// The values by search over the rules, or `None` if the heaps are too large.
pub fn solve(input: &Input) -> Option<Output> {
    if input.n > LARGEST {
        return None;
    }
    let mut book = Book::new(Rules::default());
    let values = (1..=input.n).map(|heap| book.grundy(&vec![heap]).ok());
    Some(Output(values.collect::<Option<_>>()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Grundy;
    use contract::{confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_heaps() {
        cross_check::<Grundy>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_heaps_up_to_thirty() {
        confirm_by_brute::<Grundy>(&Input { n: LARGEST });
    }

    #[test]
    fn forty_one_heaps_are_lost_and_values_stay_below_231() {
        let values = Grundy::solve(&Input { n: 200_000 }).0;
        let lost: Vec<usize> = (1..)
            .zip(&values)
            .filter(|(_, g)| **g == 0)
            .map(|(n, _)| n)
            .collect();
        assert_eq!((lost.len(), lost[40]), (41, 1222));
        assert_eq!(values.iter().max(), Some(&230));
    }
}
