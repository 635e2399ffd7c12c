//! `judge list` and `judge show`, and the table of problems in both READMEs.

use std::fmt::Write;
use std::fs;

use inpout::Opening;
use lessons::counts;
use lessons::road::{page_faults, pages, stars};
use problem_set::spec::Limits;
use problem_set::{AnyProblem, Spec, Tier, listed, problems};

use super::fault::{Result, broken};
use crate::set::lock::Lock;
use crate::set::problem::{spec_of, title_in};
use crate::set::root::Root;
use bilingual::Lang;

/// The lines that enclose the table of problems in a README.
const MARKERS: (&str, &str) = (
    "<!-- problems: written by `judge list --write` -->",
    "<!-- end of problems -->",
);

/// The READMEs that hold a table, with its heading.
const READMES: [(&str, Lang, &str); 2] = [
    (
        "README.md",
        Lang::En,
        "| problem | title | level | document |",
    ),
    (
        "README.vi.md",
        Lang::Vi,
        "| bài | tên | độ khó | tài liệu |",
    ),
];

/// One line a problem: id, files, number of tests, level, title; nothing that gives it away.
///
/// # Errors
/// If a `problem.toml` is not valid.
pub fn list() -> Result<String> {
    let mut text = String::new();
    for problem in problems() {
        let spec = spec_of(*problem)?;
        let (id, file, tests) = (problem.id(), problem.file(), spec.tests.len());
        let level = stars(spec.ladder.level);
        let draft = if spec.draft { " (a draft)" } else { "" };
        let _ = writeln!(
            text,
            "{id:<9} {file:<9} {tests:>3} tests   {level:<5} {}{draft}",
            spec.title.en
        );
    }
    Ok(text)
}

/// All that a reader wants to know of a problem before solving it.
///
/// # Errors
/// If its `problem.toml` or its lock is not valid.
pub fn show(root: &Root, problem: &dyn AnyProblem) -> Result<String> {
    let spec = spec_of(problem)?;
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
    let _ = writeln!(text, "level       {level}, after {}", needs(&spec));
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
    let lock = Lock::load(root, &spec)?;
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

/// Writes the table of problems into both READMEs, and the road through them.
///
/// # Errors
/// If a README cannot be read or written, or has no place for the table.
pub fn write_tables(root: &Root) -> Result<()> {
    for (name, language, heading) in READMES {
        let path = root.path().join(name);
        let text = fs::read_to_string(&path)
            .map_err(|error| broken(format!("{name}: cannot be read: {error}")))?;
        inpout::write_atomically(&path, &with_table(name, &text, language, heading)?)?;
    }
    for (name, text) in pages()? {
        inpout::write_atomically(&root.path().join(name), &text)?;
    }
    let counted = counts::page(root.path())?;
    inpout::write_atomically(&root.path().join(counts::FILE), &counted)?;
    Ok(())
}

/// A fault for every README and every page of the road whose table is not up to date.
///
/// # Errors
/// If a README cannot be read or has no place for the table.
pub fn table_faults(root: &Root) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for (name, language, heading) in READMES {
        let text = fs::read_to_string(root.path().join(name))
            .map_err(|error| broken(format!("{name}: cannot be read: {error}")))?;
        if with_table(name, &text, language, heading)? != text {
            faults.push(format!(
                "{name}: the table of problems is not up to date; run judge list --write"
            ));
        }
    }
    faults.extend(page_faults(root.path())?);
    Ok(faults)
}

fn with_table(name: &str, text: &str, language: Lang, heading: &str) -> Result<String> {
    let (Some((before, rest)), (start, end)) = (text.split_once(MARKERS.0), MARKERS) else {
        return Err(broken(format!("{name}: has no line {}", MARKERS.0)));
    };
    let (_, after) = rest
        .split_once(end)
        .ok_or_else(|| broken(format!("{name}: has no line {end}")))?;
    let mut table = format!("{heading}\n|---|---|---|---|\n");
    for problem in listed() {
        let (id, spec) = (problem.id(), spec_of(problem)?);
        let (title, code) = (title_in(language, &spec.title), language.code());
        let level = stars(spec.ladder.level);
        let (document, exercise) = (&spec.source.document, &spec.source.exercise);
        let _ = writeln!(
            table,
            "| [{id}](problems/{id}/statement.{code}.md) | {title} | {level} | {document}, {exercise} |"
        );
    }
    Ok(format!("{before}{start}\n{table}{end}{after}"))
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
