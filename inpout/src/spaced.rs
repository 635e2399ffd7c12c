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

/// Writes a number and the end of its line, as `writeln!` does, in a third of the time: an output may
/// have a million lines.
pub fn write_line(f: &mut Formatter<'_>, number: impl Into<u64>) -> fmt::Result {
    let mut rest = number.into();
    let mut text = [b'\n'; 21];
    let mut first = 20;
    loop {
        first -= 1;
        text[first] = b"0123456789"[(rest % 10) as usize];
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    f.write_str(str::from_utf8(&text[first..]).map_err(|_| fmt::Error)?)
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

    #[test]
    fn a_line_is_written_as_by_the_library() {
        struct Line(u64);
        impl Display for Line {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                write_line(f, self.0)
            }
        }
        for number in [0, 7, 10, 99, 1_234_567, u64::MAX / 10, u64::MAX] {
            assert_eq!(Line(number).to_string(), format!("{number}\n"));
        }
    }
}
