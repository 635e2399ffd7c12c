//! What is said of a run: a line a test while it goes on, then the sum, then the first failure.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use console::{Style, measure_text_width, style};
use indicatif::{ProgressBar, ProgressStyle};
use registry::Spec;

use crate::judging::difference::Difference;
use crate::judging::report::{Report, TestReport, TierReport};
use crate::judging::runner::Progress;
use crate::judging::transcript::Transcript;
use crate::judging::verdict::Verdict;
use crate::set::testset::TestFiles;

/// Lines of a dialogue that are shown after a failure.
const LAST_LINES: usize = 20;

/// The table that grows while tests are judged, with a progress bar below it.
#[derive(Debug)]
pub struct Live {
    bar: ProgressBar,
    /// Width of the column of names.
    names: usize,
    verbose: bool,
    /// Numbers of the tests that have no row yet, in order, and rows that wait for their turn.
    waiting: Mutex<(Vec<String>, BTreeMap<String, String>)>,
}

impl Live {
    /// An empty table for these tests.
    ///
    /// The bar is drawn on standard error, and only if that is a terminal.
    pub fn new(tests: &[TestFiles], verbose: bool) -> Live {
        let style = ProgressStyle::with_template("{bar:24} {pos}/{len}  {wide_msg}")
            .unwrap_or_else(|_| ProgressStyle::default_bar());
        let numbers = tests.iter().map(|test| test.number.clone()).rev().collect();
        Live {
            bar: ProgressBar::new(tests.len() as u64).with_style(style),
            names: tests.iter().map(|test| test.name.len()).max().unwrap_or(0),
            verbose,
            waiting: Mutex::new((numbers, BTreeMap::new())),
        }
    }

    /// Takes note of what happens; prints rows in the order of the tests.
    pub fn note(&self, progress: Progress<'_>) {
        match progress {
            Progress::Started(test) => {
                self.bar
                    .set_message(format!("test {} {}", test.number, test.name));
            }
            Progress::Finished(test) => {
                self.bar.inc(1);
                let row = row(test, self.names, self.verbose);
                // A panic elsewhere leaves the list as it was.
                let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
                let (numbers, rows) = &mut *waiting;
                rows.insert(test.number.clone(), row);
                while let Some(row) = numbers.last().and_then(|next| rows.remove(next)) {
                    numbers.pop();
                    self.bar.suspend(|| print!("{row}"));
                }
            }
        }
    }

