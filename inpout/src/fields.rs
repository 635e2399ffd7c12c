//! Fields: readers that know the name and the range of what they read.
//!
//! A single number or word is read by `input!`, a list by a method of the [`Source`]:
//!
//! | | reads |
//! |---|---|
//! | `input! { from &mut *source, n: with int('n', 1..=1000) }` | one number |
//! | `input! { from &mut *source, s: with word(ROW, 1..=60, "RB") }` | one word over an alphabet, as bytes |
//! | `source.word(ROW, n..=n, "RB")` | one that may be long: it is looked at once |
//! | `source.ints(HEAP, n, 1..=9)` | `n` numbers |
//! | `source.rows(ARC, m, (int('u', 1..=n), int('v', 1..=n)))` | `m` tuples |
//! | `source.rows(STRIP, k, int('b', 1..=n).then(\|&b\| int('w', b..=n)))` | `k` pairs, the second held against the first |
//! | `source.checked_rows(ARC, m, …, \|number, (u, v)\| …)` | `m` tuples, with a rule that no field can check |
//! | `source.checked_table(ROW, (m, n), …, \|number, x\| …)` | the same for `m` rows of `n` fields each |
//! | `source.words(ROW, n, 1..=60, "RB")` | `n` words |
//!
//! A field is called by a letter of the statement or by a word in both languages, see [`names`](crate::names).
//!
//! `input!` hands its readers any source of tokens, which has them looked at twice, once for
//! their ends and once for their values. Lists are what large inputs consist of, so they are read
//! from our own source, in one pass.

use std::convert::Infallible;
use std::fmt::Display;
use std::io::BufRead;
use std::ops::RangeInclusive;
use std::str::FromStr;

use bilingual::{Message, Say};
use proconio::source::{RuntimeReadable, Source as _};

use crate::fault::raise;
use crate::glance::Glance;
use crate::names::Name;
use crate::source::shown;
use crate::{BadInput, Source, say};

/// A whole number that a field can read: `u8` to `u64`, `usize`, `i32`, `i64`.
pub trait Number: Copy + PartialOrd + Display + FromStr {
    /// Whether some are negative.
    const SIGNED: bool;

    /// The number of this sign and magnitude, which is less than 2^63, or `None` if it does not fit.
    fn new(is_negative: bool, magnitude: u64) -> Option<Self>;

    /// The number written in `token` (`-` allowed where the type has a sign), or `None` if it
    /// is no number or does not fit. A leading `+` is not a number.
    fn parse(token: &[u8]) -> Option<Self> {
        let token = str::from_utf8(token).ok()?;
        if token.starts_with('+') {
            return None;
        }
        token.parse().ok()
    }
}

