//! The liars straight from the rules: every way in which the trumps can lie is looked at.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use crate::{HIGHEST, Input, LOWEST, Output};

/// The smallest trumps of the four players, 0 for none.
type Truth = [usize; 4];

/// Every truth that some deal makes.
static TRUTHS: LazyLock<Vec<Truth>> = LazyLock::new(all_truths);

/// The least number of liars over all deals.
pub fn solve(input: &Input) -> Output {
    let lies = |truth: &Truth| {
        let pairs = truth.iter().zip(&input.claims);
        pairs.filter(|(true_one, claim)| true_one != claim).count()
    };
    let liars = TRUTHS.iter().map(lies).min();
    Output(liars.expect("there are deals"))
}

/// Deals the trumps in every possible way, each to a player or to the stock, which has room for all.
/// Who has no six trumps is given other cards.
fn all_truths() -> Vec<Truth> {
    const HAND: usize = 6;
    let mut truths = BTreeSet::new();
    for turned_up in LOWEST..=HIGHEST {
        let trumps = (LOWEST..=HIGHEST).filter(|&trump| trump != turned_up);
        for code in 0..5_usize.pow(8) {
            let mut owners = code;
            let mut smallest = [0; 5];
            let mut held = [0; 5];
            for trump in trumps.clone() {
                let owner = owners % 5;
                owners /= 5;
                held[owner] += 1;
                if smallest[owner] == 0 {
                    smallest[owner] = trump;
                }
            }
            let [a, b, c, d, _] = smallest;
            if held[..4].iter().all(|&held| held <= HAND) {
                truths.insert([a, b, c, d]);
            }
        }
    }
    truths.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cards15;
    use contract::{confirm_by_brute, cross_check};
    use inpout::{Problem, read_bytes};

    #[test]
    fn reference_and_brute_force_agree_on_random_claims() {
        cross_check::<Cards15>(2000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_claims() {
        let claims = || (0..=HIGHEST).filter(|&claim| claim == 0 || claim >= LOWEST);
        let pairs = || claims().flat_map(|a| claims().map(move |b| (a, b)));
        for (a, b) in pairs() {
            for (c, d) in pairs() {
                let input = Input {
                    claims: [a, b, c, d],
                };
                assert_eq!(solve(&input), Cards15::solve(&input), "{input}");
            }
        }
        confirm_by_brute::<Cards15>(&Input { claims: [0; 4] });
    }

    #[test]
    fn different_trumps_can_be_the_smallest_whatever_they_are() {
        // Deals make all claims in which no trump comes twice, and no others.
        for truth in &*TRUTHS {
            assert_eq!(Cards15::solve(&Input { claims: *truth }).0, 0);
        }
        let chosen: usize = [(1, 0), (4, 1), (6, 2), (4, 3), (1, 4)]
            .map(|(choices, named)| choices * (10 - named..10).product::<usize>())
            .iter()
            .sum();
        assert_eq!(TRUTHS.len(), chosen);
    }

    #[test]
    fn claims_that_are_no_cards_are_refused() {
        let reason = |text: &str| {
            let error = read_bytes::<Cards15>("CARDS.INP", text.as_bytes());
            error.unwrap_err().to_string()
        };
        assert_eq!(
            reason("6 7 5 0"),
            "CARDS.INP:1: claim: 5 is neither 0 nor in 6..=14"
        );
        assert_eq!(
            reason("6\n7\n15 0"),
            "CARDS.INP:3: claim: 15 is not in 0..=14"
        );
        assert_eq!(
            reason("6 7 8"),
            "CARDS.INP:1: claim: the input ends where a number in 0..=14 is expected"
        );
    }
}
