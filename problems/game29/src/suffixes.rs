//! The suffixes of all words in order.

/// An end of a listed word. In eight bytes, since every pass reads all of them.
pub(crate) struct Suffix {
    /// One more than the number in the order of the suffix with one more letter in front; 0 if this is a
    /// whole word.
    pub(crate) longer: u32,
    pub(crate) length: u8,
    /// The length of its word.
    pub(crate) word: u8,
    /// Its first letter.
    pub(crate) letter: u8,
    /// How many first letters it shares with the suffix before it in the order.
    pub(crate) shared: u8,
}

/// The suffixes of all words in lexicographic order.
pub(crate) fn sorted_suffixes(words: &[&[u8]]) -> Vec<Suffix> {
    let ends = words.iter().flat_map(|&word| {
        let starts = 0..word.len();
        starts.map(move |start| (&word[start..], word.len()))
    });
    // Each with its place in the text of all words, and the length of its word.
    let ends = (0..).zip(ends);
    let mut ends: Vec<(&[u8], usize, usize)> = ends
        .map(|(place, (end, word))| (end, place, word))
        .collect();
    ends.sort_unstable();

    let mut numbers = vec![0; ends.len()];
    for (number, &(_, place, _)) in (1..).zip(&ends) {
        numbers[place] = number;
    }
    let mut before: &[u8] = &[];
    let suffixes = ends.iter().map(|&(end, place, word)| {
        let pairs = end.iter().zip(before);
        let shared = pairs.take_while(|(one, other)| one == other).count();
        before = end;
        let is_part = end.len() < word;
        Suffix {
            longer: if is_part { numbers[place - 1] } else { 0 },
            length: narrow(end.len()),
            word: narrow(word),
            letter: end[0],
            shared: narrow(shared),
        }
    });
    suffixes.collect()
}

/// A length within a word, at most [`LONGEST`](crate::LONGEST).
fn narrow(length: usize) -> u8 {
    u8::try_from(length).expect("at most 200")
}
