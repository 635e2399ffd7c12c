//! The rules of QUEEN.

use std::collections::HashSet;

use arena::scene::{Grid, Piece, Scene, cell};
use arena::{Ending as End, Game, Match, Side, Trouble, Worth};
use contract::Offer;
use inpout::{Message, sentences};

use crate::{Cell, Ending, Input, Output, Queen49, Test};

sentences! {
    KING: "đi Vua từ ({0}, {1}) đến ({2}, {3})", "move the king from ({0}, {1}) to ({2}, {3})";
    QUEEN: "đi Hậu từ ({0}, {1}) đến ({2}, {3})", "move the queen from ({0}, {1}) to ({2}, {3})";
}

/// A king and a queen on a board of 2 rows with walls, on paper and enlarged twice: the cell (x, y)
/// is at the point (2x, 2y), and between cells there is room for walls and for the points where
/// walls meet. Nobody may go where the other one attacks. A player who has no move loses; play that
/// never ends is a draw.
#[derive(Debug, Clone)]
pub struct Rules {
    /// Columns of cells.
    columns: usize,
    /// Points that are covered by a wall or touched by its end.
    black: HashSet<Cell>,
    /// Whether king and queen go to neighbours by a side only: they do not by the statement.
    are_straight: [bool; 2],
    /// Cells that the queen goes at most; no bound by the statement.
    reach: usize,
}

/// Where the pieces stand, and whose turn it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Place {
    /// The king's cell.
    pub king: Cell,
    /// The queen's cell.
    pub queen: Cell,
    /// Whether the king is to move.
    pub is_kings: bool,
}

/// All eight directions.
pub const DIRECTIONS: [(isize, isize); 8] = [
    (-1, -1),
    (-1, 0),
    (-1, 1),
    (0, -1),
    (0, 1),
    (1, -1),
    (1, 0),
    (1, 1),
];

impl Rules {
    /// The board of a test.
    pub fn new(test: &Test) -> Self {
        let mut black = HashSet::new();
        for &((x1, y1), (x2, y2)) in &test.walls {
            let (x, y) = (x1 + x2, y1 + y2);
            black.insert((x, y));
            // The ends of the wall.
            if x1 == x2 {
                black.extend([(x - 1, y), (x + 1, y)]);
            } else {
                black.extend([(x, y - 1), (x, y + 1)]);
            }
        }
        Rules {
            columns: test.columns,
            black,
            are_straight: [false; 2],
            reach: usize::MAX,
        }
    }

    /// The king at (1, 1) and to move, the queen at (2, N).
    pub fn start(&self) -> Place {
        Place {
            king: (1, 1),
            queen: (2, self.columns),
            is_kings: true,
        }
    }

    /// The neighbour in this direction, if there is one and the way to it is free.
    pub fn step(&self, (x, y): Cell, (dx, dy): (isize, isize)) -> Option<Cell> {
        let next = (x.checked_add_signed(dx)?, y.checked_add_signed(dy)?);
        let is_on_board = (1..=2).contains(&next.0) && (1..=self.columns).contains(&next.1);
        let way = (x + next.0, y + next.1);
        (is_on_board && !self.black.contains(&way)).then_some(next)
    }

    /// The cells that a king on `cell` attacks.
    pub fn king_attacks(&self, cell: Cell) -> Vec<Cell> {
        let steps = ways(self.are_straight[0]);
        steps.filter_map(|way| self.step(cell, way)).collect()
    }

    /// The cells that a queen on `cell` attacks, up to and including the first other piece.
    pub fn queen_attacks(&self, cell: Cell, other: Cell) -> Vec<Cell> {
        let mut attacked = Vec::new();
        for way in ways(self.are_straight[1]) {
            let mut at = cell;
            for _ in 0..self.reach {
                let Some(next) = self.step(at, way) else {
                    break;
                };
                attacked.push(next);
                at = next;
                if at == other {
                    break;
                }
            }
        }
        attacked
    }
}

