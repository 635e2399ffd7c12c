//! A program before inputs that nobody has seen.

use std::cell::Cell;
use std::collections::HashSet;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::{Duration, Instant};

use bilingual::{Fault, Result};
use contract::seeded;
use finding::{Ascent, Words, shrink, squeeze};
use indicatif::ProgressBar;
use problem_set::spec::{Opponent, Test, Title};
use problem_set::{AnyProblem, Spec, Tier};
use sandbox::Scratch;

use super::built::named;
use super::domain::Domain;
use super::inputs::Inputs;
use judge::errors;
use judge::program::Program;
use judge::report::TestReport;
use judge::runner::judge_test;
use judge::settings::Settings;
use judge::temporary::temporary;
use judge::testset::TestFiles;
use problem_set::Verdict;

/// So many inputs are tried in order of their size, unless a quarter of the time is over before.
const SMALL_ONES: usize = 400;

/// The longest time that is spent on making an input smaller.
const SHRINKING: Duration = Duration::from_secs(10);

/// Runs that are spent on inputs which are smaller than the one that was found, but no part of it.
const OTHERS: usize = 300;

/// Tests of the set that have more bytes are no place to start from.
const LARGEST_TEST: usize = 1 << 17;

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
#[derive(Debug, Default)]
pub struct Found {
    /// The counterexample, if there is one.
    pub counterexample: Option<Counterexample>,
    /// Inputs on which the program ran while one was looked for.
    pub tried: usize,
    /// The longest CPU time on one of them, in milliseconds.
    pub slowest_ms: u64,
}

/// A run in which the program failed.
struct Failure {
    input: String,
    opponent: Option<Opponent>,
    name: String,
    report: TestReport,
}

/// Inputs that need not be tried again.
#[derive(Default)]
struct Tried(HashSet<u64>);

impl Tried {
    /// Whether it was not among them.
    fn add(&mut self, input: &str) -> bool {
        let mut hasher = DefaultHasher::new();
        input.hash(&mut hasher);
        self.0.insert(hasher.finish())
    }
}

