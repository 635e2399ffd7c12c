//! What became of a source.

use std::path::Path;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::catalogue::class as say;
use bilingual::{Lang, Message, Say};
use judge::report::Report;
use judge::transcript::Transcript;
use problem_set::Verdict;

/// How long one source is waited for that sleeps, talks, or does not end: no test of one that is only
/// slow has to be left out, and there is time for what it does well.
pub const PATIENCE: Duration = Duration::from_mins(4);

/// Lines of a dialogue that are kept.
const LAST_LINES: usize = 20;

/// What became of a source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Marked {
    /// The source's file.
    pub file: String,
    /// Whether it was judged.
    pub standing: Standing,
    /// What the compiler said if it refused the source, or why it was not judged.
    pub remark: Message,
    /// The tests that were judged.
    pub tests: Vec<Test>,
    /// How many others were not, since the source was waited for too long.
    pub left_out: usize,
}

/// Whether a source was judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// With this verdict on samples and source tier.
    Judged(Verdict),
    /// The contest does not count it.
    Barred,
    /// It could not be judged: nobody knows what it is worth.
    Open,
}

/// A test of a source.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Test {
    /// `01`, `02`, …
    pub number: String,
    /// Name of its recipe.
    pub name: String,
    /// The name of its tier.
    pub tier: String,
    /// The letters of the verdict.
    pub verdict: String,
    /// Of [`WHOLE`](judge::verdict::WHOLE).
    pub share: u32,
    /// CPU time in milliseconds.
    pub cpu_ms: u64,
    /// Peak resident memory in KiB.
    pub peak_kib: u64,
    /// Why, in one line; empty if there is nothing to say.
    #[serde(with = "sandbox::both")]
    pub message: Message,
    /// By what its output is known, if it is wrong.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub output: Option<String>,
    /// In an interactive problem, the last lines of what was said, if it failed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dialogue: Vec<String>,
}

impl Marked {
    /// A source that was judged, unless the judge failed in a test.
    pub fn of(file: &str, report: &Report) -> Marked {
        let tests = report.tests.iter().map(|test| Test {
            number: test.number.clone(),
            name: test.name.clone(),
            tier: test.tier.to_string(),
            verdict: test.verdict.short().to_owned(),
            share: test.share,
            cpu_ms: test.cpu_ms,
            peak_kib: test.peak_kib,
            message: test.message.clone(),
            output: test.output.clone(),
            dialogue: test.transcript.as_ref().map_or_else(Vec::new, ended),
        });
        let tests = tests.collect();
        let mut judged = report.tests.iter();
        match judged.find(|it| it.verdict == Verdict::JudgeError) {
            Some(test) => Marked {
                tests,
                ..Marked::failed(file, &test.message)
            },
            None => Marked::judged(file, report.verdict, tests, report.left_out),
        }
    }

    /// A source with this verdict; so many tests were left out.
    pub fn judged(file: &str, verdict: Verdict, tests: Vec<Test>, left_out: usize) -> Marked {
        let minutes = PATIENCE.as_secs() / 60;
        let remark = match left_out {
            0 => Message::default(),
            left_out => say::LEFT_OUT.with(&[&left_out, &minutes]).into(),
        };
        Marked {
            tests,
            left_out,
            ..Marked::without_tests(file, Standing::Judged(verdict), remark)
        }
    }

    /// A source that the judge could not judge.
    pub fn failed(file: &str, why: &dyn Say) -> Marked {
        Marked::without_tests(file, Standing::Open, say::JUDGE_FAILED.with(&[why]))
    }

    /// The same, without the folder in which it was judged in what is told.
    pub fn without_folder(mut self, folder: &Path) -> Marked {
        let folder = format!("{}/", folder.display());
        let told = self.tests.iter_mut().map(|test| &mut test.message);
        for text in told.chain([&mut self.remark]) {
            *text = Message::in_each(|lang| text.of(lang).replace(&folder, ""));
        }
        self
    }

    /// A source without tests, and why.
    pub fn without_tests(file: &str, standing: Standing, remark: impl Into<Message>) -> Marked {
        Marked {
            file: file.to_owned(),
            standing,
            remark: remark.into(),
            tests: Vec::new(),
            left_out: 0,
        }
    }

    /// Two or three letters, or words where there is no verdict.
    pub fn shown(&self, lang: Lang) -> &'static str {
        match self.standing {
            Standing::Judged(verdict) => verdict.short(),
            Standing::Barred => say::NOT_COUNTED.of(lang),
            Standing::Open => say::NOT_JUDGED.of(lang),
        }
    }

    /// Whether nobody knows what it is worth in all.
    pub fn is_open(&self) -> bool {
        self.standing == Standing::Open || self.left_out > 0
    }
}

/// The end of a dialogue.
fn ended(dialogue: &Transcript) -> Vec<String> {
    let mut lines = dialogue.tail(LAST_LINES);
    if dialogue.count() > LAST_LINES {
        lines.insert(0, "…".to_owned());
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_that_were_left_out_are_told() {
        let judged =
            |left_out| Marked::judged("nim.cpp", Verdict::IdleLimit, Vec::new(), left_out).remark;
        assert_eq!(judged(0), Message::default());
        let told = "the last 3 tests were left out: this source was waited for more than 4 minutes";
        assert_eq!(judged(3).of(Lang::En), told);
    }
}
