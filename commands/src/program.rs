//! The commands of the program `judge`.

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

use anyhow::Result;
use command_line::{arguments, command, word, words};
use export::system::Workshop;
use judge::unit_tests::run_if_changed;
use sandbox::{HELPER_ARGUMENT, helper};

use crate::bundle::bundle;
use crate::class::{class, league};
use crate::duel::duel;
use crate::export::export;
use crate::frame::{Command, Frame, obey};
use crate::keep::{self, write_lessons};
use crate::play::{draw, line, play, values};
use crate::run::run;
use crate::site::site;
use crate::stress::stress;
use crate::teaching::{LessonArguments, course, exercise, hint, lesson, next, table};

/// All commands, in the order in which they are listed.
fn all() -> Vec<Command> {
    let all = [judging(), learning(), packing(), keep::commands()];
    all.into_iter().flatten().collect()
}

/// The commands that judge programs, or let them play.
fn judging() -> Vec<Command> {
    vec![
        command(
            "run",
            "Dịch một chương trình, chạy với các test của một bài và cho biết kết quả",
            "Compile a program, run it on the tests of a problem and tell the verdict",
            |it, at| run(it, at.root()),
        ),
        command(
            "stress",
            "Tìm một dữ liệu nhỏ mà chương trình làm sai",
            "Look for a small input on which a program fails",
            |it, _| stress(it),
        ),
        command(
            "class",
            "Chấm cả lớp: một thư mục gồm thư mục hoặc file nén của từng học sinh",
            "Mark a class: a folder of pupils' folders or archives",
            |it, at| class(it, at.root()),
        ),
        command(
            "league",
            "Cho các chương trình của một lớp đấu với nhau, mỗi chương trình gặp mọi chương trình khác",
            "Let the programs of a class play each other, every one against every other",
            |it, _| league(it),
        ),
        command(
            "duel",
            "Cho hai chương trình đấu với nhau",
            "Let two programs play each other",
            |it, _| duel(it),
        ),
    ]
}

/// The commands of those who play and learn.
fn learning() -> Vec<Command> {
    vec![
        command(
            "play",
            "Chơi một trò chơi của bộ đề ngay trên màn hình này",
            "Play a game of the set at the terminal",
            |it, _| play(it),
        ),
        command(
            "values",
            "Liệt kê các nước đi từ thế cờ đầu, và giá trị của từng nước",
            "List the moves of a game's opening, with what each is worth",
            |it, _| done(values(it)),
        ),
        command(
            "line",
            "Cho xem một ván mà cả hai chơi tối ưu, từ thế cờ đầu đến hết ván",
            "Show a line of best play from a game's opening to its end",
            |it, _| done(line(it)),
        ),
        command(
            "draw",
            "Vẽ một thế cờ hoặc một dữ liệu thành hình SVG, hoặc tả nó bằng lời",
            "Draw a position or an input as an SVG picture, or tell it in words",
            |it, _| done(draw(it)),
        ),
        command(
            "table",
            "In bảng giá trị của một họ dữ liệu: ai thắng, giá trị Grundy, đáp án",
            "Print what a family of inputs is worth: who wins, Grundy values, answers",
            |it, at| done(table(it, at.root())),
        ),
        command(
            "hint",
            "Cho xem một gợi ý: gợi ý đầu trong ba gợi ý tiết lộ ít nhất",
            "Show a hint: the first of three tells least",
            |it, at| done(hint(it, at.root())),
        ),
        command(
            "lesson",
            "Cho xem bài học của một bài: từ gợi ý đến chứng minh",
            "Show the lesson of a problem: from hints to the proof",
            learn,
        ),
        command(
            "exercise",
            "Cho xem một bài tập của bài học, hoặc cả đáp án của nó",
            "Show an exercise of a lesson, or its answer too",
            |it, at| done(exercise(it, at.root())),
        ),
        command(
            "course",
            "Cho xem một chương của khóa học: những bài cùng một ý tưởng có gì chung",
            "Show a chapter of the course: what the problems of an idea have in common",
            |it, at| course(it, at.root()),
        ),
        command(
            "next",
            "Gợi ý nên giải bài nào tiếp, theo những bài đã được chấp nhận trên máy này",
            "Propose what to solve next, after what was accepted on this machine",
            |it, _| done(next(it)),
        ),
    ]
}

