//! The rules of SOCOLA.

use arena::scene::{Bars, Scene};
use arena::{Game, Match, Side};

use crate::Input;

/// Pieces of chocolate; a move breaks one of them in two along one of its lines. A player who
/// cannot break any more, because all pieces are single squares, loses.
#[derive(Debug, Clone, Copy)]
pub struct Rules;

impl Game for Rules {
    /// The rows and columns of each piece.
    type Position = Vec<(u64, u64)>;
    /// The number of a piece, from 1, and the rows (`-`) or columns (`|`) of its first part.
    type Move = (usize, char, u64);

    fn moves(
        &self,
        pieces: &Self::Position,
    ) -> impl IntoIterator<Item = (Self::Move, Self::Position)> {
        (0..pieces.len()).flat_map(move |place| {
            let (m, n) = pieces[place];
            let across = (1..m).map(move |k| ('-', k, [(k, n), (m - k, n)]));
            let along = (1..n).map(move |k| ('|', k, [(m, k), (m, n - k)]));
            across.chain(along).map(move |(line, k, parts)| {
                let mut after = pieces.clone();
                after.splice(place..=place, parts);
                ((place + 1, line, k), after)
            })
        })
    }

    /// Pieces may change places and be turned round, and single squares may go.
    fn same(&self, mut pieces: Self::Position) -> Self::Position {
        pieces.retain(|&piece| piece != (1, 1));
        for (m, n) in &mut pieces {
            (*m, *n) = (*m.min(n), *m.max(n));
        }
        pieces.sort_unstable();
        pieces
    }

    fn say(&self, (piece, line, k): &Self::Move) -> String {
        format!("{piece} {line} {k}")
    }

    fn show(&self, pieces: &Self::Position) -> String {
        let pieces = (1..).zip(pieces);
        let pieces = pieces.map(|(number, (m, n))| format!("{number}: {m} × {n}"));
        pieces.collect::<Vec<_>>().join("\n")
    }

    fn scene(&self, pieces: &Self::Position, _: Side) -> Option<Scene> {
        Some(Bars::new(pieces.iter().copied()).into())
    }

    fn touches(&self, _: &Self::Position, (piece, line, k): &Self::Move) -> Vec<String> {
        vec![format!("bar{piece}/{line}{k}")]
    }
}

/// The games that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let bars = input.bars.iter();
    bars.map(|&bar| arena::play(Rules, vec![bar])).collect()
}
