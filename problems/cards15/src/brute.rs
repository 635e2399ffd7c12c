//! The liars straight from the rules: every way in which the trumps can lie is looked at.

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
    Output {
        liars: liars.expect("there are deals"),
    }
}

/// Deals the trumps in every possible way.
fn all_truths() -> Vec<Truth> {
    const CLAIMS: usize = HIGHEST + 1;
    let mut met = vec![false; CLAIMS.pow(4)];
    for turned_up in LOWEST..=HIGHEST {
        let trumps: Vec<usize> = (LOWEST..=HIGHEST).filter(|&t| t != turned_up).collect();
        deal(&trumps, &mut Deal::default(), &mut |truth| {
            met[truth.iter().fold(0, |code, trump| code * CLAIMS + trump)] = true;
        });
    }
    let decode = |code: usize| [3, 2, 1, 0].map(|place| code / CLAIMS.pow(place) % CLAIMS);
    (0..met.len())
        .filter(|&code| met[code])
        .map(decode)
        .collect()
}

/// Trumps dealt so far, in ascending order.
#[derive(Default)]
struct Deal {
    smallest: Truth,
    /// How many trumps each player has.
    held: [usize; 4],
    in_stock: usize,
}

/// Gives the first of the trumps to each player in turn and to the stock, and goes on with the
/// others. Who has no six trumps is given other cards.
fn deal(trumps: &[usize], dealt: &mut Deal, found: &mut impl FnMut(&Truth)) {
    const HAND: usize = 6;
    const STOCK: usize = 36 - 4 * HAND - 1;
    let Some((&trump, rest)) = trumps.split_first() else {
        found(&dealt.smallest);
        return;
    };
    for player in 0..4 {
        if dealt.held[player] == HAND {
            continue;
        }
        if dealt.held[player] == 0 {
            dealt.smallest[player] = trump;
        }
        dealt.held[player] += 1;
        deal(rest, dealt, found);
        dealt.held[player] -= 1;
        if dealt.held[player] == 0 {
            dealt.smallest[player] = 0;
        }
    }
    if dealt.in_stock < STOCK {
        dealt.in_stock += 1;
        deal(rest, dealt, found);
        dealt.in_stock -= 1;
    }
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
            assert_eq!(Cards15::solve(&Input { claims: *truth }).liars, 0);
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
