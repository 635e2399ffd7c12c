//! The names of the ways in which an output is judged.

use std::str::FromStr;

/// How an output is compared with the reference's.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum CheckerMode {
    /// Token by token.
    Tokens,
    /// Token by token without regard to case.
    TokensNocase,
    /// Line by line: white space within a line may differ, the lines may not.
    Lines,
    /// Token by token; numbers within an absolute or a relative error.
    Floats {
        /// Absolute error allowed.
        absolute: f64,
        /// Relative error allowed.
        relative: f64,
    },
    /// By the problem's own checker.
    Special,
    /// Not at all: the program is judged by what it says in a dialogue.
    Interactive,
}

impl FromStr for CheckerMode {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut words = text.split_whitespace();
        let mode = match words.next() {
            Some("tokens") => CheckerMode::Tokens,
            Some("tokens-nocase") => CheckerMode::TokensNocase,
            Some("lines") => CheckerMode::Lines,
            Some("special") => CheckerMode::Special,
            Some("interactive") => CheckerMode::Interactive,
            Some("floats") => {
                let mut error = || {
                    words
                        .next()
                        .and_then(|word| word.parse().ok())
                        .filter(|error: &f64| error.is_finite() && *error >= 0.0)
                };
                let (Some(absolute), Some(relative)) = (error(), error()) else {
                    return Err("floats needs two errors: floats ABSOLUTE RELATIVE".into());
                };
                CheckerMode::Floats { absolute, relative }
            }
            _ => {
                return Err(format!(
                    "'{text}' is no checker; checkers are tokens, tokens-nocase, lines, \
                     floats ABSOLUTE RELATIVE, special and interactive"
                ));
            }
        };
        match words.next() {
            None => Ok(mode),
            Some(word) => Err(format!(
                "'{word}' is one word too many in the checker '{text}'"
            )),
        }
    }
}
