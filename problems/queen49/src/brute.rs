//! QUEEN straight from the rules, and wave by wave for long boards.

use arena::Book;

use crate::rules::{DIRECTIONS, Rules};
use crate::{Cell, Ending, Input, Output, Test};

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
    Some(Output {
        endings: endings.collect::<Option<_>>()?,
    })
}

/// The ending after so many moves of both, the last of which is the winner's; `None` is a draw.
fn ending(moves: Option<u32>) -> Ending {
    match moves {
        None => Ending::Draw,
        Some(moves) if moves % 2 == 0 => Ending::Queen(moves),
        Some(moves) => Ending::King(moves),
    }
}

/// The endings on long boards, wave by wave: after the positions that end in `t` moves come those
/// that end in `t + 1`. Ways are taken from the drawn board; moves are counted one by one, and
/// taken back along the same ways, which are free in both directions.
pub fn second(input: &Input) -> Output {
    Output {
        endings: input.tests.iter().map(by_waves).collect(),
    }
}

/// A king's cell, a queen's cell, and whether the king is to move.
type Place = (usize, usize, bool);

fn by_waves(test: &Test) -> Ending {
    let n = test.columns;
    let drawn = Rules::new(test);
    let cell = |number: usize| (number / n + 1, number % n + 1);
    let number = |(x, y): Cell| (x - 1) * n + y - 1;
    let ways: Vec<[Vec<usize>; 8]> = (0..2 * n)
        .map(|at| {
            DIRECTIONS.map(|way| {
                let next = |&at: &Cell| drawn.step(at, way);
                let way = std::iter::successors(Some(cell(at)), next).skip(1);
                way.map(number).collect()
            })
        })
        .collect();
    let table = |attacks: &dyn Fn(usize) -> Vec<usize>| -> Vec<Vec<bool>> {
        let mut table = vec![vec![false; 2 * n]; 2 * n];
        for (from, row) in table.iter_mut().enumerate() {
            for to in attacks(from) {
                row[to] = true;
            }
        }
        table
    };
    let of_king = table(&|from| {
        let first_steps = ways[from].iter().filter_map(|way| way.first().copied());
        first_steps.collect()
    });
    let of_queen = table(&|from| ways[from].concat());

    let place = |(king, queen, kings): Place| 2 * (king * 2 * n + queen) + usize::from(kings);
    // The cells that a piece can go to, or can have come from.
    let kings_steps = |king: usize, queen: usize| {
        let steps = ways[king].iter().filter_map(|way| way.first().copied());
        steps.filter(move |&to| to != queen)
    };
    let queens_rides = |king: usize, queen: usize| {
        let ways = ways[queen].iter();
        ways.flat_map(move |way| way.iter().copied().take_while(move |&to| to != king))
    };

    let mut moves_left = vec![0_u32; 8 * n * n];
    let mut is_known = vec![false; 8 * n * n];
    let mut wave: Vec<Place> = Vec::new();
    for (king, near_king) in of_king.iter().enumerate() {
        for queen in (0..2 * n).filter(|&queen| queen != king) {
            let steps = kings_steps(king, queen).filter(|&to| !of_queen[queen][to]);
            let rides = queens_rides(king, queen).filter(|&to| !near_king[to]);
            for (kings, moves) in [(true, steps.count()), (false, rides.count())] {
                let at = (king, queen, kings);
                moves_left[place(at)] = u32::try_from(moves).expect("a few hundred moves");
                if moves == 0 {
                    is_known[place(at)] = true;
                    wave.push(at);
                }
            }
        }
    }
    let start = (0, 2 * n - 1, true);
    for time in 0.. {
        if wave.contains(&start) {
            return ending(Some(time));
        }
        if wave.is_empty() {
            break;
        }
        let is_lost = time % 2 == 0;
        let mut next = Vec::new();
        let mut reach = |before: Place| {
            let at = place(before);
            moves_left[at] -= 1;
            if !is_known[at] && (is_lost || moves_left[at] == 0) {
                is_known[at] = true;
                next.push(before);
            }
        };
        for (king, queen, kings) in wave {
            if kings && !of_king[king][queen] {
                queens_rides(king, queen).for_each(|from| reach((king, from, false)));
            }
            if !kings && !of_queen[queen][king] {
                kings_steps(king, queen).for_each(|from| reach((from, queen, true)));
            }
        }
        wave = next;
    }
    Ending::Draw
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Queen49;
    use casebook::{Room, confirm_by_brute, cross_check, seeded};
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

    #[test]
    fn the_waves_agree_with_the_brute_force_and_on_longer_boards() {
        let mut rng = seeded(&["queen49", "waves"]);
        for _ in 0..300 {
            let input = Queen49::small(&mut rng);
            assert_eq!(Some(second(&input)), solve(&input), "{input}");
        }
        for name in ["king-wins-late", "rows-apart", "queen-shut-in"] {
            let input = casebook::recipe::<Queen49>(name).expect("a test");
            assert_eq!(second(&input), Queen49::solve(&input), "{name}");
        }
    }
}
