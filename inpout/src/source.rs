//! The tokens of one input, and what is said when one of them is wrong.

use std::fmt::{self, Debug, Display, Formatter};
use std::io::{self, Empty, Read};
use std::mem;

use bilingual::{Lang, Message, Told};

use crate::glance::{Glance, is_space};
use crate::{digits, fault, say};

/// What is wrong with an input, and where: one sentence for a person. Whoever shows it chooses the
/// language; on its own it is English.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadInput {
    /// Name of the file as the user knows it.
    pub file: String,
    /// Line of the offending token, from 1.
    pub line: usize,
    /// Column of its first byte, from 1.
    pub column: usize,
    /// What was found and what was expected.
    pub reason: Message,
}

impl Told for BadInput {
    fn message(&self) -> Message {
        say::AT.with(&[&self.file, &self.line, &self.reason]).into()
    }
}

impl std::error::Error for BadInput {}

impl Display for BadInput {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.message().of(Lang::En))
    }
}

/// Bytes of a file that are read at a time.
const PIECE: usize = 1 << 16;

/// What follows the text in the window, where every token ends.
const MARGIN: [u8; 1] = *b" ";

/// The tokens of one input, separated by ASCII white space.
///
/// Carriage returns, tabs, blank lines, a missing last newline and a UTF-8 byte order mark are
/// all accepted. Text is read in pieces of 64 KiB and tokens are slices of the piece at hand, so
/// that a long input needs no more memory than its longest token.
pub struct Source<'a> {
    file: String,
    reader: Box<dyn Read + 'a>,
    /// The text from the token last given out on, as far as it has been read, the margin, and room where
    /// the next piece is read to.
    window: Vec<u8>,
    /// The first byte of the margin.
    end: usize,
    /// First byte not yet looked at.
    position: usize,
    /// First byte of the token last given out.
    token: usize,
    /// Line and column of the window's first byte.
    start: (usize, usize),
    /// The bytes at its end that begin a character, the rest of which comes next.
    broken: Vec<u8>,
    /// Bytes that are read at a time.
    piece: usize,
    /// Why there is no more text to be had, if there is none.
    close: Option<Close>,
    /// A byte of the window with its line and column, from which those after it are counted.
    noted: (usize, (usize, usize)),
}

/// Why a source has no more text.
#[derive(Debug)]
enum Close {
    End,
    NotText(BadInput),
    Unreadable(io::Error),
}

impl<'a> Source<'a> {
    /// A source over an open file, a pipe, …; `file` is the name shown in errors.
    ///
    /// Text that cannot be read, or that is not UTF-8, ends it early:
    /// [`expect_end`](Source::expect_end) and [`bad`](Source::bad) say so.
    pub fn new(file: &str, reader: impl Read + 'a) -> Self {
        Source::in_pieces(file, reader, PIECE)
    }

    fn in_pieces(file: &str, reader: impl Read + 'a, piece: usize) -> Self {
        let mut source = Source {
            piece,
            file: file.to_owned(),
            reader: Box::new(reader),
            window: MARGIN.to_vec(),
            end: 0,
            position: 0,
            token: 0,
            start: (1, 1),
            broken: Vec::new(),
            close: None,
            noted: (0, (1, 1)),
        };
        // A byte order mark may come in pieces.
        while source.end == 0 && source.read_on() {}
        let mark = "\u{feff}";
        if source.window[..source.end].starts_with(mark.as_bytes()) {
            source.position = mark.len();
            source.token = source.position;
        }
        source
    }

    /// A source over text.
    pub fn from_text(file: &str, text: &'a str) -> Self {
        Source::new(file, text.as_bytes())
    }

    /// A source over one line of a dialogue; `number` is the line's in errors.
    pub fn from_line(file: &str, number: usize, line: &'a [u8]) -> Self {
        let mut source = Source::in_pieces(file, line, line.len() + 1);
        source.start.0 = number;
        source.noted.1.0 = number;
        if let Some(Close::NotText(error)) = &mut source.close {
            error.line = number;
        }
        source
    }

    /// Whether only white space is left. Problems with several tests read until then.
    pub fn at_end(&mut self) -> bool {
        self.skip_white_space();
        self.position == self.end
    }

    /// An error at the token last read, for rules that no single field can check.
    pub fn bad(&self, reason: impl Into<Message>) -> BadInput {
        if let Some(Close::NotText(error)) = &self.close
            && self.token == self.end
        {
            return error.clone();
        }
        let (line, column) = self.place(self.token);
        BadInput {
            file: self.file.clone(),
            line,
            column,
            reason: reason.into(),
        }
    }

