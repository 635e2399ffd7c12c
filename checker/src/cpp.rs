//! The checkers and interactors in C++, for judging systems that compile their own.
//!
//! They lie in `cpp/`, one file a problem or comparison mode over a few headers, and are held
//! against the ones in Rust by a test. Systems want a single file: [`source`] writes the headers
//! into it. They are C++11 without extensions, for compilers of schools are old, and need no other
//! library than its own.

use std::fmt::Write;

use registry::Spec;
use registry::spec::CheckerMode;

/// All files of `cpp/` by their names.
const FILES: &[(&str, &str)] = &[
    ("batch.hpp", include_str!("../cpp/batch.hpp")),
    ("checker.hpp", include_str!("../cpp/checker.hpp")),
    ("compare.hpp", include_str!("../cpp/compare.hpp")),
    ("dice.hpp", include_str!("../cpp/dice.hpp")),
    ("floats.cpp", include_str!("../cpp/floats.cpp")),
    ("game10.cpp", include_str!("../cpp/game10.cpp")),
    ("interactor.hpp", include_str!("../cpp/interactor.hpp")),
    ("knight.cpp", include_str!("../cpp/knight.cpp")),
    ("lgame.cpp", include_str!("../cpp/lgame.cpp")),
    ("line2010.cpp", include_str!("../cpp/line2010.cpp")),
    ("lines.cpp", include_str!("../cpp/lines.cpp")),
    ("matgame.cpp", include_str!("../cpp/matgame.cpp")),
    ("mean.cpp", include_str!("../cpp/mean.cpp")),
    ("nimgame.cpp", include_str!("../cpp/nimgame.cpp")),
    ("numcoins.cpp", include_str!("../cpp/numcoins.cpp")),
    ("queen36.cpp", include_str!("../cpp/queen36.cpp")),
    ("rubic.cpp", include_str!("../cpp/rubic.cpp")),
    ("stone40.cpp", include_str!("../cpp/stone40.cpp")),
    ("table.cpp", include_str!("../cpp/table.cpp")),
    (
        "tokens-nocase.cpp",
        include_str!("../cpp/tokens-nocase.cpp"),
    ),
    ("tokens.cpp", include_str!("../cpp/tokens.cpp")),
    ("tro_choi.hpp", include_str!("../cpp/tro_choi.hpp")),
    ("verdict.hpp", include_str!("../cpp/verdict.hpp")),
    ("view.hpp", include_str!("../cpp/view.hpp")),
    ("wbr.cpp", include_str!("../cpp/wbr.cpp")),
];

/// The checker of the problem with this id, or its interactor if it has one, as one file of C++11.
///
/// `None` if there is no such problem, or if its program both talks and writes a file, which no
/// other system can judge.
pub fn source(id: &str) -> Option<String> {
    let problem = registry::find(id)?;
    let spec = Spec::parse(problem.id(), problem.manifest()).ok()?;
    in_mode(spec.checker, problem.id(), problem.file())
}

/// The checker in this mode for the problem with this id and these files.
///
/// # Example
/// ```
/// use checker::{CheckerMode, cpp};
///
/// let source = cpp::in_mode(CheckerMode::Special, "stone40", "STONE").unwrap();
/// assert!(source.contains("#define PROBLEM_FILE \"STONE\""));
/// assert!(!source.contains("#include \""));
/// ```
pub fn in_mode(mode: CheckerMode, id: &str, file: &str) -> Option<String> {
    let name = match mode {
        CheckerMode::Tokens => "tokens",
        CheckerMode::TokensNocase => "tokens-nocase",
        CheckerMode::Lines => "lines",
        CheckerMode::Floats { .. } => "floats",
        CheckerMode::Special | CheckerMode::Interactive => id,
    };
    let mut text = format!("#define PROBLEM_FILE \"{file}\"\n");
    if let CheckerMode::Floats { absolute, relative } = mode {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "#define ABSOLUTE_ERROR {absolute:e}");
        let _ = writeln!(text, "#define RELATIVE_ERROR {relative:e}");
    }
    let name = format!("{name}.cpp");
    let (name, _) = FILES.iter().find(|(known, _)| *known == name)?;
    append(&mut text, name, &mut Vec::new());
    Some(text)
}

/// Appends a file, with its headers in the place where they are included first.
fn append(text: &mut String, name: &'static str, done: &mut Vec<&'static str>) {
    done.push(name);
    let content = FILES.iter().find(|(known, _)| *known == name);
    for line in content.map_or("", |(_, content)| content).lines() {
        match included(line) {
            Some(header) if done.contains(&header) => {}
            Some(header) => append(text, header, done),
            None => {
                text.push_str(line);
                text.push('\n');
            }
        }
    }
}

/// The header of ours that a line includes, if it does.
fn included(line: &str) -> Option<&'static str> {
    let name = line.strip_prefix("#include \"")?.strip_suffix('"')?;
    FILES
        .iter()
        .map(|(known, _)| *known)
        .find(|known| *known == name)
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
        let source = in_mode(mode, "any", "ANY").unwrap();
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
