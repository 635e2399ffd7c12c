//! What is known of a problem that is to be packed, the same for all systems.

use std::fs;
use std::path::{Path, PathBuf};

use bilingual::{Fault, Result, broken, ensure};
use judge::Lang;
use judge::errors::unread;
use judge::problem::SOLUTION;
use judge::testset::{Root, TestFiles, ensure_tests};
use problem_set::spec::{CheckerMode, Limits, Submission};
use problem_set::{AnyProblem, Spec, Tier, Verdict};

use crate::catalogue as say;
use crate::groups::{Case, Groups};
use crate::package::Content;
use crate::prose::Statement;
use crate::streams::to_streams;

/// What is asked for.
#[derive(Debug, Clone, Copy)]
pub struct Options {
    /// With the tests of the beyond tier.
    pub beyond: bool,
    /// The language that stands first where there is one.
    pub lang: Lang,
}

impl Options {
    /// The tiers whose tests are packed.
    pub fn tiers(self) -> &'static [Tier] {
        if self.beyond {
            &Tier::ALL
        } else {
            &[Tier::Sample, Tier::Source]
        }
    }

    /// Both languages, the one that was asked for first.
    pub fn languages(self) -> [Lang; 2] {
        [self.lang, self.lang.other()]
    }
}

/// An example submission in C++.
#[derive(Debug, Clone)]
pub struct Example {
    /// Its file.
    pub file: String,
    /// Its verdict on the tests of the package.
    pub expected: Verdict,
    /// As it was handed in.
    pub source: String,
    /// Reading standard input and writing to standard output, or why there is no such form.
    pub streams: Result<String, String>,
}

/// A problem with all that a package may hold.
#[derive(Debug)]
pub struct Task {
    /// The problem.
    pub problem: &'static dyn AnyProblem,
    /// What its room says of it.
    pub spec: &'static Spec,
    /// What was asked for.
    pub options: Options,
    /// Its tests.
    pub groups: Groups,
    /// The limits of all tests together: the larger of the tiers'.
    pub limits: Limits,
    /// The statement in both languages.
    pub statements: [Statement; 2],
    /// The right program, then others whose verdict is known.
    pub examples: Vec<Example>,
    /// Its checker or interactor as one file of C++.
    pub checker: String,
}

impl Task {
    /// Gathers it; large tests are made if they are not there.
    ///
    /// # Errors
    /// If a part is missing or does not fit the others.
    pub fn load(root: &Root, problem: &'static dyn AnyProblem, options: Options) -> Result<Task> {
        let spec = Spec::of(problem);
        if !root.room(problem.id()).join("submissions").is_dir() {
            return Err(Fault::new(&say::NO_SOLUTIONS));
        }
        let tests = ensure_tests(root, problem, spec, options.tiers())?;
        Task::with_tests(root, problem, options, tests)
    }

    /// As [`Task::load`], with these tests instead of all of the tiers that are asked for.
    ///
    /// # Errors
    /// If a part is missing or does not fit the others.
    pub fn with_tests(
        root: &Root,
        problem: &'static dyn AnyProblem,
        options: Options,
        mut tests: Vec<TestFiles>,
    ) -> Result<Task> {
        let spec = Spec::of(problem);
        tests.sort_by_key(|test| test.tier);
        let mut cases = Vec::new();
        for (at, test) in tests.iter().enumerate() {
            cases.push(case(at + 1, test, spec)?);
        }
        let groups = Groups::new(cases, spec.partial);
        let source = groups.scored.first().map(|group| group.cases.is_empty());
        ensure(groups.samples > 0 && source == Some(false), || {
            "there are no samples, or no tests that count".to_owned()
        })?;
        let of_tests = groups.cases.iter().map(|case| case.limits);
        let limits = of_tests.reduce(larger).unwrap_or(spec.limits.source);
        let room = root.room(problem.id());
        let read = |name: &str| {
            let id = problem.id();
            let shown = PathBuf::from(format!("problems/{id}/{name}"));
            fs::read_to_string(room.join(name)).map_err(|error| unread(&shown, &error))
        };
        let statement = |lang: Lang| -> Result<Statement> {
            let statement =
                Statement::parse(lang, &read(&format!("statement.{}.md", lang.code()))?)?;
            Ok(if options.beyond {
                statement
            } else {
                statement.without_beyond()
            })
        };
        let checker = problem
            .in_cpp(spec.checker)
            .ok_or_else(|| broken("there is no checker in C++ for other systems"))?;
        let mut examples = Vec::new();
        for submission in &spec.submissions {
            let is_cpp = Path::new(&submission.file).extension() == Some("cpp".as_ref());
            if let (true, Some(expected)) = (is_cpp, expected(submission, options.beyond)) {
                let source = read(&format!("submissions/{}", submission.file))?;
                examples.push(Example {
                    file: submission.file.clone(),
                    expected,
                    streams: on_streams(&source, problem),
                    source,
                });
            }
        }
        examples.sort_by_key(|example| example.file != SOLUTION);
        let first = examples.first().map(|example| example.file.as_str());
        ensure(first == Some(SOLUTION), || {
            format!("there is no submissions/{SOLUTION}")
        })?;
        Ok(Task {
            problem,
            statements: [statement(Lang::Vi)?, statement(Lang::En)?],
            spec,
            options,
            groups,
            limits,
            examples,
            checker,
        })
    }

