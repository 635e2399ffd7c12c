//! What the scripts of the pages say, in both languages: written to `assets/words.js`, where a script finds
//! it by its key, `TroChoi.say("take-back")`. A file for each script.

/// Keys, each with what is said in Vietnamese and in English.
macro_rules! words {
    ($($key:literal: $vi:literal, $en:literal;)*) => {
        pub(super) const WORDS: super::Words = &[$(($key, bilingual::Text::new($vi, $en))),*];
    };
}

mod check;
mod look;
mod page;
mod play;
mod progress;

use std::collections::BTreeMap;

use bilingual::{Lang, Text};

/// Keys, and what is said.
type Words = &'static [(&'static str, Text)];

/// All that the scripts say.
const ALL: [Words; 5] = [
    page::WORDS,
    play::WORDS,
    look::WORDS,
    check::WORDS,
    progress::WORDS,
];

/// The script that hands the words over.
pub(crate) fn script() -> String {
    let of = |lang| {
        let words = ALL.into_iter().flatten();
        words.map(|(key, text)| (*key, text.of(lang))).collect()
    };
    let words: BTreeMap<&str, BTreeMap<&str, &str>> =
        Lang::ALL.map(|lang| (lang.code(), of(lang))).into();
    let words = serde_json::to_string_pretty(&words).unwrap_or_default();
    format!(
        "\"use strict\";\n// Written by `judge site` from pages/src/words: all that the scripts say.\n\
         globalThis.TroChoi ??= {{}};\nTroChoi.words = {words};\n"
    )
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::assets::{EVERYWHERE, PROBLEM, ROAD};

    #[test]
    fn every_word_is_there_in_both_languages_and_said_once() {
        let all = ALL.into_iter().flatten();
        assert_eq!(bilingual::catalogue_faults(all), [""; 0]);
        let keys: Vec<&str> = ALL.into_iter().flatten().map(|(key, _)| *key).collect();
        let once: BTreeSet<&str> = keys.iter().copied().collect();
        assert_eq!(keys.len(), once.len());
    }

    #[test]
    fn a_script_says_what_there_is_and_nothing_else_is_there() {
        let known: BTreeSet<&str> = ALL.into_iter().flatten().map(|(key, _)| *key).collect();
        let mut said = BTreeSet::new();
        for (name, script) in [EVERYWHERE, ROAD, PROBLEM].into_iter().flatten() {
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
