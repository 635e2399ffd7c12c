//! The rules of COBANG.

use arena::{Game, Match};

use crate::Input;

/// A piece on a board; a move takes it `k` rows up and into column `k`, which must not be the
/// column where it stands. A player who cannot move loses.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
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

    fn say(&self, k: &usize) -> String {
        k.to_string()
    }

    fn show(&self, (i, j): &(usize, usize)) -> String {
        format!("({i}, {j})")
    }
}

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let columns = input.columns;
    vec![arena::play(Rules { columns }, (input.row, input.column))]
}
