//! What a command says when it cannot do what was asked.

use anyhow::Error;
use bilingual::{Fault, Lang, Message, Say, text};
use inpout::{BadInput, FileError};
use problem_set::NotOne;

use judge::error::SetError;
use judge::errors::{of_run, of_system};
use judge::language::LanguageError;
use judge::talk_error::TalkError;
use keeping::fault::KeepError;
use lessons::of_trouble;
use lessons::printed::BadMark;

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

/// The same in both languages, for whoever is told later.
pub(crate) fn message(error: &Error) -> Message {
    Message::in_each(|lang| told(error, lang))
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
        .or_else(|| of(cause, NotOne::message))
        .or_else(|| of(cause, BadInput::message))
        .or_else(|| of(cause, SetError::message))
        .or_else(|| of(cause, KeepError::message))
        .or_else(|| of(cause, TalkError::message))
        .or_else(|| of(cause, LanguageError::told))
        .or_else(|| of(cause, export::Refusal::message))
        .or_else(|| of(cause, lessons::Refusal::message))
        .or_else(|| of(cause, pages::Refusal::message))
        .or_else(|| of(cause, BadMark::message))
        .or_else(|| of(cause, of_trouble))
        .or_else(|| of(cause, of_run))
        .or_else(|| of(cause, FileError::message))
        .or_else(|| of(cause, of_system))
}

/// What may quote others, with no line of theirs where ours begin.
fn within(told: &str) -> String {
    let lines = told.lines().enumerate().map(|(number, line)| {
        let is_first = number == 0 || line.starts_with("  ");
        format!("{}{}", if is_first { "" } else { "  " }, text::plain(line))
    });
    lines.collect::<Vec<_>>().join("\n")
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
