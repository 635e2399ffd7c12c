//! What a checker says of an output.

use std::fmt;

use bilingual::{Lang, Message, Say};

/// What a checker says of an output. Messages are one sentence that names the first difference.
#[derive(Debug, Clone, PartialEq)]
pub enum Checked {
    /// The output is right.
    Accepted,
    /// An answer was given, and it is wrong.
    Wrong(Message),
    /// What was written cannot be read as an answer: nothing at all, a word for a number, a
    /// list that breaks off, the right tokens on the wrong lines.
    Format(Message),
    /// The output earns a part of the points.
    Partial {
        /// The part, from 0 to 1.
        ratio: f64,
        /// Why not all, or what for.
        message: Message,
    },
    /// The output cannot be judged: the reference's file is broken, or the output proves the
    /// reference wrong.
    JudgeError(Message),
}

impl Checked {
    /// The exit code that testlib's checkers use.
    pub fn exit_code(&self) -> u8 {
        match self {
            Checked::Accepted => 0,
            Checked::Wrong(_) => 1,
            Checked::Format(_) => 2,
            Checked::JudgeError(_) => 3,
            Checked::Partial { .. } => 7,
        }
    }

    /// The sentence for a person; empty for an accepted output.
    pub fn message(&self, lang: Lang) -> &str {
        match self {
            Checked::Accepted => "",
            Checked::Wrong(message)
            | Checked::Format(message)
            | Checked::Partial { message, .. }
            | Checked::JudgeError(message) => message.of(lang),
        }
    }

    /// The line that testlib's checkers print: a fixed beginning for programs, then the message.
    pub fn line(&self, lang: Lang) -> String {
        let beginning = match self {
            Checked::Accepted => "ok",
            Checked::Wrong(_) => "wrong answer ",
            Checked::Format(_) => "wrong output format ",
            Checked::Partial { ratio, .. } => &format!("points {ratio} "),
            Checked::JudgeError(_) => "FAIL ",
        };
        beginning.to_owned() + self.message(lang)
    }

    /// Nothing can be judged, for this reason.
    pub fn judge_error(reason: &dyn Say) -> Checked {
        Checked::JudgeError(Message::new(reason))
    }
}

/// Its [line](Checked::line) in English.
impl fmt::Display for Checked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.line(Lang::En))
    }
}

impl From<Result<(), Checked>> for Checked {
    fn from(result: Result<(), Checked>) -> Self {
        result.err().unwrap_or(Checked::Accepted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_and_beginnings_are_those_of_testlib() {
        let why = || Message::new(&"why");
        let partial = Checked::Partial {
            ratio: 0.5,
            message: why(),
        };
        for (outcome, code, line) in [
            (Checked::Accepted, 0, "ok"),
            (Checked::Wrong(why()), 1, "wrong answer why"),
            (Checked::Format(why()), 2, "wrong output format why"),
            (Checked::JudgeError(why()), 3, "FAIL why"),
            (partial, 7, "points 0.5 why"),
        ] {
            assert_eq!(outcome.exit_code(), code);
            assert_eq!(outcome.to_string(), line);
            assert!(line.ends_with(outcome.message(Lang::Vi)));
        }
    }
}
