//! VNOJ: an archive for the page of test data, the checker, the statement, and a sheet that says
//! what is typed where.
//!
//! The archive is laid out as Themis wants it, which the page pairs by names. `init.yml` says the
//! same for those who keep the judge's folder by hand.

use bilingual::{Fault, Result, Say, ensure};
use problem_set::spec::CheckerMode;
use serde_json::json;

use super::dmoj::{INIT, add_form, batches, program};
use super::{System, seconds, themis};
use crate::catalogue as say;
use crate::notation::Yaml;
use crate::package::{Archive, Package};
use crate::task::Task;

/// What the teacher types.
const SHEET: &str = "HUONG-DAN.md";

/// The largest archive that the page takes, in MiB.
const LARGEST_ARCHIVE: usize = 100;

/// The tests that the page takes.
const MOST_TESTS: usize = 100;

/// The compiler for checkers.
const LANGUAGE: &str = "CPP20";

pub(super) fn pack(task: &Task) -> Result<Package> {
    let mut package = Package::new(System::Vnoj.code(task.id()), Archive::Missing);
    let archive = format!("{}.zip", package.name);
    let mut tests = Package::new(package.name.clone(), Archive::Bare);
    themis::add_tests(&mut tests, task);
    let bytes = tests.archived("")?;
    if bytes.len() > LARGEST_ARCHIVE << 20 {
        let mebibytes = bytes.len().div_ceil(1 << 20);
        let sizes: [&dyn Say; 3] = [&archive, &mebibytes, &LARGEST_ARCHIVE];
        return Err(Fault::new(&say::TOO_LARGE.with(&sizes)));
    }
    ensure(task.groups.cases.len() <= MOST_TESTS, || {
        format!("there are more than {MOST_TESTS} tests")
    })?;
    package.add(&archive, bytes);
    let file = task.file();
    let files = |number: &str| {
        let folder = themis::folder(number);
        json!({"in": format!("{folder}/{file}.INP"), "out": format!("{folder}/{file}.OUT")})
    };
    let mut init = Yaml::default()
        .with("archive", archive.as_str())
        .with("test_cases", batches(task, files));
    let (key, source) = program(task);
    if !is_standard(task) {
        package.add(source, task.checker.clone());
    }
    let arguments = json!({"files": source, "lang": LANGUAGE, "type": "testlib"});
    if task.is_interactive() {
        init = init.with(key, arguments);
    } else {
        let names = json!({"input": format!("{file}.INP"), "output": format!("{file}.OUT")});
        init = init.with("file_io", names);
        if !is_standard(task) {
            let mut arguments = arguments;
            if task.groups.each_test {
                arguments["treat_checker_points_as_percentage"] = json!(true);
            }
            init = init.with(key, json!({"name": "bridged", "args": arguments}));
        }
    }
    package.add(INIT, init.text());
    add_form(&mut package, task, |lang| task.statement(lang).markdown())?;
    package.add(SHEET, sheet(task, &package.name, &archive));
    Ok(package)
}

/// Whether VNOJ's own comparison, token by token, is the right one.
fn is_standard(task: &Task) -> bool {
    task.spec.checker == CheckerMode::Tokens
}

/// The sheet, in Vietnamese: whoever keeps a VNOJ reads it.
fn sheet(task: &Task, code: &str, archive: &str) -> String {
    let (file, limits, groups) = (task.file(), task.limits, &task.groups);
    let [first, second] = task.options.languages();
    let checker = match (task.is_interactive(), is_standard(task)) {
        (true, _) => format!(
            "Grader: chọn *Interactive*, tải lên `interactor.cpp`, loại `testlib`, ngôn ngữ `{LANGUAGE}`. Chương trình \
             của học sinh đọc và ghi ra thiết bị chuẩn."
        ),
        (false, true) => "Checker: chọn *standard*.".to_owned(),
        (false, false) => format!(
            "Checker: chọn *bridged (custom checker)*, tải lên `checker.cpp`, loại `testlib`, ngôn ngữ `{LANGUAGE}`{}.",
            if groups.each_test {
                ", và bật *treat_checker_points_as_percentage* (bài cho điểm từng phần)"
            } else {
                ""
            }
        ),
    };
    let files = if task.is_interactive() {
        String::new()
    } else {
        format!("5. Vào ra: chọn đọc ghi file, file vào `{file}.INP`, file ra `{file}.OUT`.\n")
    };
    let rows = groups.scored.iter().enumerate().map(|(at, group)| {
        let members = groups.members(at);
        let ends = [members.first(), members.last()];
        let mut ends: Vec<&str> = ends
            .into_iter()
            .flatten()
            .map(|&it| groups.cases[it].number.as_str())
            .collect();
        ends.dedup();
        format!("| {} | {} | {} |\n", at + 1, ends.join(" – "), group.points)
    });
    format!(
        include_str!("vnoj.md"),
        title = task.title(first),
        code = code,
        time = seconds(limits.time_ms),
        kib = limits.memory_mib * 1024,
        mib = limits.memory_mib,
        first = first.code(),
        second = second.code(),
        archive = archive,
        count = groups.cases.len(),
        checker = checker,
        files = files,
        groups = rows.collect::<String>()
    )
}
