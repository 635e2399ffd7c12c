//! From a job to a process: its streams, its surroundings, its command line.

use std::collections::BTreeMap;
use std::env;
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io;
use std::os::windows::ffi::OsStrExt;
use std::path::{Path, PathBuf};

use bilingual::{Message, of_system};
use windows_sys::Win32::System::Threading::{
    CREATE_NO_WINDOW, CREATE_SUSPENDED, CREATE_UNICODE_ENVIRONMENT, DETACHED_PROCESS,
    EXTENDED_STARTUPINFO_PRESENT,
};

use super::numbers::bounds;
use super::patience::patiently;
use super::sys::{self, JobObject, Process, Start};
use super::talk;
use crate::folder::named;
use crate::job::{Job, Role};
use crate::layers::Layer;
use crate::outcome::NotRun;
use crate::say;

/// A name that is longer is understood only in its literal form.
const LONG: usize = 240;

/// What became of a start.
pub(super) enum Launched {
    /// It runs, in its job.
    Runs(JobObject, Process),
    /// It is something that cannot run, for this reason, by the number that other systems have for it.
    NotStarted(i32),
}

/// It is no program: `ENOEXEC`.
const NO_PROGRAM: i32 = 8;

/// Starts the program; when this returns, it runs or cannot.
pub(super) fn launch(job: &Job) -> Result<Launched, NotRun> {
    sys::crash_in_silence();
    let in_vain = |error: &io::Error| NotRun::at(Layer::Group, &say::JOB_OBJECT, &of_system(error));
    let object = JobObject::new(&bounds(&job.quota, job.role)).map_err(|error| in_vain(&error))?;
    let token = if is_low(job) {
        let failed = |error| NotRun::at(Layer::Identity, &say::LOW_INTEGRITY, &of_system(&error));
        sys::mark_low(&wide(job.folder.as_os_str())).map_err(failed)?;
        Some(sys::low_token().map_err(failed)?)
    } else {
        None
    };
    super::folder::provide(job)?;
    let streams = streams(job)?;
    let program = wide(literal(&job.program).as_os_str());
    let (environment, folder) = (environment(job), wide(job.folder.as_os_str()));
    let started = patiently(|| {
        Process::start(Start {
            program: &program,
            line: line(&job.program, &job.arguments),
            environment: &environment,
            folder: &folder,
            streams: &streams,
            token: token.as_ref(),
            flags: flags(job.role),
        })
    });
    let process = match started {
        Ok(process) => process,
        Err(error) => return not_started(job, &error),
    };
    if let Err(error) = object.take(&process).and_then(|()| process.resume()) {
        process.kill();
        return Err(in_vain(&error));
    }
    Ok(Launched::Runs(object, process))
}

/// Whether the program is less than its user. What a compiler reads is not executed by it, and it may need
/// what belongs to its user.
fn is_low(job: &Job) -> bool {
    job.isolation.has(Layer::Identity) && job.role != Role::Compiler
}

/// A program has no console, so that it neither reads keys nor writes to anybody's window. What a compiler
/// starts would open windows of its own then: it has a console that nobody sees.
fn flags(role: Role) -> u32 {
    let console = match role {
        Role::Compiler => CREATE_NO_WINDOW,
        Role::Native | Role::Interpreted => DETACHED_PROCESS,
    };
    console | CREATE_SUSPENDED | CREATE_UNICODE_ENVIRONMENT | EXTENDED_STARTUPINFO_PRESENT
}

/// Why a program could not be started: because of what it is, if it was handed in.
fn not_started(job: &Job, error: &io::Error) -> Result<Launched, NotRun> {
    // No program at all, one for another machine, one for a system before Windows.
    const BAD: [i32; 4] = [11, 129, 193, 216];
    let number = error.raw_os_error().unwrap_or_default();
    if job.program.starts_with(&job.scratch) && BAD.contains(&number) {
        return Ok(Launched::NotStarted(NO_PROGRAM));
    }
    // The scanner keeps it from being started.
    let program = job.program.display();
    Err(NotRun::because(match number {
        225 | 226 => Message::from(say::SCANNER.with(&[&program])),
        _ => say::AT.with(&[&program, &of_system(error)]).into(),
    }))
}

/// Standard input, output and error of a program.
fn streams(job: &Job) -> io::Result<[File; 3]> {
    let made = |path: &Path| match talk::taken(path) {
        Some(pipe) => Ok(pipe),
        None => patiently(|| File::create(path)).map_err(|error| named(path, &error)),
    };
    let stdin = match talk::taken(&job.stdin) {
        Some(pipe) => pipe,
        None => patiently(|| File::open(&job.stdin)).map_err(|it| named(&job.stdin, &it))?,
    };
    let stdout = made(&job.stdout)?;
    let stderr = if job.stderr == job.stdout {
        stdout.try_clone()?
    } else {
        made(&job.stderr)?
    };
    Ok([stdin, stdout, stderr])
}

/// A text for a call, which ends with a zero.
pub(super) fn wide(text: &OsStr) -> Vec<u16> {
    text.encode_wide().chain([0]).collect()
}

