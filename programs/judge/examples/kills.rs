//! Breaks every command off at random moments and tells what was left, as a table.
//!
//! `cargo build --release --package judge-program --bins --examples`, then
//! `target/release/examples/kills [TIMES] [COMMANDS] [--write]`; with `--write` the table
//! goes into `sandbox/HOSTILE.md`. It works on a copy of one room and its tests.

#[path = "../../../sandbox/tests/common/marked.rs"]
mod marked;
#[path = "../tests/all/common/yard.rs"]
mod yard;

use std::fmt::Write;
use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant};

use contract::{RngExt, seeded};
use nix::sys::signal::Signal;
use yard::{Yard, comes};

/// A little more than the age from which a folder may be taken for left behind.
const AGE: Duration = Duration::from_secs(11);

/// The commands that leave something behind: all, if none is named.
const COMMANDS: [&str; 5] = ["run", "test", "testdata", "class", "lock"];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let times = arguments
        .iter()
        .find_map(|it| it.parse().ok())
        .unwrap_or(20);
    let judge = std::env::current_exe()
        .expect("a running program has a name")
        .with_file_name("../judge")
        .canonicalize()
        .expect("the judge is built: cargo build --release --bin judge");
    let mut table = String::from(
        "| command | takes | signal | times | ended before | processes left | \
         folders left at once | after the next run | damaged tests |\n\
         |---|--:|---|--:|--:|--:|--:|--:|--:|\n",
    );
    let mut is_clean = true;
    let named: Vec<&str> = arguments
        .iter()
        .map(String::as_str)
        .filter(|it| COMMANDS.contains(it))
        .collect();
    for command in if named.is_empty() {
        &COMMANDS[..]
    } else {
        &named
    } {
        for signal in [Signal::SIGKILL, Signal::SIGINT] {
            let yard = Yard::new(&judge);
            let seen = look(&yard, command, signal, times);
            is_clean &= seen.processes + seen.swept + seen.damaged == 0;
            is_clean &= seen.at_once == 0 || signal == Signal::SIGKILL;
            let _ = writeln!(
                table,
                "| `judge {command}` | {} ms | {signal} | {times} | {} | {} | {} | {} | {} |",
                seen.whole.as_millis(),
                seen.over,
                seen.processes,
                seen.at_once,
                seen.swept,
                seen.damaged
            );
        }
    }
    print!("{table}");
    if arguments.iter().any(|it| it == "--write") {
        marked::write("kills", &table);
    }
    ExitCode::from(u8::from(!is_clean))
}

/// What was seen after a command was broken off many times.
struct Seen {
    /// How long it takes if it is let alone.
    whole: Duration,
    over: usize,
    processes: usize,
    at_once: usize,
    swept: usize,
    damaged: usize,
}

fn look(yard: &Yard, command: &str, signal: Signal, times: usize) -> Seen {
    let started = Instant::now();
    run_to_its_end(yard, command);
    let mut seen = Seen {
        whole: started.elapsed(),
        over: 0,
        processes: 0,
        at_once: 0,
        swept: 0,
        damaged: 0,
    };
    let mut rng = seeded(&["kills", command, signal.as_str()]);
    let mut known = Vec::new();
    for _ in 0..times {
        if command == "testdata" {
            // So that there is something to be made.
            yard.forget_large_tests();
        }
        let after = seen.whole.mul_f64(rng.random_range(0.0..1.0));
        seen.over += usize::from(yard.broken_off(command, after, signal));
        seen.processes += usize::from(!comes(|| yard.processes().is_empty()));
        let left = yard.left();
        seen.at_once += left.iter().filter(|it| !known.contains(*it)).count();
        known = left;
        seen.damaged += yard.damaged().len();
    }
    thread::sleep(AGE);
    run_to_its_end(yard, command);
    let left = yard.left();
    for path in &left {
        eprintln!("judge {command}, {signal}: {} stays", path.display());
    }
    seen.swept = left.len();
    seen.damaged += yard.damaged().len();
    seen
}

fn run_to_its_end(yard: &Yard, command: &str) {
    let output = yard
        .judge()
        .args(yard.arguments(command))
        .output()
        .expect("the judge can be started");
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8_lossy(&said);
    assert!(output.status.success(), "judge {command}: {said}");
}
