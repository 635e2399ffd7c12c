//! The rules of COBANG.

use arena::scene::{Grid, Piece, Scene, Tone, cell};
use arena::{Game, Match, Side};

use crate::Input;

/// A piece on a board; a move takes it `k` rows up and into column `k`, which must not be the
/// column where it stands. A player who cannot move loses.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// `N`.
    pub rows: usize,
    /// `M`.
    pub columns: usize,
}

impl Game for Rules {
    /// The row and the column of the piece, from 1; row 1 is the topmost.
    type Position = (usize, usize);
    /// `k`.
    type Move = usize;

    fn moves(&self, &(i, j): &(usize, usize)) -> impl IntoIterator<Item = (usize, (usize, usize))> {
        (1..=self.columns.min(i - 1))
            .filter(move |&k| k != j)
            .map(move |k| (k, (i - k, k)))
    }

    fn number(&self, &(i, j): &(usize, usize)) -> Option<usize> {
        Some((i - 1) * self.columns + j - 1)
    }

    fn show(&self, (i, j): &(usize, usize)) -> String {
        format!("({i}, {j})")
    }

    fn scene(&self, &(i, j): &(usize, usize), _: Side) -> Option<Scene> {
        let board = Grid::new(self.rows, self.columns).piece(i, j, Piece::of(Tone::Neutral));
        let targets = (1..=self.columns.min(i - 1)).map(|k| (i - k, k));
        Some(board.open(targets).into())
    }

    fn touches(&self, &(i, j): &(usize, usize), &k: &usize) -> Vec<String> {
        vec![cell(i, j), cell(i - k, k)]
    }
}

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let &Input { rows, columns, .. } = input;
    let start = (input.row, input.column);
    vec![arena::play(Rules { rows, columns }, start)]
}
