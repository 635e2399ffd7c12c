//! `judge test`: the set holds itself to its own standard, which is the list of [`super::checks`].
//!
//! A failure is told with the name of its check. What fails before a check can be made, as a test that
//! cannot be, is told with the name of the first that needs it.

use std::sync::Arc;

use bilingual::{Result, broken};
use problem_set::spec::Test;
use problem_set::{AnyProblem, Sizes, Spec};
use rayon::prelude::*;

use super::checks::{Check, Way};
use super::params::Attained;
use super::passed_before::PassedBefore;
use super::subject::{Found, OneTest, Subject, Tests};
use judge::lock::{Lock, Locked};
use judge::problem::program_of;
use judge::root::Root;
use judge::settings::Settings;
use judge::store::Store;
use judge::testset::{TestFiles, ensure_made, make, sweep};

/// What was found in one problem, or in the set as a whole.
#[derive(Debug, Default)]
pub struct Findings {
    /// The problem's id.
    pub id: &'static str,
    /// Checks made.
    pub checks: usize,
    /// One sentence for each check that failed, after its name.
    pub faults: Vec<String>,
    /// The same for each check that this machine cannot make.
    pub skipped: Vec<String>,
    /// The same for each thing that a draft lacks.
    pub lacking: Vec<String>,
    /// What a reader wants to see when all is well.
    pub summary: String,
}

/// How far the work is.
#[derive(Debug, Clone, Copy)]
pub enum Progress<'a> {
    /// A check of this problem begins.
    Begins(&'a str, &'a str),
    /// So many steps are done.
    Done(u64),
}

impl Findings {
    fn new(id: &'static str) -> Self {
        Findings {
            id,
            ..Findings::default()
        }
    }

    /// What a check has found.
    fn add(&mut self, name: &str, found: Found) {
        let named = |told: String| format!("{name}: {told}");
        self.checks += found.checks;
        self.faults.extend(found.faults.into_iter().map(named));
        self.skipped.extend(found.skipped.into_iter().map(named));
        if let Some(summary) = found.summary {
            self.summary = summary;
        }
    }

    fn add_result(&mut self, name: &str, result: Result<Found>) {
        let told = |error| vec![format!("{error}")].into();
        self.add(name, result.unwrap_or_else(told));
    }
}

/// What is verified.
#[derive(Debug, Clone, Copy)]
pub struct Scope<'a> {
    /// These problems.
    pub problems: &'a [&'static dyn AnyProblem],
    /// By these checks.
    pub checks: &'a [&'static Check],
    /// What concerns the set as a whole, too.
    pub whole: bool,
    /// No problem that has passed since anything changed on which that rests.
    pub only_changed: bool,
}

impl Scope<'_> {
    /// How many steps it takes to verify it.
    pub fn steps(&self) -> u64 {
        self.problems.len() as u64 * steps(self.checks)
    }
}

/// Verifies problems and the set; `watch` is told how far it is.
///
/// # Errors
/// If the workspace itself cannot be read.
pub fn verify(
    root: &Root,
    scope: Scope<'_>,
    settings: &Settings,
    watch: &(dyn Fn(Progress<'_>) + Sync),
) -> Result<Vec<Findings>> {
    let checks = scope.checks;
    let settings = &Settings {
        builds: Store::beside_judge("submissions").ok().map(Arc::new),
        ..settings.clone()
    };
    sweep(root);
    let mut all = Vec::new();
    if scope.whole {
        all.extend(verify_set(root, scope));
    }
    let kept = scope.only_changed.then(|| PassedBefore::beside_judge(root));
    let kept = kept.transpose();
    let kept = kept.map_err(|bad| broken(format!("it cannot be told what has changed: {bad}")))?;
    let work = Work {
        root,
        settings,
        checks,
        kept: kept.as_ref(),
        watch,
    };
    if steps(checks) > 0 {
        let found: Vec<Findings> = with_one_more_thread(|| {
            let problems = scope.problems.par_iter();
            problems.map(|problem| work.verify(*problem)).collect()
        });
        all.extend(found);
    }
    Ok(all)
}

/// The checks of the set as a whole; nothing if none of them is asked for.
fn verify_set(root: &Root, scope: Scope<'_>) -> Option<Findings> {
    let mut set = Findings::new("the set");
    for check in scope.checks {
        if let Way::Set(ask) = check.way {
            set.add(check.name, ask(root).into());
        }
    }
    set.summary = format!("{} problems", scope.problems.len());
    (set.checks > 0).then_some(set)
}

/// Steps of a problem.
fn steps(checks: &[&Check]) -> u64 {
    let is_alone = |it: &&&Check| matches!(it.way, Way::Room(_) | Way::Texts(_) | Way::Tests(_));
    checks.iter().filter(is_alone).count() as u64 + u64::from(need_tests(checks))
}

fn need_tests(checks: &[&Check]) -> bool {
    let mut ways = checks.iter().map(|check| check.way);
    ways.any(|way| matches!(way, Way::Test(_) | Way::Tests(_)))
}

/// Works with one more thread than there are cores. A thread waits for each program and compiler that
/// it starts, and for the disk before and after, so that with as many threads as cores a core is idle
/// now and then: on two of them the set takes a tenth longer.
fn with_one_more_thread<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    let threads = rayon::current_num_threads() + 1;
    match rayon::ThreadPoolBuilder::new().num_threads(threads).build() {
        Ok(pool) => pool.install(work),
        // With the threads that there are it is right too.
        Err(_) => work(),
    }
}

/// What is the same for all problems.
#[derive(Clone, Copy)]
struct Work<'a> {
    root: &'a Root,
    settings: &'a Settings,
    checks: &'a [&'static Check],
    kept: Option<&'a PassedBefore>,
    watch: &'a (dyn Fn(Progress<'_>) + Sync),
}

