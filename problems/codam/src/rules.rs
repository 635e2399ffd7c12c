//! The rules of CODAM.

use arena::scene::{Piece, Scene, Strip};
use arena::{Game, Match, Outcome, Side, Step};
use contract::Offer;
use contract::offer::{numbers, winning};
use inpout::{Message, Problem, Text, sentences};
use theory::nimber::nim_sum;

use crate::{Codam, Input, Output, Row};

sentences! {
    WHITE: "đẩy quân trắng ở hàng {0} tới cột {1}", "push the white piece of row {0} to column {1}";
    BLACK: "đẩy quân đen ở hàng {0} tới cột {1}", "push the black piece of row {0} to column {1}";
    GOAL: "Ai đến lượt mà không đi được thì thua. Người thứ nhất đẩy quân trắng, người thứ hai đẩy quân đen, về phía quân kia.", "Whoever is to move and cannot loses. The first player pushes white pieces, the second black ones, towards the other one.";
}

/// A white and a black stone in every row; the first player moves white stones, the second black
/// ones. A move pushes a stone of one's own towards the other stone of its row, but not onto it. A
/// player who cannot move loses.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// The number of columns.
    pub columns: u64,
}

impl Game for Rules {
    /// The columns of the white and the black stone of each row, and whose turn it is.
    type Position = (Vec<Row>, Side);
    /// The row, from 1, and the column that the stone is pushed to.
    type Move = (usize, u64);
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, (rows, side): &(Vec<Row>, Side)) -> impl IntoIterator<Item = Step<Self>> {
        (0..rows.len()).flat_map(move |row| {
            let (white, black) = rows[row];
            let between = white.min(black) + 1..white.max(black);
            between.map(move |to| {
                let mut after = rows.clone();
                after[row] = match side {
                    Side::First => (to, black),
                    Side::Second => (white, to),
                };
                ((row + 1, to), (after, side.other()))
            })
        })
    }

    /// Rows may change places, and those with nothing between the stones may go.
    fn same(&self, (mut rows, side): Self::Position) -> Self::Position {
        rows.retain(|(white, black)| white.abs_diff(*black) > 1);
        rows.sort_unstable();
        (rows, side)
    }

    fn words(&self, (_, side): &Self::Position, (row, to): &Self::Move) -> Option<Message> {
        let piece = if side.is_first() { WHITE } else { BLACK };
        Some(piece.with(&[row, to]).into())
    }

    fn hear(&self, (rows, side): &(Vec<Row>, Side), text: &str) -> Option<Step<Self>> {
        let [row, to] = numbers(text).try_into().ok()?;
        let row = usize::try_from(row).ok()?;
        let mut after = rows.clone();
        let (white, black) = after.get_mut(row.checked_sub(1)?)?;
        let can = ((*white).min(*black) + 1..(*white).max(*black)).contains(&to);
        *(if side.is_first() { white } else { black }) = to;
        can.then_some(((row, to), (after, side.other())))
    }

    fn outcome(&self, (rows, _): &(Vec<Row>, Side)) -> Option<Outcome> {
        let gaps = rows.iter().map(|(white, black)| white.abs_diff(*black) - 1);
        Some(Outcome::of(nim_sum(gaps) > 0))
    }

    /// The reference's first move is White's; to Black the board is the same with the colours changed.
    fn winning(&self, (rows, side): &(Vec<Row>, Side)) -> Option<Self::Move> {
        let own = |&(white, black): &Row| match side {
            Side::First => (white, black),
            Side::Second => (black, white),
        };
        let (length, rows) = (self.columns, rows.iter().map(own).collect());
        Codam::solve(&Input { length, rows }).first
    }

    fn show(&self, (rows, _): &Self::Position) -> String {
        let rows = rows.iter().map(|(white, black)| format!("{white} {black}"));
        rows.collect::<Vec<_>>().join("\n")
    }

    fn scene(&self, (rows, _): &Self::Position, mover: Side) -> Option<Scene> {
        let rows = (1..).zip(rows);
        let scene = rows.fold(Scene::default(), |scene, (number, &(white, black))| {
            let row = Strip::new(1..=self.columns).called(&format!("row{number}"), number);
            let row = row.piece(white, Piece::white());
            scene.and(row.piece(black, Piece::black()))
        });
        Some(scene.turn(mover.is_first()))
    }

    fn touches(&self, (rows, side): &Self::Position, &(row, to): &Self::Move) -> Vec<String> {
        let (white, black) = rows[row - 1];
        let own = if side.is_first() { white } else { black };
        [own, to].map(|cell| format!("row{row}/cell{cell}")).into()
    }
}

/// What can be changed: how far a stone is pushed, a white one or a black one.
pub const OFFER: Offer<Codam> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let (columns, values) = (input.length, values.clone());
        let most = |rule| values.number(rule, u64::MAX);
        let (all, white, black) = (most("max"), most("white"), most("black"));
        let allows = move |(rows, side): &(Vec<Row>, Side), &(row, to): &(usize, u64)| {
            let stones = rows[row - 1];
            let (from, most) = if side.is_first() {
                (stones.0, white)
            } else {
                (stones.1, black)
            };
            let cells = from.abs_diff(to);
            cells <= most.min(all) && values.allows("take", cells)
        };
        vec![arena::play(
            arena::only(Rules { columns }, allows),
            start(input),
        )]
    },
    answer: |_, games| {
        let moves = winning(&mut *games[0])?;
        let first = moves.first().map(|it| numbers(it));
        Ok(Output {
            sum: games[0].grundy()?.into(),
            count: moves.len(),
            first: first.and_then(|it| Some((usize::try_from(it[0]).ok()?, it[1]))),
        })
    },
};

/// The board at the start, and White to move.
pub fn start(input: &Input) -> (Vec<Row>, Side) {
    (input.rows.clone(), Side::First)
}

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let columns = input.length;
    vec![arena::play(Rules { columns }, start(input))]
}
