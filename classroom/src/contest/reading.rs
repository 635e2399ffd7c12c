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
    let reader = Reader(text);
    let table = DeTable::parse(text).map_err(|error| reader.syntax(&error))?;
    reader.contest(table.get_ref())
}

struct Reader<'a>(&'a str);

impl Reader<'_> {
    fn line_at(&self, at: usize) -> usize {
        let before = self.0.get(..at).unwrap_or(self.0);
        before.matches('\n').count() + 1
    }

    fn wrong<T>(&self, at: usize, what: impl Into<Message>) -> Result<T, Wrong> {
        Err((self.line_at(at), what.into()))
    }

    fn syntax(&self, error: &toml::de::Error) -> Wrong {
        let line = self.line_at(error.span().map_or(0, |span| span.start));
        let text = self.0.lines().nth(line - 1).unwrap_or_default();
        let text = printable(text.trim());
        if error.message().contains("duplicate key") {
            return (line, say::KEY_TWICE.with(&[&text]).into());
        }
        (line, say::NO_TOML.with(&[&text]).into())
    }

    fn contest(&self, table: &DeTable<'_>) -> Result<Contest, Wrong> {
        let keys = "title languages begins deadline mode freeze ties pupils scale problems";
        self.keys(table, keys)?;
        let mut contest = Contest {
            title: self.text_of(table, "title")?.unwrap_or_default().to_owned(),
            scale: self.points(table, "scale")?.filter(|it| *it > 0),
            ..Contest::default()
        };
        for language in self.list(table, "languages", say::A_LIST)? {
            let name = self.text(language, "languages")?;
            let known: Result<Language, _> = name.parse();
            let known = known.or_else(|fault| self.wrong(language.span().start, fault.0))?;
            contest.languages.push(known);
        }
        contest.begins = self.moment(table, "begins")?;
        contest.deadline = self.moment(table, "deadline")?;
        if let (Some(begins), Some(ends), Some(at)) =
            (contest.begins, contest.deadline, table.get("deadline"))
            && ends <= begins
        {
            return self.wrong(at.span().start, say::ENDS_FIRST);
        }
        contest.is_silent = self.choice(table, "mode", ["shown", "silent"])?;
        contest.by_time = self.choice(table, "ties", ["equal", "time"])?;
        contest.freeze = self.points(table, "freeze")?;
        for pupil in self.list(table, "pupils", say::A_LIST)? {
            let name = self.text(pupil, "pupils")?;
            contest.pupils.push(name.to_owned());
        }
        for problem in self.list(table, "problems", say::PROBLEM_LIST)? {
            let entry = self.entry(problem)?;
            let id = entry.problem.id();
            if contest.problems.iter().any(|it| it.problem.id() == id) {
                return self.wrong(problem.span().start, say::PROBLEM_TWICE.with(&[&id]));
            }
            contest.problems.push(entry);
        }
        Ok(contest)
    }

    fn entry(&self, value: &Value<'_>) -> Result<Entry, Wrong> {
        let table = self.table(value, "problems", say::PROBLEM_LIST)?;
        self.keys(table, "id points beyond subtasks")?;
        let at = value.span().start;
        let Some(id) = table.get("id") else {
            return self.wrong(at, say::KEY_MISSING.with(&[&"id"]));
        };
        let problem = problem_set::find_problem(self.text(id, "id")?)
            .or_else(|unknown| self.wrong(id.span().start, unknown.0))?;
        let mut entry = Entry {
            problem,
            points: self.points(table, "points")?.unwrap_or(POINTS),
            beyond: self.points(table, "beyond")?.unwrap_or(0),
            subtasks: Vec::new(),
        };
        for subtask in self.list(table, "subtasks", say::SUBTASK_LIST)? {
            entry.subtasks.push(self.subtask(subtask, &entry)?);
        }
        entry.check().or_else(|fault| self.wrong(at, fault))?;
        Ok(entry)
    }

    fn subtask(&self, value: &Value<'_>, entry: &Entry) -> Result<Subtask, Wrong> {
        let table = self.table(value, "subtasks", say::SUBTASK_LIST)?;
        self.keys(table, "name points tests")?;
        let at = value.span().start;
        let mut keys = ["points", "tests"].into_iter();
        if let Some(missing) = keys.find(|key| !table.contains_key(*key)) {
            return self.wrong(at, say::KEY_MISSING.with(&[&missing]));
        }
        let mut subtask = Subtask {
            name: self.text_of(table, "name")?.map(printable),
            points: self.points(table, "points")?.unwrap_or(0),
            tests: Vec::new(),
        };
        let spec = Spec::of(entry.problem);
        for test in self.list(table, "tests", say::A_LIST)? {
            let name = match test.get_ref() {
                DeValue::Integer(number) => number.as_str(),
                _ => self.text(test, "tests")?,
            };
            spec.test_called(name)
                .or_else(|none| self.wrong(test.span().start, none.0))?;
            subtask.tests.push(name.to_owned());
        }
        if subtask.tests.is_empty() {
            let id = entry.problem.id();
            return self.wrong(at, say::NO_TESTS.with(&[&id, &subtask.points]));
        }
        Ok(subtask)
    }

    /// No key but these.
    fn keys(&self, table: &DeTable<'_>, known: &str) -> Result<(), Wrong> {
        let known: Vec<&str> = known.split(' ').collect();
        let is_unknown = |key: &&Spanned<_>| !known.contains(&AsRef::<str>::as_ref(key.get_ref()));
        let Some(key) = table.keys().find(is_unknown) else {
            return Ok(());
        };
        let name = printable(key.get_ref());
        let known = known.join(", ");
        self.wrong(key.span().start, say::KEY_UNKNOWN.with(&[&name, &known]))
    }

    /// What a value has to be, or what it is not.
    fn or_wrong<T>(
        &self,
        found: Option<T>,
        value: &Value<'_>,
        told: impl Into<Message>,
    ) -> Result<T, Wrong> {
        found.map_or_else(|| self.wrong(value.span().start, told), Ok)
    }

    /// The same of a value with a key, which has to be of some kind.
    fn typed<T>(
        &self,
        found: Option<T>,
        value: &Value<'_>,
        key: &str,
        wanted: &dyn Say,
    ) -> Result<T, Wrong> {
        self.or_wrong(found, value, say::MISTYPED.with(&[&key, wanted]))
    }

    fn text<'v>(&self, value: &'v Value<'_>, key: &str) -> Result<&'v str, Wrong> {
        self.typed(value.get_ref().as_str(), value, key, &say::A_TEXT)
    }

    /// The text of this key, if it is there.
    fn text_of<'v>(&self, table: &'v DeTable<'_>, key: &str) -> Result<Option<&'v str>, Wrong> {
        table.get(key).map(|it| self.text(it, key)).transpose()
    }

    /// The list of this key; without it there is nothing in it.
    fn list<'v, 't>(
        &self,
        table: &'v DeTable<'t>,
        key: &str,
        wanted: Text,
    ) -> Result<&'v [Value<'t>], Wrong> {
        let Some(value) = table.get(key) else {
            return Ok(&[]);
        };
        let all = value.get_ref().as_array().map(|it| &it[..]);
        self.typed(all, value, key, &wanted)
    }

    fn table<'v, 't>(
        &self,
        value: &'v Value<'t>,
        key: &str,
        wanted: Text,
    ) -> Result<&'v DeTable<'t>, Wrong> {
        self.typed(value.get_ref().as_table(), value, key, &wanted)
    }

    /// The moment of this key, if it is there.
    fn moment(&self, table: &DeTable<'_>, key: &str) -> Result<Option<i64>, Wrong> {
        let Some(moment) = table.get(key) else {
            return Ok(None);
        };
        let seconds = moment.get_ref().as_datetime().and_then(seconds);
        self.or_wrong(seconds, moment, say::DEADLINE.with(&[&key]))
            .map(Some)
    }

    /// Whether this key has the second of two values; without it, it has the first.
    fn choice(
        &self,
        table: &DeTable<'_>,
        key: &str,
        [usual, other]: [&str; 2],
    ) -> Result<bool, Wrong> {
        let Some(value) = table.get(key) else {
            return Ok(false);
        };
        let found = value.get_ref().as_str();
        let found = found.filter(|it| [usual, other].contains(it));
        self.typed(found, value, key, &say::ONE_OF.with(&[&usual, &other]))
            .map(|it| it == other)
    }

    /// The number of this key, if it is there.
    fn points(&self, table: &DeTable<'_>, key: &str) -> Result<Option<u32>, Wrong> {
        let Some(value) = table.get(key) else {
            return Ok(None);
        };
        let number = value.get_ref().as_integer();
        let number = number.and_then(|it| u32::from_str_radix(it.as_str(), it.radix()).ok());
        let number = number.filter(|it| *it <= MOST_POINTS);
        self.typed(number, value, key, &say::A_NUMBER.with(&[&MOST_POINTS]))
            .map(Some)
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
