//! What the system refuses is told in the reader's language, by every command, and never in the system's own
//! words.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::common::yard::Yard;

/// What a Vietnamese reader is not to see.
const RAW: [&str; 16] = [
    "os error",
    "No such file",
    "ermission denied",
    "Not a directory",
    "Is a directory",
    "Read-only",
    "No space",
    "too long",
    "symbolic link",
    "not permitted",
    "Invalid argument",
    "UTF-8",
    "at path",
    "cannot be",
    "no such",
    "error",
];

/// Places where nothing can be read or written, each for its own reason.
fn bad_places(yard: &Yard) -> Vec<String> {
    yard.file("file", "");
    fs::write(yard.path("bytes"), b"\xff\xfe\xff\n").unwrap();
    symlink("circle", yard.path("circle")).unwrap();
    let long = "n".repeat(300);
    let names = [
        "missing/deep/x.py",
        "file/x.py",
        "circle",
        "circle/x.py",
        &long,
    ];
    let mut all: Vec<String> = names.map(|it| yard.path(it).display().to_string()).into();
    all.extend(["/proc/nowhere", "/dev/full", "/"].map(str::to_owned));
    all
}

fn assert_told(judge: &mut Command, what: &[String]) {
    let output = judge.args(what).stdin(Stdio::null()).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    let mut said = String::from_utf8_lossy(&said).into_owned();
    let code = output.status.code();
    assert!(matches!(code, Some(0..=3)), "{what:?}: {code:?} {said}");
    for name in what {
        said = said.replace(name.as_str(), "");
    }
    let raw = RAW.iter().find(|raw| said.contains(**raw));
    assert_eq!(raw, None, "{what:?}\n{said}");
}

#[test]
fn no_refusal_of_the_system_is_told_in_english_to_a_reader_of_vietnamese() {
    let yard = Yard::new(env!("CARGO_BIN_EXE_judge").as_ref());
    let set = yard.set().display().to_string();
    let source = yard.source().display().to_string();
    let workspace = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    for place in bad_places(&yard) {
        for words in [
            "run nim PLACE --root SET",
            "run nim PLACE",
            "run nim SOURCE --root PLACE",
            "run nim SOURCE --test 1 --html PLACE --root SET",
            "stress nim PLACE --time 1",
            "class PLACE --root SET",
            "league PLACE --root SET",
            "duel nim PLACE random",
            "duel nim perfect PLACE",
            "play nim PLACE",
            "draw nim --svg PLACE",
            "table nim --svg PLACE",
            "export nim --to themis --output PLACE --root SET",
            "export nim --to cms --output PLACE --root SET",
            "bundle nim --output PLACE --root WORKSPACE",
            "lock nim --root PLACE",
            "list --write --root PLACE",
            "list --write --root SET",
            "show nim --root PLACE",
            "lesson nim --root PLACE",
            "testdata nim --root PLACE",
        ] {
            // A folder of the system's is no place for packages and pages.
            if place == "/"
                && ["export", "class", "league"]
                    .iter()
                    .any(|it| words.starts_with(it))
            {
                continue;
            }
            let words = words.split(' ').map(|word| match word {
                "PLACE" => place.clone(),
                "SET" => set.clone(),
                "SOURCE" => source.clone(),
                "WORKSPACE" => workspace.to_owned(),
                word => word.to_owned(),
            });
            let words: Vec<String> = words.collect();
            assert_told(yard.judge().env("LC_ALL", "vi_VN.UTF-8"), &words);
        }
    }
}

#[test]
fn a_set_that_lacks_a_file_or_cannot_be_written_is_told_of_in_both_languages() {
    let yard = Yard::new(env!("CARGO_BIN_EXE_judge").as_ref());
    let set = yard.set().display().to_string();
    fs::create_dir(yard.set().join("LADDER.md")).unwrap();
    let told = |words: &[&str], lang: &str| {
        let mut judge = yard.judge();
        let output = judge
            .args(words)
            .args(["--root", &set])
            .env("LC_ALL", lang)
            .output();
        let output = output.unwrap();
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    for (words, vi, en) in [
        (
            &["list", "--write"][..],
            "LADDER.md: không ghi được: là một thư mục",
            "LADDER.md: cannot be written: is a folder",
        ),
        (
            &["new", "mygame"],
            "Cargo.toml: không đọc được: không có file hay thư mục này",
            "Cargo.toml: cannot be read: no such file or folder",
        ),
    ] {
        for (lang, due) in [("vi_VN.UTF-8", vi), ("C.UTF-8", en)] {
            let said = told(words, lang);
            assert!(said.contains(due), "{words:?}: {said}");
        }
    }
    assert!(!Path::new(&set).join("problems/mygame").exists());
}
