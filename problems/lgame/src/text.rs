//! Boards as sixteen characters.

use std::fmt;

use crate::Input;
use crate::{Cells, LAYINGS, Position};

/// All characters that a cell may hold.
pub(crate) const PRINTABLE: &str = "!\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`\
                         abcdefghijklmnopqrstuvwxyz{|}~";

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
pub(crate) fn drawn(position: Position, opponent: u8) -> [u8; 16] {
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
pub(crate) fn write_rows(board: &[u8; 16], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    board.chunks(4).try_for_each(|row| {
        let row: String = row.iter().map(|&cell| char::from(cell)).collect();
        writeln!(f, "{row}")
    })
}
