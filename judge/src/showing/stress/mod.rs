//! `judge stress`: looks for an input on which a program fails, and makes it small.
//!
//! Inputs come from the room's generator of small ones, plain and with words changed (`inputs`),
//! and, when half of the time is over, from the tests of the set. What is found is shrunk
//! (`shrink`), so that a person can work it through by hand.

mod inputs;
pub(crate) mod mine;
mod shrink;

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant, SystemTime};

use anyhow::{Context, Result, bail};
use casebook::seeded;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use registry::spec::{Opponent, Test};
use registry::{AnyProblem, Spec, Tier};
use sandbox::Scratch;

use crate::catalogue::judging::MORE_LINES;
use crate::catalogue::{errors, stress as say};
use crate::judging::language::Language;
use crate::judging::program::{Program, Unprepared};
use crate::judging::report::TestReport;
use crate::judging::runner::judge_test;
use crate::judging::settings::Settings;
use crate::judging::temporary::temporary;
use crate::judging::verdict::Verdict;
use crate::set::problem::spec_of;
use crate::set::testset::TestFiles;
use crate::showing::{out, table};
use inputs::{Inputs, is_legal};
use mine::Mine;
use words::{Fault, Lang};

/// The longest time that is spent on making an input smaller.
const SHRINKING: Duration = Duration::from_secs(10);

/// Tests of the set that have more bytes are no place to start from.
const LARGEST_TEST: usize = 1 << 17;

/// Lines of an input that are shown.
const SHOWN_LINES: usize = 40;

/// Moves of a line of play that are shown.
const SHOWN_MOVES: usize = 30;

/// What `judge stress` is told on the command line.
#[derive(Debug, Args)]
pub struct StressArguments {
    /// The problem
    pub id: String,
    /// A source or an executable
    pub program: PathBuf,
    /// The language, where the name of the source leaves a choice
    #[arg(long, value_name = "NAME")]
    pub language: Option<Language>,
    /// How long to look, in seconds
    #[arg(long, default_value = "30s", value_name = "SECONDS", value_parser = seconds)]
    pub time: u64,
    /// Inputs of the beyond tier, under its limits
    #[arg(long)]
    pub beyond: bool,
    /// Keep what is found, for judge run --mine
    #[arg(long)]
    pub save: bool,
    /// Try the inputs of this seed; else others every time
    #[arg(long)]
    pub seed: Option<u64>,
    /// The language; that of the locale if not given
    #[arg(long, value_enum)]
    pub lang: Option<Lang>,
}

fn seconds(text: &str) -> Result<u64, Fault> {
    match text.strip_suffix('s').unwrap_or(text).parse() {
        Ok(seconds @ 1..=86_400) => Ok(seconds),
        _ => Err(Fault::new(&errors::SECONDS)),
    }
}

/// An input on which the program fails.
#[derive(Debug)]
pub struct Counterexample {
    /// The input.
    pub input: String,
    /// What happened.
    pub report: TestReport,
    /// Bytes of the input before it was made smaller.
    pub bytes_before: usize,
    /// The verdict when it was run once more, if that is another one.
    pub another_time: Option<Verdict>,
}

/// What was found out.
#[derive(Debug)]
pub struct Found {
    /// The counterexample, if there is one.
    pub counterexample: Option<Counterexample>,
    /// Inputs on which the program ran while one was looked for.
    pub tried: usize,
    /// The longest CPU time on one of them, in milliseconds.
    pub slowest_ms: u64,
}

