//! Hands the example submissions of five problems in as a class of forty pupils, has the class marked
//! three times from the beginning, and tells whether every verdict is the one that is expected.
//!
//! `cargo build --release --package judge-program --bins --examples`, then
//! `target/release/examples/classroom [--write]`; with `--write` the result goes into
//! `bench/CLASS.md`. The class is made in a temporary folder.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

use judge::problem::spec_of;
use registry::spec::Submission;

const PROBLEMS: [&str; 5] = ["nim", "dice", "coins", "pebbles", "nimsqrt"];

const PUPILS: usize = 40;

const TIMES: usize = 3;

fn main() -> ExitCode {
    let set = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let class = tempfile::tempdir().expect("a temporary folder");
    let expected = hand_in(&set, class.path());

    let judge = std::env::current_exe()
        .expect("a running program has a name")
        .with_file_name("../judge");
    let mut runs = Vec::new();
    for _ in 0..TIMES {
        let started = Instant::now();
        let status = Command::new(&judge)
            .args(["class", "--again", "--lang", "vi", "--root"])
            .args([&set, class.path()])
            .status();
        assert!(status.is_ok_and(|it| it.success()), "the class is marked");
        let took = started.elapsed();
        let page = fs::read_to_string(class.path().join("scores.html")).expect("the report");
        let verdicts = (1..=PUPILS).map(|pupil| verdicts(&page, pupil)).collect();
        runs.push(Run { took, verdicts });
    }
    let told = told(&expected, &runs);
    print!("{told}");
    if std::env::args().any(|it| it == "--write") {
        fs::write(set.join("bench/CLASS.md"), told).expect("bench/CLASS.md can be written");
    }
    if runs.iter().all(|run| run.verdicts == expected) {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Writes the pupils' folders and the contest; what verdicts are expected, by pupil and problem.
fn hand_in(set: &Path, class: &Path) -> Vec<Vec<String>> {
    let mut contest = String::from("title = 'Lớp thử'\n");
    let mut expected = vec![Vec::new(); PUPILS];
    for (nth, id) in PROBLEMS.into_iter().enumerate() {
        // Writing to a string cannot fail.
        let _ = writeln!(contest, "[[problems]]\nid = '{id}'\npoints = 100");
        let problem = roster::find(id).expect("the problem is in the set");
        let spec = spec_of(problem).expect("the manifest is right");
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
            expected.push(submission.expect.clone());
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
        "# A class of forty\n\n\
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
    let name = format!("<td>Học sinh {pupil:02}<td");
    let line = page.lines().find(|line| line.contains(&name));
    let cells = line
        .unwrap_or_default()
        .split("<td class=\"")
        .skip(1)
        .chain(std::iter::repeat(""));
    let verdicts = cells.map(|cell| cell.split('"').next().unwrap_or_default().to_owned());
    verdicts.take(PROBLEMS.len()).collect()
}
