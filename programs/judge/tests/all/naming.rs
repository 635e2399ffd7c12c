//! What problems are called on the command line.

use std::process::{Command, Stdio};

use crate::common::judge_command;

/// What the judge says, and its exit code.
fn judge(words: &[&str]) -> (Option<i32>, String) {
    let mut judge = judge_command();
    let output = judge.args(words).stdin(Stdio::null()).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(said).unwrap())
}

#[test]
fn a_name_that_two_problems_have_is_refused_with_both_unless_the_file_says_which() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let source = format!("{root}/problems/nim/submissions/solution.cpp");
    for (lang, told) in [
        (
            "en",
            "judge: CARDS is the name of cards01 (Turning cards down) and cards15 (Four liars); write cards01 or cards15\n",
        ),
        (
            "vi",
            "judge: CARDS là tên chung của cards01 (Úp bài) và cards15 (Chơi bài); hãy ghi cards01 hay cards15\n",
        ),
    ] {
        for words in [
            &["run", "CARDS", &source][..],
            &["stress", "CARDS", &source],
            &["duel", "CARDS", "perfect", "random"],
            &["play", "CARDS"],
            &["values", "CARDS"],
            &["draw", "CARDS"],
            &["table", "CARDS"],
            &["hint", "CARDS"],
        ] {
            let (code, said) = judge(&[words, &["--lang", lang]].concat());
            assert_eq!((code, said.as_str()), (Some(2), told), "{words:?}");
        }
    }
    for words in [
        &["show", "CARDS"][..],
        &["export", "--to", "themis", "CARDS"],
    ] {
        let (code, said) = judge(words);
        assert_eq!(code, Some(2), "{said}");
        assert!(
            said.contains("cards01") && said.contains("cards15"),
            "{said}"
        );
    }
    let source = source.replace("nim", "cards15");
    let words = [
        "run", "CARDS", &source, "--test", "1", "--root", root, "--lang", "en",
    ];
    let (code, said) = judge(&words);
    assert!(code == Some(0) && said.contains("Four liars"), "{said}");
}

#[test]
fn the_name_of_a_file_tells_the_problem_and_the_language_as_it_does_in_a_class() {
    let home = tempfile::tempdir().unwrap();
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let solution = |id: &str| format!("{root}/problems/{id}/submissions/solution.cpp");
    let judged = |id: &str, name: &str| {
        let file = home.path().join(name);
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::copy(solution(id), &file).unwrap();
        let file = file.to_str().unwrap();
        judge(&["run", file, "--test", "1", "--root", root, "--lang", "en"])
    };
    for (id, name) in [
        ("nim", "nim (1).cpp"),
        ("nim", "bài 1 nim.cpp.txt"),
        ("nim", "nim/main.c++"),
        ("line2010", "LINE10.cpp"),
        ("cards15", "cards15/CARDS.cpp"),
    ] {
        let (code, said) = judged(id, name);
        assert_eq!(code, Some(0), "{name}: {said}");
        assert!(said.starts_with(&format!("{id}  ")), "{name}: {said}");
    }
    for (name, told) in [
        (
            "CARDS.cpp",
            "CARDS is the name of cards01 (Turning cards down) and cards15 (Four liars); write cards01 or cards15",
        ),
        (
            "main.cpp",
            "the name of the file tells no problem; write the problem before it, as judge run nim",
        ),
        (
            "nim dice.cpp",
            "several problems stand in the name of the file",
        ),
    ] {
        let (code, said) = judged("nim", name);
        assert!(code == Some(2) && said.contains(told), "{name}: {said}");
    }
    let (code, said) = judge(&["run", "nim", "--lang", "en"]);
    let told = "judge: name the program's file too: judge run nim nim.cpp\n";
    assert_eq!((code, said.as_str()), (Some(2), told));
}

/// What is proposed to one who fails runs as it is printed, from where he is.
#[cfg(unix)]
#[test]
fn the_hint_after_a_failure_runs_as_it_stands() {
    let home = tempfile::tempdir().unwrap();
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let source = "#include <fstream>\nint main() { std::ofstream(\"NIM.OUT\") << 0; }\n";
    std::fs::create_dir(home.path().join("bài làm")).unwrap();
    std::fs::write(home.path().join("bài làm/nim.cpp"), source).unwrap();
    let judge = env!("CARGO_BIN_EXE_judge");
    let run = judge_command()
        .args([
            "run",
            "nim",
            "bài làm/nim.cpp",
            "--lang",
            "en",
            "--root",
            root,
        ])
        .current_dir(home.path())
        .output()
        .unwrap();
    let said = String::from_utf8(run.stdout).unwrap();
    let after = |told: &str| {
        let line = said.lines().find_map(|line| line.trim().strip_prefix(told));
        line.unwrap_or_else(|| panic!("{said}")).to_owned()
    };
    let stress = after("stuck? To find a small input that fails: ");
    assert_eq!(stress, format!("{judge} stress nim 'bài làm/nim.cpp'"));
    let hint = after("to see a first hint: ");
    for (command, code) in [(stress + " --time 5s --lang en", 1), (hint, 0)] {
        let mut shell = Command::new("sh");
        let shell = shell.args(["-c", &command]).current_dir(home.path());
        assert_eq!(
            shell.output().unwrap().status.code(),
            Some(code),
            "{command}"
        );
    }
}

#[test]
fn lists_speak_the_language_that_is_asked_for() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    for (lang, listed, shown) in [
        (
            "vi",
            "cards15   CARDS",
            ["CARDS — Chơi bài / Four liars", "giới hạn gốc"],
        ),
        (
            "en",
            "cards15   CARDS",
            ["CARDS — Four liars / Chơi bài", "source tier"],
        ),
    ] {
        let (code, said) = judge(&["list", "--lang", lang]);
        let line = said.lines().find(|it| it.starts_with(listed)).unwrap();
        let title = if lang == "vi" {
            "Chơi bài"
        } else {
            "Four liars"
        };
        assert!(code == Some(0) && line.ends_with(title), "{line}");
        let (code, said) = judge(&["show", "cards15", "--root", root, "--lang", lang]);
        assert_eq!(code, Some(0), "{said}");
        for text in shown {
            assert!(said.contains(text), "{text}: {said}");
        }
    }
}
