//! A program ready to be run: compiled, if it has to be.

use std::fs::{self, File};
use std::io::{self, Read};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Once};

use super::builds::Builds;
use super::language::{Language, Unfit};
use super::settings::Settings;
use crate::words::text;
use sandbox::{Exit, Isolation, Job, Provided, Quota, RunError, Scratch, Stop, Takes};

/// Lines of the compiler's report that are kept.
const REPORT_LINES: usize = 20;
/// Bytes of it that are looked at.
const REPORT_BYTES: u64 = 1 << 20;

/// How the names of the judge's temporary folders begin.
const SCRATCH: &str = "judge-";

/// What a compiler may use: generous, but a source that makes it run wild is stopped.
const COMPILER: Quota = Quota {
    cpu_ms: 60_000,
    idle_ms: 60_000,
    wall_ms: 600_000,
    memory_kib: 2 << 20,
    output_bytes: 64 << 20,
    disk_bytes: 512 << 20,
    stack_kib: 64 << 10,
    processes: 128,
};

/// What judges that were killed have left is swept once, for all programs.
static SWEEP: Once = Once::new();

/// Why a program is not ready.
#[derive(Debug, thiserror::Error)]
pub enum Unprepared {
    /// The file cannot be judged at all.
    #[error(transparent)]
    Unfit(#[from] Unfit),
    /// The source does not compile: verdict CE, with the compiler's first lines.
    #[error("{shown} does not compile:\n{report}")]
    Compile {
        /// The source, as it was named.
        shown: String,
        /// Its language.
        language: Language,
        /// What the compiler said.
        report: String,
    },
    /// The compiler could not be run.
    #[error("the compiler cannot be run: {0}")]
    Judge(#[from] RunError),
    /// There is no place for the compiled program.
    #[error("no folder for the program: {0}")]
    Folder(#[from] io::Error),
}

/// A program ready to be run any number of times. Its temporary folder goes when it is dropped.
#[derive(Debug)]
pub struct Program {
    shown: String,
    language: Language,
    executable: PathBuf,
    arguments: Vec<PathBuf>,
    /// What it reads and executes beside the system's.
    runtime: Vec<PathBuf>,
    isolation: Arc<Isolation>,
    folder: Scratch,
}

impl Program {
    /// Compiles a source, or takes an executable as it is.
    ///
    /// # Errors
    /// If the file is no program, if its compiler is missing, or if it does not compile.
    pub fn prepare(path: &Path, settings: &Settings) -> Result<Program, Unprepared> {
        let shown = path.display().to_string();
        let language = Language::of(path)?;
        let source = path.canonicalize()?;
        SWEEP.call_once(|| sandbox::sweep(SCRATCH));
        let folder = Scratch::new(SCRATCH)?;
        let mut program = Program {
            executable: source.clone(),
            arguments: Vec::new(),
            runtime: Vec::new(),
            isolation: Arc::new(settings.isolation()?),
            shown,
            language,
            folder,
        };
        // A copy: the original may be changed meanwhile, and lie where nobody else may look.
        let copied = |program: &Program, name: &str, mode: u32| -> io::Result<PathBuf> {
            let copy = program.folder.path().join(name);
            fs::copy(&source, &copy)?;
            fs::set_permissions(&copy, fs::Permissions::from_mode(mode))?;
            Ok(copy)
        };
        if language == Language::Executable {
            program.executable = copied(&program, "program", 0o755)?;
            return Ok(program);
        }
        let tool = language.tool()?;
        let target = program.folder.path().join("program");
        if language == Language::Python {
            let copy = copied(&program, "program.py", 0o644)?;
            program.compile(&tool, &source, settings)?;
            program.executable = tool;
            program.runtime = language.runtime();
            program.runtime.push(copy.clone());
            program.arguments = vec![copy];
            return Ok(program);
        }
        let builds = settings.builds.as_deref();
        let kept =
            builds.map(|builds| Builds::key(&source, language, &tool).map(|key| (builds, key)));
        let kept = kept.transpose()?;
        if let Some(found) = kept.as_ref().and_then(|(builds, key)| builds.find(key)) {
            program.executable = found;
            return Ok(program);
        }
        program.compile(&tool, &source, settings)?;
        if let Some((builds, key)) = kept {
            builds.keep(&key, &target);
        }
        program.executable = target;
        Ok(program)
    }

    /// The same program, started with these arguments.
    pub(crate) fn with_arguments(mut self, arguments: Vec<PathBuf>) -> Program {
        self.arguments = arguments;
        self
    }

    /// Compiles a copy of the source, as sealed as any program; leaves `program` in the folder.
    fn compile(&self, tool: &Path, source: &Path, settings: &Settings) -> Result<(), Unprepared> {
        let name = plain_name(source);
        let mut failure = None;
        for arguments in self
            .language
            .compilations(Path::new(&name), Path::new("program"))
        {
            let work = tempfile::Builder::new()
                .prefix("compile-")
                .tempdir_in(self.folder.path())?;
            let (log, current) = (work.path().join("said"), work.path().join("box"));
            fs::create_dir(&current)?;
            let job = Job {
                program: tool.to_owned(),
                arguments,
                folder: current,
                provides: vec![Provided::Copy {
                    of: source.to_owned(),
                    name: name.clone(),
                }],
                runtime: self.language.runtime(),
                variables: Vec::new(),
                stdin: "/dev/null".into(),
                stdout: log.clone(),
                stderr: log.clone(),
                takes: Takes {
                    names: vec!["program".to_owned()],
                    into: work.path().to_owned(),
                },
                quota: COMPILER,
                isolation: self.isolation().clone(),
                scratch: self.folder.path().to_owned(),
                parent: std::process::id(),
                rehearsal: false,
            };
            let ended = sandbox::run(&settings.helper, &job)?.ended;
            if ended.exit == Exit::Code(0) && ended.stopped.is_none() {
                let made = work.path().join("program");
                if made.exists() {
                    fs::rename(made, self.folder.path().join("program"))?;
                }
                return Ok(());
            }
            let stopped = ended.stopped.map(|stop| match stop {
                Stop::Cpu | Stop::Idle => "the compiler was stopped: it took more than 60 s",
                Stop::Memory => "the compiler was stopped: it took more than 2 GiB of memory",
                Stop::Disk | Stop::Processes | Stop::Dismissed => "the compiler was stopped",
            });
            let too_much = "the compiler was stopped: it wrote more than 512 MiB";
            let stopped = stopped.or(ended.filled.then_some(too_much));
            let mut said = Vec::new();
            File::open(&log)?
                .take(REPORT_BYTES)
                .read_to_end(&mut said)?;
            failure = Some((stopped, said));
            if stopped.is_some() {
                break;
            }
        }
        let Some((stopped, said)) = failure else {
            return Ok(());
        };
        Err(Unprepared::Compile {
            shown: self.shown.clone(),
            language: self.language,
            report: report(stopped, &said),
        })
    }

    /// Lines in which an interpreter names the program, with the name that the user knows.
    pub(crate) fn in_its_own_name(&self, lines: Vec<String>) -> Vec<String> {
        let (Language::Python, Some(script)) = (self.language, self.arguments.first()) else {
            return lines;
        };
        let script = script.display().to_string();
        let renamed = lines
            .into_iter()
            .map(|line| line.replace(&script, &self.shown));
        renamed.collect()
    }

    /// The program as it was named.
    pub fn shown(&self) -> &str {
        &self.shown
    }

    /// Its language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// What is executed.
    pub fn executable(&self) -> &Path {
        &self.executable
    }

    /// With which arguments.
    pub fn arguments(&self) -> &[PathBuf] {
        &self.arguments
    }

    /// What it reads and executes beside the system's.
    pub(crate) fn runtime(&self) -> &[PathBuf] {
        &self.runtime
    }

    /// What keeps it away from the rest of the machine.
    pub fn isolation(&self) -> &Isolation {
        &self.isolation
    }

    /// Its temporary folder, in which the folders of its runs are made.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }
}

/// The name under which a compiler sees a source: its own, if that can be mistaken for nothing
/// else.
fn plain_name(source: &Path) -> String {
    let name = source.file_name().and_then(|name| name.to_str());
    match name {
        Some(name) if !name.starts_with(['-', '.', '@']) => name.to_owned(),
        _ => {
            let extension = source.extension().unwrap_or_default();
            format!("program.{}", extension.to_string_lossy())
        }
    }
}

/// The first errors of what the compiler said, each of them whole if it is not very long, and how
/// much was left out. No control character is in it.
fn report(stopped: Option<&str>, said: &[u8]) -> String {
    let said = String::from_utf8_lossy(said);
    let lines = said.lines().filter(|line| !line.trim().is_empty());
    let lines: Vec<String> = stopped
        .map(str::to_owned)
        .into_iter()
        .chain(lines.map(text::printable))
        .collect();
    if lines.is_empty() {
        return "the compiler failed without a word".to_owned();
    }
    let is_error = |line: &String| line.contains("error") || line.contains("Error");
    // Where the last error begins that does not fit any more, unless it is the first.
    let cut = if lines.len() > REPORT_LINES {
        let begins = (1..=REPORT_LINES).rev().find(|&at| is_error(&lines[at]));
        let is_first = |at: usize| !lines[..at].iter().any(is_error);
        begins.filter(|&at| !is_first(at)).unwrap_or(REPORT_LINES)
    } else {
        lines.len()
    };
    let (shown, rest) = lines.split_at(cut);
    let shown = shown.join("\n");
    if !rest.is_empty() {
        let errors = match rest.iter().filter(|line| is_error(line)).count() {
            0 => String::new(),
            errors => format!(", of which {errors} tell of errors"),
        };
        return format!("{shown}\n… and {} more lines{errors}", rest.len());
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_report_is_whole_and_a_silent_compiler_is_told_of() {
        let said = b"a.c:1: error: x\n\n  here\n";
        assert_eq!(report(None, said), "a.c:1: error: x\n  here");
        assert_eq!(report(None, b" \n"), "the compiler failed without a word");
        assert_eq!(report(Some("stopped"), b""), "stopped");
    }

    #[test]
    fn a_long_report_ends_between_two_errors_and_counts_the_rest() {
        let said = "a.c:1: error: x\n1\n2\n3\n4\n5\n6\n7\n".repeat(4);
        let shown = report(None, said.as_bytes());
        assert_eq!(shown.lines().count(), 17, "{shown}");
        let end = "7\n… and 16 more lines, of which 2 tell of errors";
        assert!(shown.ends_with(end), "{shown}");
        let endless = "y\n".repeat(100);
        let shown = report(None, endless.as_bytes());
        assert!(shown.ends_with("… and 80 more lines"), "{shown}");
    }

    #[test]
    fn nothing_of_a_report_reaches_the_terminal_raw() {
        let shown = report(None, b"\x1b]0;title\x07 error \x9b31m\xff\r\n");
        assert!(!shown.chars().any(char::is_control), "{shown:?}");
    }

    #[test]
    fn a_source_is_no_option() {
        for (source, name) in [
            ("/a/my nim.cpp", "my nim.cpp"),
            ("-x.c", "program.c"),
            (".c", "program."),
        ] {
            assert_eq!(plain_name(Path::new(source)), name);
        }
    }
}
