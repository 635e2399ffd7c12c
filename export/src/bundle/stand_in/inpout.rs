//! Reading and writing: the least that the solution above needs.

use std::fmt;
use std::ops::RangeInclusive;

/// A problem: reads its input, solves it, and prints its output by `Display`.
pub trait Problem {
    const ID: &'static str;
    const FILE: &'static str;
    type Input;
    type Output: fmt::Display;

    fn read(source: &mut Source<'_>) -> Result<Self::Input, BadInput>;
    fn solve(input: &Self::Input) -> Self::Output;
}

/// What is wrong with an input, in one sentence.
#[derive(Debug)]
pub struct BadInput(String);

/// The tokens of an input.
pub struct Source<'a> {
    text: &'a [u8],
    position: usize,
}

impl<'a> Source<'a> {
    fn skip_space(&mut self) {
        while self.position < self.text.len() && self.text[self.position] <= b' ' {
            self.position += 1;
        }
    }

    fn token(&mut self) -> &'a [u8] {
        self.skip_space();
        let start = self.position;
        while self.position < self.text.len() && self.text[self.position] > b' ' {
            self.position += 1;
        }
        &self.text[start..self.position]
    }

    pub fn next_token(&mut self) -> Option<&'a str> {
        let token = std::str::from_utf8(self.token());
        token.ok().filter(|token| !token.is_empty())
    }

    /// Whether only white space is left.
    pub fn at_end(&mut self) -> bool {
        self.skip_space();
        self.position == self.text.len()
    }

    /// What is wrong, and in which line.
    pub fn bad(&self, reason: impl Into<Message>) -> BadInput {
        let before = &self.text[..self.position];
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        let Message(reason) = reason.into();
        BadInput(format!("line {}: {}", line, reason))
    }

    pub fn rows<F: Field>(
        &mut self,
        name: impl Into<Name>,
        count: usize,
        field: F,
    ) -> Vec<F::Output> {
        let name = name.into();
        let mut list = Vec::with_capacity(count);
        for number in 1..=count {
            list.push(field.read_at(self, Place::In(&name, number)));
        }
        list
    }

    pub fn rows_to_end<F: Field>(
        &mut self,
        name: impl Into<Name>,
        most: usize,
        field: F,
    ) -> Result<Vec<F::Output>, BadInput> {
        let name = name.into();
        let mut list = Vec::new();
        while !self.at_end() {
            let number = list.len() + 1;
            if number > most {
                let reason = format!("{} {}: no more than {} are allowed", name, number, most);
                return Err(self.bad(Message(reason)));
            }
            list.push(field.read_at(self, Place::In(&name, number)));
        }
        Ok(list)
    }

    pub fn checked_rows<F: Field, T>(
        &mut self,
        name: impl Into<Name>,
        count: usize,
        field: F,
        make: impl FnMut(usize, F::Output) -> Result<T, Message>,
    ) -> Result<Vec<T>, BadInput> {
        self.checked_table(name, (count, 1), field, make)
    }

    pub fn checked_table<F: Field, T>(
        &mut self,
        name: impl Into<Name>,
        (rows, columns): (usize, usize),
        field: F,
        mut make: impl FnMut(usize, F::Output) -> Result<T, Message>,
    ) -> Result<Vec<T>, BadInput> {
        let name = name.into();
        let mut list = Vec::with_capacity(rows * columns);
        for number in 1..=rows * columns {
            let row = (number - 1) / columns + 1;
            let field = field.read_at(self, Place::In(&name, row));
            list.push(make(number, field).map_err(|reason| self.bad(reason))?);
        }
        Ok(list)
    }

    pub fn ints<T: Number>(
        &mut self,
        name: impl Into<Name>,
        count: usize,
        range: RangeInclusive<T>,
    ) -> Vec<T> {
        self.rows(name, count, int(Name::Item, range))
    }

    pub fn word(
        &mut self,
        name: impl Into<Name>,
        length: RangeInclusive<usize>,
        alphabet: &'static str,
    ) -> Vec<u8> {
        word(name, length, alphabet).read_at(self, Place::Alone)
    }

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

/// Where a field stands, for the sentence that says what is wrong with it.
#[derive(Clone, Copy)]
pub enum Place<'a> {
    Alone,
    In(&'a dyn fmt::Display, usize),
}

