//! The subcommands that keep the set: `test`, `lock`, `shares`, `race`, `strength`, `examples`, `testdata`, `list`,
//! `show` and `new`.

use std::fs;
use std::io::ErrorKind;
use std::process::ExitCode;

use crate::out;
use bilingual::{Lang, Result, sentences};
use command_line::{Named, arguments, choice, command, flag, option, spoken, word};
use console::style;
use judge::errors::unwritten;
use judge::lock::Confirmed;
use judge::root::Root;
use judge::settings::Settings;
use judge::testset::ensure_tests;
use judge::user;
use keeping::checks::{CHECKS, Check};
use keeping::expected::claim_faults;
use keeping::listing::{tier_counts, write_tables};
use keeping::locking::{Step, lock};
use keeping::making::examples::Examples;
use keeping::making::strength::{self, Wanted};
use keeping::making::{race, shares};
use keeping::quantities::{self, Reach};
use keeping::scaffold;
use keeping::verify::{Findings, Progress, Scope, verify};
use lessons::faults::faults_of;
use lessons::renewal::renew;
use lessons::road::{self, By};
use problem_set::{AnyProblem, Spec, Tier, home, rooms};

use crate::doctor::told;
use crate::frame::{Command, Frame, exit_code};
use crate::help;
use crate::listing;
use crate::out::progress;

sentences! {
    TEST: "Kiểm tra bộ đề: các phòng, test, giới hạn, lời giải mẫu và các bài nộp mẫu", "Prove the set: rooms, lock, validators, references under their limits, submissions";
    LOCK: "Sinh lại test của các bài, kiểm chứng từng đáp án và ghi dấu chúng", "Make the tests of problems anew, confirm every answer and pin them";
    SHARES: "Đo xem lời giải mẫu và các bài nộp mẫu dùng bao nhiêu phần của giới hạn, và giới hạn có công bằng không", "Measure what references and example submissions need of the limits, and whether these are fair";
    RACE: "Cho lời giải mẫu, solution.cpp và fast.cpp (nếu có) của từng bài chạy luân phiên để so thời gian", "Let every reference, solution.cpp and fast.cpp, if it is there, run in turn, and tell how their times compare";
    STRENGTH: "Tìm những chỗ hiểu sai luật và những chỗ sửa nhỏ làm bài nộp sai mà vẫn qua hết các test", "Look for rules misread and small mutants of programs that are wrong but pass the tests";
    EXAMPLES: "Chạy các bài nộp sai trên những dữ liệu nhỏ, và ghi lại chúng sai ở đâu cho các trang web", "Run the wrong submissions on small inputs, and keep for the pages where they fail";
    TESTDATA: "Ghi mọi test ra testdata/, kể cả test lớn", "Write out all tests, the large ones too, into testdata/";
    LIST: "Liệt kê các bài", "List the problems";
    SHOW: "Cho xem một bài: xuất xứ, các giới hạn, mỗi test để làm gì", "Show a problem: where it comes from, its limits, what its tests are for";
    DOCTOR: "Thử từng ngôn ngữ có trên máy này, và cho biết chương trình được cách ly đến đâu", "Try every language that this machine has, and tell how well programs are sealed off";
    NEW: "Tạo phòng cho một bài mới, nhỏ nhưng chạy được, và ghi tên nó vào danh sách", "Make the room of a new problem, small and working, and register it";

    // The orders of a list.
    TECHNIQUE: "theo ý tưởng, tức là lộ cách giải", "The idea, which gives it away";
    LEVEL: "từ dễ đến khó", "From easy to hard";
}

/// The commands about the set itself.
pub(crate) fn commands() -> Vec<Command> {
    vec![
        command("test", TEST, |it, at| prove(&at.whole_set()?, it)),
        command("lock", LOCK, |it: &SomeArguments, at| {
            let root = at.whole_set()?;
            for problem in chosen(&it.ids)? {
                lock_one(&root, problem)?;
            }
            Ok(ExitCode::SUCCESS)
        }),
        command("shares", SHARES, |it, at| measure(&at.whole_set()?, it)),
        command("race", RACE, |it, at| let_race(&at.whole_set()?, it)),
        command("strength", STRENGTH, |it, at| mutate(&at.whole_set()?, it)),
        command("examples", EXAMPLES, |it: &SomeArguments, at| {
            let root = at.whole_set()?;
            for problem in chosen(&it.ids)? {
                if let Some(examples) = Examples::made(&root, problem)? {
                    examples.write(&root, problem.id())?;
                    out::line(format_args!("{}: {}", problem.id(), examples.told()));
                }
            }
            Ok(ExitCode::SUCCESS)
        }),
        command("testdata", TESTDATA, |it: &SomeArguments, at| {
            write_tests(&at.set()?, &it.ids)
        }),
        command("list", LIST, list),
        command("show", SHOW, |it: &ShowArguments, at| {
            let problem = problem_set::find_problem(&it.id)?;
            out::print(listing::show(&at.set()?, problem, it.lang)?);
            Ok(ExitCode::SUCCESS)
        }),
        command("doctor", DOCTOR, |it, _| {
            let (text, code) = told(it, &Settings::default())?;
            out::print(text);
            Ok(code)
        }),
        command("new", NEW, |it, at| make_room(&at.whole_set()?, it)),
    ]
}

