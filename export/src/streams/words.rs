//! The words of a source: names, strings, signs, without comments.

/// What kind of word it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A name or a number.
    Name,
    /// A string or character, with its quotes.
    String,
    /// One sign, such as `(`; of `<<` and `::` each half.
    Sign,
}

/// A word and where it stands.
#[derive(Debug, Clone, Copy)]
pub(super) struct Word {
    pub(super) kind: Kind,
    pub(super) start: usize,
    pub(super) end: usize,
}

/// How comments and strings are written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Syntax {
    /// C and C++.
    C,
    Python,
    Pascal,
}

impl Syntax {
    /// The length of the comment that begins here; 0 if none does.
    fn comment(self, text: &str) -> usize {
        let pairs: &[(&str, &str)] = match self {
            Syntax::C => &[("//", "\n"), ("/*", "*/")],
            Syntax::Python => &[("#", "\n")],
            Syntax::Pascal => &[("//", "\n"), ("{", "}"), ("(*", "*)")],
        };
        let pair = pairs.iter().find(|(open, _)| text.starts_with(open));
        pair.map_or(0, |(open, close)| {
            let inner = &text[open.len()..];
            let end = inner.find(close).map_or(inner.len(), |at| at + close.len());
            open.len() + end
        })
    }

    /// The length of the string that begins here; 0 if none does.
    fn string(self, text: &str) -> usize {
        if self == Syntax::C && text.starts_with("R\"") {
            let Some(open) = text.find('(') else { return 0 };
            let close = format!("){}\"", &text[2..open]);
            return text.find(&close).map_or(text.len(), |at| at + close.len());
        }
        if self == Syntax::Python {
            for quotes in ["\"\"\"", "'''"] {
                if let Some(inner) = text.strip_prefix(quotes) {
                    return inner.find(quotes).map_or(text.len(), |at| at + 6);
                }
            }
        }
        let Some(quote) = text.chars().next().filter(|it| ['\'', '"'].contains(it)) else {
            return 0;
        };
        if self == Syntax::Pascal && quote == '"' {
            return 0;
        }
        let mut is_escaped = false;
        for (at, letter) in text.char_indices().skip(1) {
            if is_escaped {
                is_escaped = false;
            } else if letter == '\\' && self != Syntax::Pascal {
                is_escaped = true;
            } else if letter == quote || letter == '\n' {
                return at + 1;
            }
        }
        text.len()
    }
}

pub(super) fn words(source: &str, syntax: Syntax) -> Vec<Word> {
    let mut words = Vec::new();
    let mut at = 0;
    while let Some(letter) = source[at..].chars().next() {
        let rest = &source[at..];
        let comment = syntax.comment(rest);
        let string = syntax.string(rest);
        let (kind, length) = if comment > 0 {
            (None, comment)
        } else if string > 0 {
            (Some(Kind::String), string)
        } else if is_of_name(letter) {
            // The quotes within 1'000'000 begin no character.
            let is_number = letter.is_ascii_digit() && syntax == Syntax::C;
            let is_inside = |it: char| is_of_name(it) || (is_number && it == '\'');
            let end = rest.find(|it| !is_inside(it));
            (Some(Kind::Name), end.unwrap_or(rest.len()))
        } else if letter.is_whitespace() {
            (None, letter.len_utf8())
        } else {
            (Some(Kind::Sign), letter.len_utf8())
        };
        let word = |kind| Word {
            kind,
            start: at,
            end: at + length,
        };
        words.extend(kind.map(word));
        at += length;
    }
    words
}

fn is_of_name(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}
