//! Long boards by backward induction, position by position.

use theory::retrograde::{Outcomes, Positions};

use crate::brute::ending;
use crate::rules::{DIRECTIONS, Rules};
use crate::{Cell, Input, Output, Test};

/// The endings on long boards. Ways are taken from the drawn board; moves are counted one by one, and
/// taken back along the same ways, which are free in both directions.
pub fn solve(input: &Input) -> Output {
    let endings = input.tests.iter().map(|test| {
        let board = Board::new(test);
        let start = board.number(0, 2 * test.columns - 1, true);
        ending(Outcomes::of(&board).remoteness(start))
    });
    let endings = endings.collect();
    Output { endings }
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

    /// The position with these cells, and whether the king is to move.
    fn number(&self, king: usize, queen: usize, is_kings: bool) -> usize {
        2 * (king * self.ways.len() + queen) + usize::from(is_kings)
    }

    fn parts(&self, position: usize) -> (usize, usize, bool) {
        let (pair, cells) = (position / 2, self.ways.len());
        (pair / cells, pair % cells, position % 2 == 1)
    }
}

impl Positions for Board {
    fn count(&self) -> usize {
        2 * self.ways.len().pow(2)
    }

    fn moves(&self, position: usize) -> usize {
        let (king, queen, is_kings) = self.parts(position);
        if is_kings {
            let steps = self.kings_steps(king, queen);
            steps.filter(|&to| !self.of_queen[queen][to]).count()
        } else {
            let rides = self.queens_rides(king, queen);
            rides.filter(|&to| !self.of_king[king][to]).count()
        }
    }

    fn for_each_predecessor(&self, position: usize, mut visit: impl FnMut(usize)) {
        let (king, queen, is_kings) = self.parts(position);
        if king == queen {
            // Nobody comes to this.
        } else if is_kings && !self.of_king[king][queen] {
            let rides = self.queens_rides(king, queen);
            rides.for_each(|from| visit(self.number(king, from, false)));
        } else if !is_kings && !self.of_queen[queen][king] {
            let steps = self.kings_steps(king, queen);
            steps.for_each(|from| visit(self.number(from, queen, true)));
        }
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
    fn backward_induction_agrees_with_the_brute_force_and_on_longer_boards() {
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