/// The commands that carry the set elsewhere, and what cargo calls.
fn packing() -> Vec<Command> {
    vec![
        command(
            "export",
            "Đóng gói các bài cho Themis, VNOJ, Polygon, CMS, ICPC hoặc DMOJ",
            "Pack problems for Themis, VNOJ, Polygon, CMS, ICPC or DMOJ",
            |it, at| export(it, at.root(), &Workshop::equipped()),
        ),
        command(
            "bundle",
            "Ghi lời giải mẫu thành một file chỉ cần thư viện chuẩn của Rust",
            "Write a reference as one file that needs nothing but Rust's standard library",
            |it, at| done(bundle(it, at.root())),
        ),
        command(
            "site",
            "Ghi cả bộ đề thành các trang web: đọc, chơi, nhìn bảng, tự chấm trong trình duyệt",
            "Write the set as web pages: to read, play, look and check in a browser",
            |it, at| done(site(it, at.root())),
        ),
        command(
            "unit",
            "Chạy một chương trình test cho cargo, trừ khi nó đã đạt",
            "Run a test program for cargo, unless it has passed already",
            |it: &UnitArguments, _| Ok(run_if_changed(Path::new(&it.program), &it.arguments)?),
        )
        .hidden(),
    ]
}

/// Of a command that fails or has nothing to tell by its exit code.
fn done(done: Result<()>) -> Result<ExitCode> {
    done.map(|()| ExitCode::SUCCESS)
}

fn learn(arguments: &LessonArguments, at: &Frame) -> Result<ExitCode> {
    if arguments.write {
        return write_lessons(&arguments.ids, at.root());
    }
    done(lesson(arguments, at.root()))
}

arguments! {
    /// A test program as cargo calls it.
    struct UnitArguments {
        program: OsString = word("PROGRAM"), "Chương trình", "The program";
        arguments: Vec<OsString> = words("ARGUMENTS").verbatim(),
            "Các đối số của nó",
            "Its arguments";
    }
}

/// Does what the command line asks for, once `install` has given the program its problems.
pub fn main(install: fn()) -> ExitCode {
    // First of all: the helper must stay as small as it starts.
    if std::env::args_os()
        .nth(1)
        .is_some_and(|argument| argument == HELPER_ARGUMENT)
    {
        return helper::main();
    }
    install();
    obey(&all())
}

#[cfg(test)]
mod tests {
    use bilingual::{Lang, wording_faults};

    use super::*;
    use crate::frame::JUDGE;

    /// What `judge NAME --help` shows.
    fn help(name: &str, lang: Lang) -> String {
        let words = ["judge", name, "--help"].map(OsString::from);
        JUDGE.task(&all(), &words, lang).err().unwrap().to_string()
    }

    #[test]
    fn every_help_is_in_the_words_of_the_set() {
        assert!(all().len() > 20);
        let pages: Vec<&str> = all().iter().map(Command::name).collect();
        for page in [pages.as_slice(), &["--help"]].concat() {
            for lang in Lang::ALL {
                let faults = wording_faults(lang.code(), &help(page, lang));
                assert_eq!(faults, [""; 0], "{page}");
            }
        }
    }

    #[test]
    fn help_is_shown_in_either_language() {
        for (lang, words) in [
            (
                Lang::En,
                [
                    "Stop at the first failure",
                    "if not given: 1",
                    "Usage: judge run [",
                ],
            ),
            (
                Lang::Vi,
                [
                    "Dừng ở lỗi đầu tiên",
                    "nếu không ghi: 1",
                    "Cách dùng: judge run [",
                ],
            ),
        ] {
            let shown = help("run", lang);
            assert!(words.iter().all(|it| shown.contains(it)), "{shown}");
        }
        let (vi, en) = (help("run", Lang::Vi), help("test", Lang::En));
        for english in ["Usage", "Options", "default", "Possible", "Print"] {
            assert!(!vi.contains(english), "{english}: {vi}");
        }
        assert!(en.contains("accepts every input"), "{en}");
        let vi = help("test", Lang::Vi);
        assert!(vi.contains("mọi dữ liệu đều hợp lệ"), "{vi}");
    }
}
