//! A problem of a contest, ready for sources to be judged.

use std::collections::BTreeMap;

use bilingual::Result;
use judge::root::Root;
use judge::testset::{TestFiles, ensure_tests};
use problem_set::{AnyProblem, Spec, Tier};

use super::contest::{Contest, Entry};
use super::hand_in::Class;

/// A problem with all that its sources are judged with.
pub struct Task {
    /// What the contest says of it.
    pub entry: Entry,
    /// Its manifest.
    pub spec: &'static Spec,
    /// The tests of the tiers that count.
    pub tests: Vec<TestFiles>,
}

impl Task {
    /// A problem whose tests are not there yet.
    pub fn new(entry: Entry) -> Task {
        Task {
            spec: Spec::of(entry.problem),
            entry,
            tests: Vec::new(),
        }
    }

    /// The same with the tests of the tiers that count.
    ///
    /// # Errors
    /// If the tests cannot be used.
    pub fn with_tests(mut self, root: &Root) -> Result<Task> {
        let mut tiers = vec![Tier::Sample, Tier::Source];
        if self.entry.wants_beyond(self.spec) {
            tiers.push(Tier::Beyond);
        }
        self.tests = ensure_tests(root, self.problem(), self.spec, &tiers)?;
        Ok(self)
    }

    /// Which problem.
    pub fn problem(&self) -> &'static dyn AnyProblem {
        self.entry.problem
    }
}

/// The problems of the contest, or else those for which there is a source.
///
/// # Errors
/// If a manifest or the tests cannot be used.
pub fn tasks(root: &Root, contest: &Contest, class: &Class) -> Result<Vec<Task>> {
    let mut entries = contest.problems.clone();
    if entries.is_empty() {
        let sources = class.pupils.iter().flat_map(|pupil| &pupil.sources);
        let handed: BTreeMap<&str, &'static dyn AnyProblem> =
            sources.map(|it| (it.problem.id(), it.problem)).collect();
        entries = handed.into_values().map(Entry::plain).collect();
    }
    let tasks = entries.into_iter().map(Task::new);
    tasks.map(|task| task.with_tests(root)).collect()
}
