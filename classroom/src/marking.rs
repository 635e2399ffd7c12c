//! Every source of a class is a job of its own: jobs run beside each other, what is done is kept at
//! once, and whatever becomes of one is nothing to the others.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use indicatif::ProgressBar;

use super::cache::Cache;
use super::hand_in::{Barred, Class, Source};
use super::marked::{Marked, PATIENCE, Standing};
use super::results::{Kept, rests_on};
use super::task::Task;
use crate::catalogue::class as say;
use bilingual::{Message, Result, Say, Told, text::printable};
use judge::language::Language;
use judge::program::{Program, Unprepared};
use judge::root::Root;
use judge::runner::{Progress, judge_all, side_by_side};
use judge::settings::{LONGEST, Settings};
use judge::temporary::temporary;
use judge::{errors, tools};
use problem_set::Verdict;

/// Marks by the places of pupil and problem.
pub type Marks = BTreeMap<(usize, usize), Marked>;

/// Whose sources are judged anew.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Again {
    /// Nobody's.
    Nobody,
    /// Those of the pupil at this place.
    Only(usize),
    /// All.
    Everybody,
}

/// Everything that sources are marked with.
pub struct Marking<'a> {
    /// Where the tests lie.
    pub root: &'a Root,
    /// The problems that count.
    pub tasks: &'a [Task],
    /// Where results are kept.
    pub cache: &'a Cache,
    /// Whose sources are judged anew though results of them are kept.
    pub again: Again,
}

impl Marking<'_> {
    /// Marks all sources of a class, so many at a time; the bar shows how far it is.
    pub fn all(&self, class: &Class, jobs: usize, bar: &ProgressBar) -> Marks {
        let mut work = Vec::new();
        for (pupil_at, pupil) in class.pupils.iter().enumerate() {
            for source in &pupil.sources {
                let mut tasks = self.tasks.iter();
                let at = tasks.position(|task| task.problem().id() == source.problem.id());
                work.extend(at.map(|task_at| (pupil_at, task_at, pupil.name.as_str(), source)));
            }
        }
        bar.set_length(work.len() as u64);
        let one = |(pupil_at, task_at, pupil, source): (usize, usize, &str, &Source)| {
            let file = source.problem.file();
            bar.set_message(printable(&format!("{pupil}: {file}")));
            let is_again = self.again == Again::Everybody || self.again == Again::Only(pupil_at);
            let marked = self.one(source, &self.tasks[task_at], is_again);
            bar.inc(1);
            ((pupil_at, task_at), marked)
        };
        let marks = side_by_side(jobs, work, one).into_iter().collect();
        bar.finish_and_clear();
        marks
    }

    /// The marks of a source; whatever goes wrong, it is this source's alone.
    fn one(&self, source: &Source, task: &Task, is_again: bool) -> Marked {
        let barred =
            |standing, why: &Message| Marked::without_tests(&source.shown, standing, why.clone());
        match &source.barred {
            Some(Barred::ByRule(why)) => return barred(Standing::Barred, why),
            Some(Barred::Unreadable(why)) => return barred(Standing::Open, why),
            None => {}
        }
        let marked = catch_unwind(AssertUnwindSafe(|| {
            self.judged_or_kept(source, task, is_again)
        }));
        let failed = |why: &dyn Say| Marked::failed(&source.shown, why);
        match marked {
            Ok(Ok(marked)) => marked,
            Ok(Err(error)) => failed(&error.0),
            Err(_) => failed(&say::PANICKED),
        }
    }

    /// The kept marks of a source, or new ones that are kept now.
    fn judged_or_kept(&self, source: &Source, task: &Task, is_again: bool) -> Result<Marked> {
        // What is allowed has a language.
        let Some(language) = source.language else {
            return Ok(Marked::failed(&source.shown, &""));
        };
        if let Err(missing) = language.tool() {
            return Ok(Marked::without_tests(
                &source.shown,
                Standing::Open,
                missing.0,
            ));
        }
        let own = rests_on(self.root, task)?;
        let stamp = stamp(language)?;
        let own = own.iter().map(Vec::as_slice);
        let parts: Vec<&[u8]> = own.chain(source.parts(language, &stamp)).collect();
        let read = |kept: Kept| kept.marked(task, &source.shown);
        let make = || judged(source, language, task, PATIENCE, &|_| {});
        self.cache.or_made(&parts, is_again, read, Kept::of, make)
    }
}

/// By what the compiler of a language is known.
///
/// # Errors
/// If it cannot be read.
pub(crate) fn stamp(language: Language) -> Result<String> {
    let tool = language.tool()?;
    tools::stamp(&tool).map_err(|error| errors::unread(&tool, &error))
}

/// The marks of a source, whose tests are run now, and told as they go. After so long a time that was spent on
/// runs that did not end, the tests that follow are left out.
///
/// # Errors
/// If there is no place for temporary files.
pub fn judged(
    source: &Source,
    language: Language,
    task: &Task,
    patience: Duration,
    on_progress: &(dyn Fn(Progress<'_>) + Sync),
) -> Result<Marked> {
    let home = temporary()?;
    let path = source.laid_into(home.path())?;
    let settings = Settings {
        language: Some(language),
        patience_ms: Some(patience.as_secs() * 1000),
        longest: Some(LONGEST),
        ..Settings::default()
    };
    let file = &source.shown;
    let marked = match Program::prepare(&path, &settings) {
        Ok(program) => {
            let (problem, spec, tests) = (task.problem(), &task.spec, &task.tests);
            let report = judge_all(&program, problem, spec, tests, &settings, on_progress);
            Marked::of(file, &report)
        }
        Err(Unprepared::Compile { report, .. }) => {
            let standing = Standing::Judged(Verdict::CompileError);
            Marked::without_tests(file, standing, report)
        }
        Err(other) => Marked::failed(file, &other.message()),
    };
    Ok(marked.without_folder(home.path()))
}
