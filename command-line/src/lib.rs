//! What a program says of its own command line, in Vietnamese and English: its help, and what is wrong
//! with what was typed.
//!
//! A program writes what its commands are told as [`arguments!`], each with both of its texts, and reads
//! its command line by [`Program::told`] or [`Program::task`]. No other crate knows `clap`, which would
//! take a text in one language.

#![deny(missing_docs)]

mod argument;
mod catalogue;
mod line;
mod program;
mod refusal;

use std::ffi::OsString;

use bilingual::Lang;

pub use argument::{Argument, Form, Named, choice, flag, language, option, spoken, word, words};
pub use line::{Arguments, Line};
pub use program::{Command, Program, Task, command};
pub use refusal::{number_of, refusal, with_usage};

/// The language that a command line asks for, right or wrong as it may be, or else that of the
/// locale.
pub fn lang_of(arguments: impl IntoIterator<Item = OsString>) -> Lang {
    let words: Vec<String> = arguments
        .into_iter()
        .filter_map(|it| it.into_string().ok())
        .collect();
    let in_one = words.iter().find_map(|it| it.strip_prefix("--lang="));
    let after = words.iter().skip_while(|it| *it != "--lang").nth(1);
    let asked = in_one.or(after.map(String::as_str));
    let asked = asked.and_then(Lang::of_code);
    Lang::or_of_locale(asked)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_found_wherever_it_stands() {
        let lang = |line: &str| lang_of(line.split(' ').map(OsString::from));
        assert_eq!(lang("judge run nim --lang vi a.cpp"), Lang::Vi);
        assert_eq!(lang("judge run nim --lang=en --what"), Lang::En);
    }
}
