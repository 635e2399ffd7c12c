//! A submission that reads `NAME.INP` and writes `NAME.OUT`, turned to the standard streams.
//!
//! Most other systems know no file names and have no `/dev/stdin`, so the source itself must
//! change. That is done by rules on its words (comments and strings are told apart), and only
//! where the result surely does the same: whatever else names a file, opens one twice, or talks
//! on the stream that is about to carry the answer, is refused with the reason.
//!
//! | | before | after |
//! |---|---|---|
//! | C++ | `ifstream in("N.INP");` | `istream &in = cin;` |
//! | | `ofstream("N.OUT") << x;` | `cout << x;` |
//! | | `ifstream &` of a parameter | `istream &` |
//! | C, C++ | `fopen("N.INP", "r")` | `stdin` |
//! | | `freopen("N.INP", "r", stdin);` | nothing |
//! | Python | `open("N.INP")` | `open(0)` |
//! | Pascal | `assign(f, 'N.INP')` | `assign(f, '')` |

mod cpp;
mod pascal;
mod python;

use judge::language::Language;
use lexing::{Kind, Token, tokens};

/// Why a source cannot be turned, as one sentence.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Refusal(String);

impl Refusal {
    fn because(reason: impl Into<String>) -> Refusal {
        Refusal(reason.into())
    }

    /// What is called would speak on the stream that takes the file's place.
    fn besides(end: End, called: &str) -> Refusal {
        let (stream, file) = end.pick(
            ("read from standard input", "input"),
            ("write to standard output", "answer"),
        );
        Refusal(format!("{called} would {stream} besides the {file}"))
    }
}

/// The source with the standard streams instead of `file.INP` and `file.OUT`; as it is, if it
/// opens neither.
///
/// # Errors
/// If no rule says how to turn it.
pub fn to_streams(source: &str, file: &str, language: Language) -> Result<String, Refusal> {
    let turn = match language {
        Language::Cpp | Language::Cpp20 | Language::Cpp23 | Language::C => cpp::turn,
        Language::Python | Language::PyPy => python::turn,
        Language::Pascal => pascal::turn,
        Language::Rust => {
            return Err(Refusal::because(
                "sources in Rust are not turned to the standard streams",
            ));
        }
        Language::Java | Language::Go | Language::JavaScript => {
            return Err(Refusal::because(format!(
                "no rules are known for {}",
                language.name()
            )));
        }
        Language::Executable => return Err(Refusal::because("it is no source")),
    };
    let mut words = language
        .syntax()
        .map_or_else(Vec::new, |it| tokens(source, it));
    words.retain(|it| !matches!(it.kind, Kind::Space | Kind::Comment));
    let mut text = Text {
        source,
        file,
        words,
        edits: Vec::new(),
        opened: [0; 2],
    };
    turn(&mut text)?;
    text.finish()
}

/// One of the two files, or the stream that takes its place.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Input,
    Output,
}

impl End {
    const BOTH: [End; 2] = [End::Input, End::Output];

    fn extension(self) -> &'static str {
        ["INP", "OUT"][self as usize]
    }

    fn pick<T>(self, input: T, output: T) -> T {
        match self {
            End::Input => input,
            End::Output => output,
        }
    }
}

/// A source on its way to the standard streams.
struct Text<'a> {
    source: &'a str,
    file: &'a str,
    words: Vec<Token<'a>>,
    /// What is replaced, from which byte to which, by what.
    edits: Vec<(usize, usize, String)>,
    /// How often each file is opened.
    opened: [usize; 2],
}

impl<'a> Text<'a> {
    /// The text of a word; empty behind the last one.
    fn at(&self, place: usize) -> &'a str {
        self.words.get(place).map_or("", |word| word.text)
    }

    /// Whether these words stand here.
    fn says(&self, place: usize, words: &[&str]) -> bool {
        (place..).zip(words).all(|(at, word)| self.at(at) == *word)
    }

    fn kind(&self, place: usize) -> Option<Kind> {
        self.words.get(place).map(|word| word.kind)
    }

    fn is_name(&self, place: usize) -> bool {
        self.kind(place) == Some(Kind::Word)
    }

    /// What stands between the quotes, if there is a string here.
    fn string(&self, place: usize) -> Option<&'a str> {
        let word = self.words.get(place);
        Some(word.filter(|it| it.kind == Kind::Text)?.inner())
    }

    /// Which of the two files the string here names.
    fn named(&self, place: usize) -> Option<End> {
        let inner = self.string(place)?;
        End::BOTH
            .into_iter()
            .find(|end| inner.eq_ignore_ascii_case(&format!("{}.{}", self.file, end.extension())))
    }

    /// Replaces the words from `first` to `last`.
    fn replace(&mut self, first: usize, last: usize, instead: impl Into<String>) {
        let (from, to) = (self.words[first].at, self.words[last].range().end);
        self.edits.push((from, to, instead.into()));
    }

    /// Takes out the words from `first` to `last`, and the line if nothing else is on it.
    fn remove(&mut self, first: usize, last: usize) {
        let (mut from, mut to) = (self.words[first].at, self.words[last].range().end);
        let line = self.source[..from].rfind('\n').map_or(0, |end| end + 1);
        let rest = &self.source[to..];
        let end = rest.find('\n').map_or(rest.len(), |end| end + 1);
        if self.source[line..from].trim().is_empty() && rest[..end].trim().is_empty() {
            (from, to) = (line, to + end);
        }
        self.edits.push((from, to, String::new()));
    }

    fn open(&mut self, end: End) {
        self.opened[end as usize] += 1;
    }

    fn opens(&self, end: End) -> bool {
        self.opened[end as usize] > 0
    }

    /// Whether one of these names is called or used anywhere.
    fn uses(&self, names: &[&str]) -> Option<&'a str> {
        let found =
            (0..self.words.len()).find(|&at| self.is_name(at) && names.contains(&self.at(at)));
        found.map(|at| self.at(at))
    }

    /// The new source, if all that names a file has been turned.
    fn finish(mut self) -> Result<String, Refusal> {
        for end in End::BOTH {
            if self.opened[end as usize] > 1 {
                return Err(Refusal::because(format!(
                    "{}.{} is opened more than once",
                    self.file,
                    end.extension()
                )));
            }
        }
        self.edits.sort();
        let mut text = String::new();
        let mut from = 0;
        for (start, end, instead) in &self.edits {
            text.push_str(&self.source[from..*start]);
            text.push_str(instead);
            from = *end;
        }
        text.push_str(&self.source[from..]);
        let is_left = |at: &usize| {
            let is_turned =
                |edit: &(usize, usize, String)| (edit.0..edit.1).contains(&self.words[*at].at);
            let string = self.at(*at).to_ascii_uppercase();
            self.kind(*at) == Some(Kind::Text)
                && (string.contains(".INP") || string.contains(".OUT"))
                && !self.edits.iter().any(is_turned)
        };
        match (0..self.words.len()).find(is_left) {
            Some(at) => {
                let line = 1 + self.source[..self.words[at].at].matches('\n').count();
                Err(Refusal::because(format!(
                    "line {line}: no rule says what to do with {}",
                    self.at(at)
                )))
            }
            None => Ok(text),
        }
    }
}

#[cfg(test)]
mod tests;
