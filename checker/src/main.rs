//! The program `checker`: one output, judged from the shell.

use std::path::PathBuf;
use std::process::ExitCode;

use checker::check_files;
use checker::program::run;
use clap::Parser;

/// Is this output right?
///
/// The arguments stand in the order of testlib's checkers. The verdict is one line on standard
/// error and the exit code.
#[derive(Parser)]
#[command(
    version,
    after_help = "Exit code:\n  \
    0  ok\n  \
    1  wrong answer\n  \
    2  wrong output format, or no output\n  \
    3  FAIL: the input, the answer or the command itself is at fault\n  \
    7  points: a part of them, from 0 to 1\n\n\
    Example:\n  checker nim NIM.INP NIM.OUT testdata/nim/01/NIM.OUT"
)]
struct Arguments {
    /// The problem's id, such as nim
    problem: String,
    /// The input of the test
    input: PathBuf,
    /// The output to judge; - reads standard input
    output: PathBuf,
    /// The right output
    answer: PathBuf,
}

fn main() -> ExitCode {
    run(|arguments: &Arguments| {
        check_files(
            &arguments.problem,
            &arguments.input,
            &arguments.output,
            &arguments.answer,
        )
    })
}
