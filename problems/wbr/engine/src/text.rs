//! Boards out of a text file.

use super::{BadBoard, Board};

/// The boards of a text, each with its name: blocks parted by blank lines, each of a name in the
/// first line and the rows from the top in the others. Lines that begin with `#` are passed over.
pub fn boards(text: &str) -> Result<Vec<(String, Board)>, BadBoard> {
    let mut boards: Vec<(String, Vec<Vec<u8>>)> = Vec::new();
    let mut within = false;
    for line in text.lines().map(str::trim) {
        if line.starts_with('#') {
            continue;
        }
        match boards.last_mut().filter(|_| within) {
            Some((_, rows)) if !line.is_empty() => rows.push(line.bytes().collect()),
            None if !line.is_empty() => boards.push((line.to_owned(), Vec::new())),
            _ => {}
        }
        within = !line.is_empty();
    }
    let named = |(name, rows)| Board::new(rows).map(|board| (name, board));
    boards.into_iter().map(named).collect()
}
