//! `judge play`: a person at the terminal, here with prepared lines.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::Stdio;

use crate::common::eight::hand_in;
use crate::common::{judge_command, skipped};

/// Exit code, and all that is shown, when the person types these lines.
fn play(arguments: &[&str], typed: impl AsRef<[u8]>) -> (i32, String) {
    let mut child = judge_command()
        .arg("play")
        .args(arguments)
        .env("NO_COLOR", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The game may end before everything is typed.
    let _ = child.stdin.take().unwrap().write_all(typed.as_ref());
    let output = child.wait_with_output().unwrap();
    let shown = [output.stdout, output.stderr].concat();
    (
        output.status.code().unwrap(),
        String::from_utf8(shown).unwrap(),
    )
}

fn assert_shows(shown: &str, words: &[&str]) {
    let mut rest = shown;
    for word in words {
        let Some((_, after)) = rest.split_once(word) else {
            panic!("'{word}' is not there, or not in its place:\n{shown}");
        };
        rest = after;
    }
}

#[test]
fn a_person_plays_against_the_reference_and_is_asked_again() {
    let (code, shown) = play(
        &["knight", "--opening", "8 9 8 8"],
        "6 9\nhello\n4 8\n3 7\n2 4\n",
    );
    assert_eq!(code, 0, "{shown}");
    assert_shows(
        &shown,
        &[
            "> 6 9",
            "N",
            "< row and column (4 8, 5 7, 7 7): the knight cannot go from 6 9 to 6 9",
            "row: expected a number in 1..=8, found 'hello'",
            "> 2 9",
            "> 1 6",
            "> 1 2",
            "you cannot move: the program wins",
        ],
    );
}

#[test]
fn what_is_typed_and_is_no_text_is_asked_for_again() {
    for (arguments, typed, words) in [
        (
            &["knight", "--opening", "8 9 8 8"][..],
            &b"\xf0\xff\n4 8\n3 7\n2 4\n"[..],
            "1 2",
        ),
        (
            &["hau", "--lang", "vi"],
            b"1 \xff\n?\n",
            "không có nước đi nào như vậy",
        ),
        (
            &["dice", "--lang", "en"],
            b"\xff\n",
            "there is no such move",
        ),
    ] {
        let (code, shown) = play(arguments, typed);
        assert_eq!(code, 0, "{shown}");
        assert_shows(&shown, &[words]);
        assert!(!shown.contains("UTF-8"), "{shown}");
    }
}

#[test]
fn a_person_may_win_and_may_leave() {
    let (code, shown) = play(&["knight", "--opening", "8 9 5 5"], "5 3\n");
    assert_eq!(code, 0, "{shown}");
    let (code, shown) = play(&["knight", "--opening", "3 3 1 1"], "");
    assert_eq!(code, 0, "{shown}");
    assert_shows(&shown, &["the program cannot move: you win"]);
}

#[test]
fn a_program_can_be_played_against_and_its_mistakes_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("program.py");
    let program = path.display().to_string();
    let source = "print('6 9', flush=True)\ninput()\nprint(input(), flush=True)\n";
    fs::write(&path, source).unwrap();
    let (code, shown) = play(&["knight", &program, "--opening", "8 9 8 8"], "4 8\n");
    assert_eq!(code, 1, "{shown}");
    let fault = "the program is wrong: line 2: the knight cannot go from 4 8 to 4 8";
    assert_shows(&shown, &["> 6 9", "> 4 8", fault]);
    fs::write(&path, "print('6 9', flush=True)\n").unwrap();
    let (code, shown) = play(&["knight", &program, "--opening", "8 9 8 8"], "4 8\n");
    assert_eq!(code, 1, "{shown}");
    assert_shows(&shown, &["the program ended before the game was over"]);
}

