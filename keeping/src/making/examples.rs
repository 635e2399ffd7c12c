//! What the wrong programs of a room do on small inputs: `testdata/<id>/examples.json`.
//!
//! A page tells a pupil how many of them his own examples catch, and runs none: they are run here, on the inputs that
//! somebody would type, and what came of it is kept. From the same list a page takes the first inputs on which it
//! tries a pupil's program.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use bilingual::{Lang, Result, broken, ensure};
use contract::seeded;
use finding::{Ascent, Words};
use problem_set::spec::{Submission, Title};
use problem_set::{AnyProblem, Digest, Spec, Tier, Verdict};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use super::{many, with_limits};
use judge::errors::unread;
use judge::lock::Lock;
use judge::problem::EXAMPLES;
use judge::program::{Program, Unprepared};
use judge::root::Root;
use judge::runner::judge_test;
use judge::settings::Settings;
use judge::temporary::temporary;
use judge::testset::TestFiles;

/// Of all inputs by their size so many, the smallest ones; and small ones of the room, which are larger.
const SMALLEST: usize = 1000;
const SMALL: usize = 200;

/// Tests of more bytes are nothing that somebody types.
const LARGEST_TEST: usize = 300;

/// Bytes of all inputs together: a page loads them.
const MOST_BYTES: usize = 60_000;

/// What does not end in so much time on such an input never does, as far as marks go. To try them again takes less: what
/// has not ended by then says nothing, so that no mark hangs on how fast a machine is.
const ENDLESS_MS: u64 = 1000;
const ENOUGH_MS: u64 = 200;

/// Every so many inputs one is run again by `judge test`.
const SAMPLE: usize = 100;

/// What is kept of a room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Examples {
    /// The inputs, the smallest first.
    inputs: Vec<String>,
    programs: Vec<Wrong>,
}

/// A wrong program.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wrong {
    file: String,
    /// Of its source.
    sha256: String,
    /// Four inputs a digit, from the lowest bit on: whether it fails there.
    fails: String,
}

/// Whether the submission is wrong, and not only slow.
fn is_wrong(submission: &Submission) -> bool {
    use Verdict::{Presentation, RuntimeError, Wrong};
    matches!(submission.expect, Wrong | Presentation | RuntimeError)
}

/// Where a submission lies.
fn source(root: &Root, spec: &Spec, file: &str) -> PathBuf {
    root.room(&spec.id).join("submissions").join(file)
}

/// The sum of a source.
fn sum(source: &Path) -> Result<String> {
    let text = fs::read(source).map_err(|error| unread(source, &error))?;
    Ok(Digest::of(&text).sha256)
}

/// The inputs that somebody would type, the smallest first.
fn inputs(problem: &'static dyn AnyProblem, spec: &Spec, lock: &Lock) -> Vec<String> {
    let is_legal = |input: &str| {
        let checked = spec.validate(problem, "an input", input.as_bytes(), Tier::Source);
        checked.is_ok()
    };
    let tests = spec.tests.iter().zip(&lock.tests);
    let tests = tests
        .filter(|(test, locked)| test.tier <= Tier::Source && locked.input.bytes <= LARGEST_TEST);
    let tests: Vec<String> = tests
        .filter_map(|(test, _)| problem.recipe(&test.name))
        .collect();
    let mut rng = seeded(&[problem.id(), "examples"]);
    let small: Vec<String> = (0..SMALL).map(|_| problem.small(&mut rng)).collect();
    let small = small.into_iter().filter(|input| is_legal(input));
    let all = Ascent::new(problem, is_legal, &tests).take(SMALLEST);
    let all: BTreeSet<(u64, String)> = all
        .chain(small)
        .chain(tests.clone())
        .map(|input| (Words::of(&input).size(), input))
        .collect();
    let mut bytes = 0;
    let all = all.into_iter().map(|(_, input)| input);
    all.take_while(|input| {
        bytes += input.len();
        bytes <= MOST_BYTES
    })
    .collect()
}

impl Examples {
    /// Where they lie.
    fn path(root: &Root, id: &str) -> PathBuf {
        root.tests(id).join(EXAMPLES)
    }

