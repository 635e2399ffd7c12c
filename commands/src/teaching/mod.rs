//! `judge course`, `exercise`, `hint`, `lesson`, `next` and `table`: what a pupil learns from, at the terminal.

pub mod accepted;
mod reader;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::out;
use crate::refusal::told;
use bilingual::{Fault, Lang, Result, broken, text};
use command_line::{arguments, flag, option, spoken, word, words};
use judge::errors::unread;
use judge::root::Root;
use lessons::lesson::{FILE, Lesson};
use lessons::printed::{Printed, is_table, printed};
use lessons::road;
use lessons::table::{self, Axis, Family, Show};
use lessons::{course, exercises, primer};
use problem_set::spec::Idea;
use problem_set::{AnyProblem, Primer};

use crate::catalogue::teaching as say;
use crate::help;
use crate::listing::statement;
use accepted::Accepted;

arguments! {
    /// What `judge lesson` is told on the command line.
    pub(crate) struct LessonArguments {
        ids: Vec<String> = words("IDS"),
            "Bài; với --write mà không ghi thì là mọi bài",
            "The problem; with --write all if none is named";
        write: bool = flag(),
            "In lại các bảng trong bài học, và cho biết chỗ nào sai",
            "Print the tables in the lessons anew, and tell what is wrong with them";
        lang: Lang = spoken();
    }
}

arguments! {
    /// What `judge course` is told on the command line.
    pub(crate) struct CourseArguments {
        chapter: Option<String> = word("CHAPTER").or_none(),
            "Tên hoặc số của chương, hoặc tên của bài nhập môn; không ghi thì liệt kê tất cả",
            "The chapter, by its word or its number, or the primer, by its word; all are listed if none is named";
        answers: bool = flag().without(["write"]), "Cho xem cả đáp án của phần tự kiểm tra", "Show the answers to its questions too";
        write: bool = flag().without(["chapter"]),
            "In lại các bảng trong các chương, và cho biết chương nào sai gì",
            "Print the tables in the chapters anew, and tell what is wrong with them";
        lang: Lang = spoken();
    }
}

arguments! {
    /// What `judge hint` is told on the command line.
    pub(crate) struct HintArguments {
        id: String = help::problem();
        number: u8 = word("NUMBER").or_none().within(1..=3).or("1"),
            "Cái nào trong ba cái của bài học",
            "Which of the three in its lesson";
        lang: Lang = spoken();
    }
}

arguments! {
    /// What `judge exercise` is told on the command line.
    pub(crate) struct ExerciseArguments {
        ..of: HintArguments;
        answer: bool = flag(), "Cho xem cả đáp án", "Show the answer too";
    }
}

arguments! {
    /// What `judge table` is told on the command line.
    pub(crate) struct TableArguments {
        id: String = word("ID"), "Bài", "The problem";
        inputs: Vec<String> = option("TEMPLATE").many().called("input"),
            r"Dữ liệu, có \n giữa các dòng; {k} là một tham số, {2k-1} là một biểu thức, {k*1} là số 1 viết k lần liền nhau, {k*ab!} cũng thế nhưng không có dấu cách. Nhiều dữ liệu không có tham số thì mỗi dữ liệu một dòng",
            r"The input, with \n between lines; {k} is a parameter, {2k-1} a sum, {k*1} the word 1 written k times, {k*ab!} without spaces. Several inputs without parameters make a line each";
        rows: Option<Axis> = option("N=A..B"),
            "Tham số tăng theo hàng, và khoảng của nó: n=1..9, hoặc n=0..90:10",
            "The parameter that grows from row to row, and its range: n=1..9, or n=0..90:10";
        cols: Option<Axis> = option("N=A..B"),
            "Tham số tăng theo cột",
            "The parameter that grows from column to column";
        show: Option<Show> = option("WHAT"),
            "Cho xem gì; answer:K là từ thứ K mà lời giải mẫu ghi, answer:last là từ cuối",
            "What is shown; answer:K is the K-th word that the reference writes, answer:last the last one";
        game: usize = help::game();
        rules: Option<String> = help::rules();
        svg: Option<PathBuf> = option("FILE"),
            "Vẽ hình vào file này thay vì in bảng",
            "Draw a picture into this file instead";
        lang: Lang = spoken();
    }
}

arguments! {
    /// What `judge next` is told on the command line.
    pub(crate) struct NextArguments {
        lang: Lang = spoken();
    }
}

/// Proposes what fits after the problems that were accepted on this machine.
pub(crate) fn next(arguments: &NextArguments, root: Option<&Path>) {
    let language = arguments.lang;
    let root = Root::find(root).ok();
    let accepted = Accepted::of_user();
    let ids = accepted.as_ref().map(Accepted::ids).unwrap_or_default();
    let place = |id: &str| statement(root.as_ref(), id, language);
    out::print(road::next(&ids, language, place));
    match accepted {
        Ok(accepted) if accepted.can_be_added_to() => {}
        Ok(accepted) => {
            let path = text::name(accepted.path());
            out::line(format_args!("\n{}", say::NOT_KEPT.fill(language, &[&path])));
        }
        Err(error) => out::line(format_args!("\n{}", told(&error, language))),
    }
}

/// Prints a table, or draws it; without a family, the tables of the problem's lesson.
///
/// # Errors
/// If there is no such family, or if it cannot be searched or written.
pub(crate) fn table(arguments: &TableArguments, root: Option<&Path>) -> Result<()> {
    let language = arguments.lang;
    if arguments.inputs.is_empty() {
        return print_tables(&Page::read(&arguments.id, root, language)?);
    }
    let problem = problem_set::find_problem(&arguments.id)?;
    let family = Family {
        inputs: arguments.inputs.clone(),
        rows: arguments.rows.clone(),
        cols: arguments.cols.clone(),
        show: arguments.show,
        game: arguments.game,
        rules: arguments.rules.clone(),
    };
    let grid = family.grid(problem)?;
    match &arguments.svg {
        Some(path) => inpout::write_atomically(path, &table::svg(&grid))?,
        None => out::print(table::text(&grid, language)),
    }
    Ok(())
}

