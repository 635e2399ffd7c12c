//! Judges the programs of `misreadings.txt`, which the tests once judged wrongly, and tells their
//! verdicts now, as a table.
//!
//! `cargo run --release --package judge-program --example misreadings [-- [--write] ID…]`; with
//! identifiers only the programs of these problems are judged. With `--write` the table goes into
//! `bench/MISREADINGS.md`, where the rows of other problems stay as they are. A program is a
//! submission of its room, or one in which a constant is another.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use judge::program::Program;
use judge::runner::{Report, Settings, judge_all};
use judge::testset::{Root, ensure_tests};
use problem_set::{Spec, Tier, Verdict};

/// The programs: problem, submission, changes, tier, verdict that it had, what is misread.
const LIST: &str = include_str!("misreadings.txt");

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let has = |argument: &str| arguments.first().is_some_and(|first| first == argument);
    if has(sandbox::HELPER_ARGUMENT) {
        return sandbox::helper::main();
    }
    let ids: Vec<&String> = arguments.iter().filter(|it| *it != "--write").collect();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench/MISREADINGS.md");
    let old = if has("--write") && !ids.is_empty() {
        fs::read_to_string(&path).unwrap_or_default()
    } else {
        String::new()
    };
    let all = LIST.lines().filter(|line| !line.starts_with('#'));
    let rows = all.map(Once::parse).filter_map(|once| {
        if ids.is_empty() || ids.iter().any(|id| *id == once.problem) {
            let row = once.judged();
            eprintln!("{}", row.line);
            Some(row)
        } else {
            once.kept(&old)
        }
    });
    let rows: Vec<Row> = rows.collect();
    let table = table(&rows);
    if has("--write") {
        fs::write(&path, table).expect("bench/MISREADINGS.md can be written");
        println!("→ {}", path.display());
    } else {
        println!("{table}");
    }
    ExitCode::from(u8::from(rows.iter().any(|row| !row.is_mended)))
}

/// A program that was once judged wrongly.
struct Once {
    problem: &'static str,
    file: &'static str,
    /// What becomes what else in the submission, if anything does.
    change: Option<(&'static str, &'static str)>,
    tier: Tier,
    verdict: &'static str,
    what: &'static str,
}

/// A line of the table.
struct Row {
    line: String,
    /// Whether what is wrong is not accepted, and what is right is.
    is_mended: bool,
    is_right: bool,
}

impl Once {
    fn parse(line: &'static str) -> Once {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [problem, file, change, tier, verdict, what] = fields[..] else {
            panic!("{line}: six fields");
        };
        Once {
            problem,
            file,
            change: change.split_once(" → "),
            tier: if tier == "beyond" {
                Tier::Beyond
            } else {
                Tier::Source
            },
            verdict,
            what,
        }
    }

    fn judged(&self) -> Row {
        let report = self.report();
        let now = match self.tier {
            Tier::Beyond => report.beyond.unwrap_or(report.verdict),
            _ => report.verdict,
        };
        let by = match report.first_failure() {
            Some(test) => test.name.clone(),
            None => needs(&report),
        };
        self.row(
            format!("{} {now} | {by} |", self.head()),
            now == Verdict::Accepted,
        )
    }

    /// What its row begins with, whatever the verdict is now.
    fn head(&self) -> String {
        let shown = match self.change {
            None => self.file.to_owned(),
            Some((old, new)) => format!("{}, `{old}` → `{new}`", self.file),
        };
        format!(
            "| {} | {} | {shown} | {} | {} |",
            self.problem, self.what, self.tier, self.verdict
        )
    }

    /// Its row in a table that was written before.
    fn kept(&self, table: &str) -> Option<Row> {
        let head = self.head();
        let line = table.lines().find(|line| line.starts_with(&head))?;
        let now = line[head.len()..].trim_start();
        Some(self.row(line.to_owned(), now.starts_with("AC ")))
    }

    fn row(&self, line: String, is_accepted: bool) -> Row {
        let is_right = self.verdict != "AC";
        Row {
            line,
            is_mended: is_right == is_accepted,
            is_right,
        }
    }

    fn report(&self) -> Report {
        let root = Root::find(None).expect("the workspace");
        let problem = all_problems::find(self.problem).expect("a problem of the set");
        let spec = Spec::of(problem);
        let tiers = match self.tier {
            Tier::Beyond => &[Tier::Beyond][..],
            _ => &[Tier::Sample, Tier::Source],
        };
        let tests = ensure_tests(&root, problem, spec, tiers).expect("the tests can be made");
        let path = root.room(&spec.id).join("submissions").join(self.file);
        let mut source = fs::read_to_string(&path).expect("a submission of the room");
        if let Some((old, new)) = self.change {
            assert!(source.contains(old), "{}: no {old}", path.display());
            source = source.replace(old, new);
        }
        let folder = tempfile::tempdir().expect("a place for files");
        let path = folder.path().join(self.file);
        fs::write(&path, source).expect("a file can be written");
        let settings = Settings {
            stop_at_failure: true,
            ..Settings::default()
        };
        let Ok(program) = Program::prepare(&path, &settings) else {
            panic!("{}: it does not compile", path.display());
        };
        judge_all(&program, problem, spec, &tests, &settings, &|_| {})
    }
}

/// What an accepted program needs of its limits where it needs most.
fn needs(report: &Report) -> String {
    let mut tiers = report.tiers.iter().rev();
    tiers.next().map_or(String::new(), |tier| {
        let (time, most) = (tier.slowest_ms, tier.time_ms);
        let (memory, all) = (tier.highest_kib.div_ceil(1024), tier.memory_mib);
        format!("{time} of {most} ms, {memory} of {all} MiB")
    })
}

fn table(rows: &[Row]) -> String {
    let lines = |is_right| -> String {
        let chosen = rows.iter().filter(|row| row.is_right == is_right);
        chosen.flat_map(|row| [&row.line, "\n"]).collect()
    };
    let count = |is_right| rows.iter().filter(|row| row.is_right == is_right).count();
    let mended = rows.iter().filter(|row| row.is_mended).count();
    format!(
        "# Misreadings\n\n\
         Written by `cargo run --release --package judge-program --example misreadings -- --write`: programs that the tests\n\
         once judged wrongly, with the verdict that they had (then) and have (now). Each is a submission of its room, or one\n\
         in which a constant is another; those of CARO stand for sixteen factors and for boards of many sizes.\n\
         {mended} of {} are judged as they should be.\n\n\
         ## Wrong, and once accepted: {}\n\n\
         | problem | what is misread | program | tier | then | now | caught by |\n\
         |---|---|---|---|---|---|---|\n{}\n\
         ## Right, and once rejected: {}\n\n\
         | problem | what it does | program | tier | then | now | needs |\n\
         |---|---|---|---|---|---|---|\n{}",
        rows.len(),
        count(false),
        lines(false),
        count(true),
        lines(true)
    )
}
