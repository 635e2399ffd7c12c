//! QUEEN straight from the rules.

use arena::Book;

use crate::rules::Rules;
use crate::{Ending, Input, Output};

/// Columns beyond which this is called too large.
const MOST_COLUMNS: usize = 7;

/// The ending of every test by search over the rules; `None` if a board is too long.
pub fn solve(input: &Input) -> Option<Output> {
    let endings = input.tests.iter().map(|test| {
        if test.columns > MOST_COLUMNS {
            return None;
        }
        let rules = Rules::new(test);
        let start = rules.start();
        let found = Book::new(rules).ending(&start).ok()?;
        Some(ending(found.moves()))
    });
    let endings = endings.collect::<Option<_>>()?;
    Some(Output { endings })
}

/// The ending after so many moves of both, the last of which is the winner's; `None` is a draw.
pub(crate) fn ending(moves: Option<u32>) -> Ending {
    match moves {
        None => Ending::Draw,
        Some(moves) if moves % 2 == 0 => Ending::Queen(moves),
        Some(moves) => Ending::King(moves),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Queen49;
    use crate::{Cell, Test};
    use contract::{confirm_by_brute, cross_check};
    use inpout::Problem;

    #[test]
    fn reference_and_brute_force_agree_on_random_boards() {
        cross_check::<Queen49>(1000);
    }

    /// All places of walls on a board of `n` columns.
    fn places(n: usize) -> Vec<(Cell, Cell)> {
        let level = (1..=n).map(|y| ((1, y), (2, y)));
        let upright = (1..=2).flat_map(|x| (1..n).map(move |y| ((x, y), (x, y + 1))));
        level.chain(upright).collect()
    }

    #[test]
    fn reference_and_brute_force_agree_on_all_boards_of_up_to_three_columns() {
        for columns in 2..=3 {
            let places = places(columns);
            for set in 1..1_u32 << places.len() {
                let chosen = (0..places.len()).filter(|place| set >> place & 1 == 1);
                confirm_by_brute::<Queen49>(&Input {
                    tests: vec![Test {
                        columns,
                        walls: chosen.map(|place| places[place]).collect(),
                    }],
                });
            }
        }
    }

    fn ending_of(columns: usize, walls: &[(Cell, Cell)]) -> Ending {
        let walls = walls.to_vec();
        let input = Input {
            tests: vec![Test { columns, walls }],
        };
        confirm_by_brute::<Queen49>(&input);
        Queen49::solve(&input).endings[0]
    }

    #[test]
    fn long_games_agree_with_the_brute_force() {
        assert_eq!(ending_of(5, &[((2, 5), (2, 4))]), Ending::Queen(6));
        let walls = [((1, 2), (1, 3)), ((1, 1), (2, 1))];
        assert_eq!(ending_of(3, &walls), Ending::Queen(4));
    }

    #[test]
    fn a_king_without_a_first_move_loses_after_no_move() {
        let walls = [((1, 1), (2, 1)), ((1, 1), (1, 2))];
        assert_eq!(ending_of(2, &walls), Ending::Queen(0));
    }
}
