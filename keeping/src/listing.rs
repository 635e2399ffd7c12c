//! `judge list` and `judge show`, and the pages that list the problems.

use std::fmt::Write;
use std::fs;

use inpout::Opening;
use lessons::road::{self, pages, stars};
use problem_set::{AnyProblem, Spec, Tier, listed, problems};

use bilingual::{Lang, Result};
use judge::lock::Lock;
use judge::root::Root;

/// The pages that list the problems. What stands above the table of each is its own.
const TABLES: [(&str, Lang); 2] = [
    ("problems/README.vi.md", Lang::Vi),
    ("problems/README.md", Lang::En),
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
    let mut text = format!("{file} — {} / {}\n", spec.title.en, spec.title.vi);
    if spec.draft {
        text += "a draft: in no table and no package\n";
    }
    let (level, mut needs) = (stars(spec.ladder.level), spec.ladder.needs.join(", "));
    if needs.is_empty() {
        "no other".clone_into(&mut needs);
    }
    let (document, exercise) = (&spec.source.document, &spec.source.exercise);
    let cost = spec.complexity.last();
    let mut rows = vec![
        ("source", format!("document {document}, {exercise}")),
        ("level", format!("{level}, after {needs}")),
        ("stuck?", format!("judge hint {id}, judge lesson {id}")),
        ("reference", format!("{cost}, problems/{id}/src/lib.rs")),
        (
            "statement",
            format!("problems/{id}/statement.en.md, statement.vi.md"),
        ),
    ];
    rows.push(match problem.dialogue().map(|it| it.opening) {
        None => ("files", format!("{file}.INP → {file}.OUT")),
        Some(opening) => {
            let opening = match opening {
                Opening::FirstLine => "the opening in the first line",
                Opening::File => &format!("the opening in {file}.INP"),
                Opening::None => "without an opening",
            };
            let told = "over standard input and output";
            ("dialogue", format!("{told}, {opening}; judge play {id}"))
        }
    });
    let limits = [
        ("source", Some(spec.limits.source)),
        ("beyond", spec.limits.beyond),
    ];
    for (tier, limits) in limits {
        rows.extend(limits.map(|it| (tier, format!("{} ms, {} MiB", it.time_ms, it.memory_mib))));
    }
    for (what, told) in rows {
        let _ = writeln!(text, "{what:<11} {told}");
    }
    let lock = Lock::load(root, spec)?;
    let _ = writeln!(text, "\ntests       testdata/{id}/");
    for (test, locked) in spec.tests.iter().zip(&lock.tests) {
        let kind = if locked.is_stored() {
            "stored"
        } else {
            "made on demand"
        };
        let against = test.opponent.map(|it| format!("against {it}, "));
        let against = against.unwrap_or_default();
        let (number, tier, about, bytes) =
            (&locked.number, test.tier, &test.about, locked.input.bytes);
        let _ = writeln!(
            text,
            "  {number} {tier:<6}  {about} ({against}{bytes} bytes, {kind})"
        );
    }
    if !spec.submissions.is_empty() {
        let _ = writeln!(text, "\nexamples    problems/{id}/submissions/");
    }
    for it in &spec.submissions {
        let _ = writeln!(text, "  {:<4} {}: {}", it.expect, it.file, it.about);
    }
    Ok(text)
}

/// The tables of problems, and the road through them: file and text.
fn written(root: &Root) -> impl Iterator<Item = (&'static str, String)> {
    let tables = TABLES.map(|(name, language)| {
        let old = fs::read_to_string(root.path().join(name)).unwrap_or_default();
        (name, table(&old, language))
    });
    tables.into_iter().chain(pages(root.path()))
}

/// Writes the tables of problems, and the road through them.
///
/// # Errors
/// If one of them cannot be written.
pub fn write_tables(root: &Root) -> Result<()> {
    for (name, text) in written(root) {
        inpout::write_atomically(&root.path().join(name), &text)?;
    }
    Ok(())
}

/// A fault for every table of problems and every page of the road that is not up to date.
pub fn table_faults(root: &Root) -> Vec<String> {
    let is_stale = |(name, text): &(&str, String)| {
        fs::read_to_string(root.path().join(name)).ok().as_ref() != Some(text)
    };
    let stale = written(root).filter(is_stale);
    let told = stale.map(|(name, _)| format!("{name} is not up to date; run judge list --write"));
    told.chain(road::faults()).collect()
}

/// The page that lists the problems in this language, anew.
fn table(old: &str, language: Lang) -> String {
    let (vi, en) = (
        "bài | tên | độ khó | tài liệu",
        "problem | title | level | document",
    );
    let above = old.split("\n| ").next().unwrap_or_default();
    let mut table = format!(
        "{above}\n| {} |\n|---|---|---|---|\n",
        language.pick(vi, en)
    );
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
    let count = |tier| spec.tests.iter().filter(|it| it.tier == tier).count();
    let counts = Tier::ALL.map(|tier| (count(tier), tier)).into_iter();
    let told = counts
        .filter(|it| it.0 > 0)
        .map(|(count, tier)| format!("{count} {tier}"));
    told.collect::<Vec<_>>().join(", ")
}
