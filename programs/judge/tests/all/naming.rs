//! What problems are called on the command line.

use std::process::{Command, Stdio};

/// What the judge says, and its exit code.
fn judge(words: &[&str]) -> (Option<i32>, String) {
    let mut judge = Command::new(env!("CARGO_BIN_EXE_judge"));
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
