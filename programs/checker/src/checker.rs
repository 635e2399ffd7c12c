//! The program `checker`: one output, judged from the shell or by another judging system.

use std::path::PathBuf;
use std::process::ExitCode;

use bilingual::{Lang, Text};
use command_line::{Program, arguments, choice, spoken, with_usage, word, words};

use crate::Protocol;
use crate::arguments::{refuse, run};
use crate::protocol::PROTOCOLS;

arguments! {
    /// What the program is told.
    pub(crate) struct CheckerArguments {
        protocol: Protocol = choice("PROTOCOL", PROTOCOLS).or("testlib"),
            "Ai gọi: các file ghi theo thứ tự nào, kết quả báo ra sao",
            "Who asks: in which order the files are named, and how the verdict is told";
        lang: Lang = spoken();
        problem: String = word("PROBLEM"), "Tên bài, như nim", "The problem's id, such as nim";
        files: Vec<PathBuf> = words("FILES").at_most(3),
            "Dữ liệu của test, kết quả cần chấm (- là thiết bị vào chuẩn) và đáp án",
            "The input of the test, the output to judge (- reads standard input) and the right output";
    }
}

/// What the program says of itself.
pub(crate) const CHECKER: Program = Program {
    name: "checker",
    about: Text::new(
        "Kết quả này có đúng không?\n\n\
     Các đối số đứng theo thứ tự của chương trình chấm testlib. Kết luận là một dòng ở thiết bị báo lỗi\n\
     chuẩn và mã kết thúc. Các hệ thống chấm khác gọi chương trình chấm theo cách khác.",
        "Is this output right?\n\n\
     The arguments stand in the order of testlib's checkers. The verdict is one line on standard error\n\
     and the exit code. Other judging systems call a checker in other ways.",
    ),
    usage: Some(USAGE),
    after: Some(Text::new(
        "Mã kết thúc:\n  \
     0  đúng\n  \
     1  sai\n  \
     2  sai quy cách, hoặc không có kết quả\n  \
     3  FAIL: lỗi ở dữ liệu, ở đáp án hoặc ở chính dòng lệnh\n  \
     7  một phần điểm, từ 0 đến 1\n\n\
     Ví dụ:\n  checker nim NIM.INP NIM.OUT testdata/nim/01/NIM.OUT",
        "Exit code:\n  \
     0  ok\n  \
     1  wrong answer\n  \
     2  wrong output format, or no output\n  \
     3  FAIL: the input, the answer or the command itself is at fault\n  \
     7  points: a part of them, from 0 to 1\n\n\
     Example:\n  checker nim NIM.INP NIM.OUT testdata/nim/01/NIM.OUT",
    )),
};

const USAGE: &str =
    "checker [--protocol PROTOCOL] [--lang LANG] <PROBLEM> <INPUT> <OUTPUT> <ANSWER>";

/// Judges the output that the command line names, once `install` has given the program its problems.
pub fn checker(install: fn()) -> ExitCode {
    install();
    run(CHECKER, |arguments: &CheckerArguments| {
        let (protocol, files, lang) = (arguments.protocol, &arguments.files, arguments.lang);
        match protocol.miscounted(files, lang) {
            Some(what) => refuse(&with_usage(&what, USAGE, lang), lang),
            None => protocol.tell(&protocol.judge(&arguments.problem, files), files, lang),
        }
    })
}
