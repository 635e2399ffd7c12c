//! COBANG's second method, with the first push in the column that bars nothing.

use cobang::second::Claims;

use crate::{Input, Output};

/// The answer by claims.
pub fn solve(input: &Input) -> Output {
    let &Input { longest, cell, .. } = input;
    let claims = Claims::up_to(cell, longest);
    let loses_from = |push: &usize| claims.moves(cell - push, *push).is_multiple_of(2);
    Output {
        pushes: claims.moves(cell, 0),
        winning: (1..=longest.min(cell - 1)).filter(loses_from).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Coday, brute};
    use inpout::Problem;

    fn agree(longest: usize, cell: usize) -> Input {
        let input = Input {
            cells: cell,
            longest,
            cell,
        };
        assert_eq!(Coday::solve(&input), solve(&input), "{input}");
        input
    }

    #[test]
    fn all_three_methods_agree_on_short_strips() {
        for longest in 1..=12 {
            for cell in 1..=80 {
                let input = agree(longest, cell);
                assert_eq!(Some(solve(&input)), brute::solve(&input), "{input}");
            }
        }
    }

    #[test]
    fn reference_and_second_method_agree_with_every_longest_push() {
        for longest in 1..=100 {
            for cell in [longest + 1, longest + 2, 4 * longest + 5] {
                agree(longest, cell);
            }
        }
    }

    #[test]
    fn reference_and_second_method_agree_far_up() {
        for longest in [2, 3, 7, 22, 49, 55, 100] {
            for cell in 19_996..20_000 {
                agree(longest, cell);
            }
        }
    }
}
