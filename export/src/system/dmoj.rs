//! DMOJ: a folder with `init.yml`, tests and checker.
//!
//! DMOJ knows no files but standard streams, and its own comparison counts lines, so every package
//! brings its checker. Limits and statement are typed into the site's form.

use serde_json::{Value, json};

use super::{System, has_extension, is_made_of, missing, sum_fault};
use crate::notation::Yaml;
use crate::package::{Archive, Package};
use crate::refusal::Result;
use crate::task::Task;
use judge::Lang;

pub(super) const INIT: &str = "init.yml";

/// The compiler for checkers.
const LANGUAGE: &str = "CPP17";

/// Codes of problems: `^[a-z0-9]+$`, at most 20 characters.
pub(super) fn is_code(name: &str) -> bool {
    is_made_of(name, "") && name.len() <= 20
}

pub(super) fn pack(task: &Task) -> Result<Package> {
    let mut package = Package::new(System::Dmoj.code(task.id()), Archive::Folder);
    for case in &task.groups.cases {
        package.add(format!("{}.in", case.number), case.input.clone());
        package.add(format!("{}.out", case.number), case.answer.clone());
    }
    let files =
        |number: &str| json!({"in": format!("{number}.in"), "out": format!("{number}.out")});
    let mut tests = sample_cases(task, files);
    tests.extend(batches(task, files));
    let mut init = Yaml::default().with("test_cases", tests);
    let (key, file) = program(task);
    package.add(file, task.checker.clone());
    let kind = if task.groups.each_test {
        "coci"
    } else {
        "testlib"
    };
    let arguments = json!({"files": file, "lang": LANGUAGE, "type": kind});
    init = if task.is_interactive() {
        init.with(key, arguments)
    } else {
        init.with(key, json!({"name": "bridged", "args": arguments}))
    };
    package.add(INIT, init.text());
    for lang in Lang::ALL {
        let text = task.statement_for_streams(lang).markdown();
        package.add(
            format!("statement.{}.md", lang.code()),
            crate::statement::vnoj(&text)?,
        );
    }
    Ok(package)
}

/// The key of `init.yml` for the checker or the interactor, and its file.
pub(super) fn program(task: &Task) -> (&'static str, &'static str) {
    if task.is_interactive() {
        ("interactive", "interactor.cpp")
    } else {
        ("checker", "checker.cpp")
    }
}

/// The samples by themselves, for no points.
fn sample_cases(task: &Task, files: impl Fn(&str) -> Value) -> Vec<Value> {
    let samples = &task.groups.cases[..task.groups.samples];
    let worthless = |number: &str| {
        let mut case = files(number);
        case["points"] = json!(0);
        case
    };
    samples.iter().map(|case| worthless(&case.number)).collect()
}

/// The groups that have points: a program gets those of a group for all its tests.
pub(super) fn batches(task: &Task, files: impl Fn(&str) -> Value) -> Vec<Value> {
    let groups = &task.groups;
    let batch = |group: usize| {
        let members = groups.members(group);
        let cases: Vec<Value> = members
            .iter()
            .map(|&case| files(&groups.cases[case].number))
            .collect();
        json!({"points": groups.scored[group].points, "batched": cases})
    };
    (0..groups.scored.len()).map(batch).collect()
}

pub(super) fn faults(package: &Package) -> Result<Vec<String>> {
    let init = Yaml::parse(&package.text(INIT)?)?;
    let mut faults = init_faults(package, &init, package);
    let there = package.paths().filter(|path| has_extension(path, "in"));
    faults.extend(unused(there, &init));
    Ok(faults)
}

/// What is wrong with `init.yml` where the tests are in `tests`, and the rest in `package`.
pub(super) fn init_faults(package: &Package, init: &Yaml, tests: &Package) -> Vec<String> {
    let mut faults = Vec::new();
    let mut sum = 0;
    for entry in entries(init) {
        sum += entry["points"].as_u64().unwrap_or_default();
        let cases = cases_of(entry);
        if cases.is_empty() {
            faults.push("a batch is empty".to_owned());
        }
        for case in cases {
            let files = ["in", "out"].map(|key| case[key].as_str().unwrap_or_default());
            faults.extend(missing(tests, files));
        }
    }
    faults.extend(sum_fault(sum));
    for key in ["checker", "interactive"] {
        let program = init.get(key).map(|it| it.get("args").unwrap_or(it));
        if let Some(file) = program.and_then(|it| it["files"].as_str()) {
            faults.extend(missing(package, [file]));
        }
    }
    faults
}

/// Inputs that no batch has.
pub(super) fn unused<'a>(
    inputs: impl Iterator<Item = &'a str>,
    init: &Yaml,
) -> impl Iterator<Item = String> {
    let batches = entries(init)
        .iter()
        .filter(|it| it.get("batched").is_some());
    let used: Vec<&str> = batches
        .flat_map(cases_of)
        .filter_map(|case| case["in"].as_str())
        .collect();
    let unused = inputs.filter(move |path| !used.contains(path));
    unused.map(|path| format!("{path} stands in no group"))
}

fn entries(init: &Yaml) -> &[Value] {
    let tests = init.get("test_cases").and_then(Value::as_array);
    tests.map_or(&[], Vec::as_slice)
}

/// The cases of a batch, or the single one.
fn cases_of(entry: &Value) -> Vec<&Value> {
    match entry.get("batched").and_then(Value::as_array) {
        Some(batch) => batch.iter().collect(),
        None => vec![entry],
    }
}
