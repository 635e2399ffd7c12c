//! The rules of WBR, a puzzle for one.

use arena::scene::{Grid, Piece, Scene, Tone, cell};
use arena::{Aim, Best, End, Game, Match, Side};
use inpout::{Problem, sentences};

use crate::{Input, Wbr};

use crate::brute::{Drawn, bonus, score};

sentences! {
    WHITE: "trắng", "white";
    BLUE: "xanh", "blue";
    RED: "đỏ", "red";
}

/// A board of marbles; a move removes a region of one colour, and the rest falls down and closes up.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Rules {
    /// Rows of the board.
    pub(crate) rows: usize,
    /// Its columns.
    pub(crate) columns: usize,
}

impl Rules {
    /// What lies on the board, by row from the bottom and column, both from 1.
    fn marbles(&self, board: &Drawn) -> impl Iterator<Item = (usize, usize, u8)> {
        let places =
            (1..=self.rows).flat_map(|row| (1..=self.columns).map(move |column| (row, column)));
        places.filter_map(|(row, column)| Some((row, column, board.colour(row, column)?)))
    }
}

impl Game for Rules {
    type Position = Drawn;
    /// A region, by row and column of any of its cells.
    type Move = (usize, usize);

    fn moves(&self, board: &Drawn) -> impl IntoIterator<Item = (Self::Move, Drawn)> {
        self.marbles(board).filter_map(|(row, column, _)| {
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

    fn say(&self, (row, column): &Self::Move) -> String {
        format!("{row} {column}")
    }

    fn show(&self, board: &Drawn) -> String {
        let row = |row| -> String {
            let columns = 1..=self.columns;
            let colours = columns.map(|column| board.colour(row, column).unwrap_or(b'.'));
            colours.map(char::from).collect()
        };
        let rows = (1..=self.rows).rev().map(row);
        rows.collect::<Vec<_>>().join("\n")
    }

    fn scene(&self, board: &Drawn, _: Side) -> Option<Scene> {
        let grid = Grid::new(self.rows, self.columns).upwards();
        let marbles = self.marbles(board);
        let drawn = marbles.fold(grid, |grid, (row, column, colour)| {
            grid.piece(row, column, marble(colour))
        });
        Some(drawn.into())
    }

    fn touches(&self, _: &Drawn, &(row, column): &Self::Move) -> Vec<String> {
        vec![cell(row, column)]
    }
}

/// A marble of this colour.
fn marble(colour: u8) -> Piece {
    let (tone, name) = match colour {
        b'W' => (Tone::Mark, WHITE),
        b'B' => (Tone::First, BLUE),
        _ => (Tone::Second, RED),
    };
    Piece::of(tone).called(name)
}

/// The puzzle that the input tells of.
pub(crate) fn puzzles(input: &Input) -> Vec<Box<dyn Match>> {
    let rules = Rules {
        rows: input.rows.len(),
        columns: input.rows[0].len(),
    };
    let start = Drawn::new(input);
    let input = input.clone();
    let best = move || {
        let record = Wbr::solve(&input);
        let moves = record.moves.iter();
        Some(Best {
            number: record.total.into(),
            line: moves
                .map(|it| format!("{} {}", it.row, it.column))
                .collect(),
        })
    };
    vec![arena::play_alone(rules, start, Aim::ManyPoints, best)]
}
