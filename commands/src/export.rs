//! `judge export`: which problems for which systems, and what became of them.

use std::cell::LazyCell;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use crate::frame::exit_code;
use crate::out::{self, progress};
use bilingual::{Fault, Lang, Message, Result, Say, Text};
use command_line::{Named, arguments, choice, flag, lang_of, language, option, words};
use export::package::Written;
use export::system::{System, Workshop};
use export::task::{Options, Task};
use judge::errors::unwritten;
use judge::root::Root;
use judge::staged;
use problem_set::{AnyProblem, problems};
use rayon::prelude::*;

use crate::catalogue::export as say;

/// What is said of the systems on the command line; the form for streams is asked for otherwise.
const SYSTEMS: [(System, Text); 8] = [
    (System::Themis, say::THEMIS),
    (System::Vnoj, say::VNOJ),
    (System::Polygon, say::POLYGON),
    (System::Cms, say::CMS),
    (System::Icpc, say::ICPC),
    (System::Icpc2025, say::ICPC2025),
    (System::Dmoj, say::DMOJ),
    (System::Hydro, say::HYDRO),
];

/// The same with their names.
fn named() -> [Named<System>; 8] {
    SYSTEMS.map(|(system, about)| (system, system.name(), Some(about)))
}

arguments! {
    /// Packs problems for other judging systems.
    pub(crate) struct ExportArguments {
        to: Vec<System> = choice("TO", named()).many().listed(),
            "Hệ thống; nhiều hệ thống thì cách nhau bằng dấu phẩy",
            "The system; several are named one after another, with commas";
        streams: bool = flag(),
            "Cho rbx và các trang như Codeforces, đi kèm --to polygon: đọc thiết bị vào chuẩn và ghi thiết bị ra chuẩn, thay cho NAME.INP và NAME.OUT",
            "For rbx and sites like Codeforces, beside --to polygon: read standard input and write standard output, instead of NAME.INP and NAME.OUT";
        beyond: bool = flag(),
            "Kèm các test của giới hạn nâng cao, chiếm 20 trong 100 điểm",
            "With the tests of the beyond tier, for 20 of the 100 points";
        lang: Lang = language().or("vi"), "Ngôn ngữ đứng đầu", "The language that stands first";
        output: PathBuf = option("DIR").short('o').or("packages"),
            "Thư mục chứa các gói, mỗi hệ thống một thư mục con",
            "The folder for the packages, one below it for each system";
        all: bool = flag().without(["ids"]), "Mọi bài", "All problems";
        ids: Vec<String> = words("IDS").unless("all"), "Các bài", "The problems";
    }
}

impl ExportArguments {
    /// The form of the package that is asked for.
    fn form_for(&self, system: System) -> Result<System> {
        if !self.streams {
            return Ok(system);
        }
        let form = system.on_streams();
        let refused = || Fault::new(&say::FILES_THERE.with(&[&system.name()]));
        form.ok_or_else(refused)
    }
}

/// What became of a problem for a system.
type Done = Result<Written, NotPacked>;

/// Why there is no package.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum NotPacked {
    /// The system cannot carry it, or this machine cannot make it.
    LeftOut(String),
    /// Something is broken.
    Failed(String),
}

/// Packs what is asked for and prints a table of what was left out. The exit code is 1 if a problem
/// that was named is among it, if a system got none at all, or if something failed.
///
/// # Errors
/// If the set or a problem is not found.
pub(crate) fn export(
    arguments: &ExportArguments,
    root: Option<&Path>,
    workshop: &Workshop,
) -> Result<ExitCode> {
    let root = Root::find_whole(root)?;
    let problems: Vec<&dyn AnyProblem> = if arguments.all {
        problem_set::rooms()
    } else {
        // Each of them once, however often and by whatever name it is called.
        let named = arguments.ids.iter().map(|word| {
            let problem = problem_set::find_problem(word)?;
            Ok((problem.id(), problem))
        });
        let named: BTreeMap<&str, &dyn AnyProblem> = named.collect::<Result<_>>()?;
        named.into_values().collect()
    };
    let systems: Vec<System> = System::ALL
        .into_iter()
        .filter(|system| arguments.to.contains(system))
        .map(|system| arguments.form_for(system))
        .collect::<Result<_>>()?;
    for system in &systems {
        staged::sweep(&arguments.output.join(system.name()));
    }
    let errand = Errand {
        root: &root,
        systems: &systems,
        options: Options {
            beyond: arguments.beyond,
            lang: arguments.lang,
        },
        workshop,
        output: &arguments.output,
        lang: lang_of(std::env::args_os()),
    };
    let start = Instant::now();
    let bar = progress((problems.len() * systems.len()) as u64);
    bar.enable_steady_tick(Duration::from_millis(200));
    let done: Vec<(&str, Vec<Done>)> = problems
        .par_iter()
        .map(|problem| {
            bar.set_message(problem.id());
            let done = errand.pack(*problem);
            bar.inc(systems.len() as u64);
            (problem.id(), done)
        })
        .collect();
    bar.finish_and_clear();
    errand.tell_of_all()?;
    out::print(errand.report(&done, start.elapsed()));
    Ok(exit_code(is_well(systems.len(), &done, arguments.all)))
}

