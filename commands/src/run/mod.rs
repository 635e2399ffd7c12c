//! `judge run`: a program against the tests of a problem.
//!
//! `table` is what is said of it at the terminal, `page` for a browser.

mod json;
mod page;
pub mod table;

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::thread;
use std::time::{Duration, SystemTime};

use command_line::{arguments, flag, option, spoken, word};
use console::{Term, style};
use problem_set::{AnyProblem, Spec, Tier, find_beside, find_by_file, find_problem};
use serde_json::json;

use crate::catalogue::{command_line::TESTS_UNUSABLE, machine, running as say};
use crate::help;
use crate::layers::sealed_by;
use crate::out;
use crate::refusal::told;
use crate::teaching::accepted::Accepted;
use bilingual::{Fault, Lang, Result, text};
use judge::language::Language;
use judge::modules::modules_asked_for;
use judge::problem::is_called;
use judge::program::{Program, Unprepared};
use judge::report::Report;
use judge::root::Root;
use judge::runner::{Progress, judge_all};
use judge::settings::{LONGEST, Settings};
use judge::testset::ensure_chosen;
use problem_set::Verdict;
use problem_set::spec::Test;
use stress::OwnTests;
use table::{Live, heading, summary};

/// How long runs that do not end are waited for in all, unless more is wanted.
const PATIENCE_MS: u64 = 10_000;

/// How often a watched source is looked at.
const LOOK_AGAIN: Duration = Duration::from_millis(300);

arguments! {
    /// What `judge run` is told on the command line.
    pub(crate) struct RunArguments {
        id: String = word("ID"),
            "Bài, chẳng hạn nim; không ghi cũng được nếu tên file bài làm cho biết là bài nào",
            "The problem, such as nim; it can be left out if the name of the program's file tells it";
        program: Option<PathBuf> = word("PROGRAM").or_none(),
            "Một file nguồn (.cpp .c .pas .py .java .rs .go .js) hoặc một chương trình đã dịch",
            "A source (.cpp .c .pas .py .java .rs .go .js) or an executable";
        language: Option<Language> = help::language();
        beyond: bool = flag(),
            "Chấm cả các test của giới hạn nâng cao",
            "Judge the tests of the beyond tier too";
        json: bool = flag(),
            "In báo cáo dạng JSON cho chương trình khác đọc",
            "Print a report for machines";
        html: Option<PathBuf> = option("FILE"),
            "Ghi thêm một báo cáo xem bằng trình duyệt: một file, không cần file nào khác",
            "Write a report for a browser too: one file that needs no other";
        first: bool = flag().without(["all"]), "Dừng ở lỗi đầu tiên", "Stop at the first failure";
        all: bool = flag(),
            "Chấm mọi test, dù lâu bao nhiêu; không ghi thì những lần chạy không chịu dừng chỉ được chờ tổng cộng mười giây",
            "Judge every test, however long that takes; else runs that do not end are waited for ten seconds in all";
        watch: bool = flag().without(["json", "html"]),
            "Mỗi khi file nguồn thay đổi thì chấm lại, cho đến khi bấm Ctrl-C",
            "Judge again whenever the source changes, until Ctrl-C";
        jobs: usize = option("N").within(1..=64).or("1"),
            "Chạy cùng lúc chừng ấy test; chạy từng test một thì đo đúng nhất",
            "Run so many tests at a time; one at a time measures best";
        tests: Vec<String> = option("NN").many().called("test"),
            "Chỉ chấm test này, theo số hoặc tên; có thể ghi nhiều lần",
            "Judge this test only, by number or name; may be given several times";
        mine: bool = flag(),
            "Chấm cả những dữ liệu mà judge stress --save đã lưu",
            "Judge the inputs too that judge stress --save has kept";
        require_isolation: bool = flag().called("require-isolation"),
            "Chỉ chấm nếu chương trình được cách ly hoàn toàn; `judge doctor` cho biết còn thiếu gì",
            "Judge only if programs are sealed off completely; `judge doctor` tells what is missing";
        verbose: bool = flag().short('v'),
            "Với mỗi test, cho biết test để làm gì và chương trình đã in gì ra stderr",
            "Say of every test what it is for, and what the program wrote to standard error";
        lang: Lang = spoken();
    }
}

