//! The tests on disk: `testdata/<id>/<NN>/NAME.INP` and `NAME.OUT`.
//!
//! Every test is made by a recipe of its room. Pairs of up to 64 KiB each are kept in the
//! repository, so that other judges can take the folders as they are; larger ones are made on
//! demand and ignored by git, as are all of a problem that lies in a folder of its own; where nothing can be written beside the others, as in a read-only
//! checkout, they go to the user's cache, or to a folder of this process. Whichever it is, [`super::lock`] says what the files
//! must be.

use std::borrow::Borrow;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use bilingual::{Fault, Message, Result, broken, ensure};
use checker::interactor::Interactor;
use problem_set::spec::{Opponent, Test, Title};
use problem_set::{AnyProblem, Digest, Spec, Tier, added_folder};
use rayon::prelude::*;

use super::lock::{Lock, Locked};
pub use super::root::Root;
use super::staged::{self, Staged};
use super::user;
use crate::catalogue::errors::{self as say, unwritten};

/// A test whose files are on disk and agree with the lock.
#[derive(Debug, Clone)]
pub struct TestFiles {
    /// `01`, `02`, …
    pub number: String,
    /// Name of its recipe.
    pub name: String,
    /// Its tier.
    pub tier: Tier,
    /// What it is for.
    pub about: Title,
    /// Whom the program plays against, in an interactive problem.
    pub opponent: Option<Opponent>,
    /// `NAME.INP`; in an interactive problem, the opening.
    pub input: PathBuf,
    /// `NAME.OUT`, the reference's; in an interactive problem, what the opening is worth.
    pub answer: PathBuf,
}

impl TestFiles {
    /// The interactor of an interactive problem for this test. The opponent's dice fall as the
    /// name of the test tells, whoever plays.
    ///
    /// # Errors
    /// If the test cannot be played; the judge's own fault.
    pub fn interactor(&self, problem: &dyn AnyProblem) -> Result<Interactor, Fault> {
        let opening = fs::read(&self.input).map_err(|error| say::unread(&self.input, &error))?;
        let opponent = self
            .opponent
            .ok_or_else(|| Fault::new(&say::NO_OPPONENT.with(&[&self.name])))?;
        let name = &self.name;
        problem
            .interactor(&opening, opponent, name)
            .map_err(|outcome| Fault(Message::in_each(|lang| outcome.message(lang).to_owned())))
    }
}

/// A test made from its recipe: the texts of its two files.
#[derive(Debug)]
pub struct Made {
    /// The text of `NAME.INP`.
    pub input: String,
    /// The text of `NAME.OUT`.
    pub answer: String,
}

/// Makes a test: the recipe's input and the reference's answer.
///
/// # Errors
/// If there is no such recipe, or if the reference refuses its input.
pub fn make(problem: &dyn AnyProblem, test: &Test) -> Result<Made> {
    let input = problem.recipe(&test.name);
    let input = input.ok_or_else(|| {
        let (id, test) = (problem.id(), &test.name);
        broken(format!("problems/{id}/src/cases.rs has no recipe '{test}'"))
    })?;
    let answer = problem.solve(&format!("{}.INP", problem.file()), input.as_bytes())?;
    Ok(Made { input, answer })
}

/// The files of a test, made now if they are not there; both are held against the lock.
///
/// # Errors
/// If a stored file differs from the lock, or if a recipe no longer makes what was locked.
pub fn ensure_test(
    root: &Root,
    problem: &dyn AnyProblem,
    number: &str,
    test: &Test,
    locked: &Locked,
) -> Result<TestFiles> {
    ensure_made(root, problem, number, test, locked, || make(problem, test))
}

