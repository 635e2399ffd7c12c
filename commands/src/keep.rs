//! The subcommands that keep the set: `test`, `lock`, `shares`, `race`, `strength`, `testdata`, `list`,
//! `show` and `new`.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use crate::out;
use anyhow::{Context, Result};
use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Args, Subcommand, ValueEnum};
use console::style;
use judge::checks::{CHECKS, Check, find};
use judge::expected::claim_faults;
use judge::listing::{self, tier_counts};
use judge::lock::Confirmed;
use judge::locking::lock;
use judge::making::strength::{self, Wanted};
use judge::making::{race, shares};
use judge::problem::spec_of;
use judge::root::Root;
use judge::scaffold;
use judge::settings::Settings;
use judge::testset::ensure_tests;
use judge::verify::{Findings, Progress, Scope, verify};
use lessons::faults::faults_of;
use lessons::renewal::renew;
use lessons::road;
use problem_set::{AnyProblem, Spec, Tier, problems};

use crate::doctor::{DoctorArguments, told};
use crate::help::{self, both, pair};
use crate::out::progress;

/// A command about the set itself.
#[derive(Debug, Subcommand)]
pub(crate) enum SetCommand {
    #[command(about = both(
        "Kiểm tra bộ đề: các phòng, test, giới hạn, lời giải mẫu và các bài nộp mẫu",
        "Prove the set: rooms, lock, validators, references under their limits, submissions",
    ))]
    Test {
        #[arg(help = help::problems())]
        ids: Vec<String>,
        #[arg(help = both(
            "Bỏ qua những bài đã đạt ở đây mà từ đó không có gì thay đổi",
            "Leave out problems that have passed here since anything changed on which that rests",
        ))]
        #[arg(long)]
        changed: bool,
        #[arg(help = both(
            "Chỉ làm phép kiểm tra này; có thể ghi nhiều lần",
            "Make this check only; may be given several times",
        ))]
        #[arg(long = "check", value_name = "NAME", value_parser = names_of_checks(), conflicts_with = "changed")]
        checks: Vec<String>,
    },
    #[command(about = both(
        "Sinh lại test của các bài, kiểm chứng từng đáp án và ghi dấu chúng",
        "Make the tests of problems anew, confirm every answer and pin them",
    ))]
    Lock {
        #[arg(help = help::problems())]
        ids: Vec<String>,
    },
    #[command(about = both(
        "Đo xem lời giải mẫu và các bài nộp mẫu dùng bao nhiêu phần của giới hạn, và giới hạn có công bằng không",
        "Measure what references and example submissions need of the limits, and whether these are fair",
    ))]
    Shares {
        #[arg(help = help::problems())]
        ids: Vec<String>,
        #[arg(help = both("Ghi cả bảng bench/LIMITS.md", "Write the table bench/LIMITS.md too"))]
        #[arg(long, conflicts_with = "ids")]
        write: bool,
    },
    #[command(about = both(
        "Cho lời giải mẫu và solution.cpp của từng bài chạy luân phiên để so thời gian",
        "Let every reference and solution.cpp run in turn, and tell how their times compare",
    ))]
    Race {
        #[arg(help = help::problems())]
        ids: Vec<String>,
        #[arg(help = both(
            "Mỗi chương trình chạy bao nhiêu lần với một test",
            "How often each of the two runs on a test",
        ))]
        #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u64).range(1..=999))]
        runs: u64,
        #[arg(help = both("Ghi cả bảng bench/CPP.md", "Write the table bench/CPP.md too"))]
        #[arg(long, conflicts_with = "ids")]
        write: bool,
    },
    #[command(about = both(
        "Tìm những chỗ hiểu sai luật và những chỗ sửa nhỏ làm bài nộp sai mà vẫn qua hết các test",
        "Look for rules misread and small mutants of programs that are wrong but pass the tests",
    ))]
    Strength(StrengthArguments),
    #[command(about = both(
        "Ghi mọi test ra testdata/, kể cả test lớn",
        "Write out all tests, the large ones too, into testdata/",
    ))]
    Testdata {
        #[arg(help = help::problems())]
        ids: Vec<String>,
    },
    #[command(about = both("Liệt kê các bài", "List the problems"))]
    List {
        #[arg(help = both(
            "Theo thứ tự này; không ghi thì theo tên",
            "In this order; without it by their names",
        ))]
        #[arg(long, value_enum, conflicts_with = "write")]
        by: Option<By>,
        #[arg(help = both(
            "Ghi các bảng bài vào README.md, README.vi.md, LADDER.md và LADDER.vi.md thay vì in ra",
            "Write the tables of problems into README.md, README.vi.md, LADDER.md and LADDER.vi.md instead",
        ))]
        #[arg(long)]
        write: bool,
    },
    #[command(about = both(
        "Cho xem một bài: xuất xứ, các giới hạn, mỗi test để làm gì",
        "Show a problem: where it comes from, its limits, what its tests are for",
    ))]
    Show {
        #[arg(help = both("Bài", "The problem"))]
        id: String,
    },
    #[command(about = both(
        "Thử từng ngôn ngữ có trên máy này, và cho biết chương trình được cách ly đến đâu",
        "Try every language that this machine has, and tell how well programs are sealed off",
    ))]
    Doctor(DoctorArguments),
    #[command(about = both(
        "Tạo phòng cho một bài mới, nhỏ nhưng chạy được, và ghi tên nó vào danh sách",
        "Make the room of a new problem, small and working, and register it",
    ))]
    New {
        #[arg(help = both(
            "Tên bài, cũng là tên thư mục, package và chương trình",
            "Identifier: folder, package and program",
        ))]
        id: String,
        #[arg(help = both(
            "Tên chung của các file; không ghi thì là tên bài viết hoa",
            "Stem of the files; the identifier in upper case if not given",
        ))]
        #[arg(long)]
        file: Option<String>,
    },
}

