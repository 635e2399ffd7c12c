//! Two classes, marked: a tidy one of forty, three times from the beginning, and one as pupils really
//! hand it in, with every kind of trouble. Tells whether everything is as it is expected.
//!
//! `cargo build --release --package judge-program --bins --examples`, then
//! `target/release/examples/classroom [forty | untidy] [--write]`; with `--write` the result goes into
//! `bench/CLASS.md`. The classes are made in temporary folders.

#[path = "../tests/all/common/untidy/mod.rs"]
mod untidy;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

use problem_set::Spec;
use problem_set::spec::Submission;
use untidy::{Untidy, found};

const PROBLEMS: [&str; 5] = ["nim", "dice", "coins", "pebbles", "nimsqrt"];

const PUPILS: usize = 40;

const TIMES: usize = 3;

/// The headings of the two parts.
const FORTY: &str = "# A class of forty\n";
const UNTIDY: &str = "# A class as it is handed in\n";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let is_asked = |word: &str| arguments.iter().any(|it| it == word);
    let set = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let path = set.join("bench/CLASS.md");
    let before = fs::read_to_string(&path).unwrap_or_default();
    let (forty, untidy) = before.split_at(before.find(UNTIDY).unwrap_or(before.len()));
    let (mut forty, mut untidy) = (forty.trim_end().to_owned(), untidy.to_owned());
    let mut is_right = true;
    if !is_asked("untidy") {
        forty = forty_marked(&set, &mut is_right);
    }
    if !is_asked("forty") {
        untidy = untidy_marked(&set, &mut is_right);
    }
    let told = format!("{}\n\n{untidy}", forty.trim_end());
    print!("{told}");
    if is_asked("--write") {
        fs::write(path, told).expect("bench/CLASS.md can be written");
    }
    ExitCode::from(u8::from(!is_right))
}

/// `judge class` on a class, everything anew.
fn judge(set: &Path, class: &Path, arguments: &[&str]) -> Command {
    let judge = std::env::current_exe()
        .expect("a running program has a name")
        .with_file_name("../judge");
    let mut command = Command::new(judge);
    command
        .args(["class", "--again", "--root"])
        .args([set, class])
        .args(arguments);
    command
}

fn page(class: &Path) -> String {
    fs::read_to_string(class.join("scores.html")).expect("the report")
}

/// The tidy class, marked several times.
fn forty_marked(set: &Path, is_right: &mut bool) -> String {
    let class = tempfile::tempdir().expect("a temporary folder");
    let expected = hand_in(set, class.path());
    let mut runs = Vec::new();
    for _ in 0..TIMES {
        let started = Instant::now();
        let status = judge(set, class.path(), &["--lang", "vi"]).status();
        assert!(status.is_ok_and(|it| it.success()), "the class is marked");
        let took = started.elapsed();
        let page = page(class.path());
        let verdicts = (1..=PUPILS).map(|pupil| verdicts(&page, pupil)).collect();
        runs.push(Run { took, verdicts });
    }
    *is_right &= runs.iter().all(|run| run.verdicts == expected);
    told(&expected, &runs)
}

/// The untidy class, marked once, and once more from what was kept.
fn untidy_marked(set: &Path, is_right: &mut bool) -> String {
    let home = tempfile::tempdir().expect("a temporary folder");
    let (class, cache) = (home.path().join("class"), home.path().join("cache"));
    fs::create_dir(&class).expect("a folder");
    let untidy = Untidy::hand_in(&class);
    let mark = |arguments: &[&str]| {
        let started = Instant::now();
        let mut judge = judge(set, &class, arguments);
        let judge = judge
            .env("XDG_CACHE_HOME", &cache)
            .env("PATH", &untidy.path);
        let status = judge.status().expect("the judge runs");
        assert_eq!(status.code(), Some(3), "something cannot be judged");
        started.elapsed().as_secs_f64()
    };
    let took = mark(&["--lang", "en"]);
    let page = page(&class);
    let mut text = format!(
        "{UNTIDY}\n\
         Written by the same program: {} pupils, each with another kind of trouble, hand in NIM and COINS; a right solution\n\
         has 100 points. Marked in {took:.0} s. `–`: nothing was handed in. `?`: could not be judged, and is no score. What is\n\
         said stands in `scores.html` with the pupil, and where it may change a score, on the terminal.\n\n\
         | handed in | NIM | COINS | what is said | as expected |\n|---|--:|--:|---|---|\n",
        untidy.kinds.len()
    );
    for kind in &untidy.kinds {
        let (cells, said) = found(&page, &kind.pupil).unwrap_or_default();
        let fault = kind.fault(&page);
        *is_right &= fault.is_none();
        let cell = |at: usize| cells.get(at).map_or("", String::as_str);
        let _ = writeln!(
            text,
            "| {} | {} | {} | {} | {} |",
            kind.what,
            cell(0),
            cell(1),
            shortened(&said),
            if fault.is_none() { "yes" } else { "**no**" }
        );
    }
    text
}

