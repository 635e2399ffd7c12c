//! The rules of STONES1.

use arena::scene::{Piece, Scene, Strip};
use arena::{Game, Match, Outcome, Side};
use inpout::Problem;

use contract::Offer;
use contract::offer::{size, winning};
use inpout::{Message, sentences};

use crate::{Input, Output, Stones1};

sentences! {
    MOVE: "chuyển viên sỏi từ ô {0} đến ô {1}", "move the stone from cell {0} to cell {1}";
}

/// Stones on a strip; a move takes one of them some cells to the left, over empty cells onto an empty
/// one. A player who cannot move loses.
#[derive(Debug, Clone)]
pub struct Rules {
    /// The number of cells, at most 64.
    pub cells: usize,
    /// How far a move goes: one or two cells.
    pub ways: Vec<usize>,
    /// Whether it may go over stones: no.
    pub jumps: bool,
}

impl Game for Rules {
    /// The cells that hold a stone: bit `i` for cell `i` from the left, from 0.
    type Position = u64;
    /// The cell that the stone leaves, from 1, and how far it goes.
    type Move = (usize, usize);

    fn moves(&self, &stones: &u64) -> impl IntoIterator<Item = (Self::Move, u64)> {
        let is_free = move |cell: usize| stones >> cell & 1 == 0;
        (0..self.cells)
            .filter(move |&cell| !is_free(cell))
            .flat_map(move |cell| {
                let ends = (1..=cell).take_while(move |far| self.jumps || is_free(cell - far));
                ends.filter(move |far| is_free(cell - far) && self.ways.contains(far))
                    .map(move |far| ((cell + 1, far), stones ^ (1 << cell) ^ (1 << (cell - far))))
            })
    }

    fn outcome(&self, &stones: &u64) -> Option<Outcome> {
        let strip = self.show(&stones).into_bytes();
        let wins = || Stones1::solve(&Input { strip }).count > 0;
        (self.ways == [1, 2] && !self.jumps).then(|| Outcome::of(wins()))
    }

    fn words(&self, _: &u64, (cell, far): &Self::Move) -> Option<Message> {
        Some(MOVE.with(&[cell, &(cell - far)]).into())
    }

    fn show(&self, stones: &u64) -> String {
        let sign = |cell| if stones >> cell & 1 == 1 { 'X' } else { '.' };
        (0..self.cells).map(sign).collect()
    }

    fn scene(&self, stones: &u64, _: Side) -> Option<Scene> {
        let strip = Strip::new(1..=self.cells as u64);
        let stones = (0..self.cells).filter(|cell| stones >> cell & 1 == 1);
        let strip = stones.fold(strip, |strip, cell| {
            strip.piece(cell as u64 + 1, Piece::stone())
        });
        Some(strip.into())
    }

    fn touches(&self, _: &u64, (cell, far): &Self::Move) -> Vec<String> {
        [*cell, cell - far].map(|cell| format!("cell{cell}")).into()
    }
}

/// The rules and the stones at the start, unless the strip is too long.
pub fn start(input: &Input) -> Option<(Rules, u64)> {
    let cells = input.strip.len();
    let stones = (0..cells).filter(|&cell| input.strip[cell] == b'X');
    let rules = Rules {
        cells,
        ways: vec![1, 2],
        jumps: false,
    };
    (cells <= 64).then(|| (rules, stones.map(|cell| 1 << cell).sum()))
}

/// What can be changed: how far a stone goes, and over what.
pub const OFFER: Offer<Stones1> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let game = start(input).map(|(mut rules, start)| {
            let most = size(values.number("max", 2));
            rules.ways = match values.set("step") {
                Some(steps) => steps.iter().map(|&step| size(step)).collect(),
                None => (1..=most).collect(),
            };
            rules.jumps = values.has("jump");
            arena::play(rules, start)
        });
        Vec::from_iter(game)
    },
    answer: |_, games| {
        let count = winning(&mut *games[0])?.len();
        Ok(Output { count })
    },
};

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let game = start(input).map(|(rules, start)| arena::play(rules, start));
    Vec::from_iter(game)
}
