//! The tokens of an output, and what is said when one of them is wrong.

#![expect(
    clippy::needless_pass_by_value,
    reason = "a sentence is handed over as it is made"
)]

use std::ops::RangeInclusive;

use bilingual::{Filled, Lang, Message, Say};
use inpout::Number;

use crate::Checked;
use crate::catalogue::reading as say;
use crate::quote::{quoted, shown};

/// Where a token stands: `token 7 (line 3)`, both from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// Number of the token.
    pub token: usize,
    /// Number of its line.
    pub line: usize,
}

/// A token: bytes without white space, at least one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Token<'a> {
    /// The bytes, a slice of the file's.
    pub bytes: &'a [u8],
    /// Where it stands.
    pub place: Place,
}

impl Token<'_> {
    /// Its value as a decimal number; infinite for `inf` and `1e999`, not a number for `nan`.
    pub(crate) fn decimal(&self) -> Option<f64> {
        std::str::from_utf8(self.bytes).ok()?.parse().ok()
    }
}

/// Whose file is read: who is to blame when it cannot be understood.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Owner {
    Contestant,
    Reference,
    /// Of a line that the contestant's program said.
    Program,
    /// Of a line that a person typed, who sees it.
    Person,
}

/// Reads the tokens of an output one by one, for a checker.
///
/// Any bytes will do: tokens are what stands between ASCII white space. A UTF-8 byte order mark
/// is skipped. Lines end with LF, CR LF or a lone CR. Nothing is allocated until there is an
/// error to tell, and the whole file is passed over once.
///
/// Methods that can fail give a ready [`Checked`], so a checker reads with `?`. The reader of
/// the reference's file turns whatever goes wrong there into [`Checked::JudgeError`].
///
/// ```
/// use checker::Reader;
///
/// let mut reader = Reader::of_output(b"WIN\r\n3 x\r\n");
/// assert_eq!(reader.choice("verdict", &["LOSE", "WIN"]), Ok(1));
/// assert_eq!(reader.int("heap", 1..=4_usize), Ok(3));
/// assert_eq!(
///     reader.int("take", 1..=9_u64).unwrap_err().to_string(),
///     "wrong output format token 3 (line 2): take: expected a number in 1..=9, found 'x'"
/// );
/// ```
#[derive(Debug, Clone)]
pub struct Reader<'a> {
    bytes: &'a [u8],
    /// First byte not yet looked at.
    position: usize,
    /// Line of that byte.
    line: usize,
    /// Where the token last read stands.
    last: Option<Place>,
    owner: Owner,
}

impl<'a> Reader<'a> {
    /// A reader of the contestant's output.
    pub fn of_output(bytes: &'a [u8]) -> Self {
        Reader::new(bytes, Owner::Contestant)
    }

    /// A reader of the reference's output.
    pub fn of_answer(bytes: &'a [u8]) -> Self {
        Reader::new(bytes, Owner::Reference)
    }

    /// A reader of a line that the contestant's program said, with the line's number.
    pub fn of_line(bytes: &'a [u8], number: usize) -> Self {
        Reader {
            line: number,
            ..Reader::new(bytes.trim_ascii_end(), Owner::Program)
        }
    }

    /// A reader of a line that a person typed: its messages name no place.
    pub fn of_person(bytes: &'a [u8]) -> Self {
        Reader::new(bytes, Owner::Person)
    }

