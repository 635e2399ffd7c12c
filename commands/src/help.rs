//! What several commands say of themselves.

pub(crate) use command_line::{Spoken, both, language, languages, pair};

/// The problem that a command is about.
pub(crate) fn problem() -> String {
    both("Bài, chẳng hạn nim", "The problem, such as nim")
}

/// The problems that a command is about.
pub(crate) fn problems() -> String {
    both(
        "Các bài; không ghi thì là mọi bài",
        "The problems; all if none is named",
    )
}
