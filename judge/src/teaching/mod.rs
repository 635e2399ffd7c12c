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
mod lesson;
mod marks;
mod picture;
mod reader;
mod template;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use clap::Args;
use registry::{AnyProblem, Spec};

use crate::play::Language;
use crate::testset::Root;
use crate::verify::claim_faults;
use ladder::Accepted;
pub(crate) use lesson::Claim;
use lesson::{Form, Lesson};
use marks::{BEGIN_JUDGE, Printed, is_table, printed};

pub use family::{Axis, Family, Show};

/// Both languages, the first text first.
const LANGUAGES: [Language; 2] = [Language::Vi, Language::En];

/// What `judge table` is told on the command line.
#[derive(Debug, Args)]
pub struct TableArguments {
    /// The problem
    pub id: String,
    /// The family, or none for the tables of the lesson
    #[command(flatten)]
    pub family: Family,
    /// The language; that of the locale if not given
    #[arg(long, value_enum)]
    pub lang: Option<Language>,
}

/// What `judge lesson` is told on the command line.
#[derive(Debug, Args)]
pub struct LessonArguments {
    /// The problem; with --write all if none is named
    pub ids: Vec<String>,
    /// Print the tables in the lessons anew, and tell what is wrong with them
    #[arg(long)]
    pub write: bool,
    /// The language; that of the locale if not given
    #[arg(long, value_enum)]
    pub lang: Option<Language>,
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
    #[arg(long, value_enum)]
    pub lang: Option<Language>,
}

/// What `judge next` is told on the command line.
#[derive(Debug, Args)]
pub struct NextArguments {
    /// The language; that of the locale if not given
    #[arg(long, value_enum)]
    pub lang: Option<Language>,
}

/// Proposes what fits after the problems that were accepted on this machine.
///
/// # Errors
/// If the system does not tell where a user's files belong.
pub fn next(arguments: &NextArguments) -> Result<()> {
    let accepted = Accepted::of_user()?.ids();
    let language = Language::or_of_locale(arguments.lang);
    print!("{}", ladder::next(&accepted, language)?);
    Ok(())
}

/// Prints a table, or draws it; without a family, the tables of the problem's lesson.
///
/// # Errors
/// If there is no such family, or if it cannot be searched or written.
pub fn table(arguments: &TableArguments, root: Option<&Path>) -> Result<()> {
    let problem = checker::find_problem(&arguments.id)?;
    let language = Language::or_of_locale(arguments.lang);
    let family = &arguments.family;
    if family.inputs.is_empty() {
        return print_tables(&Root::find(root)?, problem, language);
    }
    let grid = family.grid(problem)?;
    match &family.svg {
        Some(path) => inpout::write_atomically(path, &picture::svg(&grid))?,
        None => print!("{}", layout::text(&grid, language)),
    }
    Ok(())
}

/// The tables of a lesson, each below the command that prints it.
fn print_tables(root: &Root, problem: &'static dyn AnyProblem, language: Language) -> Result<()> {
    let text = read(root, problem.id(), language)?;
    let lesson = Lesson {
        language,
        text: &text,
    };
    let blocks = lesson.blocks().map_err(anyhow::Error::msg)?;
    let tables: Vec<_> = blocks.iter().filter(|it| is_table(it.mark)).collect();
    ensure!(
        !tables.is_empty(),
        "the lesson of {} has no table; name a family with --input",
        problem.id()
    );
    for block in tables {
        println!("{}", block.mark);
        match printed(block.mark, problem, language)? {
            Printed::Text(text) => println!("\n{text}"),
            Printed::Picture(file, _) => println!("→ problems/{}/{file}\n", problem.id()),
        }
    }
    Ok(())
}

/// Shows a lesson, or writes the tables of lessons anew; then the exit code tells whether they are
/// in order.
///
/// # Errors
/// If there is no such lesson, or if it cannot be written.
pub fn lesson(arguments: &LessonArguments, root: Option<&Path>) -> Result<bool> {
    let root = Root::find(root)?;
    if arguments.write {
        let mut is_well = true;
        let chosen: Vec<&'static dyn AnyProblem> = if arguments.ids.is_empty() {
            registry::PROBLEMS.to_vec()
        } else {
            let ids = arguments.ids.iter();
            ids.map(|id| Ok(checker::find_problem(id)?))
                .collect::<Result<_>>()?
        };
        for problem in chosen {
            let mut faults = renew(&root, problem)?;
            // As it stands in the room: whoever writes a lesson adds submissions too.
            let manifest = fs::read_to_string(root.room(problem.id()).join("problem.toml"))?;
            let spec = Spec::parse(problem.id(), &manifest)?;
            faults.extend(faults_of(&root, &spec));
            // Over the whole set it is judge test that runs what mistakes are told of.
            if !arguments.ids.is_empty() {
                faults.extend(claim_faults(&root, problem, &spec)?);
            }
            for fault in &faults {
                println!("problems/{}: {fault}", problem.id());
            }
            is_well &= faults.is_empty();
        }
        return Ok(is_well);
    }
    let [id] = arguments.ids.as_slice() else {
        anyhow::bail!("name one problem: judge lesson nim");
    };
    let problem = checker::find_problem(id)?;
    let language = Language::or_of_locale(arguments.lang);
    print!("{}", reader::page(&read(&root, problem.id(), language)?));
    Ok(true)
}

