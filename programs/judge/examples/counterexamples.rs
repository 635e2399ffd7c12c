//! Lets `judge stress` look for ten seconds at every example submission that is wrong, and tells what
//! it finds, as a table.
//!
//! `cargo run --release --package judge-program --example counterexamples [-- [--write] [--missing] [ID…]]`: of
//! these problems, or of all; with `--missing` only submissions that have no row yet are looked at. With `--write` what
//! is found goes into `bench/STRESS.md`, where the other rows stay.

use std::fmt::Write;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use judge::program::Program;
use judge::runner::Settings;
use problem_set::Verdict;
use problem_set::{AnyProblem, Spec, Tier};
use stress::Bench;

/// How long is looked for a counterexample.
const LOOK: Duration = Duration::from_secs(10);

/// The inputs are the same ones every time.
const SEED: u64 = 1;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let is_helper = |first: &String| first == sandbox::HELPER_ARGUMENT;
    if arguments.first().is_some_and(is_helper) {
        return sandbox::helper::main();
    }
    let has = |option: &str| arguments.iter().any(|it| it == option);
    let is_named = |id: &str| has(id) || arguments.iter().all(|it| it.starts_with("--"));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let path = root.join("bench/STRESS.md");
    let old = std::fs::read_to_string(&path).unwrap_or_default();
    let mut rows = Vec::new();
    for &problem in all_problems::problems() {
        let spec = Spec::of(problem);
        for submission in &spec.submissions {
            let is_wrong = |verdict| verdict == Verdict::Wrong;
            let tier = if is_wrong(submission.expect) {
                Tier::Source
            } else if submission.expect_beyond.is_some_and(is_wrong) {
                Tier::Beyond
            } else {
                continue;
            };
            let begin = format!("| {} | {} |", problem.id(), submission.file);
            let known = old.lines().find(|row| row.starts_with(&begin));
            if is_named(problem.id()) && !(has("--missing") && known.is_some()) {
                let room = root.join("problems").join(problem.id());
                let row = look(problem, &submission.file, &room, tier).line();
                eprintln!("{row}");
                rows.push(row);
            } else if has("--write") {
                rows.extend(known.map(str::to_owned));
            }
        }
    }
    let table = table(&rows);
    if has("--write") {
        std::fs::write(&path, table).expect("bench/STRESS.md can be written");
        println!("→ {}", path.display());
    } else {
        println!("{table}");
    }
    ExitCode::SUCCESS
}

/// What came of one submission.
struct Row {
    problem: &'static str,
    file: String,
    tier: Tier,
    /// Inputs on which it ran while a counterexample was looked for.
    tried: usize,
    /// Until the small one was there, compiling not counted.
    took: Duration,
    /// The verdict, and the bytes of the input before it was made smaller and after.
    found: Option<(Verdict, usize, usize)>,
}

fn look(problem: &'static dyn AnyProblem, file: &str, room: &Path, tier: Tier) -> Row {
    let spec = Spec::of(problem);
    let settings = Settings::default();
    let source = room.join("submissions").join(file);
    let row = |tried, took, found| Row {
        problem: problem.id(),
        file: file.to_owned(),
        tier,
        tried,
        took,
        found,
    };
    let Ok(program) = Program::prepare(&source, &settings) else {
        // Its compiler is not here.
        return row(0, Duration::ZERO, None);
    };
    let started = Instant::now();
    let bench = Bench::new(&program, problem, spec, &settings, tier).expect("a place for files");
    let found = bench.look(LOOK, SEED).expect("files can be written");
    let counterexample = found.counterexample.map(|it| {
        let bytes = it.input.len();
        (it.report.verdict, it.bytes_before, bytes)
    });
    row(found.tried, started.elapsed(), counterexample)
}

impl Row {
    fn line(&self) -> String {
        let (id, file, tier) = (self.problem, &self.file, self.tier);
        let seconds = self.took.as_secs_f64();
        match self.found {
            Some((verdict, before, after)) => format!(
                "| {id} | {file} | {tier} | {verdict} | {} | {seconds:.1} | {before} | {after} |",
                self.tried
            ),
            None => format!(
                "| {id} | {file} | {tier} | – | {} | {seconds:.1} | | |",
                self.tried
            ),
        }
    }
}

fn table(rows: &[String]) -> String {
    let bytes = |row: &String| {
        let mut last = row.trim_end_matches(" |").rsplit(" | ");
        Some((last.next()?.parse().ok()?, last.next()?.parse().ok()?))
    };
    let mut sizes: Vec<(usize, usize)> = rows.iter().filter_map(bytes).collect();
    sizes.sort_unstable();
    let (after, _) = sizes.get(sizes.len() / 2).copied().unwrap_or_default();
    let mut before: Vec<usize> = sizes.iter().map(|&(_, before)| before).collect();
    before.sort_unstable();
    let before = before.get(before.len() / 2).copied().unwrap_or_default();
    let mut text = format!(
        "# Counterexamples\n\n\
         Written by `cargo run --release --package judge-program --example counterexamples -- --write`: `judge stress`\n\
         looks for {} seconds at every example submission that is wrong: first at all small inputs in order of their size, then at\n\
         those of one seed, and makes what it finds smaller. Of {} submissions it catches {}; the median size is {before} bytes as found\n\
         and {after} bytes as shown.\n\n\
         | problem | submission | tier | verdict | inputs | seconds | bytes found | bytes shown |\n\
         |---|---|---|---|--:|--:|--:|--:|\n",
        LOOK.as_secs(),
        rows.len(),
        sizes.len(),
    );
    for row in rows {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{row}");
    }
    text
}
