//! VNOJ: an archive for the page of test data, the checker, the statement, and a sheet that says
//! what is typed where.
//!
//! The archive is laid out as Themis wants it, which the page pairs by names. `init.yml` says the
//! same for those who keep the judge's folder by hand.

use std::fmt::Write;

use bilingual::{Fault, Result, Say, ensure};
use problem_set::spec::CheckerMode;
use serde_json::json;

use super::dmoj::{INIT, batches, program};
use super::{System, seconds, themis};
use crate::catalogue as say;
use crate::notation::Yaml;
use crate::package::{Archive, Package};
use crate::task::Task;
use judge::Lang;

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
    package.add(SHEET, sheet(task, &package.name, &archive));
    for lang in Lang::ALL {
        let text = task.statement(lang).markdown();
        package.add(
            format!("statement.{}.md", lang.code()),
            crate::statement::vnoj(&text)?,
        );
    }
    Ok(package)
}

/// Whether VNOJ's own comparison, token by token, is the right one.
fn is_standard(task: &Task) -> bool {
    task.spec.checker == CheckerMode::Tokens
}

/// The sheet, in Vietnamese: whoever keeps a VNOJ reads it.
fn sheet(task: &Task, code: &str, archive: &str) -> String {
    let (file, limits) = (task.file(), task.limits);
    let [first, second] = task.options.languages();
    let title = task.title(first);
    let time = seconds(limits.time_ms);
    let memory = limits.memory_mib * 1024;
    let mut text = format!(
        "# {title}: đưa lên VNOJ\n\n\
         1. Tạo bài mới: mã bài `{code}`, tên bài `{title}`, giới hạn thời gian {time} giây, giới hạn bộ nhớ \
         {memory} KB ({} MiB).\n\
         2. Đề bài: chép nội dung `statement.{}.md` vào ô đề bài; bản dịch ở `statement.{}.md`.\n\
         3. Mở trang dữ liệu test của bài, tải lên `{archive}`. Trang tự ghép {} test theo tên.\n",
        limits.memory_mib,
        first.code(),
        second.code(),
        task.groups.cases.len()
    );
    let checker = match (task.is_interactive(), is_standard(task)) {
        (true, _) => format!(
            "4. Grader: chọn *Interactive*, tải lên `interactor.cpp`, loại `testlib`, ngôn ngữ `{LANGUAGE}`. Chương trình \
             của học sinh đọc và ghi ra thiết bị chuẩn.\n"
        ),
        (false, true) => "4. Checker: chọn *standard*.\n".to_owned(),
        (false, false) => format!(
            "4. Checker: chọn *bridged (custom checker)*, tải lên `checker.cpp`, loại `testlib`, ngôn ngữ `{LANGUAGE}`{}.\n",
            if task.groups.each_test {
                ", và bật *treat_checker_points_as_percentage* (bài cho điểm từng phần)"
            } else {
                ""
            }
        ),
    };
    text.push_str(&checker);
    if !task.is_interactive() {
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "5. Vào ra: chọn đọc ghi file, file vào `{file}.INP`, file ra `{file}.OUT`."
        );
    }
    text.push_str("\n## Điểm\n\nMỗi nhóm là một batch; các test ví dụ nằm trong nhóm đầu tiên.\n\n| batch | test | điểm |\n|---|---|---|\n");
    for (at, group) in task.groups.scored.iter().enumerate() {
        let members = task.groups.members(at);
        let ends = [members.first(), members.last()]
            .map(|case| case.map_or("", |&case| task.groups.cases[case].number.as_str()));
        let range = if ends[0] == ends[1] {
            ends[0].to_owned()
        } else {
            format!("{} – {}", ends[0], ends[1])
        };
        let _ = writeln!(text, "| {} | {range} | {} |", at + 1, group.points);
    }
    text.push_str(
        "\nAi tự quản lý thư mục của máy chấm thì chép cả thư mục này vào đó: `init.yml` đã ghi sẵn mọi điều ở trên, \
         trừ giới hạn và đề bài.\n",
    );
    text
}
