//! The strip straight from the rules, and a second method that computes every position.

use std::iter;

use crate::{Input, Output};

/// How many pushes the search may look at.
const MOST_PUSHES: usize = 100_000_000;

/// A position: whether the player to move wins, and after how many pushes.
type Value = (bool, u32);

/// The answer by a table over all positions and all pushes from each, or `None` if there are too
/// many.
pub fn solve(input: &Input) -> Option<Output> {
    let (m, x) = (input.longest, input.cell);
    if x * (m + 1) * m > MOST_PUSHES {
        return None;
    }
    // table[i - 1][d]: on cell i after a push of d; 0 is none.
    let mut table: Vec<Vec<Value>> = Vec::new();
    for cell in 1..=x {
        let values = (0..=m)
            .map(|barred| value(&table, m, cell, barred))
            .collect();
        table.push(values);
    }
    let (wins, pushes) = table[x - 1][0];
    let winning = (1..=m).filter(|&push| push < x && !table[x - push - 1][push].0);
    let winning: Vec<usize> = winning.collect();
    assert_eq!(wins, pushes % 2 == 1, "the last push is the winner's");
    assert_eq!(wins, !winning.is_empty(), "who wins has a push that does");
    Some(Output { pushes, winning })
}

fn value(table: &[Vec<Value>], longest: usize, cell: usize, barred: usize) -> Value {
    let pushes = (1..=longest).filter(|&push| push != barred && push < cell);
    let after = pushes.map(|push| table[cell - push - 1][push]);
    let quickest_win = after
        .clone()
        .filter(|(wins, _)| !wins)
        .map(|(_, n)| n)
        .min();
    let slowest_loss = after.map(|(_, n)| n).max();
    match (quickest_win, slowest_loss) {
        (Some(pushes), _) => (true, pushes + 1),
        (None, Some(pushes)) => (false, pushes + 1),
        (None, None) => (false, 0),
    }
}

/// The answer from the lengths of the games from all positions of the last `M` cells, each cell
/// in two passes over its pushes: one for the best, one for the best of the others.
pub fn second(input: &Input) -> Output {
    let (m, x) = (input.longest, input.cell);
    // Of even lengths the shortest is wanted, else of odd ones the longest. In this order, a
    // larger key is better for the player to move; 0 stands for no push.
    let key = |length: u32| {
        if length.is_multiple_of(2) {
            u32::MAX - length
        } else {
            length
        }
    };
    let length = |key: u32| match key {
        0 => 0,
        odd if odd <= u32::MAX / 2 => odd + 1,
        even => u32::MAX - even + 1,
    };
    let mut ring = vec![vec![0_u32; m + 1]; m + 1];
    let mut keys = vec![0; m + 1];
    for cell in 1..=x {
        // Behind the start there is no cell to push to.
        for push in 1..=m {
            keys[push] = if push < cell {
                key(ring[(cell - push) % (m + 1)][push])
            } else {
                0
            };
        }
        let best = keys.iter().copied().max().unwrap_or(0);
        let by = keys.iter().position(|&key| key == best).unwrap_or(0);
        let lengths = &mut ring[cell % (m + 1)];
        lengths.fill(length(best));
        if by > 0 {
            let others = iter::chain(&keys[..by], &keys[by + 1..]);
            lengths[by] = length(others.copied().max().unwrap_or(0));
        }
    }
    let is_lost = |push: usize| ring[(x - push) % (m + 1)][push].is_multiple_of(2);
    Output {
        pushes: ring[x % (m + 1)][0],
        winning: (1..=m.min(x - 1)).filter(|&push| is_lost(push)).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Coday;
    use casebook::{confirm_by_brute, cross_check};
    use inpout::Problem;

    fn all_agree(longest: usize, cell: usize) {
        let input = Input {
            cells: cell,
            longest,
            cell,
        };
        confirm_by_brute::<Coday>(&input);
        assert_eq!(Coday::solve(&input), second(&input), "{input}");
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_strips() {
        cross_check::<Coday>(3000);
    }

    #[test]
    fn all_three_methods_agree_on_short_strips() {
        for longest in 1..=12 {
            for cell in 1..=80 {
                all_agree(longest, cell);
            }
        }
    }

    #[test]
    fn all_three_methods_agree_with_every_longest_push() {
        for longest in 1..=100 {
            for cell in [longest + 1, longest + 2, 4 * longest + 5] {
                all_agree(longest, cell);
            }
        }
    }

    #[test]
    fn reference_and_second_method_agree_far_up() {
        for longest in [2, 3, 7, 22, 49, 55, 100] {
            for cell in 19_996..20_000 {
                let input = Input {
                    cells: cell,
                    longest,
                    cell,
                };
                assert_eq!(Coday::solve(&input), second(&input), "{input}");
            }
        }
    }

    #[test]
    fn lengths_known_from_elsewhere_are_found() {
        // Stones n = x − 1, M, length (even: lost), winning first takes.
        let known: [(usize, usize, u32, &[usize]); 9] = [
            (6, 4, 3, &[1, 3]),
            (10, 4, 4, &[]),
            (7, 5, 4, &[]),
            (13, 5, 6, &[]),
            (12, 3, 6, &[]),
            (20, 7, 7, &[3]),
            (1, 1, 1, &[1]),
            (5, 1, 1, &[1]),
            (100, 9, 31, &[4]),
        ];
        for (stones, longest, pushes, winning) in known {
            let output = Coday::solve(&Input {
                cells: stones + 1,
                longest,
                cell: stones + 1,
            });
            assert_eq!((output.pushes, &output.winning[..]), (pushes, winning));
        }
    }
}