macro_rules! numbers {
    (unsigned $($unsigned:ty)*; signed $($signed:ty)*) => {
        $(impl Number for $unsigned {
            const SIGNED: bool = false;

            #[inline]
            fn new(is_negative: bool, magnitude: u64) -> Option<Self> {
                if is_negative { None } else { magnitude.try_into().ok() }
            }
        })*
        $(impl Number for $signed {
            const SIGNED: bool = true;

            #[inline]
            fn new(is_negative: bool, magnitude: u64) -> Option<Self> {
                // Signs follow no pattern: without a branch for them.
                let one = i64::from(is_negative);
                let value = (0_i64.wrapping_add_unsigned(magnitude) ^ -one).wrapping_add(one);
                value.try_into().ok()
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
    fn read_at(&self, source: &mut Source<'_>, at: Place<'_>) -> Self::Output;

    /// Reads it at a glance, if that can be done: all is at hand, and nothing is wrong.
    fn glance(&self, _glance: &mut Glance<'_>) -> Option<Self::Output> {
        None
    }

    /// The same field, of which only what `make` makes of it is kept: a list of what was read need
    /// not be held beside the list of what is wanted.
    fn map<T, F: Fn(Self::Output) -> T>(self, make: F) -> Map<Self, F>
    where
        Self: Sized,
    {
        Map { field: self, make }
    }

    /// The same field and another one behind it, which `next` makes for what has been read: a number that must
    /// not be less than the one before.
    fn then<G: Field, N: Fn(&Self::Output) -> G>(self, next: N) -> Then<Self, N>
    where
        Self: Sized,
    {
        Then { field: self, next }
    }
}

/// A field and what is made of it. Made by [`Field::map`].
#[derive(Debug, Clone)]
pub struct Map<F, M> {
    field: F,
    make: M,
}

impl<T, F: Field, M: Fn(F::Output) -> T> Field for Map<F, M> {
    type Output = T;

    #[inline]
    fn read_at(&self, source: &mut Source<'_>, at: Place<'_>) -> T {
        (self.make)(self.field.read_at(source, at))
    }

    #[inline]
    fn glance(&self, glance: &mut Glance<'_>) -> Option<T> {
        self.field.glance(glance).map(&self.make)
    }
}

/// A field and the one behind it. Made by [`Field::then`].
#[derive(Debug, Clone)]
pub struct Then<F, N> {
    field: F,
    next: N,
}

impl<F: Field, G: Field, N: Fn(&F::Output) -> G> Field for Then<F, N> {
    type Output = (F::Output, G::Output);

    #[inline]
    fn read_at(&self, source: &mut Source<'_>, at: Place<'_>) -> Self::Output {
        let first = self.field.read_at(source, at);
        let second = (self.next)(&first).read_at(source, at);
        (first, second)
    }

    #[inline]
    fn glance(&self, glance: &mut Glance<'_>) -> Option<Self::Output> {
        let first = self.field.glance(glance)?;
        let second = (self.next)(&first).glance(glance)?;
        Some((first, second))
    }
}

/// Where a field stands: alone, or as an element of a list.
#[derive(Clone, Copy)]
pub enum Place<'a> {
    /// Not in a list.
    Alone,
    /// The element with this number, from 1, of the list with this name.
    In(&'a dyn Say, usize),
}

impl Place<'_> {
    /// `heap 2`, `arc 3: u`, or just `n`.
    fn of(self, name: Name) -> Message {
        match self {
            Place::Alone => Message::new(&name),
            Place::In(list, number) if name == Name::Item => {
                say::OF_LIST.with(&[list, &number]).into()
            }
            Place::In(list, number) => say::PART.with(&[list, &number, &name]).into(),
        }
    }
}

/// A number in a range. Made by [`int`].
#[derive(Debug, Clone)]
pub struct Int<T> {
    name: Name,
    least: T,
    most: T,
}

/// One number called `name` in `range`.
pub fn int<T: Number>(name: impl Into<Name>, range: RangeInclusive<T>) -> Int<T> {
    let (least, most) = range.into_inner();
    Int {
        name: name.into(),
        least,
        most,
    }
}

impl<T: Number> Field for Int<T> {
    type Output = T;

    fn read_at(&self, source: &mut Source<'_>, at: Place<'_>) -> T {
        self.take(source.next_token(), at)
    }

    #[expect(clippy::inline_always, reason = "a glance is in registers")]
    #[inline(always)]
    fn glance(&self, glance: &mut Glance<'_>) -> Option<T> {
        let (is_negative, magnitude) = glance.number(T::SIGNED)?;
        let value = T::new(is_negative, magnitude)?;
        (self.least <= value && value <= self.most).then_some(value)
    }
}

impl<T: Number> Int<T> {
    #[cold]
    fn take(&self, token: Option<&str>, at: Place<'_>) -> T {
        match token.and_then(|token| T::parse(token.as_bytes())) {
            Some(value) if self.least <= value && value <= self.most => value,
            _ => self.refuse(token, at),
        }
    }

    #[cold]
    fn refuse(&self, token: Option<&str>, at: Place<'_>) -> ! {
        let name = at.of(self.name);
        let (least, most) = (power_of_ten(self.least), power_of_ten(self.most));
        let Some(token) = token else {
            raise(&say::NO_NUMBER_LEFT.with(&[&name, &least, &most]))
        };
        let digits = token.strip_prefix('-').unwrap_or(token);
        let found = shown(token);
        if !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()) {
            let number = found.trim_matches('\'');
            let values: [&dyn Say; 4] = [&name, &number, &least, &most];
            raise(&say::NOT_IN.with(&values))
        }
        raise(&say::NOT_WHOLE.with(&[&name, &found]))
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
    name: Name,
    length: RangeInclusive<usize>,
    alphabet: &'static str,
    /// Which bytes the alphabet has.
    members: [bool; 256],
    /// From which to which it has all, if that is so.
    run: Option<RangeInclusive<u8>>,
}

/// One word called `name`, of a length in `length`, over the ASCII letters of `alphabet`.
pub fn word(name: impl Into<Name>, length: RangeInclusive<usize>, alphabet: &'static str) -> Word {
    let mut members = [false; 256];
    for byte in alphabet.bytes() {
        members[usize::from(byte)] = true;
    }
    let (first, last) = (alphabet.bytes().next(), alphabet.bytes().last());
    let run = first.zip(last).map(|(first, last)| first..=last);
    Word {
        name: name.into(),
        length,
        alphabet,
        members,
        run: run.filter(|run| run.clone().eq(alphabet.bytes())),
    }
}

impl Field for Word {
    type Output = Vec<u8>;

    fn read_at(&self, source: &mut Source<'_>, at: Place<'_>) -> Vec<u8> {
        self.take(source.next_bytes(), at);
        source.take_token()
    }

    #[inline]
    fn glance(&self, glance: &mut Glance<'_>) -> Option<Vec<u8>> {
        self.glance_word(glance).map(<[u8]>::to_vec)
    }
}

/// A word and what is made of its letters. Made by [`Word::seen`].
#[derive(Debug, Clone)]
pub struct Seen<M> {
    word: Word,
    make: M,
}

impl<T, M: Fn(&[u8]) -> T> Field for Seen<M> {
    type Output = T;

    fn read_at(&self, source: &mut Source<'_>, at: Place<'_>) -> T {
        (self.make)(self.word.take(source.next_bytes(), at))
    }

    #[expect(clippy::inline_always, reason = "a glance is in registers")]
    #[inline(always)]
    fn glance(&self, glance: &mut Glance<'_>) -> Option<T> {
        self.word.glance_word(glance).map(&self.make)
    }
}

impl Word {
    /// The same word, of which only what `make` makes of its letters is kept: short ones cost less to
    /// read than a `Vec` for each of them.
    pub fn seen<T, M: Fn(&[u8]) -> T>(self, make: M) -> Seen<M> {
        Seen { word: self, make }
    }

    /// Whether the alphabet has all of these letters. A stranger does not end the loop, so that letters are
    /// looked up side by side; with the ends of a run sixteen are compared at once.
    #[inline]
    fn has_all(&self, letters: &[u8]) -> bool {
        let letters = letters.iter();
        match &self.run {
            Some(run) => letters.fold(true, |all, letter| all & run.contains(letter)),
            None => letters.fold(true, |all, &letter| all & self.members[usize::from(letter)]),
        }
    }

    #[inline]
    fn glance_word<'t>(&self, glance: &mut Glance<'t>) -> Option<&'t [u8]> {
        let word = glance.word()?;
        (self.length.contains(&word.len()) && self.has_all(word)).then_some(word)
    }

    fn take<'t>(&self, token: Option<&'t [u8]>, at: Place<'_>) -> &'t [u8] {
        match token {
            Some(token) if self.length.contains(&token.len()) && self.has_all(token) => token,
            _ => self.refuse(token, at),
        }
    }

    #[cold]
    fn refuse(&self, token: Option<&[u8]>, at: Place<'_>) -> ! {
        let name = at.of(self.name);
        let Some(token) = token else {
            raise(&say::NO_WORD_LEFT.with(&[&name, &self.alphabet]))
        };
        let text = String::from_utf8_lossy(token);
        if let Some(stranger) = text.chars().find(|&it| !self.alphabet.contains(it)) {
            raise(&say::STRANGER.with(&[&name, &stranger.escape_debug(), &self.alphabet]))
        }
        let (least, most) = (self.length.start(), self.length.end());
        if least == most {
            raise(&say::LENGTH.with(&[&name, &token.len(), least]))
        }
        raise(&say::LENGTH_NOT_IN.with(&[&name, &token.len(), least, &power_of_ten(most)]))
    }
}

macro_rules! tuple_fields {
    ($(($($field:ident)+))*) => {$(
        impl<$($field: Field),+> Field for ($($field,)+) {
            type Output = ($($field::Output,)+);

            #[inline]
            fn read_at(&self, source: &mut Source<'_>, at: Place<'_>) -> Self::Output {
                #[expect(non_snake_case, reason = "the type parameters name the parts")]
                let ($($field,)+) = self;
                ($($field.read_at(source, at),)+)
            }

            #[inline]
            fn glance(&self, glance: &mut Glance<'_>) -> Option<Self::Output> {
                #[expect(non_snake_case, reason = "the type parameters name the parts")]
                let ($($field,)+) = self;
                Some(($($field.glance(glance)?,)+))
            }
        }
    )*};
}
tuple_fields! { (A B) (A B C) (A B C D) (A B C D E) }

impl Source<'_> {
    /// `count` times `field`; the list's elements are called `name 1`, `name 2`, …
    ///
    /// `count` must have been checked against the limits of the problem: room for it is reserved.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "a field is written where it is used"
    )]
    pub fn rows<F: Field>(
        &mut self,
        name: impl Into<Name>,
        count: usize,
        field: F,
    ) -> Vec<F::Output> {
        let make = |_, row| Ok::<_, Infallible>(row);
        let Ok(rows) = self.table(name.into(), (count, 1), &field, make);
        rows
    }

    /// As [`rows`](Source::rows); of each, which comes with its number from 1, what `make` makes of it is
    /// kept. What it refuses is an error at the row's last token.
    ///
    /// # Errors
    /// The first of them.
    pub fn checked_rows<F: Field, T>(
        &mut self,
        name: impl Into<Name>,
        count: usize,
        field: F,
        make: impl FnMut(usize, F::Output) -> Result<T, Message>,
    ) -> Result<Vec<T>, BadInput> {
        self.checked_table(name, (count, 1), field, make)
    }

    /// `rows` rows of `columns` fields each as one list; else as [`checked_rows`](Source::checked_rows): the
    /// rows are called `name 1`, `name 2`, …, and `make` gets each field with its number in the list.
    ///
    /// # Errors
    /// The first of them.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "a field is written where it is used"
    )]
    pub fn checked_table<F: Field, T>(
        &mut self,
        name: impl Into<Name>,
        size: (usize, usize),
        field: F,
        make: impl FnMut(usize, F::Output) -> Result<T, Message>,
    ) -> Result<Vec<T>, BadInput> {
        let list = self.table(name.into(), size, &field, make);
        list.map_err(|reason| self.bad(reason))
    }

    /// Reads at a glance as long as that can be done, then one field with care, and so on.
    fn table<F: Field, T, E>(
        &mut self,
        name: Name,
        (rows, columns): (usize, usize),
        field: &F,
        mut make: impl FnMut(usize, F::Output) -> Result<T, E>,
    ) -> Result<Vec<T>, E> {
        let count = rows * columns;
        let mut list = Vec::with_capacity(count);
        loop {
            let mut glance = self.glance();
            let mut left = glance.left();
            let mut made = Ok(());
            while list.len() < count
                && made.is_ok()
                && let Some(item) = field.glance(&mut glance)
            {
                left = glance.left();
                made = make(list.len() + 1, item).map(|item| list.push(item));
            }
            self.go_on_with(left);
            made?;
            if list.len() == count {
                return Ok(list);
            }
            let item = field.read_at(self, Place::In(&name, list.len() / columns + 1));
            list.push(make(list.len() + 1, item)?);
        }
    }

    /// [`rows`](Source::rows) to the end of the input, possibly none: for files of tests whose number is not told.
    ///
    /// # Errors
    /// If there are more than `most`, at the first token that is too many.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "a field is written where it is used"
    )]
    pub fn rows_to_end<F: Field>(
        &mut self,
        name: impl Into<Name>,
        most: usize,
        field: F,
    ) -> Result<Vec<F::Output>, BadInput> {
        let name = name.into();
        let mut list = Vec::new();
        loop {
            // At a glance as long as that can be done, as in a table; then one field with care.
            let mut glance = self.glance();
            let mut left = glance.left();
            while list.len() < most
                && let Some(item) = field.glance(&mut glance)
            {
                left = glance.left();
                list.push(item);
            }
            self.go_on_with(left);
            if self.at_end() {
                return Ok(list);
            }
            let number = list.len() + 1;
            if number > most {
                self.next_bytes();
                let row = Place::In(&name, number).of(Name::Item);
                return Err(self.bad(say::TOO_MANY.with(&[&row, &power_of_ten(most)])));
            }
            list.push(field.read_at(self, Place::In(&name, number)));
        }
    }

    /// `count` numbers in `range`, called `name 1`, `name 2`, …; see [`rows`](Source::rows).
    pub fn ints<T: Number>(
        &mut self,
        name: impl Into<Name>,
        count: usize,
        range: RangeInclusive<T>,
    ) -> Vec<T> {
        self.rows(name, count, int(Name::Item, range))
    }

    /// One word called `name`, of a length in `length`, over the ASCII letters of `alphabet`.
    pub fn word(
        &mut self,
        name: impl Into<Name>,
        length: RangeInclusive<usize>,
        alphabet: &'static str,
    ) -> Vec<u8> {
        word(name, length, alphabet).read_at(self, Place::Alone)
    }

    /// `count` words over `alphabet`, called `name 1`, `name 2`, …; see [`rows`](Source::rows).
    pub fn words(
        &mut self,
        name: impl Into<Name>,
        count: usize,
        length: RangeInclusive<usize>,
        alphabet: &'static str,
    ) -> Vec<Vec<u8>> {
        self.rows(name, count, word(Name::Item, length, alphabet))
    }
}

