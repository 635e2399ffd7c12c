//! How other judging systems call a checker, and how they want to be told its verdict.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use ::checker::Checked;
use bilingual::{Lang, of_system};
use command_line::Named;
use problem_set::find_problem;

use crate::catalogue as say;
use crate::files::check_files;

/// A judging system's way to call a checker.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Protocol {
    /// Files, an exit code, a line on standard error.
    Testlib,
    /// Two files and a folder, the output on standard input.
    Icpc,
    /// Files, a number on standard output.
    Cms,
    /// Two folders on standard input.
    Themis,
}

/// All of them, as they are called, and what each means.
pub(crate) const PROTOCOLS: [Named<Protocol>; 4] = [
    (Protocol::Testlib, "testlib", Some(say::TESTLIB)),
    (Protocol::Icpc, "icpc", Some(say::ICPC)),
    (Protocol::Cms, "cms", Some(say::CMS)),
    (Protocol::Themis, "themis", Some(say::THEMIS)),
];

impl Protocol {
    /// What is said if there are not as many files as the protocol wants.
    pub fn miscounted(self, paths: &[PathBuf], lang: Lang) -> Option<String> {
        let wanted = if self == Protocol::Themis { 0 } else { 3 };
        let found = paths.len();
        (found != wanted).then(|| say::FILE_COUNT.fill(lang, &[&wanted, &found]))
    }

    /// Judges an output for the problem with this id; `paths` are as many as the protocol wants.
    pub fn judge(self, id: &str, paths: &[PathBuf]) -> Checked {
        match (self, paths) {
            (Protocol::Testlib, [input, output, answer])
            | (Protocol::Cms, [input, answer, output]) => check_files(id, input, output, answer),
            (Protocol::Icpc, [input, answer, _]) => check_files(id, input, Path::new("-"), answer),
            (Protocol::Themis, []) => judge_folders(id).unwrap_or_else(|outcome| outcome),
            _ => Checked::judge_error(&say::PATH_MISSING),
        }
    }

    /// Tells the outcome as the protocol wants it, its message in this language.
    pub fn tell(self, outcome: &Checked, paths: &[PathBuf], lang: Lang) -> ExitCode {
        let told = outcome.line(lang);
        let line = told.lines().next().unwrap_or("");
        let is_fault = matches!(outcome, Checked::JudgeError(_));
        // The exit code tells the verdict even if nobody listens.
        match self {
            Protocol::Testlib => {
                let _ = writeln!(io::stderr(), "{}", told.trim_end());
                return ExitCode::from(outcome.exit_code());
            }
            Protocol::Icpc => {
                if let Some(folder) = paths.get(2) {
                    let _ = fs::write(folder.join("judgemessage.txt"), format!("{line}\n"));
                }
                return ExitCode::from(match outcome {
                    Checked::Accepted => 42,
                    Checked::JudgeError(_) => 1,
                    // A part of the points does not solve a problem.
                    _ => 43,
                });
            }
            Protocol::Cms => {
                let _ = writeln!(io::stderr(), "{line}");
                if !is_fault {
                    let _ = writeln!(io::stdout(), "{}", share(outcome));
                }
            }
            Protocol::Themis => {
                let _ = writeln!(io::stdout(), "{line}\n{}", share(outcome));
            }
        }
        ExitCode::from(if is_fault { outcome.exit_code() } else { 0 })
    }
}

/// The part of the points, from 0 to 1.
fn share(outcome: &Checked) -> f64 {
    match outcome {
        Checked::Accepted => 1.0,
        Checked::Partial { ratio, .. } => *ratio,
        _ => 0.0,
    }
}

/// Judges where standard input names the folder of the test and that of the contestant, each with
/// its closing separator: what separates folders depends on the machine of the judge.
fn judge_folders(id: &str) -> Result<Checked, Checked> {
    let problem = find_problem(id).map_err(|error| Checked::judge_error(&error.0))?;
    let named = io::read_to_string(io::stdin())
        .map_err(|error| Checked::judge_error(&say::STDIN_FAILS.with(&[&of_system(&error)])))?;
    let mut folders = named.lines();
    let (Some(test), Some(contestant)) = (folders.next(), folders.next()) else {
        return Err(Checked::judge_error(&say::FOLDERS));
    };
    let file =
        |folder: &str, ending: &str| PathBuf::from(format!("{folder}{}.{ending}", problem.file()));
    let (input, answer) = (file(test, "INP"), file(test, "OUT"));
    Ok(check_files(id, &input, &file(contestant, "OUT"), &answer))
}
