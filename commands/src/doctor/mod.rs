//! `judge doctor`: what this machine has, whether each language works within the walls that a run
//! would have, whether a class reaches it, and what to do about what is missing.

mod advice;
mod network;

use std::fmt::Write;
use std::process::ExitCode;

use command_line::{arguments, flag, spoken};
use rayon::prelude::*;
use sandbox::{RunError, temporary_place};

use crate::catalogue::machine as say;
use crate::frame::exit_code;
use crate::layers::{self, named};
use bilingual::{Lang, Message};
use judge::hello::tried;
use judge::language::Language;
use judge::settings::Settings;

arguments! {
    /// What `judge doctor` is told on the command line.
    pub(crate) struct DoctorArguments {
        apparmor: bool = flag(),
            "In hồ sơ AppArmor cho phép judge này cách ly chương trình, dành cho Ubuntu từ 23.10",
            "Print the apparmor profile that lets this judge seal programs off, for Ubuntu from 23.10 on";
        lang: Lang = spoken();
    }
}

/// Languages, each tried, temporary folders, and the layers of the seal; or the profile that was asked
/// for. The exit code is 0 if every language that was found works.
///
/// # Errors
/// If nothing can be run at all.
pub(crate) fn told(
    arguments: &DoctorArguments,
    settings: &Settings,
) -> Result<(String, ExitCode), RunError> {
    let lang = arguments.lang;
    if arguments.apparmor {
        let judge = std::env::current_exe()?;
        return Ok((advice::profile(&judge, lang), ExitCode::SUCCESS));
    }
    let isolation = settings.isolation()?;
    let mut text = format!("{}\n", say::LANGUAGES.of(lang));
    let all = Language::ALL
        .into_par_iter()
        .filter(|&it| it != Language::Executable);
    let all = all.map(|language| {
        let is_there = language.tool().is_ok();
        (language, is_there.then(|| tried(language, settings)))
    });
    let all: Vec<(Language, Option<Result<&str, Message>>)> = all.collect();
    let states = [say::WORKS, say::FAILS].map(|it| it.of(lang).chars().count());
    let width = states.into_iter().max().unwrap_or_default();
    let mut works = true;
    for (language, found) in all {
        let state = match &found {
            None => "-",
            Some(Ok(_)) => say::WORKS.of(lang),
            Some(Err(_)) => say::FAILS.of(lang),
        };
        let standard = found.as_ref().and_then(|it| it.as_ref().ok());
        let about = about(language, standard.copied(), lang);
        let _ = writeln!(text, "  {language:10} {state:width$}  {about}");
        if let Some(Err(why)) = found {
            works = false;
            let _ = writeln!(text, "             {}", why.of(lang));
        }
    }
    text.push_str(&places(lang));
    text.push_str(&sealed_by(&isolation, lang));
    text.push_str(&network::reached(lang));
    Ok((text, exit_code(works)))
}

/// Where temporary folders are made, and where they cannot be.
fn places(lang: Lang) -> String {
    let (place, passed) = match temporary_place() {
        Ok((place, passed)) => (Some(place), passed),
        Err(none) => (None, none),
    };
    let mut text = String::new();
    if let Some(place) = place {
        let line = say::TEMPORARY.fill(lang, &[&place.display()]);
        let _ = writeln!(text, "\n{line}");
    }
    for it in passed {
        let _ = writeln!(text, "  {}", say::PASSED_OVER.fill(lang, &[&it.message()]));
    }
    text
}

/// The layers of the seal, what they make together, and what would make more.
fn sealed_by(isolation: &sandbox::Isolation, lang: Lang) -> String {
    let mut text = format!("\n{}\n", say::SEALED_BY.of(lang));
    let (yes, no) = (say::YES.of(lang), say::NO.of(lang));
    let width = yes.chars().count().max(no.chars().count());
    for layer in layers::all() {
        let is_on = isolation.has(layer) && !isolation.off.contains_key(&layer);
        let state = if is_on { yes } else { no };
        let about = named(layer).1.of(lang);
        let _ = write!(text, "  {:9} {state:width$} {about}", layer.name());
        if let Some(reason) = layers::why_not(isolation, layer) {
            let _ = write!(text, ": {}", reason.of(lang));
        }
        text.push('\n');
    }
    let sealed = if isolation.is_sealed() {
        say::SEALED
    } else {
        say::NOT_SEALED
    };
    let _ = writeln!(text, "\n{}", sealed.of(lang));
    if let Some(reach) = layers::reach(isolation) {
        let _ = writeln!(text, "{}", say::NOT_CLOSED.fill(lang, &[&reach]));
    }
    for line in advice::advice(isolation, lang) {
        let _ = writeln!(text, "{line}");
    }
    text
}

/// Version, compiler and what else is to be known of a language here, with the standard by which its
/// programs are compiled if it works.
fn about(language: Language, standard: Option<&str>, lang: Lang) -> String {
    let tool = match language.tool() {
        Ok(tool) => tool,
        Err(missing) => return missing.0.of(lang).to_owned(),
    };
    let mut told = format!("{}  {}", language.version(&tool), tool.display());
    let mut also = Vec::new();
    if language == Language::Rust {
        let proconio = if language.has_proconio() {
            say::WITH_PROCONIO
        } else {
            say::WITHOUT_PROCONIO
        };
        also.push(proconio.of(lang).to_owned());
    }
    if let Some(standard) = standard.filter(|it| *it != language.newest_standard()) {
        also.push(say::OLD_STANDARD.fill(lang, &[&standard]));
    }
    if let Some(mib) = language.linked_stack_mib() {
        also.push(say::STACK.fill(lang, &[&mib]));
    }
    if language.factor() > 1 {
        also.push(say::TIMES.fill(lang, &[&language.factor()]));
    }
    if !also.is_empty() {
        let _ = write!(told, "  ({})", also.join(", "));
    }
    told
}