/// What a field is called: a letter of the statement, a word, or nothing.
#[derive(Clone, Copy)]
pub enum Name {
    Letter(char),
    Symbol(&'static str),
    Word(Text),
    Item,
}

impl From<char> for Name {
    fn from(letter: char) -> Name {
        Name::Letter(letter)
    }
}

impl From<Text> for Name {
    fn from(word: Text) -> Name {
        Name::Word(word)
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Name::Letter(letter) => write!(f, "{}", letter),
            Name::Symbol(symbol) => f.write_str(symbol),
            Name::Word(word) => write!(f, "{}", word),
            Name::Item => Ok(()),
        }
    }
}

/// A sentence with gaps `{0}`, `{1}`, …; of its two languages this file says the English.
#[derive(Clone, Copy, PartialEq)]
pub struct Text(&'static str);

impl Text {
    pub const fn new(_vietnamese: &'static str, english: &'static str) -> Text {
        Text(english)
    }

    pub fn with(self, values: &[&dyn fmt::Display]) -> Message {
        let mut text = self.0.to_owned();
        for (place, value) in values.iter().enumerate() {
            text = text.replace(&format!("{{{}}}", place), &value.to_string());
        }
        Message(text)
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A whole sentence.
pub struct Message(String);

impl From<Text> for Message {
    fn from(text: Text) -> Message {
        text.with(&[])
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

macro_rules! sentences {
    ($($name:ident: $vietnamese:literal, $english:literal;)*) => {
        $(pub const $name: crate::inpout::Text = crate::inpout::Text::new($vietnamese, $english);)*
    };
}
pub(crate) use sentences;

/// What fields of many problems are called.
pub mod names {
    super::sentences! {
        HEAP: "đống", "heap";
        ROW: "hàng", "row";
        COLUMN: "cột", "column";
        CELL: "ô", "cell";
        NUMBER: "số", "number";
        ARC: "cung", "arc";
        MOVE: "nước đi", "move";
        STRIP: "dải", "strip";
        TEST: "test", "test";
    }
}

/// Something that can be read.
pub trait Field {
    type Output;

    fn read_at(&self, source: &mut Source<'_>, at: Place<'_>) -> Self::Output;

    fn map<T, F: Fn(Self::Output) -> T>(self, make: F) -> Map<Self, F>
    where
        Self: Sized,
    {
        Map { field: self, make }
    }

    fn then<G: Field, N: Fn(&Self::Output) -> G>(self, next: N) -> Then<Self, N>
    where
        Self: Sized,
    {
        Then { field: self, next }
    }
}

/// A field and what is made of it.
pub struct Map<F, M> {
    field: F,
    make: M,
}

impl<T, F: Field, M: Fn(F::Output) -> T> Field for Map<F, M> {
    type Output = T;

    fn read_at(&self, source: &mut Source<'_>, at: Place<'_>) -> T {
        (self.make)(self.field.read_at(source, at))
    }
}

/// A field and the one behind it.
pub struct Then<F, N> {
    field: F,
    next: N,
}

impl<F: Field, G: Field, N: Fn(&F::Output) -> G> Field for Then<F, N> {
    type Output = (F::Output, G::Output);

    fn read_at(&self, source: &mut Source<'_>, at: Place<'_>) -> Self::Output {
        let first = self.field.read_at(source, at);
        let second = (self.next)(&first).read_at(source, at);
        (first, second)
    }
}

fn refuse(bad: &BadInput) -> ! {
    eprintln!("{}", bad.0);
    std::process::exit(2)
}

fn unfit(source: &Source<'_>, name: Name, at: Place<'_>, wanted: &str) -> ! {
    let place = match at {
        Place::Alone => name.to_string(),
        Place::In(list, number) => format!("{} {} {}", list, number, name),
    };
    let reason = format!("{}: {} is expected", place.trim(), wanted);
    refuse(&source.bad(Message(reason)))
}

/// A whole number.
pub trait Number: Copy + PartialOrd + fmt::Display {
    fn parse(is_negative: bool, digits: &[u8]) -> Option<Self>;
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl Number for $number {
            fn parse(is_negative: bool, digits: &[u8]) -> Option<Self> {
                let mut value: $number = 0;
                for &byte in digits {
                    if !byte.is_ascii_digit() {
                        return None;
                    }
                    let digit = <$number as std::convert::TryFrom<u8>>::try_from(byte - b'0').ok()?;
                    value = value.checked_mul(10)?;
                    value = if is_negative {
                        value.checked_sub(digit)?
                    } else {
                        value.checked_add(digit)?
                    };
                }
                if digits.is_empty() { None } else { Some(value) }
            }
        }
    )*};
}
numbers! { u8 u16 u32 u64 usize i32 i64 }

/// A number in a range.
pub struct Int<T> {
    name: Name,
    range: RangeInclusive<T>,
}

pub fn int<T: Number>(name: impl Into<Name>, range: RangeInclusive<T>) -> Int<T> {
    let name = name.into();
    Int { name, range }
}

impl<T: Number> Field for Int<T> {
    type Output = T;

    fn read_at(&self, source: &mut Source<'_>, at: Place<'_>) -> T {
        let token = source.token();
        let is_negative = token.first() == Some(&b'-');
        match T::parse(is_negative, &token[usize::from(is_negative)..]) {
            Some(value) if self.range.contains(&value) => value,
            _ => {
                let (least, most) = (self.range.start(), self.range.end());
                let wanted = format!("a number from {} to {}", least, most);
                unfit(source, self.name, at, &wanted)
            }
        }
    }
}

/// A word over an alphabet.
pub struct Word {
    name: Name,
    length: RangeInclusive<usize>,
    alphabet: &'static str,
}

pub fn word(
    name: impl Into<Name>,
    length: RangeInclusive<usize>,
    alphabet: &'static str,
) -> Word {
    Word {
        name: name.into(),
        length,
        alphabet,
    }
}

impl Field for Word {
    type Output = Vec<u8>;

    fn read_at(&self, source: &mut Source<'_>, at: Place<'_>) -> Vec<u8> {
        let token = source.token();
        let alphabet = self.alphabet.as_bytes();
        if self.length.contains(&token.len()) && token.iter().all(|byte| alphabet.contains(byte)) {
            return token.to_vec();
        }
        unfit(source, self.name, at, "another word")
    }
}

/// A word and what is made of its letters.
pub struct Seen<M> {
    word: Word,
    make: M,
}

impl Word {
    pub fn seen<T, M: Fn(&[u8]) -> T>(self, make: M) -> Seen<M> {
        Seen { word: self, make }
    }
}

impl<T, M: Fn(&[u8]) -> T> Field for Seen<M> {
    type Output = T;

    fn read_at(&self, source: &mut Source<'_>, at: Place<'_>) -> T {
        (self.make)(&self.word.read_at(source, at))
    }
}

macro_rules! tuples {
    ($(($($field:ident $place:tt)+))*) => {$(
        impl<$($field: Field),+> Field for ($($field,)+) {
            type Output = ($($field::Output,)+);

            fn read_at(&self, source: &mut Source<'_>, at: Place<'_>) -> Self::Output {
                ($(self.$place.read_at(source, at),)+)
            }
        }
    )*};
}
tuples! { (A 0 B 1) (A 0 B 1 C 2) (A 0 B 1 C 2 D 3) (A 0 B 1 C 2 D 3 E 4) }

/// The items of a row, with a space between each two.
pub struct Spaced<I>(I);

pub fn spaced<I>(items: I) -> Spaced<I>
where
    I: IntoIterator + Clone,
    I::Item: fmt::Display,
{
    Spaced(items)
}

impl<I> fmt::Display for Spaced<I>
where
    I: IntoIterator + Clone,
    I::Item: fmt::Display,
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, item) in self.0.clone().into_iter().enumerate() {
            if place > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{}", item)?;
        }
        Ok(())
    }
}

