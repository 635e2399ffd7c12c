//! All positions of larger boards, by retrograde analysis.

use std::collections::HashMap;

use theory::retrograde::{Outcomes, Positions};

use crate::brute::{is_within, letter};
use crate::{Board, Input, Output};

/// Whether the winners are right, by analysis; `None` if a board is too large.
pub fn is_right(input: &Input, output: &Output) -> Option<bool> {
    takes_on(input).then(|| by_analysis(input).as_ref() == Some(output))
}

/// Pairs of free cells that the analysis takes on for each board.
const MOST_PAIRS: usize = 60_000_000;

/// The winners by analysis of all positions, whose predecessors are generated: a search would have
/// to remember all moves. `None` if a board is too large, or if the game would be drawn.
pub fn by_analysis(input: &Input) -> Option<Output> {
    let winners = input.boards.iter().map(winner);
    Some(Output {
        winners: winners.collect::<Option<_>>()?,
    })
}

/// Whether every board is small enough for [`by_analysis`].
pub fn takes_on(input: &Input) -> bool {
    let mut boards = input.boards.iter();
    boards.all(|board| is_within(board, MOST_PAIRS))
}

fn winner(board: &Board) -> Option<char> {
    if !is_within(board, MOST_PAIRS) {
        return None;
    }
    let free: Vec<usize> = (0..board.cells.len())
        .filter(|&cell| board.cells[cell] != b'#')
        .collect();
    let number: HashMap<usize, usize> = free
        .iter()
        .enumerate()
        .map(|(i, &cell)| (cell, i))
        .collect();
    let neighbours: Vec<Vec<usize>> = free
        .iter()
        .map(|&cell| {
            beside(board.size, cell)
                .into_iter()
                .filter_map(|next| number.get(&next).copied())
                .collect()
        })
        .collect();
    let start = |letter: u8| {
        let place = board.cells.iter().position(|&cell| cell == letter);
        place.map(|cell| number[&cell])
    };
    let race = Race {
        neighbours,
        starts: [start(b'A')?, start(b'B')?],
    };
    letter(Outcomes::of(&race).outcome(race.position(0, race.starts[0], race.starts[1])))
}

/// All positions of a board: whose turn it is, his cell and the opponent's.
struct Race {
    /// The free cells beside each free cell.
    neighbours: Vec<Vec<usize>>,
    starts: [usize; 2],
}

impl Race {
    fn position(&self, turn: usize, mine: usize, theirs: usize) -> usize {
        (turn * self.neighbours.len() + mine) * self.neighbours.len() + theirs
    }

    /// Whose turn it is, his cell and the opponent's.
    fn parts(&self, position: usize) -> (usize, usize, usize) {
        let cells = self.neighbours.len();
        let pair = position / cells;
        (pair / cells, pair % cells, position % cells)
    }

    /// Whether play goes on: the opponent has not reached the start of the player to move, and the
    /// two are not on one cell, where only a player who has won stands.
    fn goes_on(&self, turn: usize, mine: usize, theirs: usize) -> bool {
        theirs != self.starts[turn] && theirs != mine
    }

    /// Whether a step leads onto the opponent and so to another step: not on the goal, where the
    /// game ends.
    fn jumps(&self, turn: usize, to: usize, theirs: usize) -> bool {
        to == theirs && to != self.starts[1 - turn]
    }
}

impl Positions for Race {
    fn count(&self) -> usize {
        2 * self.neighbours.len().pow(2)
    }

    fn moves(&self, position: usize) -> usize {
        let (turn, mine, theirs) = self.parts(position);
        if !self.goes_on(turn, mine, theirs) {
            return 0;
        }
        let steps = self.neighbours[mine].iter();
        steps
            .map(|&to| {
                if self.jumps(turn, to, theirs) {
                    self.neighbours[to].len()
                } else {
                    1
                }
            })
            .sum()
    }

    fn for_each_predecessor(&self, position: usize, mut visit: impl FnMut(usize)) {
        // The player who moved stood on some cell `mine` and stands on `to` now.
        let (next, theirs, to) = self.parts(position);
        let turn = 1 - next;
        let mut from = |mine: usize| {
            if self.goes_on(turn, mine, theirs) {
                visit(self.position(turn, mine, theirs));
            }
        };
        if !self.jumps(turn, to, theirs) {
            self.neighbours[to].iter().for_each(|&mine| from(mine));
        }
        if theirs != self.starts[1 - turn] && self.neighbours[theirs].contains(&to) {
            self.neighbours[theirs].iter().for_each(|&mine| from(mine));
        }
    }
}

/// The cells beside one.
pub(crate) fn beside(size: usize, cell: usize) -> Vec<usize> {
    let (row, column) = (cell / size, cell % size);
    let mut cells = Vec::new();
    if row > 0 {
        cells.push(cell - size);
    }
    if row + 1 < size {
        cells.push(cell + size);
    }
    if column > 0 {
        cells.push(cell - 1);
    }
    if column + 1 < size {
        cells.push(cell + 1);
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game30;
    use crate::brute;
    use contract::{Room, seeded};

    #[test]
    fn the_analysis_says_what_the_search_says() {
        let mut rng = seeded(&["game30", "analysis"]);
        for _ in 0..300 {
            let input = Game30::small(&mut rng);
            assert_eq!(by_analysis(&input), brute::solve(&input), "{input}");
        }
    }
}
