//! The rules of GAME30.

use arena::scene::{Grid, Piece, Scene, Tone, cell};
use arena::{Game, Match, Side, Trouble};
use contract::Offer;
use inpout::{Message, Text, sentences};

use crate::{Board, Game30, Input, Output};

sentences! {
    STEP: "bước tới ô ({0}, {1})", "step to ({0}, {1})";
    GOAL: "Ai bước tới ô xuất phát của đối thủ trước thì thắng.", "Whoever first steps onto the cell from which the other one started wins.";
}

/// What becomes of a step onto the cell of the opponent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Jump {
    /// One step more, in any direction, by the statement.
    Any,
    /// One step more in the same direction.
    Straight,
    /// It is not allowed.
    Never,
}

/// Two players on a board with walls; a move is a step to a free cell with a common side, and one
/// step more if the opponent stands there. Whoever first steps onto the cell from which his
/// opponent started wins.
#[derive(Debug, Clone)]
pub struct Rules {
    /// The board.
    pub board: Board,
    /// The cells from which A and B started.
    pub starts: [usize; 2],
    /// The directions of a step: the four of [`WAYS`] by the statement, or all.
    ways: &'static [(isize, isize)],
    /// Whether the first row and column follow the last ones: they do not by the statement.
    is_round: bool,
    /// Onto the opponent.
    jump: Jump,
}

/// The directions to cells with a common side, and those to cells with a common corner.
const WAYS: [(isize, isize); 8] = [
    (-1, 0),
    (1, 0),
    (0, -1),
    (0, 1),
    (-1, -1),
    (-1, 1),
    (1, -1),
    (1, 1),
];

/// The cells of A and of B, and whose turn it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// Cell `n · row + column`, both from 0.
    pub cells: [usize; 2],
    /// A is the first player.
    pub turn: Side,
}

impl Rules {
    /// The rules on a board, or `None` if a start is missing.
    pub fn new(board: &Board) -> Option<Self> {
        let start = |letter: u8| board.cells.iter().position(|&cell| cell == letter);
        let (starts, board) = ([start(b'A')?, start(b'B')?], board.clone());
        Some(Rules {
            board,
            starts,
            ways: &WAYS[..4],
            is_round: false,
            jump: Jump::Any,
        })
    }

    /// Both on their starts, and A to move.
    pub fn start(&self) -> Position {
        Position {
            cells: self.starts,
            turn: Side::First,
        }
    }

    /// The free cells beside one.
    pub fn beside(&self, cell: usize) -> Vec<usize> {
        let all = self.ways.iter().filter_map(|&way| self.step(cell, way));
        all.collect()
    }

    /// The free cell in a direction.
    fn step(&self, cell: usize, (down, right): (isize, isize)) -> Option<usize> {
        let n = self.board.size;
        let along = |at: usize, by: isize| match at.checked_add_signed(by) {
            Some(to) if to < n => Some(to),
            _ => self.is_round.then(|| n - 1 - at),
        };
        let to = along(cell / n, down)? * n + along(cell % n, right)?;
        (self.board.cells[to] != b'#').then_some(to)
    }
}

impl Game for Rules {
    type Position = Position;
    /// The cell that the player comes to at last.
    type Move = usize;
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, at: &Position) -> impl IntoIterator<Item = (usize, Position)> {
        let (own, other) = (at.turn as usize, at.turn.other() as usize);
        let (mine, theirs) = (at.cells[own], at.cells[other]);
        let goal = self.starts[other];
        let mut ends = Vec::new();
        // The opponent has not reached his goal.
        if theirs != self.starts[own] {
            for &way in self.ways {
                let Some(to) = self.step(mine, way) else {
                    continue;
                };
                let jumps = to == theirs && to != goal;
                match self.jump {
                    Jump::Any if jumps => ends.extend(self.beside(to)),
                    Jump::Straight if jumps => ends.extend(self.step(to, way)),
                    Jump::Never if to == theirs => {}
                    _ => ends.push(to),
                }
            }
        }
        ends.sort_unstable();
        ends.dedup();
        let at = *at;
        ends.into_iter().map(move |to| {
            let mut after = at;
            after.cells[own] = to;
            after.turn = at.turn.other();
            (to, after)
        })
    }

    fn say(&self, cell: &usize) -> String {
        let n = self.board.size;
        format!("{} {}", cell / n + 1, cell % n + 1)
    }

    fn words(&self, _: &Position, cell: &usize) -> Option<Message> {
        let n = self.board.size;
        Some(STEP.with(&[&(cell / n + 1), &(cell % n + 1)]).into())
    }

    fn show(&self, at: &Position) -> String {
        let mut cells = self.board.cells.clone();
        for start in self.starts {
            cells[start] = b'.';
        }
        cells[at.cells[0]] = b'A';
        cells[at.cells[1]] = b'B';
        let rows = cells.chunks(self.board.size).map(String::from_utf8_lossy);
        rows.collect::<Vec<_>>().join("\n")
    }

    fn scene(&self, at: &Position, _: Side) -> Option<Scene> {
        let n = self.board.size;
        let place = |cell: usize| (cell / n + 1, cell % n + 1);
        let mut board = Grid::new(n, n);
        for wall in (0..n * n).filter(|&cell| self.board.cells[cell] == b'#') {
            board = board.fill(place(wall).0, place(wall).1, Tone::Wall);
        }
        for (row, column) in self.starts.map(place) {
            board = board.fill(row, column, Tone::Mark);
        }
        for (name, cell) in ["A", "B"].into_iter().zip(at.cells) {
            let piece = Piece::owned(name == "A").with(name).told(name);
            board = board.piece(place(cell).0, place(cell).1, piece);
        }
        let near = at.cells[at.turn as usize];
        let steps = [1, n, 2, 2 * n, n + 1, n.abs_diff(1)].into_iter();
        let near = steps.flat_map(|far| [near.checked_sub(far), Some(near + far)]);
        let board = board.open(near.flatten().map(place));
        Some(Scene::from(board).turn(at.turn.is_first()))
    }

    fn touches(&self, at: &Position, &to: &usize) -> Vec<String> {
        let (n, from) = (self.board.size, at.cells[at.turn as usize]);
        vec![
            cell(from / n + 1, from % n + 1),
            cell(to / n + 1, to % n + 1),
        ]
    }
}

/// What can be changed: where a step leads, and what becomes of one onto the opponent.
pub const OFFER: Offer<Game30> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let rules = input.boards.iter().filter_map(Rules::new);
        let games = rules.map(|rules| Rules {
            ways: if values.has("eight") {
                &WAYS
            } else {
                rules.ways
            },
            is_round: values.has("round"),
            jump: match values.has("never") {
                true => Jump::Never,
                false if values.has("straight") => Jump::Straight,
                false => Jump::Any,
            },
            ..rules
        });
        games
            .map(|rules| arena::play(rules.clone(), rules.start()))
            .collect()
    },
    answer: |_, games| {
        let letter = |game: &mut Box<dyn Match>| {
            Ok(match game.ahead()? {
                0 => '=',
                1.. => 'A',
                _ => 'B',
            })
        };
        let letters: Result<_, Trouble> = games.iter_mut().map(letter).collect();
        letters.map(Output)
    },
};

/// The games that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let game = |rules: Rules| arena::play(rules.clone(), rules.start());
    let rules = input.boards.iter().filter_map(Rules::new);
    rules.map(game).collect()
}
