//! Many mutants compiled as one program, each in a namespace of its own.
//!
//! What does not compile is found by the names that `#line` gives to the mutants, and left out.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use lexing::{Syntax, Token, code};

use super::mutants::Mutant;
use bilingual::{Result, broken};
use judge::language::Language;

/// A program, and the mutants in it with their numbers.
pub(super) type United = (PathBuf, Vec<(usize, Mutant)>);

/// The original (number 0) and the mutants as one program in `home`: the program, and those
/// mutants that compile, with their numbers; `None` if their arrays together are too large for a program.
pub(super) fn compiled(source: &str, group: &[Mutant], home: &Path) -> Result<Option<United>> {
    let mut kept: Vec<(usize, Mutant)> = (1..).zip(group.iter().cloned()).collect();
    let (text, program) = (home.join("mutants.cpp"), home.join("mutants"));
    let tool = Language::Cpp.tool()?;
    loop {
        fs::write(&text, united(source, &kept)?)?;
        let run = Command::new(&tool)
            .args(["-std=c++17", "-O1", "-w", "-fmax-errors=0", "-o"])
            .args([&program, &text])
            .env("LC_ALL", "C")
            .output()?;
        if run.status.success() {
            return Ok(Some((program, kept)));
        }
        let said = String::from_utf8_lossy(&run.stderr);
        if said.contains("relocation truncated to fit") {
            return Ok(None);
        }
        let named = named(&said);
        let before = kept.len();
        kept.retain(|(number, _)| !named.contains(number));
        if named.contains(&0) || kept.len() == before {
            return Err(broken(format!(
                "the submission cannot be compiled together with its mutants:\n{said}"
            )));
        }
    }
}

/// The numbers of the mutants that the compiler complains about: of those named before an error,
/// in the line itself or in the lines that lead to it.
fn named(said: &str) -> BTreeSet<usize> {
    let number_of = |line: &str| {
        let at = line.find("mutant")?;
        let digits: String = line[at + 6..]
            .chars()
            .take_while(char::is_ascii_digit)
            .collect();
        digits.parse::<usize>().ok()
    };
    // Notes name candidates of all mutants.
    let lines = said.lines().filter(|line| !line.contains(": note:"));
    lines.filter_map(number_of).collect()
}

/// One source with the original and the mutants in namespaces, and a `main` that chooses.
fn united(source: &str, kept: &[(usize, Mutant)]) -> Result<String> {
    let includes = source.lines().filter(|line| line.starts_with("#include"));
    let mut text = String::from("#include <cstdlib>\n");
    includes.for_each(|line| text.extend([line, "\n"]));
    write_namespace(&mut text, 0, source)?;
    for (number, mutant) in kept {
        write_namespace(&mut text, *number, &mutant.applied(source))?;
    }
    text.push_str(
        "#line 1 \"choice\"\nint main(int, char **words) {\n    switch (std::atoi(words[1])) {\n",
    );
    for number in [0]
        .into_iter()
        .chain(kept.iter().map(|(number, _)| *number))
    {
        let _ = writeln!(
            text,
            "    case {number}: return mutant{number}::mutated_main();"
        );
    }
    text.push_str("    }\n    return 1;\n}\n");
    Ok(text)
}

/// The source in a namespace, its `main` under another name and with the `return 0;` that only a
/// `main` may leave out.
fn write_namespace(text: &mut String, number: usize, source: &str) -> Result<()> {
    let tokens = code(source, Syntax::C);
    let mut behind = tokens.iter().skip_while(|token| token.text != "main");
    let name = behind
        .next()
        .ok_or_else(|| broken("the submission has no main"))?;
    let mut depth = 0;
    let ends = |token: &&Token<'_>| {
        depth += i32::from(token.text == "{") - i32::from(token.text == "}");
        token.text == "}" && depth == 0
    };
    let close = behind
        .find(ends)
        .ok_or_else(|| broken("the body of main has no end"))?
        .at;
    let body = |part: &str| {
        let lines = part.split('\n').map(|line| {
            // Kept as empty lines, so that line numbers stay.
            if line.starts_with('#') { "" } else { line }
        });
        lines.collect::<Vec<_>>().join("\n")
    };
    let _ = writeln!(
        text,
        "namespace mutant{number} {{\n#line 1 \"mutant{number}\"\n{}mutated_main{} return 0; {}\n}}",
        body(&source[..name.at]),
        body(&source[name.range().end..close]),
        body(&source[close..])
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::making::mutants::mutants;

    #[test]
    fn the_original_and_its_mutants_become_one_program() {
        let source = "#include <cstdio>\nint main() {\n    if (1 < 2) putchar('a');\n}\n";
        let all = mutants(source);
        let home = tempfile::tempdir().unwrap();
        let (program, kept) = compiled(source, &all, home.path()).unwrap().unwrap();
        assert_eq!(kept.len(), all.len());
        let printed = |number: usize| {
            let run = Command::new(&program)
                .arg(number.to_string())
                .output()
                .unwrap();
            assert!(run.status.success());
            String::from_utf8(run.stdout).unwrap()
        };
        assert_eq!(printed(0), "a");
        let reversed = kept
            .iter()
            .find(|(_, mutant)| mutant.change == "2  to  1")
            .unwrap();
        assert_eq!(printed(reversed.0), "");
    }

    #[test]
    fn what_does_not_compile_is_left_out() {
        let source = "#include <algorithm>\ntemplate <class T> struct A {};\nA<int> a;\nint main() { return std::min(0, 0); }\n";
        let all = mutants(source);
        let home = tempfile::tempdir().unwrap();
        let (_, kept) = compiled(source, &all, home.path()).unwrap().unwrap();
        assert!(!kept.is_empty() && kept.len() < all.len());
    }

    #[test]
    fn only_what_is_too_large_is_no_program() {
        let source =
            "int a[300000000];\nint main() { volatile int n = 1; a[n] = 1; return a[n / 2]; }\n";
        let mut all = mutants(source);
        all.retain(|mutant| mutant.line == 2);
        let home = tempfile::tempdir().unwrap();
        assert!(compiled(source, &[], home.path()).unwrap().is_some());
        assert!(compiled(source, &all, home.path()).unwrap().is_none());
        // What else stands in the way, as a full disk would, is told.
        let home = tempfile::tempdir().unwrap();
        fs::create_dir(home.path().join("mutants")).unwrap();
        assert!(compiled(source, &[], home.path()).is_err());
    }

    #[test]
    fn mutants_are_recognised_in_what_the_compiler_says() {
        let said = "mutant12:3:5: error: x\n/usr/include/a: error: y\nmutant5:1:1: note: z\nmutant7:1:1:   required from here\n";
        assert_eq!(named(said), BTreeSet::from([7, 12]));
    }
}
