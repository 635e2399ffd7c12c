//! The checkers and interactors in C++, for judging systems that compile their own.
//!
//! The comparisons lie in `cpp/` over a few headers; over the same headers stands a room's own judge,
//! its `checker.cpp`. All are held against the ones in Rust by a test. Systems want a single file:
//! [`in_mode`] writes the headers into it. They are C++11 without extensions, for compilers of schools are
//! old, and need no other library than its own.

use std::fmt::Write;

use crate::CheckerMode;

/// Files of `cpp/` by their names.
macro_rules! files {
    ($($name:literal)*) => { &[$(($name, include_str!(concat!("../cpp/", $name)))),*] };
}

/// The comparisons and the headers of `cpp/`.
const FILES: &[(&str, &str)] = files! {
    "batch.hpp" "checker.hpp" "compare.hpp" "dice.hpp" "floats.cpp" "interactor.hpp" "lines.cpp" "tokens-nocase.cpp"
    "tokens.cpp" "tro_choi.hpp" "verdict.hpp" "view.hpp"
};

/// The checker in this mode for the problem with these files, as one file of C++11; `own` is the text
/// of its `checker.cpp`.
///
/// `None` if it needs one of its own and has none.
///
/// # Example
/// ```
/// use checker::{CheckerMode, cpp};
///
/// let source = cpp::in_mode(CheckerMode::Tokens, None, "STONE").unwrap();
/// assert!(source.contains("#define PROBLEM_FILE \"STONE\""));
/// assert!(!source.contains("#include \""));
/// ```
pub fn in_mode(mode: CheckerMode, own: Option<&str>, file: &str) -> Option<String> {
    let content = match mode {
        CheckerMode::Tokens => of("tokens.cpp"),
        CheckerMode::TokensNocase => of("tokens-nocase.cpp"),
        CheckerMode::Lines => of("lines.cpp"),
        CheckerMode::Floats { .. } => of("floats.cpp"),
        CheckerMode::Special | CheckerMode::Interactive => own,
    }?;
    let mut text = format!("#define PROBLEM_FILE \"{file}\"\n");
    if let CheckerMode::Floats { absolute, relative } = mode {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "#define ABSOLUTE_ERROR {absolute:e}");
        let _ = writeln!(text, "#define RELATIVE_ERROR {relative:e}");
    }
    append(&mut text, content, &mut Vec::new());
    Some(text)
}

/// What the file with this name holds.
fn of(name: &str) -> Option<&'static str> {
    let found = FILES.iter().find(|(known, _)| *known == name);
    found.map(|(_, content)| *content)
}

/// Appends a text, with its headers in the place where they are included first.
fn append<'a>(text: &mut String, content: &'a str, done: &mut Vec<&'a str>) {
    for line in content.lines() {
        match included(line).and_then(|name| Some((name, of(name)?))) {
            Some((name, _)) if done.contains(&name) => {}
            Some((name, header)) => {
                done.push(name);
                append(text, header, done);
            }
            None => {
                text.push_str(line);
                text.push('\n');
            }
        }
    }
}

/// What a line includes that is none of the system's.
fn included(line: &str) -> Option<&str> {
    line.strip_prefix("#include \"")?.strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tolerances_become_numbers_of_cpp() {
        let mode = CheckerMode::Floats {
            absolute: 1e-5,
            relative: 0.0,
        };
        let source = in_mode(mode, None, "ANY").unwrap();
        assert!(source.contains("#define ABSOLUTE_ERROR 1e-5\n"));
        assert!(source.contains("#define RELATIVE_ERROR 0e0\n"));
    }

    #[test]
    fn the_list_holds_every_file_of_the_folder() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/cpp");
        let mut names: Vec<String> = std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        assert!(names.iter().eq(FILES.iter().map(|(name, _)| name)));
    }
}