    /// Fails unless the whole input has been read.
    ///
    /// # Errors
    /// If a token is left.
    pub fn expect_end(&mut self) -> Result<(), BadInput> {
        match (self.advance(), &self.close) {
            (Some((start, end)), _) => {
                let extra = shown(self.text(start, end));
                Err(self.bad(say::AFTER_END.with(&[&extra])))
            }
            (None, Some(Close::NotText(error))) => Err(error.clone()),
            (None, _) => Ok(()),
        }
    }

    /// Why the reader failed, if it did: what it gave by then is not the whole input.
    pub(crate) fn failure(self) -> Option<io::Error> {
        match self.close {
            Some(Close::Unreadable(error)) => Some(error),
            _ => None,
        }
    }

    /// A glance at the text at hand that has not been looked at.
    pub(crate) fn glance(&self) -> Glance<'_> {
        Glance::at(&self.window[self.position..self.end])
    }

    /// Goes on where a [`glance`](Source::glance) has left so many bytes at hand.
    pub(crate) fn go_on_with(&mut self, left: usize) {
        let position = self.end - left;
        let read = &self.window[self.position..position];
        if let Some(last) = read.iter().rposition(|&byte| !is_space(byte)) {
            let before = read[..last].iter().rposition(|&byte| is_space(byte));
            self.token = self.position + before.map_or(0, |space| space + 1);
        }
        self.position = position;
    }

    /// The token last given out as a list of its own. A long one takes the window along instead of being copied.
    pub(crate) fn take_token(&mut self) -> Vec<u8> {
        let (token, end) = (self.token, self.position);
        if end - token < PIECE {
            return self.window[token..end].to_vec();
        }
        // The next token stands behind the same start, moved by what goes; and a token holds no end of a line.
        self.start = place_after(self.start, &self.window[..token]);
        self.start.1 += end - token;
        let behind = self.window.split_off(end);
        let mut taken = mem::replace(&mut self.window, behind);
        taken.drain(..token);
        self.end -= end;
        (self.token, self.position) = (0, 0);
        self.noted = (0, self.start);
        taken
    }

    /// The next token, not yet as text.
    #[inline]
    pub(crate) fn next_bytes(&mut self) -> Option<&[u8]> {
        let token = self.advance();
        self.note();
        token.map(|(start, end)| &self.window[start..end])
    }

    /// What lies between two places in the text.
    fn text(&self, start: usize, end: usize) -> &str {
        std::str::from_utf8(&self.window[start..end]).expect("what was read is text")
    }

    /// Notes where the token last given out stands, if a fault in it could not be caught.
    fn note(&mut self) {
        if fault::ENDS {
            let place = if self.token == self.end {
                self.place(self.token)
            } else {
                let (from, place) = self.noted;
                place_after(place, &self.window[from..self.token])
            };
            self.noted = (self.token, place);
            fault::at(place);
        }
    }

    #[inline]
    fn skip_white_space(&mut self) {
        loop {
            while self.position < self.end && is_space(self.window[self.position]) {
                self.position += 1;
            }
            if self.position < self.end || !self.read_on() {
                return;
            }
        }
    }

    /// Moves over the next token and returns its ends.
    #[inline]
    fn advance(&mut self) -> Option<(usize, usize)> {
        self.skip_white_space();
        let mut length = self.token_length(self.position);
        while self.position + length == self.end && self.read_on() {
            length += self.token_length(self.position + length);
        }
        self.token = self.position;
        self.position += length;
        (length > 0).then_some((self.token, self.position))
    }

    /// The number of bytes between a place and the first white space behind it, at the latest the margin.
    #[inline]
    fn token_length(&self, place: usize) -> usize {
        let rest = &self.window[place..];
        let mut length = 0;
        // Eight at once, as long as none of them may be white space.
        while let Some(bytes) = rest[length..].first_chunk() {
            let visible = digits::visible(*bytes);
            length += visible;
            if visible < 8 {
                if is_space(rest[length]) {
                    return length;
                }
                length += 1;
            }
        }
        let last = rest[length..].iter();
        length + last.take_while(|&&byte| !is_space(byte)).count()
    }

    /// Reads on, dropping what lies before the token last given out. Whether there may be more
    /// text in the window than before.
    #[cold]
    fn read_on(&mut self) -> bool {
        if self.close.is_some() {
            return false;
        }
        self.drop_read();
        let room = self.end + self.piece + MARGIN.len();
        if self.window.len() < room {
            self.window.resize(room, 0);
        }
        let (piece, broken) = (self.end..self.end + self.piece, self.broken.len());
        let piece = &mut self.window[piece];
        piece[..broken].copy_from_slice(&self.broken);
        let read = read_some(&mut self.reader, &mut piece[broken..]);
        let bytes = &piece[..broken + *read.as_ref().unwrap_or(&0)];
        let is_last = matches!(read, Ok(0));
        let (valid, fault) = match std::str::from_utf8(bytes) {
            Ok(_) => (bytes.len(), None),
            Err(error) => {
                let valid = error.valid_up_to();
                let is_fault = error.error_len().is_some() || is_last;
                (valid, is_fault.then_some(bytes[valid]))
            }
        };
        self.broken = bytes[valid..].to_vec();
        self.end += valid;
        self.window[self.end..][..MARGIN.len()].copy_from_slice(&MARGIN);
        self.close = match (read, fault) {
            (Err(error), _) => Some(Close::Unreadable(error)),
            (Ok(_), Some(byte)) => Some(Close::NotText(self.not_text(byte))),
            (Ok(_), None) => is_last.then_some(Close::End),
        };
        valid > 0 || self.close.is_none()
    }

    /// Drops what lies before the token last given out.
    fn drop_read(&mut self) {
        if self.token == 0 {
            return;
        }
        self.start = place_after(self.start, &self.window[..self.token]);
        self.window.copy_within(self.token..self.end, 0);
        self.end -= self.token;
        self.position -= self.token;
        self.token = 0;
        self.noted = (0, self.start);
    }

    /// The error at the end of the text: a byte that is none.
    fn not_text(&self, byte: u8) -> BadInput {
        let (line, column) = place_after(self.start, &self.window[..self.end]);
        BadInput {
            file: self.file.clone(),
            line,
            column,
            reason: say::NOT_TEXT.with(&[&format_args!("0x{byte:02X}")]).into(),
        }
    }

    fn place(&self, at: usize) -> (usize, usize) {
        let before = &self.window[..at];
        // An error at the end belongs to the last line that holds something.
        let is_end = at == self.end;
        place_after(
            self.start,
            if is_end {
                before.trim_ascii_end()
            } else {
                before
            },
        )
    }
}