impl RunArguments {
    /// The problem, and the program.
    ///
    /// # Errors
    /// If it is not told which problem, or which program.
    fn meant(&self) -> Result<(&'static dyn AnyProblem, &Path)> {
        if let Some(program) = &self.program {
            return Ok((find_beside(&self.id, &[program])?, program));
        }
        let file = Path::new(&self.id);
        if !file.exists()
            && let Ok(problem) = find_problem(&self.id)
        {
            return Err(Fault::new(&say::NO_PROGRAM.with(&[&problem.id()])));
        }
        Ok((find_by_file(file)?, file))
    }

    fn file(&self) -> &Path {
        self.program.as_deref().unwrap_or(self.id.as_ref())
    }
}

/// Judges and reports. The exit code is 0 if all that was judged is accepted, 2 if the judge
/// failed, else 1. With `--json` what went wrong is told in JSON, too.
///
/// # Errors
/// If the program or the tests cannot be judged at all.
pub(crate) fn run(arguments: &RunArguments, root: Option<&Path>) -> Result<ExitCode> {
    if arguments.watch {
        return watch(arguments, root);
    }
    let done = run_once(arguments, root);
    if let (Err(error), true) = (&done, arguments.json) {
        let lang = arguments.lang;
        let error = json!({ "problem": arguments.id, "error": told(error, lang) });
        out::line(format_args!("{error:#}"));
        return Ok(ExitCode::from(2));
    }
    done
}

fn watch(arguments: &RunArguments, root: Option<&Path>) -> Result<ExitCode> {
    let terminal = Term::stdout();
    loop {
        let before = seen(arguments.file());
        if let Err(error) = run_once(arguments, root) {
            out::complain(told(&error, arguments.lang));
        }
        out::line(format_args!("\n… {}", text::name(arguments.file())));
        if out::is_closed() {
            return Ok(ExitCode::SUCCESS);
        }
        while seen(arguments.file()) == before {
            thread::sleep(LOOK_AGAIN);
        }
        if terminal.is_term() {
            // A screen that is not cleared shows more than it should, and that is all.
            let _ = terminal.clear_screen();
        }
    }
}

/// When the watched source was written, and the modules that it asks for: those too that are not
/// there yet.
fn seen(source: &Path) -> BTreeMap<PathBuf, Option<(SystemTime, u64)>> {
    let modules = modules_asked_for(source);
    let modules = modules.iter().map(|module| source.with_file_name(module));
    let written = |file: PathBuf| {
        let about = fs::metadata(&file).ok();
        let written = about.and_then(|it| Some((it.modified().ok()?, it.len())));
        (file, written)
    };
    modules.chain([source.to_owned()]).map(written).collect()
}