/// Whether all has been packed that was asked for: of all problems, those that a system can carry.
fn is_well(systems: usize, done: &[(&str, Vec<Done>)], are_all: bool) -> bool {
    (0..systems).all(|at| {
        let mut of_system = done.iter().map(|(_, done)| &done[at]);
        let is_any = of_system.clone().any(Result::is_ok);
        let is_each = of_system.all(|it| match it {
            Ok(_) => true,
            Err(NotPacked::LeftOut(_)) => are_all,
            Err(NotPacked::Failed(_)) => false,
        });
        is_any && is_each
    })
}

/// What is to be done for each problem.
struct Errand<'a> {
    root: &'a Root,
    systems: &'a [System],
    options: Options,
    workshop: &'a Workshop,
    output: &'a Path,
    /// The language of those who read the report.
    lang: Lang,
}

impl Errand<'_> {
    /// Packs one problem for all systems.
    fn pack(&self, problem: &'static dyn AnyProblem) -> Vec<Done> {
        // Nothing is made for nobody.
        let task = LazyCell::new(|| Task::load(self.root, problem, self.options));
        let left_out = |why: Message| NotPacked::LeftOut(why.say(self.lang));
        let failed = |why: &Fault| NotPacked::Failed(why.0.say(self.lang));
        let pack_for = |&system: &System| {
            if let Some(why) = system.refusal(problem) {
                return Err(left_out(why.into()));
            }
            let task = task.as_ref().map_err(failed)?;
            let package = system
                .pack(task, self.workshop)
                .map_err(|why| left_out(why.0))?;
            let written = package.write(&self.output.join(system.name()));
            written.map_err(|why| failed(&why))
        };
        self.systems.iter().map(pack_for).collect()
    }

    /// Writes what tells a system of all its packages that are there, of earlier calls too.
    fn tell_of_all(&self) -> Result<()> {
        for &system in self.systems {
            let folder = self.output.join(system.name());
            let is_there = |it: &&dyn AnyProblem| folder.join(system.code(it.id())).is_dir();
            let there: Vec<_> = problems().iter().copied().filter(is_there).collect();
            if there.is_empty() {
                continue;
            }
            for (name, text) in system.contest(&there, self.options) {
                let file = folder.join(name);
                staged::write(&file, text).map_err(|error| unwritten(&file, &error))?;
            }
        }
        Ok(())
    }

    /// What was packed, and what was left out or failed and why: the same reason once for all its
    /// problems.
    fn report(&self, done: &[(&str, Vec<Done>)], time: Duration) -> String {
        let mut text = String::new();
        let (mut left_out, mut failed) = (String::new(), String::new());
        for (at, system) in self.systems.iter().enumerate() {
            let of_system: Vec<_> = done.iter().map(|(id, done)| (*id, &done[at])).collect();
            text += &self.row(*system, &of_system);
            let mut reasons: BTreeMap<&NotPacked, Vec<&str>> = BTreeMap::new();
            for (id, done) in of_system {
                if let Err(why) = done {
                    reasons.entry(why).or_default().push(id);
                }
            }
            for (why, ids) in reasons {
                let ids = if ids.len() == done.len() && ids.len() > 1 {
                    say::ALL_PROBLEMS.of(self.lang).to_owned()
                } else {
                    ids.join(" ")
                };
                let (list, why) = match why {
                    NotPacked::LeftOut(why) => (&mut left_out, why),
                    NotPacked::Failed(why) => (&mut failed, why),
                };
                // Writing to a string cannot fail.
                let _ = writeln!(list, "  {} {ids}: {why}", self.column(*system));
            }
        }
        let time = format!("{:.1}", time.as_secs_f64());
        text += &(say::TIME.fill(self.lang, &[&time]) + "\n");
        for (heading, list) in [(say::LEFT_OUT, left_out), (say::FAILED, failed)] {
            if !list.is_empty() {
                let _ = write!(text, "\n{}\n{list}", heading.of(self.lang));
            }
        }
        text
    }

    /// The name of a system, so wide that all of them stand below each other.
    fn column(&self, system: System) -> String {
        let widths = self.systems.iter().map(|system| system.name().len());
        format!("{:<1$}", system.name(), widths.max().unwrap_or(0).max(9))
    }

    /// How many problems a system got, and how large they are.
    fn row(&self, system: System, done: &[(&str, &Done)]) -> String {
        let written = done.iter().filter_map(|(_, done)| done.as_ref().ok());
        let written: Vec<&Written> = written.collect();
        let sum = |of: fn(&Written) -> u64| written.iter().map(|&written| of(written)).sum::<u64>();
        let values = [
            self.column(system),
            format!("{:>3}", written.len()),
            done.len().to_string(),
            size(sum(|it| it.folder)),
            size(sum(|it| it.archive)),
            self.output.join(system.name()).display().to_string(),
        ];
        let values = values.each_ref().map(|value| value as &dyn Say);
        say::ROW.fill(self.lang, &values) + "\n"
    }
}

