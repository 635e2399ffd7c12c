//! The walk of a stranger: what CONTRIBUTING.md tells of a new problem is done as it stands there, in a
//! copy of the workspace.
//!
//! The copy lies in the target folder and is kept, so that the next walk builds little. Nothing there
//! but the new room and what is linked with it is compiled: the crates that are built for this test are
//! copied too, with their dates, by which cargo knows them.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs::{self, File, FileTimes};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The section that is walked.
const SECTION: &str = "## A problem in thirty minutes";

/// Whether something of a folder is copied.
type Wanted = fn(&Path) -> bool;

#[test]
fn a_stranger_adds_a_problem_as_it_is_told() {
    let copy = copy_of_workspace().unwrap();
    let guide = fs::read_to_string(copy.join("CONTRIBUTING.md")).unwrap();
    let (_, section) = guide.split_once(SECTION).unwrap();
    let section = section.split("\n## ").next().unwrap();
    let tables = [
        "problems/README.md",
        "problems/README.vi.md",
        "LADDER.md",
        "LADDER.vi.md",
    ];
    let read = |name: &str| fs::read_to_string(copy.join(name)).unwrap();
    let before = tables.map(read);

    let mut said = String::new();
    let mut walked = BTreeSet::new();
    for (kind, block) in blocks(section) {
        match kind {
            "sh" => said = run(&copy, block),
            "diff" => type_in(&copy, block),
            "text" => assert!(said.contains(block), "{said}\n is not\n{block}"),
            _ => panic!("what is a block {kind}?"),
        }
        walked.insert(kind);
    }
    assert_eq!(walked, ["diff", "sh", "text"].into());
    assert!(said.contains("mygame    ok  a draft; 5 tests; "), "{said}");
    let lacking = "before it is listed: template: statement.vi.md: line 3 begins";
    assert!(said.contains(lacking), "{said}");

    // The limit that was changed in problem.toml.
    for text in ["statement", "lesson"].map(|it| ["vi", "en"].map(|code| format!("{it}.{code}.md")))
    {
        for text in text.map(|file| read(&format!("problems/mygame/{file}"))) {
            assert!(text.contains("3·10^5") && !text.contains("10^6"), "{text}");
        }
    }
    let refused = "echo 300001 > MYGAME.INP; ! target/release/mygame; rm MYGAME.INP";
    let said = run(&copy, refused);
    assert!(said.contains("300001 is not in 1..=300000"), "{said}");

    // A draft stands in no table.
    run(&copy, "target/release/judge list --write");
    assert_eq!(tables.map(read), before);
    for folder in ["problems/mygame", "testdata/mygame"] {
        fs::remove_dir_all(copy.join(folder)).unwrap();
    }
}

/// The blocks of code in a text, each with the word after its fence.
fn blocks(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let fenced = text.split("```").skip(1).step_by(2);
    fenced.map(|block| block.split_once('\n').unwrap())
}

/// Runs commands in the copy and returns all that they say.
fn run(copy: &Path, commands: &str) -> String {
    let kept = [
        "PATH",
        "HOME",
        "CARGO_HOME",
        "RUSTUP_HOME",
        "RUSTUP_TOOLCHAIN",
        "TMPDIR",
    ];
    let kept = kept
        .into_iter()
        .filter_map(|name| Some((name, std::env::var_os(name)?)));
    let output = Command::new("timeout")
        .args(["600", "bash", "-e", "-c", &format!("exec 2>&1\n{commands}")])
        .current_dir(copy)
        .env_clear()
        .envs(kept)
        .env("LC_ALL", "C.UTF-8")
        .env("CARGO_NET_OFFLINE", "true")
        // The room has next to nothing to compute.
        .envs([
            ("CARGO_INCREMENTAL", "0"),
            ("CARGO_PROFILE_DEV_DEBUG", "0"),
            ("CARGO_PROFILE_DEV_OPT_LEVEL", "0"),
            ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
        ])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{commands}\n{said}");
    said
}

/// Puts the lines with a plus in the place of those with a minus, in the file that the first line names.
fn type_in(copy: &Path, diff: &str) {
    let (file, lines) = diff.split_once('\n').unwrap();
    let side = |sign| -> Vec<&str> {
        let lines = lines.lines();
        lines.filter_map(|line| line.strip_prefix(sign)).collect()
    };
    let (old, new) = (side('-'), side('+'));
    let text = fs::read_to_string(copy.join(file)).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let mut places = lines.windows(old.len()).enumerate();
    let place = places.find(|(_, window)| *window == old);
    let (place, _) = place.unwrap_or_else(|| panic!("{file} does not hold\n{diff}"));
    let parts = [&lines[..place], &new, &lines[place + old.len()..]];
    fs::write(copy.join(file), parts.concat().join("\n") + "\n").unwrap();
}

/// The copy, as the workspace is now.
fn copy_of_workspace() -> io::Result<PathBuf> {
    let workspace = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap();
    let copy = target.join("tmp/stranger");
    let is_source: Wanted = |path| {
        let name = path.file_name();
        !["target", "testdata", ".git", "packages"]
            .map(OsStr::new)
            .map(Some)
            .contains(&name)
    };
    mirror(workspace, &copy, is_source)?;
    fs::create_dir_all(copy.join("testdata"))?;
    for folder in fs::read_dir(copy.join("testdata"))? {
        fs::remove_dir_all(folder?.path())?;
    }
    // What cargo knows and what others are linked with, but no programs.
    let built = copy.join("target/release");
    for (folder, is_needed) in [
        (".fingerprint", (|_| true) as Wanted),
        ("build", |_| true),
        ("deps", |path| {
            let ending = path.extension().and_then(OsStr::to_str);
            ["rlib", "rmeta", "so", "d"].map(Some).contains(&ending)
        }),
    ] {
        mirror(
            &target.join("release").join(folder),
            &built.join(folder),
            is_needed,
        )?;
    }
    Ok(copy)
}

/// Copies what is wanted of a folder and has changed, with its dates, and removes what is wanted and
/// is no longer there.
fn mirror(from: &Path, to: &Path, is_wanted: Wanted) -> io::Result<()> {
    fs::create_dir_all(to)?;
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(from)? {
        let source = entry?.path();
        let name = source.file_name().unwrap_or_default().to_owned();
        if !is_wanted(&source) {
            continue;
        }
        let (about, target) = (fs::metadata(&source)?, to.join(&name));
        names.insert(name);
        if about.is_dir() {
            mirror(&source, &target, is_wanted)?;
            continue;
        }
        let modified = about.modified()?;
        let is_same = fs::metadata(&target)
            .is_ok_and(|it| it.len() == about.len() && it.modified().ok() == Some(modified));
        if !is_same {
            fs::copy(&source, &target)?;
            File::options()
                .write(true)
                .open(&target)?
                .set_times(FileTimes::new().set_modified(modified))?;
        }
    }
    for entry in fs::read_dir(to)? {
        let target = entry?.path();
        if is_wanted(&target) && !names.contains(target.file_name().unwrap_or_default()) {
            let removed = if target.is_dir() {
                fs::remove_dir_all
            } else {
                fs::remove_file
            };
            removed(&target)?;
        }
    }
    Ok(())
}
