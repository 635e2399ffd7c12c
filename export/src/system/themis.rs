//! Themis: `NIM/Settings.cfg`, and a folder a test with `NIM.INP` and `NIM.OUT`.
//!
//! Themis marks each test for itself and knows no groups, so the points are shared out over the
//! tests. Comparisons of its own are like ours; special checkers are compiled by Themis and speak its
//! protocol.

use std::collections::BTreeSet;

use problem_set::spec::CheckerMode;
use roxmltree::Document;

use super::{System, is_made_of, missing, seconds, sum_fault};
use crate::notation::Element;
use crate::package::{Archive, Package};
use crate::refusal::{Result, broken};
use crate::task::Task;

const SETTINGS: &str = "Settings.cfg";
const CHECKER: &str = "checker.cpp";

/// The evaluator that compiles [`CHECKER`].
const COMPILED: &str = "C8CompileThemis.dll";

/// A problem is a folder, and pupils name their sources after it: `^[A-Z0-9_]+$` can be typed everywhere.
pub(super) fn is_code(name: &str) -> bool {
    is_made_of(&name.to_lowercase(), "_") && name == name.to_uppercase()
}

pub(super) fn pack(task: &Task) -> Package {
    let mut package = Package::new(System::Themis.code(task.id()), Archive::Folder);
    add_tests(&mut package, task, "");
    let evaluator = match task.spec.checker {
        CheckerMode::Tokens => "C4WordsCase.dll",
        CheckerMode::TokensNocase => "C3WordsIgnoreCase.dll",
        CheckerMode::Lines => "C2LinesWordsCase.dll",
        _ => {
            package.add(CHECKER, task.checker.clone());
            COMPILED
        }
    };
    let file = task.file();
    let points = task.groups.points_of_tests();
    let tests = task.groups.cases.iter().zip(points).map(|(case, points)| {
        // Where the limits are those of all tests, -1 says so.
        let own = |value: String, of_all: String| {
            if value == of_all {
                "-1".to_owned()
            } else {
                value
            }
        };
        Element::new("TestCase")
            .attribute("Name", folder(&case.number))
            .attribute("Mark", points)
            .attribute(
                "TimeLimit",
                own(
                    seconds(case.limits.time_ms).to_string(),
                    seconds(task.limits.time_ms).to_string(),
                ),
            )
            .attribute(
                "MemoryLimit",
                own(
                    case.limits.memory_mib.to_string(),
                    task.limits.memory_mib.to_string(),
                ),
            )
    });
    let settings = Element::new("ExamInformation")
        .attribute("Name", &package.name)
        .attribute("InputFile", format!("{file}.INP"))
        .attribute("UseStdIn", false)
        .attribute("OutputFile", format!("{file}.OUT"))
        .attribute("UseStdOut", false)
        .attribute("EvaluatorName", evaluator)
        .attribute("Mark", 1)
        .attribute("TimeLimit", seconds(task.limits.time_ms))
        .attribute("MemoryLimit", task.limits.memory_mib)
        .children(tests);
    package.add(SETTINGS, settings.document());
    package
}

/// `Test01` of `01`.
pub(super) fn folder(number: &str) -> String {
    format!("Test{number}")
}

/// The tests as Themis lays them out, below a folder; VNOJ's page takes them too.
pub(super) fn add_tests(package: &mut Package, task: &Task, below: &str) {
    let file = task.file();
    for case in &task.groups.cases {
        let folder = folder(&case.number);
        package.add(format!("{below}{folder}/{file}.INP"), case.input.clone());
        package.add(format!("{below}{folder}/{file}.OUT"), case.answer.clone());
    }
}

pub(super) fn faults(package: &Package) -> Result<Vec<String>> {
    let text = package.text(SETTINGS)?;
    let document = Document::parse(&text)
        .map_err(|error| broken(format!("{SETTINGS} is malformed: {error}")))?;
    let exam = document.root_element();
    let value = |name: &str| exam.attribute(name).unwrap_or_default().to_owned();
    let mut faults = Vec::new();
    if value("Name") != package.name {
        faults.push(format!("{SETTINGS} is that of {}", value("Name")));
    }
    if value("EvaluatorName") == COMPILED {
        faults.extend(missing(package, [CHECKER]));
    }
    let tests: Vec<_> = exam
        .children()
        .filter(|it| it.has_tag_name("TestCase"))
        .collect();
    let mut sum = 0;
    for test in &tests {
        let name = test.attribute("Name").unwrap_or_default();
        let files = ["InputFile", "OutputFile"].map(|of| format!("{name}/{}", value(of)));
        faults.extend(missing(package, files.iter().map(String::as_str)));
        let mark = test.attribute("Mark").unwrap_or_default();
        sum += mark
            .parse::<u64>()
            .map_err(|_| broken(format!("{name} has no mark")))?;
    }
    faults.extend(sum_fault(sum));
    let listed: BTreeSet<_> = tests.iter().filter_map(|it| it.attribute("Name")).collect();
    let there: BTreeSet<_> = package
        .paths()
        .filter_map(|path| Some(path.split_once('/')?.0))
        .collect();
    if listed != there || listed.len() != tests.len() {
        faults.push(format!("{SETTINGS} lists other tests than there are"));
    }
    Ok(faults)
}
