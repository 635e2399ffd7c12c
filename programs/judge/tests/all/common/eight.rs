//! Eight pupils with a program each at three games: perfect, nearly perfect, greedy, random, and four
//! that do not play: illegal, slow, silent, crashing.

#![allow(dead_code, reason = "every user takes its own part")]

use std::fs;
use std::path::Path;

/// The games.
pub(crate) const GAMES: [&str; 3] = ["hau", "step", "euler"];

/// The pupils by what they hand in.
pub(crate) const PUPILS: [&str; 8] = [
    "perfect", "nearly", "greedy", "random", "illegal", "slow", "silent", "crashing",
];

const SOURCES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/league");

/// Lays down what a pupil hands in for a game; tells under which name.
pub(crate) fn hand_in(pupil: &str, game: &str, folder: &Path) -> String {
    let part = |name: String| fs::read_to_string(Path::new(SOURCES).join(name)).unwrap();
    let (extension, text) = match pupil {
        "perfect" | "nearly" => (
            "cpp",
            [
                part(format!("rules_{game}.cpp")),
                part(format!("{pupil}.cpp")),
                part("talk.cpp".to_owned()),
            ]
            .concat(),
        ),
        "greedy" | "random" => (
            "py",
            [
                part(format!("rules_{game}.py")),
                part(format!("{pupil}.py")),
                part("talk.py".to_owned()),
            ]
            .concat(),
        ),
        _ => ("c", part(format!("{pupil}.c"))),
    };
    let name = format!("{}.{extension}", game.to_uppercase());
    fs::write(folder.join(&name), text).unwrap();
    name
}

/// Lays down a class of all eight.
pub(crate) fn class(folder: &Path) {
    for pupil in PUPILS {
        let own = folder.join(pupil);
        fs::create_dir(&own).unwrap();
        for game in GAMES {
            hand_in(pupil, game, &own);
        }
    }
}
