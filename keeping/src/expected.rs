//! Example submissions get the verdicts that are expected of them.

use bilingual::{Fault, Lang, Result, broken, ensure};
use lessons::claims::{Claim, claims};
use problem_set::spec::Submission;
use problem_set::{AnyProblem, Spec, Tier, Verdict};
use rayon::prelude::*;

use super::subject::{Found, Subject, Tests};
use judge::lock::Lock;
use judge::problem::part;
use judge::program::{Program, Unprepared};
use judge::report::Report;
use judge::root::Root;
use judge::runner::judge_all;
use judge::settings::{Pace, Settings};
use judge::testset::{TestFiles, ensure_test};

/// What the example submissions of a room are judged with.
struct Example<'a> {
    root: &'a Root,
    problem: &'static dyn AnyProblem,
    spec: &'a Spec,
    tests: &'a [TestFiles],
    /// What the lesson says of them.
    claims: &'a [Claim],
}

impl Example<'_> {
    /// The verdicts on samples and source tier and, where `problem.toml` tells one, on the beyond
    /// tier; and the tests of which the lesson says that they catch the submission do so. Says why
    /// it was skipped if the language's compiler is not installed.
    fn verdict_as_expected(
        &self,
        submission: &Submission,
        settings: &Settings,
    ) -> Result<Option<String>> {
        let file = &submission.file;
        let path = self.root.room(&self.spec.id).join("submissions").join(file);
        // The first test that is not accepted decides: the rest need not run.
        let settings = Settings {
            stop_at_failure: true,
            ..settings.clone()
        };
        let program = match Program::prepare(&path, &settings) {
            Ok(program) => program,
            Err(Unprepared::NoCompiler(missing)) => {
                return Ok(Some(format!("submissions/{file} is skipped: {missing}")));
            }
            Err(unprepared) => return Err(broken(format!("submissions/{file}: {unprepared}"))),
        };
        for (expected, beyond) in [
            (Some(submission.expect), false),
            (submission.expect_beyond, true),
        ] {
            let (claimed, mut rest): (Vec<TestFiles>, Vec<TestFiles>) = part(self.tests, beyond)
                .cloned()
                .partition(|test| self.is_claimed(file, &test.name));
            let Some(expected) = expected else {
                ensure(claimed.is_empty(), || {
                    format!(
                        "submissions/{file}: the lesson names a test of a tier in which nothing is expected of it"
                    )
                })?;
                continue;
            };
            let pace = match expected {
                Verdict::Accepted => Pace::InTime,
                Verdict::TimeLimit => Pace::TooSlow,
                _ => Pace::Unknown,
            };
            if pace == Pace::TooSlow {
                // One test that is too much for it is enough, and the largest stand last.
                rest.reverse();
            }
            let settings = Settings {
                pace,
                ..settings.clone()
            };
            let judge = |tests: &[TestFiles]| {
                judge_all(&program, self.problem, self.spec, tests, &settings, &|_| {})
            };
            // A test that catches the program by itself settles the tier.
            let parts = if claimed.is_empty() {
                vec![rest]
            } else {
                claimed.into_iter().map(|test| vec![test]).collect()
            };
            for tests in parts {
                as_expected(&judge(&tests), expected, beyond)
                    .map_err(|error| error.at(&format_args!("submissions/{file}")))?;
            }
        }
        Ok(None)
    }

    fn is_claimed(&self, file: &str, test: &str) -> bool {
        let mut claims = self.claims.iter();
        claims.any(|claim| claim.file == file && claim.test == test)
    }
}

/// The example submissions whose files are `wanted`, as [`Example`] says.
pub(super) fn submissions_get_their_verdicts(
    it: &Subject<'_>,
    tests: &Tests,
    wanted: fn(&str) -> bool,
) -> Found {
    let claims = claims(&it.room(), it.spec);
    let example = Example {
        root: it.root,
        problem: it.problem,
        spec: it.spec,
        tests: &tests.files,
        claims: &claims,
    };
    let verdicts: Vec<Result<Option<String>>> = it
        .spec
        .submissions
        .par_iter()
        .filter(|submission| wanted(&submission.file))
        .map(|submission| example.verdict_as_expected(submission, it.settings))
        .collect();
    let mut found = Found::from(Vec::new());
    found.checks = 0;
    for verdict in verdicts {
        match verdict {
            Ok(Some(skipped)) => found.skipped.push(skipped),
            Ok(None) => found.checks += 1,
            Err(error) => {
                found.checks += 1;
                found.faults.push(format!("{error}"));
            }
        }
    }
    found
}

fn as_expected(report: &Report, expected: Verdict, beyond: bool) -> Result<()> {
    let verdict = report.verdict;
    let on = match report.tests.as_slice() {
        [test] => format!("test {} alone, {}", test.number, test.name),
        _ if beyond => "the beyond tier".to_owned(),
        _ => "samples and source tier".to_owned(),
    };
    let why = report.first_failure().map_or(String::new(), |test| {
        format!(
            " (test {}, {}: {})",
            test.number,
            test.name,
            test.message.of(Lang::En)
        )
    });
    ensure(verdict == expected, || {
        format!("{verdict} on {on}{why}, expected {expected}")
    })?;
    Ok(())
}

/// Every mistake of which the lesson of a room tells, on the tests that it names: one sentence for
/// each that is not caught as it should be.
///
/// # Errors
/// If the tests cannot be made.
pub fn claim_faults(
    root: &Root,
    problem: &'static dyn AnyProblem,
    spec: &Spec,
) -> Result<Vec<String>> {
    let lock = Lock::load(root, spec)?;
    let settings = Settings::default();
    let mut faults = Vec::new();
    for claim in claims(&root.room(&spec.id), spec) {
        let mut tests = spec.numbered_tests().zip(&lock.tests);
        let named = tests.find(|((_, it), _)| it.name == claim.test);
        // What is named but not there has been told already.
        let (Some(((number, test), locked)), Some(expected)) = (named, claim.expected(spec)) else {
            continue;
        };
        let files = ensure_test(root, problem, &number, test, locked)?;
        let path = root.room(&spec.id).join("submissions").join(&claim.file);
        let result = Program::prepare(&path, &settings)
            .map_err(Fault::from)
            .and_then(|program| {
                let report = judge_all(&program, problem, spec, &[files], &settings, &|_| {});
                as_expected(&report, expected, test.tier == Tier::Beyond)
            });
        faults.extend(
            result
                .err()
                .map(|error| format!("submissions/{}: {error}", claim.file)),
        );
    }
    Ok(faults)
}
