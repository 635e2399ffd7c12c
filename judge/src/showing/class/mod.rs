//! `judge class`: a folder of pupils, marked.
//!
//! | | |
//! |---|---|
//! | `hand_in` | folders and archives, and the sources in them |
//! | `contest` | what counts |
//! | `ledger` | results that are kept from one call to the next |
//! | `marks` | points |
//! | `alike` | sources that look alike |
//! | `sheet` | the score table |
//!
//! Every source is a job of its own. Jobs run beside each other; what is done is kept at once, so
//! that an interrupted call goes on where it was.

mod alike;
mod contest;
mod hand_in;
mod ledger;
mod marks;
mod sheet;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::UNIX_EPOCH;

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use rayon::prelude::*;
use registry::{AnyProblem, Spec, Tier};

use crate::catalogue::{class as say, errors};
use crate::judging::language::Language;
use crate::judging::program::{Program, Unprepared};
use crate::judging::runner::judge_all;
use crate::judging::settings::Settings;
use crate::judging::temporary::temporary;
use crate::set::lock::Digest;
use crate::set::problem::spec_of;
use crate::set::root::Root;
use crate::set::staged;
use crate::set::testset::{TestFiles, ensure_tests};
use crate::showing::out;
use crate::showing::progress::progress;
use alike::Shape;
use contest::{Contest, Entry};
use hand_in::{Class, Source};
use ledger::{Ledger, Marked, key};
use marks::{Points, points};
use sheet::{Line, Sheet};
use words::{Lang, text::printable};

/// What `judge class` is told on the command line.
#[derive(Debug, Args)]
pub struct ClassArguments {
    /// The folder: each folder or zip archive in it is a pupil; contest.toml in it says what counts
    pub folder: PathBuf,
    /// Judge everything anew
    #[arg(long)]
    pub again: bool,
    /// Judge so many sources at a time; as many as there are processors if not given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=64))]
    pub jobs: Option<u64>,
    /// The language; that of the locale if not given
    #[arg(long, value_enum)]
    pub lang: Option<Lang>,
}

/// A problem with all that its sources are judged with.
struct Task {
    problem: &'static dyn AnyProblem,
    entry: Entry,
    spec: Spec,
    tests: Vec<TestFiles>,
}

/// Marks a class, prints the score table, and writes `scores.csv` and `scores.html` into its folder.
///
/// # Errors
/// If the folder, the contest or the tests cannot be used, or if nothing can be written.
pub fn class(arguments: &ClassArguments, root: Option<&Path>) -> Result<()> {
    let root = Root::find(root)?;
    let folder = &arguments.folder;
    let lang = Lang::or_of_locale(arguments.lang);
    staged::sweep(folder);
    let contest = read_contest(folder, lang)?;
    let class = Class::collect(folder, lang)?;
    ensure!(
        !class.pupils.is_empty(),
        "{}",
        say::NO_PUPIL.fill(lang, &[&folder.display()])
    );
    let tasks = tasks(&root, &contest, &class)?;
    let ledger = Mutex::new(Ledger::open(&folder.join("scores.sqlite"), lang)?);
    let judge = fs::read(std::env::current_exe()?)?;
    let marking = Marking {
        root: &root,
        contest: &contest,
        tasks: &tasks,
        ledger: &ledger,
        judge: Digest::of(&judge).sha256,
        again: arguments.again,
        settings: Settings {
            patience_ms: None,
            lang,
            ..Settings::default()
        },
    };
    let jobs = match arguments.jobs {
        Some(jobs) => usize::try_from(jobs)?,
        None => std::thread::available_parallelism().map_or(1, usize::from),
    };
    let marked = marking.all(&class, jobs)?;
    let sheet = sheet(&contest, class, &tasks, marked);
    out::print(sheet.text(lang));
    for (name, text) in [
        ("scores.csv", sheet.csv(lang)),
        ("scores.html", sheet.html(lang)),
    ] {
        let path = folder.join(name);
        staged::write(&path, &text)
            .with_context(|| errors::NOT_WRITTEN.fill(lang, &[&path.display()]))?;
        out::line(format_args!("→ {}", path.display()));
    }
    Ok(())
}