arguments! {
    /// What `judge test` is told on the command line.
    struct TestArguments {
        ids: Vec<String> = help::problems();
        changed: bool = flag(),
            "Bỏ qua những bài đã đạt ở đây mà từ đó không có gì thay đổi",
            "Leave out problems that have passed here since anything changed on which that rests";
        quick: bool = flag().without(["changed"]),
            "Bỏ qua những phép kiểm tra lâu: bảng trong các bài học, các bài nộp mẫu ngoài solution.cpp",
            "Leave out the long checks: tables in lessons, and example submissions but solution.cpp";
        long: bool = flag().without(["changed", "quick"]),
            "Chỉ làm những phép kiểm tra mà --quick bỏ qua",
            "Make only the checks that --quick leaves out";
        checks: Vec<&'static Check> = choice("NAME", named()).many().called("check").without(["changed", "quick", "long"]),
            "Chỉ làm phép kiểm tra này; có thể ghi nhiều lần",
            "Make this check only; may be given several times";
    }
}

/// The checks by their names, each with what holds where it passes.
fn named() -> impl Iterator<Item = Named<&'static Check>> {
    CHECKS
        .iter()
        .map(|check| (check, check.name, Some(check.holds)))
}

arguments! {
    /// What `judge lock`, `judge examples` and `judge testdata` are told on the command line.
    struct SomeArguments {
        ids: Vec<String> = help::problems();
    }
}

arguments! {
    /// What `judge shares` is told on the command line.
    struct SharesArguments {
        ids: Vec<String> = help::problems();
        write: bool = flag(),
            "Ghi cả các dòng của những bài này trong bảng bench/LIMITS.md",
            "Write the rows of these problems in the table bench/LIMITS.md too";
    }
}

arguments! {
    /// What `judge race` is told on the command line.
    struct RaceArguments {
        ids: Vec<String> = help::problems();
        runs: usize = option("RUNS").within(1..=999).or("9"),
            "Mỗi chương trình chạy bao nhiêu lần với một test",
            "How often each of them runs on a test";
        write: bool = flag().without(["ids"]),
            "Ghi cả bảng bench/CPP.md",
            "Write the table bench/CPP.md too";
    }
}

arguments! {
    /// What `judge strength` is told on the command line.
    struct StrengthArguments {
        ids: Vec<String> = help::problems();
        files: Vec<String> = option("FILE").many().called("file"),
            "Bài nộp bị sửa, hay rules.rs; có thể ghi nhiều lần, không ghi thì là rules.rs, solution.cpp, simple.cpp, fast.cpp",
            "The submission that is mutated, or rules.rs; may be given several times, else rules.rs, solution.cpp, simple.cpp, fast.cpp";
        inputs: usize = option("N").or("300"),
            "Bản sửa nào qua hết các test thì thử thêm chừng ấy dữ liệu nhỏ ngẫu nhiên",
            "How many small random inputs a mutant that passes the tests has to stand";
        quantities: bool = flag().without(["files"]),
            "Không sửa gì cả, chỉ đo những đại lượng mà một lối tắt sai giới hạn",
            "Mutate nothing; measure only the quantities that a shortcut bounds";
        alone: bool = flag(),
            "Cho biết cả những test mà chỉ một mình nó bắt được một bản sửa",
            "Tell too which tests alone catch a mutant";
        write: bool = flag(),
            "Ghi cả các dòng của những bài này trong bảng bench/STRENGTH.md",
            "Write the rows of these problems in the table bench/STRENGTH.md too";
    }
}

arguments! {
    /// What `judge list` is told on the command line.
    struct ListArguments {
        by: Option<By> = choice("BY", ORDERS).without(["write"]),
            "Theo thứ tự này; không ghi thì theo tên",
            "In this order; without it by their names";
        write: bool = flag(),
            "Ghi các bảng bài vào problems/README và LADDER, cả hai thứ tiếng, thay vì in ra",
            "Write the tables of problems into problems/README and LADDER, in both languages, instead";
        lang: Lang = spoken();
    }
}