    /// Removes the bar.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

/// The line over the table.
pub fn heading(spec: &Spec, program: &str, language: &str) -> String {
    let title = style(&spec.title.en).bold();
    format!(
        "{}  {title}: {program} ({language})\n",
        style(&spec.id).bold()
    )
}

/// One test: number, name, tier, verdict, time, memory, reason.
pub fn row(test: &TestReport, names: usize, verbose: bool) -> String {
    let dim = Style::new().dim();
    let mut text = format!(
        "{}  {:names$}  {}  {}  {:>6} ms  {:>6} MiB",
        test.number,
        test.name,
        dim.apply_to(format!("{:6}", test.tier)),
        test.verdict.style().apply_to(format!("{:3}", test.verdict)),
        test.cpu_ms,
        mib(test.peak_kib),
    );
    if !test.message.is_empty() {
        let _ = write!(text, "  {}", test.message);
    }
    text.push('\n');
    if verbose {
        let indent = " ".repeat(test.number.len() + 2);
        let mut line = |what: &str| {
            let _ = writeln!(text, "{indent}{}", dim.apply_to(what));
        };
        line(&test.about);
        test.opponent
            .iter()
            .for_each(|opponent| line(&format!("against: {opponent}")));
        test.note
            .iter()
            .for_each(|note| line(&format!("note: {note}")));
        test.stderr
            .iter()
            .for_each(|said| line(&format!("stderr: {said}")));
        if test.measured_again {
            line("narrowly late at first: measured again, alone");
        }
    }
    text
}

/// Everything below the table.
pub fn summary(report: &Report) -> String {
    let mut text = String::from("\n");
    if let Some(compiler) = &report.compiler {
        let _ = writeln!(text, "{compiler}");
    }
    report
        .tiers
        .iter()
        .for_each(|tier| text += &tier_line(tier));
    if report.left_out > 0 {
        let count = report.left_out;
        let tests = if count == 1 { "test" } else { "tests" };
        let _ = writeln!(
            text,
            "{} {count} {tests} after these failures; --all judges every test",
            style("left out:").yellow()
        );
    }
    text += &notes(report);
    if let Some(test) = report.first_failure() {
        text += &failure(test);
    }
    let spoken = |verdict: Verdict| {
        let short = verdict.style().apply_to(verdict.short());
        format!("{short}  {}", verdict.long())
    };
    let _ = writeln!(text, "\nverdict: {}", spoken(report.verdict));
    if let Some(beyond) = report.beyond {
        let _ = writeln!(text, "beyond:  {}", spoken(beyond));
    }
    text
}

/// `source: 12/12  AC   slowest 31 of 1000 ms, highest 2.1 of 256 MiB`
fn tier_line(tier: &TierReport) -> String {
    let accepted = tier.counts.get(&Verdict::Accepted).copied().unwrap_or(0);
    let failed: Vec<String> = tier
        .counts
        .iter()
        .filter(|(verdict, _)| **verdict != Verdict::Accepted)
        .map(|(verdict, count)| format!("{count} {verdict}"))
        .collect();
    let failed = if failed.len() > 1 || tier.tests > accepted + 1 {
        format!("  ({})", failed.join(", "))
    } else {
        String::new()
    };
    format!(
        "{}: {:>5}  {:>3}%  {}  slowest {} of {} ms, highest {} of {} MiB{failed}\n",
        tier.tier,
        format!("{accepted}/{}", tier.tests),
        tier.percent(),
        tier.verdict.style().apply_to(format!("{:3}", tier.verdict)),
        tier.slowest_ms,
        tier.time_ms,
        mib(tier.highest_kib),
        tier.memory_mib,
    )
}

/// Each note once, with the number of tests that it was made on.
fn notes(report: &Report) -> String {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for note in report.tests.iter().filter_map(|test| test.note.as_deref()) {
        *counts.entry(note).or_default() += 1;
    }
    let mut text = String::new();
    for (note, count) in counts {
        let tests = if count == 1 { "test" } else { "tests" };
        let label = style("note:").yellow();
        let _ = writeln!(text, "{label} {note} ({count} {tests})");
    }
    text
}

/// What is needed to look into a failure.
fn failure(test: &TestReport) -> String {
    let heading = style("first failure:").bold();
    let text = format!(
        "\n{heading} test {}, {}: {}\n",
        test.number, test.name, test.about
    );
    // As it would be typed from here, where that is shorter.
    let here = std::env::current_dir().unwrap_or_default();
    let input = test.input.strip_prefix(here).unwrap_or(&test.input);
    text + &details(test, Some(input))
}

/// Everything that is known of a failure, and where its input is if that is a file to look into.
pub fn details(test: &TestReport, input: Option<&Path>) -> String {
    let mut text = format!("  {}: {}\n", test.verdict.long(), test.message);
    if let Some(opponent) = test.opponent {
        let _ = writeln!(text, "  against: {opponent}");
    }
    for line in &test.stderr {
        let _ = writeln!(text, "  it said: {line}");
    }
    if let Some(input) = input {
        let _ = writeln!(text, "  input: {}", input.display());
    }
    if let Some(difference) = &test.difference {
        text += &side_by_side(difference);
    }
    if let Some(transcript) = &test.transcript {
        text += &dialogue(transcript);
    }
    text
}

/// The end of a dialogue.
fn dialogue(transcript: &Transcript) -> String {
    let shown = transcript.tail(LAST_LINES);
    let mut text = "\n  the dialogue (> said by the program, < said to it):\n".to_owned();
    match transcript.count() - shown.len() {
        0 => {}
        before => {
            let _ = writeln!(text, "     … {before} lines before; --json shows them");
        }
    }
    for line in shown {
        let _ = writeln!(text, "  {line}");
    }
    text
}

/// The lines around the difference, the reference's on the left.
fn side_by_side(difference: &Difference) -> String {
    let left = if difference.differs.is_some() {
        "expected"
    } else {
        "one right answer"
    };
    let width = difference
        .expected
        .iter()
        .map(|line| measure_text_width(line))
        .chain([left.len()])
        .max()
        .unwrap_or(0);
    let padded = |line: &str| {
        format!(
            "{line}{}",
            " ".repeat(width.saturating_sub(measure_text_width(line)))
        )
    };
    let mut text = format!("\n  line  {}  │ found\n", padded(left));
    let count = difference.expected.len().max(difference.found.len());
    for (offset, number) in (difference.line..).take(count).enumerate() {
        let (expected, found) = (
            difference.expected.get(offset),
            difference.found.get(offset),
        );
        let missing = String::new();
        let here = difference.differs == Some(number);
        let line = format!(
            "{} {number:>3}  {}  │ {}",
            if here { ">" } else { " " },
            padded(expected.unwrap_or(&missing)),
            found.unwrap_or(&missing),
        );
        let line = line.trim_end();
        let shown = if here {
            style(line).bold()
        } else {
            style(line)
        };
        let _ = writeln!(text, "  {shown}");
    }
    text
}

/// KiB as MiB with one decimal, rounded up: a peak past the limit never looks like the limit.
fn mib(kib: u64) -> String {
    let tenths = (kib * 10).div_ceil(1024);
    format!("{}.{}", tenths / 10, tenths % 10)
}
