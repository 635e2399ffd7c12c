//! How problems are set at one moment: practice, homework or a contest, and what is open meanwhile.

use std::collections::BTreeMap;

use bilingual::Result;
use store::{Plan, Store};

use crate::access::When;

/// The setting that tells of a contest.
pub(crate) const CONTEST: &str = "contest";

/// How problems are set at one moment.
#[derive(Debug, Clone)]
pub(crate) struct Plans {
    contest: Option<When>,
    /// By the ids of problems; how all others are set stands under an empty one.
    pub(crate) all: BTreeMap<String, Plan>,
    now_ms: i64,
}

impl Plans {
    /// # Errors
    /// If the file cannot be read.
    pub(crate) fn of(store: &Store) -> Result<Plans> {
        Ok(Plans {
            contest: When::of_contest(&store.setting(CONTEST)?.unwrap_or_default()),
            all: store.plans()?,
            now_ms: store.wall_ms(),
        })
    }

    /// How a problem is set: by itself, or as all others.
    pub(crate) fn plan(&self, problem: &str) -> Plan {
        let own = self.all.get(problem).or_else(|| self.all.get(""));
        own.copied().unwrap_or_default()
    }

    /// What the class does with a problem.
    pub(crate) fn when(&self, problem: &str) -> When {
        let is_homework = self.deadline(problem).is_some();
        let alone = [When::Practice, When::Homework][usize::from(is_homework)];
        self.contest.unwrap_or(alone)
    }

    /// Whether a contest is to begin or goes on: no program plays then, and none is shown.
    pub(crate) fn is_contest(&self) -> bool {
        self.contest.is_some_and(|it| it != When::After)
    }

    /// Until when a problem is homework, if it is now.
    pub(crate) fn deadline(&self, problem: &str) -> Option<i64> {
        self.plan(problem).until.filter(|it| self.now_ms < *it)
    }
}