/// A size, so wide that sizes stand below each other.
fn size(bytes: u64) -> String {
    format!("{:>7} MiB", out::mebibytes(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is told when three problems went to two systems.
    fn report(lang: Lang) -> String {
        let written = Written {
            folder: 3 << 19,
            archive: 1024,
        };
        let left_out = |why: &str| Err(NotPacked::LeftOut(why.to_owned()));
        let (talks, compiler) = (|| left_out("it talks"), || left_out("no g++"));
        let done = [
            ("dice", vec![Ok(written), compiler()]),
            ("knight", vec![talks(), compiler()]),
            ("nimgame", vec![talks(), compiler()]),
        ];
        let errand = Errand {
            root: &Root::find(Some(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")))).unwrap(),
            systems: &[System::Themis, System::Cms],
            options: Options {
                beyond: false,
                lang: Lang::Vi,
            },
            workshop: &Workshop::equipped(),
            output: Path::new("packages"),
            lang,
        };
        errand.report(&done, Duration::from_millis(1500))
    }

    #[test]
    fn a_reason_is_told_once_with_all_its_problems() {
        let text = report(Lang::En);
        assert!(
            text.contains(
                "themis      1 of 3  folders     1.5 MiB  archives     0.0 MiB  packages"
            ),
            "{text}"
        );
        assert!(text.contains("in 1.5 s\n\nleft out:\n"), "{text}");
        assert!(text.contains("  themis    knight nimgame: it talks\n"));
        assert!(text.contains("  cms       all: no g++\n"));
        assert!(!text.contains("failed"));
    }

    #[test]
    fn a_contest_is_all_packages_that_are_there() {
        all_problems::install();
        let home = tempfile::tempdir().unwrap();
        for folder in ["cms/nim", "cms/game_3", "cms/other", "icpc/game3"] {
            std::fs::create_dir_all(home.path().join(folder)).unwrap();
        }
        let errand = Errand {
            root: &Root::find(Some(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")))).unwrap(),
            systems: &[System::Themis, System::Cms, System::Icpc],
            options: Options {
                beyond: false,
                lang: Lang::Vi,
            },
            workshop: &Workshop::equipped(),
            output: home.path(),
            lang: Lang::Vi,
        };
        errand.tell_of_all().unwrap();
        let read = |file: &str| std::fs::read_to_string(home.path().join(file)).unwrap();
        assert!(read("cms/contest.yaml").contains("tasks: [\"game_3\", \"nim\"]\n"));
        assert!(read("icpc/problems.yaml").starts_with("- {\"id\": \"game3\", "));
        assert_eq!(read("icpc/problems.yaml").lines().count(), 1);
        assert!(!home.path().join("themis").exists());
    }

    #[test]
    fn teachers_are_told_in_their_language() {
        let text = report(Lang::Vi);
        assert!(text.contains("1 / 3 bài  thư mục     1.5 MiB"), "{text}");
        assert!(text.contains("\nkhông đóng gói:\n"), "{text}");
        assert!(text.contains("  cms       tất cả: no g++\n"), "{text}");
    }

    #[test]
    fn all_is_well_if_only_what_cannot_be_carried_is_left_out_of_all() {
        let packed = || Ok(Written::default());
        let left_out = || Err(NotPacked::LeftOut("it talks".to_owned()));
        let failed = || Err(NotPacked::Failed("no space".to_owned()));
        for (of_one, of_other, named, all) in [
            (packed(), packed(), true, true),
            (packed(), left_out(), false, true),
            (packed(), failed(), false, false),
            (left_out(), left_out(), false, false),
        ] {
            let done = [("dice", vec![of_one]), ("knight", vec![of_other])];
            assert_eq!(is_well(1, &done, false), named, "{done:?}");
            assert_eq!(is_well(1, &done, true), all, "{done:?}");
        }
    }
}
