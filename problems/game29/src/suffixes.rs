//! The suffixes of all words in order.

/// An end of a listed word. In eight bytes, since every pass reads all of them.
pub(crate) struct Suffix {
    /// Where it begins in the text of all words.
    pub(crate) place: u32,
    pub(crate) length: u8,
    /// Its length if it is a whole word, else 0.
    pub(crate) word: u8,
    /// How many first letters it shares with the suffix before it in the order.
    pub(crate) shared: u8,
}

impl Suffix {
    pub(crate) fn place(&self) -> usize {
        self.place as usize
    }
}

/// A length within a word, at most [`LONGEST`].
fn narrow(length: usize) -> u8 {
    u8::try_from(length).expect("at most 200")
}

/// The suffixes of all words in lexicographic order.
pub(crate) fn sorted_suffixes(words: &[&[u8]]) -> Vec<Suffix> {
    let mut suffixes = Vec::new();
    let mut place = 0;
    for word in words {
        suffixes.extend((0..word.len()).map(|start| (&word[start..], place + start, start == 0)));
        place += word.len();
    }
    suffixes.sort_unstable();

    let mut before: &[u8] = &[];
    suffixes
        .into_iter()
        .map(|(letters, place, is_word)| {
            let pairs = letters.iter().zip(before);
            let shared = pairs.take_while(|(a, b)| a == b).count();
            before = letters;
            let length = narrow(letters.len());
            Suffix {
                place: u32::try_from(place).expect("at most 2 · 10^5 letters"),
                length,
                word: if is_word { length } else { 0 },
                shared: narrow(shared),
            }
        })
        .collect()
}