/// What `judge strength` is told on the command line.
#[derive(Debug, Args)]
pub(crate) struct StrengthArguments {
    #[arg(help = help::problems())]
    ids: Vec<String>,
    #[arg(help = both(
        "Bài nộp bị sửa, hay rules.rs; có thể ghi nhiều lần, không ghi thì là rules.rs, solution.cpp, simple.cpp, fast.cpp",
        "The submission that is mutated, or rules.rs; may be given several times, else rules.rs, solution.cpp, simple.cpp, fast.cpp",
    ))]
    #[arg(long = "file", value_name = "FILE")]
    files: Vec<String>,
    #[arg(help = both(
        "Bản sửa nào qua hết các test thì thử thêm chừng ấy dữ liệu nhỏ ngẫu nhiên",
        "How many small random inputs a mutant that passes the tests has to stand",
    ))]
    #[arg(long, value_name = "N", default_value_t = 300)]
    inputs: usize,
    #[arg(help = both(
        "Cho biết cả những test mà chỉ một mình nó bắt được một bản sửa",
        "Tell too which tests alone catch a mutant",
    ))]
    #[arg(long)]
    alone: bool,
    #[arg(help = both(
        "Ghi cả các dòng của những bài này trong bảng bench/STRENGTH.md",
        "Write the rows of these problems in the table bench/STRENGTH.md too",
    ))]
    #[arg(long)]
    write: bool,
}

/// By what `judge list` puts the problems in order.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum By {
    #[value(help = both("theo ý tưởng, tức là lộ cách giải", "The idea, which gives it away"))]
    Technique,
    #[value(help = both("từ dễ đến khó", "From easy to hard"))]
    Level,
}

impl From<By> for road::By {
    fn from(by: By) -> road::By {
        match by {
            By::Technique => road::By::Technique,
            By::Level => road::By::Level,
        }
    }
}

/// The names of the checks, each with what holds where it passes.
fn names_of_checks() -> PossibleValuesParser {
    let named = |check: &Check| PossibleValue::new(check.name).help(pair(check.holds));
    CHECKS.iter().map(named).collect::<Vec<_>>().into()
}

