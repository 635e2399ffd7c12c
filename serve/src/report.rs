//! What is kept of a judging, and told of it.

use bilingual::{Lang, Message};
use classroom::marked::{Marked, Standing, Test};
use judge::verdict::WHOLE;
use serde::{Deserialize, Serialize};
use store::Outcome;

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

    /// The tests that are shown.
    pub(crate) fn shown(&self, samples_alone: bool) -> impl Iterator<Item = &Test> {
        let tests = self.tests.iter();
        tests.filter(move |it| !samples_alone || it.tier == "sample")
    }
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
