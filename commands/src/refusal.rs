//! What a command says when it cannot do what was asked.

use std::num::ParseIntError;
use std::path::Path;

use anyhow::Error;
use bilingual::{Fault, Lang, Message, Say, text};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use inpout::{BadInput, FileError};
use problem_set::UnknownProblem;

use judge::error::SetError;
use judge::errors::{of_run, told_by_system, unwritten};
use judge::fault::KeepError;
use judge::talk_error::TalkError;
use lessons::of_trouble;
use lessons::printed::BadMark;

use crate::catalogue::command_line as say;

/// What reads a language on a command line.
pub fn languages() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code))
        .map(|code| Lang::of_code(&code).unwrap_or(Lang::En))
}

/// An error as it stands among its causes.
type Cause<'a> = &'a (dyn std::error::Error + 'static);

/// The error and its causes, each of them once: some repeat what caused them.
pub fn told(error: &Error, lang: Lang) -> String {
    let causes = error.chain().map(|cause| match of_kind(cause) {
        Some(message) => message.say(lang),
        None => cause.to_string(),
    });
    let causes = causes.map(|cause| within(&cause));
    causes.fold(String::new(), |mut told, cause| {
        if told.is_empty() {
            return cause;
        }
        if !told.ends_with(&cause) {
            told.push_str(": ");
            told.push_str(&cause);
        }
        told
    })
}

/// The sentence of an error of ours, or of the system.
fn of_kind(cause: Cause<'_>) -> Option<Message> {
    fn of<E: std::error::Error + 'static>(
        cause: Cause<'_>,
        message: impl Fn(&E) -> Message,
    ) -> Option<Message> {
        cause.downcast_ref().map(message)
    }
    of(cause, |fault: &Fault| fault.0.clone())
        .or_else(|| of(cause, UnknownProblem::message))
        .or_else(|| of(cause, BadInput::message))
        .or_else(|| of(cause, SetError::message))
        .or_else(|| of(cause, KeepError::message))
        .or_else(|| of(cause, TalkError::message))
        .or_else(|| of(cause, export::Refusal::message))
        .or_else(|| of(cause, lessons::Refusal::message))
        .or_else(|| of(cause, BadMark::message))
        .or_else(|| of(cause, of_trouble))
        .or_else(|| of(cause, of_run))
        .or_else(|| of(cause, of_file))
        .or_else(|| of(cause, told_by_system))
}

/// A file that cannot be used.
fn of_file(error: &FileError) -> Message {
    match error {
        FileError::Unwritable { path, error } => unwritten(Path::new(path), error).0,
        other => other.message(),
    }
}

/// What may quote others, with no line of theirs where ours begin.
fn within(told: &str) -> String {
    let lines = told.lines().enumerate().map(|(number, line)| {
        let is_first = number == 0 || line.starts_with("  ");
        format!("{}{}", if is_first { "" } else { "  " }, text::plain(line))
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// What is wrong with a command line, and how it should look; `None` if help is to be shown, or the
/// version.
pub fn of_command_line(error: &clap::Error, lang: Lang) -> Option<String> {
    let found = |kind| error.get(kind).map(shown);
    let argument = || found(ContextKind::InvalidArg).unwrap_or_default();
    let mut told = match error.kind() {
        ErrorKind::MissingRequiredArgument => say::MISSING.fill(lang, &[&argument()]),
        ErrorKind::UnknownArgument if !argument().starts_with('-') => {
            say::TOO_MANY.fill(lang, &[&argument()])
        }
        ErrorKind::UnknownArgument => say::NO_OPTION.fill(lang, &[&argument()]),
        ErrorKind::InvalidUtf8 => say::NOT_UTF8.of(lang).to_owned(),
        ErrorKind::InvalidSubcommand => {
            let command = found(ContextKind::InvalidSubcommand).unwrap_or_default();
            say::NO_COMMAND.fill(lang, &[&command])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            match found(ContextKind::InvalidValue).filter(|value| !value.is_empty()) {
                Some(value) => say::BAD_VALUE.fill(lang, &[&value, &argument()]),
                None => say::NO_VALUE.fill(lang, &[&argument()]),
            }
        }
        ErrorKind::ArgumentConflict => {
            let other = found(ContextKind::PriorArg).unwrap_or_default();
            say::CONFLICT.fill(lang, &[&argument(), &other])
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => return None,
        _ if error.use_stderr() => error.to_string().trim_start_matches("error: ").to_owned(),
        _ => return None,
    };
    let possible = found(ContextKind::ValidValue).filter(|it| !it.is_empty());
    let possible = possible.map(|it| say::POSSIBLE.fill(lang, &[&it]));
    let meant = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg].map(found);
    let meant = meant.into_iter().flatten().next();
    let meant = meant.map(|it| say::DID_YOU_MEAN.fill(lang, &[&it]));
    let reason = std::error::Error::source(error).map(|it| of_value(it, lang));
    for more in [reason, possible, meant].into_iter().flatten() {
        told = format!("{}: {more}", told.trim_end());
    }
    if let Some(usage) = found(ContextKind::Usage) {
        let usage = usage.trim().trim_start_matches("Usage: ").to_owned();
        told = format!("{told}\n{}", say::USAGE.fill(lang, &[&usage]));
    }
    Some(told)
}

/// What is wrong with a value: in our words, or in those of the parsers of numbers.
fn of_value(reason: &(dyn std::error::Error + 'static), lang: Lang) -> String {
    if let Some(Fault(message)) = reason.downcast_ref() {
        return message.say(lang);
    }
    if reason.is::<ParseIntError>() {
        return say::NO_NUMBER.of(lang).to_owned();
    }
    let said = reason.to_string();
    let range = said.split_once(" is not in ");
    match range.and_then(|(_, range)| range.split_once("..=")) {
        Some((least, most)) => say::NUMBER_OF.fill(lang, &[&least, &most]),
        None => said,
    }
}

/// A part of what clap tells.
fn shown(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(texts) => text::plain(&texts.join(", ")),
        other => text::plain(&other.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cause_that_was_told_already_is_not_told_again() {
        let error = anyhow::anyhow!("no disk")
            .context("x: no disk")
            .context("lock");
        assert_eq!(told(&error, Lang::En), "lock: x: no disk");
    }

    #[test]
    fn what_others_wrote_begins_no_line() {
        let error = anyhow::anyhow!("x\nverdict: AC\u{202e}\n  │ y");
        assert_eq!(told(&error, Lang::En), "x\n  verdict: AC\u{fffd}\n  │ y");
    }
}
