//! Cards, and the words that tell them.

use inpout::{BadInput, Source, Text, names, sentences};
use proconio::source::Source as _;

sentences! {
    COLOUR: "màu", "colour";
    SHADING: "kiểu tô", "shading";
    SHAPE: "kiểu hình", "shape";
    LACKS:
        "quân bài {0}: dữ liệu hết ở chỗ cần {1} của nó",
        "card {0}: the input ends where its {1} is expected";
    NO_KIND:
        "quân bài {0}: '{1}' không phải là {2} (một trong {3})",
        "card {0}: '{1}' is no {2} (one of {3})";
}

/// The four features in the order in which a card is told: their names, and their three kinds.
pub const FEATURES: [(Text, [&str; 3]); 4] = [
    (names::NUMBER, ["one", "two", "three"]),
    (COLOUR, ["red", "green", "purple"]),
    (SHADING, ["open", "solid", "striped"]),
    (SHAPE, ["oval", "diamond", "squiggle"]),
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
            return Err(source.bad(LACKS.with(&[&number, &name])));
        };
        let Some(kind) = kind_of(&word, feature) else {
            let word: String = word.chars().take(20).flat_map(char::escape_debug).collect();
            let known = known.join(", ");
            return Err(source.bad(NO_KIND.with(&[&number, &word, &name, &known])));
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
        Some(singular) if name == SHAPE => singular,
        _ => &word,
    };
    kinds.iter().position(|&kind| kind == singular)
}
