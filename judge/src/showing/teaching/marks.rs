//! The commands that stand in lessons, and what they print.

use anyhow::{Context, Result, bail, ensure};
use clap::{Parser, Subcommand};
use registry::AnyProblem;

use super::family::TableArguments;
use super::{layout, picture};
use crate::showing::play::{GameArguments, write_line, write_values};
use words::Lang;

/// How a line begins that says which command prints the block below.
pub(crate) const BEGIN_JUDGE: &str = "<!-- judge ";

/// How a line begins that says where the block below stands.
pub(crate) const BEGIN_FROM: &str = "<!-- from ";

/// How both end.
pub(crate) const END: &str = " -->";

/// A command as a mark writes it.
#[derive(Debug, Parser)]
#[command(name = "judge", disable_help_flag = true)]
struct Line {
    #[command(subcommand)]
    command: Mark,
}

#[derive(Debug, Subcommand)]
enum Mark {
    Table(TableArguments),
    Values(GameArguments),
    Line(GameArguments),
}

/// What a command prints.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Printed {
    Text(String),
    /// The name of a file and the picture in it.
    Picture(String, String),
}

/// What the mark's command prints in this room.
///
/// # Errors
/// If it is no command, or about another room, or fails.
pub(crate) fn printed(
    mark: &str,
    problem: &'static dyn AnyProblem,
    language: Lang,
) -> Result<Printed> {
    print(mark, problem, language).with_context(|| format!("'{mark}'"))
}

fn print(mark: &str, problem: &'static dyn AnyProblem, language: Lang) -> Result<Printed> {
    let words = shlex::split(mark).context("has an open quotation mark")?;
    let line = match Line::try_parse_from(words) {
        Ok(line) => line,
        Err(error) => bail!("{}", error.to_string().lines().next().unwrap_or_default()),
    };
    let (Mark::Table(TableArguments { id, .. })
    | Mark::Values(GameArguments { id, .. })
    | Mark::Line(GameArguments { id, .. })) = &line.command;
    ensure!(id == problem.id(), "speaks of another problem");
    let mut text = Vec::new();
    match line.command {
        Mark::Table(TableArguments { family, .. }) => {
            let grid = family.grid(problem)?;
            if let Some(file) = &family.svg {
                let file = file.to_str().context("the name of the picture")?;
                ensure!(!file.contains('/'), "the picture lies in the room itself");
                return Ok(Printed::Picture(file.to_owned(), picture::svg(&grid)));
            }
            return Ok(Printed::Text(layout::text(&grid, language)));
        }
        Mark::Values(arguments) => write_values(&in_language(arguments, language), &mut text)?,
        Mark::Line(arguments) => write_line(&in_language(arguments, language), &mut text)?,
    }
    let text = String::from_utf8(text)?;
    Ok(Printed::Text(console::strip_ansi_codes(&text).into_owned()))
}

fn in_language(arguments: GameArguments, language: Lang) -> GameArguments {
    GameArguments {
        lang: Some(language),
        ..arguments
    }
}

/// The commands of a table in a lesson, as marks.
pub(crate) fn is_table(mark: &str) -> bool {
    mark.starts_with("judge table ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_print_what_their_commands_print() {
        let nim = roster::find("nim").unwrap();
        let print = |mark: &str| printed(mark, nim, Lang::En);
        let table = print("judge table nim --input \"1\\n{n}\" --cols n=1..3 --show grundy");
        let Printed::Text(table) = table.unwrap() else {
            panic!("no picture");
        };
        assert_eq!(table, "     n  1 2 3\nGrundy  1 2 3\n");
        let Printed::Text(values) = print("judge values nim --opening \"1\\n2\"").unwrap() else {
            panic!("no picture");
        };
        assert!(values.contains("won in 1"), "{values}");
        let picture = print("judge table nim --input \"1\\n{n}\" --cols n=1..3 --svg nim.svg");
        assert!(matches!(picture, Ok(Printed::Picture(file, _)) if file == "nim.svg"));
        for mark in [
            "judge table hau --input 1",
            "judge run nim x.cpp",
            "judge table nim --input \"1",
            "judge table nim --input 1 --svg ../x.svg",
        ] {
            assert!(print(mark).is_err(), "{mark}");
        }
    }
}