fn read_contest(folder: &Path, lang: Lang) -> Result<Contest> {
    let path = folder.join("contest.toml");
    if !path.exists() {
        return Ok(Contest::default());
    }
    let shown = path.display();
    let text = fs::read_to_string(&path).with_context(|| errors::NOT_READ.fill(lang, &[&shown]))?;
    Contest::parse(&text).with_context(|| errors::NO_CONTEST.fill(lang, &[&shown]))
}

/// The problems of the contest, or else those for which there is a source.
fn tasks(root: &Root, contest: &Contest, class: &Class) -> Result<Vec<Task>> {
    let mut entries = contest.problems.clone();
    if entries.is_empty() {
        let sources = class.pupils.values().flatten();
        let handed: BTreeMap<&str, &dyn AnyProblem> = sources
            .map(|source| (source.problem.id(), source.problem as &dyn AnyProblem))
            .collect();
        entries = handed.into_values().map(Contest::plain).collect();
    }
    entries
        .into_iter()
        .map(|entry| {
            let problem = checker::find_problem(&entry.id)?;
            let spec = spec_of(problem)?;
            let mut tiers = vec![Tier::Sample, Tier::Source];
            if entry.wants_beyond(&spec) {
                tiers.push(Tier::Beyond);
            }
            let tests = ensure_tests(root, problem, &spec, &tiers)?;
            Ok(Task {
                problem,
                entry,
                spec,
                tests,
            })
        })
        .collect()
}

/// Everything that a source is marked with.
struct Marking<'a> {
    root: &'a Root,
    contest: &'a Contest,
    tasks: &'a [Task],
    ledger: &'a Mutex<Ledger>,
    judge: String,
    again: bool,
    settings: Settings,
}

