//! What a pupil learns from: hints, lessons, and the tables in them.
//!
//! | | |
//! |---|---|
//! | `template`, `family` | `judge table`: a family of inputs, and what each is worth |
//! | `layout`, `picture` | the table as text, and as a picture |
//! | `marks` | the commands that stand in a lesson |
//! | `lesson` | the form of a lesson, and what it claims |
//! | [`ladder`] | the road through all problems, and what fits next |
//! | `reader` | `judge lesson` and `judge hint` at the terminal |

mod family;
pub mod ladder;
mod layout;
mod legend;
pub(crate) mod lesson;
pub(crate) mod marks;
mod picture;
mod reader;
mod template;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use clap::Args;
use registry::AnyProblem;

use super::out;
use crate::catalogue::{errors::NOT_READ, teaching as say};
use crate::set::root::Root;
use crate::showing::refusal::told;
use ladder::Accepted;
use lesson::{Form, Lesson};
use marks::{Printed, is_table, printed};
use words::{Lang, text};

pub use family::{Axis, Family, Show, TableArguments};

/// Both languages, the first text first.
pub(crate) const LANGUAGES: [Lang; 2] = [Lang::Vi, Lang::En];

/// What `judge lesson` is told on the command line.
#[derive(Debug, Args)]
pub struct LessonArguments {
    /// The problem; with --write all if none is named
    pub ids: Vec<String>,
    /// Print the tables in the lessons anew, and tell what is wrong with them
    #[arg(long)]
    pub write: bool,
    /// The language; that of the locale if not given
    #[arg(long, value_parser = crate::languages())]
    pub lang: Option<Lang>,
}

/// What `judge hint` is told on the command line.
#[derive(Debug, Args)]
pub struct HintArguments {
    /// The problem
    pub id: String,
    /// Which of the three
    #[arg(default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=3))]
    pub number: u8,
    /// The language; that of the locale if not given
    #[arg(long, value_parser = crate::languages())]
    pub lang: Option<Lang>,
}

/// What `judge next` is told on the command line.
#[derive(Debug, Args)]
pub struct NextArguments {
    /// The language; that of the locale if not given
    #[arg(long, value_parser = crate::languages())]
    pub lang: Option<Lang>,
}

/// Proposes what fits after the problems that were accepted on this machine.
///
/// # Errors
/// If a `problem.toml` is not valid.
pub fn next(arguments: &NextArguments) -> Result<()> {
    let language = Lang::or_of_locale(arguments.lang);
    let accepted = Accepted::of_user();
    let ids = accepted.as_ref().map(Accepted::ids).unwrap_or_default();
    out::print(ladder::next(&ids, language)?);
    match accepted {
        Ok(accepted) if accepted.can_be_added_to() => {}
        Ok(accepted) => {
            let path = text::name(accepted.path());
            out::line(format_args!("\n{}", say::NOT_KEPT.fill(language, &[&path])));
        }
        Err(error) => out::line(format_args!("\n{}", told(&error, language))),
    }
    Ok(())
}

/// Prints a table, or draws it; without a family, the tables of the problem's lesson.
///
/// # Errors
/// If there is no such family, or if it cannot be searched or written.
pub fn table(arguments: &TableArguments, root: Option<&Path>) -> Result<()> {
    let problem = registry::find_problem(&arguments.id)?;
    let language = Lang::or_of_locale(arguments.lang);
    let family = &arguments.family;
    if family.inputs.is_empty() {
        return print_tables(&Root::find(root)?, problem, language);
    }
    let grid = family.grid(problem)?;
    match &family.svg {
        Some(path) => inpout::write_atomically(path, &picture::svg(&grid))?,
        None => out::print(layout::text(&grid, language)),
    }
    Ok(())
}

/// The tables of a lesson, each below the command that prints it.
fn print_tables(root: &Root, problem: &'static dyn AnyProblem, language: Lang) -> Result<()> {
    let text = read(root, problem.id(), language)?;
    let lesson = Lesson {
        language,
        text: &text,
    };
    let blocks = lesson.blocks().map_err(anyhow::Error::msg)?;
    let tables: Vec<_> = blocks.iter().filter(|it| is_table(it.mark)).collect();
    ensure!(
        !tables.is_empty(),
        "{}",
        say::NO_TABLE.fill(language, &[&problem.id()])
    );
    for block in tables {
        out::line(block.mark);
        match printed(block.mark, problem, language)? {
            Printed::Text(text) => out::line(format_args!("\n{text}")),
            Printed::Picture(file, _) => {
                out::line(format_args!("→ problems/{}/{file}\n", problem.id()));
            }
        }
    }
    Ok(())
}

/// Shows a lesson.
///
/// # Errors
/// If there is no such lesson.
pub fn lesson(arguments: &LessonArguments, root: Option<&Path>) -> Result<()> {
    let root = Root::find(root)?;
    let [id] = arguments.ids.as_slice() else {
        let lang = Lang::or_of_locale(arguments.lang);
        anyhow::bail!("{}", say::NAME_ONE.of(lang));
    };
    let problem = registry::find_problem(id)?;
    let language = Lang::or_of_locale(arguments.lang);
    out::print(reader::page(&read(&root, problem.id(), language)?));
    Ok(())
}

/// Shows a hint.
///
/// # Errors
/// If there is none.
pub fn hint(arguments: &HintArguments, root: Option<&Path>) -> Result<()> {
    let problem = registry::find_problem(&arguments.id)?;
    let language = Lang::or_of_locale(arguments.lang);
    let text = read(&Root::find(root)?, problem.id(), language)?;
    let lesson = Lesson {
        language,
        text: &text,
    };
    let hint = lesson.hint(arguments.number.into());
    let hint = hint.with_context(|| say::NO_HINT.fill(language, &[&problem.id()]))?;
    out::line(reader::page(&hint));
    Ok(())
}

/// The text of a lesson.
pub(crate) fn read(root: &Root, id: &str, language: Lang) -> Result<String> {
    let file = Form::of(language).file;
    let path = root.room(id).join(file);
    fs::read_to_string(path).with_context(|| NOT_READ.fill(language, &[&file]))
}
