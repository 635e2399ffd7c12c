//! The tests of GAME29: recipes, validator, small random inputs.

use std::fmt;
use std::ops::RangeInclusive;

use contract::offer::size;
use contract::{AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, erased};

use crate::{CHARACTERS, Game29, Input, LONGEST, MOST_CHARACTERS, brute, rules, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.words.len())?;
        self.words.iter().try_for_each(|word| {
            let word = str::from_utf8(word).map_err(|_| fmt::Error)?;
            writeln!(f, "{word}")
        })
    }
}

/// These words.
pub fn list(words: &[impl AsRef<str>]) -> Input {
    let words = words.iter().map(|word| word.as_ref().into());
    Input {
        words: words.collect(),
    }
}

/// Random words of the lengths given, with at most `total` characters of `alphabet` together.
pub fn random(
    rng: &mut Rng,
    total: usize,
    lengths: RangeInclusive<usize>,
    alphabet: &str,
) -> Input {
    let alphabet = alphabet.as_bytes();
    let letters: Vec<u8> = (0..total)
        .map(|_| alphabet[rng.random_range(0..alphabet.len())])
        .collect();
    cut(rng, &letters, lengths)
}

/// The text cut into words of random lengths in the range; what is left at the end is dropped.
fn cut(rng: &mut Rng, text: &[u8], lengths: RangeInclusive<usize>) -> Input {
    let mut words = Vec::new();
    let mut rest = text;
    loop {
        let length = rng.random_range(lengths.clone());
        let Some((word, after)) = rest.split_at_checked(length) else {
            break;
        };
        words.push(word.to_vec());
        rest = after;
    }
    if words.is_empty() {
        words.push(text[..*lengths.start().min(&text.len())].to_vec());
    }
    Input { words }
}

/// `count` parts, as long as the range says, at random places of one random text: neighbours in
/// the text overlap, so long parts occur in many words.
fn overlapping(rng: &mut Rng, text: &[u8], count: usize, lengths: RangeInclusive<usize>) -> Input {
    let part = |_| {
        let length = rng.random_range(lengths.clone());
        let start = rng.random_range(0..=text.len() - length);
        text[start..start + length].to_vec()
    };
    Input {
        words: (0..count).map(part).collect(),
    }
}

/// `n` random letters of `alphabet`.
pub fn text(rng: &mut Rng, n: usize, alphabet: &str) -> Vec<u8> {
    random(rng, n, n..=n, alphabet).words.concat()
}

/// A text in which blocks are repeated again and again, each time behind one other letter.
fn repetitive(rng: &mut Rng, n: usize, alphabet: &str) -> Vec<u8> {
    let block = text(rng, 40, alphabet);
    let mut letters = Vec::new();
    while letters.len() < n {
        let from = rng.random_range(0..20);
        letters.extend_from_slice(&block[from..]);
        letters.extend(text(rng, 1, alphabet));
    }
    letters.truncate(n);
    letters
}

/// The Fibonacci word: few different parts of each length, all of which return again and again.
fn fibonacci(n: usize) -> Vec<u8> {
    let (mut before, mut word) = (b"b".to_vec(), b"a".to_vec());
    while word.len() < n {
        let next = [&word[..], &before].concat();
        before = std::mem::replace(&mut word, next);
    }
    word.truncate(n);
    word
}

/// One word of each length in the range, all of the same letter.
fn one_letter(lengths: RangeInclusive<usize>) -> Input {
    Input {
        words: lengths.map(|length| vec![b'a'; length]).collect(),
    }
}

/// Lists of words of `a`, `b` and `c`; the first two of each agree in a common polynomial hash (up
/// to a part of the second) though they differ.
const AGREEING: [&str; 29] = [
    "cbacbaacababcbbbbccb cbacaacbcbcbbccaacbaa abbb",
    "caaccaaaaaaacaccabab ababbbbbbbaaaabccacba cba",
    "abbcacabaacccbbabacc aabcaabbbbbbacaccabca ab",
    "bcabcbbcacacbcabcaba aaccbccacaccaacabccbb cca",
    "acccabaababacaabaaac baaaaaabbabaccccbbabbab",
    "cbcbabbcccacbbbbacaa bccbacaccabbbaccaccca",
    "ababcaacbaaaaacacaab bcabccacabccacbbaccaccb",
    "abcbaaacbbccbcbcbccb acaabaacbbcacbcbbbbaa",
    "ccbbcaaacccbccaaaacb bcacccacbacbcacbbcbaa",
    "babacbcbbcaaaacabcca cbbbaccaabcbabbcbacbc",
    "cbcbbbbabbbaaabcbaba cbbcccacabacacaabacbc",
    "acabcbcabcbcabbcccac abccabccccaabbacaacaa cbcc",
    "cbcaacbbcabccbbcbccb caabacccbbabbaaacccba bb",
    "cbbaaacbacabaaccbcaa cccbcbbcaabcbcabacbca bcaab",
    "bbcacbcaabbcaaaacbbb babbacbcacbabaacccaab ccca",
    "ababbcbaaaccbacaacbb baaabccbaabcabcaacbbb bbc",
    "aabcbccccabcabcabaac bacabbabacbcabbbaacbb accac",
    "caaacaacabccacbacabb ccccbacbbbbcbabacaaab ba",
    "cacbbbcaaaabcaaaacba cbaabcacbbcbbccbccbbc abba",
    "aacabcbaaccaccabbbab abaaccbacbcccaaaabaacac aaccc",
    "bacaacaaccaabaccbbab cbbabccbbbcbcaaaacabc",
    "accacbaccaccacabbacc acabaabbaccbcbbbbbcbcbb acbb",
    "babaccacbabcbaccbaab ccbabbccbacbbcaacaccb cabca",
    "bbbbbbbabacccbaacaac cbbabbaccbcaabcbcbccbab abbc",
    "ccbabbcaaaccbcaaacac bacaccbbbabbccbcabbccbb ca",
    "cbbcabbcbbababaaacbc abbcbccbbacbabcababbc ca",
    "aacccacababbaabcabbb bccabcabccaaabacaaacc bcaca",
    "cbcbbabcbabcbbcbbbba bbcacbababaaabcbbacbbba acc",
    "abaaaabcaaccbbbbbbcb ccabbaabcacbabccbbbcb aaa",
];

