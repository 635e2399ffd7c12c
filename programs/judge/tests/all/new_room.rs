//! A scaffolded room builds and passes its own tests in a copy of the workspace.

use std::fs;
use std::path::Path;
use std::process::Command;

use judge::scaffold;
use judge::testset::Root;

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let (source, name) = (entry.path(), entry.file_name());
        let target = to.join(&name);
        if !source.is_dir() {
            fs::copy(&source, &target).unwrap();
        } else if !["target", "testdata", ".git"]
            .map(Into::into)
            .contains(&name)
        {
            copy(&source, &target);
        }
    }
}

#[test]
fn a_scaffolded_room_builds_and_passes_its_tests() {
    let workspace = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let folder = tempfile::tempdir().unwrap();
    copy(workspace, folder.path());
    fs::create_dir_all(folder.path().join("testdata")).unwrap();
    let root = Root::find(Some(folder.path())).unwrap();
    scaffold::create(&root, "brand_new", "BRANDNEW").unwrap();

    // A target folder of its own, kept between runs, so that only the room is built again.
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["test", "--offline", "--quiet", "--package", "brand_new"])
        .current_dir(folder.path())
        .env(
            "CARGO_TARGET_DIR",
            Path::new(env!("CARGO_TARGET_TMPDIR")).join("new-room"),
        )
        // The room has next to nothing to compute.
        .envs([
            ("CARGO_INCREMENTAL", "0"),
            ("CARGO_PROFILE_DEV_DEBUG", "0"),
            ("CARGO_PROFILE_DEV_OPT_LEVEL", "0"),
        ])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned()
        + &String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    assert!(said.contains("2 passed"), "{said}");
}
