//! The program `interactor`: the other side of a dialogue, from the shell.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use ::checker::Checked;
use ::checker::interactor::{Interactor, Opponent};
use bilingual::{Lang, Text, of_system};
use command_line::{Program, arguments, choice, option, spoken, word};
use problem_set::find_problem;

use crate::Protocol;
use crate::arguments::run;
use crate::files::read_file;

arguments! {
    /// What the program is told.
    pub(crate) struct InteractorArguments {
        problem: String = word("PROBLEM"),
            "Tên bài, như knight",
            "The problem's id, such as knight";
        opening: PathBuf = word("OPENING"),
            "File ghi thế cờ đầu, là NAME.INP của một test",
            "The file with the opening, NAME.INP of a test";
        opponent: Opponent = choice("OPPONENT", Opponent::ALL.map(|it| (it, it.name(), None))).word(), "Đối thủ", "The opponent";
        seed: String = option("SEED").or(""),
            "Đối thủ gieo xúc xắc theo chữ này; với test của bộ đề, đó là tên test",
            "What the opponent's dice depend on; a test of the set has its name here";
        record: Option<PathBuf> = option("RECORD"),
            "NAME.OUT, được chấm khi chương trình kết thúc",
            "NAME.OUT, to be judged once the program has ended";
        lang: Lang = spoken();
    }
}

/// What the program says of itself.
pub(crate) const INTERACTOR: Program = Program {
    name: "interactor",
    about: Text::new(
        "Đấu với một chương trình biết nói, qua thiết bị vào chuẩn và thiết bị ra chuẩn\n\n\
     Lời của chương trình đọc ở thiết bị vào chuẩn, lời đáp ghi ra thiết bị ra chuẩn. Kết luận là một\n\
     dòng ở thiết bị báo lỗi chuẩn và mã kết thúc.",
        "Plays against a program that talks, over standard input and output\n\n\
     What the program says is read from standard input, what it is told goes to standard output. The\n\
     verdict is one line on standard error and the exit code.",
    ),
    usage: None,
    after: Some(Text::new(
        "Mã kết thúc:\n  \
     0  đúng\n  \
     1  sai: một nước đi không được phép, hoặc chương trình kết thúc trước khi hết ván\n  \
     2  sai quy cách\n  \
     3  FAIL: lỗi ở thế cờ đầu hoặc ở chính dòng lệnh\n\n\
     Ví dụ:\n  mkfifo pipe; knight < pipe | interactor knight testdata/knight/01/KNIGHT.INP best > pipe",
        "Exit code:\n  \
     0  ok\n  \
     1  wrong answer: a bad move, or the program ended before the game was over\n  \
     2  wrong output format\n  \
     3  FAIL: the opening or the command itself is at fault\n\n\
     Example:\n  mkfifo pipe; knight < pipe | interactor knight testdata/knight/01/KNIGHT.INP best > pipe",
    )),
};

/// Plays against the program at standard input and output, once `install` has given this one its
/// problems.
pub fn interactor(install: fn()) -> ExitCode {
    install();
    run(INTERACTOR, |arguments: &InteractorArguments| {
        let outcome = play(arguments).unwrap_or_else(|outcome| outcome);
        Protocol::Testlib.tell(&outcome, &[], arguments.lang)
    })
}

fn play(arguments: &InteractorArguments) -> Result<Checked, Checked> {
    let problem =
        find_problem(&arguments.problem).map_err(|error| Checked::judge_error(&error.0))?;
    let opening = read_file(&arguments.opening)?;
    let mut interactor = problem.interactor(&opening, arguments.opponent, &arguments.seed)?;
    let failed = |error| Checked::judge_error(&of_system(&error));
    let mut input = io::stdin().lock();
    let mut answer = interactor.open();
    let mut line = Vec::new();
    loop {
        let said = io::stdout()
            .write_all(answer.as_bytes())
            .and_then(|()| io::stdout().flush());
        // What it has said before it left is still to be heard.
        if let Err(error) = said
            && error.kind() != io::ErrorKind::BrokenPipe
        {
            return Err(failed(error));
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
