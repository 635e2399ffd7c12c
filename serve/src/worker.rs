//! The threads that judge. Each takes a job, judges it behind the walls that this machine has, and writes
//! down what became of it; if it panics, that is an attempt, and it goes on.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use bilingual::{Fault, Result};
use classroom::contest::{Contest, Entry};
use classroom::hand_in::Source;
use classroom::marked::PATIENCE;
use classroom::marking::judged;
use classroom::results::rests_on;
use classroom::task::Task;
use judge::language::Language;
use judge::modules::Modules;
use judge::root::Root;
use judge::runner::Progress;
use judge::store::name_of;
use problem_set::{AnyProblem, Spec, Tier, Verdict, find};
use store::{Job, Lane, Outcome, Stage, Store};

use crate::report::outcome;
use crate::server::Server;
use crate::{example, ladder, say};

/// How often a worker says that it lives: a third of a lease.
const BEAT: Duration = Duration::from_secs(10);

/// How often it tells how far it is, at most.
const TOLD: Duration = Duration::from_millis(400);

/// How long runs of a program that do not end are waited for where others wait for theirs. In a contest every
/// test is worth points, and it is waited for as long as anywhere.
const IN_CLASS: Duration = Duration::from_secs(20);

/// How long it waits where nothing happens, or nothing can be written.
const PAUSE: Duration = Duration::from_secs(2);

/// Who judges.
pub(crate) trait Judging: Send + Sync {
    /// What becomes of a job; how far it is is told as it goes, `2/7 01 AC 02 WA`, and no game begins while its lane
    /// rests.
    fn judge(&self, job: &Job, tell: &Tell<'_>, rests: &Rests<'_>) -> Outcome;
}

/// Takes how far a job is.
pub(crate) type Tell<'a> = dyn Fn(&str) + Sync + 'a;

/// Whether the lane of a job rests.
pub(crate) type Rests<'a> = dyn Fn() -> bool + Sync + 'a;

/// By what the tests of a problem are known: all that a verdict rests on but the source.
///
/// # Errors
/// If the lock of the tests cannot be read.
pub(crate) fn tests_lock(root: &Root, problem: &'static dyn AnyProblem) -> Result<String> {
    let parts = rests_on(root, &Task::new(Entry::plain(problem)))?;
    let version = env!("CARGO_PKG_VERSION").as_bytes();
    Ok(name_of(parts.iter().map(Vec::as_slice).chain([version])))
}

/// A problem with its tests, and the lock of these.
type Kept = Arc<(String, Task)>;

/// The judge of this machine.
pub(crate) struct Local {
    pub(crate) root: Root,
    /// The tests that were looked at already, by problem and with those of the beyond tier or not, with their lock.
    tasks: Mutex<BTreeMap<(String, bool), Kept>>,
}

impl Local {
    pub(crate) fn new(root: Root) -> Local {
        Local {
            root,
            tasks: Mutex::default(),
        }
    }

    /// A problem with its tests, made if they are not there, or if they have changed.
    fn task(&self, entry: Entry, lock: &str) -> Result<Kept> {
        let kept = || self.tasks.lock().unwrap_or_else(PoisonError::into_inner);
        let wants_beyond = entry.wants_beyond(Spec::of(entry.problem));
        let key = (entry.problem.id().to_owned(), wants_beyond);
        if let Some(task) = kept().get(&key).filter(|it| it.0 == lock) {
            return Ok(task.clone());
        }
        let task = Task::new(entry).with_tests(&self.root)?;
        let task = Arc::new((lock.to_owned(), task));
        kept().insert(key, task.clone());
        Ok(task)
    }

    fn outcome(&self, job: &Job, tell: &Tell<'_>, rests: &Rests<'_>) -> Result<Outcome> {
        let gone = || Fault::new(&say::CHANGED);
        let problem = find(&job.problem).ok_or_else(gone)?;
        let lock = store::without_round(&job.tests_lock);
        let is_current = || Ok::<_, Fault>(tests_lock(&self.root, problem)? == lock);
        if !is_current()? {
            return Err(gone());
        }
        let language: Language = job.language.parse().map_err(|_| gone())?;
        let source_of = |file: &str, language, bytes: &[u8]| Source {
            problem,
            name: file.to_owned(),
            shown: file.to_owned(),
            language: Some(language),
            bytes: bytes.to_vec(),
            modules: Modules::new(),
            barred: None,
        };
        let source = source_of(&job.file, language, &job.bytes);
        match job.stage {
            Stage::Samples | Stage::Rest => {}
            Stage::Search => {
                return example::look(problem, &source, language).map(Outcome::Searched);
            }
            Stage::Play => {
                let played = ladder::measure(job.submission, &source, rests);
                return played.map(Outcome::Played);
            }
            Stage::Tournament => {
                let entrants = job.entrants.iter().filter_map(|it| {
                    let language = it.language.parse().ok()?;
                    Some((it.submission, source_of(&it.file, language, &it.bytes)))
                });
                let played = ladder::tournament(problem, entrants.collect(), rests);
                return played.map(Outcome::Played);
            }
        }
        // What is handed in for a contest is judged by the tests for which the contest has points.
        let contest = job.contest.as_deref().map(Contest::read);
        let entry = contest.and_then(|it| it.ok()?.entry(problem.id()).cloned());
        let entry = entry.unwrap_or_else(|| Entry::plain(problem));
        let kept = self.task(entry.clone(), lock)?;
        let mut task = Task::new(entry);
        task.tests.clone_from(&kept.1.tests);
        if job.stage == Stage::Samples {
            task.tests.retain(|it| it.tier == Tier::Sample);
        }
        let all = task.tests.len();
        let told = Mutex::new((Instant::now(), Vec::new()));
        let patience = if job.lane == Lane::Contest {
            PATIENCE
        } else {
            IN_CLASS
        };
        let marked = judged(&source, language, &task, patience, &|progress| {
            let Progress::Finished(test) = progress else {
                return;
            };
            let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
            let (last, done) = &mut *told;
            let is_well = |it: &(String, Verdict)| it.1 == Verdict::Accepted;
            let is_first_failure = test.verdict != Verdict::Accepted && done.iter().all(is_well);
            done.push((test.number.clone(), test.verdict));
            if is_first_failure || last.elapsed() > TOLD {
                *last = Instant::now();
                done.sort_by(|a, b| a.0.cmp(&b.0));
                let tests = done
                    .iter()
                    .map(|(number, it)| format!(" {number} {}", it.short()));
                tell(&format!(
                    "{}/{all}{}",
                    done.len(),
                    tests.collect::<String>()
                ));
            }
        })?;
        // Nothing counts that was judged by other tests than it says.
        if !is_current()? {
            return Err(gone());
        }
        Ok(outcome(marked, job.stage == Stage::Rest))
    }
}

