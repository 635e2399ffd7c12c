//! What the judge has inherited from whoever started it changes nothing: signals, rights, limits, streams,
//! folders and variables.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::process::Output;

use crate::common::skipped;
use crate::common::yard::Yard;

fn new_yard() -> Yard {
    Yard::new(env!("CARGO_BIN_EXE_judge").as_ref())
}

fn said(output: &Output) -> String {
    let all = [&output.stdout[..], &output.stderr].concat();
    String::from_utf8_lossy(&all).into_owned()
}

/// What comes of a script of the shell in which `$RUN` judges the right solution of the yard.
fn script(yard: &Yard, script: &str) -> Output {
    let mut shell = yard.within("sh");
    let words = yard.arguments("run");
    let words: Vec<&str> = words
        .iter()
        .map(String::as_str)
        .filter(|it| *it != "--beyond")
        .collect();
    let run = format!(
        "{} {} --test 1",
        env!("CARGO_BIN_EXE_judge"),
        words.join(" ")
    );
    shell.args(["-c", script]).env("RUN", run).output().unwrap()
}

#[test]
fn signals_rights_and_streams_that_are_inherited_change_no_verdict() {
    let yard = new_yard();
    for start in [
        "exec env --ignore-signal=CHLD $RUN",
        "exec env --ignore-signal $RUN",
        "exec env --block-signal $RUN",
        "umask 000; exec $RUN",
        "umask 077; exec $RUN",
        "umask 777; exec $RUN",
        "exec $RUN 0<&-",
        "exec $RUN 0<&- 2>&-",
        "$RUN 0<&- 1>&- 2>&-",
        "$RUN 0<&- 1>&- 2>&- & wait $!",
    ] {
        let output = script(&yard, start);
        assert!(output.status.success(), "{start}: {}", said(&output));
        assert!(yard.left().is_empty(), "{start}: {:?}", yard.left());
    }
}

#[test]
fn a_limit_that_is_too_low_is_raised_or_told() {
    let yard = new_yard();
    let soft = "ulimit -S -n 30 && ulimit -S -f 1 && ulimit -S -t 1 && ulimit -S -s 100 \
                && ulimit -S -v 1000000 && ulimit -S -d 100000 && exec $RUN";
    let output = script(&yard, soft);
    assert!(output.status.success(), "{}", said(&output));
    for (limit, value, least) in [("s", 8192, 65536), ("n", 100, 256)] {
        let lowered = |then: &str| script(&yard, &format!("ulimit -{limit} {value} && {then}"));
        let output = lowered("exec $RUN --lang vi");
        // Root may raise it again, as far as nothing keeps him from that.
        if lowered(&format!("ulimit -H -{limit} {least}"))
            .status
            .success()
        {
            assert!(output.status.success(), "{limit}: {}", said(&output));
            continue;
        }
        let told =
            format!("giới hạn ulimit -{limit} ở đây nhiều nhất là {value}, mà cần ít nhất {least}");
        assert_eq!(output.status.code(), Some(2), "{limit}: {}", said(&output));
        assert!(said(&output).contains(&told), "{}", said(&output));
    }
}

/// Files of these names in the current folder are nobody's tools.
const TOOLS: [&str; 12] = [
    "g++", "gcc", "cc", "clang", "fpc", "python3", "pypy3", "javac", "rustc", "go", "node", "cargo",
];

#[test]
fn no_file_of_the_current_folder_is_a_tool_and_no_variable_makes_another_of_one() {
    let yard = new_yard();
    let here = yard.path("here");
    for folder in [&here, &here.join("bin")] {
        fs::create_dir_all(folder).unwrap();
        for name in TOOLS {
            let script = format!(
                "#!/bin/sh\n/bin/touch '{}'\n",
                yard.path("started").display()
            );
            fs::write(folder.join(name), script).unwrap();
            fs::set_permissions(folder.join(name), Permissions::from_mode(0o755)).unwrap();
        }
    }
    fs::write(here.join("sitecustomize.py"), "raise SystemExit(1)\n").unwrap();
    let doctor = |change: &dyn Fn(&mut std::process::Command)| {
        let mut judge = yard.judge();
        judge.args(["doctor", "--lang", "en"]).current_dir(&here);
        // Where this user's Rust is found.
        change(&mut judge);
        let output = judge.output().unwrap();
        (output.status.code(), said(&output))
    };
    let plain = doctor(&|_| {});
    let path = std::env::var("PATH").unwrap_or_default();
    let odd = doctor(&|judge| {
        judge.env("PATH", format!(".::bin:./bin:{path}:"));
        for (name, value) in [
            ("GCC_EXEC_PREFIX", "/nowhere/"),
            ("COMPILER_PATH", "bin"),
            ("CPATH", "/nowhere"),
            ("LIBRARY_PATH", "/nowhere"),
            ("LD_LIBRARY_PATH", "bin"),
            ("PYTHONPATH", "."),
            ("PYTHONHOME", "/nowhere"),
            ("CLASSPATH", "/nowhere"),
            ("JAVA_TOOL_OPTIONS", "-nothing"),
            ("JDK_JAVAC_OPTIONS", "-nothing"),
            ("NODE_OPTIONS", "--nothing"),
            ("NODE_PATH", "."),
            ("GOFLAGS", "-nothing"),
            ("GOROOT", "/nowhere"),
            ("GOOS", "plan9"),
            ("RUSTFLAGS", "--nothing"),
            ("RUSTC", "bin/rustc"),
        ] {
            judge.env(name, value);
        }
    });
    assert_eq!(plain, odd);
    assert!(
        !yard.path("started").exists(),
        "a file beside it was started"
    );
    if plain.0 != Some(0) {
        skipped("the doctor finds something wrong here");
    }
}
