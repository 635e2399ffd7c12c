//! The rules of HAU.

use arena::scene::{Grid, Piece, Scene, cell};
use arena::{Game, Match, Side};

use contract::Variant;

use crate::{Hau, Input, Square};

/// A queen goes any number of squares to the left, down, or diagonally left and down. A player
/// who cannot move, because she stands on (0, 0), loses.
#[derive(Debug, Clone, Copy, Default)]
pub struct Rules {
    /// What goes as another piece than the queen, in changed rules.
    pub instead: Option<Instead>,
}

/// A piece that has some of the queen's moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Instead {
    /// One square.
    King,
    /// Left or down.
    Rook,
}

impl Rules {
    /// With another piece than the queen.
    fn of(piece: Instead) -> Rules {
        let instead = Some(piece);
        Rules { instead }
    }
}

impl Game for Rules {
    /// The queen's square.
    type Position = Square;
    /// The square that she goes to.
    type Move = Square;

    fn moves(&self, &(p, q): &Square) -> impl IntoIterator<Item = (Square, Square)> {
        let left = (1..=p).map(move |far| (p - far, q));
        let down = (1..=q).map(move |far| (p, q - far));
        let both = (1..=p.min(q)).map(move |far| (p - far, q - far));
        let goes = move |to: &Square| match self.instead {
            None => true,
            Some(Instead::King) => p - to.0 <= 1 && q - to.1 <= 1,
            Some(Instead::Rook) => p == to.0 || q == to.1,
        };
        let to = left.chain(down).chain(both).filter(goes);
        to.map(|to| (to, to))
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
        let board = Grid::new(side, side)
            .from(0, 0)
            .across(0, 0)
            .upwards()
            .checkered();
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
    play(Rules::default(), input)
}

/// Changed rules.
pub fn variants() -> Vec<Variant<Hau>> {
    vec![
        Variant::new(
            "king",
            "quân cờ đi như vua: mỗi nước một ô",
            "the piece goes as a king: one square",
            |input: &Input| play(Rules::of(Instead::King), input),
        ),
        Variant::new(
            "rook",
            "quân cờ đi như xe: sang trái hoặc xuống",
            "the piece goes as a rook: left or down",
            |input: &Input| play(Rules::of(Instead::Rook), input),
        ),
    ]
}

fn play(rules: Rules, input: &Input) -> Vec<Box<dyn Match>> {
    let queens = input.queens.iter();
    queens.map(|&queen| arena::play(rules, queen)).collect()
}
