//! How problems are set to the class.

use std::collections::{BTreeMap, BTreeSet};

use crate::{PersonId, Result, Store};

/// The word of the log of changes by which it tells that a lesson is read before its problem is solved.
const LESSON: &str = "lesson";

/// How a problem is set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Plan {
    /// Until when it is homework: the time on the wall, in milliseconds since 1970. It is practice without
    /// one, and after it.
    pub until: Option<i64>,
    /// Whether its lesson is open.
    pub has_lesson: bool,
    /// Whether its hints are.
    pub has_hints: bool,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan {
            until: None,
            has_lesson: true,
            has_hints: true,
        }
    }
}

impl Plan {
    /// Whether both lesson and hints are open.
    pub fn is_open(&self) -> bool {
        self.has_lesson && self.has_hints
    }
}

impl Store {
    /// How problems are set, by their ids; how all others are stands under an empty one, once it is set.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn plans(&self) -> Result<BTreeMap<String, Plan>> {
        let plans = self.rows("SELECT * FROM plan", [], |row| {
            let plan = Plan {
                until: row.get("until")?,
                has_lesson: row.get("has_lesson")?,
                has_hints: row.get("has_hints")?,
            };
            Ok((row.get("problem")?, plan))
        })?;
        Ok(plans.into_iter().collect())
    }

    /// Sets a problem, or all others by an empty id; without a plan it is set as all others again.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn set_plan(&self, problem: &str, plan: Option<Plan>, who: Option<PersonId>) -> Result<()> {
        self.write(|write| {
            write.run("DELETE FROM plan WHERE problem = ?", [problem])?;
            if let Some(it) = plan {
                let sql =
                    "INSERT INTO plan (problem, until, has_lesson, has_hints) VALUES (?, ?, ?, ?)";
                write.run(sql, (problem, it.until, it.has_lesson, it.has_hints))?;
            }
            write.log(who, "plan", problem)
        })
    }

    /// A person reads the lesson of a problem that he has not solved; it is told once.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn read_lesson(&self, who: PersonId, problem: &str) -> Result<()> {
        self.write(|write| {
            let sql = "SELECT id FROM change WHERE person = ? AND what = ? AND about = ?";
            let before: Option<i64> = write.value(sql, (who, LESSON, problem))?;
            before.map_or_else(|| write.log(Some(who), LESSON, problem), |_| Ok(()))
        })
    }

    /// Who has read the lesson of which problem before it was solved.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn lessons_read(&self) -> Result<BTreeSet<(PersonId, String)>> {
        let sql = "SELECT person, about FROM change WHERE what = ? AND person IS NOT NULL";
        let all = self.rows(sql, [LESSON], |row| Ok((row.get(0)?, row.get(1)?)))?;
        Ok(all.into_iter().collect())
    }
}
