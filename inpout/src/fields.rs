//! Readers for `input!`'s `with`: each knows the name and the range of what it reads.
//!
//! | in `input!` | reads |
//! |---|---|
//! | `n: with int("n", 1..=1000)` | one number |
//! | `a: with ints("heap", n, 1..=9)` | `n` numbers |
//! | `arcs: with rows("arc", m, (int("u", 1..=n), int("v", 1..=n)))` | `m` tuples |
//! | `s: with word("row", 1..=60, "RB")` | one word over an alphabet, as bytes |
//! | `rows: with words("row", n, 1..=60, "RB")` | `n` of them |
//!
//! The element readers are [`Field`]s, so tuples of them are fields too.

use std::fmt::Display;
use std::io::BufRead;
use std::ops::RangeInclusive;

use proconio::source::{RuntimeReadable, Source};

use crate::source::{raise, shown};

/// A whole number that a field can read: `u8` to `u64`, `usize`, `i32`, `i64`.
pub trait Number: Copy + PartialOrd + Display {
    /// The number written in `digits` (`-` allowed where the type has a sign), or `None` if it
    /// is no number or does not fit. A leading `+` is not a number.
    fn parse(digits: &[u8]) -> Option<Self>;
}

/// The value of one to twenty decimal digits, if there is nothing else and it fits.
#[inline]
fn magnitude(digits: &[u8]) -> Option<u64> {
    if digits.is_empty() {
        return None;
    }
    let mut value: u64 = 0;
    if digits.len() < 20 {
        // Nineteen digits cannot overflow; this loop is what reading large inputs costs.
        for &digit in digits {
            let digit = digit.wrapping_sub(b'0');
            if digit > 9 {
                return None;
            }
            value = value * 10 + u64::from(digit);
        }
        return Some(value);
    }
    for &digit in digits {
        let digit = digit.wrapping_sub(b'0');
        if digit > 9 {
            return None;
        }
        value = value.checked_mul(10)?.checked_add(u64::from(digit))?;
    }
    Some(value)
}

macro_rules! numbers {
    (unsigned $($unsigned:ty)*; signed $($signed:ty)*) => {
        $(impl Number for $unsigned {
            #[inline]
            fn parse(digits: &[u8]) -> Option<Self> {
                magnitude(digits)?.try_into().ok()
            }
        })*
        $(impl Number for $signed {
            #[inline]
            fn parse(digits: &[u8]) -> Option<Self> {
                match digits.strip_prefix(b"-") {
                    None => magnitude(digits)?.try_into().ok(),
                    Some(rest) => (-i128::from(magnitude(rest)?)).try_into().ok(),
                }
            }
        })*
    };
}
numbers! { unsigned u8 u16 u32 u64 usize; signed i32 i64 }

/// Something read from one or more tokens; `at` is the place in a list, from 1, or `None`.
pub trait Field {
    /// What is read.
    type Output;

    /// Reads it, or raises a fault that [`crate::checked`] turns into an error.
    fn read_at<R: BufRead, S: Source<R>>(&self, source: &mut S, at: Place<'_>) -> Self::Output;
}

/// Where a field stands: alone, or as an element of a list.
#[derive(Debug, Clone, Copy)]
pub enum Place<'a> {
    /// Not in a list.
    Alone,
    /// The element with this number, from 1, of the list with this name.
    In(&'a str, usize),
}

impl Place<'_> {
    /// `heap 2`, `arc 3: u`, or just `n`.
    fn of(self, name: &str) -> String {
        match self {
            Place::Alone => name.to_owned(),
            Place::In(list, number) if name.is_empty() => format!("{list} {number}"),
            Place::In(list, number) => format!("{list} {number}: {name}"),
        }
    }
}

/// A number in a range. Made by [`int`].
#[derive(Debug, Clone)]
pub struct Int<T> {
    name: &'static str,
    range: RangeInclusive<T>,
}

/// One number called `name` in `range`.
pub fn int<T: Number>(name: &'static str, range: RangeInclusive<T>) -> Int<T> {
    Int { name, range }
}

impl<T: Number> Field for Int<T> {
    type Output = T;

    #[inline]
    fn read_at<R: BufRead, S: Source<R>>(&self, source: &mut S, at: Place<'_>) -> T {
        let token = source.next_token();
        match token.and_then(|token| T::parse(token.as_bytes())) {
            Some(value) if self.range.contains(&value) => value,
            _ => self.refuse(token, at),
        }
    }
}