#[test]
fn a_program_that_is_played_against_is_sealed_and_stopped_like_any_other() {
    let helper = Path::new(env!("CARGO_BIN_EXE_judge"));
    if !sandbox::Isolation::best(helper).is_ok_and(|it| it.is_sealed()) {
        skipped("not sealed here");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("program.py");
    let program = path.display().to_string();
    let play_against = |source: &str, game: &[&str], typed: &str| {
        fs::write(&path, source).unwrap();
        play(&[game, &[program.as_str()]].concat(), typed)
    };
    let knight = |source: &str| play_against(source, &["knight", "--opening", "8 9 8 8"], "4 8\n");
    let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    let spies = format!(
        "try: open('{manifest}'); print('1 1', flush=True)\n\
         except OSError: print('6 9', flush=True)\ninput()\n"
    );
    assert_shows(
        &knight(&spies).1,
        &["> 6 9", "the program ended before the game was over"],
    );
    let (code, shown) = knight("while True: pass");
    assert_eq!(code, 1, "{shown}");
    assert_shows(&shown, &["time limit exceeded: "]);
    let (code, shown) = knight("print('6', end='', flush=True)\nimport time\ntime.sleep(60)");
    assert_eq!(code, 1, "{shown}");
    assert_shows(&shown, &["does it flush the output"]);
    // A problem of one tier.
    let occupied = "import sys\nwhile input(): print('1 1 1', flush=True)\n";
    let (code, shown) = play_against(occupied, &["game10"], "1 1 1\n");
    assert_eq!(code, 1, "{shown}");
    assert_shows(&shown, &["the cell 1 1 is taken"]);
}

#[test]
fn a_game_without_an_opening_is_played_from_the_start() {
    let (code, shown) = play(&["game10"], "1 1 1\n1 1 2\n1 3 2\n");
    assert_eq!(code, 0, "{shown}");
    assert_shows(
        &shown,
        &[
            "     1  2  3  4",
            "> 1 2 4",
            "the cell 1 1 is taken",
            "> 1 4 3 WIN",
            "the program has completed a line to 10: it wins",
        ],
    );
}

#[test]
fn a_game_is_played_by_its_rules() {
    let (code, shown) = play(&["dice", "--lang", "en"], "?\nnothing\n");
    assert_eq!(code, 0, "{shown}");
    assert_shows(
        &shown,
        &["move of the first player", "#1", "there is no such move"],
    );
    let (code, shown) = play(&["dice", "--lang", "vi", "--second"], "");
    assert_eq!(code, 0, "{shown}");
    assert_shows(&shown, &["người đi trước: ", "nước đi của người đi sau"]);
}

#[test]
fn a_program_can_be_played_against_at_any_game() {
    let folder = tempfile::tempdir().unwrap();
    let name = hand_in("perfect", "hau", folder.path());
    let program = folder.path().join(name).display().to_string();
    // From a position that is won, the person who gives the win away loses.
    let (code, shown) = play(&["hau", &program, "--opening", "1\n5 9"], "4 9\nu\n0 0\n");
    assert_eq!(code, 0, "{shown}");
    let words = [
        "(5, 9)",
        "the second player: ",
        "a program takes nothing back",
    ];
    assert_shows(&shown, &words);
    let (code, shown) = play(&["hau", &program, "--opening", "1\n7 7", "--second"], "");
    assert_eq!(code, 0, "{shown}");
    assert_shows(
        &shown,
        &["the first player: 4 7", "move of the second player"],
    );
    let name = hand_in("illegal", "hau", folder.path());
    let program = folder.path().join(name).display().to_string();
    let (code, shown) = play(&["hau", &program, "--opening", "1\n5 9"], "4 9\n");
    assert_eq!(code, 1, "{shown}");
    let words = "the program is wrong: it says 'I have won', and there is no such move here";
    assert_shows(&shown, &[words]);
}

#[test]
fn what_cannot_be_played_is_told() {
    let (code, shown) = play(&["table"], "");
    assert_eq!(code, 2);
    assert_shows(
        &shown,
        &["table cannot be played", "game10", "hau", "knight"],
    );
    let (code, shown) = play(&["nim", "--game", "2"], "");
    assert_eq!(code, 2);
    assert_shows(&shown, &["there is no game 2"]);
    let (code, shown) = play(&["knight", "--test", "99"], "");
    assert_eq!(code, 2);
    assert_shows(&shown, &["knight has no test '99'"]);
    let (code, shown) = play(&["knight", "--opening", "1 1 1 1"], "");
    assert_eq!(code, 2);
    assert_shows(&shown, &["m: 1 is not in 2..=10^9"]);
}