/// Shows a hint.
///
/// # Errors
/// If there is none.
pub fn hint(arguments: &HintArguments, root: Option<&Path>) -> Result<()> {
    let problem = checker::find_problem(&arguments.id)?;
    let language = Language::or_of_locale(arguments.lang);
    let text = read(&Root::find(root)?, problem.id(), language)?;
    let lesson = Lesson {
        language,
        text: &text,
    };
    let hint = lesson.hint(arguments.number.into());
    let hint = hint.with_context(|| format!("{} has no such hint", problem.id()))?;
    println!("{}", reader::page(&hint));
    Ok(())
}

/// What a lesson must have, in both languages; apart from what its commands print, which takes
/// a search.
pub(crate) fn faults_of(root: &Root, spec: &Spec) -> Vec<String> {
    let room = root.room(&spec.id);
    let texts = LANGUAGES.map(|language| read(root, &spec.id, language));
    let mut faults = Vec::new();
    for (language, text) in LANGUAGES.into_iter().zip(&texts) {
        match text {
            Ok(text) => {
                let found = Lesson { language, text }.faults(&room, spec);
                let file = Form::of(language).file;
                faults.extend(found.iter().map(|fault| format!("{file}: {fault}")));
            }
            Err(error) => faults.push(format!("{error:#}")),
        }
    }
    if let [Ok(vi), Ok(en)] = &texts {
        let [vi, en] = [(Language::Vi, vi), (Language::En, en)]
            .map(|(language, text)| Lesson { language, text });
        faults.extend(lesson::difference(&vi, &en, spec));
    }
    faults
}

/// Every block of the lessons that is not what its command prints now.
pub(crate) fn stale_blocks(root: &Root, problem: &'static dyn AnyProblem) -> Vec<String> {
    let mut faults = Vec::new();
    for language in LANGUAGES {
        let file = Form::of(language).file;
        // A missing lesson is reported elsewhere.
        let Ok(text) = read(root, problem.id(), language) else {
            continue;
        };
        match renewed(root, problem, language, &text) {
            Ok(Renewed { stale, .. }) => faults.extend(stale.iter().map(|line| {
                let id = problem.id();
                format!("{file}: line {line} is not what its command prints; run judge lesson {id} --write")
            })),
            Err(error) => faults.push(format!("{file}: {error:#}")),
        }
    }
    faults
}

/// The mistakes that the lesson tells of: which submission fails on which test.
pub(crate) fn claims(root: &Root, spec: &Spec) -> Vec<Claim> {
    let text = read(root, &spec.id, Language::Vi).unwrap_or_default();
    let lesson = Lesson {
        language: Language::Vi,
        text: &text,
    };
    lesson.claims(spec)
}

/// Writes both lessons anew where their commands print something else now, and their pictures.
fn renew(root: &Root, problem: &'static dyn AnyProblem) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for language in LANGUAGES {
        let file = Form::of(language).file;
        let path = root.room(problem.id()).join(file);
        let Ok(text) = fs::read_to_string(&path) else {
            continue;
        };
        match renewed(root, problem, language, &text) {
            Ok(Renewed {
                text: now,
                pictures,
                ..
            }) => {
                if now != text {
                    inpout::write_atomically(&path, &now)?;
                }
                for (file, picture) in pictures {
                    inpout::write_atomically(&root.room(problem.id()).join(file), &picture)?;
                }
            }
            Err(error) => faults.push(format!("{file}: {error:#}")),
        }
    }
    Ok(faults)
}

/// A lesson with what its commands print now.
struct Renewed {
    text: String,
    /// Pictures that are to be written: file and content.
    pictures: Vec<(String, String)>,
    /// The lines of blocks that were something else.
    stale: Vec<usize>,
}

fn renewed(
    root: &Root,
    problem: &'static dyn AnyProblem,
    language: Language,
    text: &str,
) -> Result<Renewed> {
    let lesson = Lesson { language, text };
    let lines: Vec<&str> = text.lines().collect();
    let mut now = Renewed {
        text: String::new(),
        pictures: Vec::new(),
        stale: Vec::new(),
    };
    let mut done = 0;
    let mut add = |text: &mut String, to: usize| {
        for line in &lines[done..to] {
            text.push_str(line);
            text.push('\n');
        }
        done = to;
    };
    for block in lesson.blocks().map_err(anyhow::Error::msg)? {
        if !format!("<!-- {}", block.mark).starts_with(BEGIN_JUDGE) {
            continue;
        }
        let shown = lines[block.lines.clone()].join("\n");
        add(&mut now.text, block.lines.start);
        match (printed(block.mark, problem, language)?, block.fence) {
            (Printed::Text(printed), Some("text")) => {
                if shown != printed.trim_end() {
                    now.stale.push(block.lines.start + 1);
                }
                now.text.push_str(printed.trim_end());
                now.text.push('\n');
                add(&mut String::new(), block.lines.end);
            }
            (Printed::Picture(file, picture), None) => {
                ensure!(
                    shown.contains(&format!("]({file})")),
                    "'{}': the next line does not show {file}",
                    block.mark
                );
                let drawn = fs::read_to_string(root.room(problem.id()).join(&file));
                if drawn.ok().as_ref() != Some(&picture) {
                    now.stale.push(block.lines.start + 1);
                    now.pictures.push((file, picture));
                }
            }
            _ => anyhow::bail!("'{}': a block ```text or a picture must follow", block.mark),
        }
    }
    add(&mut now.text, lines.len());
    Ok(now)
}

fn read(root: &Root, id: &str, language: Language) -> Result<String> {
    let file = Form::of(language).file;
    let path = root.room(id).join(file);
    fs::read_to_string(path).with_context(|| format!("{file}: cannot be read"))
}