impl<T: Number> Int<T> {
    #[cold]
    fn refuse(&self, token: Option<&str>, at: Place<'_>) -> ! {
        let name = at.of(self.name);
        let range = format!(
            "{}..={}",
            power_of_ten(self.range.start()),
            power_of_ten(self.range.end())
        );
        let Some(token) = token else {
            raise(format!(
                "{name}: the input ends where a number in {range} is expected"
            ))
        };
        let digits = token.strip_prefix('-').unwrap_or(token);
        if !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()) {
            let number = shown(token);
            raise(format!(
                "{name}: {} is not in {range}",
                number.trim_matches('\'')
            ))
        }
        raise(format!("{name}: {} is not a whole number", shown(token)))
    }
}

/// `10^18` for a power of ten from a million on, else the number itself.
fn power_of_ten(number: impl Display) -> String {
    let text = number.to_string();
    let (sign, digits) = text
        .strip_prefix('-')
        .map_or(("", text.as_str()), |digits| ("-", digits));
    if digits.len() > 6 && digits.starts_with('1') && digits[1..].bytes().all(|digit| digit == b'0')
    {
        format!("{sign}10^{}", digits.len() - 1)
    } else {
        text
    }
}

/// A word over an alphabet. Made by [`word`].
#[derive(Debug, Clone)]
pub struct Word {
    name: &'static str,
    length: RangeInclusive<usize>,
    alphabet: &'static str,
}

/// One word called `name`, of a length in `length`, over the ASCII letters of `alphabet`.
pub fn word(name: &'static str, length: RangeInclusive<usize>, alphabet: &'static str) -> Word {
    Word {
        name,
        length,
        alphabet,
    }
}

impl Field for Word {
    type Output = Vec<u8>;

    fn read_at<R: BufRead, S: Source<R>>(&self, source: &mut S, at: Place<'_>) -> Vec<u8> {
        let Some(token) = source.next_token() else {
            raise(format!(
                "{}: the input ends where a word over '{}' is expected",
                at.of(self.name),
                self.alphabet
            ))
        };
        if let Some(stranger) = token
            .chars()
            .find(|&letter| !self.alphabet.contains(letter))
        {
            let stranger = stranger.escape_debug();
            raise(format!(
                "{}: '{stranger}' is not one of '{}'",
                at.of(self.name),
                self.alphabet
            ))
        }
        if !self.length.contains(&token.len()) {
            let (least, most) = (self.length.start(), self.length.end());
            let wanted = if least == most {
                least.to_string()
            } else {
                format!("{least}..={}", power_of_ten(most))
            };
            raise(format!(
                "{}: a length of {} is not {wanted}",
                at.of(self.name),
                token.len()
            ))
        }
        token.as_bytes().to_vec()
    }
}

macro_rules! tuple_fields {
    ($(($($field:ident)+))*) => {$(
        impl<$($field: Field),+> Field for ($($field,)+) {
            type Output = ($($field::Output,)+);

            #[inline]
            fn read_at<R: BufRead, S: Source<R>>(&self, source: &mut S, at: Place<'_>) -> Self::Output {
                #[expect(non_snake_case, reason = "the type parameters name the parts")]
                let ($($field,)+) = self;
                ($($field.read_at(source, at),)+)
            }
        }
    )*};
}
tuple_fields! { (A B) (A B C) (A B C D) (A B C D E) }

/// A list of fields. Made by [`rows`].
#[derive(Debug, Clone)]
pub struct Rows<F> {
    name: &'static str,
    count: usize,
    field: F,
}

/// `count` times `field`; the list's elements are called `name 1`, `name 2`, …
///
/// `count` must have been checked against the limits of the problem: room for it is reserved.
pub fn rows<F: Field>(name: &'static str, count: usize, field: F) -> Rows<F> {
    Rows { name, count, field }
}

/// A list of numbers. Made by [`ints`].
pub type Ints<T> = Rows<Int<T>>;

/// `count` numbers in `range`, called `name 1`, `name 2`, …
pub fn ints<T: Number>(name: &'static str, count: usize, range: RangeInclusive<T>) -> Ints<T> {
    rows(name, count, int("", range))
}

/// A list of words. Made by [`words`].
pub type Words = Rows<Word>;

/// `count` words over `alphabet`, called `name 1`, `name 2`, …
pub fn words(
    name: &'static str,
    count: usize,
    length: RangeInclusive<usize>,
    alphabet: &'static str,
) -> Words {
    rows(name, count, word("", length, alphabet))
}

impl<F: Field> RuntimeReadable for Rows<F> {
    type Output = Vec<F::Output>;

