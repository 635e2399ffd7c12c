//! Rows and lines of an output file.

use std::fmt::{self, Display, Formatter};

/// The items of a row with one space between each two: `3 1 4`. Nothing for no items.
#[derive(Debug, Clone)]
pub struct Spaced<I>(I);

/// A row of `items`, to be written with `{}`; see [`Spaced`].
///
/// ```
/// assert_eq!(inpout::spaced([3, 1, 4]).to_string(), "3 1 4");
/// assert_eq!(inpout::spaced((1..=3).map(|cell| cell * cell)).to_string(), "1 4 9");
/// ```
pub fn spaced<I: IntoIterator<Item: Display> + Clone>(items: I) -> Spaced<I> {
    Spaced(items)
}

impl<I: IntoIterator<Item: Display> + Clone> Display for Spaced<I> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut items = self.0.clone().into_iter();
        if let Some(first) = items.next() {
            write!(f, "{first}")?;
        }
        items.try_for_each(|item| write!(f, " {item}"))
    }
}

/// The lines of an output that may have a million of them: put together in a piece of memory and written when
/// that is full, in a fraction of the time that `writeln!` takes for each.
///
/// ```
/// use inpout::Lines;
/// use std::fmt;
///
/// struct Moves(Vec<(u64, u64)>);
///
/// impl fmt::Display for Moves {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         let mut lines = Lines::new(f);
///         for &(heap, take) in &self.0 {
///             lines.numbers([heap, take])?;
///         }
///         lines.end()
///     }
/// }
/// assert_eq!(Moves(vec![(1, 20), (3, 4)]).to_string(), "1 20\n3 4\n");
/// ```
pub struct Lines<'a, 'f> {
    f: &'a mut Formatter<'f>,
    /// What has not been written yet.
    text: Vec<u8>,
}

/// The length from which on a text is written.
const PIECE: usize = 1 << 12;

impl<'a, 'f> Lines<'a, 'f> {
    /// No lines yet.
    pub fn new(f: &'a mut Formatter<'f>) -> Self {
        Lines {
            f,
            text: Vec::new(),
        }
    }

    /// A line of numbers, one space between each two.
    ///
    /// # Errors
    /// If it cannot be written.
    #[inline]
    pub fn numbers<const N: usize>(&mut self, numbers: [u64; N]) -> fmt::Result {
        for (place, number) in (1..).zip(numbers) {
            add(&mut self.text, number, if place < N { b' ' } else { b'\n' });
        }
        self.write_from(PIECE)
    }

    /// A line of numbers that may be a million, one space between each two. Empty for no numbers.
    ///
    /// ```
    /// # use std::fmt;
    /// # struct Row(Vec<u64>);
    /// # impl fmt::Display for Row {
    /// #     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    /// let mut lines = inpout::Lines::new(f);
    /// lines.row(self.0.iter().copied())?;
    /// lines.end()
    /// #     }
    /// # }
    /// # assert_eq!(Row(vec![3, 1, 40]).to_string(), "3 1 40\n");
    /// # assert_eq!(Row(vec![]).to_string(), "\n");
    /// ```
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn row(&mut self, numbers: impl IntoIterator<Item = u64>) -> fmt::Result {
        let mut numbers = numbers.into_iter().peekable();
        if numbers.peek().is_none() {
            return self.text("");
        }
        while let Some(number) = numbers.next() {
            let is_last = numbers.peek().is_none();
            add(&mut self.text, number, if is_last { b'\n' } else { b' ' });
            self.write_from(PIECE)?;
        }
        Ok(())
    }

    /// A line of text.
    ///
    /// # Errors
    /// If it cannot be written.
    #[inline]
    pub fn text(&mut self, line: &str) -> fmt::Result {
        self.text.extend_from_slice(line.as_bytes());
        self.text.push(b'\n');
        self.write_from(PIECE)
    }

    /// Writes what has not been written yet.
    ///
    /// # Errors
    /// If that cannot be done.
    pub fn end(mut self) -> fmt::Result {
        self.write_from(0)
    }

    #[inline]
    fn write_from(&mut self, length: usize) -> fmt::Result {
        if self.text.len() >= length {
            self.f
                .write_str(str::from_utf8(&self.text).map_err(|_| fmt::Error)?)?;
            self.text.clear();
        }
        Ok(())
    }
}

/// Adds a number to a text, and a byte behind it.
fn add(text: &mut Vec<u8>, number: u64, after: u8) {
    text.extend_from_slice(itoa::Buffer::new().format(number).as_bytes());
    text.push(after);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_has_spaces_between_its_items_only() {
        let row = |items: &[i64]| spaced(items).to_string();
        assert_eq!(row(&[]), "");
        assert_eq!(row(&[-7]), "-7");
        assert_eq!(row(&[1, -2, 3]), "1 -2 3");
    }

    /// Each row of numbers, a word, and the row's first number once more.
    struct Rows<R>(R);

    impl<R: Iterator<Item = [u64; 3]> + Clone> Display for Rows<R> {
        fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
            let mut lines = Lines::new(f);
            for row in self.0.clone() {
                lines.numbers(row)?;
                lines.text("không")?;
                lines.numbers([row[0]])?;
            }
            lines.end()
        }
    }

    #[test]
    fn lines_are_written_as_by_the_library() {
        let powers = (0..20).map(|digits| 10_u64.pow(digits));
        let numbers = powers.flat_map(|power| [power - 1, power, power + 7, power / 9 * 8]);
        let numbers: Vec<u64> = numbers.chain([u64::MAX]).collect();
        // More than one piece of memory.
        let number = |place: usize| numbers[place % numbers.len()];
        let rows = (0..1000).map(|place| [1, 7, 13].map(|step| number(place * step)));
        let line = |[a, b, c]: [u64; 3]| format!("{a} {b} {c}\nkhông\n{a}\n");
        let expected: String = rows.clone().map(line).collect();
        assert_eq!(Rows(rows).to_string(), expected);
        assert_eq!(Rows(std::iter::empty()).to_string(), "");
    }
}
