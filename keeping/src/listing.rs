//! The pages that list the problems.

use std::fmt::Write;
use std::fs;

use lessons::road::{self, pages, stars};
use problem_set::{Spec, Tier, listed};

use bilingual::{Lang, Result};
use judge::root::Root;

/// The pages that list the problems. What stands above the table of each is its own.
const TABLES: [(&str, Lang); 2] = [
    ("problems/README.vi.md", Lang::Vi),
    ("problems/README.md", Lang::En),
];

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
    let vi = "bài | tên | độ khó | tài liệu";
    let heading = language.pick(vi, "problem | title | level | document");
    let above = old.split("\n| ").next().unwrap_or_default();
    let mut table = format!("{above}\n| {heading} |\n|---|---|---|---|\n");
    for problem in listed()
        .into_iter()
        .filter(|it| Spec::of(*it).variant.is_none())
    {
        let (id, spec) = (problem.id(), Spec::of(problem));
        let (title, code) = (spec.title.of(language), language.code());
        let level = stars(spec.ladder.level);
        let source = &spec.source;
        let from = if source.is_own() {
            source.said(language)
        } else {
            format!("{}, {}", source.document, source.exercise)
        };
        let _ = writeln!(
            table,
            "| [{id}]({id}/statement.{code}.md) | {title} | {level} | {from} |"
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
