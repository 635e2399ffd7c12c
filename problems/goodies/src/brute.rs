//! GOODIES straight from the rules, by search of all of Jan's choices.

use arena::Book;

use crate::rules::start;
use crate::{Child, Input, Output, Test};

/// Sweets in a box that the search takes on.
const MOST_SWEETS: usize = 12;

/// The totals by search over the rules, or `None` if a box is too large.
pub fn solve(input: &Input) -> Option<Output> {
    let totals: Option<Vec<_>> = input.tests.iter().map(search).collect();
    Some(Output(totals?))
}

fn search(test: &Test) -> Option<(u64, u64)> {
    if test.sweets.len() > MOST_SWEETS {
        return None;
    }
    let (rules, start) = start(test)?;
    let points = Book::new(rules).points(&start).ok()?;
    let is_jans = test.first == Child::Jan;
    let jans = if is_jans { points } else { -points };
    let (petra, jan) = (jans.rem_euclid(rules.jans), jans.div_euclid(rules.jans));
    Some((petra.unsigned_abs(), jan.unsigned_abs()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Goodies;
    use crate::cases::single;
    use contract::{confirm_by_brute, cross_check};
    use inpout::{Problem, read_bytes};

    #[test]
    fn reference_and_brute_force_agree_on_random_boxes() {
        cross_check::<Goodies>(3000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_boxes_of_four_with_values_up_to_two() {
        for number in 0..9_u32.pow(4) {
            let sweets: Vec<_> = (0..4)
                .map(|sweet| number / 9_u32.pow(sweet) % 9)
                .map(|values| (values / 3, values % 3))
                .collect();
            for first in [Child::Petra, Child::Jan] {
                confirm_by_brute::<Goodies>(&single(first, &sweets));
            }
        }
    }

    #[test]
    fn jan_must_take_what_is_worth_nothing() {
        let input = single(Child::Petra, &[(3, 0), (6, 0)]);
        assert_eq!(Goodies::solve(&input).0, [(6, 0)]);
        confirm_by_brute::<Goodies>(&input);
    }

    #[test]
    fn bad_boxes_are_refused_by_name() {
        let refusal = |text: &str| {
            let read = read_bytes::<Goodies>("GOODIES.INP", text.as_bytes());
            read.unwrap_err().to_string()
        };
        assert_eq!(
            refusal("1\n1\nPeter\n1 1\n"),
            "GOODIES.INP:3: first to choose: 'Peter' is neither Petra nor Jan"
        );
        assert_eq!(
            refusal("2\n1\nJan\n1 1\n1000000\nJan\n"),
            "GOODIES.INP:5: the boxes of the file hold more than 1000000 sweets in all"
        );
        assert_eq!(
            refusal("1\n2\nJan\n1 1\n1 -1\n"),
            "GOODIES.INP:5: sweet 2: j: -1 is not in 0..=10^9"
        );
    }
}
