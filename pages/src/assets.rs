//! The scripts and the looks of the pages, written as they are.

/// Files by their names.
pub(crate) type Files = [(&'static str, &'static str)];

/// Files of `assets/` by their names, and others.
macro_rules! files {
    ($($name:literal)* $(, $other:expr)*) => {
        &[$(($name, include_str!(concat!("../assets/", $name))),)* $($other),*]
    };
}

/// The scripts that every page asks for, in this order.
pub(crate) const EVERYWHERE: &Files =
    files!["words.js" "page.js" "parts.js" "progress.js" "asked.js"];

/// What the road asks for beside them.
pub(crate) const ROAD: &Files = files!["lzma.js" "worker.js" "room.js" "road.js" "day.js"];

/// What a problem asks for beside them.
pub(crate) const PROBLEM: &Files = files![
    "lzma.js" "worker.js" "room.js" "board.js" "match.js" "bar.js" "timeline.js" "setup.js" "picture.js" "hands.js" "play.js" "family.js"
    "table.js" "look.js" "difference.js"
];

/// What a section of it asks for once it comes into view, by its id.
pub(crate) const LATER: [(&str, &Files); 2] = [
    (
        "write",
        files!["engine.js" "program.js" "trial.js" "editor.js" "write.js" "stress.js" "lost.js" "duel.js" "examples.js"],
    ),
    (
        "check",
        files!["zip.js" "runner.js" "outputs.js" "check.js"],
    ),
];

/// The looks, with the colours of scenes, for every page that may hold one.
pub const STYLES: &[(&str, &str)] =
    files!["site.css" "play.css" "tools.css" "write.css" "find.css", ("scene.css", scene::STYLE)];

/// The picture beside the title of a page: two heaps.
pub const ICON: &str = include_str!("../assets/icon.svg");

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use bilingual::{Text, catalogue_faults};

    use super::*;

    /// What the scripts say, by its keys, and how often a key stands there.
    fn words() -> (BTreeMap<&'static str, [&'static str; 2]>, usize) {
        let script = EVERYWHERE[0].1;
        let (_, words) = script.split_once("TroChoi.words = ").unwrap();
        let words: Vec<&str> = words.trim_end_matches(";\n").split('\n').collect();
        let is_row = |line: &&&str| line.starts_with("  \"");
        let count = words.iter().filter(is_row).count();
        let rows = words.iter().filter(|line| !line.trim().starts_with("//"));
        let rows: Vec<&str> = rows.copied().collect();
        let rows: &str = rows.concat().leak();
        (serde_json::from_str(rows).unwrap(), count)
    }

    #[test]
    fn every_word_is_there_in_both_languages_and_said_once() {
        let (words, count) = words();
        let all: Vec<_> = words
            .iter()
            .map(|(key, [vi, en])| (*key, Text::new(vi, en)))
            .collect();
        assert_eq!(catalogue_faults(&all), [""; 0]);
        assert_eq!(words.len(), count);
    }

    #[test]
    fn the_script_for_windows_looks_for_compilers_where_the_judge_does() {
        let judge = include_str!("../../judge/src/system/windows.rs");
        let runner = include_str!("../assets/runner.js");
        let lists = runner.split("String.raw`").skip(1);
        let folders = lists.flat_map(|it| it.split('`').next().unwrap_or_default().split(' '));
        let folders: Vec<String> = folders.map(|it| it.replace('\\', "\\\\")).collect();
        assert!(folders.len() > 10);
        for folder in folders {
            assert!(judge.contains(&format!("\"{folder}\"")), "{folder}");
        }
    }

    #[test]
    fn a_script_says_what_there_is_and_nothing_else_is_there() {
        let known: BTreeSet<&str> = words().0.into_keys().collect();
        let mut said = BTreeSet::new();
        let later = LATER.map(|(_, files)| files);
        let scripts = [&EVERYWHERE[1..], ROAD, PROBLEM].into_iter().chain(later);
        for (name, script) in scripts.flatten() {
            for rest in script.split("say(\"").skip(1) {
                let key = rest.split('"').next().unwrap_or_default();
                assert!(known.contains(key), "{name} says '{key}'");
                said.insert(key);
            }
        }
        let unsaid: Vec<&&str> = known.difference(&said).collect();
        assert!(unsaid.is_empty(), "nobody says {unsaid:?}");
    }
}
