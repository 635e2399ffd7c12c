//! The commands of the program `judge`.

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

use clap::{Args, Subcommand};
use export::system::Workshop;
use judge::unit_tests::run_if_changed;
use sandbox::{HELPER_ARGUMENT, helper};

use crate::bundle::{BundleArguments, bundle};
use crate::class::{ClassArguments, LeagueArguments, class, league};
use crate::duel::{DuelArguments, duel};
use crate::export::{ExportArguments, export};
use crate::frame::obey;
use crate::help::both;
use crate::keep::{SetCommand, carry_out, write_lessons};
use crate::play::{DrawArguments, GameArguments, PlayArguments, draw, line, play, values};
use crate::run::{RunArguments, run};
use crate::site::{SiteArguments, site};
use crate::stress::{StressArguments, stress};
use crate::teaching::{
    CourseArguments, ExerciseArguments, HintArguments, LessonArguments, NextArguments,
    TableArguments, course, exercise, hint, lesson, next, table,
};

fn about() -> String {
    both(
        "Chấm chương trình theo các bài của bộ đề, và giữ cho bộ đề luôn đúng",
        "Judges programs on the problems of this set, and keeps the set honest",
    )
}

#[derive(Debug, Subcommand)]
enum Command {
    #[command(about = both(
        "Dịch một chương trình, chạy với các test của một bài và cho biết kết quả",
        "Compile a program, run it on the tests of a problem and tell the verdict",
    ))]
    Run(RunArguments),
    #[command(about = both(
        "Tìm một dữ liệu nhỏ mà chương trình làm sai",
        "Look for a small input on which a program fails",
    ))]
    Stress(StressArguments),
    #[command(about = both(
        "Chấm cả lớp: một thư mục gồm thư mục hoặc file nén của từng học sinh",
        "Mark a class: a folder of pupils' folders or archives",
    ))]
    Class(ClassArguments),
    #[command(about = both(
        "Cho các chương trình của một lớp đấu với nhau, mỗi chương trình gặp mọi chương trình khác",
        "Let the programs of a class play each other, every one against every other",
    ))]
    League(LeagueArguments),
    #[command(about = both("Cho hai chương trình đấu với nhau", "Let two programs play each other"))]
    Duel(DuelArguments),
    #[command(about = both(
        "Chơi một trò chơi của bộ đề ngay trên màn hình này",
        "Play a game of the set at the terminal",
    ))]
    Play(PlayArguments),
    #[command(about = both(
        "Liệt kê các nước đi từ thế cờ đầu, và giá trị của từng nước",
        "List the moves of a game's opening, with what each is worth",
    ))]
    Values(GameArguments),
    #[command(about = both(
        "Cho xem một ván mà cả hai chơi tối ưu, từ thế cờ đầu đến hết ván",
        "Show a line of best play from a game's opening to its end",
    ))]
    Line(GameArguments),
    #[command(about = both(
        "Vẽ một thế cờ hoặc một dữ liệu thành hình SVG, hoặc tả nó bằng lời",
        "Draw a position or an input as an SVG picture, or tell it in words",
    ))]
    Draw(DrawArguments),
    #[command(about = both(
        "In bảng giá trị của một họ dữ liệu: ai thắng, giá trị Grundy, đáp án",
        "Print what a family of inputs is worth: who wins, Grundy values, answers",
    ))]
    Table(TableArguments),
    #[command(about = both(
        "Cho xem một gợi ý: gợi ý đầu trong ba gợi ý tiết lộ ít nhất",
        "Show a hint: the first of three tells least",
    ))]
    Hint(HintArguments),
    #[command(about = both(
        "Cho xem bài học của một bài: từ gợi ý đến chứng minh",
        "Show the lesson of a problem: from hints to the proof",
    ))]
    Lesson(LessonArguments),
    #[command(about = both(
        "Cho xem một bài tập của bài học, hoặc cả đáp án của nó",
        "Show an exercise of a lesson, or its answer too",
    ))]
    Exercise(ExerciseArguments),
    #[command(about = both(
        "Cho xem một chương của khóa học: những bài cùng một ý tưởng có gì chung",
        "Show a chapter of the course: what the problems of an idea have in common",
    ))]
    Course(CourseArguments),
    #[command(about = both(
        "Gợi ý nên giải bài nào tiếp, theo những bài đã được chấp nhận trên máy này",
        "Propose what to solve next, after what was accepted on this machine",
    ))]
    Next(NextArguments),
    #[command(about = both(
        "Đóng gói các bài cho Themis, VNOJ, Polygon, CMS, ICPC hoặc DMOJ",
        "Pack problems for Themis, VNOJ, Polygon, CMS, ICPC or DMOJ",
    ))]
    Export(ExportArguments),
    #[command(about = both(
        "Ghi lời giải mẫu thành một file chỉ cần thư viện chuẩn của Rust",
        "Write a reference as one file that needs nothing but Rust's standard library",
    ))]
    Bundle(BundleArguments),
    #[command(about = both(
        "Ghi cả bộ đề thành các trang web: đọc, chơi, nhìn bảng, tự chấm trong trình duyệt",
        "Write the set as web pages: to read, play, look and check in a browser",
    ))]
    Site(SiteArguments),
    #[command(about = both(
        "Chạy một chương trình test cho cargo, trừ khi nó đã đạt",
        "Run a test program for cargo, unless it has passed already",
    ))]
    #[command(hide = true)]
    Unit(UnitArguments),
    #[command(flatten)]
    Set(SetCommand),
}