/// All directions, or the straight ones.
fn ways(are_straight: bool) -> impl Iterator<Item = (isize, isize)> {
    let ways = DIRECTIONS.into_iter();
    ways.filter(move |&(x, y)| !are_straight || x == 0 || y == 0)
}

impl Game for Rules {
    type Position = Place;
    /// The cell that the piece goes to.
    type Move = Cell;

    fn moves(&self, &at: &Place) -> impl IntoIterator<Item = (Cell, Place)> {
        let Place { king, queen, .. } = at;
        let reached = if at.is_kings {
            let mut reached = self.king_attacks(king);
            reached.retain(|&to| to != queen && !self.queen_attacks(queen, to).contains(&to));
            reached
        } else {
            let near_king = self.king_attacks(king);
            let mut reached = self.queen_attacks(queen, king);
            reached.retain(|to| *to != king && !near_king.contains(to));
            reached
        };
        reached.into_iter().map(move |to| {
            let is_kings = !at.is_kings;
            let (king, queen) = if at.is_kings { (to, queen) } else { (king, to) };
            (
                to,
                Place {
                    king,
                    queen,
                    is_kings,
                },
            )
        })
    }

    fn words(&self, at: &Place, (to_x, to_y): &Cell) -> Option<Message> {
        let (said, (x, y)) = if at.is_kings {
            (KING, at.king)
        } else {
            (QUEEN, at.queen)
        };
        Some(said.with(&[&x, &y, to_x, to_y]).into())
    }

    fn show(&self, at: &Place) -> String {
        let point = |x: usize, y: usize| {
            let is_cell = x.is_multiple_of(2) && y.is_multiple_of(2);
            match (x / 2, y / 2) {
                cell if is_cell && cell == at.king => 'K',
                cell if is_cell && cell == at.queen => 'Q',
                _ if is_cell => '.',
                _ if self.black.contains(&(x, y)) => '#',
                _ => ' ',
            }
        };
        let row = |x| (2..=2 * self.columns).map(|y| point(x, y)).collect();
        (2..=4).map(row).collect::<Vec<String>>().join("\n")
    }

    fn scene(&self, at: &Place, _: Side) -> Option<Scene> {
        let mut board = Grid::new(2, self.columns);
        for &(x, y) in &self.black {
            match (x.is_multiple_of(2), y.is_multiple_of(2)) {
                (false, true) => board = board.fence((x / 2, y / 2), (x / 2 + 1, y / 2)),
                (true, false) => board = board.fence((x / 2, y / 2), (x / 2, y / 2 + 1)),
                _ => {}
            }
        }
        let board = board.piece(at.king.0, at.king.1, Piece::king());
        let board = board.piece(at.queen.0, at.queen.1, Piece::queen());
        Some(Scene::from(board).turn(at.is_kings))
    }

    fn touches(&self, at: &Place, to: &Cell) -> Vec<String> {
        let from = if at.is_kings { at.king } else { at.queen };
        vec![cell(from.0, from.1), cell(to.0, to.1)]
    }
}

/// What can be changed: how both pieces go.
pub const OFFER: Offer<Queen49> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let rules = input.tests.iter().map(|test| Rules {
            are_straight: ["king", "rook"].map(|it| values.has(it)),
            reach: usize::try_from(values.number("reach", 1000)).expect("small"),
            ..Rules::new(test)
        });
        let games = rules.map(|rules| arena::play(rules.clone(), rules.start()));
        games.collect()
    },
    answer: |_, games| {
        let ending = |game: &mut Box<dyn Match>| {
            Ok(match game.worth()? {
                Worth::Ending(End::Won(moves)) => Ending::King(moves),
                Worth::Ending(End::Lost(moves)) => Ending::Queen(moves),
                _ => Ending::Draw,
            })
        };
        let endings: Result<_, Trouble> = games.iter_mut().map(ending).collect();
        endings.map(|endings| Output { endings })
    },
};

/// The games that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let rules = input.tests.iter().map(Rules::new);
    let games = rules.map(|rules| (rules.start(), rules));
    games
        .map(|(start, rules)| arena::play(rules, start))
        .collect()
}
