//! What judging systems compile themselves, compiled here as they do it.

use std::fs;

use checker::CheckerMode;
use rayon::prelude::*;

use super::machine::{has_compiler, is_there, made};
use super::source;
use problem_set::Spec;

/// A compiler of the kind that Themis brings along, for Windows.
const MINGW: &str = "x86_64-w64-mingw32-g++";

/// What Themis adds to its compiler's name and the two files.
const THEMIS: &[&str] = &[
    "-std=c++14",
    "-pipe",
    "-O2",
    "-s",
    "-static",
    "-lm",
    "-Wl,--stack,66060288",
];

#[test]
fn newer_languages_and_extensions_are_no_hindrance() {
    if !has_compiler() {
        return;
    }
    // As old compilers are called, and as Themis, DMOJ and VNOJ call theirs.
    let languages = ["gnu++11", "c++14", "c++17", "c++20"];
    let ids = ["matgame", "nimgame"];
    let all = languages.into_iter().flat_map(|it| ids.map(|id| (it, id)));
    all.collect::<Vec<_>>()
        .into_par_iter()
        .for_each(|(it, id)| {
            let arguments = [&format!("-std={it}"), "-c", "-Wall", "-Wextra", "-Werror"];
            made(
                "c++",
                &format!("{id}-{it}"),
                &source(all_problems::find(id).unwrap()).unwrap(),
                &arguments,
            );
        });
}

#[test]
fn every_checker_that_themis_compiles_becomes_a_program_for_windows() {
    if !is_there(MINGW) {
        return;
    }
    let sizes: Vec<(&str, usize)> = all_problems::problems()
        .par_iter()
        .filter(|&&problem| {
            let mode = Spec::of(problem).checker;
            matches!(mode, CheckerMode::Special | CheckerMode::Floats { .. })
        })
        .map(|problem| {
            let source = source(*problem).unwrap();
            let label = format!("{}-themis", problem.id());
            let program = fs::read(made(MINGW, &label, &source, THEMIS)).unwrap();
            assert!(program.starts_with(b"MZ"), "{}", problem.id());
            (problem.id(), program.len() >> 10)
        })
        .collect();
    assert_eq!(sizes.len(), 10);
    eprintln!("programs for Windows, in KiB: {sizes:?}");
}