    /// Runs the wrong programs of a room on small inputs; `None` for a problem whose program talks.
    ///
    /// # Errors
    /// If a program cannot be run.
    pub fn made(root: &Root, problem: &'static dyn AnyProblem) -> Result<Option<Examples>> {
        if problem.dialogue().is_some() {
            return Ok(None);
        }
        let spec = Spec::of(problem);
        let inputs = inputs(problem, spec, &Lock::load(root, spec)?);
        let folder = temporary()?;
        let solved = inputs.iter().map(|input| {
            let answer = problem.solve("an example", input.as_bytes())?;
            Ok((input.as_str(), answer))
        });
        let solved: Vec<(&str, String)> = solved.collect::<Result<_>>()?;
        let wrong: Vec<&Submission> = spec.submissions.iter().filter(|it| is_wrong(it)).collect();
        let programs = wrong.par_iter().map(|submission| {
            let source = source(root, spec, &submission.file);
            let home = folder.path().join(&submission.file);
            fs::create_dir(&home)?;
            let by_many = many::fails(problem, spec, &source, &solved, &home)?;
            let fails = if let Some(fails) = by_many {
                fails
            } else {
                let tests = tests(problem, &home, &inputs)?;
                let judged = fails(problem, spec, &source, &tests, ENDLESS_MS)?;
                let judged =
                    judged.ok_or_else(|| broken(format!("{}: no compiler", submission.file)))?;
                judged.into_iter().map(|it| it.unwrap_or(true)).collect()
            };
            Ok(Wrong {
                file: submission.file.clone(),
                sha256: sum(&source)?,
                fails: digits(&fails),
            })
        });
        let programs = programs.collect::<Result<_>>()?;
        Ok(Some(Examples { inputs, programs }))
    }

    /// Writes them to their place.
    ///
    /// # Errors
    /// If that fails.
    pub fn write(&self, root: &Root, id: &str) -> Result<()> {
        let text = serde_json::to_string(self).map_err(|error| broken(error.to_string()))?;
        let path = Examples::path(root, id);
        inpout::write_atomically(&path, &(text + "\n"))
    }

    /// In a line how many inputs there are, and how many of them catch each program.
    pub fn told(&self) -> String {
        let counts = self.programs.iter().map(|wrong| {
            let digits = wrong.fails.chars().filter_map(|digit| digit.to_digit(16));
            let count: u32 = digits.map(u32::count_ones).sum();
            format!("{} {count}", wrong.file)
        });
        let counts: Vec<String> = counts.collect();
        format!("{} inputs; {}", self.inputs.len(), counts.join(", "))
    }
}

/// What is wrong with what is kept: whether it is of these programs, and what they do on a sample of the inputs.
pub(crate) fn faults(root: &Root, problem: &'static dyn AnyProblem, spec: &Spec) -> Vec<String> {
    let path = Examples::path(root, &spec.id);
    if problem.dialogue().is_some() || spec.draft || !path.exists() {
        return Vec::new();
    }
    let checked = stale(root, problem, spec, &path);
    checked.map_or_else(
        |fault| vec![fault.0.of(Lang::En).to_owned()],
        |()| Vec::new(),
    )
}

fn stale(root: &Root, problem: &'static dyn AnyProblem, spec: &Spec, path: &Path) -> Result<()> {
    let text = fs::read_to_string(path).map_err(|error| unread(path, &error))?;
    let anew = || format!("run judge examples {}", spec.id);
    let kept: Examples = serde_json::from_str(&text)
        .map_err(|why| broken(format!("{EXAMPLES}: malformed: {why}; {}", anew())))?;
    let wrong = spec.submissions.iter().filter(|it| is_wrong(it));
    let files = kept.programs.iter().map(|it| it.file.as_str());
    ensure(wrong.map(|it| it.file.as_str()).eq(files), || {
        format!(
            "{EXAMPLES} is not of the wrong programs that there are; {}",
            anew()
        )
    })?;
    let sample: Vec<usize> = (0..kept.inputs.len()).step_by(SAMPLE).collect();
    let inputs: Vec<String> = sample.iter().map(|&at| kept.inputs[at].clone()).collect();
    let folder = temporary()?;
    let tests = tests(problem, folder.path(), &inputs)?;
    kept.programs.par_iter().try_for_each(|wrong| {
        let source = source(root, spec, &wrong.file);
        ensure(sum(&source)? == wrong.sha256, || {
            format!("{EXAMPLES}: {} has changed; {}", wrong.file, anew())
        })?;
        // Without its compiler it was judged elsewhere.
        let Some(now) = fails(problem, spec, &source, &tests, ENOUGH_MS)? else {
            return Ok(());
        };
        let then = sample.iter().map(|&at| is_set(&wrong.fails, at));
        let is_same = then
            .zip(now)
            .all(|(then, now)| now.is_none_or(|it| it == then));
        ensure(is_same, || {
            format!("{EXAMPLES}: {} does other things; {}", wrong.file, anew())
        })
    })
}

