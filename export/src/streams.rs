//! A submission in C++ that reads `NAME.INP` and writes `NAME.OUT`, turned to the standard streams.
//!
//! Most other systems know no file names and have no `/dev/stdin`, so the source itself must
//! change. That is done by rules on its words (comments and strings are told apart), and only
//! where the result surely does the same: whatever else names a file, opens one twice, or talks
//! on the stream that is about to carry the answer, is refused with the reason. Packages hold no
//! example in another language.
//!
//! | before | after |
//! |---|---|
//! | `ifstream in("N.INP");` | `istream &in = cin;` |
//! | `ofstream("N.OUT") << x;` | `cout << x;` |
//! | `ifstream &` of a parameter | `istream &` |
//! | `fopen("N.INP", "r")` | `stdin` |
//! | `freopen("N.INP", "r", stdin);` | nothing |

use lexing::{Kind, Syntax, Token, tokens};

/// What speaks on a standard stream by itself.
const READS: &str = "cin scanf getchar gets stdin getchar_unlocked wcin";
const WRITES: &str = "cout printf puts putchar stdout putchar_unlocked wcout vprintf";

/// What a file can do and a pipe cannot, or what a stream in its place has no method for.
const ONLY_FILES: &str = "seekg seekp tellg fseek rewind ftell fgetpos fsetpos fstat";
const ONLY_FILE_STREAMS: [&str; 2] = ["is_open", "open"];

/// The source with the standard streams instead of `file.INP` and `file.OUT`; as it is, if it
/// opens neither.
///
/// # Errors
/// If no rule says how to turn it, as one sentence.
pub fn to_streams(source: &str, file: &str) -> Result<String, String> {
    let mut words = tokens(source, Syntax::C);
    words.retain(|it| !matches!(it.kind, Kind::Space | Kind::Comment));
    let mut text = Text {
        source,
        file,
        words,
        edits: Vec::new(),
        opened: [0; 2],
        by_name: [false; 2],
    };
    for at in 0..text.words.len() {
        text.turn(at);
    }
    text.check()?;
    text.finish()
}

/// One of the two files, or the stream that takes its place.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Input,
    Output,
}

impl End {
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
    /// Whether the source reads or writes it by a name of its own.
    by_name: [bool; 2],
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

    fn is(&self, place: usize, kind: Kind) -> bool {
        self.words.get(place).is_some_and(|word| word.kind == kind)
    }

    /// Which of the two files the string here names.
    fn named(&self, place: usize) -> Option<End> {
        let word = self.words.get(place).filter(|it| it.kind == Kind::Text)?;
        let is_it = |end: &End| word.inner().eq_ignore_ascii_case(&self.name(*end));
        [End::Input, End::Output].into_iter().find(is_it)
    }

    /// What the file at an end is called.
    fn name(&self, end: End) -> String {
        format!("{}.{}", self.file, end.pick("INP", "OUT"))
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

    fn open(&mut self, end: End, by_name: bool) {
        self.opened[end as usize] += 1;
        self.by_name[end as usize] |= by_name;
    }

    /// The first of these names that is called or used anywhere.
    fn uses(&self, names: &str) -> Option<&'a str> {
        let used =
            |at: &usize| self.is(*at, Kind::Word) && names.split(' ').any(|it| it == self.at(*at));
        (0..self.words.len()).find(used).map(|at| self.at(at))
    }

    /// Turns what begins at this word, if it opens one of the two files.
    fn turn(&mut self, at: usize) {
        match self.at(at) {
            "fopen" => {
                if let Some(end) = self.call(at).filter(|_| self.at(at + 5) == ")") {
                    self.replace(at, at + 5, end.pick("stdin", "stdout"));
                    self.open(end, true);
                }
            }
            "freopen" => {
                let stream = |end: End| end.pick("stdin", "stdout");
                let end = self.call(at);
                let Some(end) = end.filter(|it| self.says(at + 5, &[",", stream(*it), ")"])) else {
                    return;
                };
                let begins = at.checked_sub(1).map_or(";", |before| self.at(before));
                if self.at(at + 8) == ";" && [";", "{", "}"].contains(&begins) {
                    self.remove(at, at + 8);
                } else {
                    self.replace(at, at + 7, stream(end));
                }
                self.open(end, false);
            }
            "ifstream" => self.turn_stream(at, End::Input, "istream", "cin"),
            "ofstream" => self.turn_stream(at, End::Output, "ostream", "cout"),
            _ => {}
        }
    }

