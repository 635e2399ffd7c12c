//! `judge doctor`: what this machine has.

use std::fmt::Write;

use clap::Args;
use sandbox::{Layer, RunError};

use crate::catalogue::machine as say;
use crate::judging::language::Language;
use crate::judging::settings::Settings;
use words::{Lang, Text};

/// What `judge doctor` is told on the command line.
#[derive(Debug, Args)]
pub struct DoctorArguments {
    /// The language of all that is told; that of the locale if not given
    #[arg(long, value_enum)]
    pub lang: Option<Lang>,
}

/// Languages with their versions, and the layers of the seal.
///
/// # Errors
/// If nothing can be run at all.
pub fn told(arguments: &DoctorArguments, settings: &Settings) -> Result<String, RunError> {
    let lang = Lang::or_of_locale(arguments.lang);
    let mut text = format!("{}\n", say::LANGUAGES.of(lang));
    for language in Language::ALL {
        if language != Language::Executable {
            let _ = writeln!(text, "  {language:10} {}", about(language, lang));
        }
    }
    let isolation = settings.isolation()?;
    let _ = writeln!(text, "\n{}", say::SEALED_BY.of(lang));
    let (yes, no) = (say::YES.of(lang), say::NO.of(lang));
    let width = yes.chars().count().max(no.chars().count());
    for layer in Layer::ALL {
        let state = match isolation.off.get(&layer) {
            None if isolation.has(layer) => yes,
            _ => no,
        };
        let about = does(layer).of(lang);
        let _ = write!(text, "  {:9} {state:width$} {about}", layer.name());
        if let Some(reason) = isolation.off.get(&layer) {
            let _ = write!(text, ": {reason}");
        }
        text.push('\n');
    }
    let sealed = if isolation.is_sealed() {
        say::SEALED
    } else {
        say::NOT_SEALED
    };
    let _ = writeln!(text, "\n{}", sealed.of(lang));
    if !isolation.bounds_memory() {
        let _ = writeln!(text, "{}", say::MEMORY_BY_SHARES.of(lang));
    }
    if !isolation.has(Layer::Group) {
        let _ = writeln!(text, "{}", say::TIME_AS_SEEN.of(lang));
    }
    Ok(text)
}

/// Version, compiler and what else is to be known of a language here.
fn about(language: Language, lang: Lang) -> String {
    let tool = match language.tool() {
        Ok(tool) => tool,
        Err(missing) => return format!("- {}", missing.told(lang)),
    };
    let mut told = format!("{}  {}", language.version(&tool), tool.display());
    let mut also = Vec::new();
    if language == Language::Rust && language.has_proconio() {
        also.push(say::WITH_PROCONIO.of(lang).to_owned());
    }
    if language.factor() > 1 {
        also.push(say::TIMES.fill(lang, &[&language.factor()]));
    }
    if !also.is_empty() {
        let _ = write!(told, "  ({})", also.join(", "));
    }
    told
}

/// What a layer of the seal does.
fn does(layer: Layer) -> Text {
    match layer {
        Layer::Processes => say::PROCESSES,
        Layer::Files => say::FILES,
        Layer::Network => say::NETWORK,
        Layer::Ipc => say::IPC,
        Layer::Identity => say::IDENTITY,
        Layer::Paths => say::PATHS,
        Layer::Calls => say::CALLS,
        Layer::Group => say::GROUP,
    }
}
