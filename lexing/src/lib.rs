//! Programs as tokens, in each language that is judged or shown: what is a comment, a text, a number, a word, a sign.
//!
//! Nothing is lost: the tokens one after another are the source. Of a language no more is known than how its
//! tokens are written, so that a program with mistakes has tokens, too: what is not closed ends with its line, or
//! with the source where it may go over lines.

use std::ops::Range;

/// What a token is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// White space, or a backslash that joins a line to the next one.
    Space,
    /// A comment, without the end of its line.
    Comment,
    /// What is said to the compiler: `#include`, `{$mode objfpc}`, `#[test]`, the lifetime `'a`.
    Directive,
    /// A string or a character, with its quotes and the letters before them.
    Text,
    /// A number: `1_000u32`, `0x1F`, `1e-9`, but only the `1` of `1..5`.
    Number,
    /// A name, or a word of the language.
    Word,
    /// An operator, a bracket, or what has no place in a program.
    Sign,
}

/// A token of a source.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Token<'a> {
    /// What it is.
    pub kind: Kind,
    /// How it is written.
    pub text: &'a str,
    /// Where it begins, in bytes.
    pub at: usize,
}

impl<'a> Token<'a> {
    /// What stands between the quotes of a text, as it is written.
    pub fn inner(&self) -> &'a str {
        let begin = self.text.find(['"', '\'', '`']).unwrap_or_default();
        let (prefix, quoted) = self.text.split_at(begin);
        let quoted = if prefix.ends_with('#') {
            quoted.trim_end_matches('#')
        } else {
            quoted
        };
        let inner = quoted.trim_matches(|it| quoted.starts_with(it));
        // `R"x(…)x"`.
        let raw = inner.split_once('(').filter(|_| prefix.ends_with('R'));
        raw.and_then(|(_, it)| it.rsplit_once(')'))
            .map_or(inner, |it| it.0)
    }

    /// Its bytes in the source.
    pub fn range(&self) -> Range<usize> {
        self.at..self.at + self.text.len()
    }

    /// Whether the line of a directive ends here.
    fn ends_line(&self) -> bool {
        self.kind == Kind::Space && !self.text.starts_with('\\') && self.text.contains('\n')
    }
}

/// How the tokens of a language are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Syntax {
    /// C and C++.
    C,
    /// Go.
    Go,
    /// Java.
    Java,
    /// JavaScript.
    JavaScript,
    /// Free Pascal.
    Pascal,
    /// Python.
    Python,
    /// Rust.
    Rust,
    /// A shell, or a file of settings.
    Shell,
}

/// Operators of more than one sign, the longest first.
const OPERATORS: [&str; 25] = [
    "<<=", ">>=", "->*", "...", "<=", ">=", "==", "!=", "&&", "||", "<<", ">>", "++", "--", "+=",
    "-=", "*=", "/=", "%=", "^=", "&=", "|=", "->", "::", ":=",
];

impl Syntax {
    /// That of a file, by what its name ends in, or of a block in Markdown, by the word after its fence.
    pub fn of(ending: &str) -> Option<Syntax> {
        Some(match ending {
            "c" | "cpp" | "cc" | "cxx" => Syntax::C,
            "go" => Syntax::Go,
            "java" => Syntax::Java,
            "js" | "mjs" | "cjs" => Syntax::JavaScript,
            "pas" | "pp" | "pascal" => Syntax::Pascal,
            "py" | "python" => Syntax::Python,
            "rs" | "rust" => Syntax::Rust,
            "sh" | "toml" => Syntax::Shell,
            _ => return None,
        })
    }

    /// What comes first, and how long it is.
    fn next(self, rest: &str, begins_line: bool) -> (Kind, usize) {
        let first = rest.chars().next().unwrap_or_default();
        let is_word = |it: char| {
            let has_dollar = matches!(self, Syntax::Java | Syntax::JavaScript);
            it.is_alphanumeric() || it == '_' || it == '$' && has_dollar
        };
        let until = |ends: &dyn Fn(char) -> bool| rest.find(ends).unwrap_or(rest.len());
        if let Some(joined) = ["\\\n", "\\\r\n"].iter().find(|it| rest.starts_with(**it)) {
            (Kind::Space, joined.len())
        } else if first.is_whitespace() {
            (Kind::Space, until(&|it| !it.is_whitespace()))
        } else if let Some(length) = self.text(rest) {
            (Kind::Text, length)
        } else if let Some(length) = self.directive(rest, begins_line) {
            (Kind::Directive, length)
        } else if let Some(length) = self.comment(rest) {
            (Kind::Comment, length)
        } else if first.is_ascii_digit() {
            (Kind::Number, number(rest))
        } else if is_word(first) {
            (Kind::Word, until(&|it| !is_word(it)))
        } else {
            let operator = OPERATORS.iter().find(|it| rest.starts_with(**it));
            (Kind::Sign, operator.map_or(first.len_utf8(), |it| it.len()))
        }
    }

