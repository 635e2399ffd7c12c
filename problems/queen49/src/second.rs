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
    let board = Board::new(test);
    let start = (0, 2 * test.columns - 1, true);
    let (mut open, mut wave) = Open::at_the_end(&board);
    for time in 0.. {
        if wave.contains(&start) {
            return ending(Some(time));
        }
        if wave.is_empty() {
            break;
        }
        // In an even number of moves it is the mover who loses.
        wave = open.before(&board, &wave, time % 2 == 0);
    }
    Ending::Draw
}

/// The board, drawn.
struct Board {
    /// From each cell the cells in each direction, the nearest first.
    ways: Vec<[Vec<usize>; 8]>,
    /// Of each two cells, whether a king on the first attacks the second.
    of_king: Vec<Vec<bool>>,
    /// The same of a queen.
    of_queen: Vec<Vec<bool>>,
}

impl Board {
    fn new(test: &Test) -> Board {
        let n = test.columns;
        let drawn = Rules::new(test);
        let cell = |number: usize| (number / n + 1, number % n + 1);
        let number = |(x, y): Cell| (x - 1) * n + y - 1;
        let from = |at: usize| {
            DIRECTIONS.map(|way| {
                let next = |&at: &Cell| drawn.step(at, way);
                let way = std::iter::successors(Some(cell(at)), next).skip(1);
                way.map(number).collect()
            })
        };
        let ways: Vec<[Vec<usize>; 8]> = (0..2 * n).map(from).collect();
        let table = |reach: usize| -> Vec<Vec<bool>> {
            let row = |ways: &[Vec<usize>; 8]| {
                let mut row = vec![false; 2 * n];
                for &to in ways.iter().flat_map(|way| way.iter().take(reach)) {
                    row[to] = true;
                }
                row
            };
            ways.iter().map(row).collect()
        };
        Board {
            of_king: table(1),
            of_queen: table(usize::MAX),
            ways,
        }
    }

    /// The cells to which the king can go, or from which it can have come.
    fn kings_steps(&self, king: usize, queen: usize) -> impl Iterator<Item = usize> {
        let steps = self.ways[king].iter().filter_map(|way| way.first());
        steps.copied().filter(move |&to| to != queen)
    }

    /// The same for the queen.
    fn queens_rides(&self, king: usize, queen: usize) -> impl Iterator<Item = usize> {
        let ways = self.ways[queen].iter();
        ways.flat_map(move |way| way.iter().copied().take_while(move |&to| to != king))
    }

    /// How many moves there are.
    fn moves(&self, (king, queen, kings): Place) -> usize {
        if kings {
            let steps = self.kings_steps(king, queen);
            steps.filter(|&to| !self.of_queen[queen][to]).count()
        } else {
            let rides = self.queens_rides(king, queen);
            rides.filter(|&to| !self.of_king[king][to]).count()
        }
    }

    /// From where a move leads to this position.
    fn predecessors(&self, (king, queen, kings): Place) -> Vec<Place> {
        if kings && !self.of_king[king][queen] {
            let rides = self.queens_rides(king, queen);
            rides.map(|from| (king, from, false)).collect()
        } else if !kings && !self.of_queen[queen][king] {
            let steps = self.kings_steps(king, queen);
            steps.map(|from| (from, queen, true)).collect()
        } else {
            Vec::new()
        }
    }
}

/// Of each position how many of its moves lead to none that is known, and whether it is known itself.
struct Open {
    cells: usize,
    moves_left: Vec<usize>,
    is_known: Vec<bool>,
}

impl Open {
    /// The positions from which no move leads are known, and are the first wave.
    fn at_the_end(board: &Board) -> (Open, Vec<Place>) {
        let cells = board.ways.len();
        let mut open = Open {
            cells,
            moves_left: vec![0; 2 * cells * cells],
            is_known: vec![false; 2 * cells * cells],
        };
        let mut wave = Vec::new();
        for king in 0..cells {
            for queen in (0..cells).filter(|&queen| queen != king) {
                for place in [(king, queen, true), (king, queen, false)] {
                    let (at, moves) = (open.index(place), board.moves(place));
                    open.moves_left[at] = moves;
                    if moves == 0 {
                        open.is_known[at] = true;
                        wave.push(place);
                    }
                }
            }
        }
        (open, wave)
    }

    /// The next wave: whoever can move to a lost position wins, whoever has to move to won ones loses.
    fn before(&mut self, board: &Board, wave: &[Place], is_lost: bool) -> Vec<Place> {
        let mut next = Vec::new();
        for before in wave.iter().flat_map(|&place| board.predecessors(place)) {
            let at = self.index(before);
            self.moves_left[at] -= 1;
            if !self.is_known[at] && (is_lost || self.moves_left[at] == 0) {
                self.is_known[at] = true;
                next.push(before);
            }
        }
        next
    }

    fn index(&self, (king, queen, kings): Place) -> usize {
        2 * (king * self.cells + queen) + usize::from(kings)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Queen49;
    use crate::brute;
    use contract::{Room, seeded};
    use inpout::Problem;

    #[test]
    fn the_waves_agree_with_the_brute_force_and_on_longer_boards() {
        let mut rng = seeded(&["queen49", "waves"]);
        for _ in 0..300 {
            let input = Queen49::small(&mut rng);
            assert_eq!(Some(solve(&input)), brute::solve(&input), "{input}");
        }
        for name in ["king-wins-late", "rows-apart", "queen-shut-in"] {
            let input = contract::recipe::<Queen49>(name).expect("a test");
            assert_eq!(solve(&input), Queen49::solve(&input), "{name}");
        }
    }
}
