//! The rules of GAME10.

use arena::scene::{Grid, Piece, Row, Scene, cell};
use arena::{End, Game, Match, Side};

/// A board of 4 × 4 cells; a move writes a number from 1 to 4 into an empty cell. Who completes a
/// row or a column with the sum 10 wins; if the board is full and there is none, the game is a
/// draw.
#[derive(Debug, Clone, Copy)]
pub struct Rules;

/// The numbers row by row, 0 for an empty cell.
pub type Cells = [u8; 16];

/// Whether a row or a column is complete and has the sum 10.
pub fn is_won(cells: &Cells) -> bool {
    (0..4).any(|line| {
        let row = [0, 1, 2, 3].map(|place| cells[4 * line + place]);
        let column = [0, 1, 2, 3].map(|place| cells[4 * place + line]);
        let mut lines = [row, column].into_iter();
        lines.any(|line| !line.contains(&0) && line.iter().sum::<u8>() == 10)
    })
}

impl Game for Rules {
    type Position = Cells;
    /// The cell, from 0, and the number.
    type Move = (usize, u8);

    fn moves(&self, cells: &Cells) -> impl IntoIterator<Item = (Self::Move, Cells)> {
        let is_over = is_won(cells);
        let empty = (0..16).filter(move |&cell| !is_over && cells[cell] == 0);
        let moves = empty.flat_map(|cell| (1..=4).map(move |number| (cell, number)));
        moves.map(|(cell, number)| {
            let mut after = *cells;
            after[cell] = number;
            ((cell, number), after)
        })
    }

    fn end(&self, cells: &Cells) -> End {
        if is_won(cells) { End::Lost } else { End::Drawn }
    }

    /// Rows may change places, and so may columns: here they are sorted, rows, columns, rows and
    /// columns.
    fn same(&self, mut cells: Cells) -> Cells {
        for _ in 0..4 {
            let mut rows = [0, 1, 2, 3].map(|row| [0, 1, 2, 3].map(|place| cells[4 * row + place]));
            rows.sort_unstable();
            for (row, numbers) in rows.iter().enumerate() {
                for (column, &number) in numbers.iter().enumerate() {
                    cells[4 * column + row] = number;
                }
            }
        }
        cells
    }

    fn say(&self, (cell, number): &Self::Move) -> String {
        format!("{} {} {number}", cell / 4 + 1, cell % 4 + 1)
    }

    fn show(&self, cells: &Cells) -> String {
        let numbers = |row: &[u8]| row.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
        let rows: Vec<String> = cells.chunks(4).map(numbers).collect();
        rows.join("\n").replace('0', ".")
    }

    fn scene(&self, cells: &Cells, _: Side) -> Option<Scene> {
        let written = (0..16).filter(|&place| cells[place] > 0);
        let board = written.fold(Grid::new(4, 4), |board, place| {
            board.piece(place / 4 + 1, place % 4 + 1, Piece::plain(cells[place]))
        });
        Some(Scene::from(board).and(Row::of("number", (1..=4).map(Piece::card))))
    }

    fn touches(&self, _: &Cells, (place, number): &Self::Move) -> Vec<String> {
        let cell = cell(place / 4 + 1, place % 4 + 1);
        vec![cell, format!("number{number}")]
    }
}

/// The game, which always begins with the empty board.
pub fn games() -> Vec<Box<dyn Match>> {
    vec![arena::play(Rules, [0; 16])]
}
