//! Example submissions turned to the standard streams.
//!
//! Every one is turned or refused. One solution in forty is compiled and run beside what it was
//! every day, on the samples; with `FULL=1` (`make streams-test`) all of them on all tests.

use std::fs;
use std::path::{Path, PathBuf};

use crate::programs::{
    Problem, check_all, compile, root, silent, tests, through_files, through_streams, tried,
};
use export::streams::to_streams;

/// The example submissions of a problem that packages hold: those in C++.
fn submissions(problem: Problem) -> Vec<PathBuf> {
    let folder = root().room(problem.id()).join("submissions");
    let entries = fs::read_dir(folder).expect("a room has submissions");
    let files = entries.map(|it| it.expect("an entry").path());
    let mut files: Vec<_> = files
        .filter(|it| it.extension() == Some("cpp".as_ref()))
        .collect();
    files.sort();
    files
}

fn turned(problem: Problem, path: &Path) -> Result<String, String> {
    let source = fs::read_to_string(path).expect("a source");
    to_streams(&source, problem.file()).map_err(|refusal| format!("{}: {refusal}", path.display()))
}

/// Compiles a solution as it is and as it is turned, and compares what they say of the tests.
fn check(problem: Problem) -> Result<(), String> {
    let solution = root().room(problem.id()).join("submissions/solution.cpp");
    let folder = tempfile::tempdir().expect("a folder");
    let told = |reason: String| format!("{}: {reason}", problem.id());
    let text = turned(problem, &solution)?;
    fs::write(folder.path().join("streams.cpp"), text).expect("a folder to write to");
    fs::copy(&solution, folder.path().join("files.cpp")).expect("a folder to write to");
    for name in ["files", "streams"] {
        let source = format!("{name}.cpp");
        let arguments = ["-std=c++17", "-O1", "-o", name, &source];
        compile(folder.path(), "g++", &arguments).map_err(told)?;
    }
    for test in tests(&root(), problem) {
        let files = through_files(&folder.path().join("files"), problem.file(), &test.input);
        let streams = through_streams(&folder.path().join("streams"), &test.input);
        if files.map_err(told)? != streams.map_err(told)? {
            return Err(told(format!("test {}: another answer", test.name)));
        }
    }
    Ok(())
}

#[test]
fn every_solution_of_a_room_is_turned() {
    let all: Vec<_> = silent().collect();
    check_all(&all, |&problem| {
        let solution = root().room(problem.id()).join("submissions/solution.cpp");
        turned(problem, &solution).map(|_| ())
    });
}

#[test]
fn every_example_is_turned() {
    let all: Vec<_> = silent().collect();
    check_all(&all, |&problem| {
        let refused = submissions(problem)
            .into_iter()
            .filter_map(|path| turned(problem, &path).err());
        let refused: Vec<_> = refused.collect();
        if refused.is_empty() {
            Ok(())
        } else {
            Err(refused.join("\n"))
        }
    });
}

#[test]
fn solutions_say_the_same_on_the_standard_streams() {
    let source = |problem: Problem| {
        let solution = root().room(problem.id()).join("submissions/solution.cpp");
        fs::read_to_string(solution).expect("a solution")
    };
    check_all(&tried(silent(), source), |&problem| check(problem));
}
