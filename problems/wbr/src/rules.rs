//! The rules of WBR, a puzzle for one.

use arena::scene::{Grid, Piece, Scene, Tone, cell};
use arena::{Aim, Best, End, Game, Match, Side};
use inpout::{Message, Problem, Text, sentences};

use crate::{Input, Wbr};

use crate::brute::{Drawn, bonus, score};

sentences! {
    REMOVE: "xóa {0} viên bi của miền có ô ({1}, {2})", "remove the {0} marbles of the region with ({1}, {2})";
    GOAL: "Được càng nhiều điểm càng tốt: mỗi miền k viên được (k − 2)² điểm, xóa hết bảng được thêm 1000 điểm.", "Get as many points as you can: a region of k marbles earns (k − 2)², an empty board 1000 more.";
    WHITE: "trắng", "white";
    BLUE: "xanh lam", "blue";
    RED: "đỏ", "red";
}

/// A board of marbles; a move removes a region of one colour, and the rest falls down and closes up.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Rules;

impl Game for Rules {
    type Position = Drawn;
    /// A region, by row and column of any of its cells.
    type Move = (usize, usize);
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, board: &Drawn) -> impl IntoIterator<Item = (Self::Move, Drawn)> {
        let columns = 1..=board.rows[0].len();
        let cells = (1..=board.rows.len())
            .flat_map(move |row| columns.clone().map(move |column| (row, column)));
        cells.filter_map(|(row, column)| {
            let region = board.region(row, column);
            let mut next = board.clone();
            next.remove(&region);
            (region.len() >= 2).then_some(((row, column), next))
        })
    }

    fn gain(&self, board: &Drawn, &(row, column): &Self::Move) -> i64 {
        score(board.region(row, column).len()).into()
    }

    fn end(&self, board: &Drawn) -> End {
        End::Points(bonus(board.left()).into())
    }

    fn words(&self, board: &Drawn, (row, column): &Self::Move) -> Option<Message> {
        let marbles = board.region(*row, *column).len();
        Some(REMOVE.with(&[&marbles, row, column]).into())
    }

    fn show(&self, board: &Drawn) -> String {
        String::from_utf8_lossy(&board.rows.join(&b'\n')).into_owned()
    }

    fn scene(&self, board: &Drawn, _: Side) -> Option<Scene> {
        let rows = board.rows.iter().rev().map(Vec::as_slice);
        Some(Grid::of_text(rows, marble).upwards().into())
    }

    fn touches(&self, _: &Drawn, &(row, column): &Self::Move) -> Vec<String> {
        vec![cell(row, column)]
    }
}

/// A marble of this colour, if it is one.
fn marble(colour: u8) -> Option<Piece> {
    let (tone, name) = match colour {
        b'W' => (Tone::White, WHITE),
        b'B' => (Tone::First, BLUE),
        b'R' => (Tone::Second, RED),
        _ => return None,
    };
    Some(Piece::of(tone).called(name))
}

/// The puzzle that the input tells of.
pub(crate) fn puzzles(input: &Input) -> Vec<Box<dyn Match>> {
    let start = Drawn::new(input);
    let input = input.clone();
    let best = move || {
        let record = Wbr::solve(&input);
        let moves = record.moves.iter();
        Some(Best {
            number: record.total.into(),
            line: moves.map(|it| Rules.say(&(it.row, it.column))).collect(),
        })
    };
    vec![arena::play_alone(Rules, start, Aim::ManyPoints, best)]
}
