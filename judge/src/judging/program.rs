//! A program ready to be run: compiled, if it has to be.

use std::env::consts::EXE_SUFFIX;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use super::builds;
use super::compile::{Compiler, class_name, workshop};
use super::java::{is_new, main_class, take_classes};
use super::language::Language;
use super::names::{goes_on, wrong_names};
use super::opened::{self, Links};
use super::settings::Settings;
use super::source::{Source, plain_name};
use super::temporary::temporary;
pub use super::unprepared::Unprepared;
use crate::catalogue::judging as say;
use crate::system;
use bilingual::{Message, text};
use inpout::Opening;
use problem_set::AnyProblem;
use sandbox::{Isolation, Scratch};

/// No executable is longer.
const LONGEST_PROGRAM: u64 = 256 << 20;

/// A program ready to be run any number of times. Its temporary folder goes when it is dropped.
#[derive(Debug)]
pub struct Program {
    shown: String,
    language: Language,
    /// What its compiler has made.
    executable: PathBuf,
    /// What lies in its folder in every run, each with its name there, as it lies at home beside its input
    /// and its output. What is started comes first.
    pub(super) own: Vec<(PathBuf, String)>,
    /// The compiler or interpreter.
    tool: PathBuf,
    /// The class that is started.
    class: Option<String>,
    /// More arguments.
    arguments: Vec<PathBuf>,
    /// What it reads and executes beside the system's.
    pub(super) runtime: Vec<PathBuf>,
    /// The source, if it is one.
    source: Option<Source>,
    /// What its compiler has called it, and by which standard it was compiled.
    called: String,
    pub(super) standard: &'static str,
    /// What the compiler warned of.
    warnings: Option<Message>,
    isolation: Arc<Isolation>,
    /// Whether a run of it has ended well.
    pub(super) has_ended_well: AtomicBool,
    folder: Scratch,
    /// When its time on the clock began.
    began: Instant,
}

impl Program {
    /// Compiles a source, or takes an executable as it is.
    ///
    /// # Errors
    /// As [`prepare`](Program::prepare), but that nobody has tried whether it is the compiler's fault.
    pub(super) fn compiled(path: &Path, settings: &Settings) -> Result<Program, Unprepared> {
        let began = Instant::now();
        let language = Language::asked_or_of(path, settings.language)?;
        let folder = temporary()?;
        let mut program = Program {
            executable: folder.path().join(system::PROGRAM),
            own: Vec::new(),
            tool: PathBuf::new(),
            class: None,
            arguments: Vec::new(),
            runtime: Vec::new(),
            source: None,
            called: String::new(),
            standard: language.newest_standard(),
            warnings: None,
            isolation: Arc::new(settings.isolation()?),
            has_ended_well: AtomicBool::new(false),
            shown: text::name(path),
            language,
            folder,
            began,
        };
        if language == Language::Executable {
            program.take_executable(path)?;
            return Ok(program);
        }
        let source = Source::take(path, language, program.folder.path())?;
        program.compile(source, settings)?;
        Ok(program)
    }

    /// A copy of an executable.
    fn take_executable(&mut self, path: &Path) -> Result<(), Unprepared> {
        let (file, _) = opened::open(path, LONGEST_PROGRAM, Links::Followed)
            .map_err(|unread| unread.at(path, LONGEST_PROGRAM))?;
        let mut copy = File::create(&self.executable)?;
        io::copy(&mut file.take(LONGEST_PROGRAM), &mut copy)?;
        let name = plain_name(path);
        self.own = vec![(
            self.executable.clone(),
            name.trim_end_matches('.').to_owned(),
        )];
        Ok(system::permit(&self.executable, 0o755)?)
    }

    /// Makes a source ready, by its compiler or by what that has made before.
    fn compile(&mut self, mut source: Source, settings: &Settings) -> Result<(), Unprepared> {
        let language = self.language;
        let tool = language.tool().map_err(Unprepared::NoCompiler)?;
        self.called = language.called(&source);
        let builds = settings.builds.as_deref();
        let builds = builds.filter(|_| !language.is_interpreted());
        let key = match builds {
            Some(_) => builds::key(&source.path(), language, &tool, &self.isolation)?,
            None => String::new(),
        };
        if let Some(found) = builds.and_then(|it| it.find(&key)) {
            // It lies where its own would lie, and is nothing special from now on.
            fs::write(&self.executable, found)?;
            system::permit(&self.executable, 0o755)?;
        } else {
            let compiler = Compiler {
                shown: &self.shown,
                language,
                tool: &tool,
                scratch: self.folder.path(),
                isolation: &self.isolation,
                helper: &settings.helper,
                most_ms: settings.compile_ms,
            };
            (self.warnings, self.standard) = compiler.compile(&source, &self.called)?;
            source.remark_letters(language);
            if let Some(builds) = builds {
                // If it cannot be kept it is made again the next time.
                let _ = builds.keep(&key, &fs::read(&self.executable)?);
            }
        }
        self.source = Some(source);
        self.start_with(tool)
    }