    /// The length of the comment that begins here.
    fn comment(self, rest: &str) -> Option<usize> {
        let (line, blocks): (&str, &[(&str, &str)]) = match self {
            Syntax::Python | Syntax::Shell => ("#", &[]),
            Syntax::Pascal => ("//", &[("{", "}"), ("(*", "*)")]),
            _ => ("//", &[("/*", "*/")]),
        };
        if rest.starts_with(line) {
            return Some(rest.find('\n').unwrap_or(rest.len()));
        }
        let (begin, end) = blocks.iter().find(|(begin, _)| rest.starts_with(begin))?;
        let (mut at, mut depth) = (begin.len(), 1);
        while depth > 0 {
            let left = &rest[at..];
            let Some(close) = left.find(end) else {
                return Some(rest.len());
            };
            // Only Rust has comments within comments.
            let inner = left[..close].find(begin);
            if let Some(open) = inner.filter(|_| self == Syntax::Rust) {
                depth += 1;
                at += open + begin.len();
            } else {
                depth -= 1;
                at += close + end.len();
            }
        }
        Some(at)
    }

    /// The length of what is said here to the compiler.
    fn directive(self, rest: &str, begins_line: bool) -> Option<usize> {
        match self {
            Syntax::C => {
                let said = rest.strip_prefix('#').filter(|_| begins_line)?;
                let name = said.trim_start_matches([' ', '\t']);
                let after = name.trim_start_matches(|it: char| it.is_ascii_alphabetic());
                Some(rest.len() - after.len())
            }
            Syntax::Pascal => {
                let said = rest.strip_prefix("{$")?;
                Some(said.find('}').map_or(rest.len(), |end| 2 + end + 1))
            }
            Syntax::Rust if rest.starts_with("#[") || rest.starts_with("#![") => {
                let mut depth = 0;
                let end = rest.char_indices().find(|(_, letter)| {
                    depth += i32::from(*letter == '[') - i32::from(*letter == ']');
                    *letter == ']' && depth == 0
                });
                Some(end.map_or(rest.len(), |(at, _)| at + 1))
            }
            Syntax::Rust => {
                let name = rest.strip_prefix('\'')?;
                let after = name.trim_start_matches(|it: char| it.is_alphanumeric() || it == '_');
                (after.len() < name.len()).then_some(rest.len() - after.len())
            }
            _ => None,
        }
    }

    /// The length of the text that begins here.
    fn text(self, rest: &str) -> Option<usize> {
        let letters = match self {
            Syntax::C => "uUL8R",
            Syntax::Python => "fFrRbBuU",
            Syntax::Rust => "bcr",
            _ => "",
        };
        let bare = rest.trim_start_matches(|it| letters.contains(it));
        let prefix = &rest[..rest.len() - bare.len()];
        let length = match self {
            Syntax::C if prefix.ends_with('R') && bare.starts_with('"') => {
                let open = bare.find('(')?;
                until(bare, open, &format!("){}\"", &bare[1..open]))
            }
            Syntax::Rust if prefix.ends_with('r') => {
                let hashes = bare.len() - bare.trim_start_matches('#').len();
                // `r#type` is a name.
                bare[hashes..].strip_prefix('"')?;
                until(bare, hashes + 1, &format!("\"{}", &bare[..hashes]))
            }
            Syntax::Rust if bare.starts_with('\'') => letter(bare)?,
            Syntax::Go if bare.starts_with('`') => until(bare, 1, "`"),
            _ => self.quoted(bare)?,
        };
        Some(prefix.len() + length)
    }

