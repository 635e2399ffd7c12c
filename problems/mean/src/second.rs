//! What Harry is said to reach is carried out; that he reaches no more is found from the start.

use crate::brute::is_carried_out;
use crate::{Input, Output, Test, Verdict};

/// Whether the verdicts are right, by other means than the reference's. What Harry is said to
/// reach is carried out; that he cannot reach more is found by plain Bellman–Ford from `s`.
pub fn is_right(input: &Input, output: &Output) -> bool {
    let mut all = input.tests.iter().zip(&output.verdicts);
    let is_right = |(test, verdict): (&Test, &Verdict)| {
        let n = i64::try_from(test.owners.len()).expect("n is small");
        let is_better = match verdict {
            Verdict::Lose(_) => false,
            Verdict::Draw(_) => has_negative_cycle(test, |weight| weight),
            // A simple cycle of k ≤ n arcs and sum S then sums to (n + 1)·S − k, which
            // is negative exactly for S ≤ 0.
            Verdict::Win => has_negative_cycle(test, |weight| weight * (n + 1) - 1),
        };
        is_carried_out(test, verdict) && !is_better
    };
    input.tests.len() == output.verdicts.len() && all.all(is_right)
}

/// Whether a negative cycle can be reached from `s` where arcs weigh so much.
fn has_negative_cycle(test: &Test, weigh: impl Fn(i64) -> i64) -> bool {
    let n = test.owners.len();
    let mut distance = vec![None; n + 1];
    distance[test.start] = Some(0);
    let playable = (1..).zip(&test.arcs).filter(|&(number, &(tail, ..))| {
        test.owners[tail - 1] == b'B' || test.ron[tail - 1] == number
    });
    let playable = playable.map(|(_, &(tail, head, weight))| (tail, head, weigh(weight)));
    let playable: Vec<_> = playable.collect();
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
    use crate::brute;
    use contract::{RngExt, Room, seeded};
    use inpout::Problem;

    #[test]
    fn reference_and_second_method_agree_on_graphs_too_large_for_the_brute_force() {
        let mut rng = seeded(&["mean", "second"]);
        for _ in 0..300 {
            let n = rng.random_range(5..=40);
            let input = Input {
                tests: vec![crate::cases::random(&mut rng, n, 3 * n, -2..=9)],
            };
            assert!(is_right(&input, &Mean::solve(&input)), "{input}");
        }
    }

    #[test]
    fn second_method_refuses_other_verdicts() {
        let mut rng = seeded(&["mean", "refuse"]);
        for _ in 0..300 {
            let input = Mean::small(&mut rng);
            let right = Mean::solve(&input);
            assert!(is_right(&input, &right));
            for place in 0..right.verdicts.len() {
                let mut wrong = right.clone();
                wrong.verdicts[place] = match &right.verdicts[place] {
                    Verdict::Win => Verdict::Draw(input.tests[place].ron.clone()),
                    Verdict::Draw(harry) => Verdict::Lose(harry.clone()),
                    Verdict::Lose(_) => Verdict::Win,
                };
                assert!(!is_right(&input, &wrong), "{input}{wrong}");
                assert_ne!(
                    brute::is_right(&input, &wrong),
                    Some(true),
                    "{input}{wrong}"
                );
            }
        }
    }
}
