//! A reference as one file of Rust that needs nothing but the standard library.
//!
//! Other judges compile a single file, know no crates, and use editions from 2018 on. So the room's
//! `lib.rs` is taken as it is, comments and all, since pupils read it; after it come the modules of
//! the room and of `theory` that it mentions, and a small stand-in for `inpout` and for proconio's
//! `input!`. Tests, generators, rules and the brute force stay out.
//!
//! The text is joined, not parsed and printed anew: that keeps the comments. It suffices because
//! the sources are formatted and keep to the conventions; where they do not, it is refused with a
//! reason, and a test compiles what is not.

mod editions;
mod mask;
mod module;

use bilingual::Fault;
use judge::testset::Root;

use editions::in_old_editions;
use mask::Mask;
use module::{Module, braced, without_gaps};

use crate::catalogue as say;
use crate::refusal::{Result, broken};

/// What stands for the crates that a single file cannot have.
const INPOUT: &str = include_str!("stand_in/inpout.rs");
const FILES: &str = include_str!("stand_in/files.rs");
const STREAMS: &str = include_str!("stand_in/streams.rs");
const PROCONIO: &str = include_str!("stand_in/proconio.rs");
const RAYON: &str = include_str!("stand_in/rayon.rs");

/// Crates of the set that have no stand-in.
const FOREIGN: [&str; 6] = [
    "arena",
    "testkit",
    "checker",
    "problem_set",
    "samegame",
    "bilingual",
];

/// The reference of the problem `id` as one file, which reads `NAME.INP` and writes `NAME.OUT`, or
/// else speaks through the standard streams.
///
/// # Errors
/// If there is no such problem, if it is interactive, or if its sources cannot be joined.
pub fn one_file(root: &Root, id: &str, streams: bool) -> Result<String> {
    let problem = problem_set::find_problem(id)?;
    if problem.dialogue().is_some() {
        return Err(Fault::new(&say::NO_FILE_OF_ANSWERS.with(&[&id])).into());
    }
    if !root.room(id).join("src").is_dir() {
        return Err(Fault::new(&say::NO_SOURCES).into());
    }
    let mut room = Module::of_crate(root.path(), "room", &format!("problems/{id}"))?;
    room.keep_mentioned("");
    for foreign in FOREIGN {
        if room.uses(foreign) {
            return Err(Fault::new(&say::NEEDS_CRATE.with(&[&id, &foreign])).into());
        }
    }
    let mut theory = Module::of_crate(root.path(), "theory", "theory")?;
    theory.keep_mentioned(&room.all_text());

    let name = problem_type(room.text()).ok_or_else(|| {
        broken(format!(
            "problems/{id}/src/lib.rs: has no line 'impl Problem for …'"
        ))
    })?;
    let inside = ["theory", "inpout", "proconio", "rayon"].map(|name| (name, "crate::"));
    let theorems = theory.nested(&[("crate", "::theory")]);
    let run = if streams { STREAMS } else { FILES };
    let mut parts = vec![
        head(id, problem.file(), streams, &room),
        in_old_editions(room.text()),
        format!("\nfn main() -> std::io::Result<()> {{\n    inpout::run::<{name}>()\n}}\n"),
        room.nested(&inside),
    ];
    for (name, text, is_needed) in [
        ("theory", theorems.trim_start(), !theorems.is_empty()),
        ("inpout", &format!("{INPOUT}{run}"), true),
        ("proconio", PROCONIO, true),
        ("rayon", RAYON, room.uses("rayon")),
    ] {
        if is_needed {
            parts.push(format!("\n{}", braced("mod", name, text)));
        }
    }
    Ok(without_gaps(&parts.concat()))
}

/// What is said at the top: where the file comes from and how it is used.
fn head(id: &str, file: &str, streams: bool, room: &Module) -> String {
    let option = if streams { " --streams" } else { "" };
    let from = room.files().join(", ");
    let way = if streams {
        "standard input to standard output".to_owned()
    } else {
        format!("{file}.INP to {file}.OUT")
    };
    format!(
        "// The reference solution of {file} in one file, from {way}.\n\
         // Made by `judge bundle {id}{option}` from {from};\n\
         // what it stands on follows after `main`. It compiles in the editions of 2018, 2021 and 2024.\n\
         #![allow(dead_code, unused_imports, unused_macros, non_fmt_panics)]\n\n"
    )
}

/// `Nim` where the text says `impl Problem for Nim`.
fn problem_type(text: &str) -> Option<String> {
    const BEFORE: &str = "impl Problem for ";
    let mask = Mask::of(text);
    let at = mask.text().find(BEFORE)? + BEFORE.len();
    let name = mask.text()[at..].split([' ', '<']).next()?;
    Some(name.to_owned())
}
