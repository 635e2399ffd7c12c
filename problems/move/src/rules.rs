//! The rules of MOVE, a puzzle for one.

use arena::scene::{Grid, Piece, Scene, cell};
use arena::{Aim, End, Game, Match, Side};
use inpout::{Message, Problem, Text, sentences};

use crate::{Board, Input, Move};

sentences! {
    PUSH: "đẩy quân từ ({0}, {1}) đến ({2}, {3})", "push the stone from ({0}, {1}) to ({2}, {3})";
    GOAL: "Biến bàn cờ đầu thành bàn cờ cuối trong ít nước đi nhất.", "Turn the first board into the last one in the fewest moves.";
}

/// A board of 4 × 4 cells with four white and four black stones, which move in turn, white first. A
/// stone slides in one of eight directions until something stops it. The last board ends it.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// The last board.
    pub last: Board,
}

impl Game for Rules {
    /// The board, and which colour moves; white is the first one.
    type Position = (Board, Side);
    /// The cells that the stone leaves and comes to, from 0.
    type Move = (usize, usize);
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(
        &self,
        &(board, side): &Self::Position,
    ) -> impl IntoIterator<Item = (Self::Move, Self::Position)> {
        let is_open = board != self.last;
        let taken = board.white | board.black;
        let own = *stones_of(side, &mut { board });
        let ways = (-1..=1).flat_map(|down| (-1..=1).map(move |right| (down, right)));
        let stones = (0..16).filter(move |cell| is_open && own >> cell & 1 == 1);
        stones.flat_map(move |from| {
            ways.clone().filter_map(move |(down, right)| {
                let is_free = |to: &usize| taken >> to & 1 == 0;
                let next = |&at: &usize| neighbour(at, down, right).filter(is_free);
                let to = std::iter::successors(next(&from), next).take(3).last()?;
                let mut after = board;
                *stones_of(side, &mut after) ^= 1 << from | 1 << to;
                Some(((from, to), (after, side.other())))
            })
        })
    }

    fn end(&self, (board, _): &Self::Position) -> End {
        let is_reached = *board == self.last;
        if is_reached { End::Won } else { End::Lost }
    }

    fn say(&self, (from, to): &Self::Move) -> String {
        let [from, to] = [from, to].map(|cell| format!("{} {}", cell / 4 + 1, cell % 4 + 1));
        format!("{from} {to}")
    }

    fn words(&self, _: &Self::Position, (from, to): &Self::Move) -> Option<Message> {
        let [r, c, to_r, to_c] = [from / 4, from % 4, to / 4, to % 4].map(|it| it + 1);
        Some(PUSH.with(&[&r, &c, &to_r, &to_c]).into())
    }

    fn show(&self, (board, _): &Self::Position) -> String {
        let letter = |cell: usize| match (board.white >> cell & 1, board.black >> cell & 1) {
            (1, _) => 'w',
            (_, 1) => 'b',
            _ => '*',
        };
        let row = |row: usize| (4 * row..4 * row + 4).map(letter).collect::<String>();
        [row(0), row(1), row(2), row(3)].join("\n")
    }

    fn scene(&self, (board, side): &Self::Position, _: Side) -> Option<Scene> {
        let goal = drawn(self.last).called("last");
        Some(Scene::from(drawn(*board)).and(goal).turn(side.is_first()))
    }

    fn touches(&self, _: &Self::Position, (from, to): &Self::Move) -> Vec<String> {
        [from, to].map(|it| cell(it / 4 + 1, it % 4 + 1)).into()
    }
}

/// The boards after each move of a side, whatever the last board is.
pub(crate) fn after(board: Board, side: Side) -> Vec<Board> {
    let rules = Rules {
        last: Board { white: 0, black: 0 },
    };
    let start = (board, side);
    let moves = rules.moves(&start).into_iter();
    moves.map(|(_, (board, _))| board).collect()
}

/// The cells of a player's stones.
fn stones_of(side: Side, board: &mut Board) -> &mut u16 {
    if side.is_first() {
        &mut board.white
    } else {
        &mut board.black
    }
}

/// The next cell in a direction, if it is on the board.
fn neighbour(cell: usize, down: isize, right: isize) -> Option<usize> {
    let row = (cell / 4).checked_add_signed(down).filter(|&row| row < 4)?;
    let column = (cell % 4).checked_add_signed(right)?;
    (column < 4).then_some(4 * row + column)
}

/// The board as a picture.
fn drawn(board: Board) -> Grid {
    let cells = (0..16).map(|place| {
        let is_white = board.white >> place & 1 == 1;
        let is_there = is_white || board.black >> place & 1 == 1;
        is_there.then(if is_white { Piece::white } else { Piece::black })
    });
    Grid::by_rows(4, 4, cells)
}

/// The puzzles that the input tells of.
pub fn puzzles(input: &Input) -> Vec<Box<dyn Match>> {
    let games = input.pairs.iter().map(|&[first, last]| {
        let best = move || {
            let pairs = vec![[first, last]];
            Move::solve(&Input { pairs }).moves[0].map(|moves| i64::from(moves).into())
        };
        let start = (first, Side::First);
        arena::play_alone(Rules { last }, start, Aim::FewMoves, best)
    });
    games.collect()
}
