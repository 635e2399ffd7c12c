//! Attacks that need no wall but the filter of calls, on every machine that has one: on files of others,
//! and on memory that nobody counts.

use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::process::Command;

use crate::common::machines::{Skipped, USER, Workshop};
use crate::common::skipped;
use crate::machines::machines;

/// The programs of the sandbox's own tests; each ends with 99 where something was reached.
const HOSTILE: &str = include_str!("../../../../sandbox/tests/hostile.c");

/// Which of them are tried, on the file of somebody else.
const ATTACKS: [&str; 8] = [
    "mark_secret",
    "chmod_secret",
    "touch_secret",
    "change_through_reading",
    "memory_in_kernel",
    "memory_spliced",
    "memory_hidden_in_files",
    "cache_marks",
];

#[test]
fn what_belongs_to_others_is_not_changed_on_any_machine() {
    let shop = match Workshop::new(env!("CARGO_BIN_EXE_judge").as_ref()) {
        Ok(shop) => shop,
        Err(Skipped(why)) => return skipped(&why),
    };
    let secret = shop.path("secret");
    let calls = ATTACKS.map(|it| format!("{it}();\n")).concat();
    let all = format!("argument = \"{}\";\n{calls}return 0;\n", secret.display());
    let (head, _) = HOSTILE.split_once("int main(").expect("it has a main");
    let source = shop.path("sources/attack.c");
    fs::write(&source, format!("{head}int main(void) {{\n{all}}}\n")).unwrap();
    // An executable keeps the rules of runtimes.
    let mut gcc = Command::new("gcc");
    gcc.args(["-w", "-pthread", "-o"])
        .args([&shop.path("sources/attack"), &source]);
    assert!(gcc.status().is_ok_and(|it| it.success()));
    for machine in machines() {
        // It writes nothing; what it reaches without a filter ends it with 99.
        let due = if machine.lacks.contains(&"calls") {
            "RTE"
        } else {
            "PE"
        };
        fs::write(&secret, "secret").unwrap();
        fs::set_permissions(&secret, Permissions::from_mode(0o644)).unwrap();
        if !machine.is_root && nix::unistd::geteuid().is_root() {
            chown(&secret, Some(USER), Some(USER)).unwrap();
        }
        let looks = || fs::metadata(&secret).map(|it| (it.mode(), it.mtime(), it.size()));
        let before = looks().unwrap();
        for program in ["attack.c", "attack"] {
            let name = &machine.name;
            match shop.report(&machine, program, &[1]) {
                Err(Skipped(why)) => skipped(&format!("{name}, {program}: {why}")),
                Ok(report) => {
                    let found = &report["tests"][0]["verdict"];
                    assert_eq!(found, due, "{name}, {program}: {report}");
                }
            }
            if due == "PE" {
                assert_eq!(looks().unwrap(), before, "{name}, {program}");
            }
        }
    }
}
