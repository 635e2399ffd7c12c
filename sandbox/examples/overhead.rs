//! What a run costs: the time on the wall of many runs of `/bin/true`, one after the other.
//!
//! `cargo run --release --package sandbox --example overhead [RUNS]`

use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use sandbox::{Environment, HELPER_ARGUMENT, Isolation, Job, Quota};

fn main() -> ExitCode {
    let argument = std::env::args().nth(1);
    if argument.as_deref() == Some(HELPER_ARGUMENT) {
        return sandbox::helper::main();
    }
    let runs = argument.and_then(|it| it.parse().ok()).unwrap_or(200);
    let folder = std::env::temp_dir().join(format!("overhead-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a temporary folder");
    let job = Job {
        program: "/bin/true".into(),
        arguments: Vec::new(),
        folder: folder.clone(),
        environment: Environment::Clean,
        stdin: "/dev/null".into(),
        stdout: folder.join("stdout"),
        stderr: folder.join("stderr"),
        quota: Quota {
            cpu_ms: 1000,
            idle_ms: 3000,
            memory_kib: 256 << 10,
            output_bytes: 16 << 20,
            stack_kib: 256 << 10,
        },
        isolation: Isolation::None,
        scratch: folder.clone(),
        judge: std::process::id(),
    };
    let mut times: Vec<f64> = (0..runs)
        .map(|_| {
            let started = Instant::now();
            sandbox::run(Path::new("/proc/self/exe"), &job).expect("it runs");
            started.elapsed().as_secs_f64() * 1000.0
        })
        .collect();
    times.sort_by(f64::total_cmp);
    let at = |part: usize| times[(times.len() - 1) * part / 100];
    println!(
        "{runs} runs: fastest {:.2} ms, quarter {:.2}, median {:.2}, nine tenths {:.2}",
        at(0),
        at(25),
        at(50),
        at(90)
    );
    std::fs::remove_dir_all(folder).expect("the folder can be removed");
    ExitCode::SUCCESS
}