impl Debug for Source<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let (line, column) = self.place(self.token);
        write!(f, "Source({}:{line}:{column})", self.file)
    }
}

/// As [`Read::read`], without interruptions.
fn read_some(reader: &mut dyn Read, bytes: &mut [u8]) -> io::Result<usize> {
    loop {
        match reader.read(bytes) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            result => return result,
        }
    }
}

/// Not generic over the reader: with a free type parameter, inference inside `input!` fails.
impl proconio::source::Source<Empty> for Source<'_> {
    #[inline]
    fn next_token(&mut self) -> Option<&str> {
        let bytes = self.next_bytes();
        bytes.map(|bytes| std::str::from_utf8(bytes).expect("what was read is text"))
    }

    fn is_empty(&mut self) -> bool {
        self.at_end()
    }
}

/// A token as it is quoted in a message: printable and short.
pub(crate) fn shown(token: &str) -> String {
    const LONGEST: usize = 40;
    let mut text: String = token
        .chars()
        .take(LONGEST)
        .flat_map(char::escape_debug)
        .collect();
    if token.chars().nth(LONGEST).is_some() {
        text.push('…');
    }
    format!("'{text}'")
}

/// Line and column of what follows `text`, which begins at the place given.
fn place_after((line, column): (usize, usize), text: &[u8]) -> (usize, usize) {
    match newlines(text) {
        0 => (line, column + text.len()),
        count => {
            let last = text.iter().rev().take_while(|&&byte| byte != b'\n');
            (line + count, last.count() + 1)
        }
    }
}

