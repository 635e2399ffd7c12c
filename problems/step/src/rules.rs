//! The rules of STEP.

use arena::scene::{Piece, Scene, Strip, Tone};
use arena::{Game, Match, Outcome, Side};
use contract::Offer;
use contract::offer::winning;
use inpout::{Message, Problem, Text, sentences};

use crate::{Input, Output, Step, sorted};

sentences! {
    MOVE: "chuyển bi từ ô {0} đến ô {1}", "move the bead from cell {0} to cell {1}";
    GOAL: "Ai đặt bi vào ô cuối cùng thì thắng.", "Whoever puts a bead on the last cell wins.";
    BEAD: "bi", "bead";
}

/// Beads on a strip; a move puts one of them on the nearest empty cell to its right. Whoever puts a
/// bead on the last cell wins, for then the game is over.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// `N`, the number of the last cell.
    pub cells: u32,
}

impl Game for Rules {
    /// The cells that hold a bead, ascending.
    type Position = Vec<u32>;
    /// The cell of the bead, and the one that it is put on.
    type Move = (u32, u32);
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, beads: &Vec<u32>) -> impl IntoIterator<Item = (Self::Move, Vec<u32>)> {
        let is_over = beads.last() == Some(&self.cells);
        let places = (0..beads.len()).filter(move |_| !is_over);
        places.map(move |place| {
            let from = beads[place];
            let mut after = beads.clone();
            // Over the beads that stand side by side to the right of it.
            let mut to = place;
            while after.get(to + 1) == Some(&(after[to] + 1)) {
                to += 1;
            }
            let cell = after[to] + 1;
            after.remove(place);
            after.insert(to, cell);
            ((from, cell), after)
        })
    }

    fn words(&self, _: &Vec<u32>, (from, to): &Self::Move) -> Option<Message> {
        Some(MOVE.with(&[from, to]).into())
    }

    fn outcome(&self, beads: &Vec<u32>) -> Option<Outcome> {
        let (cells, beads) = (self.cells, beads.clone());
        let is_over = beads.last() == Some(&cells);
        let wins = !is_over && Step::solve(&Input { cells, beads }).moves > 0;
        Some(Outcome::of(wins))
    }

    fn show(&self, beads: &Vec<u32>) -> String {
        let cell = |cell| if beads.contains(&cell) { 'o' } else { '.' };
        (1..=self.cells).map(cell).collect()
    }

    fn scene(&self, beads: &Vec<u32>, _: Side) -> Option<Scene> {
        let end = u64::from(self.cells);
        let strip = Strip::new(1..=end).fill(end..=end, Tone::Mark);
        let strip = beads.iter().fold(strip, |strip, &bead| {
            strip.piece(bead.into(), Piece::stone().called(BEAD))
        });
        Some(strip.into())
    }

    fn touches(&self, _: &Vec<u32>, (from, to): &Self::Move) -> Vec<String> {
        [from, to].map(|cell| format!("cell{cell}")).into()
    }
}

/// The rules and the beads at the start.
pub fn start(input: &Input) -> (Rules, Vec<u32>) {
    (Rules { cells: input.cells }, sorted(&input.beads))
}

/// What can be changed: how far a bead jumps.
pub const OFFER: Offer<Step> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let (rules, start) = start(input);
        let most = if values.has("walk") {
            0
        } else {
            values.number("jump", u64::MAX)
        };
        let allows = move |_: &Vec<u32>, &(from, to): &(u32, u32)| u64::from(to - from - 1) <= most;
        vec![arena::play(arena::only(rules, allows), start)]
    },
    answer: |_, games| {
        let moves = winning(&mut *games[0])?.len();
        Ok(Output { moves })
    },
};

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let (rules, start) = start(input);
    vec![arena::play(rules, start)]
}