/// A path that is taken as it stands, if it is too long for another.
fn literal(path: &Path) -> PathBuf {
    let is_literal = path.as_os_str().as_encoded_bytes().starts_with(br"\\");
    if is_literal || !path.is_absolute() || path.as_os_str().len() < LONG {
        return path.to_owned();
    }
    let mut literal = OsString::from(r"\\?\");
    literal.push(path);
    literal.into()
}

/// The command line, as every program takes it apart again.
fn line(program: &Path, arguments: &[PathBuf]) -> Vec<u16> {
    let words = [program]
        .into_iter()
        .chain(arguments.iter().map(PathBuf::as_path));
    let mut line: Vec<u16> = Vec::new();
    for word in words {
        if !line.is_empty() {
            line.push(u16::from(b' '));
        }
        quote(word.as_os_str(), &mut line);
    }
    line.push(0);
    line
}

/// Quotes stand around a word that has blanks, and backslashes before a quote are doubled.
fn quote(word: &OsStr, line: &mut Vec<u16>) {
    const QUOTE: u16 = b'"' as u16;
    const BACK: u16 = b'\\' as u16;
    let letters: Vec<u16> = word.encode_wide().collect();
    let is_blank = |letter: &u16| [b' ', b'\t'].map(u16::from).contains(letter);
    let quoted = letters.is_empty() || letters.iter().any(is_blank);
    if quoted {
        line.push(QUOTE);
    }
    let mut backs = 0;
    for letter in letters {
        if letter == QUOTE {
            line.extend([BACK].repeat(backs + 1));
        }
        backs = if letter == BACK { backs + 1 } else { 0 };
        line.push(letter);
    }
    if quoted {
        line.extend([BACK].repeat(backs));
        line.push(QUOTE);
    }
}

/// Nothing of the user's: where the system is, the folder of the program's own tool in `PATH`, the current
/// folder as home and for temporary files, UTF-8, and what the job adds.
fn environment(job: &Job) -> Vec<u16> {
    let mut all: BTreeMap<OsString, OsString> = BTreeMap::new();
    let kept = "SystemRoot SystemDrive windir ComSpec PATHEXT NUMBER_OF_PROCESSORS";
    for name in kept.split(' ') {
        if let Some(value) = env::var_os(name) {
            all.insert(name.into(), value);
        }
    }
    let system = system_folder();
    let own = job.program.parent().map(Path::to_owned);
    let folders = own.into_iter().chain([system.clone(), system.join("..")]);
    all.insert("PATH".into(), env::join_paths(folders).unwrap_or_default());
    for name in ["HOME", "USERPROFILE", "TEMP", "TMP", "TMPDIR"] {
        all.insert(name.into(), job.folder.clone().into());
    }
    for (name, value) in [
        ("LANG", "C.UTF-8"),
        // Python: the same order of sets in every run, and UTF-8 whatever the system's letters are.
        ("PYTHONHASHSEED", "0"),
        ("PYTHONDONTWRITEBYTECODE", "1"),
        ("PYTHONUTF8", "1"),
    ] {
        all.insert(name.into(), value.into());
    }
    for (name, value) in &job.variables {
        all.insert(name.into(), value.into());
    }
    let mut block = Vec::new();
    for (name, value) in all {
        block.extend(name.encode_wide());
        block.push(u16::from(b'='));
        block.extend(wide(&value));
    }
    block.push(0);
    block
}

/// Where the system's own programs are.
pub(super) fn system_folder() -> PathBuf {
    let root = env::var_os("SystemRoot").map_or_else(|| r"C:\Windows".into(), PathBuf::from);
    root.join("System32")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(program: &str, arguments: &[&str]) -> String {
        let arguments: Vec<PathBuf> = arguments.iter().map(PathBuf::from).collect();
        let line = line(program.as_ref(), &arguments);
        String::from_utf16(line.strip_suffix(&[0]).unwrap()).unwrap()
    }

    #[test]
    fn a_word_stays_one_word_on_the_command_line() {
        for (word, line) in [
            ("a", "p a"),
            ("", "p \"\""),
            ("bài 1", "p \"bài 1\""),
            (r"C:\a b\", r#"p "C:\a b\\""#),
            (r#"say "x""#, r#"p "say \"x\"""#),
            (r#"\""#, r#"p \\\""#),
        ] {
            assert_eq!(said("p", &[word]), line);
        }
        assert_eq!(
            said(r"C:\Program Files\g++.exe", &["-O2"]),
            "\"C:\\Program Files\\g++.exe\" -O2"
        );
    }

    #[test]
    fn a_long_path_is_taken_literally() {
        let long = format!(r"C:\{}\a.exe", "thư mục\\".repeat(40));
        assert!(
            literal(long.as_ref())
                .to_str()
                .unwrap()
                .starts_with(r"\\?\C:\")
        );
        assert_eq!(literal(r"C:\a.exe".as_ref()), Path::new(r"C:\a.exe"));
    }
}
