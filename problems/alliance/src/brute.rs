//! Every triple of knights, straight from the rules.

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
        x1.abs_diff(x2).max(y1.abs_diff(y2)) <= input.k
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Alliance, LARGEST};
    use contract::{confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_knights() {
        cross_check::<Alliance>(5000);
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_places_of_four_knights() {
        for code in 0..9_u32.pow(4) {
            let cells = (0..4).map(|knight| code / 9_u32.pow(knight) % 9);
            let knights = cells.map(|cell| (cell / 3 + 1, cell % 3 + 1)).collect();
            confirm_by_brute::<Alliance>(&Input {
                m: 3,
                k: 1,
                knights,
            });
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
        let mut rng = contract::seeded(&["alliance", "mirror"]);
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
