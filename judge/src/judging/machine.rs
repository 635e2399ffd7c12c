//! What is the machine's fault, and costs nobody points: a compiler that cannot compile, a language whose
//! programs do not run within these walls.
//!
//! A program that compiles, or has ended well, proves that they work. Where one does not, the small program of
//! its language ([`hello`](super::hello)) is tried, once for each language and process.

use std::path::Path;
use std::time::Instant;

use sandbox::Isolation;

use super::hello;
use super::language::Language;
use super::program::{Program, Unprepared};
use super::settings::Settings;
use super::standards;
use crate::catalogue::judging as say;
use bilingual::{Message, Say, text};

impl Program {
    /// Compiles a source, or takes an executable as it is. A source that does not compile is tried once more
    /// where a right program shows that its compiler wants an older standard.
    ///
    /// # Errors
    /// If the file is no program, if its compiler is missing or fails, or if it does not compile.
    pub fn prepare(path: &Path, settings: &Settings) -> Result<Program, Unprepared> {
        let began = Instant::now();
        let prepared = Program::compiled(path, settings);
        let is_refused = matches!(
            prepared,
            Err(Unprepared::Compile { .. } | Unprepared::Machine(_))
        );
        if !is_refused {
            return prepared;
        }
        let language = Language::asked_or_of(path, settings.language)?;
        let isolation = settings.isolation()?;
        let before = standards::known(language, &isolation.line(), &language.tool()?);
        if works(language, &isolation, settings).map_err(Unprepared::Machine)? == before {
            return prepared;
        }
        Program::compiled(path, settings).map(|program| program.since(began))
    }
}

/// The standard by which a right program in this language is compiled within these walls; it runs, too.
///
/// # Errors
/// Why it cannot be compiled or does not run, in a sentence.
pub(super) fn works(
    language: Language,
    isolation: &Isolation,
    settings: &Settings,
) -> Result<&'static str, Message> {
    // Nobody knows in what it was written.
    let Ok(tool) = language.tool() else {
        return Ok("");
    };
    standards::tried(language, isolation.line(), &tool, || {
        let settings = Settings {
            isolation: Some(isolation.clone()),
            ..settings.clone()
        };
        hello::tried(language, &settings).map_err(|why| {
            let tool = text::name(&tool);
            let told: [&dyn Say; 4] = [&language.name(), &tool, &why, &package(language)];
            say::MACHINE_FAILS.with(&told).into()
        })
    })
}

/// What is to be installed, by the name that Debian and Ubuntu give it.
fn package(language: Language) -> &'static str {
    match language {
        Language::Cpp | Language::Cpp20 | Language::Cpp23 => "g++",
        Language::C => "gcc",
        Language::Pascal => "fpc",
        Language::Python => "python3",
        Language::PyPy => "pypy3",
        Language::Java => "default-jdk",
        Language::Rust => "rustc",
        Language::Go => "golang",
        Language::JavaScript => "nodejs",
        Language::Executable => "",
    }
}
