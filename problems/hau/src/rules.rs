//! The rules of HAU.

use arena::scene::{Grid, Piece, Scene, cell};
use arena::{Game, Match, Side};

use contract::Variant;

use crate::{Hau, Input, Square};

/// A queen goes any number of squares to the left, down, or diagonally left and down. A player
/// who cannot move, because she stands on (0, 0), loses.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// Whether the piece goes so far left and so far down; in changed rules it has not all of a
    /// queen's moves.
    pub goes: fn(u64, u64) -> bool,
}

/// The rules of the statement.
pub const QUEEN: Rules = Rules { goes: |_, _| true };

impl Game for Rules {
    /// The queen's square.
    type Position = Square;
    /// The square that she goes to.
    type Move = Square;

    fn moves(&self, &(p, q): &Square) -> impl IntoIterator<Item = (Square, Square)> {
        let left = (1..=p).map(move |far| (p - far, q));
        let down = (1..=q).map(move |far| (p, q - far));
        let both = (1..=p.min(q)).map(move |far| (p - far, q - far));
        let to = left.chain(down).chain(both);
        let to = to.filter(move |to| (self.goes)(p - to.0, q - to.1));
        to.map(|to| (to, to))
    }

    fn number(&self, &(p, q): &Square) -> Option<usize> {
        Some(arena::pair_number(p, q))
    }

    fn show(&self, (p, q): &Square) -> String {
        format!("({p}, {q})")
    }

    fn scene(&self, at: &Square, _: Side) -> Option<Scene> {
        let &(p, q) = at;
        let side = usize::try_from(p.max(q)).ok()?.checked_add(8)? / 8 * 8;
        let place = |(p, q): Square| Some((usize::try_from(q).ok()?, usize::try_from(p).ok()?));
        let board = Grid::new(side, side).from(0, 0).across(0, 0);
        let goes = self.moves(at).into_iter().take(600);
        let goes = goes.filter_map(|(to, _)| place(to));
        let board = board.upwards().checkered().open(goes);
        let (row, column) = place((p, q))?;
        Some(board.piece(row, column, Piece::queen()).into())
    }

    fn touches(&self, &(p, q): &Square, &(to_p, to_q): &Square) -> Vec<String> {
        vec![cell(q, p), cell(to_q, to_p)]
    }
}

/// The games that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    play(QUEEN.goes, input)
}

/// Changed rules.
pub fn variants() -> Vec<Variant<Hau>> {
    vec![
        Variant::new(
            "king",
            "quân cờ đi như vua: mỗi nước một ô",
            "the piece goes as a king: one square",
            |input: &Input| play(|left, down| left.max(down) == 1, input),
        ),
        Variant::new(
            "rook",
            "quân cờ đi như xe: sang trái hoặc xuống",
            "the piece goes as a rook: left or down",
            |input: &Input| play(|left, down| left.min(down) == 0, input),
        ),
    ]
}

fn play(goes: fn(u64, u64) -> bool, input: &Input) -> Vec<Box<dyn Match>> {
    let game = |&queen: &Square| arena::play(Rules { goes }, queen);
    input.queens.iter().map(game).collect()
}
