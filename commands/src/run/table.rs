//! What is said of a run: a line a test while it goes on, then the sum, then the first failure.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::iter;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use console::{Alignment, Color, Style, measure_text_width, pad_str, style};
use indicatif::ProgressBar;
use problem_set::{Spec, Tier};

use crate::catalogue::running as say;
use crate::out;
use crate::out::progress;
use bilingual::{Lang, text};
use judge::difference::Difference;
use judge::report::{Report, TestReport, TierReport};
use judge::runner::Progress;
use judge::testset::TestFiles;
use judge::transcript::Transcript;
use judge::verdict::{WHOLE, tier_name};
use problem_set::Verdict;

/// Lines of a dialogue that are shown after a failure.
const LAST_LINES: usize = 20;

/// The table that grows while tests are judged, with a progress bar below it.
#[derive(Debug)]
pub struct Live {
    bar: ProgressBar,
    /// Width of the column of names.
    names: usize,
    verbose: bool,
    lang: Lang,
    /// Numbers of the tests that have no row yet, in order, and rows that wait for their turn.
    waiting: Mutex<(Vec<String>, BTreeMap<String, String>)>,
}

impl Live {
    /// An empty table for these tests.
    pub fn new(tests: &[TestFiles], verbose: bool, lang: Lang) -> Live {
        let numbers = tests.iter().map(|test| test.number.clone()).rev().collect();
        Live {
            bar: progress(tests.len() as u64),
            names: tests.iter().map(|test| test.name.len()).max().unwrap_or(0),
            verbose,
            lang,
            waiting: Mutex::new((numbers, BTreeMap::new())),
        }
    }

    /// Takes note of what happens; prints rows in the order of the tests.
    pub fn note(&self, progress: Progress<'_>) {
        match progress {
            Progress::Started(test) => {
                let message = say::TEST.fill(self.lang, &[&test.number, &test.name]);
                self.bar.set_message(message);
            }
            Progress::Finished(test) => {
                self.bar.inc(1);
                let row = row(test, self.names, self.verbose, self.lang);
                // A panic elsewhere leaves the list as it was.
                let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
                let (numbers, rows) = &mut *waiting;
                rows.insert(test.number.clone(), row);
                while let Some(row) = numbers.last().and_then(|next| rows.remove(next)) {
                    numbers.pop();
                    self.bar.suspend(|| out::print(row));
                }
            }
        }
    }

