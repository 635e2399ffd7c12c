//! Cards, and the words that tell them.

use inpout::{BadInput, Source};
use proconio::source::Source as _;

/// The four features in the order in which a card is told: their names, and their three kinds.
pub const FEATURES: [(&str, [&str; 3]); 4] = [
    ("number", ["one", "two", "three"]),
    ("colour", ["red", "green", "purple"]),
    ("shading", ["open", "solid", "striped"]),
    ("shape", ["oval", "diamond", "squiggle"]),
];

/// A card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// The kind of each feature: its place in [`FEATURES`].
    pub kinds: [usize; 4],
    /// The words that tell it, as they are written.
    pub words: [String; 4],
}

pub(crate) fn read_card(source: &mut Source<'_>, number: usize) -> Result<Card, BadInput> {
    let mut kinds = [0; 4];
    let mut words = [const { String::new() }; 4];
    for (feature, &(name, known)) in FEATURES.iter().enumerate() {
        let Some(word) = source.next_token().map(str::to_owned) else {
            let reason = format!("card {number}: the input ends where its {name} is expected");
            return Err(source.bad(reason));
        };
        let Some(kind) = kind_of(&word, feature) else {
            let word: String = word.chars().take(20).flat_map(char::escape_debug).collect();
            let known = known.join(", ");
            let reason = format!("card {number}: '{word}' is no {name} (one of {known})");
            return Err(source.bad(reason));
        };
        kinds[feature] = kind;
        words[feature] = word;
    }
    Ok(Card { kinds, words })
}

/// The kind that a word tells of a feature, if it does.
fn kind_of(word: &str, feature: usize) -> Option<usize> {
    let (name, kinds) = FEATURES[feature];
    let word = word.to_ascii_lowercase();
    let singular = match word.strip_suffix('s') {
        Some(singular) if name == "shape" => singular,
        _ => &word,
    };
    kinds.iter().position(|&kind| kind == singular)
}
