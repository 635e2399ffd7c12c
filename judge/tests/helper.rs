//! The helper by itself: what it answers, and what it does when nobody listens any more.

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::{Bench, c_program, settings};
use sandbox::{Environment, Exit, Isolation, Job, Quota, RunError};

fn job(program: PathBuf, folder: &Path) -> Job {
    Job {
        program,
        arguments: Vec::new(),
        folder: folder.to_owned(),
        environment: Environment::Clean,
        stdin: "/dev/null".into(),
        stdout: folder.join("stdout"),
        stderr: folder.join("stderr"),
        quota: Quota {
            cpu_ms: 500,
            idle_ms: 20_000,
            memory_kib: 64 << 10,
            output_bytes: 1 << 20,
            stack_kib: 64 << 10,
        },
        isolation: Isolation::None,
        scratch: folder.to_owned(),
        judge: std::process::id(),
    }
}

#[test]
fn it_says_how_a_program_ended_and_what_it_used() {
    let bench = Bench::new();
    let program = bench
        .prepare("program.c", &c_program("puts(\"x\"); return 7;"))
        .unwrap();
    let folder = tempfile::tempdir().unwrap();
    let job = job(program.executable().to_owned(), folder.path());
    let ended = sandbox::run(&settings().helper, &job).unwrap();
    assert_eq!((ended.exit, ended.stopped), (Exit::Code(7), None));
    assert!(ended.cpu_us > 0 && ended.wall_us > 0 && ended.peak_kib > 0);
    assert_eq!(fs::read(folder.path().join("stdout")).unwrap(), b"x\n");
}

#[test]
fn a_program_that_cannot_be_started_is_named() {
    let bench = Bench::new();
    let text = bench.file("no program", "\u{0}\u{1}");
    let folder = tempfile::tempdir().unwrap();
    for program in [text, folder.path().join("missing")] {
        let shown = program.display().to_string();
        match sandbox::run(&settings().helper, &job(program, folder.path())) {
            Err(RunError::NotRun(reason)) => assert!(reason.starts_with(&shown), "{reason}"),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_helper_that_is_none_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let job = job("/bin/true".into(), folder.path());
    let error = sandbox::run(Path::new("/bin/true"), &job).unwrap_err();
    assert!(matches!(error, RunError::Silent(_)), "{error}");
    sandbox::run(Path::new("/no/such/helper"), &job).unwrap_err();
}

#[test]
fn without_its_judge_it_kills_the_program_and_cleans_up() {
    let bench = Bench::new();
    let pid = bench.folder.path().join("pid");
    let program = c_program(&format!(
        "char pid[20]; sprintf(pid, \"%d\", getpid()); out(\"{}\", pid); pause();",
        pid.display()
    ));
    let program = bench.prepare("program.c", &program).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut job = job(program.executable().to_owned(), folder.path());
    // Nobody has this number, so the helper's parent is not the judge it was told of.
    job.judge = u32::MAX;
    let error = sandbox::run(&settings().helper, &job).unwrap_err();
    assert!(matches!(error, RunError::Silent(_)), "{error}");
    assert!(!folder.path().exists());
    // The helper has ended, so the program has been collected, if it came to run at all.
    if let Ok(pid) = fs::read_to_string(pid) {
        assert!(pid.is_empty() || !Path::new("/proc").join(pid).exists());
    }
}