    /// Finds out what is started, and how.
    fn start_with(&mut self, tool: PathBuf) -> Result<(), Unprepared> {
        let stem = class_name(&self.called);
        self.own = if self.language.is_interpreted() {
            self.source.iter().flat_map(Source::files).collect()
        } else if self.language == Language::Java {
            // As at home, where the classes lie beside the input.
            take_classes(&self.executable, &self.folder.path().join("classes"))?
        } else {
            vec![(self.executable.clone(), format!("{stem}{EXE_SUFFIX}"))]
        };
        if self.language == Language::Java {
            let is_new = || is_new(&self.language.version(&tool));
            let class = main_class(&String::from_utf8_lossy(self.text()), stem, is_new);
            self.class = Some(class.ok_or_else(|| Unprepared::Compile {
                shown: self.shown.clone(),
                language: self.language,
                report: say::NO_MAIN.into(),
            })?);
        }
        if self.language.is_interpreted() || self.language == Language::Java {
            self.runtime.extend(self.language.runtime());
        }
        self.tool = tool;
        Ok(())
    }

    /// What is left of the time that it may take on the clock; the error is that nothing is.
    pub(crate) fn time_left(&self, settings: &Settings) -> Result<Duration, Message> {
        let Some(longest) = settings.longest else {
            return Ok(Duration::MAX);
        };
        let left = longest.saturating_sub(self.began.elapsed());
        if left.is_zero() {
            return Err(say::OUT_OF_TIME.with(&[&longest.as_secs()]).into());
        }
        Ok(left)
    }

    /// The same program, started with these arguments.
    #[must_use]
    pub fn with_arguments(mut self, arguments: Vec<PathBuf>) -> Program {
        self.arguments = arguments;
        self
    }

    /// What is executed in this folder, and with which arguments, if it lies there under this name.
    pub(crate) fn started(&self, folder: &Path, name: &str) -> (PathBuf, Vec<PathBuf>) {
        let target = match self.language {
            Language::Java => folder.to_owned(),
            _ => folder.join(name),
        };
        let started = self
            .language
            .started(&self.tool, target, self.class.as_deref());
        let (executable, mut arguments) = started;
        arguments.extend(self.arguments.iter().cloned());
        (executable, arguments)
    }

    /// What was said while it ran in this folder, with the name of its source that the user knows.
    pub(crate) fn in_its_own_name(&self, said: &str, folder: &Path) -> String {
        match &self.source {
            Some(source) => {
                let folders = [folder, &workshop(self.folder.path())];
                source.in_its_own_name(said, &folders, &self.called)
            }
            None => said.to_owned(),
        }
    }

    /// The names of its own files in what was said.
    pub(crate) fn own_files(&self) -> Vec<&str> {
        let files = self.source.iter().flat_map(Source::own_files);
        files.collect()
    }

    /// What its author should know of what was handed in.
    pub fn remarks(&self) -> &[Message] {
        self.source.as_ref().map_or(&[], |it| &it.remarks)
    }

    /// Its source; nothing if it is an executable.
    pub fn text(&self) -> &[u8] {
        self.source.as_ref().map_or(&[], |it| &it.text)
    }

    /// The program as it was named.
    pub fn shown(&self) -> &str {
        &self.shown
    }

    /// Its language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// What the source seems to get wrong in the names of the files `STEM.INP` and `STEM.OUT`.
    pub fn wrong_names(&self, problem: &dyn AnyProblem) -> Vec<Message> {
        let opening = problem.dialogue().map(|dialogue| dialogue.opening);
        let reads_file = matches!(opening, None | Some(Opening::File));
        let Some(syntax) = self.language.syntax() else {
            return Vec::new();
        };
        let wrong = wrong_names(self.text(), syntax, problem.file(), reads_file);
        wrong
            .into_iter()
            .map(|(name, right)| {
                let said = if goes_on(&name, &right) {
                    say::NAME_OF_EXPLORER
                } else {
                    say::WRONG_NAME
                };
                said.with(&[&text::printable(&name), &right]).into()
            })
            .collect()
    }

    /// What the compiler warned of, if it did.
    pub fn warnings(&self) -> Option<&Message> {
        self.warnings.as_ref()
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