fn run_once(arguments: &RunArguments, root: Option<&Path>) -> Result<ExitCode> {
    let (problem, file) = arguments.meant()?;
    let spec = Spec::of(problem);
    let lang = arguments.lang;
    if let Some(path) = &arguments.html {
        inpout::ensure_writable(path)?;
    }
    let settings = Settings {
        jobs: arguments.jobs,
        stop_at_failure: arguments.first,
        language: arguments.language,
        patience_ms: (!arguments.all).then_some(PATIENCE_MS),
        longest: (!arguments.all).then_some(LONGEST),
        ..Settings::default()
    };
    let isolation = settings.isolation()?;
    if arguments.require_isolation && !isolation.is_sealed() {
        return Err(Fault::new(&say::NOT_SEALED.with(&[&sealed_by(&isolation)])));
    }
    for wanted in &arguments.tests {
        spec.test_called(wanted)?;
    }
    let is_chosen = |number: &str, test: &Test| match arguments.tests.as_slice() {
        [] => arguments.beyond || test.tier != Tier::Beyond,
        wanted => wanted.iter().any(|it| is_called(it, number, &test.name)),
    };
    let report = match Program::prepare(file, &settings) {
        Ok(program) => {
            let root = Root::find(root)?;
            if !arguments.json {
                out::print(beginning(&program, problem, spec, lang));
            }
            let mut tests = ensure_chosen(&root, problem, spec, is_chosen)
                .map_err(|why| why.at(&TESTS_UNUSABLE))?;
            if arguments.mine {
                tests.extend(OwnTests::of_user(problem)?.tests());
            }
            let live = (!arguments.json).then(|| Live::new(&tests, arguments.verbose, lang));
            let note = |progress: Progress<'_>| live.iter().for_each(|it| it.note(progress));
            let report = judge_all(&program, problem, spec, &tests, &settings, &note);
            live.iter().for_each(Live::finish);
            report
        }
        Err(Unprepared::Compile {
            shown,
            language,
            report,
        }) => Report::compile_error(spec, &shown, language, report, &isolation),
        Err(other) => return Err(other.into()),
    };
    if let Some(path) = &arguments.html {
        inpout::write_atomically(path, &page::html(&report, spec, lang))?;
    }
    if arguments.json {
        out::line(format_args!("{:#}", json::told(&report, lang)?));
    } else {
        out::print(summary(&report, lang));
        if report.is_accepted() && arguments.tests.is_empty() {
            remember(problem.id(), file, root);
        } else if !report.is_accepted() && report.compiler.is_none() {
            let id = OsStr::new(problem.id());
            let mut stress = vec![OsStr::new("stress"), id, file.as_os_str()];
            if let Some(language) = arguments.language {
                stress.extend(["--language", language.name()].map(OsStr::new));
            }
            let mut hint = vec![OsStr::new("hint"), id];
            if let Some(root) = root {
                hint.extend([OsStr::new("--root"), root.as_os_str()]);
            }
            for (told, words) in [(say::STUCK, stress), (say::HINT, hint)] {
                let command = out::typed(&words);
                out::line(format_args!("  {}", told.fill(lang, &[&command])));
            }
        }
    }
    let judge_failed = [Some(report.verdict), report.beyond].contains(&Some(Verdict::JudgeError));
    Ok(if judge_failed {
        ExitCode::from(2)
    } else if report.is_accepted() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// What is told before the first test: a wrong name of a file comes before anything else.
fn beginning(program: &Program, problem: &dyn AnyProblem, spec: &Spec, lang: Lang) -> String {
    let language = program.language();
    let mut all = heading(spec, program.shown(), language.name(), lang);
    let line = sealed_by(program.isolation());
    let _ = writeln!(all, "{}", say::SEALED_BY.fill(lang, &[&line]));
    if let Some(mib) = language.linked_stack_mib() {
        let _ = writeln!(all, "{}", machine::STACK.fill(lang, &[&mib]));
    }
    if language.factor() > 1 {
        let told = say::TIME_FACTOR.fill(lang, &[&language, &language.factor()]);
        let _ = writeln!(all, "{told}");
    }
    let wrong = program.wrong_names(problem);
    for it in wrong.iter().chain(program.remarks()) {
        let _ = writeln!(all, "{}", style(it.of(lang)).yellow());
    }
    all
}

/// Keeps in mind that the user has solved the problem, for `judge next`; examples of the set itself
/// do not count. Where it cannot be kept, nothing is lost that he asked for.
fn remember(id: &str, program: &Path, root: Option<&Path>) {
    let is_example = || {
        let root = Root::find(root).ok()?;
        let program = fs::canonicalize(program).ok()?;
        let set = fs::canonicalize(root.path()).ok()?;
        Some(program.starts_with(set))
    };
    if is_example() == Some(false)
        && let Ok(accepted) = Accepted::of_user()
    {
        let _ = accepted.add(id);
    }
}
