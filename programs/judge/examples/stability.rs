//! Judges programs of known verdicts alone, beside four busy loops, and eight at a time, and tells
//! whether a verdict differs, as a table.
//!
//! `cargo run --release --package judge-program --example stability [-- --write]`; with `--write` the
//! table goes into `sandbox/HOSTILE.md`.

#[path = "../../../sandbox/tests/common/marked.rs"]
mod marked;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::Instant;

use judge::program::Program;
use judge::runner::{Settings, judge_all};
use judge::testset::TestFiles;
use problem_set::Spec;
use problem_set::spec::Limits;

/// The programs of `stability.c`, with their verdicts.
const PROGRAMS: [(&str, &str); 22] = [
    ("right", "AC"),
    ("wrong", "WA"),
    ("silent", "PE"),
    ("half the time", "AC"),
    ("95 % of the time", "AC"),
    ("3 % too long", "TLE"),
    ("twice the time", "TLE"),
    ("endless", "TLE"),
    ("threads, in time", "AC"),
    ("threads, too long", "TLE"),
    ("threads that take turns", "AC"),
    ("short naps", "AC"),
    ("sleeps", "ILE"),
    ("waits for ever", "ILE"),
    ("90 % of the memory", "AC"),
    ("110 % of the memory", "MLE"),
    ("threads, too much memory", "MLE"),
    ("children that nobody gets", "AC"),
    ("deep recursion", "AC"),
    ("crash", "RTE"),
    ("exit code 3", "RTE"),
    ("endless output", "OLE"),
];

/// Runs of each program: alone, beside busy loops, eight at a time.
const RUNS: [usize; 3] = [3, 3, 8];

const LIMITS: Limits = Limits {
    time_ms: 400,
    memory_mib: 64,
};

fn main() -> ExitCode {
    let argument = std::env::args().nth(1);
    if argument.as_deref() == Some(sandbox::HELPER_ARGUMENT) {
        return sandbox::helper::main();
    }
    let home = tempfile::tempdir().expect("a temporary folder");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/stability.c");
    let executable = home.path().join("stability");
    let gcc = Command::new("gcc")
        .args(["-O1", "-w", "-pthread", "-o"])
        .args([&executable, &source])
        .status();
    assert!(gcc.is_ok_and(|it| it.success()), "gcc compiles stability.c");

    let nim = all_problems::find("nim").expect("nim is in the set");
    let mut spec = Spec::parse("nim", nim.manifest()).expect("the manifest is right");
    spec.limits.source = LIMITS;
    let sample = sample(home.path(), &spec);
    let settings = Settings::default();
    let mut table = String::from(
        "| program | expected | alone | beside four busy loops | `--jobs 8` | |\n\
         |---|---|---|---|---|---|\n",
    );
    let mut differing = 0;
    for (name, expected) in PROGRAMS {
        let program = Program::prepare(&executable, &settings)
            .expect("an executable can be judged")
            .with_arguments(vec![name.into()]);
        let cells = [0, 1, 2].map(|way| {
            let _load = (way == 1).then(|| [(); 4].map(|()| Busy::start()));
            let settings = Settings {
                jobs: if way == 2 { 8 } else { 1 },
                ..settings.clone()
            };
            let tests: Vec<TestFiles> = (0..RUNS[way])
                .map(|number| TestFiles {
                    number: format!("{number:02}"),
                    ..sample.clone()
                })
                .collect();
            let started = Instant::now();
            let report = judge_all(&program, nim, &spec, &tests, &settings, &|_| {});
            let verdicts: BTreeSet<&str> =
                report.tests.iter().map(|it| it.verdict.short()).collect();
            let times = || report.tests.iter().map(|it| it.cpu_ms);
            let (least, most) = (times().min(), times().max());
            eprintln!(
                "{name}: {verdicts:?} {:.1} s",
                started.elapsed().as_secs_f64()
            );
            let verdicts: Vec<&str> = verdicts.into_iter().collect();
            let verdicts = verdicts.join(", ");
            let shown = format!(
                "{verdicts} ({}–{} ms)",
                least.unwrap_or_default(),
                most.unwrap_or_default()
            );
            (verdicts, shown)
        });
        let is_same = cells.iter().all(|(verdicts, _)| verdicts == expected);
        differing += usize::from(!is_same);
        let [alone, busy, jobs] = cells.map(|(_, shown)| shown);
        let remark = if is_same { "same" } else { "**differs**" };
        let _ = writeln!(
            table,
            "| {name} | {expected} | {alone} | {busy} | {jobs} | {remark} |"
        );
    }
    let _ = writeln!(
        table,
        "\n{} programs, {differing} with a verdict that differs; limits {} ms and {} MiB; \
         {} + {} + {} runs of each, CPU time of the fastest and the slowest.",
        PROGRAMS.len(),
        LIMITS.time_ms,
        LIMITS.memory_mib,
        RUNS[0],
        RUNS[1],
        RUNS[2]
    );
    print!("{table}");
    if argument.as_deref() == Some("--write") {
        marked::write("stability", &table);
    }
    ExitCode::from(u8::from(differing > 0))
}

/// The sample of nim in a folder.
fn sample(home: &Path, spec: &Spec) -> TestFiles {
    let nim = all_problems::find("nim").expect("nim is in the set");
    let (number, test) = spec.numbered_tests().next().expect("it has a sample");
    let text = nim.recipe(&test.name).expect("it has a recipe");
    let answer = nim
        .solve("the sample", text.as_bytes())
        .expect("it is right");
    let files = TestFiles {
        number,
        name: test.name.clone(),
        tier: test.tier,
        about: test.about.clone(),
        opponent: None,
        input: home.join("NIM.INP"),
        answer: home.join("NIM.OUT"),
    };
    std::fs::write(&files.input, text).expect("it can be written");
    std::fs::write(&files.answer, answer).expect("it can be written");
    files
}

/// A loop that keeps a CPU busy, for two minutes at most.
struct Busy(Child);

impl Busy {
    fn start() -> Busy {
        let mut command = Command::new("timeout");
        command.args(["120", "sh", "-c", "while :; do :; done"]);
        Busy(
            command
                .stdin(Stdio::null())
                .spawn()
                .expect("timeout is there"),
        )
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        // `timeout` hands it on to the loop.
        let pid = nix::unistd::Pid::from_raw(self.0.id().cast_signed());
        let _ = nix::sys::signal::kill(pid, nix::sys::signal::SIGTERM);
        let _ = self.0.wait();
    }
}
