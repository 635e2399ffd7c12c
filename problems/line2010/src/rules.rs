//! The rules of LINE10, a puzzle for one.

use arena::scene::{Grid, Piece, Scene, cell};
use arena::{Aim, Best, End, Game, Match, Side};
use inpout::{Message, Problem, Text, sentences};

use crate::{Cell, Costs, Input, Line2010, Operation};

/// The longest plan that is told operation by operation.
const LONGEST_TOLD: usize = 1000;

sentences! {
    PUT: "đặt bi vào ô ({0}, {1})", "put a bead on ({0}, {1})";
    REMOVE: "lấy bi khỏi ô ({0}, {1})", "take the bead from ({0}, {1})";
    SLIDE: "lăn bi từ ô ({0}, {1}) sang ô ({2}, {3})", "slide the bead from ({0}, {1}) to ({2}, {3})";
    GOAL: "Biến bảng thứ nhất thành bảng thứ hai với chi phí nhỏ nhất.", "Turn the first board into the second at the least cost.";
    COSTS:
        "đặt: {0}, lấy ra: {1}, lăn: {2}",
        "put on: {0}, take away: {1}, slide: {2}";
    BEAD: "bi", "bead";
}

/// A board of beads; a bead is put on it, taken away, or slid to a neighbour. The second board ends it.
#[derive(Debug, Clone)]
pub(crate) struct Rules {
    costs: Costs,
    columns: usize,
    /// The second board.
    goal: Vec<u8>,
}

impl Rules {
    pub(crate) fn new(input: &Input) -> Self {
        Rules {
            costs: input.costs,
            columns: input.columns,
            goal: input.second.clone(),
        }
    }

    /// The cell at a place, row by row from 0.
    fn cell(&self, place: usize) -> Cell {
        let small = |value: usize| u8::try_from(value + 1).unwrap_or(u8::MAX);
        (small(place / self.columns), small(place % self.columns))
    }

    /// The place of a cell.
    fn place(&self, (row, column): Cell) -> usize {
        (usize::from(row) - 1) * self.columns + usize::from(column) - 1
    }

    /// The places beside one, where there are any.
    fn beside(&self, place: usize) -> impl Iterator<Item = usize> {
        let (column, columns) = (place % self.columns, self.columns);
        let up = place.checked_sub(columns);
        let left = place.checked_sub(1).filter(|_| column > 0);
        let right = (column + 1 < columns).then_some(place + 1);
        let down = Some(place + columns).filter(|&it| it < self.goal.len());
        [up, left, right, down].into_iter().flatten()
    }

