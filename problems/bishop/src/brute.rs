//! The bishops straight from the rules: all walks on small boards.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use crate::{Input, Output};

/// The largest `n` and the most moves for which every walk is tried.
const LARGEST: (usize, usize) = (3, 12);

/// Where a bishop stands and what it has seen, as a set of bits by rows.
type State = (usize, u64);

/// What a bishop sees from a cell, and so also where it can go.
fn sight(side: usize, cell: usize) -> u64 {
    let (x, y) = (cell % side, cell / side);
    let cells = 0..side * side;
    let seen = cells
        .filter(|&other| other != cell && x.abs_diff(other % side) == y.abs_diff(other / side));
    seen.fold(0, |set, other| set | 1 << other)
}

fn members(set: u64) -> impl Iterator<Item = usize> {
    (0..64).filter(move |cell| set >> cell & 1 == 1)
}

/// The states after one more move.
fn moved(side: usize, states: &BTreeSet<State>) -> BTreeSet<State> {
    let walks = states.iter().flat_map(|&(cell, seen)| {
        let targets = members(sight(side, cell));
        targets.map(move |target| (target, seen | sight(side, target)))
    });
    walks.collect()
}

/// By `n − 1`, the bishop and the number of moves: all sets of cells that it can have seen.
static SEEN: LazyLock<Vec<[Vec<BTreeSet<u64>>; 2]>> = LazyLock::new(|| {
    let walks = |n: usize, cell: usize| {
        let mut states = BTreeSet::from([(cell, sight(2 * n, cell))]);
        let layers = (0..=LARGEST.1).map(|_| {
            let seen = states.iter().map(|&(_, seen)| seen).collect();
            states = moved(2 * n, &states);
            seen
        });
        layers.collect()
    };
    (1..=LARGEST.0)
        .map(|n| [walks(n, n - 1), walks(n, n)])
        .collect()
});

/// The sum of the cells in a set.
fn sum(input: &Input, set: u64) -> i32 {
    members(set).map(|cell| input.cells[cell]).sum()
}

/// The answer from all walks of both bishops, or `None` if the board or the number of moves is too
/// large.
pub fn solve(input: &Input) -> Option<Output> {
    if input.n > LARGEST.0 || input.moves > LARGEST.1 {
        return None;
    }
    let most = |bishop: usize, moves: usize| {
        let sets = &SEEN[input.n - 1][bishop][moves];
        sets.iter().map(|&set| sum(input, set)).max()
    };
    let shared =
        (0..=input.moves).map(|moves| Some(most(0, moves)? + most(1, input.moves - moves)?));
    shared.max()?.map(Output)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Bishop;
    use crate::second;
    use contract::{RngExt, confirm_by_brute, cross_check, seeded};
    use inpout::Problem;

    fn most(n: usize, moves: usize, cells: &[i32]) -> i32 {
        let cells = cells.to_vec();
        let input = Input { n, moves, cells };
        confirm_by_brute::<Bishop>(&input);
        assert_eq!(second::solve(&input), Bishop::solve(&input));
        Bishop::solve(&input).0
    }

    #[test]
    fn reference_and_brute_force_agree_on_random_boards() {
        cross_check::<Bishop>(4000);
    }

    #[test]
    fn both_bishops_on_one_board_do_not_disturb_each_other() {
        let mut rng = seeded(&["bishop", "both"]);
        for n in 1..=2 {
            let side = 2 * n;
            // Both cells, and what has been seen by either.
            let mut states = BTreeSet::from([(n - 1, n, sight(side, n - 1) | sight(side, n))]);
            for moves in 0..=3 {
                for _ in 0..50 {
                    let cells = (0..side * side).map(|_| rng.random_range(-9..=9)).collect();
                    let input = Input { n, moves, cells };
                    let most = states.iter().map(|&(.., seen)| sum(&input, seen)).max();
                    assert_eq!(most.map(Output), solve(&input), "{input}");
                }
                states = states
                    .iter()
                    .flat_map(|&(a, b, seen)| {
                        let first = members(sight(side, a)).map(move |a| (a, b));
                        let second = members(sight(side, b)).map(move |b| (a, b));
                        let both = first.chain(second).filter(|(a, b)| a != b);
                        both.map(move |(a, b)| (a, b, seen | sight(side, a) | sight(side, b)))
                    })
                    .collect();
            }
        }
    }

    #[test]
    fn the_second_method_agrees_with_the_reference() {
        let mut rng = seeded(&["bishop", "second"]);
        for round in 0..600 {
            let n = rng.random_range(1..=5);
            // Losses, few different numbers, all cells equal, a start that is dear to leave.
            let mut cell = || match round % 4 {
                0 => rng.random_range(-50..=20),
                1 => rng.random_range(-1..=1),
                2 => [-3, 0, 5][round / 4 % 3],
                _ => rng.random_range(-40..=40),
            };
            let mut cells: Vec<i32> = (0..4 * n * n).map(|_| cell()).collect();
            if round % 4 == 3 {
                cells[..2 * n].fill(-200);
            }
            let moves = rng.random_range(0..=20);
            let input = Input { n, moves, cells };
            assert_eq!(second::solve(&input), Bishop::solve(&input), "{input}");
        }
    }

    #[test]
    fn on_the_smallest_board_a_move_adds_the_start() {
        let cells = [-5, 7, 10, -100];
        assert_eq!(most(1, 0, &cells), 10 - 100);
        assert_eq!(most(1, 1, &cells), 10 - 100 + 7);
        assert_eq!(most(1, 2, &cells), 10 - 100 + 7);
        assert_eq!(most(1, 12, &cells), 10 - 100 + 7);
        assert_eq!(most(1, 1, &[-5, -7, 0, 0]), -5);
        assert_eq!(most(1, 3, &[5, 7, 0, 0]), 12);
    }

    #[test]
    fn exactly_k_moves_are_made_even_if_they_harm() {
        let board = [0, -9, -9, 0, 0, 1, 1, 0, 1, 0, 0, 1, 0, 0, 6, 0];
        assert_eq!(most(2, 0, &board), 4);
        assert_eq!(most(2, 1, &board), 1);
        let all_bad = [-1; 16];
        assert_eq!(most(2, 0, &all_bad), -6);
        // The cell that was left, and the corner's neighbour on the new line.
        assert_eq!(most(2, 1, &all_bad), -8);
        assert_eq!(most(2, 12, &all_bad), -8);
    }

    #[test]
    fn with_many_moves_everything_is_seen() {
        let input = Input {
            n: 12,
            moves: 200,
            cells: vec![1_000_000; 576],
        };
        assert_eq!(Bishop::solve(&input), Output(576_000_000));
    }
}
