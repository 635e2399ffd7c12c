//! The rules of CODAY.

use arena::scene::{Piece, Scene, Strip, Tone};
use arena::{Game, Match, Side, Step};

use crate::Input;

/// A piece on a strip; a move pushes it up to `M` cells towards cell 1, but not by as many as the
/// move before. A player who cannot move loses.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// `N`.
    pub cells: usize,
    /// `M`.
    pub longest: usize,
}

impl Game for Rules {
    /// The cell of the piece, from 1, and the push before; 0 if there was none.
    type Position = (usize, usize);
    /// By how many cells the piece is pushed.
    type Move = usize;

    fn moves(&self, &(cell, barred): &(usize, usize)) -> impl IntoIterator<Item = Step<Self>> {
        (1..=self.longest.min(cell - 1))
            .filter(move |&push| push != barred)
            .map(move |push| (push, (cell - push, push)))
    }

    fn number(&self, &(cell, barred): &(usize, usize)) -> Option<usize> {
        Some((cell - 1) * (self.longest + 1) + barred)
    }

    fn show(&self, (cell, barred): &(usize, usize)) -> String {
        format!("{cell} (≠ {barred})")
    }

    fn scene(&self, &(cell, barred): &(usize, usize), _: Side) -> Option<Scene> {
        let strip = Strip::new(1..=self.cells as u64).piece(cell as u64, Piece::of(Tone::Neutral));
        let ends = (1..=self.longest.min(cell - 1)).map(|push| (cell - push) as u64);
        let scene = Scene::from(strip.open(ends)).at_most(self.longest);
        Some(scene.barred(barred))
    }

    fn touches(&self, &(cell, _): &(usize, usize), push: &usize) -> Vec<String> {
        [cell, cell - push].map(|cell| format!("cell{cell}")).into()
    }
}

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let &Input { cells, longest, .. } = input;
    vec![arena::play(Rules { cells, longest }, (input.cell, 0))]
}
