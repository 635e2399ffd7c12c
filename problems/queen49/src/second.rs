//! Long boards wave by wave.

use crate::brute::ending;
use crate::rules::{DIRECTIONS, Rules};
use crate::{Cell, Ending, Input, Output, Test};

/// The endings on long boards, wave by wave: after the positions that end in `t` moves come those
/// that end in `t + 1`. Ways are taken from the drawn board; moves are counted one by one, and
/// taken back along the same ways, which are free in both directions.
pub fn solve(input: &Input) -> Output {
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
    use crate::brute;
    use casebook::{Room, seeded};
    use inpout::Problem;

    #[test]
    fn the_waves_agree_with_the_brute_force_and_on_longer_boards() {
        let mut rng = seeded(&["queen49", "waves"]);
        for _ in 0..300 {
            let input = Queen49::small(&mut rng);
            assert_eq!(Some(solve(&input)), brute::solve(&input), "{input}");
        }
        for name in ["king-wins-late", "rows-apart", "queen-shut-in"] {
            let input = casebook::recipe::<Queen49>(name).expect("a test");
            assert_eq!(solve(&input), Queen49::solve(&input), "{name}");
        }
    }
}