    /// Which file the call `name("N.INP", "r"` opens, in the mode that suits it.
    fn call(&self, at: usize) -> Option<End> {
        let end = self.named(at + 2).filter(|_| self.at(at + 1) == "(")?;
        let modes = end.pick(["\"r\"", "\"rt\""], ["\"w\"", "\"wt\""]);
        (self.at(at + 3) == "," && modes.contains(&self.at(at + 4))).then_some(end)
    }

    /// `ifstream in("N.INP");`, `ofstream("N.OUT") << x;` and `ifstream &in`.
    fn turn_stream(&mut self, at: usize, end: End, stream: &str, standard: &str) {
        let is_std = at >= 2 && self.says(at - 2, &["std", "::"]);
        let is_named = |place: usize| {
            let brackets = (self.at(place), self.at(place + 2));
            self.named(place + 1) == Some(end) && [("(", ")"), ("{", "}")].contains(&brackets)
        };
        if is_named(at + 1) {
            // A temporary: what it is told goes on at once.
            if self.at(at + 4) == end.pick(">>", "<<") {
                self.replace(at, at + 3, standard);
                self.open(end, true);
            }
        } else if is_named(at + 2) && self.at(at + 5) == ";" {
            let (name, scope) = (self.at(at + 1), if is_std { "std::" } else { "" });
            self.replace(at, at + 4, format!("{stream} &{name} = {scope}{standard}"));
            // A standard stream is not closed.
            for at in 0..self.words.len() {
                if self.says(at, &[name, ".", "close", "(", ")", ";"]) {
                    self.remove(at, at + 5);
                }
            }
            self.open(end, true);
        } else if self.at(at + 1) == "&" {
            self.replace(at, at, stream);
        }
    }

    /// What would do another thing on a standard stream.
    fn check(&self) -> Result<(), String> {
        if self.opened == [0; 2] {
            return Ok(());
        }
        if let Some(name) = self.uses(ONLY_FILES) {
            return Err(format!("{name} needs a file"));
        }
        if self.uses("fstream ifstream ofstream").is_some() {
            let all = 0..self.words.len();
            let called = |it: &&str| all.clone().any(|at| self.says(at, &[".", it, "("]));
            if let Some(name) = ONLY_FILE_STREAMS.into_iter().find(called) {
                return Err(format!("a standard stream has no {name}"));
            }
        }
        for end in [End::Input, End::Output] {
            if self.opened[end as usize] > 1 {
                return Err(format!("{} is opened more than once", self.name(end)));
            }
            let own = end.pick(READS, WRITES);
            if let (true, Some(name)) = (self.by_name[end as usize], self.uses(own)) {
                let told = end.pick(
                    "read from standard input besides the input",
                    "write to standard output besides the answer",
                );
                return Err(format!("{name} would {told}"));
            }
        }
        Ok(())
    }

    /// The new source, if all that names a file has been turned.
    fn finish(mut self) -> Result<String, String> {
        // The standard streams are declared in a header of their own.
        let includes = |it: &str| self.source.contains(&format!("#include <{it}>"));
        if self.opened != [0; 2]
            && !includes("iostream")
            && !includes("bits/stdc++.h")
            && let Some(at) = self.source.find("<fstream>")
        {
            self.edits
                .push((at, at + "<fstream>".len(), "<iostream>".to_owned()));
        }
        for word in self.words.iter().filter(|it| it.kind == Kind::Text) {
            let string = word.text.to_ascii_uppercase();
            let is_turned = |edit: &(usize, usize, String)| (edit.0..edit.1).contains(&word.at);
            let is_file = string.contains(".INP") || string.contains(".OUT");
            if is_file && !self.edits.iter().any(is_turned) {
                let line = 1 + self.source[..word.at].matches('\n').count();
                let told = "no rule says what to do with";
                return Err(format!("line {line}: {told} {}", word.text));
            }
        }
        let mut text = self.source.to_owned();
        self.edits.sort();
        for (from, to, instead) in self.edits.iter().rev() {
            text.replace_range(*from..*to, instead);
        }
        Ok(text)
    }
}

#[cfg(test)]
mod tests;
