//! The program `checker`: one output, judged from the shell or by another judging system.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use command_line::{Spoken, both};

use crate::Protocol;
use crate::arguments::{refuse_arguments, run};

// What is said here is what --help says.
#[derive(Debug, Parser)]
#[command(
    version,
    name = "checker",
    about = about(),
    override_usage = "checker [--protocol PROTOCOL] [--lang LANG] <PROBLEM> <INPUT> <OUTPUT> <ANSWER>",
    after_help = after_help(),
)]
pub(crate) struct CheckerArguments {
    #[arg(help = both(
        "Ai gọi: các file ghi theo thứ tự nào, kết quả báo ra sao",
        "Who asks: in which order the files are named, and how the verdict is told",
    ))]
    #[arg(long, value_enum, default_value_t)]
    protocol: Protocol,
    #[command(flatten)]
    spoken: Spoken,
    #[arg(help = both("Tên bài, như nim", "The problem's id, such as nim"))]
    problem: String,
    #[arg(help = both(
        "Dữ liệu của test, kết quả cần chấm (- là thiết bị vào chuẩn) và đáp án",
        "The input of the test, the output to judge (- reads standard input) and the right output",
    ))]
    #[arg(num_args = 0..=3)]
    files: Vec<PathBuf>,
}

fn about() -> String {
    both(
        "Kết quả này có đúng không?\n\n\
         Các đối số đứng theo thứ tự của chương trình chấm testlib. Kết luận là một dòng ở thiết bị báo lỗi\n\
         chuẩn và mã kết thúc. Các hệ thống chấm khác gọi chương trình chấm theo cách khác.",
        "Is this output right?\n\n\
         The arguments stand in the order of testlib's checkers. The verdict is one line on standard error\n\
         and the exit code. Other judging systems call a checker in other ways.",
    )
}

fn after_help() -> String {
    both(
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
    )
}

/// Judges the output that the command line names, once `install` has given the program its problems.
pub fn checker(install: fn()) -> ExitCode {
    install();
    run(|arguments: &CheckerArguments| {
        let CheckerArguments {
            protocol,
            problem,
            files,
            ..
        } = arguments;
        let lang = arguments.spoken.chosen();
        match protocol.miscounted(files, lang) {
            Some(what) => refuse_arguments::<CheckerArguments>(&what, lang),
            None => protocol.tell(&protocol.judge(problem, files), files, lang),
        }
    })
}
