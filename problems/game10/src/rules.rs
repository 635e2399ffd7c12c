//! The rules of GAME10.

use arena::scene::{Grid, Piece, Row, Scene, cell};
use arena::{End, Game, Match, Outcome, Side, Step};
use inpout::{Message, Text, sentences};

use crate::{Board, Move};

sentences! {
    WRITE: "điền số {0} vào ô ({1}, {2})", "write {0} into ({1}, {2})";
    GOAL: "Ai làm cho một hàng hoặc một cột có đủ bốn số với tổng bằng 10 thì thắng; bảng đầy mà chưa ai thắng thì hòa.", "Whoever completes a row or a column with the sum 10 wins; a full board without one is a draw.";
}

/// A board of 4 × 4 cells; a move writes a number from 1 to 4 into an empty cell. Who completes a
/// row or a column with the sum 10 wins; if the board is full and there is none, the game is a
/// draw.
#[derive(Debug, Clone, Copy)]
pub struct Rules;

/// Whether a row or a column is complete and has the sum 10.
pub fn is_won(board: Board) -> bool {
    let columns = [0, 1, 2, 3].map(|column| board.cells.map(|row| row[column]));
    let mut lines = board.cells.into_iter().chain(columns);
    lines.any(|line| !line.contains(&0) && line.iter().sum::<u8>() == 10)
}

/// Whether the columns or the rows are pairs whose cells hold nothing or the sum 5, and no move wins at once.
fn is_paired(board: Board) -> bool {
    let rows = board.cells;
    let columns = [0, 1, 2, 3].map(|column| rows.map(|row| row[column]));
    let are_partners = |one: [u8; 4], other: [u8; 4]| {
        let mut cells = one.into_iter().zip(other);
        cells.all(|(a, b)| a + b == 0 || a * b > 0 && a + b == 5)
    };
    let is_paired = |lines: [[u8; 4]; 4]| {
        let pairs = [[0, 1, 2, 3], [0, 2, 1, 3], [0, 3, 1, 2]].into_iter();
        let mut pairs = pairs.map(|it| it.map(|place| lines[place]));
        pairs.any(|[a, b, c, d]| are_partners(a, b) && are_partners(c, d))
    };
    (is_paired(rows) || is_paired(columns)) && !board.moves().any(|it| board.wins(it))
}

impl Game for Rules {
    type Position = Board;
    type Move = Move;
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, &board: &Board) -> impl IntoIterator<Item = Step<Self>> {
        let is_over = is_won(board);
        let moves = board.moves().filter(move |_| !is_over);
        moves.map(move |it| (it, board.with(it)))
    }

    fn end(&self, &board: &Board) -> End {
        if is_won(board) { End::Lost } else { End::Drawn }
    }

    /// Rows may change places, and so may columns: here they are sorted, rows, columns, rows and
    /// columns.
    fn same(&self, mut board: Board) -> Board {
        for _ in 0..4 {
            board.cells.sort_unstable();
            board.cells = [0, 1, 2, 3].map(|column| board.cells.map(|row| row[column]));
        }
        board
    }

    /// The strategy of the second player holds wherever cells that are partners hold nothing or the sum 5 and
    /// nobody wins at once, and for rows as for columns.
    fn outcome(&self, &board: &Board) -> Option<Outcome> {
        if is_won(board) || is_paired(board) {
            return Some(Outcome::Lost);
        }
        let after = |it| board.with(it);
        let mut moves = board.moves();
        let wins = moves.any(|it| board.wins(it) || is_paired(after(it)));
        wins.then_some(Outcome::Won)
    }

    fn say(&self, it: &Move) -> String {
        it.to_string()
    }

    fn words(&self, _: &Board, Move { cell, number }: &Move) -> Option<Message> {
        Some(WRITE.with(&[number, &(cell.0 + 1), &(cell.1 + 1)]).into())
    }

    fn show(&self, board: &Board) -> String {
        let rows = board
            .cells
            .map(|row| row.map(|it| it.to_string()).join(" "));
        rows.join("\n").replace('0', ".")
    }

    fn scene(&self, board: &Board, _: Side) -> Option<Scene> {
        let numbers = board.cells.as_flattened().iter();
        let pieces = numbers.map(|&it| (it > 0).then(|| Piece::plain(it)));
        let board = Scene::from(Grid::by_rows(4, 4, pieces));
        Some(board.and(Row::of("number", (1..=4).map(Piece::card))))
    }

    fn touches(&self, _: &Board, &Move { cell: at, number }: &Move) -> Vec<String> {
        vec![cell(at.0 + 1, at.1 + 1), format!("number{number}")]
    }
}

/// The game, which always begins with the empty board.
pub fn games() -> Vec<Box<dyn Match>> {
    vec![arena::play(Rules, Board::default())]
}