    /// The length of a text between quotes.
    fn quoted(self, rest: &str) -> Option<usize> {
        let quotes: &[&str] = match self {
            Syntax::Python => &["\"\"\"", "'''", "\"", "'"],
            Syntax::Java => &["\"\"\"", "\"", "'"],
            Syntax::JavaScript => &["\"", "'", "`"],
            Syntax::Pascal => &["'"],
            Syntax::Rust => &["\""],
            _ => &["\"", "'"],
        };
        let quote = *quotes.iter().find(|it| rest.starts_with(**it))?;
        let is_of_lines = quote.len() > 1 || quote == "`" || self == Syntax::Rust;
        let mut at = quote.len();
        while let Some(letter) = rest[at..].chars().next() {
            let left = &rest[at..];
            if self == Syntax::Pascal && left.starts_with("''") {
                at += 2;
            } else if left.starts_with(quote) {
                return Some(at + quote.len());
            } else if letter == '\n' && !is_of_lines {
                break;
            } else {
                at += letter.len_utf8();
                if letter == '\\' && self != Syntax::Pascal {
                    at += rest[at..].chars().next().map_or(0, char::len_utf8);
                }
            }
        }
        Some(at)
    }
}

/// The length of what ends with `end`, looked for from `from` on.
fn until(rest: &str, from: usize, end: &str) -> usize {
    let found = rest[from..].find(end);
    found.map_or(rest.len(), |at| from + at + end.len())
}

/// The length of a character of Rust, `'a'` or `'\n'`; what is not closed is a lifetime.
fn letter(rest: &str) -> Option<usize> {
    let mut letters = rest.char_indices().skip(1);
    let escapes = letters.next()?.1 == '\\';
    if escapes {
        letters.next()?;
    }
    let mut closing = letters.take_while(|(_, it)| escapes && *it != '\n' || *it == '\'');
    closing.find(|(_, it)| *it == '\'').map(|(at, _)| at + 1)
}

fn number(rest: &str) -> usize {
    let bytes = rest.as_bytes();
    let is_hexadecimal = rest.starts_with("0x") || rest.starts_with("0X");
    let belongs = |&at: &usize| {
        let next_is_digit = bytes.get(at + 1).is_some_and(u8::is_ascii_digit);
        match bytes[at] {
            b'.' | b'\'' => next_is_digit,
            b'+' | b'-' => next_is_digit && !is_hexadecimal && matches!(bytes[at - 1], b'e' | b'E'),
            byte => byte.is_ascii_alphanumeric() || byte == b'_',
        }
    };
    1 + (1..bytes.len()).take_while(belongs).count()
}

/// All tokens of a source.
pub fn tokens(source: &str, syntax: Syntax) -> Vec<Token<'_>> {
    let mut all = Vec::new();
    let (mut at, mut begins_line) = (0, true);
    while at < source.len() {
        let (kind, length) = syntax.next(&source[at..], begins_line);
        let text = &source[at..at + length];
        let token = Token { kind, text, at };
        begins_line = match kind {
            Kind::Space => begins_line || token.ends_line(),
            _ => begins_line && kind == Kind::Comment,
        };
        all.push(token);
        at += length;
    }
    all
}

/// The tokens that are the program: no space, no comment, nothing that is said to the compiler. Of C neither the
/// lines of directives nor what stands between `#if 0` and its end.
pub fn code(source: &str, syntax: Syntax) -> Vec<Token<'_>> {
    let mut all = tokens(source, syntax);
    // Whether it is the line of a directive, and how deep within what is left out.
    let (mut is_said, mut left_out) = (false, 0_usize);
    all.retain(|token| {
        if syntax == Syntax::C && token.kind == Kind::Directive {
            is_said = true;
            let name = token.text[1..].trim_start();
            let rest = source[token.range().end..].lines().next();
            if left_out > 0 {
                left_out += usize::from(name.starts_with("if"));
                let is_end = name == "endif" || left_out == 1 && name.starts_with("el");
                left_out -= usize::from(is_end);
            } else {
                left_out = usize::from(name == "if" && rest.is_some_and(|it| it.trim() == "0"));
            }
        }
        is_said &= !token.ends_line();
        let is_code = !matches!(token.kind, Kind::Space | Kind::Comment | Kind::Directive);
        is_code && !is_said && left_out == 0
    });
    all
}

#[cfg(test)]
mod tests;
