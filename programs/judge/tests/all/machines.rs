//! Every machine that this one can be made into: on each, an honest program is accepted, and what is
//! wrong with another is told. Not all languages on all machines: `sandbox/MACHINES.md` has the whole
//! table.

use std::sync::Mutex;
use std::thread;

use crate::common::machines::{Home, Machine, Skipped, Workshop, fault};
use crate::common::skipped;

/// All tests but the long one.
const ALL: [usize; 5] = [1, 2, 3, 4, 5];
/// Right, wrong and crashing: what takes no time.
const QUICK: [usize; 3] = [1, 2, 5];

/// Where the others are not tried.
const COMMON: [&str; 3] = ["root", "root of Docker", "a user of Ubuntu"];

fn machines() -> Vec<Machine> {
    let without = Machine::without;
    vec![
        without(true, &[]),
        without(true, &["namespaces", "groups"]),
        without(true, &["late"]),
        without(true, &["namespaces", "landlock"]),
        without(true, &["filters"]),
        without(true, &["namespaces", "landlock", "filters", "groups"]),
        without(true, &["docker"]).called("root of Docker").image(),
        without(true, &["docker", "landlock"])
            .called("root of an old Docker")
            .image(),
        without(true, &["container"]).called("root of a container with user namespaces"),
        without(false, &[]).home(Home::Locked),
        without(false, &["namespaces"]).home(Home::Absent),
        without(false, &["late"]).called("a user of Ubuntu"),
        without(false, &["namespaces", "landlock", "filters"]).temporary("thư mục tạm của An", &[]),
        without(false, &["old", "namespaces", "landlock"]).called("a user of an old kernel"),
        without(false, &["docker"]).called("a user of Docker"),
        without(false, &[])
            .called("a user, TMPDIR noexec")
            .temporary("tmp", &["tmpfs=noexec:TMPDIR"]),
        without(false, &["namespaces"])
            .called("a user, TMPDIR full")
            .temporary("tmp", &["tmpfs=size=70m:TMPDIR", "full=TMPDIR"]),
        without(true, &[])
            .called("root, TMPDIR small")
            .temporary("tmp", &["tmpfs=size=8m:TMPDIR"]),
    ]
}

/// What is tried on a machine: sources with tests.
fn trials(machine: &Machine) -> Vec<(&'static str, &'static [usize])> {
    let mut trials: Vec<(&str, &[usize])> = vec![("nail.cpp", &ALL), ("nail.py", &[1, 2, 4, 5])];
    if COMMON.contains(&machine.name.as_str()) {
        let others = [
            "nail.c",
            "Nail.java",
            "nail.rs",
            "nail.js",
            "nail.pas",
            "nail.go",
        ];
        trials.extend(others.map(|source| (source, &QUICK[..])));
    }
    trials
}

#[test]
fn programs_are_judged_on_every_machine() {
    let shop = match Workshop::new(env!("CARGO_BIN_EXE_judge").as_ref()) {
        Ok(shop) => shop,
        Err(Skipped(why)) => return skipped(&why),
    };
    let waiting = Mutex::new(machines());
    let faults = Mutex::new(Vec::new());
    let work = || {
        loop {
            let next = waiting.lock().unwrap().pop();
            let Some(machine) = next else {
                return;
            };
            for (source, tests) in trials(&machine) {
                let name = &machine.name;
                match shop.report(&machine, source, tests) {
                    Err(Skipped(why)) => skipped(&format!("{name}, {source}: {why}")),
                    Ok(report) => {
                        let fault = fault(&machine, &report, tests);
                        let fault = fault.map(|fault| format!("{name}, {source}: {fault}"));
                        faults.lock().unwrap().extend(fault);
                    }
                }
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(work);
        }
    });
    let faults = faults.into_inner().unwrap();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_doctor_says_what_each_machine_has() {
    let shop = match Workshop::new(env!("CARGO_BIN_EXE_judge").as_ref()) {
        Ok(shop) => shop,
        Err(Skipped(why)) => return skipped(&why),
    };
    let without = Machine::without;
    for (machine, words) in [
        (
            without(true, &["docker"]).image(),
            &[
                "not sealed off completely",
                "temporary folders are made in /tmp",
            ][..],
        ),
        (
            without(false, &["late"]).temporary("tmp", &["tmpfs=noexec:TMPDIR"]),
            &[
                "not sealed off completely",
                "user namespace",
                "C++17      works",
                "/tmp: nothing can be executed there",
            ],
        ),
    ] {
        match shop.judge(&machine, &["doctor", "--lang", "en"]) {
            Err(Skipped(why)) => skipped(&format!("{}: {why}", machine.name)),
            Ok(output) => {
                let said = String::from_utf8_lossy(&output.stdout);
                assert!(output.status.success(), "{}: {said}", machine.name);
                for word in words {
                    assert!(
                        said.contains(word),
                        "{}: '{word}' is not in\n{said}",
                        machine.name
                    );
                }
            }
        }
    }
}
