//! Every machine that this one can be made into: on each, an honest program is accepted, and what is
//! wrong with another is told. Not all languages on all machines: `sandbox/MACHINES.md` has the whole
//! table.

use std::fs;
use std::path::Path;
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

pub(crate) fn machines() -> Vec<Machine> {
    let without = Machine::without;
    vec![
        without(true, &[]),
        without(true, &["namespaces", "groups"]),
        without(true, &["late"]),
        without(true, &["namespaces", "landlock"]).image(),
        without(true, &["filters"]),
        without(true, &["namespaces", "landlock", "filters", "groups"]).image(),
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
fn what_only_root_can_read_is_read_by_nobody_where_nothing_holds_him() {
    let shop = match Workshop::new(env!("CARGO_BIN_EXE_judge").as_ref()) {
        Ok(shop) => shop,
        Err(Skipped(why)) => return skipped(&why),
    };
    let machine = Machine::without(true, &["namespaces", "landlock"]);
    match shop.report(&machine, "nail.rs", &[1]) {
        Err(Skipped(why)) => skipped(&why),
        // Whose compiler lies where all can read it has nothing to be told.
        Ok(report) if fault(&machine, &report, &[1]).is_none() => {}
        Ok(report) => {
            let told = report["error"].as_str().unwrap_or_default();
            assert!(told.contains("only root can enter or read it"), "{report}");
        }
    }
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

#[test]
fn programs_of_many_are_run_only_if_they_are_trusted_where_files_are_open_to_them() {
    let shop = match Workshop::new(env!("CARGO_BIN_EXE_judge").as_ref()) {
        Ok(shop) => shop,
        Err(Skipped(why)) => return skipped(&why),
    };
    let set = shop.path("set").display().to_string();
    let open = ["namespaces", "landlock"];
    for (is_root, missing, reach) in [
        (
            false,
            &open[..],
            Some("can read, write and delete all files that you may"),
        ),
        (true, &open, Some("can read other files of this machine")),
        (false, &open[..1], None),
    ] {
        let machine = Machine::without(is_root, missing);
        let class = shop.own_folder(is_root, &format!("class {}", missing.join(" ")));
        fs::create_dir(class.join("An")).unwrap();
        fs::write(class.join("An/NAIL.c"), "int main(void) { return 0; }\n").unwrap();
        let folder = class.display().to_string();
        let judge = |words: &[&str]| {
            let output = shop.judge(&machine, &[words, &["--lang", "en"]].concat())?;
            let said = [output.stdout, output.stderr].concat();
            let said = String::from_utf8_lossy(&said).into_owned();
            Ok((output.status.code(), said))
        };
        let class = ["class", "--root", &set, &folder];
        let trials = || -> Result<_, Skipped> {
            let asked = [judge(&class)?, judge(&["league", &folder])?];
            let trusted = judge(&[&class[..], &["--trust"]].concat())?;
            Ok((asked, trusted, judge(&["doctor"])?.1))
        };
        let (asked, (code, said), doctor) = match trials() {
            Ok(all) => all,
            Err(Skipped(why)) => {
                skipped(&format!("{}: {why}", machine.name));
                continue;
            }
        };
        if reach.is_none() && doctor.contains("paths     no") {
            skipped("no Landlock here");
            continue;
        }
        let page = fs::read_to_string(Path::new(&folder).join("scores.html")).unwrap();
        assert_eq!(code, Some(0), "{}: {said}", machine.name);
        for (code, said) in &asked {
            let is_refused =
                *code == Some(2) && said.contains("if you trust the class add --trust");
            let is_told = reach.is_some_and(|it| said.contains(it));
            assert_eq!(
                is_refused && is_told,
                reach.is_some(),
                "{}: {said}",
                machine.name
            );
        }
        let told = "nothing keeps what pupils hand in from other files: it can read";
        for text in [&said, &page] {
            assert_eq!(
                text.contains(told),
                reach.is_some(),
                "{}: {text}",
                machine.name
            );
        }
        let asks = doctor.contains("so judge class and judge league ask for --trust");
        assert_eq!(asks, reach.is_some(), "{}: {doctor}", machine.name);
    }
}