/// Looks for an input on which the program fails. The exit code is 1 if there is one.
///
/// # Errors
/// If the program cannot be run at all.
pub fn stress(arguments: &StressArguments) -> Result<ExitCode> {
    let problem = checker::find_problem(&arguments.id)?;
    let spec = spec_of(problem)?;
    let lang = Lang::or_of_locale(arguments.lang);
    let settings = Settings {
        language: arguments.language,
        lang,
        ..Settings::default()
    };
    let program = match Program::prepare(&arguments.program, &settings) {
        Ok(program) => program,
        Err(refused @ Unprepared::Compile { .. }) => {
            out::line(refused.told(lang));
            return Ok(ExitCode::FAILURE);
        }
        Err(other) => bail!("{}", other.told(lang)),
    };
    out::remarks(program.remarks());
    let tier = if arguments.beyond && spec.limits.beyond.is_some() {
        Tier::Beyond
    } else {
        Tier::Source
    };
    let by_clock = || {
        let now = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default();
        u64::try_from(now.as_nanos() % u128::from(u64::MAX)).unwrap_or(0)
    };
    let bench = Bench::new(&program, problem, &spec, &settings, tier)?;
    let seed = arguments.seed.unwrap_or_else(by_clock);
    let found = bench.look(Duration::from_secs(arguments.time), seed)?;
    let factor = program.language().factor();
    out::print(told(problem, &spec, tier, &found, factor, lang));
    let Some(Counterexample { input, .. }) = &found.counterexample else {
        return Ok(ExitCode::SUCCESS);
    };
    if arguments.save {
        let path = Mine::of_user(problem)?.add(input)?;
        let shown = words::text::name(&path);
        out::line(say::KEPT.fill(lang, &[&shown, &problem.id()]));
    }
    Ok(ExitCode::FAILURE)
}

/// A program before inputs that nobody has seen.
pub struct Bench<'a> {
    program: &'a Program,
    problem: &'static dyn AnyProblem,
    spec: &'a Spec,
    settings: &'a Settings,
    tier: Tier,
    /// Input and answer of the run that goes on.
    folder: Scratch,
}

impl<'a> Bench<'a> {
    /// A bench for inputs of this tier.
    ///
    /// # Errors
    /// If there is no place for the files.
    pub fn new(
        program: &'a Program,
        problem: &'static dyn AnyProblem,
        spec: &'a Spec,
        settings: &'a Settings,
        tier: Tier,
    ) -> Result<Bench<'a>> {
        Ok(Bench {
            program,
            problem,
            spec,
            settings,
            tier,
            folder: temporary()?,
        })
    }

    /// Looks for a counterexample as long as told, and makes the first one smaller.
    ///
    /// # Errors
    /// If the files of a run cannot be written.
    pub fn look(&self, time: Duration, seed: u64) -> Result<Found> {
        let start = Instant::now();
        let bar = ProgressBar::new_spinner().with_style(
            ProgressStyle::with_template("{spinner} {msg}")
                .unwrap_or_else(|_| ProgressStyle::default_spinner()),
        );
        let (mut tests, rest) = self.own_tests();
        let mut rest = rest.into_iter();
        let rng = seeded(&["stress", self.problem.id(), &seed.to_string()]);
        let mut inputs = Inputs::new(self.problem, self.tier, &tests, rng);
        tests.sort_by_key(|test| std::cmp::Reverse(test.len()));
        let mut found = Found {
            counterexample: None,
            tried: 0,
            slowest_ms: 0,
        };
        while start.elapsed() < time {
            let own = if start.elapsed() > time / 2 {
                let next = || rest.next().and_then(|test| self.made(test));
                tests.pop().or_else(next)
            } else {
                None
            };
            let input = own.unwrap_or_else(|| inputs.next());
            let opponent = self.opponent(found.tried);
            let name = format!("stress {seed} {}", found.tried);
            let report = self.run(&input, opponent, &name)?;
            found.tried += 1;
            found.slowest_ms = found.slowest_ms.max(report.cpu_ms);
            if found.tried.is_multiple_of(16) {
                bar.set_message(format!("{}", found.tried));
                bar.tick();
            }
            if fails(&report) {
                found.counterexample = Some(self.smallest(&input, report, opponent, &name)?);
                break;
            }
        }
        bar.finish_and_clear();
        Ok(found)
    }

    /// The tests of the set up to the first large one, and those behind it, which take too long to
    /// be made in advance: the beyond tier's first, because it is asked for them.
    fn own_tests(&self) -> (Vec<String>, Vec<&Test>) {
        let tests = self.spec.tests.iter();
        let mut tests = tests.filter(|test| test.tier != Tier::Beyond || self.tier == Tier::Beyond);
        let made = tests.by_ref().map_while(|test| self.made(test)).collect();
        let mut rest: Vec<&Test> = tests.collect();
        rest.sort_by_key(|test| test.tier != Tier::Beyond);
        (made, rest)
    }

    /// The test's input, unless it is larger than a person may want to look at.
    fn made(&self, test: &Test) -> Option<String> {
        let input = self.problem.recipe(&test.name)?;
        (input.len() <= LARGEST_TEST).then_some(input)
    }

    /// In an interactive problem, whom to play against.
    fn opponent(&self, number: usize) -> Option<Opponent> {
        let opponents = Opponent::ALL;
        self.problem
            .dialogue()
            .map(|_| opponents[number % opponents.len()])
    }

    fn run(&self, input: &str, opponent: Option<Opponent>, name: &str) -> Result<TestReport> {
        let file = |extension| {
            let name = format!("{}.{extension}", self.problem.file());
            self.folder.path().join(name)
        };
        let (input_file, answer_file) = (file("INP"), file("OUT"));
        let answer = self.problem.solve("the input", input.as_bytes())?;
        let write = |path: &Path, text: &str| {
            let shown = words::text::name(path);
            fs::write(path, text)
                .with_context(|| errors::NOT_WRITTEN.fill(self.settings.lang, &[&shown]))
        };
        write(&input_file, input)?;
        write(&answer_file, &answer)?;
        let test = TestFiles {
            number: "–".to_owned(),
            name: name.to_owned(),
            tier: self.tier,
            about: String::new(),
            opponent,
            input: input_file,
            answer: answer_file,
        };
        Ok(judge_test(
            self.program,
            self.problem,
            self.spec,
            &test,
            self.settings,
        ))
    }

    fn smallest(
        &self,
        input: &str,
        report: TestReport,
        opponent: Option<Opponent>,
        name: &str,
    ) -> Result<Counterexample> {
        let deadline = Instant::now() + SHRINKING;
        // Another fault than the one that was found would lead astray.
        let verdict = report.verdict;
        let (small, report) = shrink::shrink(input, report, deadline, &mut |candidate| {
            if !is_legal(self.problem, candidate, self.tier) {
                return None;
            }
            let report = self.run(candidate, opponent, name).ok()?;
            (report.verdict == verdict).then_some(report)
        });
        let again = self.run(&small, opponent, name)?.verdict;
        Ok(Counterexample {
            input: small,
            report,
            bytes_before: input.len(),
            another_time: (again != verdict).then_some(again),
        })
    }
}

