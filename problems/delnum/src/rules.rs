//! The rules of DELNUM.

use arena::scene::{Piece, Row, Scene};
use arena::{End, Game, Match, Side, Step};
use contract::Offer;
use inpout::{Message, Text, sentences};

use crate::{Delnum, Input, Output};

sentences! {
    DELETE: "chọn số {0}", "choose {0}";
    GOAL: "Ai làm cho tổng vượt quá giới hạn thì thua.", "Whoever makes the sum larger than the limit loses.";
}

/// A table of numbers; a move deletes one of them and adds it to the sum. Who makes the sum larger
/// than `m` loses.
#[derive(Debug, Clone, Copy)]
pub struct Rules;

impl Game for Rules {
    /// How often each number, from 1, is still in the table; and what may be added to the sum,
    /// negative if it has been too much.
    type Position = (Vec<u8>, isize);
    /// The number that is deleted.
    type Move = usize;
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, &(ref left, rest): &(Vec<u8>, isize)) -> impl IntoIterator<Item = Step<Self>> {
        let there = (0..left.len()).filter(move |&place| rest >= 0 && left[place] > 0);
        there.map(move |place| {
            let mut after = left.clone();
            after[place] -= 1;
            let number = place + 1;
            (number, (after, rest - number.cast_signed()))
        })
    }

    /// The other player has just made the sum too large, or nobody can move any more.
    fn end(&self, (_, rest): &(Vec<u8>, isize)) -> End {
        if *rest < 0 { End::Won } else { End::Lost }
    }

    fn words(&self, _: &(Vec<u8>, isize), number: &usize) -> Option<Message> {
        Some(DELETE.with(&[number]).into())
    }

    fn show(&self, (left, rest): &(Vec<u8>, isize)) -> String {
        let numbers = (1..).zip(left);
        let numbers = numbers.map(|(number, times)| format!("{number} × {times}"));
        format!("{}\n({rest})", numbers.collect::<Vec<_>>().join("\n"))
    }

    fn scene(&self, (left, rest): &(Vec<u8>, isize), _: Side) -> Option<Scene> {
        let numbers = (1..).zip(left).filter(|(_, times)| **times > 0);
        let row = numbers.fold(Row::new(), |row, (number, times)| {
            let card = match times {
                1 => Piece::card(number),
                _ => Piece::card(format!("{number} × {times}")),
            };
            row.thing(format!("number{number}"), card)
        });
        Some(Scene::from(row).left(rest))
    }

    fn touches(&self, _: &(Vec<u8>, isize), number: &usize) -> Vec<String> {
        vec![format!("number{number}")]
    }
}

/// The table at the start, with nothing added.
pub fn start(input: &Input) -> (Vec<u8>, isize) {
    let mut left = vec![0; input.n];
    for &number in &input.table {
        left[number - 1] += 1;
    }
    (left, input.m.cast_signed())
}

/// DELNUM in which numbers stay in the table, or the one that has just been chosen may not be chosen.
#[derive(Debug, Clone, Copy)]
struct Changed {
    again: bool,
    other: bool,
}

impl Game for Changed {
    /// The last number too, where it matters, and else 0.
    type Position = ((Vec<u8>, isize), usize);
    type Move = usize;

    fn moves(&self, (at, last): &Self::Position) -> impl IntoIterator<Item = Step<Self>> {
        let moves = Rules.moves(at).into_iter();
        moves
            .filter(|it| it.0 != *last)
            .map(|(number, (left, rest))| {
                let left = if self.again { at.0.clone() } else { left };
                let last = if self.other { number } else { 0 };
                (number, ((left, rest), last))
            })
    }

    fn end(&self, (at, _): &Self::Position) -> End {
        Rules.end(at)
    }

    fn words(&self, (at, _): &Self::Position, number: &usize) -> Option<Message> {
        Rules.words(at, number)
    }

    fn goal(&self) -> Option<Message> {
        Rules.goal()
    }

    fn show(&self, (at, last): &Self::Position) -> String {
        match last {
            0 => Rules.show(at),
            _ => format!("{} ≠ {last}", Rules.show(at)),
        }
    }

    fn scene(&self, (at, _): &Self::Position, mover: Side) -> Option<Scene> {
        Rules.scene(at, mover)
    }

    fn touches(&self, (at, _): &Self::Position, number: &usize) -> Vec<String> {
        Rules.touches(at, number)
    }
}

/// What can be changed: whether numbers stay, and whether the last one may be chosen.
pub const OFFER: Offer<Delnum> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let (again, other) = (values.has("again"), values.has("other"));
        vec![arena::play(Changed { again, other }, (start(input), 0))]
    },
    answer: |input, games| {
        let mut wins = vec![games[0].ahead()? > 0];
        for number in &input.record {
            if let Some(place) = games[0].find(&number.to_string()) {
                games[0].make(place);
            }
            wins.push(games[0].ahead()? > 0);
        }
        let moves = 1..wins.len();
        Ok(Output(moves.filter(|&i| wins[i - 1] && wins[i]).collect()))
    },
};

/// The game whose record the input holds.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    vec![arena::play(Rules, start(input))]
}
