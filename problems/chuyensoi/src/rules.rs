//! The rules of CHUYENSOI.

use arena::scene::{self, Piece, Scene, Tone};
use arena::{Game, Match, Outcome, Side, Step, numbers};
use inpout::{Message, Problem, sentences};

use contract::Offer;
use contract::offer::{size, winning_numbers};

use crate::{Chuyensoi, Input, Output, Strip};

sentences! {
    RIGHT: "dịch viên đen trên dải {0} sang phải {1} ô", "shift the black stone of strip {0} to the right by {1}";
    LEFT: "dịch viên trắng trên dải {0} sang trái {1} ô", "shift the white stone of strip {0} to the left by {1}";
    GOAL: "Ai đến lượt mà không đi được thì thua. Người thứ nhất dịch sỏi đen sang phải, người thứ hai dịch sỏi trắng sang trái, mỗi nước nhiều nhất {0} ô.", "Whoever is to move and cannot loses. The first player shifts black stones to the right, the second white ones to the left, by {0} at most.";
    BLACK: "sỏi đen", "black stone";
    WHITE: "sỏi trắng", "white stone";
}

/// A black stone and a white one to the right of it on every strip; the first player moves a black
/// stone to the right, the second a white one to the left, at most `M` cells and never onto or past
/// the other one. A player who cannot move loses.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// `M`.
    pub longest: u64,
}

impl Rules {
    /// What the reference says of these strips; whose turn it is does not matter.
    fn solved(self, strips: &[Strip]) -> Output {
        Chuyensoi::solve(&Input {
            longest: self.longest,
            strips: strips.to_vec(),
        })
    }
}

impl Game for Rules {
    /// The cells of the black and the white stone of each strip, and whose turn it is.
    type Position = (Vec<Strip>, Side);
    /// The strip, from 1, and how far its stone goes.
    type Move = (usize, u64);

    fn moves(&self, (strips, side): &(Vec<Strip>, Side)) -> impl IntoIterator<Item = Step<Self>> {
        (0..strips.len()).flat_map(move |strip| {
            let (black, white) = strips[strip];
            let between = white - black - 1;
            (1..=self.longest.min(between)).map(move |far| {
                let mut after = strips.clone();
                after[strip] = match side {
                    Side::First => (black + far, white),
                    Side::Second => (black, white - far),
                };
                ((strip + 1, far), (after, side.other()))
            })
        })
    }

    /// Strips may change places, and those with nothing between the stones may go.
    fn same(&self, (mut strips, side): Self::Position) -> Self::Position {
        strips.retain(|(black, white)| white - black > 1);
        strips.sort_unstable();
        (strips, side)
    }

    fn words(&self, (_, side): &Self::Position, (strip, far): &Self::Move) -> Option<Message> {
        let way = if side.is_first() { RIGHT } else { LEFT };
        Some(way.with(&[strip, far]).into())
    }

    fn goal(&self) -> Option<Message> {
        Some(GOAL.with(&[&self.longest]).into())
    }

    fn hear(&self, (strips, side): &Self::Position, text: &str) -> Option<Step<Self>> {
        let [strip, far] = numbers(text).try_into().ok()?;
        let strip = usize::try_from(strip).ok()?;
        let mut after = strips.clone();
        let (black, white) = after.get_mut(strip.checked_sub(1)?)?;
        let can = (1..=self.longest.min(*white - *black - 1)).contains(&far);
        match side {
            Side::First => *black += far,
            Side::Second => *white -= far,
        }
        can.then_some(((strip, far), (after, side.other())))
    }

    fn outcome(&self, (strips, _): &Self::Position) -> Option<Outcome> {
        Some(Outcome::of(self.solved(strips).sum > 0))
    }

    fn winning(&self, (strips, _): &Self::Position) -> Option<Self::Move> {
        self.solved(strips).moves.first().copied()
    }

    fn show(&self, (strips, _): &Self::Position) -> String {
        let strips = strips.iter().map(|(b, w)| format!("{b} {w}"));
        strips.collect::<Vec<_>>().join("\n")
    }

    fn scene(&self, (strips, _): &Self::Position, mover: Side) -> Option<Scene> {
        let end = strips.iter().map(|strip| strip.1).max()? + 1;
        let strips = (1..).zip(strips);
        let scene = strips.fold(Scene::default(), |scene, (number, &(black, white))| {
            let strip = scene::Strip::new(1..=end).called(&format!("strip{number}"), number);
            let strip = strip.piece(black, Piece::of(Tone::First).called(BLACK));
            let between = (white - black - 1).min(self.longest).min(20);
            let strip = strip.piece(white, Piece::of(Tone::Second).called(WHITE));
            scene.and(strip.open((1..=between).map(|far| match mover {
                Side::First => black + far,
                Side::Second => white - far,
            })))
        });
        Some(scene.turn(mover.is_first()))
    }

    fn touches(&self, (strips, side): &Self::Position, &(strip, far): &Self::Move) -> Vec<String> {
        let (black, white) = strips[strip - 1];
        let (from, to) = match side {
            Side::First => (black, black + far),
            Side::Second => (white, white - far),
        };
        [from, to].map(|it| format!("strip{strip}/cell{it}")).into()
    }
}

/// The rules, and the strips at the start with the first player to move.
pub fn start(input: &Input) -> (Rules, (Vec<Strip>, Side)) {
    let longest = input.longest;
    (Rules { longest }, (input.strips.clone(), Side::First))
}

/// What can be changed: how far a move goes.
pub const OFFER: Offer<Chuyensoi> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let ((rules, start), values) = (start(input), values.clone());
        let is_apart = u64::from(values.has("apart"));
        let allows = move |(strips, _): &(Vec<Strip>, Side), &(strip, far): &(usize, u64)| {
            let (black, white) = strips[strip - 1];
            values.allows("step", far) && far + is_apart < white - black
        };
        vec![arena::play(arena::only(rules, allows), start)]
    },
    answer: |_, games| {
        let moves = winning_numbers(&mut *games[0])?.into_iter();
        let moves = moves.map(|it| (size(it[0]), it[1]));
        Ok(Output {
            moves: moves.collect(),
            sum: games[0].grundy()?.into(),
        })
    },
};

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let (rules, start) = start(input);
    vec![arena::play(rules, start)]
}
