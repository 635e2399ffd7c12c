//! The rules of STONE.

use arena::scene::{Piece, Row, Scene};
use arena::{Game, Match, Outcome, Side};
use inpout::{Message, Text, sentences};

use crate::{Input, row};

sentences! {
    TAKE: "bốc viên thứ {1} ở hàng {0} và mọi viên bên phải nó", "take stone {1} of row {0} and all to its right";
    GOAL: "Ai đến lượt mà không còn viên nào màu của mình thì thua.", "Whoever has no stone of his colour left loses.";
    BLUE: "xanh", "blue";
    RED: "đỏ", "red";
}

/// Rows of stones; Hermione, who moves first, picks a blue one (`B`) and Ron a red one (`R`), and
/// it is removed together with all stones to the right of it in its row. A player who has no stone
/// of his or her colour left loses.
#[derive(Debug, Clone)]
pub struct Rules {
    /// The rows at the start.
    pub rows: Vec<Vec<u8>>,
}

impl Game for Rules {
    /// How many stones are left of each row, and whose turn it is.
    type Position = (Vec<u8>, Side);
    /// The row and the stone in it, from 1.
    type Move = (usize, usize);
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(
        &self,
        (lengths, side): &Self::Position,
    ) -> impl IntoIterator<Item = (Self::Move, Self::Position)> {
        let own = match side {
            Side::First => b'B',
            Side::Second => b'R',
        };
        (0..lengths.len()).flat_map(move |row| {
            let stones =
                (0..lengths[row]).filter(move |&stone| self.rows[row][usize::from(stone)] == own);
            stones.map(move |stone| {
                let mut left = lengths.clone();
                left[row] = stone;
                ((row + 1, usize::from(stone) + 1), (left, side.other()))
            })
        })
    }

    fn outcome(&self, (lengths, side): &Self::Position) -> Option<Outcome> {
        let rows = self.rows.iter().zip(lengths);
        let worths = rows.map(|(row, &length)| row::Row::new(&row[..length.into()]).worth());
        let hers: i128 = worths.sum();
        Some(Outcome::of(if side.is_first() {
            hers > 0
        } else {
            hers < 0
        }))
    }

    fn words(&self, _: &Self::Position, (row, stone): &Self::Move) -> Option<Message> {
        Some(TAKE.with(&[row, stone]).into())
    }

    fn show(&self, (lengths, _): &Self::Position) -> String {
        let rows = self.rows.iter().zip(lengths);
        let rows = rows.map(|(row, &length)| String::from_utf8_lossy(&row[..length.into()]));
        rows.collect::<Vec<_>>().join("\n")
    }

    fn scene(&self, (lengths, side): &Self::Position, _: Side) -> Option<Scene> {
        let rows = (1..).zip(self.rows.iter().zip(lengths));
        let scene = rows.fold(Scene::default(), |scene, (number, (row, &length))| {
            let stones = row[..length.into()].iter().map(|&stone| {
                Piece::owned(stone == b'B').called(if stone == b'B' { BLUE } else { RED })
            });
            scene.and(Row::of(&format!("row{number}/"), stones).labelled(number))
        });
        Some(scene.turn(side.is_first()))
    }

    fn touches(&self, _: &Self::Position, (row, stone): &Self::Move) -> Vec<String> {
        vec![format!("row{row}/{stone}")]
    }
}

/// The rows untouched, and Hermione to move.
pub fn start(input: &Input) -> (Rules, (Vec<u8>, Side)) {
    let rows = input.rows.iter().map(|row| row.letters().collect());
    let rows: Vec<Vec<u8>> = rows.collect();
    let length = |row: &Vec<u8>| u8::try_from(row.len()).expect("at most 60 stones");
    let lengths = rows.iter().map(length).collect();
    (Rules { rows }, (lengths, Side::First))
}

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let (rules, start) = start(input);
    vec![arena::play(rules, start)]
}
