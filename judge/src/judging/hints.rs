//! What to do about errors that a compiler does not explain: what is known on another system, or was known once.

use crate::catalogue::judging as say;
use bilingual::{Message, Text};

/// What a compiler says, in any of these ways and in small letters, and what helps.
const HINTS: [(&[&str], Text); 4] = [
    (
        &["conio.h: no such file", "'conio.h' file not found"],
        say::NO_CONIO,
    ),
    (
        &["windows.h: no such file", "'windows.h' file not found"],
        say::NO_WINDOWS,
    ),
    (
        &[
            "bits/stdc++.h: no such file",
            "'bits/stdc++.h' file not found",
        ],
        say::NO_STDCPP,
    ),
    (
        &[
            "‘gets’",
            "'gets' was not declared",
            "function 'gets'",
            "identifier 'gets'",
        ],
        say::NO_GETS,
    ),
];

/// A sentence for each of these errors in what a compiler has said.
pub(super) fn hints(said: &str) -> Vec<Message> {
    let said = said.to_lowercase();
    let is_told = |words: &[&str]| words.iter().any(|it| said.contains(it));
    let all = HINTS.iter().filter(|(words, _)| is_told(words));
    all.map(|(_, hint)| (*hint).into()).collect()
}
