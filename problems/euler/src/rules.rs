//! The rules of EULER.

use arena::scene::{Grid, Piece, Scene, Tone, cell};
use arena::{Game, Match, Side};

use contract::Offer;
use contract::offer::wins;
use inpout::{Message, Text, sentences};

use crate::{Euler, Input, Output};

sentences! {
    FROM_LEFT: "cắm que dài {0} vào hàng {1} từ bên trái", "push a rod of {0} into row {1} from the left";
    FROM_RIGHT: "cắm que dài {0} vào hàng {1} từ bên phải", "push a rod of {0} into row {1} from the right";
    FROM_TOP: "cắm que dài {0} vào cột {1} từ bên trên", "push a rod of {0} into column {1} from the top";
    FROM_BELOW: "cắm que dài {0} vào cột {1} từ bên dưới", "push a rod of {0} into column {1} from below";
    STAND: "đặt que đứng ở ô ({0}, {1})", "stand a rod on ({0}, {1})";
    GOAL: "Ai đến lượt mà không còn chỗ cho que nào thì thua.", "Whoever is to move and has no room for a rod loses.";
}

/// A 4 × 4 board; a move puts a rod on cells that are free. A player who cannot move loses.
#[derive(Debug, Clone)]
pub struct Rules {
    /// All ways to place a rod, each with the cells that it covers.
    pub rods: Vec<(Rod, u16)>,
}

/// A rod and how it is placed: rows from the top, columns from the left, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rod {
    /// Pushed in from a side, with the number of the row or column, so far.
    Pushed(char, usize, usize),
    /// Standing on a cell, by its row and column.
    Standing(usize, usize),
}

impl Rules {
    /// The rules with rods of length 1 to `longest`, which the statement wants to be 3.
    pub fn with_rods_up_to(longest: usize) -> Self {
        let cell = |row: usize, column: usize| 1_u16 << (4 * row + column);
        let mut rods = Vec::new();
        for line in 0..4 {
            for length in 1..=longest {
                // From the left, the right, the top and the bottom.
                for (side, cells) in [
                    ('>', (0..length).map(|depth| cell(line, depth)).sum()),
                    ('<', (0..length).map(|depth| cell(line, 3 - depth)).sum()),
                    ('v', (0..length).map(|depth| cell(depth, line)).sum()),
                    ('^', (0..length).map(|depth| cell(3 - depth, line)).sum()),
                ] {
                    rods.push((Rod::Pushed(side, line + 1, length), cells));
                }
            }
            for column in 0..4 {
                rods.push((Rod::Standing(line + 1, column + 1), cell(line, column)));
            }
        }
        Rules { rods }
    }
}

impl Game for Rules {
    /// The free cells: bit `4r + c` for row `r` and column `c`, both from 0.
    type Position = u16;
    type Move = Rod;
    const GOAL: Option<Text> = Some(GOAL);

    fn moves(&self, &free: &u16) -> impl IntoIterator<Item = (Rod, u16)> {
        let rods = self.rods.iter();
        let fitting = rods.filter(move |(_, cells)| free & cells == *cells);
        fitting.map(move |&(rod, cells)| (rod, free & !cells))
    }

    fn number(&self, &free: &u16) -> Option<usize> {
        Some(free.into())
    }

    fn say(&self, rod: &Rod) -> String {
        match rod {
            Rod::Pushed(side, line, length) => format!("{side} {line} {length}"),
            Rod::Standing(row, column) => format!("o {row} {column}"),
        }
    }

    fn words(&self, _: &u16, rod: &Rod) -> Option<Message> {
        let (side, line, length) = match rod {
            Rod::Pushed(side, line, length) => (*side, line, length),
            Rod::Standing(row, column) => return Some(STAND.with(&[row, column]).into()),
        };
        let way = match side {
            '>' => FROM_LEFT,
            '<' => FROM_RIGHT,
            'v' => FROM_TOP,
            _ => FROM_BELOW,
        };
        Some(way.with(&[length, line]).into())
    }

    fn show(&self, free: &u16) -> String {
        let sign = |place: u16| if free >> place & 1 == 1 { '.' } else { '#' };
        let rows = [0, 4, 8, 12].map(|row| (row..row + 4).map(sign).collect::<String>());
        rows.join("\n")
    }

    fn scene(&self, free: &u16, _: Side) -> Option<Scene> {
        let mut board = Grid::new(6, 6).from(0, 0).bare();
        for line in 1..=4 {
            let across = [(line, 0, '→'), (line, 5, '←')];
            let down = [(0, line, '↓'), (5, line, '↑')];
            for (row, column, way) in across.into_iter().chain(down) {
                board = board.piece(row, column, Piece::plain(way));
                board = board.fill(row, column, Tone::Quiet);
            }
        }
        for place in (0..16).filter(|place| free >> place & 1 == 0) {
            board = board.fill(place / 4 + 1, place % 4 + 1, Tone::Neutral);
        }
        Some(board.into())
    }

    fn touches(&self, _: &u16, rod: &Rod) -> Vec<String> {
        match *rod {
            Rod::Pushed('>', line, length) => vec![cell(line, 0), cell(line, length)],
            Rod::Pushed('<', line, length) => vec![cell(line, 5), cell(line, 5 - length)],
            Rod::Pushed('v', line, length) => vec![cell(0, line), cell(length, line)],
            Rod::Pushed(_, line, length) => vec![cell(5, line), cell(5 - length, line)],
            Rod::Standing(row, column) => vec![cell(row, column)],
        }
    }
}

/// What can be changed: how long rods are, and whether they stand.
pub const OFFER: Offer<Euler> = Offer {
    manifest: include_str!("../variants.toml"),
    program: include_str!("../variant.cpp"),
    games: |input, values| {
        let mut rules = Rules::with_rods_up_to(4);
        rules.rods.retain(|(rod, _)| match *rod {
            Rod::Pushed(_, _, length) => match values.set("length") {
                Some(lengths) => lengths.contains(&(length as u64)),
                None => length <= 3,
            },
            Rod::Standing(..) => !values.has("flat"),
        });
        each(&rules, input)
    },
    answer: |_, games| wins(games).map(Output),
};

/// The games that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    each(&Rules::with_rods_up_to(3), input)
}

fn each(rules: &Rules, input: &Input) -> Vec<Box<dyn Match>> {
    let boards = input.boards.iter();
    boards
        .map(|board| arena::play(rules.clone(), board.free))
        .collect()
}
