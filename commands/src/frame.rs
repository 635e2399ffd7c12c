//! The frame of a program: what it is told, how it ends, and what it says if it fails.

use std::io::{self, Write};
use std::iter::once;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use command_line::{Program, arguments, lang_of, option, refusal};
use problem_set::bad_spec;
use sandbox::{tidy, tidy_when_interrupted};
use variation::known_beside;

use bilingual::{Result, Text, of_system};
use judge::hidden::hide;
use judge::root::Root;
use judge::temporary::sweep;

use crate::catalogue::command_line::NO_THREAD;
use crate::out;
use crate::refusal::told;

/// What the program says of itself.
pub(crate) const JUDGE: Program = Program {
    name: "judge",
    about: Text::new(
        "Chấm chương trình theo các bài của bộ đề, và giữ cho bộ đề luôn đúng",
        "Judges programs on the problems of this set, and keeps the set honest",
    ),
    usage: None,
    after: None,
};

arguments! {
    /// What the program is told whatever the command is.
    pub(crate) struct Frame {
        root: Option<PathBuf> = option("DIR").global(),
            "Thư mục chứa problems/ và testdata/ (đứng trong bộ đề thì không cần ghi)",
            "The folder that holds problems/ and testdata/ (found by itself from within the workspace)";
    }
}

impl Frame {
    pub(crate) fn root(&self) -> Option<&Path> {
        self.root.as_deref()
    }

    /// The set that is meant.
    ///
    /// # Errors
    /// If there is none.
    pub(crate) fn set(&self) -> Result<Root> {
        Root::find(self.root())
    }

    /// The set that is meant, with its sources.
    ///
    /// # Errors
    /// If there is none, or if it is an archive for pupils.
    pub(crate) fn whole_set(&self) -> Result<Root> {
        Root::find_whole(self.root())
    }
}

/// A command of the program. A failure is told in a sentence.
pub(crate) type Command = command_line::Command<Frame, Result<ExitCode>>;

/// 0 where all is well, else 1.
pub(crate) fn exit_code(is_well: bool) -> ExitCode {
    ExitCode::from(u8::from(!is_well))
}

/// Carries out what the command line says; to be called by `main` before there are other threads. A
/// failure is one sentence on standard error, and exit code 2.
pub(crate) fn obey(commands: &[Command]) -> ExitCode {
    let lang = lang_of(std::env::args_os());
    if let Err(error) = tidy_when_interrupted() {
        let why = of_system(&error);
        out::complain(NO_THREAD.fill(lang, &[&why]));
        return ExitCode::from(2);
    }
    // However the program is called, its help says what has to be typed.
    let words: Vec<_> = once("judge".into())
        .chain(std::env::args_os().skip(1))
        .collect();
    let (frame, task) = match JUDGE.task(commands, &words, lang) {
        Ok(found) => found,
        Err(error) => {
            if let Some(told) = refusal(&error, lang) {
                out::complain(told);
                return ExitCode::from(2);
            }
            out::tried(error.print().and_then(|()| io::stdout().flush()));
            return ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2));
        }
    };
    if let Some(bad) = bad_spec() {
        out::complain(bad);
        return ExitCode::from(2);
    }
    for fault in known_beside(frame.root(), &words[1..]) {
        out::complain(told(&fault, lang));
    }
    sweep();
    if let Some(root) = frame.root() {
        hide(root);
    }
    let done = task(&frame);
    // What is kept until the end is dropped by nobody.
    tidy();
    done.unwrap_or_else(|error| {
        out::complain(told(&error, lang));
        ExitCode::from(2)
    })
}
