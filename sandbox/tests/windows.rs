//! Runs on Windows, by what every Windows has: its shell.

#![cfg(windows)]

use std::fs;
use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::time::Duration;

use sandbox::{
    Exit, Isolation, Job, Layer, Provided, Quota, Role, RunOutcome, Scratch, Stop, Takes, pipes,
    run, start,
};

/// A run of some commands, before it starts.
fn job(words: &[&str], change: impl FnOnce(&mut Quota)) -> (Job, Scratch) {
    let scratch = Scratch::new("sandbox-tests-").unwrap();
    let path = |name: &str| scratch.path().join(name);
    for name in ["hộp", "taken"] {
        fs::create_dir(path(name)).unwrap();
    }
    fs::write(path("INPUT"), "input\r\n").unwrap();
    let begin = ["/d", "/v:on", "/c"].iter().chain(words);
    let mut job = Job {
        program: std::env::var_os("ComSpec").unwrap().into(),
        arguments: begin.map(PathBuf::from).collect(),
        role: Role::Native,
        folder: path("hộp"),
        provides: vec![
            Provided::Copy {
                of: path("INPUT"),
                name: "NAME.INP".into(),
            },
            Provided::Link {
                to: "NAME.INP".into(),
                name: "name.inp".into(),
            },
        ],
        runtime: Vec::new(),
        hidden: Vec::new(),
        variables: Vec::new(),
        stdin: path("INPUT"),
        stdout: path("stdout"),
        stderr: path("stderr"),
        takes: Takes {
            names: vec!["NAME.OUT".into()],
            into: path("taken"),
        },
        quota: Quota {
            cpu_ms: 10_000,
            idle_ms: 10_000,
            wall_ms: 60_000,
            memory_kib: 512 << 10,
            output_bytes: 1000,
            disk_bytes: 1 << 20,
            stack_kib: 64 << 10,
            processes: 64,
        },
        isolation: Isolation::best("".as_ref()).unwrap(),
        scratch: scratch.path().to_owned(),
        parent: std::process::id(),
        rehearsal: false,
    };
    change(&mut job.quota);
    (job, scratch)
}

fn ran(words: &[&str]) -> (RunOutcome, Scratch) {
    let (job, scratch) = job(words, |_| {});
    (run("".as_ref(), &job).unwrap(), scratch)
}

#[test]
fn what_is_not_sealed_is_never_said_to_be() {
    let best = Isolation::best("".as_ref()).unwrap();
    assert!(best.has(Layer::Group) && !best.is_sealed());
    for layer in [Layer::Files, Layer::Network] {
        assert!(best.off.contains_key(&layer), "{layer}");
    }
}

#[test]
fn what_a_program_writes_and_prints_is_taken() {
    let (outcome, scratch) = ran(&[
        "copy", "name.inp", "Name.Out", "&", "echo", "bài", "&", "exit", "7",
    ]);
    assert_eq!(
        (outcome.ended.exit, outcome.ended.stopped),
        (Exit::Code(7), None)
    );
    let left: Vec<(&str, bool)> = outcome
        .left
        .iter()
        .map(|it| (it.name.as_str(), it.taken))
        .collect();
    assert_eq!(left, [("NAME.INP", false), ("Name.Out", true)]);
    let taken = fs::read(scratch.path().join("taken/Name.Out")).unwrap();
    assert_eq!(taken, b"input\r\n");
    assert!(
        fs::read(scratch.path().join("stdout"))
            .unwrap()
            .ends_with(b"\r\n")
    );
}

#[test]
fn what_is_printed_is_cut_at_the_limit() {
    let words = [
        "for",
        "/l",
        "%i",
        "in",
        "(1,1,200)",
        "do",
        "@echo",
        "0123456789",
    ];
    let (outcome, scratch) = ran(&words);
    assert!([None, Some(Stop::Disk)].contains(&outcome.ended.stopped));
    let length = scratch.path().join("stdout").metadata().unwrap().len();
    assert_eq!(length, 1000);
}

#[test]
fn what_is_no_program_has_not_started() {
    let (mut job, scratch) = job(&[], |_| {});
    job.program = scratch.path().join("program.exe");
    fs::write(&job.program, "no program").unwrap();
    let outcome = run("".as_ref(), &job).unwrap();
    assert_eq!(outcome.ended.exit, Exit::NotStarted(8));
}

#[test]
fn a_program_talks_through_pipes_and_is_not_kept_waiting() {
    let (mut job, _scratch) = job(&["set", "/p", "x=", "&", "echo", "heard", "!x!"], |_| {});
    let (mut ear, mut mouth) = pipes(&mut job).unwrap();
    let running = start("".as_ref(), &job).unwrap();
    assert_eq!(
        ear.read(&mut [0; 8]).unwrap_err().kind(),
        io::ErrorKind::WouldBlock
    );
    mouth.write_all(b"three\r\n").unwrap();
    drop(mouth);
    while !running
        .wait(&ear, None, Some(Duration::from_secs(5)))
        .unwrap()
    {
        // Not before its end: all that it has said is there then.
        std::thread::sleep(Duration::from_millis(20));
    }
    let mut said = String::new();
    ear.read_to_string(&mut said).unwrap();
    assert_eq!(said.trim(), "heard three");
    let outcome = running.finish().unwrap();
    assert_eq!(outcome.ended.stopped, None);
}

#[test]
fn who_says_nothing_is_idle_and_who_is_dismissed_is_stopped() {
    let waits = ["set", "/p", "x="];
    let (mut job_, _scratch) = job(&waits, |quota| quota.idle_ms = 300);
    let (_ear, _mouth) = pipes(&mut job_).unwrap();
    let outcome = start("".as_ref(), &job_).unwrap().finish().unwrap();
    assert_eq!(outcome.ended.stopped, Some(Stop::Idle));
    let (mut job_, _scratch) = job(&waits, |_| {});
    let (_ear, _mouth) = pipes(&mut job_).unwrap();
    let mut running = start("".as_ref(), &job_).unwrap();
    running.dismiss();
    let outcome = running.finish().unwrap();
    assert_eq!(outcome.ended.stopped, Some(Stop::Dismissed));
}