    /// The identifier.
    pub fn id(&self) -> &'static str {
        self.problem.id()
    }

    /// The stem of the files.
    pub fn file(&self) -> &'static str {
        self.problem.file()
    }

    /// Whether the program talks.
    pub fn is_interactive(&self) -> bool {
        self.spec.checker == CheckerMode::Interactive
    }

    /// The first of two for a problem whose programs talk, the second for any other.
    pub(crate) fn pick<T>(&self, talks: T, other: T) -> T {
        if self.is_interactive() { talks } else { other }
    }

    /// The title in a language.
    pub fn title(&self, lang: Lang) -> &str {
        self.spec.title.of(lang)
    }

    /// The statement in a language.
    pub fn statement(&self, lang: Lang) -> &Statement {
        &self.statements[usize::from(lang == Lang::En)]
    }

    /// The statement for programs that know no files.
    pub fn statement_for_streams(&self, lang: Lang) -> Statement {
        let statement = self.statement(lang).clone();
        if self.is_interactive() {
            statement
        } else {
            statement.for_streams(self.file())
        }
    }

    /// What the program reads and what it writes; nothing where it talks.
    pub fn file_names(&self) -> [String; 2] {
        let names = ["INP", "OUT"].map(|it| format!("{}.{it}", self.file()));
        self.pick(Default::default(), names)
    }

    /// Document and exercise, if it is from one, in one line.
    pub fn origin(&self) -> String {
        let source = &self.spec.source;
        if source.is_own() {
            return "Trò chơi".to_owned();
        }
        format!("Trò chơi, {} {}", source.document, source.exercise)
    }

    /// The right program on standard streams.
    ///
    /// # Errors
    /// Why there is none.
    pub fn right_on_streams(&self) -> Result<&str> {
        let told = |why| format!("{SOLUTION} has no form for standard streams: {why}");
        let source = self.examples[0].streams.as_deref();
        source.map_err(|why| broken(told(why)))
    }
}

/// The larger of two limits, each for itself.
fn larger(one: Limits, other: Limits) -> Limits {
    Limits {
        time_ms: one.time_ms.max(other.time_ms),
        memory_mib: one.memory_mib.max(other.memory_mib),
    }
}

fn case(number: usize, test: &TestFiles, spec: &Spec) -> Result<Case> {
    let input = Content::File(test.input.clone());
    let input = match test.opponent {
        None => input,
        Some(opponent) => {
            // Interactors read whom they play, and how the dice fall, from a last line.
            let mut opening = input.bytes()?.into_owned();
            if !opening.is_empty() && !opening.ends_with(b"\n") {
                opening.push(b'\n');
            }
            opening.extend(format!("{opponent} {}\n", test.name).into_bytes());
            Content::Bytes(opening)
        }
    };
    Ok(Case {
        number: format!("{number:02}"),
        name: test.name.clone(),
        tier: test.tier,
        limits: spec.limits(test.tier),
        input,
        answer: Content::File(test.answer.clone()),
    })
}

/// The verdict on all tests of a package, if other systems are sure to find the same.
fn expected(submission: &Submission, beyond: bool) -> Option<Verdict> {
    use Verdict::{Accepted, Partial, Presentation, TimeLimit, Wrong};
    let verdict = match (submission.expect, submission.expect_beyond) {
        (Accepted, Some(verdict)) if beyond => verdict,
        (verdict, _) => verdict,
    };
    let is_sure = matches!(
        verdict,
        Accepted | Partial | Presentation | Wrong | TimeLimit
    );
    is_sure.then_some(verdict)
}

/// A program that talks needs no change; another one reads and writes its files.
fn on_streams(source: &str, problem: &dyn AnyProblem) -> Result<String, String> {
    if problem.dialogue().is_some() {
        return Ok(source.to_owned());
    }
    to_streams(source, problem.file())
}
