//! Hydro: folders for its own import, each with `problem.yaml`, statements and `testdata/`.
//!
//! Its import of ICPC packages finds neither statements in TeX nor checkers, so this form has nothing to do with
//! them. Programs know standard streams only: for files Hydro has names of its own, `NIM.in` and `NIM.out`.

use bilingual::{Result, ensure};
use serde_json::{Value, json};

use super::System;
use crate::notation::Yaml;
use crate::package::{Archive, Package};
use crate::statement::hydro;
use crate::task::Task;
use judge::Lang;

const PROBLEM: &str = "problem.yaml";
const TESTS: &str = "testdata";

/// How a checker tells that all is right, or a part, and how Hydro wants it told: it reads no exit code but the
/// words, to the blank behind them.
const TOLD: [(&str, &str); 2] = [
    (
        r#"std::fprintf(stderr, "ok\n")"#,
        r#"std::fprintf(stderr, "ok \n")"#,
    ),
    (
        r#"std::fprintf(stderr, "points %.8g\n", 100 * outcome.ratio);
    std::fprintf(stderr, "partial %d/10000\n", static_cast<int>(10000 * outcome.ratio + 1e-9));"#,
        r#"std::fprintf(stderr, "partially correct (%.8g)\n", outcome.ratio);"#,
    ),
];

pub(super) fn pack(task: &Task) -> Result<Package> {
    let mut package = Package::new(System::Hydro.code(task.id()), Archive::Folder);
    let about = Yaml::default()
        .with("pid", package.name.as_str())
        .with("title", task.title(task.options.lang))
        .with("tag", json!([super::SET]));
    package.add(PROBLEM, about.text());
    for lang in Lang::ALL {
        let text = task.statement_for_streams(lang).markdown_with_samples();
        package.add(format!("problem_{}.md", lang.code()), hydro(&text)?);
    }
    for case in &task.groups.cases {
        let path = format!("{TESTS}/{}", case.number);
        package.add(format!("{path}.in"), case.input.clone());
        package.add(format!("{path}.out"), case.answer.clone());
    }
    let mut checker = task.checker.clone();
    for (told, wanted) in TOLD {
        ensure(checker.contains(told), || {
            format!("the checker never says {told}")
        })?;
        checker = checker.replace(told, wanted);
    }
    // The extension names the language, which is C++14 unless a site has it otherwise.
    let (key, file) = task.pick(("interactor", "interactor.cc"), ("checker", "checker.cc"));
    package.add(format!("{TESTS}/{file}"), checker);
    let (kind, name) = task.pick(("type", "interactive"), ("checker_type", "testlib"));
    let config = Yaml::default().with(kind, name).with(key, file);
    let config = config.with("subtasks", subtasks(task));
    package.add(format!("{TESTS}/config.yaml"), config.text());
    Ok(package)
}

/// The groups that have points, each within the limits of its tier.
fn subtasks(task: &Task) -> Vec<Value> {
    let groups = &task.groups;
    let subtask = |(at, group): (usize, &crate::groups::Group)| {
        let limits = groups.cases[group.cases.start].limits;
        let members = groups.members(at).into_iter().map(|case| {
            let number = &groups.cases[case].number;
            json!({"input": format!("{number}.in"), "output": format!("{number}.out")})
        });
        json!({
            "id": at + 1,
            "score": group.points,
            "type": "min",
            "time": format!("{}ms", limits.time_ms),
            "memory": format!("{}m", limits.memory_mib),
            "cases": members.collect::<Vec<_>>(),
        })
    };
    groups.scored.iter().enumerate().map(subtask).collect()
}