/// A program before inputs that nobody has seen.
pub struct Bench<'a> {
    program: &'a Program,
    domain: Domain<'a>,
    settings: &'a Settings,
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
            domain: Domain {
                problem,
                spec,
                tier,
            },
            settings,
            folder: temporary()?,
        })
    }

    /// Looks for a counterexample as long as told, and makes the first one smaller.
    ///
    /// # Errors
    /// If the files of a run cannot be written.
    pub fn look(&self, time: Duration, seed: u64) -> Result<Found> {
        let bar = ProgressBar::new_spinner();
        let (tests, rest) = self.own_tests();
        let domain = self.domain;
        let mut ascent = Ascent::new(domain.problem, move |input| domain.is_legal(input), &tests);
        let mut tried = Tried::default();
        // What is made in advance is no part of the looking.
        let start = Instant::now();
        let mut found = Found::default();
        let mut run = |input: String, opponent| -> Result<Option<Failure>> {
            let name = format!("stress {seed} {}", found.tried);
            let report = self.run(&input, opponent, &name)?;
            found.tried += 1;
            found.slowest_ms = found.slowest_ms.max(report.cpu_ms);
            if found.tried.is_multiple_of(16) {
                bar.set_message(format!("{}", found.tried));
                bar.tick();
            }
            Ok(fails(&report).then_some(Failure {
                input,
                opponent,
                name,
                report,
            }))
        };
        let mut failure = None;
        while failure.is_none() && start.elapsed() < time / 4 && tried.0.len() < SMALL_ONES {
            let Some(input) = ascent.next() else { break };
            let mut opponents = self.opponents().into_iter();
            while failure.is_none()
                && let Some(opponent) = opponents.next()
            {
                failure = run(input.clone(), opponent)?;
            }
            tried.add(&input);
        }
        let mut others = self.others(tests, rest, seed, start, time);
        while failure.is_none() && start.elapsed() < time {
            let (input, opponent) = others();
            failure = run(input, opponent)?;
        }
        if let Some(failure) = failure {
            found.counterexample = Some(self.smallest(failure, ascent, tried)?);
        }
        bar.finish_and_clear();
        Ok(found)
    }

    /// Inputs by chance, and when half of the time is over, those of the set; each with an opponent.
    fn others(
        &self,
        mut tests: Vec<String>,
        rest: Vec<&'a Test>,
        seed: u64,
        start: Instant,
        time: Duration,
    ) -> impl FnMut() -> (String, Option<Opponent>) {
        let mut rest = rest.into_iter();
        let rng = seeded(&["stress", self.domain.problem.id(), &seed.to_string()]);
        let named = named(&String::from_utf8_lossy(self.program.text()));
        let mut inputs = Inputs::new(self.domain, &tests, named, rng);
        tests.sort_by_key(|test| std::cmp::Reverse(test.len()));
        let opponents = self.opponents();
        let mut opponents = opponents.into_iter().cycle();
        move || {
            let own = if start.elapsed() > time / 2 {
                let next = || rest.next().and_then(|test| self.made(test));
                tests.pop().or_else(next)
            } else {
                None
            };
            let opponent = opponents.next().flatten();
            (own.unwrap_or_else(|| inputs.next()), opponent)
        }
    }

    /// The tests of the set up to the first large one, and those behind it, which take too long to
    /// be made in advance: the beyond tier's first, because it is asked for them.
    fn own_tests(&self) -> (Vec<String>, Vec<&'a Test>) {
        let tests = self.domain.spec.tests.iter();
        let mut tests =
            tests.filter(|test| test.tier != Tier::Beyond || self.domain.tier == Tier::Beyond);
        let made = tests.by_ref().map_while(|test| self.made(test)).collect();
        let mut rest: Vec<&Test> = tests.collect();
        rest.sort_by_key(|test| test.tier != Tier::Beyond);
        (made, rest)
    }

    /// The test's input, unless it is larger than a person may want to look at.
    fn made(&self, test: &Test) -> Option<String> {
        let input = self.domain.problem.recipe(&test.name)?;
        (input.len() <= LARGEST_TEST).then_some(input)
    }

    /// In an interactive problem, whom to play against.
    fn opponents(&self) -> Vec<Option<Opponent>> {
        match self.domain.problem.dialogue() {
            Some(_) => Opponent::ALL.map(Some).to_vec(),
            None => vec![None],
        }
    }

    fn run(&self, input: &str, opponent: Option<Opponent>, name: &str) -> Result<TestReport> {
        let answer = self.domain.problem.solve("the input", input.as_bytes())?;
        let write = |extension, text: &str| {
            let name = format!("{}.{extension}", self.domain.problem.file());
            let path = self.folder.path().join(name);
            fs::write(&path, text).map_err(|error| errors::unwritten(&path, &error))?;
            Ok::<_, Fault>(path)
        };
        let test = TestFiles {
            number: "–".to_owned(),
            name: name.to_owned(),
            tier: self.domain.tier,
            about: Title::default(),
            opponent,
            input: write("INP", input)?,
            answer: write("OUT", &answer)?,
        };
        Ok(judge_test(
            self.program,
            self.domain.problem,
            self.domain.spec,
            &test,
            self.settings,
        ))
    }

    /// The smallest input on which the program fails in the same way, as far as it is found: first without
    /// parts of the one that is known, then two small changes away from it, then among all that are smaller.
    fn smallest(
        &self,
        failure: Failure,
        mut ascent: Ascent<'_>,
        tried: Tried,
    ) -> Result<Counterexample> {
        let deadline = Instant::now() + SHRINKING;
        // Another fault than the one that was found would lead astray.
        let verdict = failure.report.verdict;
        // What the opponents do is another thing each time.
        let mut tried = if failure.opponent.is_some() {
            Tried::default()
        } else {
            tried
        };
        let runs = Cell::new(0);
        let is_over = || Instant::now() >= deadline;
        let is_enough = || runs.get() >= OTHERS || is_over();
        let mut fails = |candidate: &str| {
            if !tried.add(candidate) || !self.domain.is_legal(candidate) {
                return None;
            }
            runs.set(runs.get() + 1);
            let report = self.run(candidate, failure.opponent, &failure.name).ok()?;
            (report.verdict == verdict).then_some(report)
        };
        let (mut input, mut report) = shrink(&failure.input, failure.report, &is_over, &mut fails);
        runs.set(0);
        let letters = ascent.letters();
        (input, report) = squeeze(input, report, letters, &is_over, &is_enough, &mut fails);
        runs.set(0);
        let size = Words::of(&input).size();
        while ascent.size().is_some_and(|next| next < size) && !is_enough() {
            let Some(next) = ascent.next() else { break };
            if let Some(found) = fails(&next) {
                (input, report) = (next, found);
                break;
            }
        }
        let again = self.run(&input, failure.opponent, &failure.name)?.verdict;
        Ok(Counterexample {
            input,
            report,
            bytes_before: failure.input.len(),
            another_time: (again != verdict).then_some(again),
        })
    }
}

/// Whether the program did something wrong; a lower score is no fault.
fn fails(report: &TestReport) -> bool {
    !matches!(report.verdict, Verdict::Accepted | Verdict::Partial)
}
