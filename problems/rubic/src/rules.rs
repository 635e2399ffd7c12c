//! The rules of RUBIC, a puzzle for one.

use arena::scene::{Grid, Piece, Scene, cell};
use arena::{Aim, Best, End, Game, Match, Side};
use inpout::{Message, Problem, Text, sentences};

use crate::{Input, Operation, Rubic};

sentences! {
    ROW: "đẩy hàng {0} sang phải {1} ô", "push row {0} to the right by {1}";
    COLUMN: "đẩy cột {0} xuống dưới {1} ô", "push column {0} down by {1}";
    GOAL: "Xếp các số từ 1 đến 16 theo thứ tự bằng ít phép biến đổi nhất.", "Put the numbers from 1 to 16 in order with the fewest operations.";
}

/// A board of 4 × 4 numbers; a move pushes a row to the right or a column down, and what leaves the
/// board comes back at its other end. The board in order ends it.
#[derive(Debug, Clone, Copy)]
pub struct Rules;

impl Game for Rules {
    /// The numbers row by row.
    type Position = [u8; 16];
    type Move = Operation;
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, cells: &[u8; 16]) -> impl IntoIterator<Item = (Operation, [u8; 16])> {
        let is_open = !cells.is_sorted();
        let open = operations().filter(move |_| is_open);
        open.map(|operation| (operation, after(cells, operation)))
    }

    /// The board is in order.
    fn end(&self, _: &[u8; 16]) -> End {
        End::Won
    }

    fn say(&self, Operation { kind, number, by }: &Operation) -> String {
        format!("{kind} {number} {by}")
    }

    fn words(&self, _: &[u8; 16], Operation { kind, number, by }: &Operation) -> Option<Message> {
        let said = if *kind == 1 { ROW } else { COLUMN };
        Some(said.with(&[number, by]).into())
    }

    fn show(&self, cells: &[u8; 16]) -> String {
        let rows = cells.chunks(4).map(|row| {
            let row = row.iter().map(|number| format!("{number:>2}"));
            row.collect::<Vec<_>>().join(" ")
        });
        rows.collect::<Vec<_>>().join("\n")
    }

    fn scene(&self, cells: &[u8; 16], _: Side) -> Option<Scene> {
        let numbers = cells.iter().map(|number| Some(Piece::card(number)));
        Some(Grid::by_rows(4, 4, numbers).into())
    }

    /// The first cell of the line, and where its number goes.
    fn touches(&self, _: &[u8; 16], operation: &Operation) -> Vec<String> {
        let [number, by] = [operation.number, operation.by].map(usize::from);
        match operation.kind {
            1 => vec![cell(number, 1), cell(number, 1 + by)],
            _ => vec![cell(1, number), cell(1 + by, number)],
        }
    }
}

/// All 24 operations.
pub(crate) fn operations() -> impl Iterator<Item = Operation> {
    let lines = (1..=2).flat_map(|kind| (1..=4).map(move |number| (kind, number)));
    lines.flat_map(|(kind, number)| (1..=3).map(move |by| Operation { kind, number, by }))
}

/// The board after one operation, cell by cell.
pub(crate) fn after(cells: &[u8; 16], operation: Operation) -> [u8; 16] {
    let line = usize::from(operation.number - 1);
    let place = |far: usize| match operation.kind {
        1 => 4 * line + far % 4,
        _ => 4 * (far % 4) + line,
    };
    let mut after = *cells;
    for far in 0..4 {
        after[place(far + usize::from(operation.by))] = cells[place(far)];
    }
    after
}

/// The puzzle that the input tells of.
pub fn puzzles(input: &Input) -> Vec<Box<dyn Match>> {
    let cells = input.cells;
    let best = move || {
        let operations = Rubic::solve(&Input { cells }).operations.into_iter();
        let line: Vec<String> = operations.map(|it| Rules.say(&it)).collect();
        let number = i64::try_from(line.len()).ok()?;
        Some(Best { number, line })
    };
    vec![arena::play_alone(Rules, cells, Aim::FewMoves, best)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_operations_of_the_sample_bring_the_board_in_order() {
        let cells = [1, 2, 15, 4, 7, 8, 3, 6, 9, 10, 5, 12, 13, 14, 11, 16];
        let mut puzzle = puzzles(&Input { cells }).remove(0);
        for text in ["2 3 3", "1 2 2"] {
            let place = puzzle.find(text).unwrap();
            assert!(puzzle.make(place));
        }
        assert_eq!(puzzle.moves(), [""; 0]);
    }
}
