//! Points for what the tests said.

use problem_set::Spec;

use super::contest::Entry;
use super::marked::{Marked, Test};
use judge::problem::is_called;
use judge::verdict::WHOLE;

/// Points in hundredths, so that they add up exactly.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Points(u64);

impl Points {
    /// So much of these points: `share` of `all`.
    fn part(of: u32, share: u64, all: u64) -> Points {
        // A million points, and the share of some hundred tests: far from the largest number.
        Points(u64::from(of) * 100 * share / all.max(1))
    }

    pub fn plus(self, other: Points) -> Points {
        Points(self.0 + other.0)
    }

    /// `75`, `66.66` with this mark: no more digits than it takes.
    pub fn with_mark(self, mark: char) -> String {
        let (whole, part) = (self.0 / 100, self.0 % 100);
        match (part / 10, part % 10) {
            (0, 0) => whole.to_string(),
            (tenths, 0) => format!("{whole}{mark}{tenths}"),
            (tenths, rest) => format!("{whole}{mark}{tenths}{rest}"),
        }
    }
}

impl std::fmt::Display for Points {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(&self.with_mark('.'))
    }
}

/// What a source earns. Without subtasks every test of a tier counts the same, samples do not count,
/// and an answer that is partly right earns its part; a subtask counts if all of its tests are
/// passed. A test that was not run earns nothing.
pub(crate) fn points(entry: &Entry, spec: &Spec, marked: &Marked) -> Points {
    if entry.subtasks.is_empty() {
        let tier = |name: &str, of: u32| {
            let all = spec
                .tests
                .iter()
                .filter(|test| test.tier.name() == name)
                .count() as u64;
            let judged = marked.tests.iter().filter(|test| test.tier == name);
            let share = judged.map(|test| u64::from(test.share)).sum();
            Points::part(of, share, all * u64::from(WHOLE))
        };
        let source = tier("source", entry.points - entry.beyond);
        return source.plus(tier("beyond", entry.beyond));
    }
    let is_passed = |wanted: &String| {
        let mut tests = marked.tests.iter();
        let is = |test: &Test| is_called(wanted, &test.number, &test.name) && test.verdict == "AC";
        tests.any(is)
    };
    let passed = entry
        .subtasks
        .iter()
        .filter(|it| it.tests.iter().all(is_passed));
    let passed = passed.map(|subtask| Points::part(subtask.points, 1, 1));
    passed.fold(Points::default(), Points::plus)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::Subtask;
    use crate::marked::Standing;
    use bilingual::Message;
    use problem_set::Verdict;

    /// The first tests of nim, with these verdicts; `PA` is half of it.
    fn marked(spec: &Spec, verdicts: &[&str]) -> Marked {
        let tests = spec.numbered_tests().zip(verdicts);
        let tests = tests.map(|((number, test), verdict)| Test {
            number,
            name: test.name.clone(),
            tier: test.tier.to_string(),
            verdict: (*verdict).to_owned(),
            share: match *verdict {
                "AC" => WHOLE,
                "PA" => WHOLE / 2,
                _ => 0,
            },
            cpu_ms: 1,
            peak_kib: 1000,
            message: Message::default(),
        });
        Marked {
            tests: tests.collect(),
            ..Marked::without_tests(
                "nim.cpp",
                Standing::Judged(Verdict::Wrong),
                Message::default(),
            )
        }
    }

    fn entry(points: u32, beyond: u32, subtasks: &[(u32, &[&str])]) -> Entry {
        let subtasks = subtasks.iter().map(|(points, tests)| Subtask {
            points: *points,
            tests: tests.iter().map(|&name| name.to_owned()).collect(),
        });
        Entry {
            points,
            beyond,
            subtasks: subtasks.collect(),
            ..Entry::plain(all_problems::find("nim").unwrap())
        }
    }

    #[test]
    fn tests_count_the_same_within_a_tier_and_those_that_did_not_run_count_nothing() {
        let entry_of = |points, beyond| entry(points, beyond, &[]);
        let spec = Spec::of(entry(0, 0, &[]).problem);
        let size = |name: &str| {
            spec.tests
                .iter()
                .filter(|it| it.tier.name() == name)
                .count()
        };
        let (samples, source, beyond) = (size("sample"), size("source"), size("beyond"));
        assert_eq!((samples, source, beyond), (2, 13, 5));
        let told = |entry: &Entry, verdicts: &[&str]| {
            points(entry, spec, &marked(spec, verdicts)).to_string()
        };
        assert_eq!(told(&entry_of(100, 0), &["AC"; 20]), "100");
        assert_eq!(told(&entry_of(100, 0), &["AC"; 10]), "61.53");
        assert_eq!(
            told(&entry_of(100, 0), &["AC", "AC", "PA", "AC", "WA"]),
            "11.53"
        );
        let both = [&["WA"; 2][..], &["AC"; 13], &["AC", "TLE", "AC"]].concat();
        assert_eq!(told(&entry_of(80, 20), &both), "68");
        assert_eq!(told(&entry_of(1_000_000, 0), &["AC"; 20]), "1000000");
        assert_eq!(told(&entry_of(100, 20), &[]), "0");
        assert_eq!(
            points(&entry_of(100, 0), spec, &marked(spec, &["AC"; 10])).with_mark(','),
            "61,53"
        );
    }

    #[test]
    fn a_subtask_counts_as_a_whole() {
        let spec = Spec::of(entry(0, 0, &[]).problem);
        let marked = marked(spec, &["AC", "AC", "WA"]);
        let entry = entry(100, 0, &[(40, &["1", "sample-lost"]), (60, &["02", "03"])]);
        assert_eq!(points(&entry, spec, &marked).to_string(), "40");
    }
}
