//! The shape of a room's sources: what stands in which file.
//!
//! A brute force that leans on the reference proves nothing, and neither does a theorem that is
//! proved by itself. So what confirms the reference stands apart from it, by how it does so: `brute.rs`
//! is what a search over the rules says, `second.rs` other methods, `theorem.rs` the reference's own
//! theorem in another way. What is asked here is what a file may name.

use std::fs;
use std::path::Path;

/// The most lines of a reference's module doc: the proofs are in the lesson.
const MOST_DOC_LINES: usize = 20;

/// The files that confirm, each with what a room calls it.
const WAYS: [(&str, &str); 3] = [
    ("brute", "const BRUTE:"),
    ("second", "const SECOND:"),
    ("theorem", "const THEOREM:"),
];

/// Every way in which the sources of a room stand in the wrong place.
pub(crate) fn shape_faults(room: &Path) -> Vec<String> {
    let source = |name: &str| fs::read_to_string(room.join(format!("src/{name}.rs"))).ok();
    let (Some(reference), Some(cases)) = (source("lib"), source("cases")) else {
        // A missing file is reported elsewhere.
        return Vec::new();
    };
    let mut faults = Vec::new();
    for (name, declared) in WAYS {
        let named = cases.lines().find(|line| line.contains(declared));
        let is_there = source(name).is_some();
        if is_there != named.is_some_and(|line| line.contains(&format!("{name}::"))) {
            faults.push(format!(
                "src/cases.rs: {declared} must name a function of src/{name}.rs"
            ));
        }
    }
    if source("rules").is_some() && cases.contains("fn games(") {
        faults.push("src/cases.rs: the games belong into src/rules.rs".to_owned());
    }
    if let Some(brute) = source("brute") {
        faults.extend(leaning(&brute).map(|what| {
            format!("src/brute.rs: the search leans on {what}, not on the rules alone")
        }));
    }
    for (name, _) in WAYS {
        if code(&reference).any(|line| line.contains(&format!("{name}::"))) {
            faults.push(format!("src/lib.rs: the reference leans on {name}"));
        }
    }
    let doc = reference.lines().take_while(|line| line.starts_with("//!"));
    if doc.count() > MOST_DOC_LINES {
        faults.push(format!(
            "src/lib.rs: more than {MOST_DOC_LINES} lines of module doc; proofs belong into the lesson"
        ));
    }
    let untold = untold(&reference);
    faults.extend(untold.map(|item| format!("src/lib.rs: nothing is said of '{item}'")));
    faults
}

/// The lines before the tests, without what they are set in by.
fn code_and_docs(source: &str) -> impl Iterator<Item = &str> {
    let lines = source.lines().map(str::trim);
    lines.take_while(|line| !line.ends_with("mod tests {"))
}

/// Those that are no comments.
fn code(source: &str) -> impl Iterator<Item = &str> {
    code_and_docs(source).filter(|line| !line.starts_with("//"))
}

/// What a brute force names besides the rules and the types and constants of the room.
fn leaning(brute: &str) -> impl Iterator<Item = String> {
    let text = code(brute).collect::<Vec<_>>().join(" ");
    let mut named = Vec::new();
    for root in ["crate::", "theory::"] {
        for rest in text.split(root).skip(1) {
            let rest = rest.trim_start_matches('{');
            let list = rest.split([';', '}']).next().unwrap_or_default();
            let most = if list.contains("::") { 1 } else { usize::MAX };
            for name in list.split(',').map(str::trim).take(most) {
                let is_type = name.starts_with(|first: char| first.is_ascii_uppercase());
                if root != "crate::" || !(is_type || name.starts_with("rules")) {
                    named.push(format!("{root}{name}"));
                }
            }
        }
    }
    named.into_iter()
}

/// What a reference makes public without a word, but for its modules and the type that stands for the
/// problem.
fn untold(reference: &str) -> impl Iterator<Item = &str> {
    let mut is_told = false;
    code_and_docs(reference).filter(move |line| {
        let was_told = is_told;
        is_told = line.starts_with("///") || (was_told && line.starts_with("#["));
        let is_name = line.starts_with("pub mod ")
            || line.starts_with("pub use ")
            || (line.starts_with("pub struct ") && line.ends_with(';') && !line.contains('('));
        line.starts_with("pub ") && !is_name && !was_told
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_may_name_rules_types_and_constants_and_nothing_else() {
        let found = |brute: &str| leaning(brute).collect::<Vec<_>>();
        for allowed in [
            "use crate::rules::{Rules, start};\nuse crate::{Input, LARGEST, Output};\n",
            "use crate::Input;\n// crate::second\n#[cfg(test)]\nmod tests {\n    use crate::cases::random;\n",
        ] {
            assert_eq!(found(allowed), [""; 0]);
        }
        assert_eq!(
            found("use crate::{Input, winner};\nuse theory::nimber::mex;\n"),
            ["crate::winner", "theory::nimber::mex"]
        );
        assert_eq!(
            found("let a = crate::second::solve(input);\n"),
            ["crate::second::solve(input)"]
        );
    }

    #[test]
    fn whatever_a_reference_shows_is_told_but_its_own_name() {
        let reference = "pub mod brute;\n#[derive(Debug)]\npub struct Nim;\n/// Heaps.\n#[derive(Debug)]\n\
                         pub struct Input {\n    /// Sizes.\n    pub heaps: Vec<u64>,\n    pub rest: u64,\n}\n";
        assert_eq!(untold(reference).collect::<Vec<_>>(), ["pub rest: u64,"]);
    }

    #[test]
    fn a_file_that_is_not_named_and_a_name_without_a_file_are_told() {
        let room = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| {
            fs::write(room.path().join(format!("src/{name}.rs")), text).unwrap();
        };
        fs::create_dir(room.path().join("src")).unwrap();
        write("lib", "//! # NIM\n");
        write(
            "cases",
            "const BRUTE: Way<Self> = Way::Finds(brute::solve);\n",
        );
        write("brute", "");
        assert_eq!(shape_faults(room.path()), [""; 0]);
        write("second", "");
        assert_eq!(shape_faults(room.path()).len(), 1);
        write("lib", &"//! Long.\n".repeat(MOST_DOC_LINES + 1));
        assert_eq!(shape_faults(room.path()).len(), 2);
    }
}