/// One list of all these, each with three characters of its own.
fn apart(lists: impl IntoIterator<Item = Vec<Vec<u8>>>) -> Input {
    let firsts = CHARACTERS.bytes().step_by(3);
    let words = firsts.zip(lists).flat_map(|(first, list)| {
        let moved = move |word: Vec<u8>| word.into_iter().map(|c| c - b'a' + first).collect();
        list.into_iter().map(moved).collect::<Vec<_>>()
    });
    Input {
        words: words.collect(),
    }
}

/// The words of [`AGREEING`], each list apart.
fn agreeing() -> Input {
    let lists = AGREEING.iter();
    apart(lists.map(|list| {
        list.split(' ')
            .map(|word| word.as_bytes().to_vec())
            .collect()
    }))
}

/// Three lists of pairs of words for which polynomial hashes do not tell the first word from the
/// second one without its last character. The second word begins with a character that stands
/// nowhere else, so that all moves after it are forced, and who wins is turned round by the mistake.
///
/// In the first two lists the differences of the codes were found by lattice reduction: for each
/// of 108 usual bases they cancel modulo 10^9 + 7, 10^9 + 9, 998244353, 2^31 − 1, 2^61 − 1 and 2^64
/// alike. The last two pairs of both are for all bases modulo 2^32: the differences are the
/// coefficients of a product of polynomials x^k − 1, whose value at an odd number is a multiple of a
/// power of two; even bases forget the first character. The third list does the same modulo 2^64,
/// with words of up to 200 characters, to be read forwards and backwards.
const COLLIDING: &str = include_str!("colliding.txt");

/// One list of [`COLLIDING`].
fn colliding(number: usize) -> Input {
    let text = COLLIDING.split("\n\n").nth(number);
    let words: Vec<&str> = text.into_iter().flat_map(str::split_whitespace).collect();
    list(&words)
}

/// Words for hashes with bases from 26 to 59, for which a character is not too much: the second
/// of each two, without its last character, has the same sum as the first.
const SHORT: &str = "!u \"[c #u $Zr %c &Gk 'h (Kw )\\ *>n +k ,Lw -z .Z^ /t 0SU 1i 2DR 3} 4Tv 5x 6Mi 7y 8Jp 9v :A? ;x <=E";

/// The words written backwards.
fn mirrored(mut input: Input) -> Input {
    input.words.iter_mut().for_each(|word| word.reverse());
    input
}

const SOURCE_WORDS: usize = 200;
const SOURCE_LONGEST: usize = 50;

pub static PROBLEM: &dyn AnyProblem = erased::<Game29>();

