//! The program `checker`: one output, judged from the shell or by another judging system.

use std::path::PathBuf;
use std::process::ExitCode;

use bilingual::Lang;
use checker_programs::{Protocol, languages, refuse};
use clap::error::ErrorKind;
use clap::{CommandFactory, Parser};

/// Is this output right?
///
/// The arguments stand in the order of testlib's checkers. The verdict is one line on standard
/// error and the exit code. Other judging systems call a checker in other ways.
#[derive(Parser)]
#[command(
    version,
    name = "checker",
    override_usage = "checker [--protocol PROTOCOL] [--lang LANG] <PROBLEM> <INPUT> <OUTPUT> <ANSWER>",
    after_help = "Exit code:\n  \
    0  ok\n  \
    1  wrong answer\n  \
    2  wrong output format, or no output\n  \
    3  FAIL: the input, the answer or the command itself is at fault\n  \
    7  points: a part of them, from 0 to 1\n\n\
    Example:\n  checker nim NIM.INP NIM.OUT testdata/nim/01/NIM.OUT"
)]
struct Arguments {
    /// Who asks: in which order the files are named, and how the verdict is told
    #[arg(long, value_enum, default_value_t)]
    protocol: Protocol,
    /// The language of the message
    #[arg(long, value_parser = languages(), default_value = "en")]
    lang: Lang,
    /// The problem's id, such as nim
    problem: String,
    /// The input of the test, the output to judge (- reads standard input) and the right output
    #[arg(num_args = 0..=3)]
    files: Vec<PathBuf>,
}

fn main() -> ExitCode {
    all_problems::install();
    let Arguments {
        protocol,
        lang,
        problem,
        files,
    } = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return refuse(&error),
    };
    if files.len() != protocol.paths() {
        let (wanted, found) = (protocol.paths(), files.len());
        let reason = format!("expected {wanted} files after the problem, found {found}");
        return refuse(&Arguments::command().error(ErrorKind::WrongNumberOfValues, reason));
    }
    protocol.tell(&protocol.judge(&problem, &files), &files, lang)
}