/// A remark in a line of a table.
fn shortened(said: &str) -> String {
    let plain = said
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&amp;", "&");
    let plain = plain.replace('|', "/").replace("xxxx", "");
    let short: String = plain.chars().take(160).collect();
    let more = if plain.chars().count() > 160 {
        "…"
    } else {
        ""
    };
    format!("{short}{more}")
}

/// Writes the pupils' folders and the contest; what verdicts are expected, by pupil and problem.
fn hand_in(set: &Path, class: &Path) -> Vec<Vec<String>> {
    let mut contest = String::from("title = 'Lớp thử'\n");
    let mut expected = vec![Vec::new(); PUPILS];
    for (nth, id) in PROBLEMS.into_iter().enumerate() {
        // Writing to a string cannot fail.
        let _ = writeln!(contest, "[[problems]]\nid = '{id}'\npoints = 100");
        let problem = all_problems::find(id).expect("the problem is in the set");
        let spec = Spec::of(problem);
        // What needs another compiler than C++ may be missing here.
        let submissions: Vec<&Submission> = spec
            .submissions
            .iter()
            .filter(|it| {
                Path::new(&it.file)
                    .extension()
                    .is_some_and(|it| it == "cpp")
            })
            .collect();
        for (pupil, expected) in expected.iter_mut().enumerate() {
            let submission = submissions[(pupil + nth * pupil / 8) % submissions.len()];
            let path = set.join("problems").join(id).join("submissions");
            let source = fs::read_to_string(path.join(&submission.file)).expect("a submission");
            let folder = class.join(format!("Học sinh {:02}", pupil + 1));
            fs::create_dir_all(&folder).expect("a folder");
            // Every pupil's own, so that each is judged.
            let text = format!("// {}\n{source}", pupil + 1);
            fs::write(folder.join(format!("{}.cpp", spec.file)), text).expect("a file");
            expected.push(submission.expect.to_string());
        }
    }
    fs::write(class.join("contest.toml"), contest).expect("a file");
    expected
}

/// The class marked once.
struct Run {
    took: Duration,
    /// By pupil and problem.
    verdicts: Vec<Vec<String>>,
}

/// In how many places two tables of verdicts differ.
fn differences(one: &[Vec<String>], other: &[Vec<String>]) -> usize {
    let pairs = one.iter().flatten().zip(other.iter().flatten());
    pairs.filter(|(one, other)| one != other).count()
}

fn told(expected: &[Vec<String>], runs: &[Run]) -> String {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for verdict in expected.iter().flatten() {
        *counts.entry(verdict).or_default() += 1;
    }
    let counts = counts
        .iter()
        .map(|(verdict, count)| format!("{count} {verdict}"));
    let cpus = std::thread::available_parallelism().map_or(1, usize::from);
    let mut text = format!(
        "{FORTY}\n\
         Written by `target/release/examples/classroom --write`: {PUPILS} pupils hand in a program for each of {} problems\n\
         ({}), taken in turn from the example submissions in C++. `judge class --again`\n\
         marks the {} sources {TIMES} times from the beginning, on a machine with {cpus} CPUs. Expected: {}.\n\n\
         | run | seconds | verdicts as expected | others | unlike the first run |\n\
         |--:|--:|--:|--:|--:|\n",
        PROBLEMS.len(),
        PROBLEMS.join(", "),
        PUPILS * PROBLEMS.len(),
        counts.collect::<Vec<_>>().join(", "),
    );
    for (number, run) in (1..).zip(runs) {
        let others = differences(expected, &run.verdicts);
        let _ = writeln!(
            text,
            "| {number} | {:.0} | {} | {others} | {} |",
            run.took.as_secs_f64(),
            PUPILS * PROBLEMS.len() - others,
            differences(&runs[0].verdicts, &run.verdicts)
        );
    }
    text
}

/// The verdicts of a pupil, in the order of the problems.
fn verdicts(page: &str, pupil: usize) -> Vec<String> {
    let name = format!(">Học sinh {pupil:02}</a><td");
    let line = page.lines().find(|line| line.contains(&name));
    let cells = line
        .unwrap_or_default()
        .split("<td class=\"")
        .skip(1)
        .chain(std::iter::repeat(""));
    let verdicts = cells.map(|cell| cell.split('"').next().unwrap_or_default().to_owned());
    verdicts.take(PROBLEMS.len()).collect()
}
