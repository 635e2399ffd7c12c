//! `judge variant`: a problem by changed rules is made, and is then a problem like any other.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::common::{judge_command, skipped};

/// Exit code, and all that is said.
fn judge(arguments: &[&str]) -> (i32, String) {
    let output = judge_command()
        .args(arguments)
        .env("NO_COLOR", "1")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8_lossy(&said).into_owned();
    (output.status.code().unwrap(), said)
}

fn inputs(folder: &Path) -> Vec<Option<String>> {
    let path = |number| folder.join(format!("tests/{number:02}/NIMMADE.INP"));
    (1..=16)
        .map(|number| fs::read_to_string(path(number)).ok())
        .collect()
}

#[test]
fn a_folder_is_made_whole_and_is_a_problem_like_any_other() {
    if Command::new("g++").arg("--version").output().is_err() {
        return skipped("no g++");
    }
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("made");
    let shown = folder.to_str().unwrap();
    let made = || {
        judge(&[
            "variant", "nim", "--rules", "max=4", "--name", "NIMMADE", "--seed", "test", "-o",
            shown,
        ])
    };
    let (code, said) = made();
    assert!(code == 0 && said.contains("NIMMADE"), "{said}");
    let statement = fs::read_to_string(folder.join("statement.vi.md")).unwrap();
    assert!(
        statement.contains("từ 1 đến 4 viên") && statement.contains("`NIMMADE.INP`"),
        "{statement}"
    );
    for old in ["tùy ý", "NIM.INP", "<!-- rule"] {
        assert!(!statement.contains(old), "{old}: {statement}");
    }
    for (program, wanted) in [
        ("solution", "verdict: AC"),
        ("original", "verdict: WA"),
        ("plain", "verdict: TLE"),
        ("more_max", "verdict: WA"),
    ] {
        let program = folder.join(format!("submissions/{program}.cpp"));
        let (_, said) = judge(&["run", shown, program.to_str().unwrap(), "--lang", "en"]);
        assert!(said.contains(wanted), "{}: {said}", program.display());
    }
    // The lock is enough: what it pins is made anew.
    let before = inputs(&folder);
    assert!(before.iter().all(Option::is_some));
    for number in ["01", "16"] {
        fs::remove_dir_all(folder.join("tests").join(number)).unwrap();
    }
    let search = folder.join("submissions/solution.cpp");
    let original = folder.join("submissions/original.cpp");
    let packages = home.path().join("packages");
    for (arguments, wanted) in [
        (vec!["run", shown, search.to_str().unwrap()], "verdict: AC"),
        (
            vec!["stress", shown, original.to_str().unwrap(), "--time", "5"],
            "NIMMADE.INP",
        ),
        (
            vec!["duel", shown, "perfect", "random", "--openings", "2"],
            "NIMMADE: perfect against random",
        ),
        (
            vec!["line", shown, "--opening", "1\n5"],
            "the second player wins",
        ),
        (
            vec![
                "table", shown, "--input", "1\n{n}", "--cols", "n=4..6", "--show", "outcome",
            ],
            "· X ·",
        ),
        (vec!["hint", shown], "a move takes at most 4 stones"),
        (vec!["lesson", shown], "is wrong on"),
        (vec!["show", shown], "statement.en.md"),
        (
            vec![
                "export",
                "--to",
                "themis,vnoj,dmoj",
                shown,
                "-o",
                packages.to_str().unwrap(),
            ],
            "dmoj        1 / 1",
        ),
    ] {
        let spoken = if arguments[0] == "export" { "vi" } else { "en" };
        let (_, said) = judge(&[&arguments[..], &["--lang", spoken]].concat());
        assert!(said.contains(wanted), "{arguments:?}: {said}");
    }
    assert_eq!(inputs(&folder), before);
    // Made again it is the same; over something else it is not made.
    assert_eq!(made().0, 0);
    assert_eq!(inputs(&folder), before);
    let (code, said) = judge(&[
        "variant",
        "nim",
        "--rules",
        "max=4",
        "-o",
        home.path().to_str().unwrap(),
        "--lang",
        "en",
    ]);
    assert!(
        code == 2 && said.contains("it is not written over"),
        "{said}"
    );
    // One that cannot be used is told, and nothing else is the worse for it.
    let text = fs::read_to_string(folder.join("variant.toml")).unwrap();
    fs::write(folder.join("variant.toml"), text.replace("0.1.0", "0.0.9")).unwrap();
    let (_, said) = judge(&["run", shown, search.to_str().unwrap(), "--lang", "en"]);
    assert!(said.contains("made by version 0.0.9 of the set"), "{said}");
}