/// Marks by pupil and problem.
type Marks = BTreeMap<(String, &'static str), Marked>;

impl Marking<'_> {
    /// Marks all sources of a class, so many at a time.
    fn all(&self, class: &Class, jobs: usize) -> Result<Marks> {
        let work: Vec<(&String, &Source, &Task)> = class
            .pupils
            .iter()
            .flat_map(|(pupil, sources)| sources.iter().map(move |source| (pupil, source)))
            .filter_map(|(pupil, source)| {
                let mut tasks = self.tasks.iter();
                let task = tasks.find(|task| task.problem.id() == source.problem.id())?;
                Some((pupil, source, task))
            })
            .collect();
        let bar = progress(work.len() as u64);
        let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs).build()?;
        let marked = pool.install(|| {
            work.into_par_iter()
                .map(|(pupil, source, task)| {
                    bar.set_message(printable(&format!("{pupil}: {}", source.name)));
                    let marked = self.one(pupil, source, task);
                    bar.inc(1);
                    Ok(((pupil.clone(), task.problem.id()), marked?))
                })
                .collect()
        });
        bar.finish_and_clear();
        marked
    }

    /// The marks of a source: kept ones, or new ones that are kept now.
    fn one(&self, pupil: &str, source: &Source, task: &Task) -> Result<Marked> {
        if let Some(refused) = self.refused(source)? {
            return Ok(refused);
        }
        let with_beyond = task.tests.iter().any(|test| test.tier == Tier::Beyond);
        let id = task.problem.id();
        let key = key(
            self.root,
            task.problem,
            source,
            with_beyond,
            self.settings.lang,
            &self.contest.languages.join(", "),
            self.judge.as_bytes(),
        )?;
        let ledger = || self.ledger.lock().unwrap_or_else(PoisonError::into_inner);
        if !self.again
            && let Some(kept) = ledger().find(pupil, id, &key)?
        {
            return Ok(kept);
        }
        let marked = self.judged(source, task)?;
        ledger().keep(pupil, id, &key, &marked)?;
        Ok(marked)
    }

    /// A source that the contest does not admit.
    fn refused(&self, source: &Source) -> Result<Option<Marked>> {
        let late = match self.contest.deadline_seconds()? {
            Some(deadline) => {
                let written = source
                    .modified
                    .duration_since(UNIX_EPOCH)
                    .unwrap_or_default();
                i64::try_from(written.as_secs()).unwrap_or(i64::MAX) > deadline
            }
            None => false,
        };
        if late {
            let remark = say::LATE.of(self.settings.lang);
            return Ok(Some(Marked::refused(&source.name, "late", remark)));
        }
        Ok(None)
    }

    fn judged(&self, source: &Source, task: &Task) -> Result<Marked> {
        let home = temporary()?;
        let path = home.path().join(&source.name);
        fs::write(&path, &source.bytes)?;
        for (name, text) in &source.modules {
            fs::write(home.path().join(name), text)?;
        }
        let language = Language::of_name(&path, &self.contest.allowed()?);
        if language.is_none() {
            let meant = Language::of(&path).map_or("it", Language::name);
            let remark = say::NOT_ALLOWED.fill(self.settings.lang, &[&meant]);
            return Ok(Marked::refused(&source.name, "not allowed", &remark));
        }
        let settings = Settings {
            language,
            ..self.settings.clone()
        };
        let program = match Program::prepare(&path, &settings) {
            Ok(program) => program,
            Err(Unprepared::Compile { report, .. }) => {
                return Ok(Marked::refused(&source.name, "CE", &report));
            }
            Err(other) => bail!("{}", other.told(self.settings.lang)),
        };
        let report = judge_all(
            &program,
            task.problem,
            &task.spec,
            &task.tests,
            &self.settings,
            &|_| {},
        );
        Ok(Marked::of(&source.name, &report))
    }
}

/// The score table of all marks.
fn sheet(contest: &Contest, class: Class, tasks: &[Task], mut marks: Marks) -> Sheet {
    let mut remarks = class.remarks;
    for task in tasks {
        remarks.extend(look_alikes(&class.pupils, task.problem));
    }
    let lines = class.pupils.keys().map(|pupil| {
        let problems: Vec<Option<(Marked, Points)>> = tasks
            .iter()
            .map(|task| {
                let marked = marks.remove(&(pupil.clone(), task.problem.id()))?;
                let points = points(&task.entry, &marked);
                Some((marked, points))
            })
            .collect();
        let earned = problems.iter().flatten().map(|(_, points)| *points);
        Line {
            pupil: pupil.clone(),
            total: earned.fold(Points::default(), Points::plus),
            problems,
        }
    });
    let mut sheet = Sheet {
        title: contest.title.clone(),
        problems: tasks
            .iter()
            .map(|task| task.problem.file().to_owned())
            .collect(),
        lines: lines.collect(),
        remarks,
    };
    sheet.rank();
    sheet
}

/// A remark for every two pupils whose sources for a problem look alike.
fn look_alikes(pupils: &BTreeMap<String, Vec<Source>>, problem: &dyn AnyProblem) -> Vec<String> {
    let shapes: Vec<(&String, Shape)> = pupils
        .iter()
        .filter_map(|(pupil, sources)| {
            let source = sources.iter().find(|it| it.problem.id() == problem.id())?;
            Some((pupil, Shape::of(&String::from_utf8_lossy(&source.bytes))))
        })
        .collect();
    let mut remarks = Vec::new();
    for (place, (pupil, shape)) in shapes.iter().enumerate() {
        for (other, like) in &shapes[place + 1..] {
            if let Some(share) = shape.likeness(like) {
                remarks.push(format!("{}: {pupil} ~ {other} ({share} %)", problem.file()));
            }
        }
    }
    remarks
}
