//! MEAN by trying all of Harry's strategies, and by a second method for large inputs.

use crate::play::{cycle_sum, is_allowed};
use crate::{Input, Output, Test, Verdict};

/// Strategies of Harry's that are tried for one test.
const MOST_STRATEGIES: usize = 20_000;

/// Whether the verdicts are right: no strategy of Harry's comes to more than he is said to reach,
/// and the one that he is given reaches it. `None` if there are too many strategies.
pub fn confirm(input: &Input, output: &Output) -> Option<bool> {
    let mut all_right = input.tests.len() == output.verdicts.len();
    for (test, verdict) in input.tests.iter().zip(&output.verdicts) {
        all_right &= best_sign(test)? == sign_of(verdict) && is_carried_out(test, verdict);
    }
    Some(all_right)
}

/// The least sign of the sum of a cycle that some strategy of Harry's leads to, or `None` if he
/// has too many.
pub fn best_sign(test: &Test) -> Option<i64> {
    let mut choices = vec![Vec::new(); test.owners.len()];
    for (number, &(tail, ..)) in (1..).zip(&test.arcs) {
        if test.owners[tail - 1] == b'B' {
            choices[tail - 1].push(number);
        }
    }
    for (arcs, &owner) in choices.iter_mut().zip(&test.owners) {
        if owner == b'A' {
            arcs.push(0);
        }
    }
    let strategies = choices
        .iter()
        .try_fold(1_usize, |count, arcs| count.checked_mul(arcs.len()))?;
    if strategies > MOST_STRATEGIES {
        return None;
    }
    let sums = (0..strategies).map(|mut number| {
        let harry: Vec<usize> = choices
            .iter()
            .map(|arcs| {
                let place = number % arcs.len();
                number /= arcs.len();
                arcs[place]
            })
            .collect();
        cycle_sum(test, &harry).signum()
    });
    sums.min()
}

/// Whether the verdicts are right, by other means than the reference's. What Harry is said to
/// reach is carried out; that he cannot reach more is found by plain Bellman–Ford from `s`.
pub fn second(input: &Input, output: &Output) -> bool {
    input.tests.len() == output.verdicts.len()
        && input
            .tests
            .iter()
            .zip(&output.verdicts)
            .all(|(test, verdict)| {
                let n = i64::try_from(test.owners.len()).expect("n is small");
                is_carried_out(test, verdict)
                    && match verdict {
                        Verdict::Lose(_) => true,
                        Verdict::Draw(_) => !has_negative_cycle(test, |weight| weight),
                        // A simple cycle of k ≤ n arcs and sum S then sums to (n + 1)·S − k, which
                        // is negative exactly for S ≤ 0.
                        Verdict::Win => !has_negative_cycle(test, |weight| weight * (n + 1) - 1),
                    }
            })
}

/// Whether Harry's arcs are his own and play by them comes to the verdict.
fn is_carried_out(test: &Test, verdict: &Verdict) -> bool {
    match verdict {
        Verdict::Win => true,
        Verdict::Draw(harry) | Verdict::Lose(harry) => {
            harry.len() == test.owners.len()
                && (0..harry.len()).all(|vertex| is_allowed(test, vertex, harry[vertex]))
                && cycle_sum(test, harry).signum() == sign_of(verdict)
        }
    }
}

fn sign_of(verdict: &Verdict) -> i64 {
    match verdict {
        Verdict::Win => 1,
        Verdict::Draw(_) => 0,
        Verdict::Lose(_) => -1,
    }
}

