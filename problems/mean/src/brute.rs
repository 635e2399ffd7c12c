//! MEAN by trying all of Harry's strategies.

use crate::{Input, Output, Test, Verdict};

/// Strategies of Harry's that are tried for one test.
const MOST_STRATEGIES: usize = 20_000;

/// Whether the verdicts are right: no strategy of Harry's comes to more than he is said to reach,
/// and the one that he is given reaches it. `None` if there are too many strategies.
pub fn is_right(input: &Input, output: &Output) -> Option<bool> {
    let mut all_right = input.tests.len() == output.verdicts.len();
    for (test, verdict) in input.tests.iter().zip(&output.verdicts) {
        all_right &= best_sign(test)? == sign_of(verdict) && is_carried_out(test, verdict);
    }
    Some(all_right)
}

/// The least sign of the sum of a cycle that some strategy of Harry's leads to, or `None` if he
/// has too many.
pub fn best_sign(test: &Test) -> Option<i64> {
    let own = |&owner: &u8| if owner == b'A' { vec![0] } else { Vec::new() };
    let mut choices: Vec<Vec<usize>> = test.owners.iter().map(own).collect();
    for (number, &(tail, ..)) in (1..).zip(&test.arcs) {
        if test.owners[tail - 1] == b'B' {
            choices[tail - 1].push(number);
        }
    }
    let mut counts = choices.iter().map(Vec::len);
    let strategies = counts.try_fold(1_usize, usize::checked_mul)?;
    if strategies > MOST_STRATEGIES {
        return None;
    }
    let sums = (0..strategies).map(|mut number| {
        let harry = choices.iter().map(|arcs| {
            let place = number % arcs.len();
            number /= arcs.len();
            arcs[place]
        });
        cycle_sum(test, &harry.collect::<Vec<_>>()).signum()
    });
    sums.min()
}

/// Whether Harry's arcs are his own and play by them comes to the verdict.
pub(crate) fn is_carried_out(test: &Test, verdict: &Verdict) -> bool {
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

/// Whether Harry's strategy may name `arc` (a number from 1, or 0) at `vertex` (from 0).
pub fn is_allowed(test: &Test, vertex: usize, arc: usize) -> bool {
    match test.owners[vertex] {
        b'A' => arc == 0,
        _ => arc
            .checked_sub(1)
            .and_then(|arc| test.arcs.get(arc))
            .is_some_and(|&(tail, ..)| tail == vertex + 1),
    }
}

/// The sum of the cycle that play from `s` runs into, for a strategy of Harry's all of whose arcs
/// are allowed.
pub fn cycle_sum(test: &Test, harry: &[usize]) -> i64 {
    let next = |pawn: usize| {
        let arc = match test.owners[pawn - 1] {
            b'A' => test.ron[pawn - 1],
            _ => harry[pawn - 1],
        };
        let (_, head, weight) = test.arcs[arc - 1];
        (head, weight)
    };
    // After as many moves as there are vertices the pawn is on the cycle.
    let mut pawn = test.start;
    for _ in 0..test.owners.len() {
        pawn = next(pawn).0;
    }
    let (mut place, mut sum) = next(pawn);
    while place != pawn {
        let (head, weight) = next(place);
        sum += weight;
        place = head;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Mean;
    use contract::{Room, confirm_by_brute, cross_check, seeded};

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
}