/// The tables of a lesson, each below the command that prints it.
fn print_tables(page: &Page) -> Result<()> {
    let (problem, language) = (page.problem, page.language);
    let blocks = page.lesson().blocks().map_err(broken)?;
    let tables: Vec<_> = blocks.iter().filter(|it| is_table(it.mark)).collect();
    if tables.is_empty() {
        return Err(Fault::new(&say::NO_TABLE.with(&[&problem.id()])));
    }
    for block in tables {
        out::line(block.mark);
        match printed(block.mark, problem, language)? {
            Printed::Text(text) => out::line(format_args!("\n{text}")),
            Printed::Picture(file, _) => {
                out::line(format_args!(
                    "→ {}/{file}\n",
                    problem_set::home(problem.id())
                ));
            }
        }
    }
    Ok(())
}

/// Shows a lesson.
///
/// # Errors
/// If there is no such lesson.
pub(crate) fn lesson(arguments: &LessonArguments, root: Option<&Path>) -> Result<()> {
    let language = arguments.lang;
    let [id] = arguments.ids.as_slice() else {
        return Err(Fault::new(&say::NAME_ONE));
    };
    let page = Page::read(id, root, language)?;
    let answer = |number| say::ANSWER.fill(language, &[&page.problem.id(), &number]);
    out::print(reader::folded(&page.text, answer)?);
    Ok(())
}

/// Shows an exercise, and the answer if that is asked for.
///
/// # Errors
/// If there is none.
pub(crate) fn exercise(arguments: &ExerciseArguments, root: Option<&Path>) -> Result<()> {
    let HintArguments { id, number, lang } = &arguments.of;
    let page = Page::read(id, root, *lang)?;
    let id = page.problem.id();
    let found = exercises::exercise(&page.lesson(), (*number).into());
    let found = found.ok_or_else(|| Fault::new(&say::NO_EXERCISE.with(&[&id])))?;
    let answer = if arguments.answer {
        reader::page(&found.answer)?
    } else {
        say::ANSWER.fill(*lang, &[&id, number])
    };
    let question = reader::page(&found.question)?;
    let (question, answer) = (question.trim_end(), answer.trim_end());
    out::line(format_args!("{question}\n\n{answer}"));
    Ok(())
}

/// Shows a chapter of the course, or lists all.
///
/// # Errors
/// If there is no such chapter, or if one cannot be read or written.
pub(crate) fn course(arguments: &CourseArguments, root: Option<&Path>) -> Result<ExitCode> {
    let language = arguments.lang;
    if arguments.write {
        let root = Root::find_whole(root)?;
        let mut faults = course::renew(root.path())?;
        faults.extend(course::faults(root.path()));
        for fault in &faults {
            out::line(fault);
        }
        return Ok(ExitCode::from(u8::from(!faults.is_empty())));
    }
    let Some(word) = &arguments.chapter else {
        out::print(course::contents(language));
        out::line(format_args!("\n{}", say::PRIMERS.of(language)));
        out::print(primer::contents(language));
        return Ok(ExitCode::SUCCESS);
    };
    if let Some(it) = Primer::ALL.into_iter().find(|it| it.name() == word) {
        let root = Root::find(root)?;
        let page = primer::read(root.path(), it, language)
            .map_err(|error| unread(Path::new(&primer::file(it, language)), &error))?;
        return asked(&page, it.name(), arguments);
    }
    let mut numbered = (1..).zip(Idea::ALL);
    let named = numbered.find(|(number, it)| it.name() == word || word.parse() == Ok(*number));
    let (_, idea) =
        named.ok_or_else(|| Fault::new(&say::NO_CHAPTER.with(&[&text::plain(word)])))?;
    let root = Root::find(root)?;
    let page = course::read(root.path(), idea, language)
        .map_err(|error| unread(Path::new(&course::file(idea, language)), &error))?;
    asked(&page, idea.name(), arguments)
}

/// Shows a page of the course, which ends with questions.
fn asked(page: &str, name: &str, arguments: &CourseArguments) -> Result<ExitCode> {
    out::print(if arguments.answers {
        reader::page(page)?
    } else {
        reader::folded(page, |_| say::ANSWERS.fill(arguments.lang, &[&name]))?
    });
    Ok(ExitCode::SUCCESS)
}

/// Shows a hint.
///
/// # Errors
/// If there is none.
pub(crate) fn hint(arguments: &HintArguments, root: Option<&Path>) -> Result<()> {
    let language = arguments.lang;
    let page = Page::read(&arguments.id, root, language)?;
    let hint = page.lesson().hint(arguments.number.into());
    let hint = hint.ok_or_else(|| Fault::new(&say::NO_HINT.with(&[&page.problem.id()])))?;
    out::line(reader::page(&hint)?);
    Ok(())
}

/// The lesson of a problem.
struct Page {
    problem: &'static dyn AnyProblem,
    language: Lang,
    text: String,
}

impl Page {
    fn read(id: &str, root: Option<&Path>, language: Lang) -> Result<Page> {
        let problem = problem_set::find_problem(id)?;
        let room = Root::find(root)?.room(problem.id());
        let unread = |error| unread(Path::new(FILE.of(language)), &error);
        let text = lessons::lesson::read(&room, language).map_err(unread)?;
        Ok(Page {
            problem,
            language,
            text,
        })
    }

    fn lesson(&self) -> Lesson<'_> {
        Lesson::new(self.language, &self.text)
    }
}
