//! The rules of CODAY.

use arena::scene::{Piece, Scene, Strip, Tone};
use arena::{Ending, Game, Match, Side, Step};
use contract::Offer;
use contract::offer::{numbers, winning};
use inpout::{Message, sentences};

use crate::{Coday, Input, Output};

sentences! {
    PUSH: "đẩy {0} ô", "push by {0}";
    GOAL: "Ai đến lượt mà không đẩy được thì thua. Mỗi nước đẩy từ 1 đến {0} ô về phía ô 1, nhưng khác số ô của nước ngay trước.", "Whoever is to move and cannot push loses. A move pushes by 1 to {0} towards cell 1, but not by as many as the move before.";
}

/// Which pushes the one before bars.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Barred {
    /// The same one, by the statement.
    Same,
    /// The one with which it makes `M + 1`.
    Sum,
    /// Those of more than twice as many cells.
    Larger,
    /// None.
    Nothing,
}

/// A piece on a strip; a move pushes it up to `M` cells towards cell 1, but not by as many as the
/// move before. A player who cannot move loses.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// `N`.
    pub cells: usize,
    /// `M`.
    pub longest: usize,
    /// What a push bars.
    pub barred: Barred,
}

impl Rules {
    /// The rules on the strip of the input.
    pub fn new(input: &Input) -> Self {
        let &Input { cells, longest, .. } = input;
        let barred = Barred::Same;
        Rules {
            cells,
            longest,
            barred,
        }
    }

    /// Whether the push before, 0 if there was none, bars this one.
    fn bars(&self, before: usize, push: usize) -> bool {
        match self.barred {
            Barred::Same => push == before,
            Barred::Sum => before + push == self.longest + 1,
            Barred::Larger => before > 0 && push > 2 * before,
            Barred::Nothing => false,
        }
    }
}

impl Game for Rules {
    /// The cell of the piece, from 1, and the push before; 0 if there was none.
    type Position = (usize, usize);
    /// By how many cells the piece is pushed.
    type Move = usize;

    fn moves(&self, &(cell, before): &(usize, usize)) -> impl IntoIterator<Item = Step<Self>> {
        (1..=self.longest.min(cell - 1))
            .filter(move |&push| !self.bars(before, push))
            .map(move |push| (push, (cell - push, push)))
    }

    fn number(&self, &(cell, before): &(usize, usize)) -> Option<usize> {
        Some((cell - 1) * (self.longest + 1) + before)
    }

    fn words(&self, _: &(usize, usize), push: &usize) -> Option<Message> {
        Some(PUSH.with(&[push]).into())
    }

    fn goal(&self) -> Option<Message> {
        Some(GOAL.with(&[&self.longest]).into())
    }

    fn show(&self, (cell, before): &(usize, usize)) -> String {
        let sign = if self.barred == Barred::Same {
            "≠"
        } else {
            "←"
        };
        format!("{cell} ({sign} {before})")
    }

    fn scene(&self, &(cell, before): &(usize, usize), _: Side) -> Option<Scene> {
        let strip = Strip::new(1..=self.cells as u64).piece(cell as u64, Piece::of(Tone::Neutral));
        let ends = (1..=self.longest.min(cell - 1)).map(|push| (cell - push) as u64);
        let scene = Scene::from(strip.open(ends)).at_most(self.longest);
        let barred = if self.barred == Barred::Same {
            before
        } else {
            0
        };
        Some(scene.barred(barred))
    }

    fn touches(&self, &(cell, _): &(usize, usize), push: &usize) -> Vec<String> {
        [cell, cell - push].map(|cell| format!("cell{cell}")).into()
    }
}

/// What can be changed: what a push bars, and by how many cells it goes.
pub const OFFER: Offer<Coday> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let all = [
            ("sum", Barred::Sum),
            ("twice", Barred::Larger),
            ("again", Barred::Nothing),
        ];
        let changed = all.into_iter().find(|(rule, _)| values.has(rule));
        let rules = Rules {
            barred: changed.map_or(Barred::Same, |it| it.1),
            ..Rules::new(input)
        };
        let values = values.clone();
        let allows = move |_: &(usize, usize), &push: &usize| values.allows("take", push as u64);
        vec![arena::play(arena::only(rules, allows), (input.cell, 0))]
    },
    answer: |_, games| {
        let game = &mut *games[0];
        let pushes = game.worth()?.ending().and_then(Ending::moves);
        let winning = winning(game)?.into_iter();
        Ok(Output {
            pushes: pushes.expect("the piece only comes nearer"),
            winning: winning
                .map(|it| usize::try_from(numbers(&it)[0]).expect("small"))
                .collect(),
        })
    },
};

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    vec![arena::play(Rules::new(input), (input.cell, 0))]
}
