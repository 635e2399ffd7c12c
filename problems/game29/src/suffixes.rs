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

/// A length within a word, at most [`LONGEST`](crate::LONGEST).
fn narrow(length: usize) -> u8 {
    u8::try_from(length).expect("at most 200")
}

/// The first eight letters as a number, zeros for those that are not there: no letter is 0, so these
/// numbers are in the order of the suffixes, and most often they are all that is compared.
fn first_eight(letters: &[u8]) -> u64 {
    let mut first = [0; 8];
    let length = letters.len().min(8);
    first[..length].copy_from_slice(&letters[..length]);
    u64::from_be_bytes(first)
}

/// The suffixes of all words in lexicographic order.
pub(crate) fn sorted_suffixes(words: &[&[u8]]) -> Vec<Suffix> {
    // Each with its place in the text of all words, where one with a letter more in front is the one before.
    let ends = words.iter().flat_map(|&word| {
        let starts = 0..word.len();
        starts.map(move |start| (&word[start..], word.len()))
    });
    let mut suffixes: Vec<_> = (0_u32..)
        .zip(ends)
        .map(|(place, (letters, word))| (first_eight(letters), letters, place, word))
        .collect();
    suffixes.sort_unstable();
    let mut numbers = vec![0; suffixes.len()];
    for (number, &(_, _, place, _)) in (1..).zip(&suffixes) {
        numbers[place as usize] = number;
    }

    let mut before: &[u8] = &[];
    suffixes
        .into_iter()
        .map(|(_, letters, place, word)| {
            let is_word = letters.len() == word;
            let pairs = letters.iter().zip(before);
            let shared = pairs.take_while(|(a, b)| a == b).count();
            before = letters;
            Suffix {
                longer: if is_word {
                    0
                } else {
                    numbers[place as usize - 1]
                },
                length: narrow(letters.len()),
                word: narrow(word),
                letter: letters[0],
                shared: narrow(shared),
            }
        })
        .collect()
}
