//! The set as it is packed for pupils, who have no sources.

use std::path::Path;
use std::process::{Command, Output};

const JUDGE: &str = env!("CARGO_BIN_EXE_judge");
const WORKSPACE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// What one of the scripts for archives says in the folder of the workspace.
fn script(words: &[&str]) -> Output {
    let script = Path::new("export/dist").join(words[0]);
    let mut command = Command::new(Path::new(WORKSPACE).join(script));
    command.args(&words[1..]).current_dir(WORKSPACE);
    command.output().unwrap()
}

#[test]
fn an_archive_lists_what_works_there_and_no_link_of_it_is_dead() {
    let set = tempfile::tempdir().unwrap();
    let place = set.path().to_str().unwrap();
    let packed = script(&["set.sh", JUDGE, place]);
    assert!(packed.status.success(), "{packed:?}");
    let links = script(&["links.py", place]);
    assert!(links.status.success(), "{links:?}");

    let home = tempfile::tempdir().unwrap();
    let judge = |words: &str, locale: &str| {
        let mut command = Command::new(JUDGE);
        command.args(words.split(' ')).current_dir(place);
        command
            .env("XDG_DATA_HOME", home.path())
            .env("XDG_CACHE_HOME", home.path());
        let output = command.env("LC_ALL", locale).output().unwrap();
        let said = [output.stdout, output.stderr].concat();
        let said = String::from_utf8_lossy(&said).into_owned();
        (output.status.code(), said)
    };
    let (_, help) = judge("--help", "C.UTF-8");
    for name in ["test", "lock", "new", "export"] {
        assert!(!help.contains(&format!("\n  {name} ")), "{help}");
    }
    for name in ["run", "course", "testdata", "site"] {
        assert!(help.contains(&format!("\n  {name} ")), "{help}");
    }
    for words in [
        "lock nim",
        "new mygame",
        "export --to themis nim",
        "list --write",
    ] {
        let (code, said) = judge(words, "C.UTF-8");
        assert_eq!(code, Some(2), "{said}");
        assert!(said.contains("for those who keep the set"), "{said}");
        let (_, said) = judge(words, "vi_VN.UTF-8");
        assert!(said.contains("dành cho người giữ bộ đề"), "{said}");
    }
    let (_, said) = judge("next", "C.UTF-8");
    assert!(said.contains("trang/en/coins.html"), "{said}");
    let (code, said) = judge("show nim", "C.UTF-8");
    assert_eq!(code, Some(0), "{said}");
    let has_programs = ["src/lib.rs", "submissions"].map(|it| said.contains(it));
    assert_eq!(has_programs, [false; 2], "{said}");
}
