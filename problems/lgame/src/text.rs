//! Boards as sixteen characters.

use std::fmt;

use inpout::{Message, sentences};

use crate::Input;
use crate::{Cells, LAYINGS, Position};

/// All characters that a cell may hold.
pub(crate) const PRINTABLE: &str = "!\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`\
                         abcdefghijklmnopqrstuvwxyz{|}~";

sentences! {
    NO_OPPONENT: "bàn cờ không có thanh L của đối thủ", "the board has no L of the opponent";
    NO_L: "các ô '{0}' không tạo thành thanh L", "the cells of '{0}' form no L";
    PIECES:
        "bàn cờ có {0} quân tròn và {1} ô trống, không phải 2 và 6",
        "the board has {0} round pieces and {1} empty cells, not 2 and 6";
}

/// Reads the sixteen characters of a board.
///
/// # Errors
/// Why it is no position of the game.
pub fn parse(board: &[u8]) -> Result<Input, Message> {
    let cells = |wanted: u8| -> Cells {
        let places = (0..16).filter(|&place| board[place] == wanted);
        places.map(|place| 1 << place).sum()
    };
    let others = board.iter().filter(|cell| !b".x#".contains(cell));
    let Some(&opponent) = others.min() else {
        return Err(NO_OPPONENT.into());
    };
    let position = Position {
        own: cells(b'#'),
        other: cells(opponent),
        round: cells(b'x'),
    };
    for (name, cells) in [('#', position.own), (char::from(opponent), position.other)] {
        if !LAYINGS.contains(&cells) {
            return Err(NO_L.with(&[&name]).into());
        }
    }
    let (round, empty) = (position.round.count_ones(), cells(b'.').count_ones());
    if (round, empty) != (2, 6) {
        return Err(PIECES.with(&[&round, &empty]).into());
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