    /// What can be done at a place.
    fn at(&self, board: &[u8], place: usize) -> Vec<Operation> {
        let here = self.cell(place);
        match board[place] {
            b'.' => vec![Operation::Add(here)],
            b'*' => {
                let free = self.beside(place).filter(|&to| board[to] == b'.');
                let slides = free.map(|to| Operation::Slide(here, self.cell(to)));
                let removed = std::iter::once(Operation::Remove(here));
                removed.chain(slides).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Carries out an operation, if it can be done; tells whether it was.
    pub(crate) fn carry_out(&self, board: &mut [u8], operation: Operation) -> bool {
        let places = cells(operation).into_iter().map(|it| self.place(it));
        let places: Vec<usize> = places.collect();
        let is_legal = places[0] < board.len() && self.at(board, places[0]).contains(&operation);
        for place in places.into_iter().filter(|_| is_legal) {
            board[place] = if board[place] == b'*' { b'.' } else { b'*' };
        }
        is_legal
    }

    /// A board as a picture.
    fn drawn(&self, board: &[u8]) -> Grid {
        let bead = |cell| (cell == b'*').then(|| Piece::stone().called(BEAD));
        Grid::of_text(board.chunks(self.columns), bead)
    }
}

/// The cells that an operation changes.
fn cells(operation: Operation) -> Vec<Cell> {
    match operation {
        Operation::Add(at) | Operation::Remove(at) => vec![at],
        Operation::Slide(from, to) => vec![from, to],
    }
}

impl Game for Rules {
    /// The board row by row.
    type Position = Vec<u8>;
    type Move = Operation;
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, board: &Vec<u8>) -> impl IntoIterator<Item = (Operation, Vec<u8>)> {
        let places = 0..if *board == self.goal { 0 } else { board.len() };
        let operations = places.flat_map(|place| self.at(board, place));
        operations.map(|operation| {
            let mut after = board.clone();
            self.carry_out(&mut after, operation);
            (operation, after)
        })
    }

    /// The second board.
    fn end(&self, _: &Vec<u8>) -> End {
        End::Won
    }

    fn gain(&self, _: &Vec<u8>, operation: &Operation) -> i64 {
        i64::try_from(self.costs.of(*operation)).unwrap_or(i64::MAX)
    }

    fn say(&self, operation: &Operation) -> String {
        operation.to_string()
    }

    fn words(&self, _: &Vec<u8>, operation: &Operation) -> Option<Message> {
        Some(match operation {
            Operation::Add((row, column)) => PUT.with(&[row, column]).into(),
            Operation::Remove((row, column)) => REMOVE.with(&[row, column]).into(),
            Operation::Slide((row, column), (to_row, to_column)) => {
                SLIDE.with(&[row, column, to_row, to_column]).into()
            }
        })
    }

    fn show(&self, board: &Vec<u8>) -> String {
        let [rows, goals] = [board, &self.goal].map(|it| it.chunks(self.columns));
        let text = String::from_utf8_lossy;
        let rows = rows.zip(goals);
        let rows = rows.map(|(row, goal)| format!("{}   {}", text(row), text(goal)));
        rows.collect::<Vec<_>>().join("\n")
    }

    fn scene(&self, board: &Vec<u8>, _: Side) -> Option<Scene> {
        let goal = self.drawn(&self.goal).called("goal");
        let Costs { add, remove, slide } = self.costs;
        let scene = Scene::from(self.drawn(board)).and(goal);
        Some(scene.note(&COSTS.with(&[&add, &remove, &slide])))
    }

    fn touches(&self, _: &Vec<u8>, operation: &Operation) -> Vec<String> {
        let cells = cells(*operation).into_iter();
        cells.map(|(row, column)| cell(row, column)).collect()
    }
}

/// The puzzle that the input tells of.
pub(crate) fn puzzles(input: &Input) -> Vec<Box<dyn Match>> {
    let rules = Rules::new(input);
    let (start, input) = (input.first.clone(), input.clone());
    let best = move || {
        let plan = Line2010::solve(&input).0;
        let cost: u64 = plan.iter().map(|it| input.costs.of(*it)).sum();
        let told = plan.iter().filter(|_| plan.len() <= LONGEST_TOLD);
        Some(Best {
            number: i64::try_from(cost).ok()?,
            line: told.map(Operation::to_string).collect(),
        })
    };
    vec![arena::play_alone(rules, start, Aim::LittleSpent, best)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use arena::Worth;
    use contract::{Room, seeded};

    #[test]
    fn the_plan_that_is_told_ends_at_the_second_board_and_costs_what_is_said() {
        let mut rng = seeded(&["line2010", "plans"]);
        for _ in 0..200 {
            let input = Line2010::small(&mut rng);
            let mut puzzle = puzzles(&input).remove(0);
            let best = puzzle.best_known().cloned().unwrap();
            for text in &best.line {
                let place = puzzle.find(text).unwrap();
                assert!(puzzle.make(place), "{text}\n{input}");
            }
            assert_eq!(puzzle.worth(), Ok(Worth::Points(1)), "{input}");
            assert_eq!(puzzle.score(), best.number, "{input}");
        }
    }

    #[test]
    fn a_bead_is_taken_away_or_slid_and_an_empty_cell_gets_one() {
        let input = contract::recipe::<Line2010>("sample").unwrap();
        let puzzle = puzzles(&input).remove(0);
        let moves = ["2 1 1", "3 1 1 1 2", "1 1 2", "1 1 3", "2 3 1", "1 3 3"];
        assert_eq!(puzzle.moves(), moves);
        assert_eq!(puzzle.best_known().unwrap().number, 33);
    }
}
