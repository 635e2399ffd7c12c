//! What counts: `contest.toml`.
//!
//! Without the file, whatever was handed in counts a hundred points. `reading` turns the file into a
//! [`Contest`], or says in one sentence in which line what is wrong.

mod reading;

use std::fs;
use std::path::{Path, PathBuf};

use bilingual::{Fault, Lang, Message, Result};
use problem_set::{AnyProblem, Spec, Tier};

use super::hand_in::text_in;
use crate::catalogue::contest as say;
use judge::errors;
use judge::language::Language;
use judge::staged;

/// The file's name.
pub const FILE: &str = "contest.toml";

/// Points of a problem unless the contest says otherwise.
const POINTS: u32 = 100;

/// No problem has more, so that no sum is ever too large.
const MOST_POINTS: u32 = 1_000_000;

/// A contest as its file tells it.
#[derive(Debug, Clone, Default)]
pub struct Contest {
    /// Its name.
    pub title: String,
    /// The languages that are allowed; all if there are none. Of two for the same sources, the first
    /// one is what they are judged in.
    pub(crate) languages: Vec<Language>,
    /// When it begins on a class's server, in seconds since 1970.
    pub begins: Option<i64>,
    /// What was written later does not count, in seconds since 1970.
    pub deadline: Option<i64>,
    /// Whether a class's server tells no verdict before the end.
    pub is_silent: bool,
    /// For so many minutes before the end the ranking of a class's server stands still.
    pub freeze: Option<u32>,
    /// Whether of equal totals that is better which was reached earlier, where times are known.
    pub by_time: bool,
    /// The problems, in the order of the table.
    pub problems: Vec<Entry>,
    /// All pupils of the class, if they are named.
    pub pupils: Vec<String>,
    /// The most that a total is worth when it is told a second time, such as 10.
    pub scale: Option<u32>,
}

/// A problem of a contest.
#[derive(Debug, Clone)]
pub struct Entry {
    /// Which problem.
    pub problem: &'static dyn AnyProblem,
    /// Its points in all.
    pub points: u32,
    /// How many of these are for the beyond tier.
    pub beyond: u32,
    /// Parts that are worth something as a whole only; without them every test counts the same.
    pub subtasks: Vec<Subtask>,
}

/// Tests that must all be passed for some points.
#[derive(Debug, Clone)]
pub struct Subtask {
    /// What it is called, if it is.
    pub name: Option<String>,
    /// The points.
    pub points: u32,
    /// The tests, by name or number.
    pub tests: Vec<String>,
}

impl Contest {
    /// The contest of a class.
    ///
    /// # Errors
    /// If there is a file that is no contest, or one that seems to be meant and has another name.
    pub fn of(folder: &Path) -> Result<Contest> {
        let shown = folder.join(FILE).display().to_string();
        let at = |place: &str, what: &Message| {
            Fault(Message::in_each(|lang| {
                format!("{shown}:{place} {}", what.of(lang))
            }))
        };
        let text = text_in(folder, FILE).map_err(|why| at("", &why))?;
        let Some(text) = text else {
            if let Some(other) = misnamed(folder) {
                let other = folder.join(other).display().to_string();
                return Err(Fault::new(&say::MISNAMED.with(&[&other])));
            }
            return Ok(Contest::default());
        };
        let contest = reading::contest(&text);
        contest.map_err(|(line, fault)| at(&format!("{line}:"), &fault))
    }

    /// The contest of a text that lies in no file.
    ///
    /// # Errors
    /// What is wrong, and in which line.
    pub fn read(text: &str) -> Result<Contest, (usize, Message)> {
        reading::contest(text.as_bytes())
    }

    /// What it says of a problem, if it is one of its problems.
    pub fn entry(&self, id: &str) -> Option<&Entry> {
        self.problems.iter().find(|it| it.problem.id() == id)
    }

    /// The languages that are allowed.
    pub fn allowed(&self) -> &[Language] {
        if self.languages.is_empty() {
            &Language::ALL
        } else {
            &self.languages
        }
    }
}

/// A file that seems to be meant: `Contest.toml`, `contest.toml.txt`. A folder is a pupil's.
fn misnamed(folder: &Path) -> Option<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let entries = entries.filter(|it| it.file_type().is_ok_and(|kind| !kind.is_dir()));
    let mut names = entries.filter_map(|entry| entry.file_name().into_string().ok());
    names.find(|name| {
        let name = name.to_lowercase();
        let is_one = |rest: &str| rest.contains("toml") || rest == ".txt";
        name.strip_prefix("contest").is_some_and(is_one)
    })
}

impl Entry {
    /// The problem with a hundred points.
    pub fn plain(problem: &'static dyn AnyProblem) -> Entry {
        Entry {
            problem,
            points: POINTS,
            beyond: 0,
            subtasks: Vec::new(),
        }
    }

    /// Whether its parts fit together.
    fn check(&self) -> Result<(), Message> {
        let id = self.problem.id();
        let sum: u64 = self.subtasks.iter().map(|it| u64::from(it.points)).sum();
        let has_parts = !self.subtasks.is_empty();
        Err(if self.beyond > self.points {
            say::BEYOND_TOO_MUCH
                .with(&[&id, &self.beyond, &self.points])
                .into()
        } else if self.beyond > 0 && Spec::of(self.problem).limits.beyond.is_none() {
            say::NO_BEYOND.with(&[&id]).into()
        } else if has_parts && self.beyond > 0 {
            say::BEYOND_IN_SUBTASKS.with(&[&id]).into()
        } else if has_parts && sum != u64::from(self.points) {
            say::SUBTASK_SUM.with(&[&id, &sum, &self.points]).into()
        } else {
            return Ok(());
        })
    }

    /// Whether tests of the beyond tier count.
    pub fn wants_beyond(&self, spec: &Spec) -> bool {
        let named = self.subtasks.iter().flat_map(|subtask| &subtask.tests);
        let mut named = named.filter_map(|name| spec.test_called(name).ok());
        self.beyond > 0 || named.any(|test| test.tier == Tier::Beyond)
    }
}

/// A contest to start from.
fn example(lang: Lang) -> &'static str {
    lang.pick(
        include_str!("example.vi.toml"),
        include_str!("example.en.toml"),
    )
}

/// Writes an example into a folder that has no contest yet; where it is.
///
/// # Errors
/// If there is one, or if it cannot be written.
pub fn write_example(folder: &Path, lang: Lang) -> Result<PathBuf> {
    if let Some(other) = misnamed(folder) {
        let other = folder.join(other).display().to_string();
        return Err(Fault::new(&say::IS_THERE.with(&[&other])));
    }
    let path = folder.join(FILE);
    staged::writable(&path)?;
    staged::write_new(&path, example(lang)).map_err(|error| errors::unwritten(&path, &error))?;
    Ok(path)
}

#[cfg(all(test, unix))]
mod tests;
