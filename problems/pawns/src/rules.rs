//! The rules of PAWNS.

use arena::scene::{Grid, Piece, Scene, Tone, cell};
use arena::{Aim, End, Game, Match, Side};
use inpout::{Message, Text, sentences};

use crate::Input;

sentences! {
    UP: "đưa tốt từ ({0}, {1}) lên ({2}, {1})", "advance the pawn from ({0}, {1}) to ({2}, {1})";
    CAPTURE: "cho tốt ở ({0}, {1}) ăn quân ở ({2}, {3})", "let the pawn on ({0}, {1}) capture on ({2}, {3})";
    GOAL: "Ăn hết các quân đen.", "Capture all black pieces.";
}

/// White pawns and black pieces on a board; a move takes a pawn straight up to an empty cell, or
/// across to a cell beside it with a black piece, which is captured. It is a game for one, who
/// wants to capture everything.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// `n`.
    pub rows: usize,
    /// `m`; no more than 64 cells in all.
    pub columns: usize,
}

impl Rules {
    /// The bit of a cell; row and column count from 1.
    pub fn cell(&self, row: usize, column: usize) -> u64 {
        1 << ((row - 1) * self.columns + column - 1)
    }

    /// The row and column of each cell.
    fn cells(&self) -> impl Iterator<Item = (usize, usize)> {
        (1..=self.rows).flat_map(|row| (1..=self.columns).map(move |column| (row, column)))
    }
}

impl Game for Rules {
    /// The cells of the white pawns, and of the black pieces.
    type Position = (u64, u64);
    /// The row and column of the pawn, and the column that it comes to.
    type Move = (usize, usize, usize);
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(
        &self,
        &(white, black): &(u64, u64),
    ) -> impl IntoIterator<Item = (Self::Move, (u64, u64))> {
        let below = self.cells().filter(|&(row, _)| row < self.rows);
        let pawns = below.filter(move |&(row, column)| white & self.cell(row, column) != 0);
        let ways = pawns.flat_map(move |(row, column)| {
            let columns = column - 1..=(column + 1).min(self.columns);
            let columns = columns.filter(|&to| to > 0);
            columns.map(move |to| (row, column, to))
        });
        ways.filter_map(move |(row, column, to)| {
            let target = self.cell(row + 1, to);
            let is_free = (white | black) & target == 0;
            let may_go = if to == column {
                is_free
            } else {
                black & target != 0
            };
            let after = (white & !self.cell(row, column) | target, black & !target);
            may_go.then_some(((row, column, to), after))
        })
    }

    fn end(&self, &(_, black): &(u64, u64)) -> End {
        if black == 0 { End::Won } else { End::Lost }
    }

    fn words(&self, _: &(u64, u64), (row, column, to): &Self::Move) -> Option<Message> {
        let said = if to == column { UP } else { CAPTURE };
        Some(said.with(&[row, column, &(row + 1), to]).into())
    }

    fn show(&self, &(white, black): &(u64, u64)) -> String {
        let cell = |row: usize, column: usize| match self.cell(row, column) {
            cell if white & cell != 0 => 'P',
            cell if black & cell != 0 => 'x',
            _ => '.',
        };
        let row = |row| (1..=self.columns).map(|column| cell(row, column)).collect();
        let rows: Vec<String> = (1..=self.rows).rev().map(row).collect();
        rows.join("\n")
    }

    fn scene(&self, at: &Self::Position, _: Side) -> Option<Scene> {
        let shown = self.show(at);
        let rows = shown.lines().rev().map(str::as_bytes);
        let board = Grid::of_text(rows, |cell| match cell {
            b'P' => Some(Piece::pawn().toned(Tone::White)),
            b'x' => Some(Piece::black()),
            _ => None,
        });
        Some(board.upwards().into())
    }

    fn touches(&self, _: &(u64, u64), (row, column, to): &Self::Move) -> Vec<String> {
        vec![cell(row, column), cell(row + 1, to)]
    }
}

/// The rules and the pieces at the start, unless the board has more than 64 cells.
pub fn start(input: &Input) -> Option<(Rules, (u64, u64))> {
    let &Input { rows, columns, .. } = input;
    rows.checked_mul(columns).filter(|&cells| cells <= 64)?;
    let rules = Rules { rows, columns };
    let pawns = input.pawns.iter().map(|&column| rules.cell(1, column));
    let black = input.black().map(|(row, column)| rules.cell(row, column));
    Some((rules, (pawns.sum(), black.sum())))
}

/// The puzzle that the input tells of.
pub fn puzzles(input: &Input) -> Vec<Box<dyn Match>> {
    let game = |(rules, start)| arena::play_alone(rules, start, Aim::FewMoves, || None);
    Vec::from_iter(start(input).map(game))
}
