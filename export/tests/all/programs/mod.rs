//! Rooms to try, and programs compiled and run apart from the set.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use judge::testset::{Root, TestFiles, ensure_tests};
use problem_set::{AnyProblem, Spec, Tier};
use rayon::prelude::*;
use sha2::{Digest, Sha256};

pub(crate) type Problem = &'static dyn AnyProblem;

/// The folder of the set, whose problems are then known.
pub(crate) fn root() -> Root {
    all_problems::install();
    Root::find(None).expect("tests run within the workspace")
}

/// All problems whose programs turn a file into a file, but the drafts.
pub(crate) fn silent() -> impl Iterator<Item = Problem> {
    let all = all_problems::listed().into_iter();
    all.filter(|problem| problem.dialogue().is_none())
}

/// Of so many problems one is tried every day.
const DAYS: usize = 40;

/// Whether all is tried: `FULL=1` stands in the environment.
pub(crate) fn is_full() -> bool {
    std::env::var_os("FULL").is_some_and(|it| it != "0")
}

/// Which of these problems are tried: all, or the part of every day. The digests of their texts decide: so
/// it is the same part until something changes, and then what has changed may come in.
pub(crate) fn tried(
    problems: impl Iterator<Item = Problem>,
    text: impl Fn(Problem) -> String,
) -> Vec<Problem> {
    let mut problems: Vec<Problem> = problems.collect();
    if !is_full() {
        problems.sort_by_cached_key(|&problem| Sha256::digest(text(problem)).to_vec());
        problems.truncate(problems.len().div_ceil(DAYS));
    }
    problems
}

/// The tests of a problem: its samples, or if all is tried, all that it has, those that are made on
/// demand too.
pub(crate) fn tests(root: &Root, problem: Problem) -> Vec<TestFiles> {
    let spec = Spec::parse(problem.id(), problem.manifest()).expect("a checked manifest");
    let tiers: &[Tier] = if is_full() {
        &[Tier::Sample, Tier::Source, Tier::Beyond]
    } else {
        &[Tier::Sample]
    };
    ensure_tests(root, problem, &spec, tiers).expect("tests that agree with the lock")
}

/// Runs a check over all these problems, and fails with all that it finds.
pub(crate) fn check_all<'a, T: Sync + 'a>(
    cases: &'a [T],
    check: impl Fn(&'a T) -> Result<(), String> + Sync,
) {
    let faults: Vec<String> = cases
        .par_iter()
        .filter_map(|case| check(case).err())
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Runs a compiler in this folder.
pub(crate) fn compile(folder: &Path, compiler: &str, arguments: &[&str]) -> Result<(), String> {
    let done = Command::new(compiler)
        .args(arguments)
        .current_dir(folder)
        .output()
        .map_err(|error| format!("{compiler}: {error}"))?;
    if done.status.success() {
        return Ok(());
    }
    Err(String::from_utf8_lossy(&done.stderr).into_owned())
}

/// What a program in this folder prints when it gets this file on standard input.
pub(crate) fn through_streams(program: &Path, input: &Path) -> Result<Vec<u8>, String> {
    let input = File::open(input).map_err(|error| error.to_string())?;
    let done = Command::new(program)
        .stdin(input)
        .output()
        .map_err(|error| error.to_string())?;
    if done.status.success() {
        Ok(done.stdout)
    } else {
        Err(format!(
            "{}: {}",
            done.status,
            String::from_utf8_lossy(&done.stderr)
        ))
    }
}

/// What a program writes to `file.OUT` when it finds this input as `file.INP` in its folder.
pub(crate) fn through_files(program: &Path, file: &str, input: &Path) -> Result<Vec<u8>, String> {
    let folder: PathBuf = program.parent().expect("a program in a folder").to_owned();
    fs::copy(input, folder.join(format!("{file}.INP"))).map_err(|error| error.to_string())?;
    let ended = Command::new(program)
        .current_dir(&folder)
        .stdin(Stdio::null())
        .status()
        .map_err(|error| error.to_string())?;
    if !ended.success() {
        return Err(ended.to_string());
    }
    fs::read(folder.join(format!("{file}.OUT"))).map_err(|error| error.to_string())
}
