//! `bits/stdc++.h`, precompiled: to read it takes two thirds of the time that compiling a small program takes.
//!
//! Whoever can wait has it made, once for each compiler and standard, as a server does when it begins; whoever
//! compiles takes it if it is there. A compiler that it does not fit reads the header itself.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use lexing::{Kind, Syntax, Token, tokens};
use sandbox::{SYSTEM, System};

use super::language::Language;
use super::store::made_once;
use super::tools;

/// How a program names it.
const HEADER: &str = "#include<bits/stdc++.h>";

/// To be counted on when something changes in how it is made.
const VERSION: &str = "1";

/// The folder in which a compiler looks for it, beside its own.
const FOLDER: &str = "include";

/// Makes what is not there yet, for every standard of C++: some seconds and a hundred megabytes each. What
/// cannot be made is not there, and nothing needs it.
pub fn precompile() {
    let all = Language::ALL.into_iter();
    for language in all.filter(|it| it.extension() == Language::Cpp.extension()) {
        if let Ok(tool) = language.tool() {
            let standard = language.newest_standard();
            let _ = kept(language, &tool, standard, |arguments, work| {
                compile(&tool, arguments, work)
            });
        }
    }
}

/// The folder that holds it for a source, if it is there and the source begins with it: of what stands before it,
/// such as a `#pragma`, it would know nothing.
pub(super) fn folder(
    language: Language,
    tool: &Path,
    standard: &str,
    source: &[u8],
) -> Option<PathBuf> {
    let is_cpp = language.extension() == Language::Cpp.extension();
    if !is_cpp || !begins_with_it(source) {
        return None;
    }
    let missing = |_: Vec<PathBuf>, _: &Path| Err(io::ErrorKind::NotFound.into());
    kept(language, tool, standard, missing).ok()
}

fn begins_with_it(source: &[u8]) -> bool {
    let source = String::from_utf8_lossy(source);
    let all = tokens(source.trim_start_matches('\u{feff}'), Syntax::C).into_iter();
    // A comment that goes on in the next line hides that.
    let is_nothing = |it: &Token<'_>| match it.kind {
        Kind::Space => true,
        Kind::Comment => !it.text.trim_end().ends_with('\\'),
        _ => false,
    };
    let said: String = all
        .skip_while(is_nothing)
        .take(HEADER.len())
        .map(|it| it.text)
        .collect();
    said.replace([' ', '\t'], "").starts_with(HEADER)
}

/// The folder that is kept for these options, or else is made by them.
fn kept(
    language: Language,
    tool: &Path,
    standard: &str,
    make: impl FnOnce(Vec<PathBuf>, &Path) -> io::Result<()>,
) -> io::Result<PathBuf> {
    let target = Path::new(FOLDER).join("bits/stdc++.h.gch");
    let ways = language.compilations(tool, "all.h".as_ref(), &target, standard);
    let way = ways.into_iter().next().filter(|_| SYSTEM == System::Linux);
    let arguments = way.ok_or(io::ErrorKind::Unsupported)?.arguments;
    let words = arguments.iter().map(|it| it.to_string_lossy());
    let version = words.fold(VERSION.to_owned(), |all, it| all + " " + &it);
    made_once("headers", FOLDER, &version, tool, |work| {
        make(arguments, work)
    })
}

/// Leaves it in this folder.
fn compile(tool: &Path, arguments: Vec<PathBuf>, work: &Path) -> io::Result<()> {
    fs::write(work.join("all.h"), HEADER)?;
    fs::create_dir_all(work.join(FOLDER).join("bits"))?;
    let mut command = tools::called(tool);
    let command = command.current_dir(work).args(["-x", "c++-header"]);
    tools::succeeds(command.args(arguments))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_has_it_that_begins_with_it() {
        for source in [
            "#include <bits/stdc++.h>\nusing namespace std;",
            "\u{feff}\r\n// An, 10A\r\n/* #define x */ # include <bits/stdc++.h> // all\r\n",
            "#include<bits/stdc++.h>",
        ] {
            assert!(begins_with_it(source.as_bytes()), "{source}");
        }
        for source in [
            "#pragma GCC optimize(\"O3\")\n#include <bits/stdc++.h>",
            "#define int long long\n#include <bits/stdc++.h>",
            "#include <iostream>\n#include <bits/stdc++.h>",
            "// \\\n#include <bits/stdc++.h>\n#pragma GCC optimize(\"O3\")\n",
            "/*\n#include <bits/stdc++.h>\n*/\n#include <cstdio>\n",
            "int main() {}",
            "",
        ] {
            assert!(!begins_with_it(source.as_bytes()), "{source}");
        }
    }
}
