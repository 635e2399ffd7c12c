//! A problem of a contest, ready for sources to be judged.

use anyhow::Result;
use judge::problem::spec_of;
use judge::root::Root;
use judge::testset::{TestFiles, ensure_tests};
use problem_set::{AnyProblem, Spec, Tier};

use super::contest::Entry;

/// A problem with all that its sources are judged with.
pub(super) struct Task {
    pub(super) entry: Entry,
    pub(super) spec: Spec,
    pub(super) tests: Vec<TestFiles>,
}

impl Task {
    /// A problem whose tests are not there yet.
    ///
    /// # Errors
    /// If its manifest is not valid.
    pub(super) fn new(entry: Entry) -> Result<Task> {
        Ok(Task {
            spec: spec_of(entry.problem)?,
            entry,
            tests: Vec::new(),
        })
    }

    /// The same with the tests of the tiers that count.
    ///
    /// # Errors
    /// If the tests cannot be used.
    pub(super) fn with_tests(mut self, root: &Root) -> Result<Task> {
        let mut tiers = vec![Tier::Sample, Tier::Source];
        if self.entry.wants_beyond(&self.spec) {
            tiers.push(Tier::Beyond);
        }
        self.tests = ensure_tests(root, self.problem(), &self.spec, &tiers)?;
        Ok(self)
    }

    pub(super) fn problem(&self) -> &'static dyn AnyProblem {
        self.entry.problem
    }
}