/// Carries out a command; the exit code is 1 if something of the set does not hold.
///
/// # Errors
/// If the command cannot be carried out.
pub(crate) fn carry_out(command: &SetCommand, root: Option<&Path>) -> Result<ExitCode> {
    let root = || Root::find(root);
    match command {
        SetCommand::Test {
            ids,
            changed,
            checks,
        } => return prove(&root()?, ids, *changed, checks),
        SetCommand::Lock { ids } => {
            let root = root()?;
            for problem in chosen(ids)? {
                lock_one(&root, problem)?;
            }
        }
        SetCommand::Shares { ids, write } => return measure(&root()?, ids, *write),
        SetCommand::Race { ids, runs, write } => let_race(&root()?, ids, *runs, *write)?,
        SetCommand::Strength(arguments) => return mutate(&root()?, arguments),
        SetCommand::Testdata { ids } => {
            let root = root()?;
            for problem in chosen(ids)? {
                let spec = spec_of(problem)?;
                ensure_tests(&root, problem, &spec, &Tier::ALL)?;
                let counts = tier_counts(&spec);
                out::line(format_args!("testdata/{}: {counts}", problem.id()));
            }
        }
        SetCommand::List { by: Some(by), .. } => out::print(road::list_by((*by).into())?),
        SetCommand::List { write: false, .. } => out::print(listing::list()?),
        SetCommand::List { write: true, .. } => listing::write_tables(&root()?)?,
        SetCommand::Show { id } => {
            let problem = problem_set::find_problem(id)?;
            out::print(listing::show(&root()?, problem)?);
        }
        SetCommand::Doctor(arguments) => {
            let (text, code) = told(arguments, &Settings::default())?;
            out::print(text);
            return Ok(code);
        }
        SetCommand::New { id, file } => make_room(&root()?, id, file.as_deref())?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Verifies these problems, or the whole set, by these checks, or by all.
fn prove(root: &Root, ids: &[String], only_changed: bool, checks: &[String]) -> Result<ExitCode> {
    let checks: Vec<&Check> = if checks.is_empty() {
        CHECKS.iter().collect()
    } else {
        checks
            .iter()
            .map(|name| find(name))
            .collect::<Result<_, _>>()?
    };
    let scope = Scope {
        problems: &chosen(ids)?,
        checks: &checks,
        whole: ids.is_empty(),
        only_changed,
    };
    let bar = progress(scope.steps());
    let found = verify(root, scope, &Settings::default(), &|step| match step {
        Progress::Begins(id, what) => bar.set_message(format!("{id}: {what}")),
        Progress::Done(steps) => bar.inc(steps),
    });
    bar.finish_and_clear();
    Ok(exit_code(show_findings(found?)))
}

/// Prints all, and tells whether it is well. What failed stands last, next to the count: where only
/// the end of a log is read, it is seen.
fn show_findings(mut all: Vec<Findings>) -> bool {
    all.sort_by_key(|findings| !findings.faults.is_empty());
    all.iter().for_each(show);
    let failed: usize = all.iter().map(|findings| findings.faults.len()).sum();
    let checks: usize = all.iter().map(|findings| findings.checks).sum();
    let skipped: usize = all.iter().map(|findings| findings.skipped.len()).sum();
    let passed = checks.saturating_sub(failed);
    out::line(format_args!(
        "{passed} passed, {failed} failed, {skipped} skipped"
    ));
    failed == 0
}

/// A line for a problem, and below it what failed and what was skipped.
fn show(findings: &Findings) {
    let state = if findings.faults.is_empty() {
        style("ok").green()
    } else {
        style("FAILED").red()
    };
    let Findings { id, summary, .. } = findings;
    out::line(format_args!("{id:<9} {state}  {summary}"));
    for told in findings.faults.iter().chain(&findings.skipped) {
        let told = told.trim_end().replace('\n', "\n          ");
        out::line(format_args!("          {told}"));
    }
    for lacking in &findings.lacking {
        let lacking = lacking.trim_end().replace('\n', "\n          ");
        out::line(format_args!("          before it is listed: {lacking}"));
    }
}

/// Tells what each problem needs of its limits.
fn measure(root: &Root, ids: &[String], write: bool) -> Result<ExitCode> {
    let mut all_fair = true;
    let mut all = Vec::new();
    for problem in chosen(ids)? {
        let shares = shares::shares(root, problem, &Settings::default())
            .with_context(|| format!("{}: cannot be measured", problem.id()))?;
        let (text, is_fair) = shares::tell(problem.id(), &shares);
        out::print(text);
        all_fair &= is_fair;
        all.push((problem.id(), shares));
    }
    if write {
        let path = root.path().join("bench/LIMITS.md");
        inpout::write_atomically(&path, &shares::table(&all))?;
    }
    Ok(exit_code(all_fair))
}

/// Lets reference and solution.cpp of each problem run in turn.
fn let_race(root: &Root, ids: &[String], runs: u64, write: bool) -> Result<()> {
    let runs = usize::try_from(runs)?;
    let mut all = Vec::new();
    for problem in chosen(ids)? {
        let heats = race::race(root, problem, &Settings::default(), runs)?;
        for heat in &heats {
            out::line(heat.line());
        }
        all.extend(heats);
    }
    if write {
        let path = root.path().join("bench/CPP.md");
        inpout::write_atomically(&path, &race::table(&all, runs))?;
    }
    Ok(())
}

/// Tells which mutants the tests of each problem miss.
fn mutate(root: &Root, arguments: &StrengthArguments) -> Result<ExitCode> {
    let wanted = Wanted {
        files: arguments.files.clone(),
        inputs: arguments.inputs,
        alone: arguments.alone,
    };
    let path = root.path().join("bench/STRENGTH.md");
    let mut all_strong = true;
    for problem in chosen(&arguments.ids)? {
        let mut rows = Vec::new();
        for strength in strength::strengths(root, problem, &wanted)? {
            out::print(strength.tell(problem.id(), wanted.alone));
            all_strong &= strength.is_strong();
            rows.push((problem.id(), strength));
        }
        if arguments.write {
            let old = fs::read_to_string(&path).unwrap_or_default();
            inpout::write_atomically(&path, &strength::renewed(&old, &rows))?;
        }
    }
    Ok(exit_code(all_strong))
}

/// Makes a room, and tells what comes next.
fn make_room(root: &Root, id: &str, file: Option<&str>) -> Result<()> {
    let file = file.map_or_else(|| id.to_uppercase(), str::to_owned);
    scaffold::create(root, id, &file)?;
    scaffold::enter(root)?;
    out::line(format_args!(
        "problems/{id}/ holds a small game, a draft, to be replaced by yours; CONTRIBUTING.md says how.\n\
         Whatever you change:\n  \
         cargo run --release --bin judge -- lock {id}   makes its tests anew\n  \
         make test P={id}   says what is wrong, and what is missing before it can be listed"
    ));
    Ok(())
}

/// Writes the tables in the lessons of these problems anew, or of all if none is named; tells what
/// is wrong with the lessons. The exit code is 1 if something is.
///
/// # Errors
/// If a lesson cannot be read or written.
pub(crate) fn write_lessons(ids: &[String], root: Option<&Path>) -> Result<ExitCode> {
    let root = Root::find(root)?;
    let mut is_well = true;
    for problem in chosen(ids)? {
        let room = root.room(problem.id());
        let mut faults = renew(&room, problem)?;
        // As it stands in the room: whoever writes a lesson adds submissions too.
        let manifest = fs::read_to_string(room.join("problem.toml"))?;
        let spec = Spec::parse(problem.id(), &manifest)?;
        faults.extend(faults_of(&room, &spec));
        // Over the whole set it is judge test that runs what mistakes are told of.
        if !ids.is_empty() {
            faults.extend(claim_faults(&root, problem, &spec)?);
        }
        for fault in &faults {
            out::line(format_args!("problems/{}: {fault}", problem.id()));
        }
        is_well &= faults.is_empty();
    }
    Ok(exit_code(is_well))
}

fn exit_code(well: bool) -> ExitCode {
    if well {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn lock_one(root: &Root, problem: &dyn AnyProblem) -> Result<()> {
    let spec = spec_of(problem)?;
    let locked = lock(root, problem, &spec)?;
    let count = |by| {
        let tests = locked.tests.iter();
        tests.filter(|test| test.confirmed == by).count()
    };
    let confirmed: Vec<String> = Confirmed::ALL
        .into_iter()
        .filter(|&by| count(by) > 0)
        .map(|by| format!("{by} {}", count(by)))
        .collect();
    out::line(format_args!(
        "testdata/{}: {}; confirmed by {}",
        problem.id(),
        tier_counts(&spec),
        confirmed.join(", ")
    ));
    Ok(())
}

fn chosen(ids: &[String]) -> Result<Vec<&'static dyn AnyProblem>> {
    if ids.is_empty() {
        return Ok(problems().to_vec());
    }
    ids.iter()
        .map(|id| Ok(problem_set::find_problem(id)?))
        .collect()
}