/// What is known of a test once it has been asked.
struct Asked {
    /// Its files, what is said in its game, and how large it is; nothing if it cannot be made.
    test: Option<(TestFiles, Option<String>, Option<Sizes>)>,
    results: Vec<(&'static str, Result<()>)>,
}

impl Work<'_> {
    /// A problem that has passed with all on which that rests is not verified once more.
    fn verify(self, problem: &'static dyn AnyProblem) -> Findings {
        let id = problem.id();
        let key = |kept: &PassedBefore| -> Result<String> {
            Ok(kept.key(self.root, id, &program_of(id)?)?)
        };
        // Whatever cannot be read is found out by the checks.
        let known = self.kept.and_then(|kept| Some((kept, key(kept).ok()?)));
        let Some((kept, key)) = known else {
            return self.verify_anew(problem);
        };
        if let Some((checks, summary)) = kept.find(id, &key) {
            (self.watch)(Progress::Done(steps(self.checks)));
            return Findings {
                checks,
                summary: format!("unchanged: {summary}"),
                ..Findings::new(id)
            };
        }
        let it = self.verify_anew(problem);
        let told = [&it.faults, &it.skipped, &it.lacking];
        if told.into_iter().all(Vec::is_empty) {
            kept.keep(id, &key, &(it.checks, it.summary.clone()));
        }
        it
    }

    fn verify_anew(self, problem: &'static dyn AnyProblem) -> Findings {
        let mut findings = Findings::new(problem.id());
        let subject = Subject {
            root: self.root,
            problem,
            spec: Spec::of(problem),
            settings: self.settings,
        };
        self.ask_the_room(&subject, &mut findings);
        if need_tests(self.checks) {
            match Lock::load(self.root, subject.spec) {
                Ok(lock) => {
                    let tests = self.ask_each_test(&subject, lock, &mut findings);
                    self.ask_all_tests(&subject, &tests, &mut findings);
                }
                Err(error) => findings.add_result("lock", Err(error)),
            }
        }
        findings
    }

    fn ask_the_room(self, subject: &Subject<'_>, findings: &mut Findings) {
        for check in self.checks {
            if let Way::Room(ask) | Way::Texts(ask) = check.way {
                self.begins(subject, check.name);
                let mut found: Found = ask(subject).into();
                if subject.spec.draft && matches!(check.way, Way::Texts(_)) {
                    let lacking = found.faults.drain(..);
                    let named = lacking.map(|told| format!("{}: {told}", check.name));
                    findings.lacking.extend(named);
                }
                findings.add(check.name, found);
                (self.watch)(Progress::Done(1));
            }
        }
    }

    fn ask_each_test(self, subject: &Subject<'_>, lock: Lock, findings: &mut Findings) -> Tests {
        self.begins(subject, "tests");
        let numbered: Vec<_> = subject.spec.numbered_tests().zip(&lock.tests).collect();
        let asked = numbered.into_par_iter();
        let asked =
            asked.map(|((number, test), locked)| self.ask_test(subject, &number, test, locked));
        let asked: Vec<Asked> = asked.collect();
        let (mut files, mut games) = (Vec::new(), Vec::new());
        let mut attained = Attained::default();
        for one in asked {
            for (name, result) in one.results {
                findings.add_result(name, result.map(|()| Vec::new().into()));
            }
            if let Some((of_test, game, sizes)) = one.test {
                games.extend(game.map(|game| (of_test.number.clone(), game)));
                sizes.inspect(|sizes| attained.add(of_test.tier, sizes));
                files.push(of_test);
            }
        }
        (self.watch)(Progress::Done(1));
        Tests {
            lock,
            files,
            games,
            attained,
        }
    }

    fn ask_test(self, subject: &Subject<'_>, number: &str, test: &Test, locked: &Locked) -> Asked {
        let (root, problem) = (self.root, subject.problem);
        let ready = make(problem, test).and_then(|made| {
            let files = ensure_made(root, problem, number, test, locked, || Ok(&made))?;
            OneTest::new(problem, subject.spec, files, made, locked)
        });
        let one = match ready {
            Ok(one) => one,
            Err(error) => {
                let results = vec![("lock", Err(error.at(&format_args!("test {number}"))))];
                let test = None;
                return Asked { test, results };
            }
        };
        let results = self.checks.iter().filter_map(|check| match check.way {
            Way::Test(ask) => Some((check.name, ask(subject, &one))),
            _ => None,
        });
        let results = results.collect();
        let game = one.played.as_ref().map(ToString::to_string);
        let test = Some((one.files, game, one.sizes.ok()));
        Asked { test, results }
    }

    fn ask_all_tests(self, subject: &Subject<'_>, tests: &Tests, findings: &mut Findings) {
        for check in self.checks {
            if let Way::Tests(ask) = check.way {
                self.begins(subject, check.name);
                findings.add_result(check.name, ask(subject, tests));
                (self.watch)(Progress::Done(1));
            }
        }
    }

    fn begins(self, subject: &Subject<'_>, what: &str) {
        (self.watch)(Progress::Begins(&subject.spec.id, what));
    }
}
