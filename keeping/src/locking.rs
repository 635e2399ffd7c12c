//! `judge lock`: makes the tests of a problem, has every answer confirmed, and pins them.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use bilingual::{Result, broken, ensure};
use checker::Checked;
use problem_set::spec::CheckerMode;
use problem_set::{AnyProblem, Digest, Method, Spec, added_folder};
use rayon::prelude::*;

use judge::lock::{Confirmed, LOCK, Lock, Locked};
use judge::root::Root;
use judge::staged::Staged;
use judge::testset::{self, Made, make};

/// After so long without an answer it is told what is waited for.
const LONG: Duration = Duration::from_secs(30);

/// How far the tests of a problem are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<'a> {
    /// The answer of this test is to be confirmed.
    Begins(&'a str),
    /// That has taken long.
    Waits(&'a str),
}

/// Makes all tests of a problem anew, confirms every answer, and writes the stored files, the
/// list of ignored folders and the lock. `tell` is told each test before its answer is confirmed, and once more if that
/// takes more than half a minute: a search without an end of its own cannot be stopped.
///
/// # Errors
/// If the validator refuses an input, or if an answer is wrong or confirmed by nothing.
pub fn lock(
    root: &Root,
    problem: &dyn AnyProblem,
    spec: &Spec,
    tell: &(dyn Fn(Step<'_>) + Sync),
) -> Result<Lock> {
    let numbered: Vec<_> = spec.numbered_tests().collect();
    let made: Vec<(Locked, Made)> = numbered
        .par_iter()
        .map(|(number, test)| {
            let name = format!("testdata/{}/{number} ({})", spec.id, test.name);
            let made = make(problem, test).map_err(|error| error.at(&name))?;
            spec.validate(problem, &name, made.input.as_bytes(), test.tier)
                .map_err(broken)?;
            tell(Step::Begins(&name));
            let waits = || tell(Step::Waits(&name));
            let confirmed = unless_within(LONG, &waits, || confirm(problem, spec, &made));
            let locked = Locked {
                number: number.clone(),
                name: test.name.clone(),
                confirmed: confirmed.map_err(|error| error.at(&name))?,
                input: Digest::of(made.input.as_bytes()),
                answer: Digest::of(made.answer.as_bytes()),
            };
            Ok((locked, made))
        })
        .collect::<Result<_>>()?;
    let lock = Lock {
        tests: made.iter().map(|(locked, _)| locked.clone()).collect(),
    };
    testset::sweep(root);
    put(root, spec, &lock, &made)
        .map_err(|error| error.at(&format_args!("testdata/{}: cannot be written", spec.id)))?;
    Ok(lock)
}

/// Writes stored tests and lock beside the old ones, whose place they take at once.
pub(super) fn put(root: &Root, spec: &Spec, lock: &Lock, made: &[(Locked, Made)]) -> Result<()> {
    let old = root.tests(&spec.id);
    let staged = Staged::new(old.parent().unwrap_or(root.path()))?;
    let home = staged.path();
    for (locked, made) in made.iter().filter(|(locked, _)| locked.is_stored()) {
        let folder = home.join(&locked.number);
        let path = |extension: &str| folder.join(format!("{}.{extension}", spec.file));
        fs::create_dir(&folder)?;
        fs::write(path("INP"), &made.input)?;
        fs::write(path("OUT"), &made.answer)?;
    }
    write_lock(&home, &spec.id, lock)?;
    keep_what_is_not_ours(&old, &home)?;
    staged.put(&old)?;
    Ok(())
}

/// Takes along what a person keeps beside the tests.
fn keep_what_is_not_ours(old: &Path, new: &Path) -> Result<()> {
    for entry in fs::read_dir(old).into_iter().flatten() {
        let name = entry?.file_name();
        let shown = name.to_string_lossy();
        let is_test = shown.bytes().all(|byte| byte.is_ascii_digit());
        if !is_test && !new.join(&name).exists() {
            fs::rename(old.join(&name), new.join(&name))?;
        }
    }
    Ok(())
}

fn write_lock(home: &Path, id: &str, lock: &Lock) -> Result<()> {
    let mut ignored = String::new();
    // Those of a problem that lies in a folder of its own come from its seed.
    let is_kept = |test: &Locked| test.is_stored() && added_folder(id).is_none();
    for test in lock.tests.iter().filter(|test| !is_kept(test)) {
        let _ = writeln!(ignored, "/{}/", test.number);
    }
    let heading = format!("# Written by `judge lock {id}`");
    let made = "the tests that are made on demand";
    fs::write(
        home.join(".gitignore"),
        format!("{heading}: {made}.\n{ignored}"),
    )?;
    let list = toml::to_string(lock).map_err(|error| broken(error.to_string()))?;
    let held = "the files by size in bytes and SHA-256, and what confirmed each answer";
    fs::write(home.join(LOCK), format!("{heading}: {held}.\n\n{list}"))?;
    Ok(())
}

/// What confirms the answer: the brute force if it can, else the second method, else the special
/// checker, else the theorem of the reference computed in another way.
fn confirm(problem: &dyn AnyProblem, spec: &Spec, made: &Made) -> Result<Confirmed> {
    let (input, answer) = (made.input.as_bytes(), made.answer.as_bytes());
    let ask = |methods: &[Method]| -> Result<Option<Confirmed>> {
        let asked = problem.confirm(input, methods)?;
        let asked = asked.map(|(method, is_right)| (Confirmed::from(method), is_right));
        if let Some((method, false)) = asked {
            return Err(broken(format!("the reference is wrong, says the {method}")));
        }
        Ok(asked.map(|(method, _)| method))
    };
    if let Some(confirmed) = ask(&[Method::Brute, Method::Second])? {
        return Ok(confirmed);
    }
    if spec.checker == CheckerMode::Special {
        let checked = problem.check(spec.checker, input, answer, answer);
        return ensure(checked == Checked::Accepted, || {
            format!("the special checker refuses the reference: {checked:?}")
        })
        .map(|()| Confirmed::Checker);
    }
    ask(&[Method::Theorem])?.ok_or_else(|| {
        broken(
            "nothing confirms the answer: it is too large for the search of src/brute.rs; let a method that does \
             not stand on the theorem of the reference confirm it, in src/second.rs (SECOND), or the same theorem \
             in another way, in src/theorem.rs (THEOREM; CONTRIBUTING.md)",
        )
    })
}

/// Does something, and something else once if that takes longer than this.
fn unless_within<T>(time: Duration, late: &(dyn Fn() + Sync), work: impl FnOnce() -> T) -> T {
    let (done, end) = mpsc::channel::<()>();
    thread::scope(|scope| {
        scope.spawn(move || {
            if end.recv_timeout(time) == Err(RecvTimeoutError::Timeout) {
                late();
            }
        });
        let made = work();
        drop(done);
        made
    })
}

/// Tests with the input of an earlier one.
pub(super) fn repeated_inputs(lock: &Lock) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let mut repeated = lock.tests.clone();
    repeated.retain(|test| !seen.insert(test.input.sha256.clone()));
    let told = |test: &Locked| format!("test {} has the input of an earlier one", test.number);
    repeated.iter().map(told).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

    use super::*;

    #[test]
    fn what_takes_long_is_told_once_and_what_does_not_is_not() {
        let told = AtomicU32::new(0);
        let late = || _ = told.fetch_add(1, Relaxed);
        let waits = || while told.load(Relaxed) == 0 {};
        unless_within(Duration::from_mins(10), &late, || ());
        assert_eq!(told.load(Relaxed), 0);
        unless_within(Duration::from_millis(1), &late, waits);
        assert_eq!(told.load(Relaxed), 1);
    }
}
