//! The rules of CODAM.

use arena::scene::{Piece, Scene, Strip};
use arena::{Game, Match, Side, Step};

use crate::{Input, Row};

/// A white and a black stone in every row; the first player moves white stones, the second black
/// ones. A move pushes a stone of one's own towards the other stone of its row, but not onto it. A
/// player who cannot move loses.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// The number of columns.
    pub columns: u64,
}

impl Game for Rules {
    /// The columns of the white and the black stone of each row, and whose turn it is.
    type Position = (Vec<Row>, Side);
    /// The row, from 1, and the column that the stone is pushed to.
    type Move = (usize, u64);

    fn moves(&self, (rows, side): &(Vec<Row>, Side)) -> impl IntoIterator<Item = Step<Self>> {
        (0..rows.len()).flat_map(move |row| {
            let (white, black) = rows[row];
            let between = white.min(black) + 1..white.max(black);
            between.map(move |to| {
                let mut after = rows.clone();
                after[row] = match side {
                    Side::First => (to, black),
                    Side::Second => (white, to),
                };
                ((row + 1, to), (after, side.other()))
            })
        })
    }

    /// Rows may change places, and those with nothing between the stones may go.
    fn same(&self, (mut rows, side): Self::Position) -> Self::Position {
        rows.retain(|(white, black)| white.abs_diff(*black) > 1);
        rows.sort_unstable();
        (rows, side)
    }

    fn show(&self, (rows, _): &Self::Position) -> String {
        let rows = rows.iter().map(|(white, black)| format!("{white} {black}"));
        rows.collect::<Vec<_>>().join("\n")
    }

    fn scene(&self, (rows, _): &Self::Position, mover: Side) -> Option<Scene> {
        let rows = (1..).zip(rows);
        let scene = rows.fold(Scene::default(), |scene, (number, &(white, black))| {
            let row = Strip::new(1..=self.columns).called(&format!("row{number}"), number);
            let row = row.piece(white, Piece::white());
            scene.and(row.piece(black, Piece::black()))
        });
        Some(scene.turn(mover.is_first()))
    }

    fn touches(&self, (rows, side): &Self::Position, &(row, to): &Self::Move) -> Vec<String> {
        let (white, black) = rows[row - 1];
        let own = if side.is_first() { white } else { black };
        [own, to].map(|cell| format!("row{row}/cell{cell}")).into()
    }
}

/// The board at the start, and White to move.
pub fn start(input: &Input) -> (Vec<Row>, Side) {
    (input.rows.clone(), Side::First)
}

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let columns = input.length;
    vec![arena::play(Rules { columns }, start(input))]
}