/// Lines of numbers, with a space between each two, and of text.
pub struct Lines<'a, 'f>(&'a mut fmt::Formatter<'f>);

impl<'a, 'f> Lines<'a, 'f> {
    pub fn new(f: &'a mut fmt::Formatter<'f>) -> Self {
        Lines(f)
    }

    pub fn numbers<const N: usize>(&mut self, numbers: [u64; N]) -> fmt::Result {
        writeln!(self.0, "{}", spaced(&numbers))
    }

    pub fn row(&mut self, numbers: impl IntoIterator<Item = u64>) -> fmt::Result {
        let mut before = "";
        for number in numbers {
            write!(self.0, "{}{}", before, number)?;
            before = " ";
        }
        writeln!(self.0)
    }

    pub fn text(&mut self, line: &str) -> fmt::Result {
        writeln!(self.0, "{}", line)
    }

    pub fn end(self) -> fmt::Result {
        Ok(())
    }
}

/// The answer to the text of an input.
fn answer<P: Problem>(text: &[u8]) -> P::Output {
    let mut source = Source { text, position: 0 };
    match P::read(&mut source) {
        Ok(input) => P::solve(&input),
        Err(bad) => refuse(&bad),
    }
}

/// `into_iter` as it is from the edition of 2021 on: arrays give their items, not references.
pub trait IntoItems: IntoIterator + Sized {
    fn into_items(self) -> Self::IntoIter {
        IntoIterator::into_iter(self)
    }
}

impl<I: IntoIterator> IntoItems for I {}