/// The inputs as tests in `folder`.
fn tests(problem: &dyn AnyProblem, folder: &Path, inputs: &[String]) -> Result<Vec<TestFiles>> {
    let made = inputs.iter().enumerate().map(|(number, text)| {
        let [input, answer] = ["INP", "OUT"].map(|it| folder.join(format!("{number}.{it}")));
        fs::write(&input, text)?;
        fs::write(&answer, problem.solve("an example", text.as_bytes())?)?;
        Ok(TestFiles {
            number: number.to_string(),
            name: "example".to_owned(),
            tier: Tier::Source,
            about: Title::default(),
            opponent: None,
            input,
            answer,
        })
    });
    made.collect()
}

/// On which of these tests a program fails as it is judged, `None` where it takes longer than this; `None` where there is
/// no compiler for it.
fn fails(
    problem: &dyn AnyProblem,
    spec: &Spec,
    source: &Path,
    tests: &[TestFiles],
    most_ms: u64,
) -> Result<Option<Vec<Option<bool>>>> {
    let settings = Settings::default();
    let program = match Program::prepare(source, &settings) {
        Ok(program) => program,
        Err(Unprepared::NoCompiler(_)) => return Ok(None),
        Err(unprepared) => return Err(broken(unprepared.to_string())),
    };
    let spec = with_limits(spec, |it| it.time_ms = it.time_ms.min(most_ms));
    let fails = tests.par_iter().map(|test| {
        let verdict = judge_test(&program, problem, &spec, test, &settings).verdict;
        ensure(verdict != Verdict::JudgeError, || {
            format!("{}: the judge fails on {}", spec.id, test.number)
        })?;
        Ok(match verdict {
            Verdict::Accepted | Verdict::Partial => Some(false),
            Verdict::TimeLimit | Verdict::IdleLimit => None,
            _ => Some(true),
        })
    });
    fails.collect::<Result<_>>().map(Some)
}

fn digits(bits: &[bool]) -> String {
    let digit = |four: &[bool]| {
        let bits = four.iter().enumerate();
        let sum: u32 = bits.map(|(at, &bit)| u32::from(bit) << at).sum();
        char::from_digit(sum, 16).unwrap_or('0')
    };
    bits.chunks(4).map(digit).collect()
}

fn is_set(digits: &str, at: usize) -> bool {
    let digit = digits.chars().nth(at / 4);
    let digit = digit.and_then(|digit| digit.to_digit(16)).unwrap_or(0);
    digit >> (at % 4) & 1 == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fails_is_written_in_digits_and_read_again() {
        let bits: Vec<bool> = (0..10).map(|at| at % 3 == 0).collect();
        let written = digits(&bits);
        assert_eq!(written, "942");
        let read = (0..10).map(|at| is_set(&written, at));
        assert!(read.eq(bits));
        assert!(!is_set(&written, 40));
    }

    #[test]
    fn what_somebody_types_first_is_among_the_inputs() {
        let home = Path::new(env!("CARGO_MANIFEST_DIR")).parent();
        let root = Root::find(home).unwrap();
        let nim = all_problems::find("nim").unwrap();
        let spec = Spec::of(nim);
        let all = inputs(nim, spec, &Lock::load(&root, spec).unwrap());
        for typed in ["1\n1\n", "2\n3\n3\n", "3\n1\n2\n3\n", "3\n3\n4\n5\n"] {
            assert!(all.contains(&typed.to_owned()), "{typed}");
        }
        let sizes: Vec<u64> = all.iter().map(|it| Words::of(it).size()).collect();
        assert!(sizes.is_sorted());
    }
}
