//! The machine's C++ compiler, and the programs it makes.

use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use checker::Checked;

/// The oldest language with which a judging system compiles, and nothing beside it.
const LANGUAGE: &[&str] = &["-std=c++11", "-pedantic-errors"];

/// What the compiler must not find: judging systems compile with some of these as errors.
const WARNINGS: &[&str] = &[
    "-Werror",
    "-Wall",
    "-Wextra",
    "-Wshadow",
    "-Wconversion",
    "-Wno-sign-conversion",
    "-Wfloat-equal",
];

/// Whether there is a compiler; says so if there is none.
pub(crate) fn has_compiler() -> bool {
    is_there("c++")
}

/// Whether this machine has the compiler; says so if it has not.
pub(crate) fn is_there(compiler: &str) -> bool {
    let found = Command::new(compiler)
        .arg("--version")
        .stdout(Stdio::null())
        .status();
    let is_there = found.is_ok_and(|status| status.success());
    if !is_there {
        // Told even where a test that passes says nothing.
        let why = format!("this machine has no C++ compiler called {compiler}");
        let _ = writeln!(std::io::stderr(), "skipped: {why}");
    }
    is_there
}

/// Compiles a program, or finds it from an earlier run; `label` and `macros` tell it from others.
pub(crate) fn compiled(label: &str, source: &str, macros: &[&str]) -> PathBuf {
    let macros: Vec<String> = macros.iter().map(|name| format!("-D{name}")).collect();
    let mut arguments = [LANGUAGE, &["-O1"], WARNINGS].concat();
    arguments.extend(macros.iter().map(String::as_str));
    made(
        "c++",
        &(label.to_owned() + &macros.concat()),
        source,
        &arguments,
    )
}

/// What the compiler makes of a source with these arguments, or has made of it in an earlier run; `label` tells
/// it from others.
pub(crate) fn made(compiler: &str, label: &str, source: &str, arguments: &[&str]) -> PathBuf {
    let mut hasher = DefaultHasher::new();
    (compiler, source, arguments).hash(&mut hasher);
    let begin = format!("cpp-{label}-");
    let name = format!("{begin}{:016x}", hasher.finish());
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let program = folder.join(&name);
    if program.exists() {
        return program;
    }
    for entry in fs::read_dir(folder).unwrap().flatten() {
        if entry.file_name().to_string_lossy().starts_with(&begin) {
            let _ = fs::remove_file(entry.path());
        }
    }
    // Made apart and put in its place whole, should two tests want it at once.
    let workshop = tempfile::tempdir_in(folder).unwrap();
    fs::write(workshop.path().join("checker.cpp"), source).unwrap();
    let output = Command::new(compiler)
        .args(["checker.cpp", "-ochecker.exe"])
        .args(arguments)
        .current_dir(workshop.path())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{label}: {said}");
    fs::rename(workshop.path().join("checker.exe"), &program).unwrap();
    program
}

/// What a program said of one judgement.
#[derive(Debug)]
pub(crate) struct Said {
    /// Its verdict in one word.
    pub(crate) verdict: &'static str,
    /// The part of the points that a partial verdict gives.
    pub(crate) ratio: f64,
    /// What an interactor told the program.
    pub(crate) told: String,
    /// The sentence for a person.
    pub(crate) message: String,
}

/// The verdict in one word, and the part of the points.
pub(crate) fn in_short(outcome: &Checked) -> (&'static str, f64) {
    match outcome {
        Checked::Accepted => ("accepted", 0.0),
        Checked::Wrong(_) => ("wrong", 0.0),
        Checked::Format(_) => ("format", 0.0),
        Checked::Partial { ratio, .. } => ("partial", *ratio),
        Checked::JudgeError(_) => ("fault", 0.0),
    }
}

/// Lets a program that was compiled with `BATCH` judge all of these; each is a list of texts.
pub(crate) fn batch<const N: usize>(program: &Path, all: &[[&[u8]; N]]) -> Vec<Said> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("all");
    let mut file = std::io::BufWriter::new(File::create(&path).unwrap());
    for texts in all {
        let lengths = texts.map(|text| text.len().to_string());
        writeln!(file, "{}", lengths.join(" ")).unwrap();
        for text in texts {
            file.write_all(text).unwrap();
        }
    }
    drop(file);
    let output = Command::new(program)
        .stdin(File::open(&path).unwrap())
        .output()
        .unwrap();
    assert!(output.status.success(), "{} fails", program.display());
    let mut rest = &output.stdout[..];
    let mut said = Vec::new();
    while !rest.is_empty() {
        let end = rest.iter().position(|&byte| byte == b'\n').unwrap();
        let head = String::from_utf8(rest[..end].to_vec()).unwrap();
        rest = &rest[end + 1..];
        let fields: Vec<&str> = head.split(' ').collect();
        let mut text = |length: &str| {
            let (text, others) = rest.split_at(length.parse().unwrap());
            rest = others;
            String::from_utf8(text.to_vec()).unwrap()
        };
        let names = ["accepted", "wrong", "format", "partial", "fault"];
        said.push(Said {
            verdict: names[fields[0].parse::<usize>().unwrap()],
            ratio: fields[1].parse().unwrap(),
            told: text(fields[2]),
            message: text(fields[3]),
        });
    }
    assert_eq!(said.len(), all.len(), "{} breaks off", program.display());
    said
}
