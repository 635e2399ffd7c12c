//! The rules of DELNUM.

use arena::scene::{Piece, Row, Scene};
use arena::{End, Game, Match, Side, Step};

use crate::Input;

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

/// The game whose record the input holds.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    vec![arena::play(Rules, start(input))]
}
