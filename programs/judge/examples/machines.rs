//! Judges a program in every language on every machine that this one can be made into, and tells what
//! became of it, as a table.
//!
//! `cargo run --release --package judge-program --example machines [-- --write | -- NAME…]`, as root; with
//! `--write` the table goes into `sandbox/MACHINES.md`. It takes ten minutes. With names only these machines are
//! tried, each as often as it is named.

#[path = "../tests/all/common/machines.rs"]
mod machines;
#[path = "../../../sandbox/tests/common/marked.rs"]
mod marked;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::process::ExitCode;
use std::sync::Mutex;
use std::thread;

use machines::{Home, LANGUAGES, Machine, Skipped, VERDICTS, Workshop, fault};

/// All tests.
const TESTS: [usize; 6] = [1, 2, 3, 4, 5, 6];

/// What came of a language on a machine: the time of the long test in milliseconds, or what was wrong.
type Cell = Result<u64, String>;

fn main() -> ExitCode {
    let program = std::env::current_exe().expect("a program knows where it is");
    let above = program
        .ancestors()
        .nth(2)
        .expect("it lies in target/release/examples");
    let shop = match Workshop::new(&above.join("judge")) {
        Ok(shop) => shop,
        Err(Skipped(why)) => {
            eprintln!("{why}");
            return ExitCode::FAILURE;
        }
    };
    let mut machines = all();
    let named: Vec<String> = std::env::args()
        .skip(1)
        .filter(|it| it != "--write")
        .collect();
    if !named.is_empty() {
        let one = |name: &String| all().into_iter().find(|it| it.name == *name);
        machines = named.iter().filter_map(one).collect();
    }
    let waiting = Mutex::new((0..machines.len()).rev().collect::<Vec<usize>>());
    let done = Mutex::new(BTreeMap::new());
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let Some(at) = waiting.lock().expect("nothing panics").pop() else {
                        return;
                    };
                    let row = row(&shop, &machines[at]);
                    eprintln!("{}", line(&machines[at], &row));
                    done.lock().expect("nothing panics").insert(at, row);
                }
            });
        }
    });
    let done = done.into_inner().expect("nothing panics");
    let (table, faults) = table(&machines, &done);
    print!("{table}");
    if named.is_empty() && std::env::args().any(|it| it == "--write") {
        marked::write_into("sandbox/MACHINES.md", "machines", &table);
    }
    ExitCode::from(u8::from(faults > 0))
}

/// All machines: whoever asks, whatever the kernel has, and what else may be in the way.
fn all() -> Vec<Machine> {
    let mut all = Vec::new();
    for is_root in [true, false] {
        for namespaces in [&[][..], &["namespaces"], &["late"]] {
            for landlock in [&[][..], &["landlock"]] {
                for groups in [&[][..], &["groups"]] {
                    for filters in [&[][..], &["filters"]] {
                        let missing = [namespaces, landlock, groups, filters].concat();
                        all.push(Machine::without(is_root, &missing));
                    }
                }
            }
        }
        let who = if is_root { "root" } else { "a user" };
        let called = |missing: &[&'static str], name: &str| {
            Machine::without(is_root, missing).called(&format!("{who}, {name}"))
        };
        all.extend([
            called(&["docker"], "Docker").image(),
            called(&["docker", "landlock"], "Docker without Landlock").image(),
            called(&["container"], "container that allows user namespaces").image(),
            called(&["container", "landlock"], "the same without Landlock").image(),
            called(&["old", "namespaces", "landlock"], "kernel before 5.3"),
            called(&[], "HOME absent").home(Home::Absent),
            called(&[], "HOME read-only").home(Home::Locked),
            called(&["namespaces"], "no namespaces, HOME absent").home(Home::Absent),
        ]);
        for missing in [&[][..], &["namespaces"]] {
            let no = if missing.is_empty() {
                ""
            } else {
                "no namespaces, "
            };
            for (name, folder, disk) in [
                ("TMPDIR noexec", "tmp", &["tmpfs=noexec:TMPDIR"][..]),
                ("TMPDIR of 8 MiB", "tmp", &["tmpfs=size=8m:TMPDIR"]),
                (
                    "TMPDIR full",
                    "tmp",
                    &["tmpfs=size=70m:TMPDIR", "full=TMPDIR"],
                ),
                ("TMPDIR with blanks and marks", "thư mục tạm của An", &[]),
                ("checkout read-only", "tmp", &["locked=SET"]),
            ] {
                let machine = called(missing, &format!("{no}{name}"));
                all.push(machine.temporary(folder, disk));
            }
        }
    }
    all
}

fn row(shop: &Workshop, machine: &Machine) -> Vec<Cell> {
    let languages = LANGUAGES.iter();
    let cells = languages.map(|(_, source)| match shop.report(machine, source, &TESTS) {
        Err(Skipped(why)) => Err(why),
        Ok(report) => match fault(machine, &report, &TESTS) {
            Some(fault) => Err(format!("**{fault}**")),
            None => Ok(report["tests"][5]["cpu_ms"].as_u64().unwrap_or_default()),
        },
    });
    cells.collect()
}

fn line(machine: &Machine, row: &[Cell]) -> String {
    let mut line = format!("| {} |", machine.name);
    for cell in row {
        let _ = match cell {
            Ok(ms) => write!(line, " {ms} |"),
            Err(why) if why.contains("was found in PATH") => write!(line, " – |"),
            Err(why) => write!(line, " {} |", why.replace(['|', '\n'], " ")),
        };
    }
    line
}

/// The table, and how many cells of it are not as they should be.
fn table(machines: &[Machine], rows: &BTreeMap<usize, Vec<Cell>>) -> (String, usize) {
    let names: Vec<&str> = LANGUAGES.iter().map(|it| it.0).collect();
    let mut table = format!(
        "| machine | {} |\n|---|{}\n",
        names.join(" | "),
        "--:|".repeat(names.len())
    );
    for (at, row) in rows {
        let _ = writeln!(table, "{}", line(&machines[*at], row));
    }
    let cells = || rows.values().flatten();
    let faults = cells()
        .filter(|it| it.as_ref().is_err_and(|why| why.starts_with("**")))
        .count();
    let judged = cells().filter(|it| it.is_ok()).count();
    let _ = writeln!(
        table,
        "\n{} machines, {judged} programs with the verdicts {} as they should be, {faults} not. {}",
        rows.len(),
        VERDICTS.join(" "),
        spread(rows)
    );
    (table, faults)
}

/// How far the times of a language lie apart.
fn spread(rows: &BTreeMap<usize, Vec<Cell>>) -> String {
    let mut parts = Vec::new();
    for (column, (name, _)) in LANGUAGES.iter().enumerate() {
        let mut times: Vec<u64> = rows
            .values()
            .filter_map(|row| row[column].clone().ok())
            .collect();
        times.sort_unstable();
        if let (Some(least), Some(most)) = (times.first(), times.last()) {
            let median = times[times.len() / 2];
            let near = times
                .iter()
                .filter(|&&it| it.abs_diff(median) * 20 <= median)
                .count();
            let count = times.len();
            parts.push(format!(
                "{name} {least}–{most} ms, median {median}, within 5 % of it {near} of {count}"
            ));
        }
    }
    format!("The long test: {}.", parts.join("; "))
}
