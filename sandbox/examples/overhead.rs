//! What a seal costs: the time on the wall and the CPU time, with all that it causes, of many runs
//! of `/bin/true`, with no layer, with the first, with the first two, and so on, in turn; as a
//! table.
//!
//! `cargo run --release --package sandbox --example overhead [-- RUNS] [--write]`; with `--write`
//! the table goes into `sandbox/HOSTILE.md`. On a machine that is not quiet, `chrt -f 10` before
//! the program keeps others off its CPU.

#[path = "../tests/common/marked.rs"]
mod marked;

use std::fmt::Write;
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeValLike;
use sandbox::{HELPER_ARGUMENT, Isolation, Job, Quota, Scratch, Takes};

/// The times of many runs in one way, in milliseconds.
#[derive(Default)]
struct Times {
    wall: Vec<f64>,
    /// Past a run without a seal in the same round.
    more: Vec<f64>,
    cpu: f64,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.first().is_some_and(|it| it == HELPER_ARGUMENT) {
        return sandbox::helper::main();
    }
    let runs = arguments.iter().find_map(|it| it.parse().ok());
    let runs = runs.unwrap_or(100_u32);
    let helper = Path::new("/proc/self/exe");
    let best = Isolation::best(helper).expect("something can be run");
    let ways: Vec<Isolation> = (0..=best.on.len())
        .map(|count| Isolation {
            on: best.on[..count].to_vec(),
            ..best.clone()
        })
        .collect();
    let mut times: Vec<Times> = ways.iter().map(|_| Times::default()).collect();
    for _ in 0..runs {
        // In turn, so that what else the machine does hits all alike.
        let mut without = None;
        for (times, isolation) in times.iter_mut().zip(&ways) {
            let before = spent();
            let wall = timed(helper, isolation.clone());
            times.cpu += spent() - before;
            times.wall.push(wall);
            times.more.push(wall - *without.get_or_insert(wall));
        }
    }
    let mut table = String::from(
        "| layers | wall: quarter, median, three quarters | more than none: the same | CPU |\n\
         |---|--:|--:|--:|\n",
    );
    let none = times[0].cpu;
    for (count, times) in times.iter_mut().enumerate() {
        let layer = count
            .checked_sub(1)
            .map_or("none", |last| best.on[last].name());
        let _ = writeln!(
            table,
            "| {}{layer} | {} | {} | {:.2} (+{:.2}) |",
            if count > 1 { "… + " } else { "" },
            quartiles(&mut times.wall),
            quartiles(&mut times.more),
            times.cpu / f64::from(runs),
            (times.cpu - none) / f64::from(runs)
        );
    }
    let _ = writeln!(
        table,
        "\nMilliseconds; {runs} runs of `/bin/true` in each way, in turn."
    );
    print!("{table}");
    if arguments.iter().any(|it| it == "--write") {
        marked::write("overhead", &table);
    }
    ExitCode::SUCCESS
}

fn quartiles(times: &mut [f64]) -> String {
    times.sort_by(f64::total_cmp);
    let at = |part: usize| times[(times.len() - 1) * part / 4];
    format!("{:.2}, **{:.2}**, {:.2}", at(1), at(2), at(3))
}
/// CPU time of all that this process has started, in milliseconds.
fn spent() -> f64 {
    let used = getrusage(UsageWho::RUSAGE_CHILDREN).expect("the kernel counts");
    let micros = (used.user_time() + used.system_time()).num_microseconds();
    f64::from(i32::try_from(micros).unwrap_or(i32::MAX)) / 1000.0
}

/// Milliseconds of a run.
fn timed(helper: &Path, isolation: Isolation) -> f64 {
    let scratch = Scratch::new("overhead-").expect("a temporary folder");
    let folder = scratch.path().join("box");
    std::fs::create_dir(&folder).expect("a folder");
    let job = Job {
        program: "/bin/true".into(),
        arguments: Vec::new(),
        role: sandbox::Role::Native,
        folder,
        provides: Vec::new(),
        runtime: Vec::new(),
        hidden: Vec::new(),
        variables: Vec::new(),
        stdin: "/dev/null".into(),
        stdout: scratch.path().join("stdout"),
        stderr: scratch.path().join("stderr"),
        takes: Takes::default(),
        quota: Quota {
            cpu_ms: 1000,
            idle_ms: 3000,
            wall_ms: 60_000,
            memory_kib: 256 << 10,
            output_bytes: 16 << 20,
            disk_bytes: 32 << 20,
            stack_kib: 256 << 10,
            processes: 64,
        },
        isolation,
        scratch: scratch.path().to_owned(),
        parent: std::process::id(),
        rehearsal: false,
    };
    let started = Instant::now();
    sandbox::run(helper, &job).expect("it runs");
    started.elapsed().as_secs_f64() * 1000.0
}
