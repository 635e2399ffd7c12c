//! The rules of STRGAME.

use arena::scene::{Graph, Piece, Row, Scene, Tone};
use arena::{Game, Match, Side, Step};

use crate::Input;

/// A piece on a ring of letters; a move shifts it by up to `R` cells to the right or up to `L` to
/// the left, onto a letter other than those of its cell, of the cell before and of the one before
/// that. A player who cannot move loses, and play that never ends is a draw.
#[derive(Debug, Clone)]
pub struct Rules {
    /// The letters, `L` and `R`.
    pub input: Input,
}

impl Rules {
    /// The cell to which a shift leads.
    fn to(&self, cell: usize, shift: isize) -> usize {
        let n = self.input.letters.len().cast_signed();
        (cell.cast_signed() + shift).rem_euclid(n).cast_unsigned()
    }
}

impl Game for Rules {
    /// The cell, from 0, and the letters of the cells before it, the last one first, at most two.
    type Position = (usize, Vec<u8>);
    /// The shift to the right; negative to the left.
    type Move = isize;

    fn moves(&self, (cell, former): &Self::Position) -> impl IntoIterator<Item = Step<Self>> {
        let letters = &self.input.letters;
        let own = letters[*cell];
        let remembered: Vec<u8> = [own].iter().chain(former).take(2).copied().collect();
        let shifts = -self.input.left.cast_signed()..=self.input.right.cast_signed();
        shifts
            .filter(|&shift| shift != 0)
            .map(|shift| (shift, self.to(*cell, shift)))
            .filter(move |&(_, to)| letters[to] != own && !former.contains(&letters[to]))
            .map(move |(shift, to)| (shift, (to, remembered.clone())))
    }

    fn say(&self, shift: &isize) -> String {
        format!("{shift:+}")
    }

    fn show(&self, (cell, former): &(usize, Vec<u8>)) -> String {
        let text = |letters: &[u8]| String::from_utf8_lossy(letters).into_owned();
        let (before, after) = self.input.letters.split_at(*cell);
        let mut former = former.clone();
        former.reverse();
        let own = text(&after[..1]);
        format!(
            "{}[{own}]{} ({})",
            text(before),
            text(&after[1..]),
            text(&former)
        )
    }

    fn scene(&self, (cell, former): &(usize, Vec<u8>), _: Side) -> Option<Scene> {
        let letters = &self.input.letters;
        let ring = Graph::ring(letters.iter().map(|&it| char::from(it).to_string())).numbered();
        let n = letters.len();
        let ring = (0..n).fold(ring, |ring, cell| ring.edge(cell, (cell + 1) % n));
        let scene = Scene::from(ring.piece(*cell, Piece::of(Tone::Neutral)));
        if former.is_empty() {
            return Some(scene);
        }
        let former = former
            .iter()
            .map(|&it| Piece::card(char::from(it)).toned(Tone::Quiet));
        let barred = Row::of("former", former).labelled("≠");
        Some(scene.and(barred))
    }

    fn touches(&self, (cell, _): &(usize, Vec<u8>), shift: &isize) -> Vec<String> {
        vec![format!("v{}", self.to(*cell, *shift) + 1)]
    }
}

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let input = input.clone();
    // The piece on the first cell, without former cells.
    vec![arena::play(Rules { input }, (0, Vec::new()))]
}
