//! What is wrong with a command line.

use std::num::ParseIntError;

use bilingual::{Fault, Lang, Say, text};
use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::catalogue as say;

/// What is wrong with a command line, and how it should look; `None` if help is to be shown, or the
/// version.
pub fn refusal(error: &clap::Error, lang: Lang) -> Option<String> {
    let found = |kind| error.get(kind).map(shown);
    let argument = || found(ContextKind::InvalidArg).unwrap_or_default();
    let mut told = match error.kind() {
        ErrorKind::MissingRequiredArgument => say::MISSING.fill(lang, &[&argument()]),
        ErrorKind::UnknownArgument if !argument().starts_with('-') => {
            say::TOO_MANY.fill(lang, &[&argument()])
        }
        ErrorKind::UnknownArgument => say::NO_OPTION.fill(lang, &[&argument()]),
        ErrorKind::MissingSubcommand => say::MISSING.fill(lang, &[&"<COMMAND>"]),
        ErrorKind::TooManyValues if argument().starts_with('-') => {
            say::TAKES_NONE.fill(lang, &[&argument()])
        }
        ErrorKind::TooManyValues => {
            let value = found(ContextKind::InvalidValue).unwrap_or_default();
            say::TOO_MANY.fill(lang, &[&value])
        }
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
    Some(match found(ContextKind::Usage) {
        Some(usage) => with_usage(&told, &usage, lang),
        None => told,
    })
}

/// What is wrong with a command line, and below it how it should look.
pub fn with_usage(told: &str, usage: &str, lang: Lang) -> String {
    let usage = usage.trim().trim_start_matches("Usage: ");
    format!("{told}\n{}", say::CALLED_SO.fill(lang, &[&usage]))
}

/// That a number from the least to the most is wanted.
pub fn number_of(least: u64, most: u64) -> Fault {
    Fault::new(&say::NUMBER_OF.with(&[&least, &most]))
}

/// What is wrong with a value.
fn of_value(reason: &(dyn std::error::Error + 'static), lang: Lang) -> String {
    if let Some(Fault(message)) = reason.downcast_ref() {
        return message.say(lang);
    }
    if reason.is::<ParseIntError>() {
        return say::NO_NUMBER.of(lang).to_owned();
    }
    reason.to_string()
}

/// A part of what clap tells.
fn shown(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(texts) => text::plain(&texts.join(", ")),
        other => text::plain(&other.to_string()),
    }
}
