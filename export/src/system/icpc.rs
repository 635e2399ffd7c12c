//! The packages of ICPC: the legacy form (Kattis, `DOMjudge`) and that of 2025-09.
//!
//! Such a contest knows right and wrong only: no groups, no parts of points, no files. A problem is
//! packed if its right program is accepted in full.

use bilingual::{Fault, Result, broken};
use checker::interactor::rehearse;
use judge::problem::SOLUTION;
use problem_set::spec::CheckerMode;
use problem_set::{AnyProblem, Digest, Spec, Tier, Verdict};
use serde_json::json;

use super::{SET, System, seconds};
use crate::catalogue as say;
use crate::notation::{Yaml, flow};
use crate::package::{Archive, Package};
use crate::statement::{html, latex};
use crate::task::{Options, Task};
use judge::Lang;

const PROBLEM: &str = "problem.yaml";

/// The contest without its problems, for `DOMjudge` and `BAPCtools`.
const CONTEST: &str = include_str!("icpc.contest.yaml");

/// Accepts every input that is written as all of ours are: ASCII, whole lines, no blanks at their ends.
/// Ranges have been checked where the tests were made.
const FORMAT: &str = include_str!("icpc.format.cpp");

/// A form of the package.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// `problem_format_version: legacy`.
    Legacy,
    /// `problem_format_version: 2025-09`.
    Of2025,
}

/// All problems as one contest; that a scoreboard has room for a name is known of no other sign than ours.
pub(super) fn contest(
    problems: &[&dyn AnyProblem],
    options: Options,
) -> Vec<(&'static str, String)> {
    let line = |problem: &&dyn AnyProblem| {
        let code = System::Icpc.code(problem.id());
        let title = Spec::of(*problem).title.of(options.lang);
        let entry = json!({"id": code, "label": code.to_uppercase(), "name": title});
        format!("- {}\n", flow(&entry))
    };
    let problems = problems.iter().map(line).collect();
    vec![
        ("contest.yaml", CONTEST.to_owned()),
        ("problems.yaml", problems),
    ]
}

pub(super) fn pack(task: &Task, form: Form) -> Result<Package> {
    if task.examples[0].expected != Verdict::Accepted {
        return Err(Fault::new(&say::RIGHT_OR_WRONG.with(&[&SOLUTION])));
    }
    let mut package = Package::new(System::Icpc.code(task.id()), Archive::Bare);
    add_tests(&mut package, task)?;
    package.add("input_validators/format.cpp", FORMAT);
    add_validator(&mut package, task, form);
    task.right_on_streams()?;
    for example in &task.examples {
        // Limits of time are another machine's business: who is too slow here may be quick there.
        let folder = match example.expected {
            Verdict::Accepted => "accepted",
            Verdict::TimeLimit => continue,
            _ => "wrong_answer",
        };
        if let Ok(source) = &example.streams {
            let path = format!("submissions/{folder}/{}", example.file);
            package.add(path, source.as_str());
        }
    }
    for lang in Lang::ALL {
        let folder = match form {
            Form::Legacy => "problem_statement",
            Form::Of2025 => "statement",
        };
        let path = format!("{folder}/problem.{}.tex", lang.code());
        package.add(path, tex(task, lang)?);
    }
    package.add(PROBLEM, yaml(task, form).text());
    if form == Form::Legacy {
        let time = seconds(task.limits.time_ms);
        package.add("domjudge-problem.ini", format!("timelimit='{time}'\n"));
        // `DOMjudge` has one statement for all languages, and sets no TeX.
        let statement = |lang| {
            let statement = task.statement_for_streams(lang);
            (lang, task.title(lang), statement.markdown())
        };
        let statements = task.options.languages().map(statement);
        package.add("problem_statement/problem.html", html(&statements)?);
    }
    Ok(package)
}

fn add_tests(package: &mut Package, task: &Task) -> Result<()> {
    for case in &task.groups.cases {
        let (folder, name) = match case.tier {
            Tier::Sample => ("sample", format!("{}-sample", case.number)),
            _ => ("secret", format!("{}-{}", case.number, case.name)),
        };
        let path = format!("data/{folder}/{name}");
        package.add(format!("{path}.in"), case.input.clone());
        if task.is_interactive() {
            package.add(format!("{path}.ans"), "");
            if case.tier == Tier::Sample {
                package.add(format!("{path}.interaction"), interaction(task, case)?);
            }
        } else {
            package.add(format!("{path}.ans"), case.answer.clone());
        }
    }
    Ok(())
}

