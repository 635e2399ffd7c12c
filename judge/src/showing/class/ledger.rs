//! Results that are kept: what was judged once is not judged again as long as nothing changes.

use std::path::Path;

use anyhow::{Context, Result};
use registry::AnyProblem;
use rusqlite::{Connection, OptionalExtension, params};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::hand_in::Source;
use crate::catalogue::errors;
use crate::judging::report::Report;
use crate::set::lock::hexadecimal;
use crate::set::root::Root;
use words::Lang;

/// What the tests said of a source.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Marked {
    /// The source's file.
    pub(super) file: String,
    /// The verdict on samples and source tier.
    pub(super) verdict: String,
    /// What the compiler said if it refused the source, or why it was not judged.
    pub(super) remark: String,
    /// The tests that were judged.
    pub(super) tests: Vec<Test>,
}

/// A test of a source.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Test {
    pub(super) number: String,
    pub(super) name: String,
    pub(super) tier: String,
    pub(super) verdict: String,
    pub(super) cpu_ms: u64,
    pub(super) peak_kib: u64,
    pub(super) message: String,
}

impl Marked {
    pub(super) fn of(file: &str, report: &Report) -> Marked {
        let tests = report.tests.iter().map(|test| Test {
            number: test.number.clone(),
            name: test.name.clone(),
            tier: test.tier.to_string(),
            verdict: test.verdict.short().to_owned(),
            cpu_ms: test.cpu_ms,
            peak_kib: test.peak_kib,
            message: test.message.clone(),
        });
        Marked {
            file: file.to_owned(),
            verdict: report.verdict.short().to_owned(),
            remark: report.compiler.clone().unwrap_or_default(),
            tests: tests.collect(),
        }
    }

    /// A source that was not judged, and why.
    pub(super) fn refused(file: &str, verdict: &str, remark: &str) -> Marked {
        Marked {
            file: file.to_owned(),
            verdict: verdict.to_owned(),
            remark: remark.to_owned(),
            tests: Vec::new(),
        }
    }
}

/// The file of results of a class.
pub(super) struct Ledger(Connection);

impl Ledger {
    /// Opens the file, or makes it.
    ///
    /// # Errors
    /// If it is no file of results, or cannot be written.
    pub(super) fn open(path: &Path, lang: Lang) -> Result<Ledger> {
        let connection = Connection::open(path)
            .and_then(|connection| {
                connection.execute_batch(
                    "PRAGMA journal_mode = WAL;
                     PRAGMA synchronous = NORMAL;
                     CREATE TABLE IF NOT EXISTS results (
                         pupil TEXT NOT NULL,
                         problem TEXT NOT NULL,
                         key TEXT NOT NULL,
                         marked TEXT NOT NULL,
                         PRIMARY KEY (pupil, problem)
                     ) STRICT;",
                )?;
                Ok(connection)
            })
            .with_context(|| errors::NOT_KEPT.fill(lang, &[&path.display()]))?;
        Ok(Ledger(connection))
    }

    /// What is kept with this key.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub(super) fn find(&self, pupil: &str, problem: &str, key: &str) -> Result<Option<Marked>> {
        let found: Option<String> = self
            .0
            .query_row(
                "SELECT marked FROM results WHERE pupil = ?1 AND problem = ?2 AND key = ?3",
                params![pupil, problem, key],
                |row| row.get(0),
            )
            .optional()?;
        // What an older judge has written in another form is judged again.
        Ok(found.and_then(|text| serde_json::from_str(&text).ok()))
    }

    /// Keeps a result in the place of an older one.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub(super) fn keep(
        &self,
        pupil: &str,
        problem: &str,
        key: &str,
        marked: &Marked,
    ) -> Result<()> {
        let text = serde_json::to_string(marked)?;
        self.0
            .execute(
                "INSERT OR REPLACE INTO results (pupil, problem, key, marked) VALUES (?1, ?2, ?3, ?4)",
                params![pupil, problem, key, text],
            )
            .context("the results cannot be written")?;
        Ok(())
    }
}

/// The hash of all on which a result rests: the source with its modules, the tests and limits, the
/// judge.
///
/// # Errors
/// If the lock of the tests cannot be read.
pub(super) fn key(
    root: &Root,
    problem: &dyn AnyProblem,
    source: &Source,
    with_beyond: bool,
    lang: Lang,
    languages: &str,
    judge: &[u8],
) -> Result<String> {
    let path = root.tests(problem.id()).join("lock.toml");
    let lock =
        std::fs::read(&path).with_context(|| format!("{}: cannot be read", path.display()))?;
    let extension = source.name.rsplit('.').next().unwrap_or_default();
    let parts: [&[u8]; 8] = [
        &source.bytes,
        extension.as_bytes(),
        &lock,
        problem.manifest().as_bytes(),
        lang.code().as_bytes(),
        languages.as_bytes(),
        judge,
        &[u8::from(with_beyond)],
    ];
    let mut hash = Sha256::new();
    let modules = source.modules.iter();
    let modules = modules.flat_map(|(name, text)| [name.as_bytes(), text]);
    for part in parts.into_iter().chain(modules) {
        // Lengths before texts: no two lists give the same bytes.
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    Ok(hexadecimal(&hash.finalize()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_found_by_their_key_and_replaced() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("scores.sqlite");
        let one = Marked::refused("nim.cpp", "CE", "line 1: no");
        let other = Marked::refused("nim.cpp", "CE", "line 2: no");
        let ledger = Ledger::open(&path, Lang::En).unwrap();
        assert_eq!(ledger.find("An", "nim", "k1").unwrap(), None);
        ledger.keep("An", "nim", "k1", &one).unwrap();
        drop(ledger);
        let ledger = Ledger::open(&path, Lang::En).unwrap();
        assert_eq!(ledger.find("An", "nim", "k1").unwrap(), Some(one));
        ledger.keep("An", "nim", "k2", &other).unwrap();
        assert_eq!(ledger.find("An", "nim", "k1").unwrap(), None);
        assert_eq!(ledger.find("An", "nim", "k2").unwrap(), Some(other));
    }

    #[test]
    fn what_is_no_file_of_results_is_refused() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("scores.sqlite");
        std::fs::write(
            &path,
            "a letter to the teacher, long enough to be no database",
        )
        .unwrap();
        assert!(Ledger::open(&path, Lang::En).is_err());
    }
}