    /// Removes the bar.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

/// How a verdict looks on a terminal.
fn style_of(verdict: Verdict) -> Style {
    let color = match verdict {
        Verdict::Accepted => Color::Green,
        Verdict::Partial | Verdict::Presentation => Color::Yellow,
        Verdict::Wrong | Verdict::RuntimeError | Verdict::CompileError => Color::Red,
        Verdict::TimeLimit | Verdict::IdleLimit | Verdict::MemoryLimit | Verdict::OutputLimit => {
            Color::Magenta
        }
        Verdict::JudgeError => Color::Cyan,
    };
    Style::new().fg(color).bold()
}

/// The line over the table.
pub fn heading(spec: &Spec, program: &str, language: &str, lang: Lang) -> String {
    let title = style(spec.title.of(lang)).bold();
    format!(
        "{}  {title}: {program} ({language})\n",
        style(&spec.id).bold()
    )
}

/// One test: number, name, tier, verdict, time, memory, reason.
pub fn row(test: &TestReport, names: usize, verbose: bool, lang: Lang) -> String {
    let dim = Style::new().dim();
    let mut text = format!(
        "{}  {:names$}  {}  {}  {:>6} ms  {:>6} MiB",
        test.number,
        test.name,
        dim.apply_to(in_column(test.tier, lang)),
        style_of(test.verdict).apply_to(format!("{:3}", test.verdict)),
        test.cpu_ms,
        mib(test.peak_kib),
    );
    let why = test.message.of(lang);
    if !why.is_empty() {
        let _ = write!(text, "  {why}");
    }
    text.push('\n');
    if verbose {
        let indent = " ".repeat(test.number.len() + 2);
        let about = test.about.of(lang).to_owned();
        let against = test.opponent.map(|it| say::AGAINST.fill(lang, &[&it]));
        let note = test.note.as_ref();
        let note = note.map(|it| format!("{} {}", say::NOTE.of(lang), it.of(lang)));
        let said = test.stderr.iter().map(|said| format!("stderr: {said}"));
        let again = say::MEASURED_AGAIN.of(lang).to_owned();
        let again = test.measured_again.then_some(again);
        let lines = iter::once(about).chain(against).chain(note).chain(said);
        for line in lines.chain(again) {
            let _ = writeln!(text, "{indent}{}", dim.apply_to(line));
        }
    }
    text
}

/// Everything below the table.
pub fn summary(report: &Report, lang: Lang) -> String {
    let mut text = String::from("\n");
    for line in report.compiler.iter().flat_map(|it| it.of(lang).lines()) {
        let _ = writeln!(text, "  {line}");
    }
    text.extend(report.tiers.iter().map(|tier| tier_line(tier, lang)));
    text += &untouched(report, lang);
    if report.left_out > 0 {
        let said = say::LEFT_OUT.fill(lang, &[&report.left_out]);
        let _ = writeln!(text, "{}", style(said).yellow());
    }
    text += &notes(report, lang);
    if let Some(test) = report.first_failure() {
        text += &failure(test, lang);
    }
    if let Some(warnings) = report.warnings.as_ref().filter(|_| !report.is_accepted()) {
        let _ = writeln!(text, "\n{}", style(say::WARNINGS.of(lang)).yellow());
        for line in warnings.of(lang).lines() {
            let _ = writeln!(text, "  {line}");
        }
    }
    if !report.is_accepted() {
        for it in report.wrong_names.iter().chain(&report.remarks) {
            let _ = writeln!(text, "\n{}", style(it.of(lang)).yellow());
        }
    }
    let verdict = say::VERDICT.fill(lang, &[&verdict_line(report, lang)]);
    let _ = writeln!(text, "\n{verdict}");
    text
}

/// The verdict in one line: on samples and source tier, then on the beyond tier; or, where only
/// some tests were asked for, on these.
fn verdict_line(report: &Report, lang: Lang) -> String {
    let spoken = |verdict: Verdict| {
        let short = style_of(verdict).apply_to(verdict.short());
        format!("{short}  {}", verdict.long().of(lang))
    };
    let mut line = spoken(report.verdict);
    let is_source = report.tiers.iter().any(|tier| tier.tier != Tier::Beyond);
    if let Some(beyond) = report.beyond.filter(|_| is_source) {
        line += &say::BEYOND_TOO.fill(lang, &[&spoken(beyond)]);
    }
    let asked = report.tests.len() + report.left_out;
    if asked > 0 && asked < report.of_tests {
        let judged = report.tests.len();
        line = say::SOME_TESTS.fill(lang, &[&line, &judged, &report.of_tests]);
    }
    line
}

/// The same in a column, as wide as the widest.
fn in_column(tier: Tier, lang: Lang) -> String {
    let text = |tier| match tier {
        Tier::Sample => say::COLUMN_SAMPLE.of(lang),
        Tier::Source => say::COLUMN_SOURCE.of(lang),
        Tier::Beyond => say::COLUMN_BEYOND.of(lang),
    };
    padded(text(tier), Tier::ALL.map(text)).into_owned()
}

/// A word with so many blanks that it is as wide as the widest of all.
fn padded<'a>(word: &'a str, all: [&str; 3]) -> Cow<'a, str> {
    let width = all.map(measure_text_width).into_iter().max().unwrap_or(0);
    pad_str(word, width, Alignment::Left, None)
}