impl Room for Game29 {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let longest = size(most.of("length"));
        let words = (0..most.of("n")).map(|number| {
            let lengths = [2..=4, longest / 2..=longest];
            let length = rng.random_range(lengths[size(number) % 2].clone());
            text(rng, length, "abc")
        });
        Input {
            words: words.collect(),
        }
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        const SOURCE_TOTAL: usize = SOURCE_WORDS * SOURCE_LONGEST;
        const LETTERS: &str = "abcdefghijklmnopqrstuvwxyz";
        Some(match name {
            "sample" => list(&[
                "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
            ]),
            "sample-second" => list(&["tic", "tac", "toe"]),
            "one-letter" => list(&["a"]),
            "comp" => list(&["comp"]),
            "all-letters-listed" => list(&["b", "a", "abba", "baab"]),
            "word-inside-word" => list(&["abcd", "abc"]),
            "in-front-only" => list(&["xab", "yab", "ab", "bxy", "ba"]),
            "repeated-words" => list(&["tic", "tac", "tic", "toe", "tac", "tic", "ti", "xyyxy"]),
            "short-words" => list(&["a", "a", "bb", "ba", "aa", "ba"]),
            "capitals" => list(&["aB", "Ab", "AB", "b", "abAB", "BaBA"]),
            "punctuation" => list(&["\"'`", "\\/|", "!~!", "0;1", "%d%s", "<-->", "#", "@@"]),
            "even-word" => one_letter(SOURCE_LONGEST..=SOURCE_LONGEST),
            "odd-word" => one_letter(SOURCE_LONGEST - 1..=SOURCE_LONGEST - 1),
            "two-lengths" => list(&["a".repeat(49), "b".repeat(49) + "a", "b".repeat(37)]),
            "two-letters" => random(rng, 200, 3..=9, "ab"),
            "all-characters" => random(rng, 9_000, 46..=50, CHARACTERS),
            "fibonacci" => {
                let letters = fibonacci(3000);
                overlapping(rng, &letters, 60, 21..=47)
            }
            "overlapping" => {
                let letters = text(rng, 300, "abcdefg");
                overlapping(rng, &letters, SOURCE_WORDS, 10..=50)
            }
            "own-letters" => apart((0..31).map(|_| {
                let total = rng.random_range(10..=36);
                random(rng, total, 2..=9, "abc").words
            })),
            "twenty-letters" => agreeing(),
            "twenty-letters-mirrored" => mirrored(agreeing()),
            "pairs" => colliding(0),
            "pairs-mirrored" => mirrored(colliding(0)),
            "more-pairs" => colliding(1),
            "more-pairs-mirrored" => mirrored(colliding(1)),
            "short-pairs" => list(&SHORT.split(' ').collect::<Vec<_>>()),
            "short-pairs-mirrored" => mirrored(list(&SHORT.split(' ').collect::<Vec<_>>())),
            "first-characters" => list(&["!~", "~!", "az", "za", "AZ", "ZA", "09", "90"]),
            "two-words" => list(&["aeeksf", "qdovtrd"]),
            "two-words-more" => list(&["querff", "pfzxzom"]),
            "source-repetitive" => {
                let letters = repetitive(rng, SOURCE_TOTAL, "abcdefgh");
                cut(rng, &letters, 50..=50)
            }
            "source-limits" => random(rng, SOURCE_TOTAL, 50..=50, "abcdefghij"),
            "beyond-pairs" => colliding(2),
            "beyond-one-letter" => Input {
                words: vec![vec![b'z'; LONGEST]; MOST_CHARACTERS / LONGEST],
            },
            "beyond-short-words" => random(rng, MOST_CHARACTERS, 1..=1, LETTERS),
            "beyond-three-letters" => random(rng, MOST_CHARACTERS, 3..=4, LETTERS),
            "beyond-two-letters" => random(rng, MOST_CHARACTERS, 30..=200, "ab"),
            "beyond-fibonacci" => {
                let letters = fibonacci(100_000);
                overlapping(rng, &letters, 1000, 150..=LONGEST)
            }
            "beyond-repetitive" => {
                let letters = repetitive(rng, MOST_CHARACTERS, LETTERS);
                cut(rng, &letters, 100..=LONGEST)
            }
            "beyond-limits" => random(rng, MOST_CHARACTERS, LONGEST..=LONGEST, LETTERS),
            _ => return None,
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let total = rng.random_range(1..=30);
        let longest = rng.random_range(1..=10);
        let alphabet = &"abcd"[..rng.random_range(1..=4)];
        let shortest = rng.random_range(1..=longest);
        random(rng, total, shortest..=longest, alphabet)
    }

    fn sizes(input: &Input) -> Sizes {
        let lengths = input.words.iter().map(Vec::len);
        Sizes::default()
            .with("n", input.words.len())
            .with_all("length", lengths.clone())
            .with("all_lengths", lengths.sum::<usize>())
    }

    fn quantities(input: &Input) -> Sizes {
        let mut words = input.words.clone();
        words.sort_unstable();
        words.dedup();
        let suffixes = words.iter().enumerate();
        let suffixes = suffixes
            .flat_map(|(word, text)| (0..text.len()).map(move |from| (&text[from..], word)));
        let mut suffixes: Vec<(&[u8], usize)> = suffixes.collect();
        suffixes.sort_unstable();
        let shared = suffixes
            .windows(2)
            .filter(|pair| pair[0].1 != pair[1].1)
            .map(|pair| {
                let letters = pair[0].0.iter().zip(pair[1].0);
                letters.take_while(|(one, other)| one == other).count()
            });
        Sizes::default().with_all("shared", shared)
    }

    fn ladder() -> Vec<(u64, Input)> {
        let mut rng = contract::seeded(&["game29", "ladder"]);
        [12, 24, 36, 60, 240, 800]
            .map(|size: usize| {
                (
                    size as u64,
                    random(&mut rng, size, size / 4..=size / 4, "abc"),
                )
            })
            .into()
    }
}