    fn new(bytes: &'a [u8], owner: Owner) -> Self {
        Reader {
            bytes: bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes),
            position: 0,
            line: 1,
            last: None,
            owner,
        }
    }

    /// The next token, or `None` at the end.
    #[inline]
    pub fn token(&mut self) -> Option<Token<'a>> {
        self.skip_white_space();
        let rest = &self.bytes[self.position..];
        let length = rest
            .iter()
            .position(|&byte| is_space(byte))
            .unwrap_or(rest.len());
        if length == 0 {
            return None;
        }
        self.position += length;
        let place = Place {
            token: self.last.map_or(1, |last| last.token + 1),
            line: self.line,
        };
        self.last = Some(place);
        Some(Token {
            bytes: &rest[..length],
            place,
        })
    }

    /// A whole number called `name` in `range`, written as in the inputs: no `+`.
    ///
    /// # Errors
    /// [`Checked::Format`] if there is no token left or it is no number, [`Checked::Wrong`] if
    /// the number is out of range.
    #[inline]
    pub fn int<T: Number>(
        &mut self,
        name: impl Say,
        range: RangeInclusive<T>,
    ) -> Result<T, Checked> {
        let token = self.token();
        match token.and_then(|token| T::parse(token.bytes)) {
            Some(value) if range.contains(&value) => Ok(value),
            _ => Err(self.refuse_number(&name, &range, token)),
        }
    }

    #[cold]
    fn refuse_number<T: Number>(
        &self,
        name: &dyn Say,
        range: &RangeInclusive<T>,
        token: Option<Token<'_>>,
    ) -> Checked {
        let (first, last) = (range.start(), range.end());
        let values: [&dyn Say; 3] = [name, first, last];
        let wanted = say::WANTED_NUMBER.with(&values);
        let Some(Token { bytes, .. }) = token else {
            return self.missing(wanted);
        };
        let digits = bytes.strip_prefix(b"-").unwrap_or(bytes);
        if !digits.is_empty() && digits.iter().all(u8::is_ascii_digit) {
            self.wrong(say::BUT_FOUND.with(&[&wanted, &shown(bytes)]))
        } else {
            self.format(say::BUT_FOUND.with(&[&wanted, &quoted(bytes)]))
        }
    }

    /// A finite decimal number called `name`, written as in the mode `floats`: `-0.5`, `1e-3`.
    ///
    /// # Errors
    /// [`Checked::Format`] if there is no token left or it is no number, [`Checked::Wrong`] if it
    /// is infinite or not a number.
    pub fn float(&mut self, name: impl Say) -> Result<f64, Checked> {
        let token = self.token();
        let value = token.and_then(|token| token.decimal());
        if let Some(value) = value
            && value.is_finite()
        {
            return Ok(value);
        }
        let wanted = say::WANTED_DECIMAL;
        Err(match token.filter(|_| value.is_some()) {
            None => self.refuse(wanted.with(&[&name]), token),
            Some(token) => {
                let found = quoted(token.bytes);
                self.wrong(say::BUT_FOUND.with(&[&wanted.with(&[&name]), &found]))
            }
        })
    }

    /// A word called `name`.
    ///
    /// # Errors
    /// [`Checked::Format`] if there is no token left or it is no UTF-8 text.
    pub fn word(&mut self, name: impl Say) -> Result<&'a str, Checked> {
        let token = self.token();
        let text = token.and_then(|token| std::str::from_utf8(token.bytes).ok());
        text.ok_or_else(|| self.refuse(say::WANTED_WORD.with(&[&name]), token))
    }

    /// The place in `words` of the next token, called `name`, which must be one of them.
    ///
    /// # Errors
    /// [`Checked::Format`] if there is no token left or it is none of them.
    pub fn choice(&mut self, name: impl Say, words: &[&str]) -> Result<usize, Checked> {
        let token = self.token();
        let found =
            token.and_then(|token| words.iter().position(|word| word.as_bytes() == token.bytes));
        found.ok_or_else(|| {
            let or = |lang: Lang| words.join(&format!(" {} ", say::OR.of(lang)));
            let words = Message::in_each(or);
            self.refuse(say::WANTED_CHOICE.with(&[&name, &words]), token)
        })
    }

    /// The outcome "not readable" for another token than what is wanted, or for none.
    #[cold]
    fn refuse(&self, wanted: Filled<'_>, token: Option<Token<'_>>) -> Checked {
        match token {
            None => self.missing(wanted),
            Some(token) => self.format(say::BUT_FOUND.with(&[&wanted, &quoted(token.bytes)])),
        }
    }

    /// Whether only white space is left.
    pub fn at_end(&mut self) -> bool {
        self.skip_white_space();
        self.position == self.bytes.len()
    }

    /// Fails unless the whole output has been read.
    ///
    /// # Errors
    /// [`Checked::Wrong`] if a token is left.
    pub fn end(&mut self) -> Result<(), Checked> {
        match self.token() {
            None => Ok(()),
            Some(token) => Err(self.extra(token)),
        }
    }

    /// Where the token last read stands, if one was read.
    pub fn last_place(&self) -> Option<Place> {
        self.last
    }

    /// The outcome "wrong" with a message about the token last read.
    pub fn wrong(&self, message: impl Say) -> Checked {
        self.verdict(Checked::Wrong, self.placed(&message))
    }

    /// The outcome "not readable" with a message about the token last read.
    pub fn format(&self, message: impl Say) -> Checked {
        self.verdict(Checked::Format, self.placed(&message))
    }

    /// The outcome "not readable" for an output that ends where more is expected.
    pub fn missing(&self, wanted: impl Say) -> Checked {
        self.verdict(Checked::Format, self.ended(&wanted))
    }

    /// The outcome "wrong" for an output that ends before the reference's does.
    pub(crate) fn too_short(&self, wanted: impl Say) -> Checked {
        self.verdict(Checked::Wrong, self.ended(&wanted))
    }

    /// The outcome "wrong" for a token, the one last read, that should not be there.
    pub(crate) fn extra(&self, token: Token<'_>) -> Checked {
        let after = match self.owner {
            Owner::Contestant | Owner::Reference => say::AFTER_OUTPUT,
            Owner::Program | Owner::Person => say::AFTER_MOVE,
        };
        self.wrong(after.with(&[&quoted(token.bytes)]))
    }

    fn placed(&self, message: &dyn Say) -> Message {
        match (self.last, self.owner) {
            (None, _) | (_, Owner::Person) => Message::new(message),
            (Some(place), Owner::Program) => say::AT_LINE.with(&[&place.line, message]).into(),
            (Some(place), _) => at(place, message),
        }
    }

    fn ended(&self, wanted: &dyn Say) -> Message {
        let (ends, is_empty) = match self.owner {
            Owner::Contestant => (say::OUTPUT_ENDS, say::OUTPUT_EMPTY),
            Owner::Reference => (say::REFERENCE_ENDS, say::REFERENCE_EMPTY),
            Owner::Program => return say::LINE_SHORT.with(&[&self.line, wanted]).into(),
            Owner::Person => return Message::new(wanted),
        };
        match self.last {
            Some(Place { token, line }) => ends.with(&[&token, &line, wanted]).into(),
            None => is_empty.with(&[wanted]).into(),
        }
    }

    fn verdict(&self, contestant: fn(Message) -> Checked, message: Message) -> Checked {
        match self.owner {
            Owner::Contestant | Owner::Program | Owner::Person => contestant(message),
            Owner::Reference => Checked::judge_error(&say::IN_REFERENCE.with(&[&message])),
        }
    }

    #[inline]
    fn skip_white_space(&mut self) {
        while let Some(&byte) = self.bytes.get(self.position)
            && is_space(byte)
        {
            self.position += 1;
            match byte {
                b'\n' => self.line += 1,
                b'\r' => self.finish_carriage_returns(),
                _ => {}
            }
        }
    }

    /// Counts the lines that end with a run of CR, whose first one has just been passed. Before
    /// LF the run is part of that one line end: `\r\r\n` is what a Windows program writes when it
    /// ends lines with `\r\n` itself. Elsewhere each CR ends a line.
    fn finish_carriage_returns(&mut self) {
        let rest = &self.bytes[self.position..];
        let more = rest.iter().take_while(|&&byte| byte == b'\r').count();
        self.position += more;
        if rest.get(more) != Some(&b'\n') {
            self.line += 1 + more;
        }
    }
}

/// A message about the token in this place.
pub(crate) fn at(place: Place, message: &dyn Say) -> Message {
    let Place { token, line } = place;
    say::AT_TOKEN.with(&[&token, &line, message]).into()
}

/// The six characters that testlib and C's `isspace` call white space.
#[inline]
fn is_space(byte: u8) -> bool {
    byte == b' ' || (b'\t'..=b'\r').contains(&byte)
}

#[cfg(test)]
mod tests;
