//! Themis: `NIM/Settings.cfg`, and a folder a test with `NIM.INP` and `NIM.OUT`.
//!
//! Themis marks each test for itself and knows no groups, so the points are shared out over the
//! tests. Comparisons of its own are like ours; special checkers are compiled by Themis and speak its
//! protocol. It shows no statement: a page to be handed out or printed lies beside the tests.

use bilingual::Result;
use problem_set::spec::CheckerMode;

use super::{System, seconds};
use crate::package::{Archive, Package};
use crate::statement::html;
use crate::task::Task;

const SETTINGS: &str = "Settings.cfg";
const CHECKER: &str = "checker.cpp";
const STATEMENT: &str = "statement.html";

/// The evaluator that compiles [`CHECKER`].
const COMPILED: &str = "C8CompileThemis.dll";

pub(super) fn pack(task: &Task) -> Result<Package> {
    let mut package = Package::new(System::Themis.code(task.id()), Archive::Folder);
    add_tests(&mut package, task);
    let evaluator = match task.spec.checker {
        CheckerMode::Tokens => "C4WordsCase.dll",
        CheckerMode::TokensNocase => "C3WordsIgnoreCase.dll",
        CheckerMode::Lines => "C2LinesWordsCase.dll",
        _ => {
            package.add(CHECKER, task.checker.clone());
            COMPILED
        }
    };
    let (name, file, limits) = (&package.name, task.file(), task.limits);
    let points = task.groups.points_of_tests();
    let tests = task.groups.cases.iter().zip(points).map(|(case, points)| {
        let folder = folder(&case.number);
        // Where the limits are those of all tests, -1 says so.
        let of_test = case.limits;
        let time = match of_test.time_ms {
            same if same == limits.time_ms => -1.0,
            own => seconds(own),
        };
        let memory = match of_test.memory_mib {
            same if same == limits.memory_mib => "-1".to_owned(),
            own => own.to_string(),
        };
        format!(
            "  <TestCase Name=\"{folder}\" Mark=\"{points}\" TimeLimit=\"{time}\" MemoryLimit=\"{memory}\"/>\n"
        )
    });
    let (tests, time, memory) = (
        tests.collect::<String>(),
        seconds(limits.time_ms),
        limits.memory_mib,
    );
    let settings = format!(
        r#"<?xml version="1.0" encoding="utf-8"?>
<ExamInformation Name="{name}" InputFile="{file}.INP" UseStdIn="false" OutputFile="{file}.OUT" UseStdOut="false" EvaluatorName="{evaluator}" Mark="1" TimeLimit="{time}" MemoryLimit="{memory}">
{tests}</ExamInformation>
"#
    );
    package.add(SETTINGS, settings);
    let statement = |lang| (lang, task.title(lang), task.statement(lang).markdown());
    let statements = task.options.languages().map(statement);
    package.add(STATEMENT, html(&statements)?);
    Ok(package)
}

/// `Test01` of `01`.
pub(super) fn folder(number: &str) -> String {
    format!("Test{number}")
}

/// The tests as Themis lays them out; VNOJ's page takes them too.
pub(super) fn add_tests(package: &mut Package, task: &Task) {
    let file = task.file();
    for case in &task.groups.cases {
        let folder = folder(&case.number);
        package.add(format!("{folder}/{file}.INP"), case.input.clone());
        package.add(format!("{folder}/{file}.OUT"), case.answer.clone());
    }
}