impl Judging for Local {
    fn judge(&self, job: &Job, tell: &Tell<'_>, rests: &Rests<'_>) -> Outcome {
        let done = self.outcome(job, tell, rests);
        done.unwrap_or_else(|fault| Outcome::Failed(fault.to_string()))
    }
}

/// What workers have in hand.
type Hands = Mutex<BTreeMap<u32, Job>>;

/// Starts so many workers, and one that says for all of them that they live. They end with the process:
/// whatever they have in hand then is done again.
pub(crate) fn start(server: &Arc<Server>, judging: &Arc<dyn Judging>) {
    let hands: Arc<Hands> = Arc::default();
    for number in 0..server.workers {
        let (server, judging, hands) = (server.clone(), judging.clone(), hands.clone());
        thread::spawn(move || {
            loop {
                work(&server.store, &*judging, &hands, number);
            }
        });
    }
    let server = server.clone();
    thread::spawn(move || {
        loop {
            thread::sleep(BEAT);
            // What the clock has ended, no clock begins again.
            let _ = server.store.note_contests_over();
            let in_hand: Vec<Job> = held(&hands).values().cloned().collect();
            for job in in_hand {
                // What cannot be written now can be in ten seconds, or the job is lost to another.
                let _ = server.store.beat(&job, None);
            }
        }
    });
}

/// Takes one job and does it, or waits for one.
fn work(store: &Store, judging: &dyn Judging, hands: &Hands, number: u32) {
    let before = store.pulse();
    let job = match store.take(&format!("worker {number}")) {
        Ok(Some(job)) => job,
        Ok(None) => return store.wait(before, PAUSE),
        // The disk is full, or the file is busy: nothing is judged until it is not.
        Err(_) => return thread::sleep(PAUSE),
    };
    held(hands).insert(number, job.clone());
    let tell = |progress: &str| {
        let _ = store.beat(&job, Some(progress));
    };
    // What was told once that it rests has left something out, and is nothing.
    let rested = AtomicBool::new(false);
    let rests = || {
        rested.fetch_or(store.rests(job.lane).unwrap_or(true), Relaxed);
        rested.load(Relaxed)
    };
    let done = catch_unwind(AssertUnwindSafe(|| judging.judge(&job, &tell, &rests)));
    let done = match done {
        _ if rested.load(Relaxed) => Outcome::Rested,
        Ok(done) => done,
        Err(_) => Outcome::Failed("the judge panicked".to_owned()),
    };
    // What cannot be written for another reason than these is an attempt that is over with its lease.
    while let Err(store::Error::Full | store::Error::Busy | store::Error::Io(_)) =
        store.finish(&job, &done)
    {
        thread::sleep(PAUSE);
    }
    held(hands).remove(&number);
}

fn held(hands: &Hands) -> MutexGuard<'_, BTreeMap<u32, Job>> {
    hands.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bilingual::Lang;

    #[test]
    fn what_was_to_be_judged_by_other_tests_is_not_judged_by_these() {
        all_problems::install();
        let root = Root::find(None).unwrap();
        let problem = problem_set::problems()[0];
        let lock = tests_lock(&root, problem).unwrap();
        assert_eq!(lock, tests_lock(&root, problem).unwrap());
        let job = Job {
            id: 1,
            attempt: 1,
            submission: 1,
            person: 1,
            problem: problem.id().to_owned(),
            file: format!("{}.py", problem.file()),
            language: "Python".to_owned(),
            bytes: b"pass".to_vec(),
            tests_lock: lock.replace(|it: char| it.is_ascii_digit(), "x"),
            stage: Stage::Samples,
            lane: Lane::Class,
            contest: None,
            entrants: Vec::new(),
        };
        let done = Local::new(root).judge(&job, &|_| panic!("a test was run"), &|| false);
        assert_eq!(done, Outcome::Failed(say::CHANGED.of(Lang::En).to_owned()));
    }
}
