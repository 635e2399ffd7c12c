//! The checkers of all problems and the programs around them, those in C++ too.
//!
//! One test program holds all of it: four would each be linked with all problems.

use std::io::Write;
use std::process::{Command, Output, Stdio};

mod checkers;
mod cpp;
mod interactor;
mod program;

/// What a program answers that hears this.
fn answer(command: &mut Command, said: &str) -> Output {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // It may end before it has heard everything.
    let _ = child.stdin.take().unwrap().write_all(said.as_bytes());
    child.wait_with_output().unwrap()
}

/// Exit code, standard output and standard error of a program that hears this.
fn converse(command: &mut Command, said: &str) -> (i32, String, String) {
    let output = answer(command, said);
    let text = |bytes| String::from_utf8(bytes).unwrap();
    let code = output.status.code().unwrap();
    (code, text(output.stdout), text(output.stderr))
}
