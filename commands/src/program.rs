//! The commands of the program `judge`.

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

use bilingual::{Result, sentences};
use command_line::{arguments, command, word, words};
use export::system::Workshop;
use judge::root::Root;
use keeping::unit_tests::run_if_changed;
use sandbox::{HELPER_ARGUMENT, helper, settle};

use crate::class::{class, league};
use crate::duel::duel;
use crate::export::export;
use crate::frame::{Command, Frame, obey};
use crate::keep::{self, write_lessons};
use crate::play::{draw, graph, line, play, values};
use crate::run::run;
use crate::serve::serve;
use crate::site::site;
use crate::stress::stress;
use crate::submit::submit;
use crate::teaching::{LessonArguments, course, exercise, hint, lesson, next, table};
use crate::variant::variant;

sentences! {
    RUN: "Dịch một chương trình, chạy với các test của một bài và cho biết kết quả", "Compile a program, run it on the tests of a problem and tell the verdict";
    STRESS: "Tìm một dữ liệu nhỏ mà chương trình làm sai", "Look for a small input on which a program fails";
    CLASS: "Chấm cả lớp: một thư mục gồm thư mục hoặc file nén của từng học sinh", "Mark a class: a folder of pupils' folders or archives";
    LEAGUE: "Cho các chương trình của một lớp đấu với nhau, mỗi chương trình gặp mọi chương trình khác", "Let the programs of a class play each other, every one against every other";
    DUEL: "Cho hai chương trình đấu với nhau", "Let two programs play each other";
    PLAY: "Chơi một trò chơi của bộ đề ngay trên màn hình này", "Play a game of the set at the terminal";
    VALUES: "Liệt kê các nước đi từ thế cờ đầu, và giá trị của từng nước", "List the moves of a game's opening, with what each is worth";
    LINE: "Cho xem một ván mà cả hai chơi tối ưu, từ thế cờ đầu đến hết ván", "Show a line of best play from a game's opening to its end";
    DRAW: "Vẽ một thế cờ hoặc một dữ liệu thành hình SVG, hoặc tả nó bằng lời", "Draw a position or an input as an SVG picture, or tell it in words";
    GRAPH: "Vẽ mọi thế cờ đến được từ thế cờ đầu thành một đồ thị, kèm giá trị", "Draw all positions that come from a game's opening as a graph, with their values";
    TABLE: "In bảng giá trị của một họ dữ liệu: ai thắng, giá trị Grundy, đáp án", "Print what a family of inputs is worth: who wins, Grundy values, answers";
    HINT: "Cho xem một gợi ý: gợi ý đầu trong ba gợi ý tiết lộ ít nhất", "Show a hint: the first of three tells least";
    LESSON: "Cho xem bài học của một bài: từ gợi ý đến chứng minh", "Show the lesson of a problem: from hints to the proof";
    EXERCISE: "Cho xem một bài tập của bài học, hoặc cả đáp án của nó", "Show an exercise of a lesson, or its answer too";
    COURSE: "Cho xem một chương của khóa học: những bài cùng một ý tưởng có gì chung", "Show a chapter of the course: what the problems of an idea have in common";
    NEXT: "Gợi ý nên giải bài nào tiếp, theo những bài đã được chấp nhận trên máy này", "Propose what to solve next, after what was accepted on this machine";
    VARIANT: "Đổi luật một bài thành bài mới: đề, test, lời giải, bài học", "Change the rules of a problem and have a new one: statement, tests, solutions, lesson";
    EXPORT: "Đóng gói các bài cho Themis, VNOJ, Polygon, CMS, ICPC hoặc DMOJ", "Pack problems for Themis, VNOJ, Polygon, CMS, ICPC or DMOJ";
    SITE: "Ghi cả bộ đề thành các trang web: đọc, chơi, nhìn bảng, tự chấm trong trình duyệt", "Write the set as web pages: to read, play, look and check in a browser";
    SERVE: "Mở một máy chủ cho lớp: học sinh nộp bài bằng trình duyệt, thấy ngay kết quả", "Serve a class: pupils hand in with a browser, and see their verdicts at once";
    SUBMIT: "Nộp một chương trình cho máy chủ của lớp và chờ kết quả", "Hand in a program to the server of a class, and wait for the verdict";
    UNIT: "Chạy một chương trình test cho cargo, trừ khi nó đã đạt", "Run a test program for cargo, unless it has passed already";
}

/// What needs the sources of the set, and is not listed by an archive for pupils.
const OF_KEEPERS: [&str; 8] = [
    "export", "test", "lock", "shares", "race", "strength", "examples", "new",
];

/// All commands, in the order in which they are listed.
fn all() -> Vec<Command> {
    let mut all: Vec<Command> = vec![
        command("run", RUN, |it, at| run(it, at.root())),
        command("stress", STRESS, |it, _| stress(it)),
        command("class", CLASS, |it, at| class(it, at.root())),
        command("league", LEAGUE, |it, _| league(it)),
        command("duel", DUEL, |it, _| duel(it)),
        command("play", PLAY, |it, _| play(it)),
        command("values", VALUES, |it, _| done(values(it))),
        command("line", LINE, |it, _| done(line(it))),
        command("draw", DRAW, |it, _| done(draw(it))),
        command("graph", GRAPH, |it, _| done(graph(it))),
        command("table", TABLE, |it, at| done(table(it, at.root()))),
        command("hint", HINT, |it, at| done(hint(it, at.root()))),
        command("lesson", LESSON, learn),
        command("exercise", EXERCISE, |it, at| done(exercise(it, at.root()))),
        command("course", COURSE, |it, at| course(it, at.root())),
        command("next", NEXT, |it, at| {
            next(it, at.root());
            done(Ok(()))
        }),
        command("export", EXPORT, |it, at| {
            export(it, at.root(), &Workshop::equipped())
        }),
        command("variant", VARIANT, |it, at| variant(it, at.root())),
        command("site", SITE, |it, at| done(site(it, at.root()))),
        command("serve", SERVE, |it, at| serve(it, at.root())),
        command("submit", SUBMIT, |it, _| submit(it)),
        command("unit", UNIT, |it: &UnitArguments, _| {
            run_if_changed(Path::new(&it.program), &it.arguments)
        })
        .hidden(),
    ];
    all.extend(keep::commands());
    let is_for_pupils = Root::find(None).is_ok_and(|it| !it.is_whole());
    let is_hidden = |it: &Command| is_for_pupils && OF_KEEPERS.contains(&it.name);
    let listed = all.into_iter();
    let listed = listed.map(|it| if is_hidden(&it) { it.hidden() } else { it });
    listed.collect()
}

/// Of a command that fails or has nothing to tell by its exit code.
fn done(done: Result<()>) -> Result<ExitCode> {
    done.map(|()| ExitCode::SUCCESS)
}

fn learn(arguments: &LessonArguments, at: &Frame) -> Result<ExitCode> {
    if arguments.write {
        return write_lessons(&arguments.ids, &at.whole_set()?);
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
    settle();
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
        let pages: Vec<&str> = all().iter().map(|it| it.name).collect();
        for page in [pages.as_slice(), &["--help"]].concat() {
            for lang in Lang::ALL {
                let faults = wording_faults(lang.code(), &help(page, lang));
                assert_eq!(faults, [""; 0], "{page}");
            }
        }
    }
}
