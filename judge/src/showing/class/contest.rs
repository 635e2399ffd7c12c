//! What counts: `contest.toml`.

use anyhow::{Result, bail, ensure};
use registry::{AnyProblem, Spec, Tier};
use serde::Deserialize;
use toml::value::{Datetime, Offset};
use words::Fault;

use crate::catalogue::errors as say;
use crate::catalogue::games::NO_SUCH_TEST;
use crate::judging::language::Language;
use crate::set::problem::{is_called, spec_of};

/// Points of a problem unless the contest says otherwise.
const POINTS: u32 = 100;

/// A contest as its file tells it; without a file, whatever was handed in counts a hundred points.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Contest {
    /// Its name.
    #[serde(default)]
    pub(super) title: String,
    /// The languages that are allowed, such as C++20; all if there are none.
    #[serde(default)]
    pub(super) languages: Vec<String>,
    /// What was written later does not count. With an offset: `2026-11-22T17:00:00+07:00`.
    pub(super) deadline: Option<Datetime>,
    /// The problems, in the order of the table.
    #[serde(default)]
    pub(super) problems: Vec<Entry>,
}

/// A problem of a contest.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Entry {
    /// Which problem.
    pub(super) id: String,
    /// Its points in all.
    #[serde(default = "points")]
    pub(super) points: u32,
    /// How many of these are for the beyond tier.
    #[serde(default)]
    pub(super) beyond: u32,
    /// Parts that are worth something as a whole only; without them every test counts the same.
    #[serde(default)]
    pub(super) subtasks: Vec<Subtask>,
}

/// Tests that must all be passed for some points.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Subtask {
    /// The points.
    pub(super) points: u32,
    /// The tests, by name or number.
    pub(super) tests: Vec<String>,
}

fn points() -> u32 {
    POINTS
}

impl Contest {
    /// Reads the file's text.
    ///
    /// # Errors
    /// If something in it is unknown, or does not fit together.
    pub(super) fn parse(text: &str) -> Result<Contest> {
        let contest: Contest = toml::from_str(text)?;
        contest.allowed()?;
        for entry in &contest.problems {
            let problem = checker::find_problem(&entry.id)?;
            entry.check(&spec_of(problem)?)?;
        }
        contest.deadline_seconds()?;
        Ok(contest)
    }

    /// The languages that are allowed; all if the contest names none. Of two for the same sources,
    /// the first one is what they are judged in.
    ///
    /// # Errors
    /// If one is none.
    pub(super) fn allowed(&self) -> Result<Vec<Language>> {
        if self.languages.is_empty() {
            return Ok(Language::ALL.to_vec());
        }
        let languages = self.languages.iter().map(|name| name.parse());
        Ok(languages.collect::<Result<_, _>>()?)
    }

    /// The problem with a hundred points.
    pub(super) fn plain(problem: &dyn AnyProblem) -> Entry {
        Entry {
            id: problem.id().to_owned(),
            points: POINTS,
            beyond: 0,
            subtasks: Vec::new(),
        }
    }

    /// The deadline in seconds since 1970.
    ///
    /// # Errors
    /// If it has no date, no time or no offset.
    pub(super) fn deadline_seconds(&self) -> Result<Option<i64>> {
        let Some(deadline) = self.deadline else {
            return Ok(None);
        };
        let (Some(date), Some(time), Some(offset)) =
            (deadline.date, deadline.time, deadline.offset)
        else {
            bail!(Fault::new(&say::DEADLINE));
        };
        let minutes = match offset {
            Offset::Z => 0,
            Offset::Custom { minutes } => i64::from(minutes),
        };
        let days = days_since_1970(date.year.into(), date.month.into(), date.day.into());
        let clock = (i64::from(time.hour) * 60 + i64::from(time.minute)) * 60
            + i64::from(time.second.unwrap_or(0));
        Ok(Some(days * 86_400 + clock - minutes * 60))
    }
}

/// Days from 1 January 1970 to a day of the Gregorian calendar. Years are taken to begin in March:
/// then the leap day comes last, and the months before it have 153 days in every five.
fn days_since_1970(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let month = (month + 9) % 12;
    let of_year = (153 * month + 2) / 5 + day - 1;
    365 * year + year / 4 - year / 100 + year / 400 + of_year - 719_468
}

impl Entry {
    fn check(&self, spec: &Spec) -> Result<()> {
        let id = &self.id;
        ensure!(
            self.beyond <= self.points,
            Fault::new(&say::BEYOND_TOO_MUCH.with(&[id, &self.beyond, &self.points]))
        );
        ensure!(
            self.beyond == 0 || spec.limits.beyond.is_some(),
            Fault::new(&say::NO_BEYOND.with(&[id]))
        );
        if self.subtasks.is_empty() {
            return Ok(());
        }
        ensure!(
            self.beyond == 0,
            Fault::new(&say::BEYOND_IN_SUBTASKS.with(&[id]))
        );
        let sum: u32 = self.subtasks.iter().map(|subtask| subtask.points).sum();
        ensure!(
            sum == self.points,
            Fault::new(&say::SUBTASK_SUM.with(&[id, &sum, &self.points]))
        );
        for name in self.subtasks.iter().flat_map(|subtask| &subtask.tests) {
            ensure!(
                spec.numbered_tests()
                    .any(|(number, test)| is_called(name, &number, &test.name)),
                Fault::new(&NO_SUCH_TEST.with(&[id, name]))
            );
        }
        Ok(())
    }

    /// Whether tests of the beyond tier count.
    pub(super) fn wants_beyond(&self, spec: &Spec) -> bool {
        let named = self.subtasks.iter().flat_map(|subtask| &subtask.tests);
        let mut named = named.filter_map(|name| {
            let mut tests = spec.numbered_tests();
            tests.find(|(number, test)| is_called(name, number, &test.name))
        });
        self.beyond > 0 || named.any(|(_, test)| test.tier == Tier::Beyond)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contest_is_read_and_its_points_must_add_up() {
        roster::install();
        let text = "
            title = 'Kiểm tra'
            languages = ['C++', 'Pascal']
            deadline = 2026-11-22T17:00:00+07:00
            [[problems]]
            id = 'nim'
            beyond = 20
            [[problems]]
            id = 'dice'
            points = 30
            subtasks = [{ points = 10, tests = ['01'] }, { points = 20, tests = ['2', 'sample'] }]
        ";
        let contest = Contest::parse(text).unwrap();
        assert_eq!(contest.problems[0].points, 100);
        assert_eq!(contest.deadline_seconds().unwrap(), Some(1_795_341_600));
        for (from, to, told) in [
            ("points = 30", "points = 31", "have 30 points, not 31"),
            ("'nim'", "'nym'", "nym"),
            ("'Pascal'", "'Perl'", "is no language"),
            ("beyond = 20", "beyond = 200", "more than 100"),
            ("'sample'", "'simple'", "has no test 'simple'"),
            ("+07:00", "", "needs date, time and offset"),
            ("title", "titel", "titel"),
        ] {
            let error = Contest::parse(&text.replace(from, to)).unwrap_err();
            assert!(format!("{error:#}").contains(told), "{error:#}");
        }
    }

    #[test]
    fn days_are_counted_over_leap_years() {
        for (date, days) in [
            ((1970, 1, 1), 0),
            ((1970, 3, 1), 59),
            ((2000, 2, 29), 11_016),
            ((2000, 3, 1), 11_017),
            ((2026, 11, 22), 20_779),
            ((2100, 3, 1), 47_541),
        ] {
            let (year, month, day) = date;
            assert_eq!(days_since_1970(year, month, day), days, "{date:?}");
        }
    }
}
