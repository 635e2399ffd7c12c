//! All positions of larger boards, by retrograde analysis.

use theory::retrograde::{Outcomes, Positions};

use crate::brute::{is_within, letter};
use crate::rules::Rules;
use crate::{Board, Input, Output};

/// Pairs of free cells that the analysis takes on for each board.
const MOST_PAIRS: usize = 60_000_000;

/// The winners by analysis of all positions, whose predecessors are generated: a search would have
/// to remember all moves. `None` if a board is too large.
pub fn solve(input: &Input) -> Option<Output> {
    let winners = input.boards.iter().map(winner);
    Some(Output(winners.collect::<Option<_>>()?))
}

fn winner(board: &Board) -> Option<char> {
    let rules = Rules::new(board).filter(|_| is_within(board, MOST_PAIRS))?;
    let is_free = |&cell: &usize| board.cells[cell] != b'#';
    let free: Vec<usize> = (0..board.cells.len()).filter(is_free).collect();
    let number = |cell: usize| free.partition_point(|&before| before < cell);
    let beside = |&cell: &usize| rules.beside(cell).into_iter().map(number).collect();
    let race = Race {
        neighbours: free.iter().map(beside).collect(),
        starts: rules.starts.map(number),
    };
    let start = race.position(0, race.starts[0], race.starts[1]);
    Some(letter(Outcomes::of(&race).outcome(start)))
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
        let moves = |&to: &usize| {
            let jumps = self.jumps(turn, to, theirs);
            if jumps { self.neighbours[to].len() } else { 1 }
        };
        self.neighbours[mine].iter().map(moves).sum()
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
            assert_eq!(solve(&input), brute::solve(&input), "{input}");
        }
    }
}
