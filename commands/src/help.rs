//! What `--help` shows, in the reader's language.

use clap::builder::PossibleValue;
use clap::{Arg, Command};
use words::Lang;

use crate::catalogue::help as say;

/// The command with its help in this language; what the catalogue does not know stays English.
pub(crate) fn in_language(mut command: Command, lang: Lang) -> Command {
    if lang == Lang::En {
        return command;
    }
    // What clap adds by itself, such as --help, is to be told too.
    command.build();
    translated(command, lang)
}

fn translated(command: Command, lang: Lang) -> Command {
    let about = command.get_about().map(ToString::to_string);
    let about = about.and_then(|english| say::of(&english, lang));
    let usage = say::USAGE.of(lang);
    let command = match about {
        Some(about) => command.about(about),
        None => command,
    };
    command
        .long_about(None)
        .help_template(format!(
            "{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}"
        ))
        .subcommand_help_heading(say::COMMANDS.of(lang))
        .mut_args(|arg| told(arg, lang))
        .mut_subcommands(|command| translated(command, lang))
}

/// An argument with its help, what it can be and what it is if it is not given.
fn told(arg: Arg, lang: Lang) -> Arg {
    let heading = if arg.is_positional() {
        say::ARGUMENTS
    } else {
        say::OPTIONS
    };
    let arg = arg.help_heading(heading.of(lang));
    let english = arg.get_help().map(ToString::to_string);
    let Some(help) = english.and_then(|english| say::of(&english, lang)) else {
        return arg;
    };
    let mut parts = vec![help.to_owned()];
    if arg.get_action().takes_values() {
        let values = arg.get_possible_values();
        let names: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
        if !names.is_empty() && !arg.is_hide_possible_values_set() {
            parts.push(say::ONE_OF.fill(lang, &[&names.join(", ")]));
        }
        let defaults = arg.get_default_values().iter();
        let defaults: Vec<_> = defaults.map(|value| value.to_string_lossy()).collect();
        if !defaults.is_empty() && !arg.is_hide_default_value_set() {
            parts.push(say::DEFAULT.fill(lang, &[&defaults.join(", ")]));
        }
    }
    arg.help(parts.join("; "))
        .long_help(None)
        .hide_possible_values(true)
        .hide_default_value(true)
}

/// The texts of a command and of its arguments that have no Vietnamese one.
#[cfg(test)]
pub(crate) fn untranslated(command: &Command) -> Vec<String> {
    let texts = command.get_arguments().map(|arg| match arg.get_help() {
        _ if arg.is_hide_set() => None,
        Some(help) => Some(help.to_string()),
        None => Some(format!("{}: no help", arg.get_id())),
    });
    let about = command.get_about().map(ToString::to_string);
    let texts = texts.chain([about]).flatten();
    texts
        .filter(|english| say::of(english, Lang::Vi).is_none())
        .collect()
}
