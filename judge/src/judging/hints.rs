//! What to do about errors that a compiler does not explain: what is known on another system, or was known once.

use crate::catalogue::judging as say;
use bilingual::{Message, Text};

/// What a compiler says, in small letters, and what helps.
const HINTS: [(&str, Text); 10] = [
    ("conio.h: no such file", say::NO_CONIO),
    ("'conio.h' file not found", say::NO_CONIO),
    ("windows.h: no such file", say::NO_WINDOWS),
    ("'windows.h' file not found", say::NO_WINDOWS),
    ("bits/stdc++.h: no such file", say::NO_STDCPP),
    ("'bits/stdc++.h' file not found", say::NO_STDCPP),
    ("‘gets’", say::NO_GETS),
    ("'gets' was not declared", say::NO_GETS),
    ("function 'gets'", say::NO_GETS),
    ("identifier 'gets'", say::NO_GETS),
];

/// A sentence for each of these errors in what a compiler has said.
pub(super) fn hints(said: &str) -> Vec<Message> {
    let said = said.to_lowercase();
    let told = HINTS.iter().filter(|(words, _)| said.contains(words));
    let mut hints: Vec<Text> = told.map(|(_, hint)| *hint).collect();
    hints.dedup();
    hints.into_iter().map(Message::from).collect()
}
