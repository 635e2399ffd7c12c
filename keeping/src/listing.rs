//! `judge list` and `judge show`, and the pages that list the problems.

use std::fmt::Write;
use std::fs;

use inpout::Opening;
use lessons::road::{page_faults, pages, stars};
use problem_set::spec::Limits;
use problem_set::{AnyProblem, Spec, Tier, listed, problems};

use bilingual::{Lang, Result};
use judge::lock::Lock;
use judge::root::Root;

/// The pages that list the problems: what stands above each table. `judge list --write` writes them whole.
const TABLES: [(&str, Lang, &str); 2] = [
    (
        "problems/README.vi.md",
        Lang::Vi,
        "# Các bài

*[English](README.md)*

Bảng xếp theo tên và không lộ ý tưởng nào. Muốn đi theo từng ý tưởng, từ dễ đến khó, thì xem [LADDER.vi.md](../LADDER.vi.md).

| bài | tên | độ khó | tài liệu |",
    ),
    (
        "problems/README.md",
        Lang::En,
        "# The problems

*[Tiếng Việt](README.vi.md)*

By their names, so that no idea is given away. Idea by idea, from easy to hard, they stand in [LADDER.md](../LADDER.md).

| problem | title | level | document |",
    ),
];

/// One line a problem: id, files, number of tests, level, title; nothing that gives it away.
pub fn list() -> String {
    let mut text = String::new();
    for problem in problems() {
        let spec = Spec::of(*problem);
        let (id, file, tests) = (problem.id(), problem.file(), spec.tests.len());
        let level = stars(spec.ladder.level);
        let draft = if spec.draft { " (a draft)" } else { "" };
        let _ = writeln!(
            text,
            "{id:<9} {file:<9} {tests:>3} tests   {level:<5} {}{draft}",
            spec.title.en
        );
    }
    text
}

/// All that a reader wants to know of a problem before solving it.
///
/// # Errors
/// If its `problem.toml` or its lock is not valid.
pub fn show(root: &Root, problem: &dyn AnyProblem) -> Result<String> {
    let spec = Spec::of(problem);
    let (id, file) = (problem.id(), problem.file());
    let mut text = String::new();
    let _ = writeln!(text, "{file} — {} / {}", spec.title.en, spec.title.vi);
    if spec.draft {
        let _ = writeln!(text, "a draft: in no table and no package");
    }
    let _ = writeln!(
        text,
        "source      document {}, {}",
        spec.source.document, spec.source.exercise
    );
    let level = stars(spec.ladder.level);
    let _ = writeln!(text, "level       {level}, after {}", needs(spec));
    let _ = writeln!(text, "stuck?      judge hint {id}, judge lesson {id}");
    let _ = writeln!(
        text,
        "reference   {}, problems/{id}/src/lib.rs",
        spec.complexity.last()
    );
    let _ = writeln!(
        text,
        "statement   problems/{id}/statement.en.md, statement.vi.md"
    );
    match problem.dialogue() {
        None => {
            let _ = writeln!(text, "files       {file}.INP → {file}.OUT");
        }
        Some(dialogue) => {
            let opening = match dialogue.opening {
                Opening::FirstLine => "the opening in the first line",
                Opening::File => &format!("the opening in {file}.INP"),
                Opening::None => "without an opening",
            };
            let _ = writeln!(
                text,
                "dialogue    over standard input and output, {opening}; judge play {id}"
            );
        }
    }
    for (tier, limits) in [
        ("source", Some(spec.limits.source)),
        ("beyond", spec.limits.beyond),
    ] {
        if let Some(Limits {
            time_ms,
            memory_mib,
        }) = limits
        {
            let _ = writeln!(text, "{tier:<11} {time_ms} ms, {memory_mib} MiB");
        }
    }
    let lock = Lock::load(root, spec)?;
    let _ = writeln!(text, "\ntests       testdata/{id}/");
    for (test, locked) in spec.tests.iter().zip(&lock.tests) {
        let (tier, kind) = (
            test.tier,
            if locked.is_stored() {
                "stored"
            } else {
                "made on demand"
            },
        );
        let against = test
            .opponent
            .map_or(String::new(), |opponent| format!("against {opponent}, "));
        let _ = writeln!(
            text,
            "  {} {tier:<6}  {} ({against}{} bytes, {kind})",
            locked.number, test.about, locked.input.bytes
        );
    }
    if !spec.submissions.is_empty() {
        let _ = writeln!(text, "\nexamples    problems/{id}/submissions/");
        for submission in &spec.submissions {
            let _ = writeln!(
                text,
                "  {:<4} {}: {}",
                submission.expect, submission.file, submission.about
            );
        }
    }
    Ok(text)
}

fn needs(spec: &Spec) -> String {
    match spec.ladder.needs.as_slice() {
        [] => "no other".to_owned(),
        needs => needs.join(", "),
    }
}

/// Writes the tables of problems, and the road through them.
///
/// # Errors
/// If one of them cannot be written.
pub fn write_tables(root: &Root) -> Result<()> {
    for (name, language, head) in TABLES {
        inpout::write_atomically(&root.path().join(name), &table(language, head))?;
    }
    for (name, text) in pages() {
        inpout::write_atomically(&root.path().join(name), &text)?;
    }
    let counted = lessons::counts::page(root.path());
    inpout::write_atomically(&root.path().join(lessons::counts::FILE), &counted)?;
    Ok(())
}

/// A fault for every table of problems and every page of the road that is not up to date.
pub fn table_faults(root: &Root) -> Vec<String> {
    let mut faults = Vec::new();
    for (name, language, head) in TABLES {
        let path = root.path().join(name);
        if fs::read_to_string(path).unwrap_or_default() != table(language, head) {
            faults.push(format!("{name} is not up to date; run judge list --write"));
        }
    }
    faults.extend(page_faults(root.path()));
    faults
}

/// The page that lists the problems in this language.
fn table(language: Lang, head: &str) -> String {
    let mut table = format!("{head}\n|---|---|---|---|\n");
    for problem in listed() {
        let (id, spec) = (problem.id(), Spec::of(problem));
        let (title, code) = (spec.title.of(language), language.code());
        let level = stars(spec.ladder.level);
        let (document, exercise) = (&spec.source.document, &spec.source.exercise);
        let _ = writeln!(
            table,
            "| [{id}]({id}/statement.{code}.md) | {title} | {level} | {document}, {exercise} |"
        );
    }
    table
}

/// How many tests of each tier a problem has, for messages: `1 sample, 12 source, 5 beyond`.
pub fn tier_counts(spec: &Spec) -> String {
    Tier::ALL
        .map(|tier| {
            (
                tier,
                spec.tests.iter().filter(|test| test.tier == tier).count(),
            )
        })
        .iter()
        .filter(|(_, count)| *count > 0)
        .map(|(tier, count)| format!("{count} {tier}"))
        .collect::<Vec<_>>()
        .join(", ")
}
