//! The text of many operations.
//!
//! A plan may have millions of lines, and to format their numbers one by one takes longer than to find
//! the plan. But no number is above [`LONGEST`]: each is written out once, and copied with all four bytes
//! that the longest takes; what was too much is written over. With [`inpout::Lines`], which forms every number
//! anew, the whole program takes twice as long on the longest plan.

use crate::{LONGEST, Operation};

/// Bytes of a number and the space before it, at most.
const WIDEST: usize = 4;

/// Operations whose text is held at a time.
pub(crate) const AT_A_TIME: usize = 4000;

/// Writes operations out, a line each.
pub(crate) struct Lines {
    /// Each number with a space before it, and how many bytes these take; for 0, which is no row and no
    /// column, none.
    numbers: Vec<([u8; WIDEST], usize)>,
    text: Vec<u8>,
}

impl Lines {
    pub(crate) fn new() -> Self {
        let numbers = (1..=LONGEST).map(|number| {
            let text = format!(" {number:<3}");
            let bytes = text.as_bytes().try_into().expect("at most three digits");
            (bytes, text.trim_end().len())
        });
        Lines {
            numbers: std::iter::once(([0; WIDEST], 0)).chain(numbers).collect(),
            text: vec![0; AT_A_TIME * (4 * WIDEST + "3\n".len())],
        }
    }

    /// The lines of at most [`AT_A_TIME`] operations.
    pub(crate) fn of(&mut self, operations: &[Operation]) -> &str {
        let mut end = 0;
        for operation in operations {
            let (kind, numbers) = match *operation {
                Operation::Add((x, y)) => (b'1', [x, y, 0, 0]),
                Operation::Remove((x, y)) => (b'2', [x, y, 0, 0]),
                Operation::Slide((x, y), (u, v)) => (b'3', [x, y, u, v]),
            };
            self.text[end] = kind;
            end += 1;
            for number in numbers {
                let (bytes, width) = self.numbers[usize::from(number)];
                self.text[end..end + WIDEST].copy_from_slice(&bytes);
                end += width;
            }
            self.text[end] = b'\n';
            end += 1;
        }
        str::from_utf8(&self.text[..end]).expect("digits, spaces and ends of lines")
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