/// How many newlines there are. So many bytes at a time that a byte holds their number: a processor counts sixteen at once.
fn newlines(text: &[u8]) -> usize {
    let count = |piece: &[u8]| {
        piece
            .iter()
            .map(|&byte| u8::from(byte == b'\n'))
            .sum::<u8>()
    };
    text.chunks(255)
        .map(|piece| usize::from(count(piece)))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checked;
    use proconio::source::Source as _;

    fn reason(text: &str) -> Message {
        Message::new(&text)
    }

    fn tokens(text: &str) -> Vec<String> {
        let mut source = Source::from_text("T.INP", text);
        std::iter::from_fn(|| source.next_token().map(str::to_owned)).collect()
    }

    #[test]
    fn a_token_ends_at_white_space_and_at_nothing_else() {
        for byte in (0..=u8::MAX).filter(u8::is_ascii) {
            let text = format!("x{}y", char::from(byte));
            let is_one = tokens(&text).len() == 1;
            assert_eq!(is_one, !b"\t\n\x0b\x0c\r ".contains(&byte), "{text:?}");
        }
    }

    #[test]
    fn every_line_ending_and_a_byte_order_mark_are_white_space() {
        let expected = ["1", "2", "3"];
        for text in [
            "1 2 3",
            "1\n2\n3\n",
            "1\r\n2\r\n3\r\n",
            "\u{feff}1\t2\r3\n\n \n",
            "\n\n1  2\x0b3\x0c",
        ] {
            assert_eq!(tokens(text), expected, "{text:?}");
        }
        assert!(tokens(" \r\n\t").is_empty());
    }

    #[test]
    fn an_error_names_line_and_column_of_its_token() {
        let mut source = Source::from_text("T.INP", "1 2\r\n  33 4\n");
        for _ in 0..3 {
            source.next_token();
        }
        let error = source.bad(reason("odd"));
        assert_eq!((error.line, error.column), (2, 3));
        assert_eq!(error.to_string(), "T.INP:2: odd");
    }

    #[test]
    fn the_end_of_the_file_is_reported_on_the_last_line_with_text() {
        let mut source = Source::from_text("T.INP", "1\n2\n\n\n");
        while source.next_token().is_some() {}
        assert_eq!(
            source.bad(reason("too short")).to_string(),
            "T.INP:2: too short"
        );
    }

    #[test]
    fn extra_tokens_are_an_error() {
        let mut source = Source::from_text("T.INP", "1\n2 3\n");
        source.next_token();
        let error = source.expect_end().unwrap_err();
        assert_eq!(
            error.to_string(),
            "T.INP:2: '2' stands after the end of the input"
        );
    }

    /// A reader that gives its bytes in pieces of these lengths, over and over.
    struct Pieces<'a>(&'a [u8], Vec<usize>);

    impl Read for Pieces<'_> {
        fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
            self.1.rotate_left(1);
            let most = self.1[0].min(bytes.len());
            self.0.read(&mut bytes[..most])
        }
    }

    #[test]
    fn however_the_text_comes_the_tokens_and_their_places_are_the_same() {
        let long = "7".repeat(200_000);
        let text = format!(
            "\u{feff}1 23\r\n\n\tôn {long} -5\n{}Rôn\n 9",
            " \n".repeat(9000)
        );
        let expected: Vec<&str> = text
            .trim_start_matches('\u{feff}')
            .split_whitespace()
            .collect();
        for lengths in [vec![1], vec![2, 3, 1], vec![5000, 1], vec![1 << 20]] {
            let mut source = Source::new("T.INP", Pieces(text.as_bytes(), lengths.clone()));
            let mut places = Vec::new();
            for &token in &expected {
                assert_eq!(source.next_token(), Some(token), "{lengths:?}");
                places.push((source.bad(reason("")).line, source.bad(reason("")).column));
            }
            assert_eq!(
                places,
                [
                    (1, 4),
                    (1, 6),
                    (3, 2),
                    (3, 6),
                    (3, 200_007),
                    (9004, 1),
                    (9005, 2)
                ]
            );
            assert!(source.at_end() && source.expect_end().is_ok());
        }
    }

    #[test]
    fn numbers_are_read_across_the_ends_of_pieces() {
        let text = (0..5000).map(|i: i64| (i * 7_919_654_321 - 9).to_string());
        let text: Vec<String> = text.collect();
        for length in [1, 7, 64] {
            let text = text.join(" ");
            let mut source = Source::new("T.INP", Pieces(text.as_bytes(), vec![length, 3]));
            let read = checked(&mut source, |source| {
                Ok(source.ints('x', 5000, i64::MIN..=i64::MAX))
            });
            let expected: Vec<i64> = (0..5000).map(|i| i * 7_919_654_321 - 9).collect();
            assert_eq!(read.unwrap(), expected);
        }
    }

    #[test]
    fn a_reader_that_fails_is_told_apart_from_an_end() {
        struct Broken;
        impl Read for Broken {
            fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
                Err(io::Error::other("no paper"))
            }
        }
        let mut source = Source::new("T.INP", b"1 2".chain(Broken));
        assert_eq!(source.next_token(), Some("1"));
        assert_eq!(source.next_token(), Some("2"));
        assert_eq!(source.next_token(), None);
        assert_eq!(source.failure().unwrap().to_string(), "no paper");
    }

    #[test]
    fn bytes_that_are_no_text_are_located() {
        let mut source = Source::new("T.INP", &b"1\n2 \xff\n"[..]);
        let read = [(); 3].map(|()| source.next_token().map(str::to_owned));
        assert_eq!(read, [Some("1".to_owned()), Some("2".to_owned()), None]);
        let error = source.bad(reason("too short"));
        assert_eq!(error.to_string(), "T.INP:2: byte 0xFF is not UTF-8 text");
        assert_eq!(source.expect_end().unwrap_err(), error);
    }

    #[test]
    fn long_and_unprintable_tokens_are_quoted_short() {
        assert_eq!(shown("a\u{0}b"), "'a\\0b'");
        assert_eq!(shown(&"9".repeat(100)).chars().count(), 43);
    }
}
