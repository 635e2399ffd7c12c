//! The rules of SOCOLA2.

use arena::scene::{Bars, Scene};
use arena::{Game, Match, Side};

use crate::Input;

/// Pieces of chocolate; a move breaks one of them in two along one of its lines, and parts of a
/// single square belong to the player who has made it. Each player wants as many squares more than
/// the other one as he can get.
#[derive(Debug, Clone, Copy)]
pub struct Rules;

impl Game for Rules {
    /// The rows and columns of each piece.
    type Position = Vec<(i32, i32)>;
    /// The number of a piece, from 1, and the rows (`-`) or columns (`|`) of its first part.
    type Move = (usize, char, i32);

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
                after.splice(
                    place..=place,
                    parts.into_iter().filter(|&part| part != (1, 1)),
                );
                ((place + 1, line, k), after)
            })
        })
    }

    /// The parts that are single squares.
    fn gain(&self, pieces: &Self::Position, &(piece, line, k): &Self::Move) -> i64 {
        let (m, n) = pieces[piece - 1];
        let parts = match line {
            '-' => [k * n, (m - k) * n],
            _ => [m * k, m * (n - k)],
        };
        parts.map(|squares| i64::from(squares == 1)).iter().sum()
    }

    /// Pieces may change places and be turned round.
    fn same(&self, mut pieces: Self::Position) -> Self::Position {
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
        let pieces = pieces.iter();
        let pieces = pieces.map(|&(m, n)| (m.unsigned_abs().into(), n.unsigned_abs().into()));
        Some(Bars::new(pieces).into())
    }

    fn touches(&self, _: &Self::Position, (piece, line, k): &Self::Move) -> Vec<String> {
        vec![format!("bar{piece}/{line}{k}")]
    }
}

/// The whole bar; nobody gets one of a single square, for it cannot be broken.
pub fn start(input: &Input) -> Vec<(i32, i32)> {
    vec![(input.rows, input.columns)]
}

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    vec![arena::play_for_points(Rules, start(input))]
}
