//! What systems ask of a package beside its parts: no names of files where programs know none, and the
//! rules of what a problem is called.

use std::collections::BTreeSet;

use export::package::{Archive, Package};
use export::system::System;

use crate::packages::pack;

/// Whatever a package for streams holds beside tests, which have no names of files in them.
#[test]
fn a_package_for_streams_names_no_files_anywhere() {
    for id in ["nim", "line2010", "knight"] {
        let bytes = pack(System::PolygonStreams, id).archived("").unwrap();
        let package = Package::from_archive(id, Archive::Bare, &bytes).unwrap();
        assert_eq!(System::PolygonStreams.faults(&package), [""; 0]);
        for path in package.paths().filter(|path| !path.starts_with("tests/")) {
            let text = package.text(path).unwrap();
            // A checker for Themis is in it too, which puts its names together.
            let is_named = [".INP", ".OUT"].iter().any(|end| text.contains(end));
            assert_eq!(
                is_named,
                path == "files/check.cpp" && id != "knight",
                "{id}: {path}"
            );
        }
        let problem = package.text("problem.xml").unwrap();
        assert!(
            problem.contains("input-file=\"\" output-file=\"\""),
            "{problem}"
        );
        let tex = package.text("statements/vietnamese/problem.tex").unwrap();
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
            let faults = system.faults(&Package::new(code, Archive::Bare));
            let is_refused = faults
                .iter()
                .any(|it| it.contains("is no name of a problem"));
            assert!(!is_refused, "{system:?}: {code}");
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
    ] {
        assert_eq!(system.code("game_3"), good, "{system:?}");
        let told = format!("{bad} is no name of a problem there");
        let faults = system.faults(&Package::new(bad, Archive::Bare));
        assert!(faults.contains(&told), "{system:?}: {faults:?}");
    }
    let sheet = pack(System::Vnoj, "game_3").text("HUONG-DAN.md").unwrap();
    assert!(
        sheet.contains("mã bài `game3`")
            && sheet.contains("`game3.zip`")
            && sheet.contains("`GAME_3.INP`")
    );
    assert_eq!(pack(System::Dmoj, "game_3").name, "game3");
}