    #[inline]
    fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> Self::Output {
        let mut list = Vec::with_capacity(self.count);
        for number in 1..=self.count {
            list.push(self.field.read_at(source, Place::In(self.name, number)));
        }
        list
    }
}

impl<T: Number> RuntimeReadable for Int<T> {
    type Output = T;

    #[inline]
    fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> T {
        self.read_at(source, Place::Alone)
    }
}

impl RuntimeReadable for Word {
    type Output = Vec<u8>;

    fn read<R: BufRead, S: Source<R>>(self, source: &mut S) -> Vec<u8> {
        self.read_at(source, Place::Alone)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BadInput, Source, checked};
    use proconio::input;

    fn graph(text: &str) -> Result<Vec<(usize, usize, i64)>, BadInput> {
        checked(&mut Source::from_text("G.INP", text), |source| {
            input! {
                from &mut *source,
                n: with int("n", 1..=100_000_usize),
                m: with int("m", 0..=100_000_usize),
                arcs: with rows("arc", m, (int("u", 1..=n), int("v", 1..=n), int("w", -1_000_000..=1_000_000_i64))),
            }
            Ok(arcs)
        })
    }

    fn message(text: &str) -> String {
        graph(text).unwrap_err().to_string()
    }

    #[test]
    fn rows_of_tuples_are_read_in_order() {
        assert_eq!(
            graph("3 2\n1 2 -5\n3 3 0\n").unwrap(),
            [(1, 2, -5), (3, 3, 0)]
        );
        assert_eq!(graph("3 0").unwrap(), []);
    }

    #[test]
    fn errors_name_file_line_field_and_range() {
        assert_eq!(
            message("3 2\n1 2 -5\n3 4 0\n"),
            "G.INP:3: arc 2: v: 4 is not in 1..=3"
        );
        assert_eq!(
            message("3 1\n1 2 1000001"),
            "G.INP:2: arc 1: w: 1000001 is not in -10^6..=10^6"
        );
        assert_eq!(message("0 1"), "G.INP:1: n: 0 is not in 1..=100000");
        assert_eq!(message("1e3 1"), "G.INP:1: n: '1e3' is not a whole number");
        assert_eq!(message("+3 1"), "G.INP:1: n: '+3' is not a whole number");
        assert_eq!(
            message("3"),
            "G.INP:1: m: the input ends where a number in 0..=100000 is expected"
        );
        assert_eq!(
            message("99999999999999999999999 1"),
            "G.INP:1: n: 99999999999999999999999 is not in 1..=100000"
        );
        assert_eq!(message("-1 1"), "G.INP:1: n: -1 is not in 1..=100000");
    }

    #[test]
    fn numbers_are_read_at_the_ends_of_their_types() {
        for value in [0, 1, u64::MAX - 1, u64::MAX] {
            assert_eq!(u64::parse(value.to_string().as_bytes()), Some(value));
        }
        for value in [i64::MIN, -1, 0, i64::MAX] {
            assert_eq!(i64::parse(value.to_string().as_bytes()), Some(value));
        }
        assert_eq!(u64::parse(b"18446744073709551616"), None);
        assert_eq!(i64::parse(b"9223372036854775808"), None);
        assert_eq!(u8::parse(b"256"), None);
        for bad in [
            &b""[..],
            b"-",
            b"--1",
            b"1-",
            b"0x1",
            b"1 ",
            b"+1",
            "٣".as_bytes(),
        ] {
            assert_eq!(i64::parse(bad), None, "{bad:?}");
        }
        assert_eq!(u64::parse(b"-1"), None);
    }

    #[test]
    fn words_are_checked_against_alphabet_and_length() {
        let read = |text: &str| {
            checked(&mut Source::from_text("W.INP", text), |source| {
                input! { from &mut *source, rows: with words("row", 2, 1..=3, "RB") }
                Ok(rows)
            })
            .map_err(|error| error.to_string())
        };
        assert_eq!(read("RB B").unwrap(), [b"RB".to_vec(), b"B".to_vec()]);
        assert_eq!(
            read("RB RXB").unwrap_err(),
            "W.INP:1: row 2: 'X' is not one of 'RB'"
        );
        assert_eq!(
            read("RBRB").unwrap_err(),
            "W.INP:1: row 1: a length of 4 is not 1..=3"
        );
        assert_eq!(
            read("R").unwrap_err(),
            "W.INP:1: row 2: the input ends where a word over 'RB' is expected"
        );
    }
}