impl<T: Number> RuntimeReadable for Int<T> {
    type Output = T;

    fn read<R: BufRead, S: proconio::source::Source<R>>(self, source: &mut S) -> T {
        self.take(source.next_token(), Place::Alone)
    }
}

impl RuntimeReadable for Word {
    type Output = Vec<u8>;

    fn read<R: BufRead, S: proconio::source::Source<R>>(self, source: &mut S) -> Vec<u8> {
        let token = source.next_token().map(str::as_bytes);
        self.take(token, Place::Alone).to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BadInput, Source, checked, names};
    use bilingual::{Lang, Told};
    use proconio::input;
    use std::mem;

    fn graph(text: &str) -> Result<Vec<(usize, usize, i64)>, BadInput> {
        checked(&mut Source::from_text("G.INP", text), |source| {
            input! {
                from &mut *source,
                n: with int('n', 1..=100_000_usize),
                m: with int('m', 0..=100_000_usize),
            }
            let weight = int('w', -1_000_000..=1_000_000_i64);
            Ok(source.rows(names::ARC, m, (int('u', 1..=n), int('v', 1..=n), weight)))
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
    fn errors_are_told_in_vietnamese_too() {
        let told = |text: &str| graph(text).unwrap_err().message().of(Lang::Vi).to_owned();
        assert_eq!(
            told("3 2\n1 2 -5\n3 4 0\n"),
            "G.INP:3: cung 2: v: 4 không nằm trong khoảng từ 1 đến 3"
        );
        assert_eq!(told("x 1"), "G.INP:1: n: 'x' không phải là số nguyên");
        assert_eq!(
            told("3"),
            "G.INP:1: m: dữ liệu hết ở chỗ cần một số từ 0 đến 100000"
        );
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
        for bad in ["", "-", "--1", "1-", "0x1", "1 ", "+1", "٣"] {
            assert_eq!(i64::parse(bad.as_bytes()), None, "{bad:?}");
        }
        assert_eq!(u64::parse(b"-1"), None);
    }

    #[test]
    fn a_row_that_is_refused_is_told_at_its_last_token() {
        let read = |bad: usize| {
            let text: Vec<_> = (1..=200).map(|row| format!("{row} 7\n")).collect();
            let text = text.concat();
            let mut source = Source::from_text("R.INP", &text);
            let rows = checked(&mut source, |source| {
                let field = (int('a', 1..=200_usize), int('b', 7..=7_u8));
                source.checked_rows(names::ROW, 200, field, |number, (a, b)| {
                    assert_eq!((number, b), (a, 7));
                    if a == bad {
                        Err(Message::new(&"odd"))
                    } else {
                        Ok(a)
                    }
                })
            });
            rows.map_err(|error| (error.line, error.column))
        };
        assert_eq!(read(0), Ok((1..=200).collect()));
        for bad in [1, 2, 9, 100, 199, 200] {
            let column = bad.to_string().len() + 2;
            assert_eq!(read(bad), Err((bad, column)));
        }
    }

    #[test]
    fn fields_of_a_table_are_named_by_their_rows() {
        let read = |text: &str| {
            let mut source = Source::from_text("T.INP", text);
            let table = checked(&mut source, |source| {
                source.checked_table(names::ROW, (3, 40), int('x', 1..=9_u8), |number, x| {
                    if x == 9 {
                        Err(Message::new(&format!("field {number}")))
                    } else {
                        Ok(10 * x)
                    }
                })
            });
            table.map_err(|error| error.to_string())
        };
        let text = |bad: &str, row: usize, column: usize| {
            let rows = (1..=3).map(|at| {
                let fields = (1..=40).map(|it| if (at, it) == (row, column) { bad } else { "7" });
                fields.collect::<Vec<_>>().join(" ") + "\n"
            });
            rows.collect::<String>()
        };
        assert_eq!(read(&text("8", 2, 1)).unwrap()[39..42], [70, 80, 70]);
        for (row, column) in [(1, 1), (1, 40), (2, 1), (2, 17), (3, 40)] {
            let told = read(&text("0", row, column)).unwrap_err();
            let reason = format!("T.INP:{row}: row {row}: x: 0 is not in 1..=9");
            assert_eq!(told, reason);
            let told = read(&text("9", row, column)).unwrap_err();
            assert_eq!(
                told,
                format!("T.INP:{row}: field {}", 40 * (row - 1) + column)
            );
        }
        let told = read("7 7").unwrap_err();
        assert_eq!(
            told,
            "T.INP:1: row 1: x: the input ends where a number in 1..=9 is expected"
        );
    }

    #[test]
    fn a_fault_far_behind_is_told_where_it_stands() {
        let lines = "1 2 -5\n".repeat(300);
        for (fault, reason) in [
            ("1 4 0", "arc 301: v: 4 is not in 1..=3"),
            ("1 2 1000001", "arc 301: w: 1000001 is not in -10^6..=10^6"),
            ("1 -2 0", "arc 301: v: -2 is not in 1..=3"),
            ("1 2x 0", "arc 301: v: '2x' is not a whole number"),
        ] {
            let text = format!("3 400\n{lines}{fault}\n{lines}");
            assert_eq!(message(&text), format!("G.INP:302: {reason}"));
        }
        assert_eq!(
            message(&format!("3 301\n{lines}1 2")),
            "G.INP:302: arc 301: w: the input ends where a number in -10^6..=10^6 is expected"
        );
    }

    #[test]
    fn rows_to_the_end_are_as_many_as_there_are() {
        let read = |text: &str| {
            let rows = checked(&mut Source::from_text("E.INP", text), |source| {
                source.rows_to_end(names::TEST, 200, int('n', 1..=999_u16))
            });
            rows.map_err(|error| error.to_string())
        };
        let text = |count: u16| {
            let lines: Vec<String> = (1..=count).map(|n| n.to_string() + "\n").collect();
            lines.concat()
        };
        for count in [0, 1, 9, 100, 199, 200] {
            let rows: Vec<u16> = (1..=count).collect();
            for end in ["", "\r\n\n "] {
                assert_eq!(read(&(text(count) + end)), Ok(rows.clone()));
            }
            if count < 200 {
                let row = count + 1;
                let told = format!("E.INP:{row}: test {row}: n: 'x' is not a whole number");
                assert_eq!(read(&(text(count) + "x")).unwrap_err(), told);
            }
        }
        let told = "E.INP:201: test 201: no more than 200 are allowed";
        assert_eq!(read(&text(201)).unwrap_err(), told);
        // Not the row behind: what is read is told of in its order.
        assert_eq!(
            read(&text(300).replace("\n150\n", "\n0\n")).unwrap_err(),
            "E.INP:150: test 150: n: 0 is not in 1..=999"
        );
    }

    #[test]
    fn what_comes_behind_a_field_is_held_against_it_in_every_row() {
        let pair = || int('a', 1..=9_u8).then(|&least| int('b', least..=9));
        let read = |text: &str| {
            checked(&mut Source::from_text("P.INP", text), |source| {
                Ok(source.rows(names::ROW, 200, pair()))
            })
            .map_err(|error| error.to_string())
        };
        let rows: Vec<(u8, u8)> = (0..200).map(|i| (1 + i % 5, 5 + i % 5)).collect();
        let text = |rows: &[(u8, u8)]| -> String {
            let lines = rows.iter().map(|(a, b)| format!("{a} {b}\n"));
            lines.collect()
        };
        assert_eq!(read(&text(&rows)).unwrap(), rows);
        for place in [0, 100, 199] {
            let mut rows = rows.clone();
            rows[place] = (7, 6);
            let row = place + 1;
            let told = format!("P.INP:{row}: row {row}: b: 6 is not in 7..=9");
            assert_eq!(read(&text(&rows)).unwrap_err(), told);
        }
    }

    #[test]
    fn a_stranger_is_found_wherever_it_stands() {
        for alphabet in ["a", "RB", "abcdefgh", ".+#*@$"] {
            let word = word('s', 0..=99, alphabet);
            for length in [1, 4, 10, 50] {
                let mut letters: Vec<u8> = alphabet.bytes().cycle().take(length).collect();
                assert!(word.has_all(&letters), "{alphabet} {length}");
                for (place, byte) in
                    (0..length).flat_map(|at| (0..=u8::MAX).map(move |it| (at, it)))
                {
                    let letter = mem::replace(&mut letters[place], byte);
                    let is_letter = alphabet.as_bytes().contains(&byte);
                    assert_eq!(word.has_all(&letters), is_letter, "{letters:?}");
                    letters[place] = letter;
                }
            }
        }
    }

    #[test]
    fn of_a_word_that_is_seen_what_was_made_of_it_is_kept() {
        let read = |text: &str| {
            let capitals =
                |letters: &[u8]| letters.iter().map(|&it| u8::from(it == b'B')).sum::<u8>();
            checked(&mut Source::from_text("W.INP", text), |source| {
                Ok(source.rows(names::ROW, 2, word(Name::Item, 1..=3, "aB").seen(capitals)))
            })
            .map_err(|error| error.to_string())
        };
        assert_eq!(read("BaB a").unwrap(), [2, 0]);
        assert_eq!(
            read("BaB c").unwrap_err(),
            "W.INP:1: row 2: 'c' is not one of 'aB'"
        );
    }

    #[test]
    fn long_words_are_read_like_short_ones_with_what_is_behind_them() {
        let read = |text: &str, length: usize| {
            let mut source = Source::from_text("W.INP", text);
            let read = checked(&mut source, |source| {
                let word = source.word('s', length..=length, "abcx");
                Ok((word, source.ints('x', 2, 0..=9_u8)))
            });
            let behind = source.bad(Message::new(&"odd"));
            read.map(|read| (read, behind.line, behind.column))
                .map_err(|error| (error.line, error.column, error.to_string()))
        };
        for length in [1, 100, 2000, 4095, 4096, 5000, 65_536, 300_000] {
            for before in ["", "\n ", &" \n".repeat(3000)] {
                let word = "abc".repeat(length)[..length].to_owned();
                let line = 1 + before.matches('\n').count();
                let column = 1 + before.len() - before.rfind('\n').map_or(0, |last| last + 1);
                let (read_word, line_of_two) = (word.clone().into_bytes(), line);
                assert_eq!(
                    read(&format!("{before}{word} 1\t2\n"), length),
                    Ok(((read_word, vec![1, 2]), line_of_two, column + length + 3))
                );
                let (_, _, message) = read(&format!("{before}{word}\n\n1 x"), length).unwrap_err();
                let expected = format!("W.INP:{}: x 2: 'x' is not a whole number", line + 2);
                assert_eq!(message, expected);
                let strange = [&word, "\u{e9}b"].concat();
                let told = read(&format!("{before}{strange}\n1 2"), length).unwrap_err();
                let message = format!("W.INP:{line}: s: '\u{e9}' is not one of 'abcx'");
                assert_eq!(told, (line, column, message));
            }
        }
    }

    #[test]
    fn words_are_checked_against_alphabet_and_length() {
        let read = |text: &str| {
            checked(&mut Source::from_text("W.INP", text), |source| {
                Ok(source.words(names::ROW, 2, 1..=3, "RB"))
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