/// Points of a scored problem, without needless digits: `8.37`.
pub(crate) fn points(share: u64) -> String {
    let hundredths = share * 100 / u64::from(WHOLE);
    let text = format!("{}.{:02}", hundredths / 100, hundredths % 100);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// `source: 12/12  100%  AC   slowest 31 of 1000 ms, highest 2.1 of 256 MiB`
fn tier_line(tier: &TierReport, lang: Lang) -> String {
    let accepted = tier.counts.get(&Verdict::Accepted).copied().unwrap_or(0);
    let all = tier.tests + tier.left_out;
    let failed = tier.counts.iter().filter(|it| *it.0 != Verdict::Accepted);
    let failed = failed.map(|(verdict, count)| format!("{count} {verdict}"));
    let mut failed: Vec<String> = failed.collect();
    if tier.left_out > 0 {
        failed.push(say::NOT_JUDGED.fill(lang, &[&tier.left_out]));
    }
    let failed = if failed.len() > 1 || all > accepted + 1 && !failed.is_empty() {
        format!("  ({})", failed.join(", "))
    } else {
        String::new()
    };
    let (slowest, highest) = (tier.slowest_ms, mib(tier.highest_kib));
    let of = [tier.time_ms, tier.memory_mib];
    let mut used = say::SLOWEST.fill(lang, &[&slowest, &of[0], &highest, &of[1]]);
    if tier.is_scored() {
        let earned = say::POINTS.fill(lang, &[&points(tier.share), &all]);
        used = format!("{earned}, {used}");
    }
    let name = tier_name(tier.tier, lang);
    format!(
        "{name}:{} {:>5}  {:>3}%  {}  {used}{failed}\n",
        &padded(name, Tier::ALL.map(|it| tier_name(it, lang)))[name.len()..],
        format!("{accepted}/{all}"),
        tier.percent(),
        style_of(tier.verdict).apply_to(format!("{:3}", tier.verdict)),
    )
}

/// The tiers that have no line.
pub(crate) fn untouched(report: &Report, lang: Lang) -> String {
    let tiers = report.untouched.iter();
    let tiers: Vec<String> = tiers
        .map(|it| say::ON_TESTS.fill(lang, &[&tier_name(it.tier, lang), &it.tests]))
        .collect();
    if tiers.is_empty() {
        return String::new();
    }
    say::UNTOUCHED.fill(lang, &[&tiers.join(", ")]) + "\n"
}

/// Each note once, with the number of tests that it was made on.
fn notes(report: &Report, lang: Lang) -> String {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for note in report.tests.iter().filter_map(|test| test.note.as_ref()) {
        *counts.entry(note.of(lang)).or_default() += 1;
    }
    let told = counts
        .iter()
        .map(|(note, count)| say::ON_TESTS.fill(lang, &[note, count]));
    let mut notes: Vec<String> = told.collect();
    let near = report.tests.iter().filter(|test| test.near_limit);
    let near: Vec<&str> = near.map(|test| test.number.as_str()).collect();
    if !near.is_empty() {
        notes.push(say::NEAR_LIMIT.fill(lang, &[&near.join(", ")]));
    }
    let label = style(say::NOTE.of(lang)).yellow();
    let lines = notes.into_iter().map(|note| format!("{label} {note}\n"));
    lines.collect()
}

/// What is needed to look into a failure.
fn failure(test: &TestReport, lang: Lang) -> String {
    let heading = style(say::FIRST_FAILURE.of(lang)).bold();
    let about = test.about.of(lang);
    let text = format!("\n{heading} test {}, {}: {about}\n", test.number, test.name);
    // As it would be typed from here, where that is shorter.
    let here = std::env::current_dir().unwrap_or_default();
    let input = test.input.strip_prefix(here).unwrap_or(&test.input);
    text + &details(test, Some(input), lang)
}

/// Everything that is known of a failure, and where its input is if that is a file to look into.
pub fn details(test: &TestReport, input: Option<&Path>, lang: Lang) -> String {
    let mut text = format!(
        "  {}: {}\n",
        test.verdict.long().of(lang),
        test.message.of(lang)
    );
    if let Some(opponent) = test.opponent {
        let _ = writeln!(text, "  {}", say::AGAINST.fill(lang, &[&opponent]));
    }
    for line in &test.stderr {
        let _ = writeln!(text, "  {}", say::IT_SAID.fill(lang, &[line]));
    }
    if let Some(input) = input {
        let _ = writeln!(text, "  {}", say::INPUT.fill(lang, &[&text::name(input)]));
    }
    if let Some(difference) = &test.difference {
        text += &side_by_side(difference, lang);
    }
    if let Some(transcript) = &test.transcript {
        text += &dialogue(transcript, lang);
    }
    text
}

/// The end of a dialogue.
fn dialogue(transcript: &Transcript, lang: Lang) -> String {
    let shown = transcript.tail(LAST_LINES);
    let mut text = format!("\n  {}\n", say::DIALOGUE.of(lang));
    let before = transcript.count() - shown.len();
    if before > 0 {
        let _ = writeln!(text, "     {}", say::LINES_BEFORE.fill(lang, &[&before]));
    }
    for line in shown {
        let _ = writeln!(text, "  {line}");
    }
    text
}

/// The lines around the difference, the reference's on the left.
fn side_by_side(difference: &Difference, lang: Lang) -> String {
    let left = if difference.differs.is_some() {
        say::EXPECTED.of(lang)
    } else {
        say::ONE_ANSWER.of(lang)
    };
    let lines = difference.expected.iter().map(String::as_str);
    let width = lines.chain([left]).map(measure_text_width).max();
    let width = width.unwrap_or(0);
    let (line, found) = (say::LINE.of(lang), say::FOUND.of(lang));
    let mut text = format!(
        "\n  {line}  {}  │ {found}\n",
        pad_str(left, width, Alignment::Left, None)
    );
    let count = difference.expected.len().max(difference.found.len());
    for (offset, number) in (difference.line..).take(count).enumerate() {
        let at = |lines: &[String]| lines.get(offset).cloned().unwrap_or_default();
        let (expected, found) = (at(&difference.expected), at(&difference.found));
        let here = difference.differs == Some(number);
        let mark = if here { '>' } else { ' ' };
        let line = format!(
            "{mark} {number:>3}  {}  │ {found}",
            pad_str(&expected, width, Alignment::Left, None)
        );
        let shown = style(line.trim_end());
        let shown = if here { shown.bold() } else { shown };
        let _ = writeln!(text, "  {shown}");
    }
    text
}

/// KiB as MiB with one decimal, rounded up: a peak past the limit never looks like the limit.
fn mib(kib: u64) -> String {
    let tenths = (kib * 10).div_ceil(1024);
    format!("{}.{}", tenths / 10, tenths % 10)
}
