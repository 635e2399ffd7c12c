//! Points for what the tests said.

use super::contest::Entry;
use super::ledger::{Marked, Test};
use crate::set::problem::is_called;

/// Points in hundredths, so that they add up exactly.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Points(u64);

impl Points {
    fn share(of: u32, passed: usize, all: usize) -> Points {
        if all == 0 {
            return Points(0);
        }
        Points(u64::from(of) * 100 * passed as u64 / all as u64)
    }

    pub(super) fn plus(self, other: Points) -> Points {
        Points(self.0 + other.0)
    }
}

impl std::fmt::Display for Points {
    /// `75`, `66.66`: no more digits than it takes.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (whole, part) = (self.0 / 100, self.0 % 100);
        let text = if part == 0 {
            whole.to_string()
        } else {
            format!("{whole}.{part:02}")
        };
        f.pad(&text)
    }
}

/// What a source earns. Without subtasks every test of a tier counts the same, and samples do not
/// count; a subtask counts if all of its tests are passed.
pub(super) fn points(entry: &Entry, marked: &Marked) -> Points {
    let passed = |test: &&Test| test.verdict == "AC";
    if entry.subtasks.is_empty() {
        let tier = |name: &str, of: u32| {
            let tests = marked.tests.iter().filter(|test| test.tier == name);
            Points::share(of, tests.clone().filter(passed).count(), tests.count())
        };
        let source = tier("source", entry.points - entry.beyond);
        return source.plus(tier("beyond", entry.beyond));
    }
    let mut sum = Points::default();
    for subtask in &entry.subtasks {
        let all_passed = subtask.tests.iter().all(|wanted| {
            let mut tests = marked.tests.iter();
            tests.any(|test| is_called(wanted, &test.number, &test.name) && test.verdict == "AC")
        });
        if all_passed {
            sum = sum.plus(Points::share(subtask.points, 1, 1));
        }
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::showing::class::contest::Subtask;

    fn marked(tests: &[(&str, &str, &str)]) -> Marked {
        let tests = tests.iter().map(|&(number, tier, verdict)| Test {
            number: number.to_owned(),
            name: format!("test-{number}"),
            tier: tier.to_owned(),
            verdict: verdict.to_owned(),
            cpu_ms: 1,
            peak_kib: 1000,
            message: String::new(),
        });
        Marked {
            tests: tests.collect(),
            ..Marked::refused("nim.cpp", "WA", "")
        }
    }

    fn entry(points: u32, beyond: u32, subtasks: &[(u32, &[&str])]) -> Entry {
        let subtasks = subtasks.iter().map(|(points, tests)| Subtask {
            points: *points,
            tests: tests.iter().map(|&name| name.to_owned()).collect(),
        });
        Entry {
            id: "nim".to_owned(),
            points,
            beyond,
            subtasks: subtasks.collect(),
        }
    }

    #[test]
    fn tests_count_the_same_within_a_tier() {
        let marked = marked(&[
            ("01", "sample", "WA"),
            ("02", "source", "AC"),
            ("03", "source", "AC"),
            ("04", "source", "TLE"),
            ("05", "beyond", "AC"),
            ("06", "beyond", "WA"),
        ]);
        assert_eq!(points(&entry(100, 0, &[]), &marked).to_string(), "66.66");
        assert_eq!(points(&entry(80, 20, &[]), &marked).to_string(), "50");
        let nothing = Marked::refused("nim.cpp", "CE", "");
        assert_eq!(points(&entry(100, 20, &[]), &nothing).to_string(), "0");
    }

    #[test]
    fn a_subtask_counts_as_a_whole() {
        let marked = marked(&[
            ("01", "sample", "AC"),
            ("02", "source", "AC"),
            ("03", "source", "WA"),
        ]);
        let entry = entry(100, 0, &[(40, &["1", "test-02"]), (60, &["02", "03"])]);
        assert_eq!(points(&entry, &marked).to_string(), "40");
    }
}
