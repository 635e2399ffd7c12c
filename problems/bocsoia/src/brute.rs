//! The heap straight from the rules, by marking for larger ones, and the theorem without division
//! for large heaps.

use std::collections::BTreeMap;

use arena::Book;

use crate::rules::Rules;
use crate::{Advice, Heap, Input, Output};

/// The largest heap that is searched.
const LARGEST: u64 = 3000;

/// The advice by search over the rules, or `None` if a heap is too large.
pub fn solve(input: &Input) -> Option<Output> {
    let mut books = BTreeMap::new();
    let advice = input.heaps.iter().map(|&Heap { stones, most }| {
        if stones > LARGEST {
            return None;
        }
        let book = books
            .entry(most)
            .or_insert_with(|| Book::new(Rules { most }));
        let winning = book.winning(&stones).ok()?;
        assert!(winning.len() < 2, "a second winning take");
        Some(Advice {
            wins: !winning.is_empty(),
            // Whoever loses takes one stone for the time being, if there is one.
            take: winning.first().map_or(stones.min(1), |&(take, _)| take),
        })
    });
    Some(Output {
        advice: advice.collect::<Option<_>>()?,
    })
}

/// How many sizes the tables may have, for all queries together.
const MOST_SIZES: u64 = 100_000_000;

/// The advice by marking the sizes from which a lost one is left, which looks at a few moves only;
/// or `None` if there are too many sizes.
pub fn by_marking(input: &Input) -> Option<Output> {
    // One table serves all queries with the same M.
    let mut largest = BTreeMap::new();
    for heap in &input.heaps {
        let stones = largest.entry(heap.most).or_insert(0);
        *stones = heap.stones.max(*stones);
    }
    let sizes = largest
        .values()
        .try_fold(0_u64, |sizes, &stones| sizes.checked_add(stones))?;
    if sizes > MOST_SIZES {
        return None;
    }
    let mut tables = BTreeMap::new();
    for (most, stones) in largest {
        tables.insert(most, won_sizes(usize::try_from(stones).ok()?, most));
    }
    let advice = input
        .heaps
        .iter()
        .map(|heap| Some(search(heap, &tables[&heap.most])));
    Some(Output {
        advice: advice.collect::<Option<_>>()?,
    })
}

/// For each size up to `stones`, whether the player to move wins.
fn won_sizes(stones: usize, most: u64) -> Vec<bool> {
    let mut won = vec![false; stones + 1];
    for size in 0..=stones {
        // All moves lead to smaller sizes. If none of them was lost, this one is, and all sizes
        // from which a move leads here are won.
        if !won[size] {
            for take in takes(stones - size, most) {
                won[size + take] = true;
            }
        }
    }
    won
}

/// All numbers of stones that a move can take from a heap of this size.
fn takes(size: usize, most: u64) -> impl Iterator<Item = usize> {
    1..=usize::try_from(most).map_or(size, |most| most.min(size))
}

fn search(heap: &Heap, won: &[bool]) -> Advice {
    let size = usize::try_from(heap.stones).expect("a table was made for it");
    let mut winning = takes(size, heap.most).filter(|&take| !won[size - take]);
    match winning.next() {
        Some(take) => {
            assert_eq!(winning.next(), None, "a second winning take");
            Advice {
                wins: true,
                take: take as u64,
            }
        }
        None => Advice {
            wins: false,
            take: u64::from(size > 0),
        },
    }
}

/// The advice for any heap by the same theorem as a walk over the lost sizes: 0 is lost, and `M + 1` above a lost
/// size lies the next one. Runs of 1, 2, 4, … such steps are tried from the longest down, so the
/// walk ends at the largest lost size that is not above the heap.
pub fn theorem(input: &Input) -> Output {
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
        if lost == stones {
            Advice {
                wins: false,
                take: u64::from(stones > 0),
            }
        } else {
            Advice {
                wins: true,
                take: stones - lost,
            }
        }
    });
    Output {
        advice: advice.collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Bocsoia;
    use casebook::{confirm_by_brute, cross_check};
    use inpout::Problem;

    fn heaps(heaps: impl IntoIterator<Item = (u64, u64)>) -> Input {
        Input {
            heaps: heaps
                .into_iter()
                .map(|(stones, most)| Heap { stones, most })
                .collect(),
        }
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_heaps() {
        cross_check::<Bocsoia>(2000);
    }

    #[test]
    fn all_three_methods_agree_on_all_small_heaps() {
        let all = heaps((1..=40).flat_map(|most| (0..=200).map(move |stones| (stones, most))));
        confirm_by_brute::<Bocsoia>(&all);
        assert_eq!(by_marking(&all), solve(&all));
        assert_eq!(theorem(&all), Bocsoia::solve(&all));
    }

    #[test]
    fn reference_and_brute_force_agree_on_edges() {
        const LIMIT: u64 = 10_u64.pow(18);
        for edge in [
            (0, 1),
            (0, LIMIT),
            (1, LIMIT),
            (3000, 1),
            (3000, 2999),
            (3000, 3000),
        ] {
            confirm_by_brute::<Bocsoia>(&heaps([edge]));
        }
    }

    #[test]
    fn both_ways_of_the_theorem_agree_far_away() {
        let mut rng = casebook::seeded(&["bocsoia", "far away"]);
        let input = crate::cases::mixed(&mut rng, 5000, 10_u64.pow(18));
        assert_eq!(theorem(&input), Bocsoia::solve(&input));
    }

    #[test]
    fn the_loser_cannot_prolong_the_game() {
        // From k (M + 1) stones every game in which the winner keeps winning has 2k moves.
        fn lengths(stones: u64, most: u64) -> Vec<u64> {
            let mut all: Vec<u64> = (1..=most.min(stones))
                .flat_map(|take| {
                    let left = stones - take;
                    let answer = solve(&heaps([(left, most)])).unwrap().advice[0].take;
                    lengths(left - answer, most)
                })
                .map(|length| length + 2)
                .collect();
            all.dedup();
            if stones == 0 { vec![0] } else { all }
        }
        for most in 1..=4 {
            for k in 0..=3 {
                assert_eq!(lengths(k * (most + 1), most), [2 * k]);
            }
        }
    }
}
