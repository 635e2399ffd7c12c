//! What `--help` shows, in the reader's language.
//!
//! The texts of a command stand where it is defined, each in [`both`] languages; which of them is shown
//! is known only when somebody asks.

use std::fmt::Write;

use bilingual::{Lang, Text};
use clap::builder::{PossibleValue, StyledStr};
use clap::{Arg, Args, Command};

use crate::catalogue as say;
use crate::languages;

/// Stands between the two texts of a pair, and in neither of them.
const BETWEEN: char = '␟';

/// A text in both languages, until it is known who reads it.
pub fn both(vi: &str, en: &str) -> String {
    format!("{vi}{BETWEEN}{en}")
}

/// The same of a text that has a name.
pub fn pair(text: Text) -> String {
    both(text.of(Lang::Vi), text.of(Lang::En))
}

/// The language of a command.
pub fn language() -> String {
    both(
        "Ngôn ngữ của mọi thông báo; không ghi thì theo ngôn ngữ của máy",
        "The language of all that is told; that of the locale if not given",
    )
}

/// In which language a command speaks.
#[derive(Debug, Clone, Copy, Args)]
pub struct Spoken {
    #[arg(help = both(
        "Ngôn ngữ của các thông báo; không ghi thì theo ngôn ngữ của máy",
        "The language; that of the locale if not given",
    ))]
    #[arg(long, value_parser = languages())]
    lang: Option<Lang>,
}

impl Spoken {
    /// The language that was asked for, or else that of the locale.
    pub fn chosen(self) -> Lang {
        Lang::or_of_locale(self.lang)
    }
}

/// The command with its help in this language.
pub fn in_language(mut command: Command, lang: Lang) -> Command {
    // What clap adds by itself, such as --help, is to be told too.
    command.build();
    translated(command, lang)
}

fn translated(command: Command, lang: Lang) -> Command {
    let about = command.get_about().map(|about| chosen(about, lang));
    let usage = say::USAGE.of(lang);
    let after = command.get_after_help().map(|after| chosen(after, lang));
    command
        .about(about.unwrap_or_default())
        .after_help(after.unwrap_or_default())
        .long_about(None)
        .help_template(format!(
            "{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"
        ))
        .subcommand_help_heading(say::COMMANDS.of(lang))
        .mut_args(|arg| told(arg, lang))
        .mut_subcommands(|command| translated(command, lang))
}

/// The text of a pair in this language, or of what clap says by itself. What is there in one language
/// only, as a comment that clap takes for help, is told to nobody: see [`faults`].
fn chosen(text: &StyledStr, lang: Lang) -> String {
    let text = text.to_string();
    if let Some((vi, en)) = text.split_once(BETWEEN) {
        return lang.pick(vi, en).to_owned();
    }
    let mut known = say::OF_CLAP.iter();
    let known = known.find(|known| known.of(Lang::En) == text);
    known.map_or_else(String::new, |known| known.of(lang).to_owned())
}

/// An argument with its help, what it can be and what it is if it is not given.
fn told(arg: Arg, lang: Lang) -> Arg {
    let heading = if arg.is_positional() {
        say::ARGUMENTS
    } else {
        say::OPTIONS
    };
    let mut arg = arg.help_heading(heading.of(lang));
    // Under a heading clap puts them in the order of their names.
    if let Some(place) = arg.get_index() {
        arg = arg.display_order(place);
    }
    let Some(help) = arg.get_help().map(|help| chosen(help, lang)) else {
        return arg;
    };
    let mut parts = vec![help];
    let mut explained = String::new();
    if arg.get_action().takes_values() {
        let mut values = arg.get_possible_values();
        values.retain(|_| !arg.is_hide_possible_values_set());
        let names: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
        explained = explanations(&values, lang);
        if !names.is_empty() && explained.is_empty() {
            parts.push(say::ONE_OF.fill(lang, &[&names.join(", ")]));
        }
        let defaults = arg.get_default_values().iter();
        let defaults: Vec<_> = defaults.map(|value| value.to_string_lossy()).collect();
        if !defaults.is_empty() && !arg.is_hide_default_value_set() {
            parts.push(say::DEFAULT.fill(lang, &[&defaults.join(", ")]));
        }
    }
    arg.help(parts.join("; ") + &explained)
        .long_help(None)
        .hide_possible_values(true)
        .hide_default_value(true)
}

/// A line for each value of which more is said than its name.
fn explanations(values: &[PossibleValue], lang: Lang) -> String {
    let width = values.iter().map(|it| it.get_name().len()).max();
    let width = width.unwrap_or_default();
    let mut lines = String::new();
    for value in values {
        if let Some(help) = value.get_help() {
            let (name, help) = (value.get_name(), chosen(help, lang));
            let _ = write!(lines, "\n{name:width$}  {help}");
        }
    }
    lines
}

/// What is not as it should be in the texts of a command, of its arguments and of their values, of the
/// commands below it too: a text in one language only, or one in other words than those of the set.
pub fn faults(command: &Command) -> Vec<String> {
    let args: Vec<&Arg> = command.get_arguments().collect();
    let unsaid = args.iter().filter(|arg| arg.get_help().is_none());
    let mut faults: Vec<String> = unsaid
        .map(|arg| format!("{}: no help", arg.get_id()))
        .collect();
    let values: Vec<PossibleValue> = args
        .iter()
        .flat_map(|arg| arg.get_possible_values())
        .collect();
    let helps = values.iter().filter_map(PossibleValue::get_help);
    let texts = args.iter().filter_map(|arg| arg.get_help()).chain(helps);
    let around = command
        .get_about()
        .into_iter()
        .chain(command.get_after_help());
    for text in texts.chain(around).map(ToString::to_string) {
        match text.split_once(BETWEEN) {
            Some((vi, en)) => {
                faults.extend(bilingual::wording_faults("vi", vi));
                faults.extend(bilingual::wording_faults("en", en));
                if vi.is_empty() || en.is_empty() {
                    faults.push(text);
                }
            }
            None if say::OF_CLAP.iter().any(|it| it.of(Lang::En) == text) => {}
            None => faults.push(text),
        }
    }
    faults.extend(command.get_subcommands().flat_map(self::faults));
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_in_one_language_is_a_fault_and_told_to_nobody() {
        let arg = Arg::new("x").long("x").help(both("mười", "ten"));
        let command = Command::new("x").arg(arg).about("In one language only");
        assert_eq!(faults(&command), ["In one language only"]);
        for (lang, told) in [(Lang::Vi, "mười"), (Lang::En, "ten")] {
            let help = in_language(command.clone(), lang).render_long_help();
            let help = help.to_string();
            assert!(help.contains(told) && !help.contains("only"), "{help}");
        }
    }
}