/// What the reference says in a sample (`>`), and what it is told (`<`).
fn interaction(task: &Task, case: &crate::groups::Case) -> Result<String> {
    let input = case.input.bytes()?;
    let input = String::from_utf8_lossy(&input);
    let (opening, _) = input.trim_end().rsplit_once('\n').unwrap_or_default();
    let test = task.spec.tests.iter().find(|test| test.name == case.name);
    let opponent = test.and_then(|test| test.opponent);
    let opponent =
        opponent.ok_or_else(|| broken(format!("the test {} has no opponent", case.name)))?;
    let opening = opening.as_bytes();
    let mut interactor = task
        .problem
        .interactor(opening, opponent, &case.name)
        .map_err(|outcome| broken(outcome.message(judge::Lang::En)))?;
    let dialogue = task.problem.dialogue();
    let dialogue = dialogue.ok_or_else(|| broken("it does not talk"))?;
    let mut player = (dialogue.player)(opening)?;
    let said = rehearse(&mut *player, &mut interactor).said;
    // As the lines are shown, but without the blank behind the mark.
    let lines = said.iter().map(|said| {
        let shown = said.to_string();
        let (mark, line) = shown.split_once(' ').unwrap_or((&shown, ""));
        format!("{mark}{}\n", line.trim_end())
    });
    Ok(lines.collect())
}

/// The systems' own comparison is by tokens without regard to case unless it is told otherwise.
fn add_validator(package: &mut Package, task: &Task, form: Form) {
    let folder = match form {
        Form::Legacy => "output_validators/check",
        Form::Of2025 => "output_validator",
    };
    match task.spec.checker {
        CheckerMode::Tokens if form == Form::Of2025 => {
            let arguments = json!(["case_sensitive"]);
            let group = Yaml::default().with("output_validator_args", arguments);
            package.add("data/test_group.yaml", group.text());
        }
        CheckerMode::Tokens | CheckerMode::TokensNocase => {}
        _ => package.add(format!("{folder}/check.cpp"), task.checker.clone()),
    }
}

fn yaml(task: &Task, form: Form) -> Yaml {
    let (memory, time) = (task.limits.memory_mib, seconds(task.limits.time_ms));
    let about = |yaml: Yaml| {
        yaml.with("uuid", uuid(task.id(), form))
            .with("source", task.origin())
            .with("rights_owner", SET)
            .with("license", "cc by")
    };
    if form == Form::Of2025 {
        let names = json!({"vi": task.title(Lang::Vi), "en": task.title(Lang::En)});
        let kind = task.pick(json!(["pass-fail", "interactive"]), json!("pass-fail"));
        let yaml = Yaml::default()
            .with("problem_format_version", "2025-09")
            .with("type", kind)
            .with("name", names);
        let limits = json!({"memory": memory, "time_limit": time, "time_resolution": resolution(task.limits.time_ms)});
        return about(yaml).with("limits", limits);
    }
    let yaml = Yaml::default()
        .with("problem_format_version", "legacy")
        .with("name", task.title(task.options.lang));
    let yaml = about(yaml).with("limits", json!({"memory": memory}));
    match task.spec.checker {
        CheckerMode::Interactive => yaml.with("validation", "custom interactive"),
        CheckerMode::Tokens => yaml
            .with("validation", "default")
            .with("validator_flags", "case_sensitive"),
        CheckerMode::TokensNocase => yaml.with("validation", "default"),
        _ => yaml.with("validation", "custom"),
    }
}

/// The seconds of which a limit must be a multiple: whole ones, if the limit is of whole ones.
fn resolution(time_ms: u64) -> f64 {
    let of_second = [1000, 500, 100, 10]
        .into_iter()
        .find(|&it| time_ms.is_multiple_of(it));
    seconds(of_second.unwrap_or(1))
}

/// An identifier of its own that is the same for ever: version 8 of RFC 9562, out of a hash.
fn uuid(id: &str, form: Form) -> String {
    let hex = Digest::of(format!("tro-choi {form:?} {id}").as_bytes()).sha256;
    format!(
        "{}-{}-8{}-8{}-{}",
        &hex[..8],
        &hex[8..12],
        &hex[13..16],
        &hex[17..20],
        &hex[20..32]
    )
}

fn tex(task: &Task, lang: Lang) -> Result<String> {
    let statement = task.statement_for_streams(lang);
    let section = |(heading, body): (&str, &str)| -> Result<String> {
        Ok(format!("\\section*{{{heading}}}\n{}\n", latex(body)?))
    };
    let title = lang.pick("Giải thích", "Explanation");
    Ok(format!(
        "\\problemname{{{}}}\n\n{}\n{}{}{}",
        latex(task.title(lang))?.trim(),
        latex(&statement.legend())?,
        section(statement.input())?,
        section(statement.output())?,
        section((title, &statement.explanations()))?,
    ))
}
