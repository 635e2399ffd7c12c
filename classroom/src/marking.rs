//! Every source of a class is a job of its own: jobs run beside each other, what is done is kept at
//! once, and whatever becomes of one is nothing to the others.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::OnceLock;

use indicatif::ProgressBar;

use super::hand_in::{Barred, Class, Source};
use super::marked::{Marked, PATIENCE, Standing};
use super::results::Results;
use super::side_by_side;
use super::task::Task;
use crate::catalogue::class as say;
use bilingual::{Message, Result, Say, Told, text::printable};
use judge::language::Language;
use judge::program::{Program, Unprepared};
use judge::root::Root;
use judge::runner::judge_all;
use judge::settings::{LONGEST, Settings};
use judge::temporary::temporary;
use problem_set::Verdict;

/// Marks by the places of pupil and problem.
pub type Marks = BTreeMap<(usize, usize), Marked>;

/// Everything that sources are marked with.
pub struct Marking<'a> {
    /// Where the tests lie.
    pub root: &'a Root,
    /// The problems that count.
    pub tasks: &'a [Task],
    /// `None` where nothing can be kept.
    pub results: Option<&'a Results>,
    /// Whether what is kept is judged anew.
    pub again: bool,
    /// Why a result was not kept, if one was not.
    pub not_kept: OnceLock<Message>,
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
            let marked = self.one(source, &self.tasks[task_at]);
            bar.inc(1);
            ((pupil_at, task_at), marked)
        };
        let marks = side_by_side(jobs, work, one).into_iter().collect();
        bar.finish_and_clear();
        marks
    }

    /// The marks of a source; whatever goes wrong, it is this source's alone.
    fn one(&self, source: &Source, task: &Task) -> Marked {
        let (standing, remark) = match &source.barred {
            Some(Barred::ByRule(why)) => (Standing::Barred, why),
            Some(Barred::Unreadable(why)) => (Standing::Open, why),
            None => {
                let marked = catch_unwind(AssertUnwindSafe(|| self.judged_or_kept(source, task)));
                let failed = |why: &dyn Say| Marked::failed(&source.shown, why);
                return match marked {
                    Ok(Ok(marked)) => marked,
                    Ok(Err(error)) => failed(&error.0),
                    Err(_) => failed(&say::PANICKED),
                };
            }
        };
        Marked::without_tests(&source.shown, standing, remark.clone())
    }

    /// The kept marks of a source, or new ones that are kept now.
    fn judged_or_kept(&self, source: &Source, task: &Task) -> Result<Marked> {
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
        let Some(results) = self.results else {
            return judged(source, language, task);
        };
        let key = results.key(self.root, task, source, language)?;
        if !self.again
            && let Some(kept) = results.find(&key, task, &source.shown)
        {
            return Ok(kept);
        }
        let marked = judged(source, language, task)?;
        if let Err(error) = results.keep(&key, &marked) {
            self.not_kept.get_or_init(|| error.0);
        }
        Ok(marked)
    }
}

/// The marks of a source, whose tests are run now.
fn judged(source: &Source, language: Language, task: &Task) -> Result<Marked> {
    let home = temporary()?;
    let path = source.laid_into(home.path())?;
    let settings = Settings {
        language: Some(language),
        patience_ms: Some(PATIENCE.as_secs() * 1000),
        longest: Some(LONGEST),
        ..Settings::default()
    };
    let file = &source.shown;
    let marked = match Program::prepare(&path, &settings) {
        Ok(program) => {
            let (problem, spec, tests) = (task.problem(), &task.spec, &task.tests);
            let report = judge_all(&program, problem, spec, tests, &settings, &|_| {});
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
