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

/// A suffix while the order is found.
struct Place {
    /// Eight letters as a number, zeros for those that are not there: no letter is 0, so these numbers are
    /// in the order of the letters.
    eight: u64,
    /// Where it begins in the text of all words.
    start: u32,
    length: u8,
    word: u8,
    shared: u8,
}

/// The suffixes of all words in lexicographic order.
pub(crate) fn sorted_suffixes(words: &[&[u8]]) -> Vec<Suffix> {
    let lengths = words.iter().flat_map(|word| {
        let lengths = (1..=narrow(word.len())).rev();
        lengths.map(move |length| (length, narrow(word.len())))
    });
    let places = (0..).zip(lengths).map(|(start, (length, word))| Place {
        eight: 0,
        start,
        length,
        word,
        shared: 0,
    });
    let mut places: Vec<Place> = places.collect();
    // With room for eight letters behind the last one.
    let text = [&words.concat()[..], &[0; 8]].concat();
    sort(&mut places, &text, 0);

    let mut numbers = vec![0; places.len()];
    for (number, place) in (1..).zip(&places) {
        numbers[place.start as usize] = number;
    }
    let suffixes = places.iter().map(|place| Suffix {
        longer: if place.length == place.word {
            0
        } else {
            numbers[place.start as usize - 1]
        },
        length: place.length,
        word: place.word,
        letter: text[place.start as usize],
        shared: place.shared,
    });
    suffixes.collect()
}

/// Sorts suffixes that share their first `depth` letters, by the next eight; those that share these too, by
/// what comes behind. Where two are told apart one sees how many letters they share.
fn sort(places: &mut [Place], text: &[u8], depth: u8) {
    for place in &mut *places {
        let begin = place.start as usize + usize::from(depth);
        let eight = text[begin..begin + 8].try_into().expect("eight letters");
        let missing = 8_u8.saturating_sub(place.length - depth);
        let there = u64::MAX.unbounded_shl(8 * u32::from(missing));
        place.eight = u64::from_be_bytes(eight) & there;
    }
    places.sort_unstable_by_key(|place| place.eight);
    let mut before = 0;
    for run in places.chunk_by_mut(|one, next| one.eight == next.eight) {
        let eight = run[0].eight;
        if eight.trailing_zeros() >= 8 {
            // They end here.
            for place in &mut *run {
                place.shared = place.length;
            }
        } else if run.len() > 1 {
            sort(run, text, depth + 8);
        }
        let shared = (eight ^ before).leading_zeros() / 8;
        run[0].shared = depth + narrow(shared as usize);
        before = eight;
    }
}

/// A length within a word, at most [`LONGEST`](crate::LONGEST).
fn narrow(length: usize) -> u8 {
    u8::try_from(length).expect("at most 200")
}
