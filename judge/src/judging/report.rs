//! What happened: on a test, on the tests of a tier, on all of them. What is said in sentences is left out
//! where this is written down for machines, until somebody chooses a language.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::path::PathBuf;

use problem_set::spec::{Limits, Opponent, Title};
use problem_set::{AnyProblem, Spec, Tier, Verdict};
use serde::{Serialize, Serializer};

use super::difference::Difference;
use super::judged::Judged;
use super::language::Language;
use super::prepared::limits_for;
use super::program::Program;
use super::transcript::Transcript;
use super::verdict::WHOLE;
use crate::set::testset::TestFiles;
use bilingual::Message;
use sandbox::Isolation;

/// What happened on one test.
#[derive(Debug, Clone, Serialize)]
pub struct TestReport {
    /// `01`, `02`, …
    pub number: String,
    /// Name of its recipe.
    pub name: String,
    /// Its tier.
    #[serde(serialize_with = "written")]
    pub tier: Tier,
    /// What it is for, in English.
    pub about: Title,
    /// The verdict.
    pub verdict: Verdict,
    /// Why, in one line; empty if there is nothing to say.
    #[serde(skip)]
    pub message: Message,
    /// What the program's author should know whatever the verdict is.
    #[serde(skip)]
    pub note: Option<Message>,
    /// CPU time in milliseconds, rounded up.
    pub cpu_ms: u64,
    /// Time on the wall in milliseconds, rounded up.
    pub wall_ms: u64,
    /// Peak resident memory in KiB.
    pub peak_kib: u64,
    /// Whether it was accepted with more than nine tenths of its time.
    pub near_limit: bool,
    /// The points of [`WHOLE`] that it is worth: all, none, or a part where answers are scored.
    pub share: u32,
    /// Whether the time is that of a second run, alone.
    pub measured_again: bool,
    /// The last lines that the program wrote to standard error.
    pub stderr: Vec<String>,
    /// Where the output differs from the reference's.
    pub difference: Option<Difference>,
    /// By what the output is known, if it is wrong; in an interactive problem, all that was said.
    #[serde(skip)]
    pub output: Option<String>,
    /// Whom the program played against, in an interactive problem.
    pub opponent: Option<&'static str>,
    /// What was said, if the program failed.
    pub transcript: Option<Transcript>,
    /// The input, to try again with.
    pub input: PathBuf,
}

/// The tests of one tier, summed up.
#[derive(Debug, Clone, Serialize)]
pub struct TierReport {
    /// The tier.
    #[serde(serialize_with = "written")]
    pub tier: Tier,
    /// The verdict on all its tests.
    pub verdict: Verdict,
    /// How many of its tests were judged.
    pub tests: usize,
    /// How many were left out because others had failed.
    pub left_out: usize,
    /// The points of its tests together; each has [`WHOLE`].
    pub share: u64,
    /// How many got each verdict.
    pub counts: BTreeMap<Verdict, usize>,
    /// The longest CPU time in milliseconds.
    pub slowest_ms: u64,
    /// Its limit.
    pub time_ms: u64,
    /// The highest peak in KiB.
    pub highest_kib: u64,
    /// Its limit, in MiB.
    pub memory_mib: u64,
}

/// A tier of which no test was judged.
#[derive(Debug, Clone, Serialize)]
pub struct Untouched {
    /// The tier.
    #[serde(serialize_with = "written")]
    pub tier: Tier,
    /// How many tests it has.
    pub tests: usize,
}

/// What happened on all tests that were judged.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Report {
    /// The problem.
    pub problem: String,
    /// The program, as it was named.
    pub program: String,
    /// Its language.
    pub language: String,
    /// What kept the program away from the rest of the machine.
    #[serde(skip)]
    pub isolation: Isolation,
    /// How many times the time limit the language has.
    pub time_factor: u64,
    /// What the compiler warned of.
    #[serde(skip)]
    pub warnings: Option<Message>,
    /// What the source seems to get wrong in the names of files.
    #[serde(skip)]
    pub wrong_names: Vec<Message>,
    /// What else its author should know of what was handed in.
    #[serde(skip)]
    pub remarks: Vec<Message>,
    /// The verdict: samples and source tier.
    pub verdict: Verdict,
    /// The verdict on the beyond tier, if it was judged.
    pub beyond: Option<Verdict>,
    /// What the compiler said, if it refused the source: each of its lines behind a gutter.
    #[serde(skip)]
    pub compiler: Option<Message>,
    /// The tiers that were judged.
    pub tiers: Vec<TierReport>,
    /// The tiers of which no test was judged, though some of their part were asked for.
    pub untouched: Vec<Untouched>,
    /// The tests that were judged, in order.
    pub tests: Vec<TestReport>,
    /// How many tests were left out because others had failed.
    pub left_out: usize,
    /// How many tests the tiers have that were asked for, all or some of them.
    pub of_tests: usize,
}

impl TestReport {
    /// The report on a run that was judged.
    pub(super) fn new(
        judged: Judged,
        test: &TestFiles,
        limits: Limits,
        measured_again: bool,
    ) -> TestReport {
        let is_near = judged.ended.cpu_us * 10 > limits.time_ms * 9000;
        TestReport {
            near_limit: is_near && judged.finding.verdict == Verdict::Accepted,
            share: judged.finding.share,
            number: test.number.clone(),
            name: test.name.clone(),
            tier: test.tier,
            about: test.about.clone(),
            verdict: judged.finding.verdict,
            message: judged.finding.reason,
            note: judged.note,
            cpu_ms: judged.ended.cpu_ms(),
            wall_ms: judged.ended.wall_us.div_ceil(1000),
            peak_kib: judged.ended.peak_kib,
            measured_again,
            stderr: judged.stderr,
            difference: judged.difference,
            output: judged.output,
            opponent: test.opponent.map(Opponent::name),
            transcript: judged.transcript,
            input: test.input.clone(),
        }
    }
}

