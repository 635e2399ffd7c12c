//! # LGAME: the L game
//!
//! Two L-shaped pieces and two round ones lie on a board of 4 × 4 cells. A player puts his own L
//! down somewhere else and may then move one round piece. Who cannot place his L loses.
//!
//! **Idea.** There are 48 ways to lay an L, and only 18 368 positions if they are seen from the
//! player to move; rotations and reflections of the board leave 2296. Play may go round in
//! circles, so [`theory::retrograde`] decides all of them backwards from the 15 without a move. A first move wins exactly when it leads to a
//! position that is lost for the opponent. The proof is in `lesson.en.md`.
//!
//! **Taking back.** What came before a position is generated like what comes after it. First a
//! round piece is put back on any empty cell, or none is, and then the opponent's L is put anywhere
//! else, even where the round piece has just come from: the L was placed while both round pieces
//! were still where they were.
//!
//! **Sets as bits.** The cells of a piece are the bits of a number of 16 bits, the first cell the
//! lowest, so that "do they overlap" is one operation.
//!
//! **Complexity.** The game is finite: 204 100 moves, counted once and taken back at most once.
//!
//! **Source.** Document 004, second article, P2; Baltic Olympiad in Informatics 2002, "L Game".
//! The game is Edward de Bono's.

use std::fmt;

use inpout::{BadInput, Problem, Source};

mod board;
pub mod brute;
pub mod cases;
pub mod rules;

pub use board::{Cells, LAYINGS, Position, Table, positions};
pub use theory::retrograde::Outcome;

/// All characters that a cell may hold.
const PRINTABLE: &str = "!\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`\
                         abcdefghijklmnopqrstuvwxyz{|}~";

/// The problem LGAME.
#[derive(Debug)]
pub struct Lgame;

/// A board with the player `#` to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Input {
    /// Where the pieces lie.
    pub position: Position,
    /// The character of the opponent's L.
    pub opponent: u8,
}

/// What the player to move can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Output {
    /// Win: the 16 characters of the board after a winning move.
    Winning([u8; 16]),
    /// Only lose.
    Losing,
    /// Neither win nor lose.
    Draw,
}

impl Problem for Lgame {
    const ID: &'static str = "lgame";
    const FILE: &'static str = "LGAME";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        let rows = source.words("row", 4, 4..=4, PRINTABLE);

        parse(&rows.concat()).map_err(|reason| source.bad(reason))
    }

    fn solve(input: &Input) -> Output {
        answer(&Table::new(), input)
    }
}

/// The answer from the table of all outcomes: of the winning boards the smallest one, compared
/// character by character.
pub fn answer(table: &Table, input: &Input) -> Output {
    match table.outcome(input.position) {
        Outcome::Lost => Output::Losing,
        Outcome::Drawn => Output::Draw,
        Outcome::Won => {
            let after = input.position.moves();
            let winning = after.filter(|&next| table.outcome(next) == Outcome::Lost);
            let boards = winning.map(|next| drawn(next.turned(), input.opponent));
            Output::Winning(boards.min().expect("a won position has a winning move"))
        }
    }
}

/// Why sixteen characters are no position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoPosition {
    /// There is no L of the opponent.
    NoOpponent,
    /// The cells with this character form no L.
    NoL(char),
    /// There are not two round pieces and six empty cells.
    Pieces {
        /// The round pieces.
        round: u32,
        /// The empty cells.
        empty: u32,
    },
}

impl fmt::Display for NoPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoPosition::NoOpponent => f.write_str("the board has no L of the opponent"),
            NoPosition::NoL(letter) => write!(f, "the cells of '{letter}' form no L"),
            NoPosition::Pieces { round, empty } => write!(
                f,
                "the board has {round} round pieces and {empty} empty cells, not 2 and 6"
            ),
        }
    }
}

/// Reads the sixteen characters of a board.
///
/// # Errors
/// If it is no position of the game.
pub fn parse(board: &[u8]) -> Result<Input, NoPosition> {
    let cells = |wanted: u8| -> Cells {
        let places = (0..16).filter(|&place| board[place] == wanted);
        places.map(|place| 1 << place).sum()
    };
    let others = board.iter().filter(|cell| !b".x#".contains(cell));
    let Some(&opponent) = others.min() else {
        return Err(NoPosition::NoOpponent);
    };
    let position = Position {
        own: cells(b'#'),
        other: cells(opponent),
        round: cells(b'x'),
    };
    for (name, cells) in [('#', position.own), (char::from(opponent), position.other)] {
        if !LAYINGS.contains(&cells) {
            return Err(NoPosition::NoL(name));
        }
    }
    let (round, empty) = (position.round.count_ones(), cells(b'.').count_ones());
    if (round, empty) != (2, 6) {
        return Err(NoPosition::Pieces { round, empty });
    }
    Ok(Input { position, opponent })
}

/// The sixteen characters of a board; `own` is drawn as `#`.
fn drawn(position: Position, opponent: u8) -> [u8; 16] {
    std::array::from_fn(|place| {
        let is_in = |cells: Cells| cells >> place & 1 == 1;
        if is_in(position.own) {
            b'#'
        } else if is_in(position.other) {
            opponent
        } else if is_in(position.round) {
            b'x'
        } else {
            b'.'
        }
    })
}

/// Writes sixteen characters as four lines.
fn write_rows(board: &[u8; 16], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    board.chunks(4).try_for_each(|row| {
        let row: String = row.iter().map(|&cell| char::from(cell)).collect();
        writeln!(f, "{row}")
    })
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Output::Winning(board) => write_rows(board, f),
            Output::Losing => writeln!(f, "No winning move Losing"),
            Output::Draw => writeln!(f, "No winning Draw"),
        }
    }
}
