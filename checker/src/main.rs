//! The program `checker`: one output, judged from the shell.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use checker::{Outcome, check_files};
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
    let outcome = match Arguments::try_parse() {
        Ok(Arguments {
            problem,
            input,
            output,
            answer,
        }) => check_files(&problem, &input, &output, &answer),
        Err(error) if error.use_stderr() => {
            // clap's own exit code, 2, would be a verdict on the output.
            let text = error.to_string();
            Outcome::JudgeError(text.trim_start_matches("error: ").to_owned())
        }
        Err(help) => {
            // Nothing more can be done if standard output is closed.
            let _ = help.print();
            return ExitCode::SUCCESS;
        }
    };
    // The exit code tells the verdict even if standard error is closed.
    let _ = writeln!(io::stderr(), "{}", outcome.to_string().trim_end());
    ExitCode::from(outcome.exit_code())
}
