//! Points for what the tests said.

use bilingual::Message;
use problem_set::{Spec, Tier};

use super::contest::Entry;
use super::marked::{Marked, Test};
use crate::catalogue::class as say;
use judge::problem::is_called;
use judge::verdict::{WHOLE, tier_name};

/// Points in hundredths, so that they add up exactly.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Points(u64);

impl Points {
    /// So much of these points: `share` of `all`.
    fn part(of: u32, share: u64, all: u64) -> Points {
        // A million points, and the share of some hundred tests: far from the largest number.
        Points(u64::from(of) * 100 * share / all.max(1))
    }

    /// So much of another scale as this is of all points, rounded to hundredths.
    pub fn scaled(self, scale: u32, all: u32) -> Points {
        let (own, all) = (self.0 * u64::from(scale), u64::from(all).max(1));
        Points((own + all / 2) / all)
    }

    /// Both together.
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

/// What a tier or a subtask of a problem is worth, and what a source earns there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// What it is called.
    pub name: Message,
    /// What is earned.
    pub earned: Points,
    /// Of so much.
    pub of: Points,
}

/// What a source earns in all.
pub fn earned(entry: &Entry, spec: &Spec, marked: &Marked) -> Points {
    sum(&parts(entry, spec, marked))[0]
}

/// What is earned in all of these parts, and of how much.
pub(crate) fn sum(parts: &[Part]) -> [Points; 2] {
    let all = |of: fn(&Part) -> Points| parts.iter().map(of).fold(Points::default(), Points::plus);
    [all(|it| it.earned), all(|it| it.of)]
}

/// What a source earns, part by part. Without subtasks every test of a tier counts the same, samples do
/// not count, and an answer that is partly right earns its part; a subtask counts if all of its tests are
/// passed. A test that was not run earns nothing.
pub(crate) fn parts(entry: &Entry, spec: &Spec, marked: &Marked) -> Vec<Part> {
    let part = |name: Message, of: u32, share: u64, all: u64| Part {
        name,
        earned: Points::part(of, share, all),
        of: Points::part(of, 1, 1),
    };
    if entry.subtasks.is_empty() {
        let tier = |tier: Tier, of: u32| {
            let tests = spec.tests.iter().filter(|test| test.tier == tier);
            let judged = marked.tests.iter().filter(|it| it.tier == tier.name());
            let share = judged.map(|test| u64::from(test.share)).sum();
            let name = Message::in_each(|lang| tier_name(tier, lang).to_owned());
            part(name, of, share, tests.count() as u64 * u64::from(WHOLE))
        };
        let source = tier(Tier::Source, entry.points - entry.beyond);
        let beyond = (entry.beyond > 0).then(|| tier(Tier::Beyond, entry.beyond));
        return [source].into_iter().chain(beyond).collect();
    }
    let is_passed = |wanted: &String| {
        let mut tests = marked.tests.iter();
        let is = |test: &Test| is_called(wanted, &test.number, &test.name) && test.verdict == "AC";
        tests.any(is)
    };
    let subtasks = (1_usize..).zip(&entry.subtasks).map(|(number, subtask)| {
        let name = match &subtask.name {
            Some(name) => Message::new(name),
            None => say::PART.with(&[&number]).into(),
        };
        let share = u64::from(subtask.tests.iter().all(is_passed));
        part(name, subtask.points, share, 1)
    });
    subtasks.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::Subtask;
    use crate::marked::Standing;
    use problem_set::Verdict;

    fn points(entry: &Entry, spec: &Spec, marked: &Marked) -> Points {
        sum(&parts(entry, spec, marked))[0]
    }

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
            output: None,
            dialogue: Vec::new(),
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
            name: None,
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

    #[test]
    fn what_is_earned_is_told_part_by_part_and_on_another_scale() {
        let plain = entry(50, 15, &[]);
        let spec = Spec::of(plain.problem);
        let all = [&["AC"; 15][..], &["TLE"; 5]].concat();
        let told = |parts: &[Part]| {
            let told = parts.iter().map(|it| {
                let name = it.name.of(bilingual::Lang::En);
                format!("{name} {} of {}", it.earned, it.of)
            });
            told.collect::<Vec<_>>().join(", ")
        };
        let parts_of = |entry: &Entry| parts(entry, spec, &marked(spec, &all));
        assert_eq!(told(&parts_of(&plain)), "source 35 of 35, beyond 0 of 15");
        let mut named = entry(50, 0, &[(20, &["1"]), (30, &["20"])]);
        named.subtasks[0].name = Some("small n".to_owned());
        assert_eq!(told(&parts_of(&named)), "small n 20 of 20, part 2 0 of 30");
        let [earned, of] = sum(&parts_of(&plain));
        assert_eq!(
            (earned.to_string(), of.to_string()),
            ("35".to_owned(), "50".to_owned())
        );
        assert_eq!(earned.scaled(10, 60).with_mark(','), "5,83");
        assert_eq!(earned.scaled(10, 50).with_mark(','), "7");
    }
}