/// Whether the program did something wrong; a lower score is no fault.
fn fails(report: &TestReport) -> bool {
    !matches!(report.verdict, Verdict::Accepted | Verdict::Partial)
}

/// What was found, for a person.
fn told(
    problem: &dyn AnyProblem,
    spec: &Spec,
    tier: Tier,
    found: &Found,
    factor: u64,
    lang: Lang,
) -> String {
    let limit = spec.limits(tier).time_ms * factor;
    let (tried, slowest) = (found.tried, found.slowest_ms);
    let Some(example) = &found.counterexample else {
        return say::NOTHING.fill(lang, &[&tried, &slowest, &limit]) + "\n";
    };
    let report = &example.report;
    let mut text = say::FAILS.fill(lang, &[&tried, &report.verdict.long(lang)]);
    let _ = writeln!(text, "\n\n{}.INP:", problem.file());
    let lines: Vec<&str> = example.input.lines().collect();
    for line in lines.iter().take(SHOWN_LINES) {
        let _ = writeln!(text, "  {}", words::text::printable(line));
    }
    if lines.len() > SHOWN_LINES {
        let more = lines.len() - SHOWN_LINES;
        let _ = writeln!(text, "  {}", MORE_LINES.fill(lang, &[&more]));
    }
    text.push('\n');
    text += &table::details(report, None, lang);
    if let Some(verdict) = example.another_time {
        let _ = writeln!(
            text,
            "\n  {}",
            say::UNSTEADY.fill(lang, &[&verdict.long(lang)])
        );
    }
    if let Some(line) = line_of_play(problem, &example.input) {
        let _ = writeln!(text, "\n  {}", say::BEST_PLAY.fill(lang, &[&line]));
    }
    text
}

/// Best play of both, if the input tells of one game, and of a short one.
fn line_of_play(problem: &dyn AnyProblem, input: &str) -> Option<String> {
    let mut games = problem.games(input.as_bytes()).ok()?;
    let [game] = games.as_mut_slice() else {
        return None;
    };
    game.remember(100_000);
    let line = game.line().ok()?;
    (!line.is_empty() && line.len() <= SHOWN_MOVES).then(|| line.join(", "))
}
