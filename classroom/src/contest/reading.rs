//! From the text of `contest.toml` to a contest.
//!
//! It is read value by value, since a teacher wants to know which line is wrong, and in which way, in
//! one sentence.

use bilingual::{Message, Say, Text, text::printable};
use toml::Spanned;
use toml::de::{DeTable, DeValue};
use toml::value::{Datetime, Offset};

use super::{Contest, Entry, MOST_POINTS, POINTS, Subtask};
use crate::catalogue::contest as say;
use judge::language::Language;
use problem_set::Spec;

/// What is wrong, and in which line.
type Wrong = (usize, Message);

type Value<'a> = Spanned<DeValue<'a>>;

/// Reads the file.
pub(super) fn contest(bytes: &[u8]) -> Result<Contest, Wrong> {
    let Ok(text) = str::from_utf8(bytes) else {
        let valid = bytes.utf8_chunks().next().map_or("", |it| it.valid());
        return Err((valid.matches('\n').count() + 1, say::NO_UTF8.into()));
    };
    // Some editors put it in front of everything.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let reader = Reader { text };
    let table = DeTable::parse(text).map_err(|error| reader.syntax(&error))?;
    reader.contest(table.get_ref())
}

struct Reader<'a> {
    text: &'a str,
}

impl Reader<'_> {
    fn line_at(&self, at: usize) -> usize {
        let before = self.text.get(..at).unwrap_or(self.text);
        before.matches('\n').count() + 1
    }

    fn wrong<T>(&self, at: usize, what: impl Into<Message>) -> Result<T, Wrong> {
        Err((self.line_at(at), what.into()))
    }

    fn syntax(&self, error: &toml::de::Error) -> Wrong {
        let line = self.line_at(error.span().map_or(0, |span| span.start));
        let text = self.text.lines().nth(line - 1).unwrap_or_default();
        let text = printable(text.trim());
        if error.message().contains("duplicate key") {
            return (line, say::KEY_TWICE.with(&[&text]).into());
        }
        (line, say::NO_TOML.with(&[&text]).into())
    }

    fn contest(&self, table: &DeTable<'_>) -> Result<Contest, Wrong> {
        self.keys(table, &["title", "languages", "deadline", "problems"])?;
        let mut contest = Contest::default();
        if let Some(title) = table.get("title") {
            contest.title = self.string(title, "title").map(str::to_owned)?;
        }
        if let Some(languages) = table.get("languages") {
            for language in self.list(languages, "languages", say::A_LIST)? {
                let name = self.string(language, "languages")?;
                let known: Result<Language, _> = name.parse();
                let known = known.or_else(|fault| self.wrong(language.span().start, fault.0))?;
                contest.languages.push(known);
            }
        }
        if let Some(deadline) = table.get("deadline") {
            let seconds = deadline.get_ref().as_datetime().and_then(seconds);
            let seconds =
                seconds.map_or_else(|| self.wrong(deadline.span().start, say::DEADLINE), Ok);
            contest.deadline = Some(seconds?);
        }
        if let Some(problems) = table.get("problems") {
            for problem in self.list(problems, "problems", say::PROBLEM_LIST)? {
                let entry = self.entry(problem)?;
                let is_new = |it: &Entry| it.problem.id() != entry.problem.id();
                if !contest.problems.iter().all(is_new) {
                    let id = entry.problem.id();
                    return self.wrong(problem.span().start, say::PROBLEM_TWICE.with(&[&id]));
                }
                contest.problems.push(entry);
            }
        }
        Ok(contest)
    }

    fn entry(&self, value: &Value<'_>) -> Result<Entry, Wrong> {
        let table = self.table(value, "problems", say::PROBLEM_LIST)?;
        self.keys(table, &["id", "points", "beyond", "subtasks"])?;
        let at = value.span().start;
        let Some(id) = table.get("id") else {
            return self.wrong(at, say::KEY_MISSING.with(&[&"id"]));
        };
        let problem = problem_set::find_problem(self.string(id, "id")?)
            .or_else(|unknown| self.wrong(id.span().start, unknown.0))?;
        let points = |key| table.get(key).map(|value| self.points(value, key));
        let mut entry = Entry {
            problem,
            points: points("points").transpose()?.unwrap_or(POINTS),
            beyond: points("beyond").transpose()?.unwrap_or(0),
            subtasks: Vec::new(),
        };
        if let Some(subtasks) = table.get("subtasks") {
            for subtask in self.list(subtasks, "subtasks", say::SUBTASK_LIST)? {
                entry.subtasks.push(self.subtask(subtask, &entry)?);
            }
        }
        entry.check().or_else(|fault| self.wrong(at, fault))?;
        Ok(entry)
    }

    fn subtask(&self, value: &Value<'_>, entry: &Entry) -> Result<Subtask, Wrong> {
        let table = self.table(value, "subtasks", say::SUBTASK_LIST)?;
        self.keys(table, &["points", "tests"])?;
        let at = value.span().start;
        let (Some(points), Some(tests)) = (table.get("points"), table.get("tests")) else {
            let missing = ["points", "tests"]
                .into_iter()
                .find(|key| !table.contains_key(*key));
            return self.wrong(at, say::KEY_MISSING.with(&[&missing.unwrap_or_default()]));
        };
        let mut subtask = Subtask {
            points: self.points(points, "points")?,
            tests: Vec::new(),
        };
        let id = entry.problem.id();
        let spec = Spec::of(entry.problem);
        for test in self.list(tests, "tests", say::A_LIST)? {
            let name = match test.get_ref() {
                DeValue::Integer(number) => number.as_str(),
                _ => self.string(test, "tests")?,
            };
            spec.test_called(name)
                .or_else(|none| self.wrong(test.span().start, none.0))?;
            subtask.tests.push(name.to_owned());
        }
        if subtask.tests.is_empty() {
            return self.wrong(at, say::NO_TESTS.with(&[&id, &subtask.points]));
        }
        Ok(subtask)
    }

    /// No key but these.
    fn keys(&self, table: &DeTable<'_>, known: &[&str]) -> Result<(), Wrong> {
        let unknown = table
            .keys()
            .find(|key| !known.contains(&key.get_ref().as_ref()));
        let Some(key) = unknown else {
            return Ok(());
        };
        let name = printable(key.get_ref());
        let known = known.join(", ");
        self.wrong(key.span().start, say::KEY_UNKNOWN.with(&[&name, &known]))
    }

    fn mistyped<T>(&self, value: &Value<'_>, key: &str, wanted: &dyn Say) -> Result<T, Wrong> {
        self.wrong(value.span().start, say::MISTYPED.with(&[&key, wanted]))
    }

    fn string<'v>(&self, value: &'v Value<'_>, key: &str) -> Result<&'v str, Wrong> {
        let text = value.get_ref().as_str();
        text.map_or_else(|| self.mistyped(value, key, &say::A_TEXT), Ok)
    }

    fn list<'v, 't>(
        &self,
        value: &'v Value<'t>,
        key: &str,
        wanted: Text,
    ) -> Result<&'v [Value<'t>], Wrong> {
        match value.get_ref() {
            DeValue::Array(all) => Ok(all),
            _ => self.mistyped(value, key, &wanted),
        }
    }

    fn table<'v, 't>(
        &self,
        value: &'v Value<'t>,
        key: &str,
        wanted: Text,
    ) -> Result<&'v DeTable<'t>, Wrong> {
        let table = value.get_ref().as_table();
        table.map_or_else(|| self.mistyped(value, key, &wanted), Ok)
    }

    fn points(&self, value: &Value<'_>, key: &str) -> Result<u32, Wrong> {
        let number = value.get_ref().as_integer();
        let number = number.and_then(|it| i64::from_str_radix(it.as_str(), it.radix()).ok());
        let number = number.and_then(|it| u32::try_from(it).ok());
        match number.filter(|it| *it <= MOST_POINTS) {
            Some(points) => Ok(points),
            None => self.mistyped(value, key, &say::A_NUMBER.with(&[&MOST_POINTS])),
        }
    }
}

/// A moment in seconds since 1970, if it has date, time and offset.
fn seconds(moment: &Datetime) -> Option<i64> {
    let (date, time) = (moment.date?, moment.time?);
    let minutes = match moment.offset? {
        Offset::Z => 0,
        Offset::Custom { minutes } => i64::from(minutes),
    };
    let days = days_since_1970(date.year.into(), date.month.into(), date.day.into());
    let clock = (i64::from(time.hour) * 60 + i64::from(time.minute)) * 60
        + i64::from(time.second.unwrap_or(0));
    Some(days * 86_400 + clock - minutes * 60)
}

/// Days from 1 January 1970 to a day of the Gregorian calendar. Years are taken to begin in March:
/// then the leap day comes last, and the months before it have 153 days in every five.
fn days_since_1970(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let month = (month + 9) % 12;
    let of_year = (153 * month + 2) / 5 + day - 1;
    365 * year + year / 4 - year / 100 + year / 400 + of_year - 719_468
}

#[cfg(test)]
mod tests {
    use super::*;

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
