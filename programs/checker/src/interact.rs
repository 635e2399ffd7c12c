//! The program `interactor`: the other side of a dialogue, from the shell.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use bilingual::{Lang, Message, Say};
use checker::Checked;
use checker::interactor::{Interactor, Opponent};
use checker_programs::{languages, read_file, run};
use clap::Parser;
use problem_set::find_problem;

/// Plays against a program that talks, over standard input and output.
///
/// What the program says is read from standard input, what it is told goes to standard output.
/// The verdict is one line on standard error and the exit code.
#[derive(Parser)]
#[command(
    version,
    name = "interactor",
    after_help = "Exit code:\n  \
    0  ok\n  \
    1  wrong answer: a bad move, or the program ended before the game was over\n  \
    2  wrong output format\n  \
    3  FAIL: the opening or the command itself is at fault\n\n\
    Example:\n  mkfifo pipe; knight < pipe | interactor knight testdata/knight/01/KNIGHT.INP best > pipe"
)]
struct Arguments {
    /// The problem's id, such as knight
    problem: String,
    /// The file with the opening, NAME.INP of a test
    opening: PathBuf,
    /// The opponent: random, greedy, best or spoiler
    opponent: Opponent,
    /// What the opponent's dice depend on; a test of the set has its name here
    #[arg(long, default_value = "")]
    seed: String,
    /// NAME.OUT, to be judged once the program has ended
    #[arg(long)]
    record: Option<PathBuf>,
    /// The language of the message
    #[arg(long, value_parser = languages(), default_value = "en")]
    lang: Lang,
}

fn main() -> ExitCode {
    all_problems::install();
    run(|arguments: &Arguments| {
        let outcome = play(arguments).unwrap_or_else(|outcome| outcome);
        (outcome, arguments.lang)
    })
}

fn play(arguments: &Arguments) -> Result<Checked, Checked> {
    let problem = find_problem(&arguments.problem).map_err(|error| failed(error.message()))?;
    let opening = read_file(&arguments.opening)?;
    let mut interactor = problem.interactor(&opening, arguments.opponent, &arguments.seed)?;
    let mut input = io::stdin().lock();
    let mut answer = interactor.open();
    let mut line = Vec::new();
    loop {
        let said = io::stdout()
            .write_all(answer.as_bytes())
            .and_then(|()| io::stdout().flush());
        match said {
            // What it has said before it left is still to be heard.
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => return Err(failed(error)),
            _ => {}
        }
        if let Some(outcome) = interactor.outcome() {
            if *outcome != Checked::Accepted {
                return Ok(outcome.clone());
            }
            break;
        }
        line.clear();
        if input.read_until(b'\n', &mut line).map_err(failed)? == 0 {
            return Ok(Interactor::left_early());
        }
        answer = interactor.hear(&line);
    }
    let Some(record) = &arguments.record else {
        return Ok(Checked::Accepted);
    };
    // The program writes it before it ends, and its output ends with it.
    io::copy(&mut input, &mut io::sink()).map_err(failed)?;
    Ok(interactor.record(read_file(record).ok().as_deref()))
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "made to be passed to map_err"
)]
fn failed(reason: impl Say) -> Checked {
    Checked::JudgeError(Message::new(&reason))
}
