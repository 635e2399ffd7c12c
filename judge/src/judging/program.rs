//! A program ready to be run: compiled, if it has to be.

use std::fs;
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::builds::Builds;
use super::compile::{Compiler, Refusal};
use super::language::{Language, Unfit};
use super::modules::modules_beside;
use super::names::wrong_names;
use super::settings::Settings;
use super::temporary::temporary;
use crate::catalogue::judging as say;
use inpout::Opening;
use registry::AnyProblem;
use sandbox::{Isolation, RunError, Scratch};
use words::{Lang, text};

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
    #[error("no place for the program: {0}")]
    Folder(#[from] io::Error),
}

impl Unprepared {
    /// As one sentence, or more if the compiler has said more.
    pub fn told(&self, lang: Lang) -> String {
        match self {
            Unprepared::Unfit(unfit) => unfit.told(lang),
            other => other.to_string(),
        }
    }
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
    /// The source, if it is one.
    source: Option<Vec<u8>>,
    /// What the compiler warned of.
    warnings: Option<String>,
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
        let language = Language::asked_or_of(path, settings.language)?;
        let source = path.canonicalize()?;
        let folder = temporary()?;
        let mut program = Program {
            executable: folder.path().join("program"),
            arguments: Vec::new(),
            runtime: Vec::new(),
            source: None,
            warnings: None,
            isolation: Arc::new(settings.isolation()?),
            shown,
            language,
            folder,
        };
        if language == Language::Executable {
            copy(&source, &program.executable, 0o755)?;
            return Ok(program);
        }
        let text = fs::read(&source)?;
        if is_blank(&text) {
            return Err(Unprepared::Compile {
                shown: program.shown.clone(),
                language,
                report: say::EMPTY_SOURCE.fill(settings.lang, &[&program.shown]),
            });
        }
        program.source = Some(text);
        let tool = language.tool()?;
        let builds = settings.builds.as_deref();
        let kept = builds.filter(|_| !language.is_interpreted());
        let kept =
            kept.map(|builds| Builds::key(&source, language, &tool).map(|key| (builds, key)));
        let kept = kept.transpose()?;
        if let Some(found) = kept.as_ref().and_then(|(builds, key)| builds.find(key)) {
            program.start_with(tool, found);
            return Ok(program);
        }
        let compiler = Compiler {
            language,
            tool: &tool,
            scratch: program.folder.path(),
            isolation: &program.isolation,
            helper: &settings.helper,
            lang: settings.lang,
        };
        program.warnings = compiler.compile(&source).map_err(|refusal| match refusal {
            Refusal::Said(report) => Unprepared::Compile {
                shown: program.shown.clone(),
                language,
                report,
            },
            Refusal::NotRun(error) => Unprepared::Judge(error),
            Refusal::Folder(error) => Unprepared::Folder(error),
        })?;
        let target = if language.is_interpreted() {
            program.copied(&source)?
        } else {
            program.executable.clone()
        };
        if let Some((builds, key)) = kept {
            builds.keep(&key, &target);
        }
        program.start_with(tool, target);
        Ok(program)
    }

    fn start_with(&mut self, tool: PathBuf, target: PathBuf) {
        if self.language.is_interpreted() || self.language == Language::Java {
            self.runtime.extend(self.language.runtime());
            self.runtime.push(target.clone());
        }
        (self.executable, self.arguments) = self.language.started(tool, target);
    }

    /// A copy of a source that is interpreted, with the modules beside it that it asks for: the
    /// original may be changed meanwhile, and lie where nobody else may look.
    fn copied(&mut self, source: &Path) -> io::Result<PathBuf> {
        let home = self.folder.path().join("source");
        fs::create_dir(&home)?;
        let target = home.join(source.file_name().unwrap_or_default());
        copy(source, &target, 0o644)?;
        if self.language.is_python() {
            for (name, text) in modules_beside(source) {
                let module = home.join(name);
                fs::write(&module, text)?;
                fs::set_permissions(&module, fs::Permissions::from_mode(0o644))?;
            }
        }
        self.runtime.push(home);
        Ok(target)
    }

    /// The same program, started with these arguments.
    #[must_use]
    pub fn with_arguments(mut self, arguments: Vec<PathBuf>) -> Program {
        self.arguments = arguments;
        self
    }

    /// Lines in which an interpreter names the program, with the name that the user knows.
    pub(crate) fn in_its_own_name(&self, lines: Vec<String>) -> Vec<String> {
        let Some(script) = self
            .arguments
            .last()
            .filter(|_| self.language.is_interpreted())
        else {
            return lines;
        };
        let home = format!("{}/", self.folder.path().join("source").display());
        let script = script.display().to_string();
        let renamed = lines
            .into_iter()
            .map(|line| line.replace(&script, &self.shown).replace(&home, ""));
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

    /// What the source seems to get wrong in the names of the files `STEM.INP` and `STEM.OUT`.
    pub fn wrong_names(&self, problem: &dyn AnyProblem, lang: Lang) -> Vec<String> {
        let opening = problem.dialogue().map(|dialogue| dialogue.opening);
        let reads_file = matches!(opening, None | Some(Opening::File));
        let source = self.source.as_deref().unwrap_or_default();
        let wrong = wrong_names(source, problem.file(), reads_file).into_iter();
        wrong
            .map(|(name, right)| say::WRONG_NAME.fill(lang, &[&text::printable(&name), &right]))
            .collect()
    }

    /// What the compiler warned of, if it did.
    pub fn warnings(&self) -> Option<&str> {
        self.warnings.as_deref()
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

/// Whether nothing is written in a source.
fn is_blank(text: &[u8]) -> bool {
    let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
    text.trim_ascii().is_empty()
}

fn copy(from: &Path, to: &Path, mode: u32) -> io::Result<()> {
    fs::copy(from, to)?;
    fs::set_permissions(to, fs::Permissions::from_mode(mode))
}
