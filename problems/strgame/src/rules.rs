//! The rules of STRGAME.

use arena::scene::{Graph, Piece, Row, Scene, Tone};
use arena::{Ending, Game, Match, Outcome, Side, Step};
use contract::Offer;
use inpout::{Message, sentences};

use crate::{Input, Output, Strgame};

sentences! {
    RIGHT: "đi sang phải {0} ô, đến ô {1} ({2})", "go {0} to the right, to cell {1} ({2})";
    LEFT: "đi sang trái {0} ô, đến ô {1} ({2})", "go {0} to the left, to cell {1} ({2})";
}

/// A piece on a ring of letters; a move shifts it by up to `R` cells to the right or up to `L` to
/// the left, onto a letter other than those of its cell, of the cell before and of the one before
/// that. A player who cannot move loses, and play that never ends is a draw.
#[derive(Debug, Clone)]
pub struct Rules {
    /// The letters, `L` and `R`.
    pub input: Input,
    /// How many former letters are barred: two by the statement.
    former: usize,
    /// Whether the first cell does not follow the last one: it does by the statement.
    is_open: bool,
    /// Whether a move is of `L` or `R` cells, no fewer: it need not by the statement.
    is_exact: bool,
}

impl Rules {
    /// The rules of the statement, on this ring.
    pub fn new(input: Input) -> Self {
        Rules {
            input,
            former: 2,
            is_open: false,
            is_exact: false,
        }
    }

    /// The cell to which a shift leads.
    fn to(&self, cell: usize, shift: isize) -> usize {
        let n = self.input.letters.len().cast_signed();
        (cell.cast_signed() + shift).rem_euclid(n).cast_unsigned()
    }

    /// Whether a shift is as long as it has to be, and does not lead out of an open strip.
    fn allows(&self, cell: usize, shift: isize) -> bool {
        let ends = [
            -self.input.left.cast_signed(),
            self.input.right.cast_signed(),
        ];
        let goes_round = cell.checked_add_signed(shift) != Some(self.to(cell, shift));
        shift != 0 && !(self.is_open && goes_round) && (!self.is_exact || ends.contains(&shift))
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
        let remembered: Vec<u8> = [own]
            .iter()
            .chain(former)
            .take(self.former)
            .copied()
            .collect();
        let shifts = -self.input.left.cast_signed()..=self.input.right.cast_signed();
        shifts
            .filter(|&shift| self.allows(*cell, shift))
            .map(|shift| (shift, self.to(*cell, shift)))
            .filter(move |&(_, to)| letters[to] != own && !former.contains(&letters[to]))
            .map(move |(shift, to)| (shift, (to, remembered.clone())))
    }

    fn say(&self, shift: &isize) -> String {
        format!("{shift:+}")
    }

    fn words(&self, (cell, _): &Self::Position, shift: &isize) -> Option<Message> {
        let to = self.to(*cell, *shift);
        let letter = char::from(self.input.letters[to]);
        let said = if *shift > 0 { RIGHT } else { LEFT };
        Some(
            said.with(&[&shift.unsigned_abs(), &(to + 1), &letter])
                .into(),
        )
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
        let edges = if self.is_open { 0..n - 1 } else { 0..n };
        let ring = edges.fold(ring, |ring, cell| ring.edge(cell, (cell + 1) % n));
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

/// What can be changed: which letters are barred, and where a move leads.
pub const OFFER: Offer<Strgame> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let former = if values.has("own") {
            0
        } else {
            values.number("former", 2)
        };
        let rules = Rules {
            former: usize::try_from(former).expect("small"),
            is_open: values.has("open"),
            is_exact: values.has("exact"),
            ..Rules::new(input.clone())
        };
        vec![arena::play(rules, (0, Vec::new()))]
    },
    answer: |_, games| {
        let ending = games[0].worth()?.ending();
        Ok(Output(ending.map_or(Outcome::Drawn, Ending::outcome)))
    },
};

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    // The piece on the first cell, without former cells.
    vec![arena::play(Rules::new(input.clone()), (0, Vec::new()))]
}
