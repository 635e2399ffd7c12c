//! A program ready to be run: compiled, if it has to be.

use std::fs;
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::builds::Builds;
use crate::language::{Language, Unfit};
use crate::runner::Settings;
use crate::text;
use sandbox::{Environment, Exit, Isolation, Job, Quota, RunError, Stop};

/// Lines of the compiler's report that are kept.
const REPORT_LINES: usize = 20;

/// What a compiler may use: generous, but a source that makes it run wild is stopped.
const COMPILER: Quota = Quota {
    cpu_ms: 60_000,
    idle_ms: 120_000,
    memory_kib: 2 << 20,
    output_bytes: 256 << 20,
    stack_kib: 64 << 10,
};

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
    folder: TempDir,
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
        let folder = tempfile::Builder::new()
            .prefix("judge-")
            // On a machine with several users, nobody reads another's solution.
            .permissions(fs::Permissions::from_mode(0o700))
            .tempdir()?;
        let mut program = Program {
            executable: source.clone(),
            arguments: Vec::new(),
            shown,
            language,
            folder,
        };
        if language == Language::Executable {
            return Ok(program);
        }
        let tool = language.tool()?;
        let target = program.folder.path().join("program");
        let source = if language == Language::Python {
            // A copy: it can be edited while it is judged, and no cache appears beside it.
            let copy = program.folder.path().join("program.py");
            fs::copy(&source, &copy)?;
            fs::set_permissions(&copy, fs::Permissions::from_mode(0o644))?;
            copy
        } else {
            source
        };
        if language == Language::Python {
            program.compile(&tool, &source, &target, settings)?;
            program.executable = tool;
            program.arguments = vec![source];
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
        program.compile(&tool, &source, &target, settings)?;
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

    fn compile(
        &self,
        tool: &Path,
        source: &Path,
        target: &Path,
        settings: &Settings,
    ) -> Result<(), Unprepared> {
        let log = self.folder.path().join("compiler.txt");
        let mut failure = None;
        for arguments in self.language.compilations(source, target) {
            let job = Job {
                program: tool.to_owned(),
                arguments,
                folder: self.folder.path().to_owned(),
                environment: Environment::Inherited,
                stdin: "/dev/null".into(),
                stdout: log.clone(),
                stderr: log.clone(),
                quota: COMPILER,
                isolation: Isolation::None,
                scratch: self.folder.path().to_owned(),
                judge: std::process::id(),
            };
            let ended = sandbox::run(&settings.helper, &job)?;
            if ended.exit == Exit::Code(0) && ended.stopped.is_none() {
                return Ok(());
            }
            let stopped = ended.stopped.map(|stop| match stop {
                Stop::Cpu | Stop::Idle => "the compiler was stopped: it took more than 60 s",
                Stop::Memory => "the compiler was stopped: it took more than 2 GiB of memory",
                Stop::Dismissed => "the compiler was stopped",
            });
            failure = Some((stopped, fs::read(&log)?));
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
            report: self.report(source, stopped, &said),
        })
    }

    /// The first lines of what the compiler said, with the source named as the user did.
    fn report(&self, source: &Path, stopped: Option<&str>, said: &[u8]) -> String {
        let mut lines: Vec<String> = stopped.map(str::to_owned).into_iter().collect();
        let said =
            String::from_utf8_lossy(said).replace(&source.display().to_string(), &self.shown);
        let mut rest = said.lines().filter(|line| !line.trim().is_empty());
        lines.extend(rest.by_ref().take(REPORT_LINES).map(text::printable));
        match rest.count() {
            0 => {}
            more => lines.push(format!("… and {more} more lines")),
        }
        if lines.is_empty() {
            lines.push("the compiler failed without a word".to_owned());
        }
        lines.join("\n")
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

    /// Its temporary folder, in which the folders of its runs are made.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }
}
