//! Example submissions get the verdicts that are expected of them.

use bilingual::{Lang, Result, broken, ensure};
use lessons::claims::{Claim, claims};
use problem_set::spec::Submission;
use problem_set::{AnyProblem, Spec, Verdict};
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
    of: &'a Subject<'a>,
    tests: &'a [TestFiles],
    /// What the lesson says of them.
    claims: &'a [Claim],
    /// Whether nothing is judged but what it says.
    only_claims: bool,
}

impl Example<'_> {
    /// The verdicts on samples and source tier and, where `problem.toml` tells one, on the beyond
    /// tier; and the tests of which the lesson says that they catch the submission do so. Says why
    /// it was skipped if the language's compiler is not installed.
    fn verdict_as_expected(&self, submission: &Submission) -> Result<Option<String>> {
        let (it, file) = (self.of, &submission.file);
        let path = it.room().join("submissions").join(file);
        // The first test that is not accepted decides: the rest need not run.
        let settings = Settings {
            stop_at_failure: true,
            ..it.settings.clone()
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
            if claimed.is_empty() && self.only_claims {
                continue;
            }
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
                judge_all(&program, it.problem, it.spec, tests, &settings, &|_| {})
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
        of: it,
        tests: &tests.files,
        claims: &claims,
        only_claims: false,
    };
    let submissions = it.spec.submissions.par_iter();
    let submissions = submissions.filter(|submission| wanted(&submission.file));
    let verdicts = submissions.map(|one| example.verdict_as_expected(one));
    let verdicts: Vec<Result<Option<String>>> = verdicts.collect();
    let mut found = Found::default();
    for verdict in verdicts {
        found.checks += usize::from(!matches!(verdict, Ok(Some(_))));
        match verdict {
            Ok(skipped) => found.skipped.extend(skipped),
            Err(error) => found.faults.push(error.to_string()),
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
    let why = report.first_failure().map(|test| {
        let (number, name, why) = (&test.number, &test.name, test.message.of(Lang::En));
        format!(" (test {number}, {name}: {why})")
    });
    let why = why.unwrap_or_default();
    ensure(verdict == expected, || {
        format!("{verdict} on {on}{why}, expected {expected}")
    })
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
    let claims = claims(&root.room(&spec.id), spec);
    let tests = spec.numbered_tests().zip(&lock.tests);
    let tests = tests.filter(|((_, test), _)| claims.iter().any(|it| it.test == test.name));
    let files =
        tests.map(|((number, test), locked)| ensure_test(root, problem, &number, test, locked));
    let example = Example {
        of: &Subject {
            root,
            problem,
            spec,
            settings: &Settings::default(),
        },
        tests: &files.collect::<Result<Vec<_>>>()?,
        claims: &claims,
        only_claims: true,
    };
    let claimed = |it: &&Submission| claims.iter().any(|claim| claim.file == it.file);
    let submissions = spec.submissions.iter().filter(claimed);
    let results = submissions.map(|it| example.verdict_as_expected(it));
    let told = results.map(|it| it.unwrap_or_else(|error| Some(error.to_string())));
    Ok(told.flatten().collect())
}
