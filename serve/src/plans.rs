//! How problems are set at one moment: practice, homework or a contest, and what is open meanwhile.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use bilingual::Result;
use problem_set::{Spec, find};
use store::{Contest, ContestId, Phase, Plan, Store};

use crate::access::When;

/// How problems are set at one moment, for one who asks.
#[derive(Debug, Clone)]
pub(crate) struct Plans {
    /// The earliest made first.
    pub(crate) contests: Vec<Contest>,
    /// By the ids of problems; how all others are set stands under an empty one.
    pub(crate) all: BTreeMap<String, Plan>,
    /// The problems that the class has in contests alone.
    kept: Arc<BTreeSet<String>>,
    pub(crate) now_ms: i64,
}

impl Plans {
    /// # Errors
    /// If the file cannot be read.
    pub(crate) fn of(store: &Store, kept: Arc<BTreeSet<String>>) -> Result<Plans> {
        Ok(Plans {
            contests: store.contests()?,
            all: store.plans()?,
            kept,
            now_ms: store.wall_ms(),
        })
    }

    /// How a problem is set: by itself, or as all others.
    pub(crate) fn set(&self, problem: &str) -> Plan {
        let own = self.all.get(problem).or_else(|| self.all.get(""));
        own.copied().unwrap_or_default()
    }

    /// The same as it holds now: while a contest goes on with a problem that changes its rules, nothing is open. Its
    /// board plays by changed rules too, and its lesson asks about them.
    pub(crate) fn plan(&self, problem: &str) -> Plan {
        let is_room_of = |id: &String| {
            let variant = find(id).and_then(|it| Spec::of(it).variant.as_ref());
            variant.is_some_and(|it| it.room == problem)
        };
        let mut at_stake = self.running().flat_map(|it| &it.written.problems);
        let is_closed = at_stake.any(is_room_of);
        let it = self.set(problem);
        Plan {
            has_lesson: it.has_lesson && !is_closed,
            has_hints: it.has_hints && !is_closed,
            ..it
        }
    }

    /// The contest of this number.
    pub(crate) fn contest(&self, id: ContestId) -> Option<&Contest> {
        self.contests.iter().find(|it| it.id == id)
    }

    /// How far a contest is.
    pub(crate) fn phase(&self, contest: &Contest) -> Phase {
        contest.phase(self.now_ms)
    }

    /// The contests that go on.
    pub(crate) fn running(&self) -> impl Iterator<Item = &Contest> {
        let contests = self.contests.iter();
        contests.filter(|it| self.phase(it) == Phase::During)
    }

    /// The contest that goes on with a problem: of two the silent one, else the one that was made later.
    pub(crate) fn running_with(&self, problem: &str) -> Option<&Contest> {
        self.running()
            .filter(|it| it.written.problems.iter().any(|id| id == problem))
            .max_by_key(|it| it.written.is_silent)
    }

    /// What the class does with a problem.
    pub(crate) fn when(&self, problem: &str) -> When {
        if let Some(contest) = self.running_with(problem) {
            return match contest {
                it if it.written.is_silent => When::Silent,
                it if it.is_frozen(self.now_ms) => When::Frozen,
                _ => When::Shown,
            };
        }
        if !self.kept.contains(problem) {
            let is_homework = self.deadline(problem).is_some();
            return [When::Practice, When::Homework][usize::from(is_homework)];
        }
        let mut over = self
            .contests
            .iter()
            .filter(|it| self.phase(it) == Phase::After);
        // What nobody has set stays closed.
        if over.any(|it| it.written.problems.iter().any(|id| id == problem)) {
            When::After
        } else {
            When::Before
        }
    }

    /// Whether pupils see a ranking of a contest: in a silent one there is none before it is opened.
    pub(crate) fn is_ranked(&self, contest: &Contest) -> bool {
        match self.phase(contest) {
            Phase::Before => false,
            Phase::During => !contest.written.is_silent,
            Phase::After => !contest.written.is_silent || contest.is_open,
        }
    }

    /// Whether what was received then came after the deadline of a problem.
    pub(crate) fn is_late(&self, problem: &str, at: i64) -> bool {
        self.set(problem).until.is_some_and(|it| it <= at)
    }

    /// Whether a contest is to begin or goes on: no program plays then, and none is shown.
    pub(crate) fn is_contest(&self) -> bool {
        self.running().next().is_some()
    }

    /// Until when a problem is homework, if it is now.
    pub(crate) fn deadline(&self, problem: &str) -> Option<i64> {
        self.set(problem).until.filter(|it| self.now_ms < *it)
    }
}