impl TierReport {
    /// How many of a hundred points were earned, rounded down: only all tests, none of them left
    /// out, make a hundred.
    pub fn percent(&self) -> u64 {
        let all = (self.tests + self.left_out).max(1) as u64;
        self.share * 100 / (all * u64::from(WHOLE))
    }

    /// Whether some answers earned a part of the points.
    pub fn is_scored(&self) -> bool {
        self.counts.contains_key(&Verdict::Partial)
    }
}

impl Report {
    /// Sums up the reports on these tests, some of which may have been left out.
    pub fn new(
        program: &Program,
        problem: &dyn AnyProblem,
        spec: &Spec,
        tests: Vec<TestReport>,
        asked: &[TestFiles],
    ) -> Report {
        let verdict_of = |tiers: &[Tier]| {
            let chosen = tests.iter().filter(|test| tiers.contains(&test.tier));
            let mut verdicts = chosen.map(|test| test.verdict).peekable();
            verdicts.peek().is_some().then(|| Verdict::of_all(verdicts))
        };
        let beyond = verdict_of(&[Tier::Beyond]);
        let is_asked = |tier: Tier| asked.iter().any(|test| test.tier == tier);
        let in_tier = |tier: Tier| match tier {
            Tier::Beyond => is_asked(tier),
            Tier::Sample | Tier::Source => is_asked(Tier::Sample) || is_asked(Tier::Source),
        };
        let size = |tier: Tier| spec.tests.iter().filter(|it| it.tier == tier).count();
        let in_question = || Tier::ALL.into_iter().filter(|tier| in_tier(*tier));
        let is_touched = |tier: Tier| tests.iter().any(|test| test.tier == tier);
        let untouched = in_question().filter(|tier| !is_touched(*tier) && size(*tier) > 0);
        let untouched = untouched.map(|tier| Untouched {
            tier,
            tests: size(tier),
        });
        let of_tests = in_question().map(size).sum();
        Report {
            warnings: program.warnings().cloned(),
            wrong_names: program.wrong_names(problem),
            remarks: program.remarks().to_vec(),
            // With tests of the beyond tier alone (one test was asked for), they decide.
            verdict: verdict_of(&[Tier::Sample, Tier::Source])
                .or(beyond)
                .unwrap_or(Verdict::Accepted),
            beyond,
            tiers: tier_reports(program, spec, &tests, asked),
            left_out: asked.len() - tests.len(),
            of_tests,
            untouched: untouched.collect(),
            tests,
            ..Report::empty(
                spec,
                program.shown(),
                program.language(),
                program.isolation(),
            )
        }
    }

    /// The report on a source that does not compile.
    pub fn compile_error(
        spec: &Spec,
        program: &str,
        language: Language,
        compiler: Message,
        isolation: &Isolation,
    ) -> Report {
        Report {
            verdict: Verdict::CompileError,
            compiler: Some(compiler),
            ..Report::empty(spec, program, language, isolation)
        }
    }

    fn empty(spec: &Spec, program: &str, language: Language, isolation: &Isolation) -> Report {
        Report {
            problem: spec.id.clone(),
            program: program.to_owned(),
            language: language.name().to_owned(),
            isolation: isolation.clone(),
            time_factor: language.factor(),
            ..Report::default()
        }
    }

    /// Whether everything that was judged was accepted.
    pub fn is_accepted(&self) -> bool {
        self.verdict == Verdict::Accepted && self.beyond.is_none_or(|it| it == Verdict::Accepted)
    }

    /// The first test that was not accepted.
    pub fn first_failure(&self) -> Option<&TestReport> {
        self.tests
            .iter()
            .find(|test| test.verdict != Verdict::Accepted)
    }
}

fn tier_reports(
    program: &Program,
    spec: &Spec,
    tests: &[TestReport],
    asked: &[TestFiles],
) -> Vec<TierReport> {
    let summed = Tier::ALL.into_iter().filter_map(|tier| {
        let of_tier: Vec<_> = tests.iter().filter(|test| test.tier == tier).collect();
        if of_tier.is_empty() {
            return None;
        }
        let limits = limits_for(program, spec, tier);
        let mut counts = BTreeMap::new();
        for test in &of_tier {
            *counts.entry(test.verdict).or_default() += 1;
        }
        let asked = asked.iter().filter(|test| test.tier == tier).count();
        Some(TierReport {
            tier,
            verdict: Verdict::of_all(of_tier.iter().map(|test| test.verdict)),
            tests: of_tier.len(),
            left_out: asked - of_tier.len(),
            share: of_tier.iter().map(|test| u64::from(test.share)).sum(),
            counts,
            slowest_ms: of_tier.iter().map(|test| test.cpu_ms).max().unwrap_or(0),
            time_ms: limits.time_ms,
            highest_kib: of_tier.iter().map(|test| test.peak_kib).max().unwrap_or(0),
            memory_mib: limits.memory_mib,
        })
    });
    summed.collect()
}

/// As it is written.
fn written<T: Display, S: Serializer>(it: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(it)
}