/// A test program as cargo calls it.
#[derive(Debug, Args)]
struct UnitArguments {
    #[arg(help = both("Chương trình", "The program"))]
    program: OsString,
    #[arg(help = both("Các đối số của nó", "Its arguments"))]
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<OsString>,
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
    obey(&about(), |command: &Command, root| match command {
        Command::Run(arguments) => run(arguments, root),
        Command::Stress(arguments) => stress(arguments),
        Command::Class(arguments) => class(arguments, root),
        Command::League(arguments) => league(arguments),
        Command::Duel(arguments) => duel(arguments),
        Command::Play(arguments) => play(arguments),
        Command::Values(arguments) => values(arguments).map(|()| ExitCode::SUCCESS),
        Command::Line(arguments) => line(arguments).map(|()| ExitCode::SUCCESS),
        Command::Draw(arguments) => draw(arguments).map(|()| ExitCode::SUCCESS),
        Command::Table(arguments) => table(arguments, root).map(|()| ExitCode::SUCCESS),
        Command::Hint(arguments) => hint(arguments, root).map(|()| ExitCode::SUCCESS),
        Command::Lesson(arguments) if arguments.write => write_lessons(&arguments.ids, root),
        Command::Lesson(arguments) => lesson(arguments, root).map(|()| ExitCode::SUCCESS),
        Command::Exercise(arguments) => exercise(arguments, root).map(|()| ExitCode::SUCCESS),
        Command::Course(arguments) => course(arguments, root),
        Command::Next(arguments) => next(arguments).map(|()| ExitCode::SUCCESS),
        Command::Export(arguments) => export(arguments, root, &Workshop::equipped()),
        Command::Bundle(arguments) => bundle(arguments, root).map(|()| ExitCode::SUCCESS),
        Command::Site(arguments) => site(arguments, root).map(|()| ExitCode::SUCCESS),
        Command::Unit(unit) => Ok(run_if_changed(Path::new(&unit.program), &unit.arguments)?),
        Command::Set(command) => carry_out(command, root),
    })
}

#[cfg(test)]
mod tests {
    use bilingual::Lang;
    use clap::CommandFactory;

    use super::*;
    use crate::frame::CommandLine;
    use command_line::{faults, in_language};

    fn command() -> clap::Command {
        CommandLine::<Command>::command().about(about())
    }

    #[test]
    fn every_text_of_help_is_there_in_both_languages_and_in_the_words_of_the_set() {
        let mut command = command();
        assert!(command.get_subcommands().count() > 20);
        assert_eq!(faults(&command), [""; 0]);
        command.build();
        assert_eq!(faults(&command), [""; 0]);
    }

    #[test]
    fn help_is_shown_in_either_language() {
        let help = |name: &str, lang| {
            let mut command = in_language(command(), lang);
            let command = command.find_subcommand_mut(name).unwrap();
            command.render_long_help().to_string()
        };
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
