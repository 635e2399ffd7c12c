//! What systems ask of a package beside its parts: no names of files where programs know none, and the
//! rules of what a problem is called.

use std::collections::BTreeSet;

use export::system::System;

use crate::packages::pack;
use crate::wants::{faults, path_faults, paths, takes, text, unpacked};

/// Whatever a package for streams holds beside tests, which have no names of files in them.
#[test]
fn a_package_for_streams_names_no_files_anywhere() {
    for id in ["nim", "line2010", "knight"] {
        let packed = pack(System::PolygonStreams, id);
        let bytes = packed.archived("nim/").unwrap();
        assert!(unpacked(id, "dice/", &bytes).is_err());
        let package = unpacked(id, "nim/", &bytes).unwrap();
        assert!(paths(&package).eq(paths(&packed)));
        assert_eq!(faults(System::PolygonStreams, &package), [""; 0]);
        for path in paths(&package).filter(|path| !path.starts_with("tests/")) {
            let text = text(&package, path).unwrap();
            // A checker for Themis is in it too, which puts its names together.
            let is_named = [".INP", ".OUT"].iter().any(|end| text.contains(end));
            assert_eq!(
                is_named,
                path == "files/check.cpp" && id != "knight",
                "{id}: {path}"
            );
        }
        let problem = text(&package, "problem.xml").unwrap();
        assert!(
            problem.contains("input-file=\"\" output-file=\"\""),
            "{problem}"
        );
        let tex = text(&package, "statements/vietnamese/problem.tex").unwrap();
        assert!(tex.contains("}{stdin}{stdout}{"), "{tex}");
    }
}

#[test]
fn every_system_takes_the_names_of_all_problems() {
    for system in System::ALL {
        let codes: Vec<String> = all_problems::problems()
            .iter()
            .map(|problem| system.code(problem.id()))
            .collect();
        for code in &codes {
            assert!(takes(system, code), "{system:?}: {code}");
        }
        let distinct: BTreeSet<String> = codes.iter().map(|it| it.to_lowercase()).collect();
        assert_eq!(distinct.len(), codes.len(), "{system:?}");
    }
}

#[test]
fn a_name_that_a_system_does_not_take_is_noticed() {
    for (system, good, bad) in [
        (System::Themis, "GAME_3", "game_3"),
        (System::Vnoj, "game3", "game-3"),
        (System::Polygon, "game-3", "game_3"),
        (System::PolygonStreams, "game-3", "GAME-3"),
        (System::Cms, "game_3", "game.3"),
        (System::Icpc, "game3", "game_3"),
        (System::Icpc2025, "game3", "Game3"),
        (System::Dmoj, "game3", "game_3"),
        (System::Dmoj, "game3", "a23456789012345678901"),
        (System::Hydro, "game3", "game_3"),
    ] {
        assert_eq!(system.code("game_3"), good, "{system:?}");
        assert!(takes(system, good) && !takes(system, bad), "{system:?}");
    }
    let sheet = text(&pack(System::Vnoj, "game_3"), "HUONG-DAN.md").unwrap();
    assert!(
        sheet.contains("mã bài `game3`")
            && sheet.contains("`game3.zip`")
            && sheet.contains("`GAME_3.INP`")
    );
    assert_eq!(pack(System::Dmoj, "game_3").name, "game3");
}

#[test]
fn paths_stay_inside_and_plain() {
    let mut package = pack(System::Dmoj, "nim");
    assert!(path_faults(&package).is_empty());
    for path in ["/etc/passwd", "../x", "a//b", "đề.md", ".hidden"] {
        package.add(path, "");
    }
    assert_eq!(path_faults(&package).len(), 5);
}
