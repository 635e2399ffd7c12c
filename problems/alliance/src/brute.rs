//! Every triple of knights, straight from the rules; and all pairs around each knight.

use crate::{Input, Output};

/// Knights that [`solve`] takes on: it looks at all triples of them.
const MOST_KNIGHTS: usize = 300;

/// The number of alliances by looking at every triple, or `None` if there are too many.
pub fn solve(input: &Input) -> Option<Output> {
    let knights = &input.knights;
    let n = knights.len();
    if n > MOST_KNIGHTS {
        return None;
    }
    let reaches = |a: usize, b: usize| {
        let ((x1, y1), (x2, y2)) = (knights[a], knights[b]);
        // Steps of a king: a diagonal step goes both ways at once.
        (x1 - x2).abs().max((y1 - y2).abs()) <= input.k
    };
    let mut alliances = 0;
    for a in 0..n {
        for b in a + 1..n {
            for c in b + 1..n {
                alliances += u64::from(reaches(a, b) && reaches(b, c) && reaches(c, a));
            }
        }
    }
    Some(Output(alliances))
}

/// The number of alliances by another road that stands large inputs in which no knight has too
/// many others around: the knights at most `k` behind each one, in order of their rows, and of
/// these the pairs that are at most `k` apart by two pointers.
pub fn second(input: &Input) -> Output {
    let k = input.k;
    let n = input.knights.len() as u64;
    if k >= input.m {
        // Everybody reaches everybody.
        let pairs = n * n.saturating_sub(1) / 2;
        return Output(pairs * n.saturating_sub(2) / 3);
    }
    let mut knights = input.knights.clone();
    knights.sort_unstable();
    let mut behind: Vec<i64> = Vec::new();
    let mut oldest = 0;
    let mut alliances = 0;
    for &(x, y) in &knights {
        while knights[oldest].0 < x - k {
            let gone = behind.partition_point(|&row| row < knights[oldest].1);
            behind.remove(gone);
            oldest += 1;
        }
        let first = behind.partition_point(|&row| row < y - k);
        let end = behind.partition_point(|&row| row <= y + k);
        let around = &behind[first..end];
        let mut low = 0;
        for (high, &row) in around.iter().enumerate() {
            while around[low] < row - k {
                low += 1;
            }
            alliances += (high - low) as u64;
        }
        let place = behind.partition_point(|&row| row < y);
        behind.insert(place, y);
    }
    Output(alliances)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Alliance, LARGEST};
    use casebook::{RngExt, confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_knights() {
        cross_check::<Alliance>(5000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_places_of_four_knights() {
        for code in 0..9_u32.pow(4) {
            let cells = (0..4).map(|knight| code / 9_u32.pow(knight) % 9);
            let knights = cells
                .map(|cell| (i64::from(cell / 3) + 1, i64::from(cell % 3) + 1))
                .collect();
            confirm_by_brute::<Alliance>(&Input {
                m: 3,
                k: 1,
                knights,
            });
        }
    }

    #[test]
    fn the_second_method_agrees_on_hundreds_of_knights() {
        let mut rng = casebook::seeded(&["alliance", "second"]);
        for _ in 0..200 {
            let (n, m) = (rng.random_range(1..=400), rng.random_range(1..=60));
            let k = rng.random_range(1..=20);
            let input = crate::cases::random(&mut rng, n, m, k);
            assert_eq!(second(&input), Alliance::solve(&input), "{input}");
        }
    }

    #[test]
    fn all_triples_count_if_a_move_crosses_the_board() {
        let knights = vec![(1, 1), (LARGEST, LARGEST), (1, LARGEST), (LARGEST, 1)];
        let mut input = Input {
            m: LARGEST,
            k: LARGEST - 1,
            knights,
        };
        assert_eq!(Alliance::solve(&input), Output(4));
        input.k -= 1;
        assert_eq!(Alliance::solve(&input), Output(0));
    }

    #[test]
    fn knights_on_one_cell_are_different_knights() {
        for n in 1..=10_u64 {
            let input = Input {
                m: 5,
                k: 1,
                knights: vec![(3, 2); usize::try_from(n).unwrap()],
            };
            let triples = n * n.saturating_sub(1) * n.saturating_sub(2) / 6;
            assert_eq!(Alliance::solve(&input), Output(triples));
        }
    }

    #[test]
    fn turning_or_mirroring_the_board_changes_nothing() {
        let mut rng = casebook::seeded(&["alliance", "mirror"]);
        for _ in 0..100 {
            let mut input = crate::cases::random(&mut rng, 300, 1000, 100);
            let count = Alliance::solve(&input);
            for (x, y) in &mut input.knights {
                (*x, *y) = (*y, 1001 - *x);
            }
            input.knights.reverse();
            assert_eq!(Alliance::solve(&input), count);
        }
    }
}
