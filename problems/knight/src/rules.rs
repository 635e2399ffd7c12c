//! The rules of KNIGHT.

use arena::scene::{Grid, Piece, Scene, cell};
use arena::{Game, Match, Side};
use inpout::{Message, sentences};

use crate::{Board, Cell, Input};

sentences! {
    MOVE: "đi Mã từ ({0}, {1}) đến ({2}, {3})", "move the knight from ({0}, {1}) to ({2}, {3})";
}

/// A knight on a board that goes down or to the left, by four of a knight's eight moves. Who cannot
/// move loses.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// The board.
    pub board: Board,
}

impl Game for Rules {
    /// The row and the column of the knight.
    type Position = Cell;
    /// The cell that it goes to.
    type Move = Cell;

    fn moves(&self, &(i, j): &Cell) -> impl IntoIterator<Item = (Cell, Cell)> {
        let jumps = [(-2, -1), (-2, 1), (-1, -2), (1, -2)].into_iter();
        let to = jumps.filter_map(move |(rows, columns)| {
            Some((i.checked_add_signed(rows)?, j.checked_add_signed(columns)?))
        });
        let to = to.filter(|to| (1..=self.board.rows).contains(&to.0));
        let to = to.filter(|to| (1..=self.board.columns).contains(&to.1));
        to.map(|to| (to, to))
    }

    fn number(&self, &(i, j): &Cell) -> Option<usize> {
        Some(arena::pair_number(i.into(), j.into()))
    }

    fn words(&self, (i, j): &Cell, (to_i, to_j): &Cell) -> Option<Message> {
        Some(MOVE.with(&[i, j, to_i, to_j]).into())
    }

    fn show(&self, (row, column): &Cell) -> String {
        let Board { rows, columns } = self.board;
        format!("{rows} × {columns}: ({row}, {column})")
    }

    fn scene(&self, at: &Cell, _: Side) -> Option<Scene> {
        let Board { rows, columns } = self.board;
        let place = |(row, column): Cell| (row as usize, column as usize);
        let board = Grid::new(rows as usize, columns as usize).upwards();
        let goes = self.moves(at).into_iter().map(|(to, _)| place(to));
        let (row, column) = place(*at);
        let board = board.checkered().open(goes);
        Some(board.piece(row, column, Piece::knight()).into())
    }

    fn touches(&self, at: &Cell, to: &Cell) -> Vec<String> {
        vec![cell(at.0, at.1), cell(to.0, to.1)]
    }
}

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    vec![arena::play(Rules { board: input.board }, input.start)]
}