/// As [`ensure_test`], with a way of its own to make the test where it is not there.
pub fn ensure_made<M: Borrow<Made>>(
    root: &Root,
    problem: &dyn AnyProblem,
    number: &str,
    test: &Test,
    locked: &Locked,
    made: impl FnOnce() -> Result<M>,
) -> Result<TestFiles> {
    let files_in = |folder: &Path| TestFiles {
        number: number.to_owned(),
        name: test.name.clone(),
        tier: test.tier,
        about: test.about.clone(),
        opponent: test.opponent,
        input: folder.join(format!("{}.INP", problem.file())),
        answer: folder.join(format!("{}.OUT", problem.file())),
    };
    // A folder or a pipe in the place of a file is none.
    let matches = |path: &Path, digest: &Digest| {
        path.is_file() && fs::read(path).is_ok_and(|bytes| Digest::of(&bytes) == *digest)
    };
    let is_whole = |files: &TestFiles| {
        matches(&files.input, &locked.input) && matches(&files.answer, &locked.answer)
    };
    let files = files_in(&root.tests(problem.id()).join(number));
    if is_whole(&files) {
        return Ok(files);
    }
    let shown = format!("testdata/{}/{number}", problem.id());
    if locked.is_stored() && added_folder(problem.id()).is_none() {
        return Err(Fault::new(
            &say::TEST_DIFFERS.with(&[&shown, &problem.id()]),
        ));
    }
    let own = own_folder(problem.id(), number, locked);
    if let Ok(cached) = user::cached(CACHE).map(|all| files_in(&all.join(&own)))
        && is_whole(&cached)
    {
        return Ok(cached);
    }
    let made = made()?;
    let made = made.borrow();
    let now = [&made.input, &made.answer].map(|text| Digest::of(text.as_bytes()));
    ensure(now.each_ref() == [&locked.input, &locked.answer], || {
        let (id, test) = (problem.id(), &test.name);
        format!(
            "{shown}: the recipe '{test}' no longer makes what lock.toml pins; run judge lock {id} if the change is meant"
        )
    })?;
    let tests = root.tests(problem.id());
    let beside = tests.parent().unwrap_or(root.path());
    let written = match write_pair(beside, &files, made) {
        Err(error) if is_refused(&error) => {
            let elsewhere = || {
                let all = user::cache(CACHE)?;
                let files = files_in(&all.join(own));
                write_pair(&all, &files, made)?;
                io::Result::Ok(files)
            };
            elsewhere()
        }
        written => written.map(|()| files),
    };
    written.map_err(|error| unwritten(Path::new(&shown), &error))
}

/// The folder in the user's cache.
const CACHE: &str = "testdata";

/// The folder of a test among those that are kept elsewhere, since nothing can be written into the
/// set. Each version has its own, so that several checkouts get on with each other.
fn own_folder(id: &str, number: &str, locked: &Locked) -> PathBuf {
    let version: String = [&locked.input, &locked.answer]
        .map(|digest| digest.sha256.chars().take(12).collect::<String>())
        .join("-");
    PathBuf::from(id).join(format!("{number}-{version}"))
}

/// Whether this user may not write there, or nobody may.
fn is_refused(error: &io::Error) -> bool {
    use io::ErrorKind::{PermissionDenied, ReadOnlyFilesystem};
    matches!(error.kind(), PermissionDenied | ReadOnlyFilesystem)
}

/// The files of all tests of the given tiers; large ones are made in parallel.
///
/// # Errors
/// As [`ensure_test`].
pub fn ensure_tests(
    root: &Root,
    problem: &dyn AnyProblem,
    spec: &Spec,
    tiers: &[Tier],
) -> Result<Vec<TestFiles>> {
    let is_chosen = |_: &str, test: &Test| tiers.contains(&test.tier);
    ensure_chosen(root, problem, spec, is_chosen)
}

/// The same of the tests that are chosen by their numbers and what is said of them.
///
/// # Errors
/// As [`ensure_test`].
pub fn ensure_chosen(
    root: &Root,
    problem: &dyn AnyProblem,
    spec: &Spec,
    is_chosen: impl Fn(&str, &Test) -> bool,
) -> Result<Vec<TestFiles>> {
    let lock = Lock::load(root, spec)?;
    sweep(root);
    let chosen: Vec<_> = spec
        .numbered_tests()
        .zip(&lock.tests)
        .filter(|((number, test), _)| is_chosen(number, test))
        .collect();
    chosen
        .into_par_iter()
        .map(|((number, test), locked)| ensure_test(root, problem, &number, test, locked))
        .collect()
}

/// Removes what judges that were killed have left unfinished beside the tests.
pub fn sweep(root: &Root) {
    staged::sweep(&root.all_tests());
    if let Ok(cache) = user::cached(CACHE) {
        staged::sweep(&cache);
    }
}

/// Writes the files of a test into a folder of its own in that of all, each of them whole or not at all.
fn write_pair(all: &Path, files: &TestFiles, made: &Made) -> io::Result<()> {
    let folder = files.input.parent().unwrap_or(all);
    fs::create_dir_all(folder.parent().unwrap_or(all))?;
    let staged = Staged::new(all)?;
    let new = |path: &Path| staged.path().join(path.file_name().unwrap_or_default());
    let texts = [(&files.answer, &made.answer), (&files.input, &made.input)];
    for (path, text) in texts {
        fs::write(new(path), text)?;
    }
    if !folder.exists() {
        return staged.put(folder);
    }
    // What else a person keeps there stays.
    for (path, _) in texts {
        fs::rename(new(path), path)?;
    }
    Ok(())
}
