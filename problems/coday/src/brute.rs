//! The strip straight from the rules.

use arena::{Book, Outcome};

use crate::rules::Rules;
use crate::{Input, Output};

/// How many pushes the search looks at.
const MOST_SEARCHED: usize = 200_000;

/// The answer by search over the rules, or `None` if there are too many positions.
pub fn solve(input: &Input) -> Option<Output> {
    let longest = input.longest;
    if input.cell * longest * longest > MOST_SEARCHED {
        return None;
    }
    let mut book = Book::new(Rules::new(input));
    let start = (input.cell, 0);
    let ending = book.ending(&start).ok()?;
    let moves = book.endings_of_moves(&start).ok()?.into_iter();
    let winning = moves.filter(|&(_, _, ending)| ending.outcome() == Outcome::Won);
    Some(Output {
        pushes: ending.moves().expect("the piece only comes nearer"),
        winning: winning.map(|(push, _, _)| push).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Coday;
    use contract::cross_check;
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_strips() {
        cross_check::<Coday>(3000);
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
