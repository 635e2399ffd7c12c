//! What is the machine's fault, and costs nobody points: a compiler that cannot compile, a language whose
//! programs do not run within these walls.
//!
//! A program that compiles, or has ended well, proves that they work. Where one does not, the small program of
//! its language ([`hello`](super::hello)) is tried, once for each language and process.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Mutex, PoisonError};

use problem_set::Verdict;
use sandbox::{Ended, Exit, Isolation};

use super::hello;
use super::language::Language;
use super::program::{Program, Unprepared};
use super::settings::Settings;
use crate::catalogue::judging as say;
use bilingual::{Message, Say, text};

impl Program {
    /// Compiles a source, or takes an executable as it is.
    ///
    /// # Errors
    /// If the file is no program, if its compiler is missing or fails, or if it does not compile.
    pub fn prepare(path: &Path, settings: &Settings) -> Result<Program, Unprepared> {
        let prepared = Program::compiled(path, settings);
        let fell = match &prepared {
            Err(Unprepared::Compile { .. }) => None,
            Err(Unprepared::Machine(why)) => Some(why.clone()),
            _ => return prepared,
        };
        let language = Language::asked_or_of(path, settings.language)?;
        works(language, &settings.isolation()?, settings).map_err(Unprepared::Machine)?;
        let Some(why) = fell else {
            return prepared;
        };
        let told: [&dyn Say; 3] = [&text::name(path), &text::name(&language.tool()?), &why];
        Err(Unprepared::Machine(say::COMPILER_FELL.with(&told).into()))
    }

    /// That it is not the machine's fault that it ended so, with this verdict: a run of it has ended well, or another
    /// program does.
    ///
    /// # Errors
    /// What is wrong with the machine, in a sentence.
    pub(super) fn is_to_blame(
        &self,
        ended: &Ended,
        verdict: Verdict,
        settings: &Settings,
    ) -> Result<(), Message> {
        if ended.exit == Exit::Code(0) {
            self.has_ended_well.store(true, Relaxed);
        }
        if verdict != Verdict::RuntimeError || self.has_ended_well.load(Relaxed) {
            return Ok(());
        }
        works(self.language(), self.isolation(), settings)
    }
}

/// Whether the small program of a language works within such walls, or why it does not.
type Tried = BTreeMap<(Language, String), Result<(), Message>>;

static TRIED: Mutex<Tried> = Mutex::new(BTreeMap::new());

/// That a right program in this language compiles and runs within these walls.
///
/// # Errors
/// Why it does not, in a sentence.
fn works(language: Language, isolation: &Isolation, settings: &Settings) -> Result<(), Message> {
    // Nobody knows in what it was written.
    let Ok(tool) = language.tool() else {
        return Ok(());
    };
    let mut all = TRIED.lock().unwrap_or_else(PoisonError::into_inner);
    let tried = all.entry((language, isolation.line())).or_insert_with(|| {
        let settings = Settings {
            isolation: Some(isolation.clone()),
            ..settings.clone()
        };
        let tried = hello::tried(language, &settings).map(drop);
        tried.map_err(|why| {
            let tool = text::name(&tool);
            let told: [&dyn Say; 4] = [&language.name(), &tool, &why, &language.package()];
            say::MACHINE_FAILS.with(&told).into()
        })
    });
    tried.clone()
}