/// By what `judge list` puts the problems in order.
const ORDERS: [Named<By>; 2] = [
    (By::Technique, "technique", Some(TECHNIQUE)),
    (By::Level, "level", Some(LEVEL)),
];

arguments! {
    /// What `judge show` is told on the command line.
    struct ShowArguments {
        id: String = help::problem();
        lang: Lang = spoken();
    }
}

arguments! {
    /// What `judge new` is told on the command line.
    struct NewArguments {
        id: String = word("ID"),
            "Tên bài, cũng là tên thư mục, package và chương trình: chữ thường đứng đầu, rồi chữ thường, chữ số và _, nhiều nhất 20",
            "Name of folder, package and program: a lower-case letter, then lower-case letters, digits and _, at most 20";
        file: Option<String> = option("FILE"),
            "Tên chung của các file; không ghi thì là tên bài viết hoa",
            "Stem of the files; the identifier in upper case if not given";
    }
}

/// Writes out all tests.
fn write_tests(root: &Root, ids: &[String]) -> Result<ExitCode> {
    for problem in chosen(ids)? {
        let spec = Spec::of(problem);
        let tests = ensure_tests(root, problem, spec, &Tier::ALL)?;
        let (own, id) = (root.tests(problem.id()), problem.id());
        let elsewhere = || tests.iter().filter(|test| !test.input.starts_with(&own));
        if elsewhere().any(|test| !user::lasts(&test.input)) {
            return Err(unwritten(&own, &ErrorKind::ReadOnlyFilesystem.into()));
        }
        out::line(format_args!("testdata/{id}: {}", tier_counts(spec)));
        for test in elsewhere() {
            let (number, place) = (&test.number, test.input.with_file_name(""));
            out::line(format_args!(
                "testdata/{id}/{number}: cannot be written; it is in {}",
                place.display()
            ));
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Prints the list of the problems, or writes the tables that list them.
fn list(arguments: &ListArguments, at: &Frame) -> Result<ExitCode> {
    match arguments.by {
        Some(by) => out::print(road::list_by(by, arguments.lang)),
        None if arguments.write => write_tables(&at.whole_set()?)?,
        None => out::print(listing::list(arguments.lang)),
    }
    Ok(ExitCode::SUCCESS)
}

/// Verifies these problems, or the whole set, by these checks, or by all.
fn prove(root: &Root, arguments: &TestArguments) -> Result<ExitCode> {
    let (quick, long) = (arguments.quick, arguments.long);
    let wanted = |it: &&Check| if it.is_long() { !quick } else { !long };
    let all: Vec<&Check> = CHECKS.iter().filter(wanted).collect();
    let scope = Scope {
        problems: &chosen(&arguments.ids)?,
        checks: match arguments.checks.as_slice() {
            [] => &all,
            checks => checks,
        },
        whole: arguments.ids.is_empty(),
        only_changed: arguments.changed,
    };
    let bar = progress(scope.steps());
    out::tell_in_lines(&bar);
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
    let lacking = findings.lacking.iter();
    let lacking = lacking.map(|it| format!("before it is listed: {it}"));
    // What failed stands last here too.
    let told = findings.skipped.iter().chain(&findings.faults).cloned();
    for told in lacking.chain(told) {
        let told = told.trim_end().replace('\n', "\n          ");
        out::line(format_args!("          {told}"));
    }
}

/// Tells what each problem needs of its limits.
fn measure(root: &Root, arguments: &SharesArguments) -> Result<ExitCode> {
    let path = root.path().join("bench/LIMITS.md");
    let mut all_fair = true;
    for problem in chosen(&arguments.ids)? {
        let shares = shares::shares(root, problem, &Settings::default())
            .map_err(|why| why.at(&format!("{}: cannot be measured", problem.id())))?;
        let (text, is_fair) = shares::tell(problem.id(), &shares);
        out::print(text);
        all_fair &= is_fair;
        if arguments.write {
            let old = fs::read_to_string(&path).unwrap_or_default();
            inpout::write_atomically(&path, &shares::renewed(&old, problem.id(), &shares))?;
        }
    }
    Ok(exit_code(all_fair))
}

/// Lets the reference of each problem and its rivals in C++ run in turn.
fn let_race(root: &Root, arguments: &RaceArguments) -> Result<ExitCode> {
    let runs = arguments.runs;
    let mut all = Vec::new();
    for problem in chosen(&arguments.ids)? {
        let heats = race::race(root, problem, &Settings::default(), runs)?;
        for heat in &heats {
            out::line(heat.line());
        }
        all.extend(heats);
    }
    if arguments.write {
        let path = root.path().join("bench/CPP.md");
        inpout::write_atomically(&path, &race::table(&all, runs))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Tells how far the tests of each problem reach, and which mutants they miss.
fn mutate(root: &Root, arguments: &StrengthArguments) -> Result<ExitCode> {
    let wanted = Wanted {
        files: arguments.files.clone(),
        inputs: arguments.inputs,
        alone: arguments.alone,
    };
    let path = root.path().join(quantities::TABLE);
    let mut all_strong = true;
    for problem in chosen(&arguments.ids)? {
        let spec = Spec::of(problem);
        let tests = ensure_tests(root, problem, spec, &Tier::ALL)?;
        let Reach { rows, faults } = quantities::reach(problem, spec, &tests)?;
        all_strong &= faults.is_empty();
        for told in rows.iter().chain(&faults) {
            out::line(told);
        }
        let strengths = if arguments.quantities {
            Vec::new()
        } else {
            strength::strengths(root, problem, &wanted)?
        };
        for strength in &strengths {
            out::print(strength.tell(problem.id(), wanted.alone));
            all_strong &= strength.is_strong();
        }
        if arguments.write {
            let old = fs::read_to_string(&path).unwrap_or_default();
            let new = strength::renewed(&old, problem.id(), &strengths, &rows);
            inpout::write_atomically(&path, &new)?;
        }
    }
    Ok(exit_code(all_strong))
}

/// Makes a room, and tells what comes next.
fn make_room(root: &Root, arguments: &NewArguments) -> Result<ExitCode> {
    let NewArguments { id, file } = arguments;
    let file = file.clone().unwrap_or_else(|| id.to_uppercase());
    scaffold::create(root, id, &file)?;
    scaffold::enter(root)?;
    out::line(format_args!(
        "problems/{id}/ holds a small game, a draft, to be replaced by yours; CONTRIBUTING.md says how.\n\
         Whatever you change:\n  \
         cargo run --release --bin judge -- lock {id}   makes its tests anew\n  \
         make test P={id}   says what is wrong, and what is missing before it can be listed"
    ));
    Ok(ExitCode::SUCCESS)
}

/// Writes the tables in the lessons of these problems anew, or of all if none is named; tells what
/// is wrong with the lessons. The exit code is 1 if something is.
///
/// # Errors
/// If a lesson cannot be read or written.
pub(crate) fn write_lessons(ids: &[String], root: &Root) -> Result<ExitCode> {
    let mut is_well = true;
    for problem in chosen(ids)? {
        let room = root.room(problem.id());
        let mut faults = renew(&room, problem)?;
        let mut spec = Spec::of(problem).clone();
        // The lesson of a variant has a form of its own.
        if spec.variant.is_none() {
            // As it stands in the room: whoever writes a lesson adds submissions too.
            let manifest = fs::read_to_string(room.join("problem.toml"))?;
            spec = Spec::parse(problem.id(), &manifest)?;
            faults.extend(faults_of(&room, &spec));
            // Over the whole set it is judge test that runs what mistakes are told of.
            if !ids.is_empty() {
                faults.extend(claim_faults(root, problem, &spec)?);
            }
        }
        for fault in &faults {
            out::line(format_args!("{}: {fault}", home(problem.id())));
        }
        // What a draft lacks is told, and fails nothing.
        is_well &= faults.is_empty() || spec.draft;
    }
    Ok(exit_code(is_well))
}

/// What is said of a test whose answer is not confirmed for long.
const WAITS: &str = "the search of src/brute.rs has not answered for half a minute; where an input is too large \
    for it, let it give None, as a Book does after some five seconds: then src/second.rs is asked";

fn lock_one(root: &Root, problem: &dyn AnyProblem) -> Result<()> {
    let spec = Spec::of(problem);
    let bar = progress(spec.tests.len() as u64);
    out::tell_in_lines(&bar);
    let locked = lock(root, problem, spec, &|step| match step {
        Step::Begins(test) => {
            bar.set_message(test.to_owned());
            bar.inc(1);
        }
        Step::Waits(test) => bar.suspend(|| out::complain(format_args!("{test}: {WAITS}"))),
    })?;
    bar.finish_and_clear();
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
        tier_counts(spec),
        confirmed.join(", ")
    ));
    Ok(())
}

fn chosen(ids: &[String]) -> Result<Vec<&'static dyn AnyProblem>> {
    if ids.is_empty() {
        return Ok(rooms());
    }
    ids.iter().map(|id| problem_set::find_problem(id)).collect()
}
