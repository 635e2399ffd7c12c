//! DMOJ: a folder with `init.yml`, tests and checker.
//!
//! DMOJ knows no files but standard streams, and its own comparison counts lines, so every package
//! brings its checker. Limits and statement are no part of it: a script beside the packages tells them to the
//! site, all at once.

use bilingual::Result;
use serde_json::{Value, json};

use super::{System, seconds};
use crate::notation::Yaml;
use crate::package::{Archive, Package};
use crate::statement::vnoj;
use crate::task::Task;
use judge::Lang;

pub(super) const INIT: &str = "init.yml";

/// What the script asks of each package.
const FORM: &str = "problem.json";

/// Creates all problems on the site, DMOJ's or VNOJ's, which has grown out of it.
const CREATE: &str = include_str!("dmoj.create.py");

/// The compiler for checkers.
const LANGUAGE: &str = "CPP17";

/// The script for all packages of a folder.
pub(super) fn contest() -> Vec<(&'static str, String)> {
    vec![("create.py", CREATE.to_owned())]
}

/// What [`CREATE`] reads: the limits as the site measures them, and the languages, whose first is the site's own.
/// With it go the statements, which the site has in a form of its own.
pub(super) fn add_form(
    package: &mut Package,
    task: &Task,
    markdown: impl Fn(Lang) -> String,
) -> Result<()> {
    let names = task.options.languages();
    let names = names.map(|lang| json!([lang.code(), task.title(lang)]));
    let limits = task.limits;
    let form = json!({
        "names": names,
        "seconds": seconds(limits.time_ms),
        "kibibytes": limits.memory_mib << 10,
    });
    package.add(FORM, format!("{form:#}\n"));
    for lang in Lang::ALL {
        let text = vnoj(&markdown(lang))?;
        package.add(format!("statement.{}.md", lang.code()), text);
    }
    Ok(())
}

pub(super) fn pack(task: &Task) -> Result<Package> {
    let mut package = Package::new(System::Dmoj.code(task.id()), Archive::Folder);
    for case in &task.groups.cases {
        package.add(format!("{}.in", case.number), case.input.clone());
        package.add(format!("{}.out", case.number), case.answer.clone());
    }
    let files =
        |number: &str| json!({"in": format!("{number}.in"), "out": format!("{number}.out")});
    // The samples stand by themselves, for no points.
    let samples = &task.groups.cases[..task.groups.samples];
    let worthless = samples.iter().map(|case| {
        let mut sample = files(&case.number);
        sample["points"] = json!(0);
        sample
    });
    let tests: Vec<Value> = worthless.chain(batches(task, files)).collect();
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
    let markdown = |lang| task.statement_for_streams(lang).markdown();
    add_form(&mut package, task, markdown)?;
    Ok(package)
}

/// The key of `init.yml` for the checker or the interactor, and its file.
pub(super) fn program(task: &Task) -> (&'static str, &'static str) {
    task.pick(
        ("interactive", "interactor.cpp"),
        ("checker", "checker.cpp"),
    )
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
