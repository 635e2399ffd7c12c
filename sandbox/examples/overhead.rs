//! What a run costs: the time on the wall and the CPU time, with all that it causes, of many runs
//! of `/bin/true`, one after the other, with everything that this machine has, and without any of
//! it.
//!
//! `cargo run --release --package sandbox --example overhead [RUNS]`

use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeValLike;
use sandbox::{HELPER_ARGUMENT, Isolation, Job, Quota, Scratch, Takes};

fn main() -> ExitCode {
    let argument = std::env::args().nth(1);
    if argument.as_deref() == Some(HELPER_ARGUMENT) {
        return sandbox::helper::main();
    }
    let runs = argument.and_then(|it| it.parse().ok()).unwrap_or(200_u32);
    let helper = Path::new("/proc/self/exe");
    let best = Isolation::best(helper).expect("something can be run");
    // In turn, so that what else the machine does hits both alike.
    let mut times = [Vec::new(), Vec::new()];
    let mut cpu = [0.0; 2];
    for _ in 0..runs {
        let ways = [Isolation::none(), best.clone()];
        for ((times, cpu), isolation) in times.iter_mut().zip(&mut cpu).zip(ways) {
            let before = spent();
            times.push(timed(helper, isolation));
            *cpu += spent() - before;
        }
    }
    let names = ["none".to_owned(), best.line()];
    for ((times, cpu), name) in times.iter_mut().zip(cpu).zip(names) {
        times.sort_by(f64::total_cmp);
        let at = |part: usize| times[(times.len() - 1) * part / 100];
        println!(
            "fastest {:.2} ms, quarter {:.2}, median {:.2}, nine tenths {:.2}; CPU {:.2}: {name}",
            at(0),
            at(25),
            at(50),
            at(90),
            cpu / f64::from(runs)
        );
    }
    ExitCode::SUCCESS
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
        folder,
        provides: Vec::new(),
        runtime: Vec::new(),
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
