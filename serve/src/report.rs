//! What is kept of a judging, and told of it.

use bilingual::{Lang, Message};
use classroom::marked::{Marked, Standing, Test};
use judge::verdict::WHOLE;
use problem_set::{Spec, Tier};
use serde::{Deserialize, Serialize};
use store::Outcome;

use crate::access::Detail;
use crate::say;

/// The report on a part of the tests, as the file keeps it.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct Report {
    /// What the compiler said, or why tests were left out.
    #[serde(with = "sandbox::both")]
    pub(crate) remark: Message,
    pub(crate) tests: Vec<Test>,
    pub(crate) left_out: usize,
}

impl Report {
    /// What was kept; an empty one of what cannot be read any more.
    pub(crate) fn read(kept: &str) -> Report {
        serde_json::from_str(kept).unwrap_or_default()
    }

    /// The tests as they are shown, of a problem that says what they are for.
    pub(crate) fn shown(&self, detail: Detail, spec: Option<&Spec>) -> Vec<Test> {
        let tests = self
            .tests
            .iter()
            .filter(|it| detail != Detail::Samples || is_sample(it));
        let shown = tests.map(|it| {
            let mut test = it.clone();
            if detail != Detail::All && !is_sample(it) {
                let mut tests = spec.map_or(&[][..], |it| &it.tests).iter();
                let meant = tests.find(|meant| meant.name == it.name);
                let meant = meant.filter(|_| detail == Detail::Purpose);
                test.message = meant.map_or_else(Message::default, purpose);
                // What was said has what the test asks in it.
                test.dialogue.clear();
            }
            test
        });
        shown.collect()
    }
}

/// Whether everybody knows a test, since it stands in the statement.
pub(crate) fn is_sample(test: &Test) -> bool {
    test.tier == Tier::Sample.name()
}

/// The name of a test and what it is for, without the numbers from which one could build its input.
fn purpose(test: &problem_set::spec::Test) -> Message {
    let word = |word: &str| {
        if !word.contains(|it: char| it.is_ascii_digit()) {
            return word.to_owned();
        }
        let end = word.trim_end_matches([',', ';', ':', '.']).len();
        format!("…{}", &word[end..])
    };
    Message::in_each(|lang| {
        let words: Vec<String> = test.about.of(lang).split(' ').map(word).collect();
        format!("{}: {}", test.name, words.join(" "))
    })
}

/// What became of a job whose source was marked so; what the judge could not do is no verdict.
pub(crate) fn outcome(marked: Marked, is_last: bool) -> Outcome {
    let Standing::Judged(verdict) = marked.standing else {
        return Outcome::Failed(marked.remark.of(Lang::En).to_owned());
    };
    let all = (marked.tests.len() + marked.left_out).max(1) as u64;
    let share: u64 = marked.tests.iter().map(|it| u64::from(it.share)).sum();
    let points = share * 100 / (all * u64::from(WHOLE));
    let remark = match marked.left_out {
        0 => marked.remark,
        left_out => say::LEFT_OUT.with(&[&left_out]).into(),
    };
    let report = Report {
        remark,
        tests: marked.tests,
        left_out: marked.left_out,
    };
    match serde_json::to_string(&report) {
        Ok(kept) => Outcome::Judged {
            // What has no tests was not compiled: there is nothing more to find out.
            is_final: is_last || report.tests.is_empty(),
            verdict: verdict.short().to_owned(),
            points: u32::try_from(points).unwrap_or(0),
            report: kept,
        },
        Err(error) => Outcome::Failed(error.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_test_is_for_is_told_without_its_numbers() {
        let manifest = "name = \"late\"\ntier = \"source\"\n\
            about = { vi = \"n ngay trên 2^32: 3000 quân, 65537 · 65539\", en = \"just 7.\" }";
        let told = purpose(&toml::from_str(manifest).unwrap());
        assert_eq!(told.of(Lang::Vi), "late: n ngay trên …: … quân, … · …");
        assert_eq!(told.of(Lang::En), "late: just ….");
    }
}
