//! GAME30 straight from the rules, by retrograde analysis of all positions of larger boards, and
//! the theorem computed in another way for large boards.

use std::collections::HashMap;

use arena::{Book, Outcome};
use theory::retrograde::{Outcomes, Positions};

use crate::rules::Rules;
use crate::{Board, Input, Output};

/// Pairs of free cells that the search takes on for each board.
const MOST_SEARCHED: usize = 20_000;

/// The winners by search over the rules; `None` if a board is too large, or if the game would be
/// drawn.
pub fn solve(input: &Input) -> Option<Output> {
    let winners = input.boards.iter().map(|board| {
        if !is_within(board, MOST_SEARCHED) {
            return None;
        }
        let rules = Rules::new(board)?;
        let start = rules.start();
        letter(Book::new(rules).outcome(&start).ok()?)
    });
    Some(Output {
        winners: winners.collect::<Option<_>>()?,
    })
}

/// Who wins if the first player comes to this.
fn letter(outcome: Outcome) -> Option<char> {
    match outcome {
        Outcome::Won => Some('A'),
        Outcome::Lost => Some('B'),
        Outcome::Drawn => None,
    }
}

fn is_within(board: &Board, pairs: usize) -> bool {
    let free = board.cells.iter().filter(|&&cell| cell != b'#');
    free.count().pow(2) <= pairs
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
fn beside(size: usize, cell: usize) -> Vec<usize> {
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

/// The winners by the same theorem on the race along shortest ways, since the billions of positions
/// of a large board are too many for the analysis, but seen from B: for each of his cells, the cells from
/// which A, to move, escapes.
pub fn second(input: &Input) -> Output {
    Output {
        winners: input.boards.iter().map(race).collect(),
    }
}

fn race(board: &Board) -> char {
    let start = |letter: u8| {
        board
            .cells
            .iter()
            .position(|&cell| cell == letter)
            .unwrap_or(0)
    };
    let (home, goal) = (start(b'A'), start(b'B'));
    let from = distances(board, home);
    let back = distances(board, goal);
    let length = from[goal] as usize;
    if length % 2 == 1 {
        return 'A';
    }
    let mut layers = vec![Vec::new(); length + 1];
    let mut places = vec![None; board.cells.len()];
    for cell in 0..board.cells.len() {
        if from[cell].checked_add(back[cell]) == Some(from[goal]) {
            let layer = &mut layers[from[cell] as usize];
            places[cell] = Some(layer.len());
            layer.push(cell);
        }
    }
    // The places in layer `to` of the neighbours of each cell of layer `of`.
    let ways = |of: usize, to: usize| -> Vec<Vec<usize>> {
        let next = |&cell: &usize| {
            let beside = beside(board.size, cell).into_iter();
            beside
                .filter(|&next| from[next] as usize == to)
                .filter_map(|next| places[next])
                .collect()
        };
        layers[of].iter().map(next).collect()
    };

    let middle = layers[length / 2].len();
    let mut safe: Vec<Vec<bool>> = (0..middle)
        .map(|mine| (0..middle).map(|theirs| mine != theirs).collect())
        .collect();
    for depth in (1..=length / 2).rev() {
        let attacks = ways(length + 1 - depth, length - depth);
        let escapes = ways(depth - 1, depth);
        let before = |attack: &Vec<usize>| {
            let mut safe_from_all = vec![true; layers[depth].len()];
            for &cell in attack {
                for (all, one) in safe_from_all.iter_mut().zip(&safe[cell]) {
                    *all &= one;
                }
            }
            escapes
                .iter()
                .map(|ways| ways.iter().any(|&way| safe_from_all[way]))
                .collect()
        };
        safe = attacks.iter().map(before).collect();
    }
    if safe[0][0] { 'A' } else { 'B' }
}

/// The steps of a shortest way between the starts, if there is a way.
pub(crate) fn length(board: &Board) -> Option<u32> {
    let start = |letter: u8| board.cells.iter().position(|&cell| cell == letter);
    let length = distances(board, start(b'A')?)[start(b'B')?];
    (length != u32::MAX).then_some(length)
}

/// The number of cells at each distance from A's start, beginning with distance 0.
pub(crate) fn layer_sizes(board: &Board) -> Vec<usize> {
    let mut sizes = Vec::new();
    if let Some(start) = board.cells.iter().position(|&cell| cell == b'A') {
        for distance in distances(board, start) {
            if distance == u32::MAX {
                continue;
            }
            let layer = distance as usize;
            sizes.resize(sizes.len().max(layer + 1), 0);
            sizes[layer] += 1;
        }
    }
    sizes
}

/// The distance of every cell from a start.
fn distances(board: &Board, start: usize) -> Vec<u32> {
    let mut distances = vec![u32::MAX; board.cells.len()];
    distances[start] = 0;
    let mut layer = vec![start];
    while !layer.is_empty() {
        let mut next_layer = Vec::new();
        for cell in layer {
            for next in beside(board.size, cell) {
                if board.cells[next] != b'#' && distances[next] == u32::MAX {
                    distances[next] = distances[cell] + 1;
                    next_layer.push(next);
                }
            }
        }
        layer = next_layer;
    }
    distances
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game30;
    use casebook::{Room, confirm_by_brute, cross_check, seeded};
    use inpout::{Problem, read_bytes};

    fn winners(text: &str) -> String {
        let input = read_bytes::<Game30>("G.INP", text.as_bytes()).unwrap();
        confirm_by_brute::<Game30>(&input);
        Game30::solve(&input).winners.into_iter().collect()
    }

    #[test]
    fn reference_and_retrograde_analysis_agree_on_random_boards() {
        cross_check::<Game30>(700);
    }

    #[test]
    fn the_analysis_says_what_the_search_says() {
        let mut rng = seeded(&["game30", "analysis"]);
        for _ in 0..300 {
            let input = Game30::small(&mut rng);
            assert_eq!(by_analysis(&input), solve(&input), "{input}");
        }
    }

    #[test]
    fn the_second_method_agrees_on_random_boards() {
        let mut rng = seeded(&["game30", "second"]);
        for _ in 0..3000 {
            let input = Game30::small(&mut rng);
            assert_eq!(Game30::solve(&input), second(&input), "{input}");
        }
    }

    #[test]
    fn at_an_odd_distance_the_first_player_wins() {
        assert_eq!(winners("3 2 AB .. 2 A. B. 3 A.. #.. .B."), "AAA");
    }

    #[test]
    fn in_a_corridor_of_even_length_the_second_player_wins() {
        assert_eq!(winners("1 3 A.B ### ###"), "B");
        assert_eq!(winners("1 5 A.... ####. ####. ####. ####B"), "B");
        assert_eq!(winners("1 5 A...# ###.# ###B# ##### #####"), "A");
    }

    #[test]
    fn on_a_ring_the_second_player_follows() {
        assert_eq!(winners("1 3 A.. .#. ..B"), "B");
        assert_eq!(winners("1 4 A... .##. .##. ...B"), "B");
    }

    #[test]
    fn a_single_wall_can_decide() {
        assert_eq!(
            winners("3 4 A... .... .... ...B 4 A... .#.. .... ...B 4 A... .... ..#. ...B"),
            "BBA"
        );
    }

    #[test]
    fn a_start_that_is_missing_or_repeated_is_refused() {
        let message = |text: &str| {
            let error = read_bytes::<Game30>("G.INP", text.as_bytes()).unwrap_err();
            error.to_string()
        };
        assert_eq!(
            message("2\n2\nAB\n..\n2\nA.\n..\n"),
            "G.INP:7: board 2: 'B' stands on 0 cells, not on one"
        );
        assert_eq!(
            message("1\n2\nAB\n.A\n"),
            "G.INP:4: board 1: 'A' stands on 2 cells, not on one"
        );
        assert_eq!(message("1\n601\n"), "G.INP:2: n: 601 is not in 2..=600");
    }
}
