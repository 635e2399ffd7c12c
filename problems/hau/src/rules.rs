//! The rules of HAU.

use arena::scene::{Grid, Piece, Scene, cell};
use arena::{Game, Match, Side};

use crate::{Input, Square};

/// A queen goes any number of squares to the left, down, or diagonally left and down. A player
/// who cannot move, because she stands on (0, 0), loses.
#[derive(Debug, Clone, Copy)]
pub struct Rules;

impl Game for Rules {
    /// The queen's square.
    type Position = Square;
    /// The square that she goes to.
    type Move = Square;

    fn moves(&self, &(p, q): &Square) -> impl IntoIterator<Item = (Square, Square)> {
        let left = (1..=p).map(move |far| (p - far, q));
        let down = (1..=q).map(move |far| (p, q - far));
        let both = (1..=p.min(q)).map(move |far| (p - far, q - far));
        left.chain(down).chain(both).map(|to| (to, to))
    }

    fn number(&self, &(p, q): &Square) -> Option<usize> {
        Some(arena::pair_number(p, q))
    }

    fn say(&self, (p, q): &Square) -> String {
        format!("{p} {q}")
    }

    fn show(&self, (p, q): &Square) -> String {
        format!("({p}, {q})")
    }

    fn scene(&self, at: &Square, _: Side) -> Option<Scene> {
        let &(p, q) = at;
        let side = usize::try_from(p.max(q)).ok()?.checked_add(8)? / 8 * 8;
        let place = |(p, q): Square| Some((usize::try_from(q).ok()?, usize::try_from(p).ok()?));
        let board = Grid::new(side, side).from(0, 0).upwards().checkered();
        let goes = self.moves(at).into_iter().take(600);
        let board = board.open(goes.filter_map(|(to, _)| place(to)));
        let (row, column) = place((p, q))?;
        Some(board.piece(row, column, Piece::queen()).into())
    }

    fn touches(&self, &(p, q): &Square, &(to_p, to_q): &Square) -> Vec<String> {
        vec![cell(q, p), cell(to_q, to_p)]
    }
}

/// The games that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let queens = input.queens.iter();
    queens.map(|&queen| arena::play(Rules, queen)).collect()
}
