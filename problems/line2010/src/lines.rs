//! The text of many operations.
//!
//! A plan may have millions of lines, and to format their numbers one by one takes longer than to find
//! the plan. But no number is above [`LONGEST`]: each is written out once, and copied with all four bytes
//! that the longest takes; what was too much is written over.

use crate::{LONGEST, Operation};

/// Bytes of a number and the space before it, at most.
const WIDEST: usize = 4;

/// Bytes of a line, at most.
const LONGEST_LINE: usize = "3".len() + 4 * WIDEST + "\n".len();

/// Operations whose text is held at a time.
pub(crate) const AT_A_TIME: usize = 4000;

/// Writes operations out, a line each.
pub(crate) struct Lines {
    /// Each number with a space before it, and how many bytes these take.
    numbers: Vec<([u8; WIDEST], usize)>,
    text: Vec<u8>,
}

impl Lines {
    pub(crate) fn new() -> Self {
        let numbers = (0..=LONGEST).map(|number| {
            let text = format!(" {number:<3}");
            let bytes = text.as_bytes().try_into().expect("at most three digits");
            (bytes, text.trim_end().len())
        });
        Lines {
            numbers: numbers.collect(),
            text: vec![0; AT_A_TIME * LONGEST_LINE],
        }
    }

    /// The lines of at most [`AT_A_TIME`] operations.
    pub(crate) fn of(&mut self, operations: &[Operation]) -> &str {
        let mut end = 0;
        for operation in operations {
            let (kind, cell, other) = match *operation {
                Operation::Add(cell) => (b'1', cell, None),
                Operation::Remove(cell) => (b'2', cell, None),
                Operation::Slide(from, to) => (b'3', from, Some(to)),
            };
            self.text[end] = kind;
            end = self.write(cell, end + 1);
            if let Some(cell) = other {
                end = self.write(cell, end);
            }
            self.text[end] = b'\n';
            end += 1;
        }
        str::from_utf8(&self.text[..end]).expect("digits, spaces and ends of lines")
    }

    /// Writes row and column from a byte of the text on; returns where they end.
    #[inline]
    fn write(&mut self, (row, column): (u8, u8), mut end: usize) -> usize {
        for number in [row, column] {
            let (bytes, width) = self.numbers[usize::from(number)];
            self.text[end..end + WIDEST].copy_from_slice(&bytes);
            end += width;
        }
        end
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_operations_written_one_by_one() {
        let cells: Vec<_> = [1, 9, 10, 99, 100]
            .into_iter()
            .flat_map(|row| [1, 42, 100].map(|column| (row, column)))
            .collect();
        let slides = cells.iter().flat_map(|&from| {
            let to = cells.iter();
            to.map(move |&to| Operation::Slide(from, to))
        });
        let mut operations: Vec<Operation> = slides.collect();
        operations.extend(cells.iter().map(|&cell| Operation::Add(cell)));
        operations.extend(cells.iter().map(|&cell| Operation::Remove(cell)));
        let mut lines = Lines::new();
        // What is left of longer lines does not show.
        for _ in 0..2 {
            let one_by_one: Vec<String> = operations.iter().map(Operation::to_string).collect();
            assert!(lines.of(&operations).lines().eq(one_by_one));
            operations.reverse();
        }
    }
}
