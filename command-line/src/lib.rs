//! What a program says of its own command line, in Vietnamese and English: its help, and what is wrong
//! with what was typed.
//!
//! A program writes the texts of its commands, arguments and values as [`both`] where it defines them,
//! and reads its command line by [`parsed`]. `clap` takes any text, so that one in a single language
//! compiles; but it is shown to nobody, and each program's tests ask for its [`faults`].

#![deny(missing_docs)]

mod catalogue;
mod help;
mod refusal;

use std::ffi::OsString;

use bilingual::Lang;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Command, FromArgMatches};

pub use help::{Spoken, both, faults, in_language, language, pair};
pub use refusal::{number_of, refusal, with_usage};

/// What reads a language on a command line.
pub fn languages() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code))
        .map(|code| Lang::of_code(&code).unwrap_or(Lang::En))
}

/// What the words of a command line say.
///
/// # Errors
/// If they cannot be understood, or ask for help or the version: what is to be shown, in this
/// language.
pub fn parsed<P: FromArgMatches>(
    command: impl Fn() -> Command,
    words: &[OsString],
    lang: Lang,
) -> Result<P, clap::Error> {
    let matches = command().try_get_matches_from(words);
    let parsed = matches.and_then(|matches| P::from_arg_matches(&matches));
    parsed.map_err(|error| {
        // Only what is shown is translated: that takes longer than to read the command line.
        let told = in_language(command(), lang).try_get_matches_from(words);
        told.err().unwrap_or(error)
    })
}

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
