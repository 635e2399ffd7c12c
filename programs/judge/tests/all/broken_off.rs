//! A judge that is killed, interrupted, out of disk, or may not write: it leaves nothing behind,
//! damages nothing, and says in a line what is wrong.

use std::fs::{self, Permissions};
use std::io::{BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::{Output, Stdio};
use std::time::Duration;

use crate::common::skipped;
use crate::common::yard::{Yard, comes, files};
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

fn new_yard() -> Yard {
    Yard::new(env!("CARGO_BIN_EXE_judge").as_ref())
}

fn said(output: &Output) -> String {
    let all = [&output.stdout[..], &output.stderr].concat();
    String::from_utf8_lossy(&all).into_owned()
}

/// Breaks the command off at several moments, in several ways.
fn break_off(command: &str) {
    let yard = new_yard();
    for (after, signal) in [
        (20, Signal::SIGKILL),
        (50, Signal::SIGTERM),
        (120, Signal::SIGKILL),
        (300, Signal::SIGINT),
    ] {
        let before = yard.left();
        yard.broken_off(command, Duration::from_millis(after), signal);
        let shown = format!("{command} {after} ms {signal}");
        assert!(comes(|| yard.processes().is_empty()), "{shown}");
        if signal != Signal::SIGKILL {
            let left = || {
                yard.left()
                    .into_iter()
                    .filter(|it| !before.contains(it))
                    .count()
            };
            assert!(comes(|| left() == 0), "{shown}: {:?}", yard.left());
        }
        assert!(yard.damaged().is_empty(), "{shown}: {:?}", yard.damaged());
    }
    // The next one sweeps, the folder of a class the next one that judges it, and finds everything as it should be. What
    // the kernel is still ending may hold a folder for a moment longer: then it goes with the one after.
    let next: &[&str] = if command == "class" {
        fs::create_dir(yard.class().join(".new-left")).unwrap();
        &["class"]
    } else {
        &["run", "--test=1"]
    };
    let sweeps = || {
        yard.let_age();
        let mut judge = yard.judge();
        let output = judge
            .args(yard.arguments(next[0]))
            .args(&next[1..])
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", said(&output));
        yard.left().is_empty()
    };
    assert!(comes(sweeps), "{:?}", yard.left());
    let output = yard.judge().args(yard.arguments(command)).output().unwrap();
    assert!(output.status.success(), "{}", said(&output));
}

#[test]
fn a_run_can_be_broken_off_at_any_time() {
    break_off("run");
}

#[test]
fn a_class_can_be_broken_off_at_any_time() {
    break_off("class");
}

#[test]
fn the_making_of_tests_can_be_broken_off_at_any_time() {
    break_off("testdata");
}

#[test]
fn a_lock_can_be_broken_off_at_any_time() {
    break_off("lock");
}

/// The folder of a run, once its program runs.
fn at_work(yard: &Yard) -> bool {
    let folders = fs::read_dir(yard.path("tmp")).unwrap().flatten();
    let runs = folders.flat_map(|it| fs::read_dir(it.path()).into_iter().flatten().flatten());
    let mut names = runs.map(|it| it.file_name());
    names.any(|name| name.to_string_lossy().starts_with("run-"))
}

#[test]
fn what_a_killed_judge_has_left_goes_at_the_next_start_and_what_a_living_one_has_stays() {
    let yard = new_yard();
    let slow = yard.file("slow.py", "import time\ntime.sleep(1)\n");
    let slow = slow.display().to_string();
    let set = yard.set().display().to_string();
    let started = || {
        let mut judge = yard.judge();
        judge.args(["run", "nim", &slow, "--test=1", "--root", &set]);
        let judge = judge.stdout(Stdio::null()).spawn().unwrap();
        assert!(comes(|| at_work(&yard)));
        judge
    };
    let lists = || {
        let output = yard.judge().args(["list", "--root", &set]).output();
        assert!(output.unwrap().status.success());
    };
    let mut living = started();
    lists();
    assert!(at_work(&yard), "it was taken from one who lives");
    // The verdict is one on the program: nothing was taken away.
    assert_eq!(living.wait().unwrap().code(), Some(1));
    assert_eq!(yard.left(), [""; 0].map(PathBuf::from));
    let mut killed = started();
    // Nor is there a helper any more that could tidy up.
    for helper in children_of(killed.id()) {
        let _ = kill(helper, Signal::SIGKILL);
    }
    killed.kill().unwrap();
    killed.wait().unwrap();
    assert!(!yard.left().is_empty());
    lists();
    assert_eq!(yard.left(), [""; 0].map(PathBuf::from));
}

/// The processes that this one has started.
fn children_of(process: u32) -> Vec<Pid> {
    let tasks = fs::read_dir(format!("/proc/{process}/task")).into_iter();
    let tasks = tasks.flatten().flatten();
    let told = tasks.flat_map(|task| fs::read_to_string(task.path().join("children")));
    let told: Vec<String> = told.collect();
    let numbers = told.iter().flat_map(|it| it.split_whitespace());
    numbers.flat_map(str::parse).map(Pid::from_raw).collect()
}

#[test]
fn a_judge_that_nobody_listens_to_ends_quietly_and_tidily() {
    let yard = new_yard();
    let wrong = yard.file("wrong.c", "int main(void) { return 0; }\n");
    let wrong = wrong.display().to_string();
    let set = yard.set().display().to_string();
    for arguments in [
        vec!["list"],
        vec!["show", "nim"],
        vec!["values", "hau", "--opening", "1\n30 50"],
        vec!["run", "nim", &wrong, "--all", "-v"],
        vec!["run", "nim", &wrong, "--all", "-v", "--jobs", "8"],
    ] {
        let mut judge = yard
            .judge()
            .args(&arguments)
            .args(["--root", &set])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // As `head -1` does.
        let mut line = String::new();
        let mut pipe = BufReader::with_capacity(1, judge.stdout.take().unwrap());
        pipe.read_line(&mut line).unwrap();
        assert!(!line.is_empty());
        drop(pipe);
        let output = judge.wait_with_output().unwrap();
        assert_eq!(said(&output), "", "{arguments:?}");
        assert_ne!(output.status.code(), Some(101), "{arguments:?}");
        assert!(comes(|| yard.left().is_empty()), "{:?}", yard.left());
    }
}

#[test]
fn a_bad_place_for_temporary_files_is_passed_over() {
    let yard = new_yard();
    let no_folder = yard.file("no folder", "");
    for place in [&yard.path("missing"), &no_folder] {
        for command in ["run", "class"] {
            let mut judge = yard.judge();
            let output = judge
                .args(yard.arguments(command))
                .env("TMPDIR", place)
                .output();
            let output = output.unwrap();
            assert_eq!(output.status.code(), Some(0), "{}", said(&output));
        }
    }
}

/// Runs a script of the shell where it may mount what nobody else sees; `None`, told, where that
/// is not allowed.
fn where_mounts_are_private(yard: &Yard, script: &str) -> Option<Output> {
    let maps: &[&str] = if nix::unistd::geteuid().is_root() {
        &[]
    } else {
        &["--user", "--map-root-user"]
    };
    let unshare = |script: &str| {
        let mut command = yard.within("unshare");
        command
            .args(maps)
            .args(["--mount", "sh", "-c", script])
            .output()
    };
    let probe = "mount -t tmpfs none /tmp";
    if !unshare(probe).is_ok_and(|output| output.status.success()) {
        skipped("nothing can be mounted here");
        return None;
    }
    Some(unshare(script).unwrap())
}

/// What comes of a command when the disk below a folder of the yard is that small.
fn on_small_disk(place: &str, kib: u32, arguments: &[&str]) -> Option<String> {
    let yard = new_yard();
    let disk = yard.path(place).display().to_string();
    let arguments: Vec<String> = arguments
        .iter()
        .map(|word| word.replace("YARD", &yard.path("").display().to_string()))
        .map(|word| format!("'{word}'"))
        .collect();
    let script = format!(
        "cp -a '{disk}' '{disk}.before' && mount -t tmpfs -o size={kib}k none '{disk}' \
         && cp -a '{disk}.before/.' '{disk}' && exec 2>&1 || exit
         \"$JUDGE\" --root \"$SET\" {}
         echo \"code $?\"
         diff -qr '{disk}.before' '{disk}'",
        arguments.join(" ")
    );
    where_mounts_are_private(&yard, &script).map(|output| said(&output))
}

#[test]
fn on_a_full_disk_nothing_is_damaged_and_nobody_is_blamed() {
    let tests = "set/testdata";
    for (place, kib, command, what) in [
        (tests, 400, &["testdata", "nim"][..], "cannot be written: "),
        (
            tests,
            250,
            &["lock", "nim"],
            "testdata/nim: cannot be written: ",
        ),
    ] {
        let Some(said) = on_small_disk(place, kib, command) else {
            return;
        };
        // One line of the judge, the code, and not a difference to what was there before.
        let lines: Vec<&str> = said.lines().collect();
        assert_eq!(lines.len(), 2, "{command:?}: {said}");
        let full = ["the disk is full", "No space left on device"];
        let is_told = full
            .iter()
            .any(|full| lines[0].contains(&format!("{what}{full}")));
        assert!(lines[0].starts_with("judge: ") && is_told, "{said}");
        assert_eq!(lines[1], "code 2", "{said}");
    }
    let said = on_small_disk("class", 20, &["class", "YARD/class"]).unwrap_or_default();
    let words = "scores.html: cannot be written: the disk is full\ncode 2\n";
    assert!(said.contains(words), "{said}");
}

/// What comes of a script where every usual place for temporary folders is bad.
fn with_bad_places(yard: &Yard, script: &str) -> Option<String> {
    // The yard lies in one of these places itself, and with the whole checkout the judge may too.
    let script = format!(
        "small='mount -t tmpfs -o size=8m none'
         mkdir -p '{0}/bin' && cp \"$JUDGE\" '{0}/bin/judge' && JUDGE='{0}/bin/judge' \
         && mount -t tmpfs none /run && mkdir /run/yard && mount --bind '{0}' /run/yard \
         && $small /tmp && mount -t tmpfs -o noexec none /var/tmp \
         && mkdir -p '{0}' && mount --bind /run/yard '{0}' \
         && $small \"$TMPDIR\" && $small \"$XDG_CACHE_HOME\" && exec 2>&1 || exit
         {script}",
        yard.path("").display()
    );
    where_mounts_are_private(yard, &script).map(|output| said(&output))
}

#[test]
fn without_a_place_for_temporary_files_it_says_so_in_a_line() {
    let yard = new_yard();
    for command in ["run", "class"] {
        let words: Vec<String> = yard
            .arguments(command)
            .iter()
            .map(|it| format!("'{it}'"))
            .collect();
        let script = format!(
            "beside=$(dirname \"$JUDGE\") && mount --bind \"$beside\" \"$beside\" \
             && mount -o remount,bind,ro \"$beside\" && \"$JUDGE\" {}
             echo \"code $?\"",
            words.join(" ")
        );
        let Some(said) = with_bad_places(&yard, &script) else {
            return;
        };
        let lines: Vec<&str> = said.lines().collect();
        assert_eq!(lines.len(), 2, "{said}");
        for words in [
            "judge: there is no place for temporary folders: ",
            "; /tmp: only 8 MiB are free; /var/tmp: nothing can be executed there; ",
            ": this place is read-only",
        ] {
            assert!(lines[0].contains(words), "'{words}' is not in\n{said}");
        }
        assert_eq!(lines[1], "code 2", "{said}");
    }
}

#[test]
fn a_program_is_not_to_blame_for_a_full_disk() {
    let yard = new_yard();
    let loud = "#include <stdio.h>\n#include <unistd.h>\nint main(void) {\n\
                for (int i = 0; i < 200; i++) {\n\
                for (int j = 0; j < 999; j++) puts(\"a line of forty letters or a little more\");\n\
                fflush(stdout);\nusleep(5000);\n}\n}\n";
    let source = yard.file("loud.c", loud).display().to_string();
    // Another one fills it, as soon as the program prints.
    let script = format!(
        "mount -t tmpfs -o size=70m none \"$TMPDIR\" && exec 2>&1 || exit
         (i=0; until [ -s \"$TMPDIR\"/judge-*/run-*/stdout ] || [ $i = 1000 ]; do i=$((i+1)); sleep 0.01; done
          dd if=/dev/zero of=\"$TMPDIR\"/fill bs=64k 2>/dev/null) &
         \"$JUDGE\" --root \"$SET\" run nim '{source}' --test 1
         echo \"code $?\""
    );
    let Some(output) = where_mounts_are_private(&yard, &script) else {
        return;
    };
    let said = said(&output);
    for words in ["the disk is full", "verdict: JE", "code 2"] {
        assert!(said.contains(words), "'{words}' is not in\n{said}");
    }
}

/// In a set in which nothing can be written, the large tests are made elsewhere, once.
fn assert_works_without_writing(yard: &Yard, run: impl Fn(&str) -> Option<Output>) {
    let source = yard.source().display().to_string();
    for command in ["testdata nim", &format!("run nim '{source}' --beyond")] {
        let Some(output) = run(&format!("\"$JUDGE\" --root \"$SET\" {command}")) else {
            return;
        };
        assert!(output.status.success(), "{command}: {}", said(&output));
        assert!(!yard.tests().join("19").exists());
        if command.starts_with("testdata") {
            let said = said(&output);
            let elsewhere = "testdata/nim/19: cannot be written; it is in ";
            let place = yard.path("cache").display().to_string();
            assert!(said.contains(&format!("{elsewhere}{place}")), "{said}");
        }
        let cached = files(&yard.path("cache"));
        // Three tests of two files.
        assert_eq!(cached.len(), 6, "{cached:?}");
        assert!(yard.left().is_empty(), "{:?}", yard.left());
    }
}

#[test]
fn a_read_only_checkout_works() {
    let yard = new_yard();
    let locked = "mount --bind \"$SET\" \"$SET\" && mount -o remount,bind,ro \"$SET\" &&";
    assert_works_without_writing(&yard, |command| {
        where_mounts_are_private(&yard, &format!("{locked} {command}"))
    });
}

#[test]
fn tests_that_are_gone_at_the_end_are_not_told_as_written() {
    let yard = new_yard();
    let none = "mount --bind \"$SET\" \"$SET\" && mount -o remount,bind,ro \"$SET\" \
                && mount -t tmpfs -o ro none \"$XDG_CACHE_HOME\" && exec 2>&1 || exit
                LC_ALL=vi_VN.UTF-8 \"$JUDGE\" --root \"$SET\" testdata nim; echo \"code $?\"";
    let Some(output) = where_mounts_are_private(&yard, none) else {
        return;
    };
    let said = said(&output);
    let words = "testdata/nim: không ghi được: nơi này chỉ đọc được\ncode 2\n";
    assert!(said.ends_with(words), "{said}");
}

#[test]
fn a_checkout_of_another_user_works() {
    if !nix::unistd::geteuid().is_root() {
        skipped("only root has other users to offer");
        return;
    }
    let yard = new_yard();
    let nobody = Some(65534.into());
    let open = Permissions::from_mode(0o755);
    fs::set_permissions(yard.path(""), open).unwrap();
    for folder in ["tmp", "cache", "data"] {
        nix::unistd::chown(&yard.path(folder), nobody, None).unwrap();
    }
    assert_works_without_writing(&yard, |command| {
        let as_nobody = |script: &str| {
            let mut command = yard.within("setpriv");
            command.args([
                "--reuid=65534",
                "--regid=65534",
                "--clear-groups",
                "sh",
                "-c",
            ]);
            command.arg(script).output().ok()
        };
        if !as_nobody("\"$JUDGE\" --version")?.status.success() {
            skipped("the judge lies where nobody else may look");
            return None;
        }
        as_nobody(command)
    });
}