/// Whether a negative cycle can be reached from `s` where arcs weigh so much.
fn has_negative_cycle(test: &Test, weigh: impl Fn(i64) -> i64) -> bool {
    let n = test.owners.len();
    let mut distance = vec![None; n + 1];
    distance[test.start] = Some(0);
    let playable: Vec<_> = (1..)
        .zip(&test.arcs)
        .filter(|&(number, &(tail, ..))| {
            test.owners[tail - 1] == b'B' || test.ron[tail - 1] == number
        })
        .map(|(_, &(tail, head, weight))| (tail, head, weigh(weight)))
        .collect();
    for _ in 0..n {
        let mut has_changed = false;
        for &(tail, head, weight) in &playable {
            if let Some(through) = distance[tail].map(|there| there + weight)
                && distance[head].is_none_or(|best| through < best)
            {
                distance[head] = Some(through);
                has_changed = true;
            }
        }
        if !has_changed {
            return false;
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Mean;
    use casebook::{RngExt, Room, confirm_by_brute, cross_check, seeded};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_graphs() {
        cross_check::<Mean>(3000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_graphs_of_two_vertices() {
        // Both vertices have two arcs, to any vertices, of weights −1 to 1; the start is 1.
        let ends: Vec<(usize, i64)> = (1..=2)
            .flat_map(|v| (-1..=1).map(move |w| (v, w)))
            .collect();
        for (owners, ron) in [
            (b"BB", [0, 0]),
            (b"AB", [2, 0]),
            (b"BA", [0, 3]),
            (b"AA", [1, 4]),
        ] {
            let mut tests = Vec::new();
            for picks in 0..6_usize.pow(4) {
                let end = |place: u32| ends[picks / 6_usize.pow(place) % 6];
                let arcs = (0..4).map(|place| (place as usize / 2 + 1, end(place).0, end(place).1));
                tests.push(Test {
                    owners: owners.to_vec(),
                    start: 1,
                    arcs: arcs.collect(),
                    ron: ron.to_vec(),
                });
            }
            confirm_by_brute::<Mean>(&Input { tests });
        }
    }

    #[test]
    fn reference_and_second_method_agree_on_graphs_too_large_for_the_brute_force() {
        let mut rng = seeded(&["mean", "second"]);
        for _ in 0..300 {
            let n = rng.random_range(5..=40);
            let input = Input {
                tests: vec![crate::cases::random(&mut rng, n, 3 * n, -2..=9)],
            };
            assert!(second(&input, &Mean::solve(&input)), "{input}");
        }
    }

    /// The least sums after `moves` moves, whatever Harry does and remembers.
    fn least_sum(test: &Test, moves: usize) -> i64 {
        let mut least = vec![0; test.owners.len()];
        for _ in 0..moves {
            let mut longer = vec![i64::MAX; least.len()];
            for (number, &(tail, head, weight)) in (1..).zip(&test.arcs) {
                if test.owners[tail - 1] == b'B' || test.ron[tail - 1] == number {
                    longer[tail - 1] = longer[tail - 1].min(weight + least[head - 1]);
                }
            }
            least = longer;
        }
        least[test.start - 1]
    }

    #[test]
    fn memory_does_not_help_harry() {
        let mut rng = seeded(&["mean", "memory"]);
        for _ in 0..300 {
            for test in Mean::small(&mut rng).tests {
                // With n ≤ 6 and |w| ≤ 4 the way to a cycle and a part of it are within ±20
                // each, and in 1000 moves there are more than 160 cycles.
                let expected = match least_sum(&test, 1000) {
                    ..-50 => -1,
                    -50..=50 => 0,
                    51.. => 1,
                };
                assert_eq!(best_sign(&test), Some(expected), "{test}");
            }
        }
    }

    #[test]
    fn second_method_refuses_other_verdicts() {
        let mut rng = seeded(&["mean", "refuse"]);
        for _ in 0..300 {
            let input = Mean::small(&mut rng);
            let right = Mean::solve(&input);
            assert!(second(&input, &right));
            for place in 0..right.verdicts.len() {
                let mut wrong = right.clone();
                wrong.verdicts[place] = match &right.verdicts[place] {
                    Verdict::Win => Verdict::Draw(input.tests[place].ron.clone()),
                    Verdict::Draw(harry) => Verdict::Lose(harry.clone()),
                    Verdict::Lose(_) => Verdict::Win,
                };
                assert!(!second(&input, &wrong), "{input}{wrong}");
                assert_ne!(confirm(&input, &wrong), Some(true), "{input}{wrong}");
            }
        }
    }
}
