//! The rules of SOCOLA2.

use arena::scene::{Bars, Scene};
use arena::{Altered, Game, Match, Side};
use contract::Offer;
use inpout::{Message, Text, sentences};

use crate::{Input, Output, Socola2};

sentences! {
    BREAK: "bẻ thanh {0} thành {1} × {2} và {3} × {4}", "break piece {0} into {1} × {2} and {3} × {4}";
    GOAL: "Ai được nhiều ô hơn thì thắng.", "Whoever gets more squares wins.";
}

/// Pieces of chocolate; a move breaks one of them in two along one of its lines, and parts of a
/// single square belong to the player who has made it. Each player wants as many squares more than
/// the other one as he can get.
#[derive(Debug, Clone, Copy)]
pub struct Rules;

/// The squares of the two parts.
fn parts((m, n): (i32, i32), line: char, k: i32) -> [i32; 2] {
    match line {
        '-' => [k * n, (m - k) * n],
        _ => [m * k, m * (n - k)],
    }
}

impl Game for Rules {
    /// The rows and columns of each piece.
    type Position = Vec<(i32, i32)>;
    /// The number of a piece, from 1, and the rows (`-`) or columns (`|`) of its first part.
    type Move = (usize, char, i32);
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(
        &self,
        pieces: &Self::Position,
    ) -> impl IntoIterator<Item = (Self::Move, Self::Position)> {
        (0..pieces.len()).flat_map(move |place| {
            let (m, n) = pieces[place];
            let across = (1..m).map(move |k| ('-', k, [(k, n), (m - k, n)]));
            let along = (1..n).map(move |k| ('|', k, [(m, k), (m, n - k)]));
            across.chain(along).map(move |(line, k, parts)| {
                let mut after = pieces.clone();
                after.splice(
                    place..=place,
                    parts.into_iter().filter(|&part| part != (1, 1)),
                );
                ((place + 1, line, k), after)
            })
        })
    }

    /// The parts that are single squares.
    fn gain(&self, pieces: &Self::Position, &(piece, line, k): &Self::Move) -> i64 {
        parts(pieces[piece - 1], line, k)
            .map(|squares| i64::from(squares == 1))
            .iter()
            .sum()
    }

    /// Pieces may change places and be turned round.
    fn same(&self, mut pieces: Self::Position) -> Self::Position {
        for (m, n) in &mut pieces {
            (*m, *n) = (*m.min(n), *m.max(n));
        }
        pieces.sort_unstable();
        pieces
    }

    fn words(&self, pieces: &Self::Position, (piece, line, k): &Self::Move) -> Option<Message> {
        let (m, n) = pieces[piece - 1];
        let [a, b, c, d] = if *line == '-' {
            [*k, n, m - k, n]
        } else {
            [m, *k, m, n - k]
        };
        Some(BREAK.with(&[piece, &a, &b, &c, &d]).into())
    }

    fn show(&self, pieces: &Self::Position) -> String {
        let pieces = (1..).zip(pieces);
        let pieces = pieces.map(|(number, (m, n))| format!("{number}: {m} × {n}"));
        pieces.collect::<Vec<_>>().join("\n")
    }

    fn scene(&self, pieces: &Self::Position, _: Side) -> Option<Scene> {
        let pieces = pieces.iter();
        let pieces = pieces.map(|&(m, n)| (m.unsigned_abs().into(), n.unsigned_abs().into()));
        Some(Bars::new(pieces).into())
    }

    fn touches(&self, _: &Self::Position, (piece, line, k): &Self::Move) -> Vec<String> {
        vec![format!("bar{piece}/{line}{k}")]
    }
}

/// The whole bar; nobody gets one of a single square, for it cannot be broken.
pub fn start(input: &Input) -> Vec<(i32, i32)> {
    vec![(input.rows, input.columns)]
}

/// Rules by which other parts belong to somebody, or to somebody else, or other breaks are allowed.
#[derive(Debug, Clone, Copy)]
struct Changed {
    /// The most squares of a part that belongs to somebody.
    size: i32,
    /// 1 for the player who has made it, -1 for the other one.
    sign: i64,
    /// Whether one row or column comes off.
    edge: bool,
}

impl Altered for Changed {
    type Of = Rules;

    fn original(&self) -> &Rules {
        &Rules
    }

    fn moves_now(
        &self,
        pieces: &Vec<(i32, i32)>,
    ) -> impl IntoIterator<Item = ((usize, char, i32), Vec<(i32, i32)>)> {
        let moves = Rules.moves(pieces).into_iter();
        moves.filter_map(|((piece, line, k), mut after)| {
            let (m, n) = pieces[piece - 1];
            let side = if line == '-' { m } else { n };
            after.retain(|(m, n)| m * n > self.size);
            // The order of the pieces does not matter.
            after.sort_unstable();
            let can = !self.edge || k == 1 || k == side - 1;
            can.then_some(((piece, line, k), after))
        })
    }

    fn gain_now(&self, pieces: &Vec<(i32, i32)>, &(piece, line, k): &(usize, char, i32)) -> i64 {
        let parts = parts(pieces[piece - 1], line, k).into_iter();
        i64::from(parts.filter(|it| *it <= self.size).sum::<i32>()) * self.sign
    }
}

/// What can be changed: which parts belong to somebody, to whom, and how a piece may be broken.
#[expect(clippy::cast_possible_truncation, reason = "all of it is small")]
pub const OFFER: Offer<Socola2> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let rules = Changed {
            size: values.number("size", 1) as i32,
            sign: if values.has("gift") { -1 } else { 1 },
            edge: values.has("edge"),
        };
        vec![arena::play_for_points(rules, start(input))]
    },
    answer: |input, games| {
        let squares = match input.rows * input.columns {
            1 => 0,
            squares => squares,
        };
        let lead = games[0].ahead()? as i32;
        Ok(Output {
            first: i32::midpoint(squares, lead),
            second: i32::midpoint(squares, -lead),
        })
    },
};

/// The game that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    vec![arena::play_for_points(Rules, start(input))]
}
