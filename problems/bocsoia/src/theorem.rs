//! The theorem without division.

use crate::{Advice, Heap, Input, Output};

/// The advice for any heap by the same theorem as a walk over the lost sizes: 0 is lost, and `M + 1` above a lost
/// size lies the next one. Runs of 1, 2, 4, … such steps are tried from the longest down, so the
/// walk ends at the largest lost size that is not above the heap.
pub fn solve(input: &Input) -> Output {
    let advice = input.heaps.iter().map(|&Heap { stones, most }| {
        let mut runs = vec![most + 1];
        while runs[runs.len() - 1] <= stones / 2 {
            runs.push(runs[runs.len() - 1] * 2);
        }
        let mut lost = 0;
        for run in runs.into_iter().rev() {
            if run <= stones - lost {
                lost += run;
            }
        }
        let take = stones - lost;
        Advice {
            wins: take > 0,
            take: if take > 0 { take } else { stones.min(1) },
        }
    });
    Output(advice.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Bocsoia;
    use crate::brute::{self, tests::heaps};
    use crate::second;
    use contract::confirm_by_brute;
    use inpout::Problem;

    #[test]
    fn all_three_methods_agree_on_all_small_heaps() {
        let all = heaps((1..=40).flat_map(|most| (0..=200).map(move |stones| (stones, most))));
        confirm_by_brute::<Bocsoia>(&all);
        assert_eq!(second::solve(&all), brute::solve(&all));
        assert_eq!(solve(&all), Bocsoia::solve(&all));
    }

    #[test]
    fn both_ways_of_the_theorem_agree_far_away() {
        let mut rng = contract::seeded(&["bocsoia", "far away"]);
        let input = crate::cases::mixed(&mut rng, 5000, 10_u64.pow(18));
        assert_eq!(solve(&input), Bocsoia::solve(&input));
    }
}
