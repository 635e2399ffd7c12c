//! The tests of GUESS: recipes, validator, small random inputs.

use std::collections::BTreeSet;
use std::fmt;
use std::ops::RangeInclusive;

use contract::{AnyProblem, Games, Rng, RngExt, Room, Sizes, Tier, Way, erased, permutation};

use crate::{Guess52, Input, LONGEST, brute, chooser_wins, rules, second};

/// Words on a line.
const WIDTH: usize = 12;

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.lists.len())?;
        for (number, list) in self.lists.iter().enumerate() {
            if number > 0 {
                writeln!(f)?;
            }
            writeln!(f, "{}", list.len())?;
            for line in list.chunks(WIDTH) {
                writeln!(f, "{}", String::from_utf8_lossy(&line.join(&b' ')))?;
            }
        }
        Ok(())
    }
}

type List = Vec<Vec<u8>>;

/// The words of a text.
fn words(text: &str) -> List {
    text.split_whitespace()
        .map(|word| word.as_bytes().to_vec())
        .collect()
}

/// How words are made at random.
#[derive(Clone, Copy)]
struct Shape {
    /// The letters used are the first ones of the alphabet.
    letters: usize,
    /// Each letter is so many percent as frequent as the one before.
    ratio: u32,
    /// Places whose numbers differ by a multiple of this draw from the same letters: 1 for all.
    pools: usize,
    /// Whether letters stand in alphabetical order, as far as the pools allow.
    is_sorted: bool,
}

/// A shape of all its fields.
fn shape(letters: usize, ratio: u32, pools: usize, is_sorted: bool) -> Shape {
    Shape {
        letters,
        ratio,
        pools,
        is_sorted,
    }
}

/// Letters of all frequencies alike.
fn even(letters: usize) -> Shape {
    shape(letters, 100, 1, false)
}

/// A word of this length; `None` if a pool of letters is used up.
fn drawn(rng: &mut Rng, shape: Shape, length: usize) -> Option<Vec<u8>> {
    let mut word = Vec::new();
    for place in 0..length {
        // Whole-number weights, so that every machine draws the same.
        let mut weight = 1_000_000_u64;
        let mut weights = Vec::new();
        for letter in (b'A'..).take(shape.letters) {
            let is_free = usize::from(letter) % shape.pools == place % shape.pools;
            if is_free && !word.contains(&letter) {
                weights.push((letter, weight.max(1)));
            }
            weight = weight * u64::from(shape.ratio) / 100;
        }
        let total: u64 = weights.iter().map(|&(_, weight)| weight).sum();
        let mut left = (total > 0).then(|| rng.random_range(0..total))?;
        let (letter, _) = weights.into_iter().find(|&(_, weight)| {
            let is_here = left < weight;
            left = left.saturating_sub(weight);
            is_here
        })?;
        word.push(letter);
    }
    if shape.is_sorted {
        word.sort_unstable();
    }
    Some(word)
}

/// Up to `k` different words of lengths in `lengths`.
fn random(rng: &mut Rng, k: usize, lengths: (usize, usize), shape: Shape) -> List {
    let mut list = BTreeSet::new();
    for _ in 0..20 * k {
        if list.len() < k {
            let length = rng.random_range(lengths.0..=lengths.1);
            list.extend(drawn(rng, shape, length));
        }
    }
    shuffled(rng, &list.into_iter().collect::<List>())
}

fn shuffled(rng: &mut Rng, list: &[Vec<u8>]) -> List {
    let order = permutation(list.len(), rng);
    order.into_iter().map(|place| list[place].clone()).collect()
}

/// A list that Ron wins, without words that he can spare: every word of it is needed. Only words of
/// one length; `None` if he does not win at all.
fn critical(rng: &mut Rng, mut list: List) -> Option<List> {
    let length = list.first()?.len();
    list.retain(|word| word.len() == length);
    let length = u32::try_from(length).ok()?;
    if !chooser_wins(&list, length) {
        return None;
    }
    let mut place = 0;
    while place < list.len() {
        let spared = list.remove(place);
        if !chooser_wins(&list, length) {
            list.insert(place, spared);
            place += 1;
        }
    }
    Some(shuffled(rng, &list))
}

/// `count` lists between victory and defeat, critical ones and some that lack one word, drawn from
/// lists of `k` words.
fn balanced(rng: &mut Rng, count: usize, k: usize, length: usize, shape: Shape) -> Input {
    let mut lists = Vec::new();
    while lists.len() < count {
        let list = random(rng, k, (length, length), shape);
        if let Some(mut list) = critical(rng, list) {
            if rng.random() {
                list.pop();
            }
            lists.push(list);
        }
    }
    Input { lists }
}

/// Families of words that differ in one letter, as RED, BED, LED, TED.
fn families(rng: &mut Rng, k: usize, length: usize, stems: usize) -> List {
    let stems: Vec<Vec<u8>> = (0..stems)
        .filter_map(|_| drawn(rng, even(26), length))
        .collect();
    let mut list = BTreeSet::new();
    while list.len() < k {
        let mut word = stems[rng.random_range(0..stems.len())].clone();
        let letter = b'A' + rng.random_range(0..26_u8);
        if !word.contains(&letter) {
            let place = rng.random_range(0..length);
            word[place] = letter;
            list.insert(word);
        }
    }
    shuffled(rng, &list.into_iter().collect::<List>())
}

/// `k` words of consonants and vowels in turn, in the manner of a language.
fn syllables(rng: &mut Rng, k: usize) -> List {
    let (vowels, consonants) = (b"AEIOU", b"BCDFGHKLMNPRSTVW");
    let mut list = BTreeSet::new();
    while list.len() < k {
        let mut word: Vec<u8> = Vec::new();
        for place in 0..rng.random_range(3..=LONGEST) {
            let letters: &[u8] = if place % 2 == 0 { consonants } else { vowels };
            // The smaller of two: the first letters are the frequent ones.
            let pick = (0..2).map(|_| rng.random_range(0..letters.len())).min();
            word.extend(pick.map(|pick| letters[pick]));
        }
        if word.iter().collect::<BTreeSet<_>>().len() == word.len() {
            list.insert(word);
        }
    }
    shuffled(rng, &list.into_iter().collect::<List>())
}

/// Lists that Hermione survives, found by hill climbing, apart by blank lines. In the first three she needs
/// rare letters: he loses with only the five, the twenty-five, the seventeen most frequent ones at each
/// step. In the others it takes a search long to see that he survives: `solution.cpp` meets
/// 92 000, 150 000 and 509 000 sets of words.
const LISTS: &str = include_str!("lists.txt");

/// Some of [`LISTS`].
fn found(numbers: RangeInclusive<usize>) -> Input {
    let lists: Vec<List> = LISTS.split("\n\n").map(words).collect();
    Input {
        lists: lists[numbers].to_vec(),
    }
}

/// The tests beyond the source's limits: two lists that are hard.
fn beyond(name: &str, rng: &mut Rng) -> Option<Input> {
    let two = |rng: &mut Rng, first, second| Input {
        lists: vec![
            random(rng, 1000, (6, 6), first),
            random(rng, 1000, (6, 6), second),
        ],
    };
    Some(match name {
        "beyond-even-18" => two(rng, even(18), shape(18, 95, 1, false)),
        "beyond-even-20" => two(rng, shape(20, 90, 1, false), even(20)),
        "beyond-even-16" => two(rng, even(16), even(14)),
        "beyond-sorted" => two(rng, shape(18, 80, 1, true), shape(20, 95, 1, true)),
        "beyond-own-places" => two(rng, shape(26, 80, 6, false), shape(26, 90, 3, false)),
        "beyond-three-alphabets" => two(rng, shape(18, 80, 3, false), shape(18, 70, 3, false)),
        "beyond-two-alphabets" => two(rng, shape(26, 90, 2, false), shape(22, 95, 2, false)),
        "beyond-unequal" => two(rng, shape(26, 75, 1, false), shape(26, 80, 1, false)),
        "beyond-hardly-found" => found(5..=5),
        "beyond-families" => Input {
            lists: vec![families(rng, 90, 6, 9), families(rng, 300, 6, 6)],
        },
        "beyond-limits" => two(rng, shape(19, 70, 3, false), shape(24, 100, 6, false)),
        _ => return None,
    })
}

pub static PROBLEM: &dyn AnyProblem = erased::<Guess52>();

impl Room for Guess52 {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        Some(match name {
            "sample" => Input {
                lists: vec![
                    words("SI ME AND AI ARE MD AS WHEN ED IS DE HAPY"),
                    words("A B AB AC AD"),
                ],
            },
            "by-hand" => Input {
                lists: [
                    "A",
                    "A B",
                    "A B C",
                    "A B A B A",
                    "RED BED LED TED",
                    "RED BED LED TED FED",
                    "ME MD DE ED AS IS AI SI",
                    "AB BA AC CA BC CB",
                    "ABC ACB BAC BCA CAB CBA",
                    "ABCDEF",
                    "A BC DEF GHIJ KLMNO PQRSTU",
                    "AB CD EF GH",
                    "AB CD EF",
                ]
                .map(words)
                .into(),
            },
            "two-letters" => balanced(rng, 20, 25, 2, even(10)),
            "three-letters" => balanced(rng, 20, 60, 3, even(14)),
            "three-letters-few" => balanced(rng, 20, 60, 3, shape(12, 85, 1, false)),
            "four-letters" => balanced(rng, 10, 60, 4, even(16)),
            "four-letters-own-places" => balanced(rng, 8, 60, 4, shape(20, 90, 4, false)),
            "five-letters" => balanced(rng, 4, 90, 5, even(19)),
            "six-letters" => Input {
                lists: (3..=12)
                    .map(|size| random(rng, 25 * size, (6, 6), even(20)))
                    .collect(),
            },
            "any-lengths" => Input {
                lists: (0..20)
                    .map(|_| {
                        let letters = rng.random_range(6..=14);
                        let k = rng.random_range(5..=40);
                        random(rng, k, (1, LONGEST), even(letters))
                    })
                    .collect(),
            },
            "repeated-words" => {
                let mut input = balanced(rng, 10, 40, 3, even(12));
                for list in &mut input.lists {
                    let twice = list[..list.len() / 2].to_vec();
                    list.extend(twice);
                }
                input
            }
            "families" => Input {
                lists: (1..=15)
                    .map(|stems| families(rng, 5 + 4 * stems, 3 + stems % 3, stems))
                    .collect(),
            },
            "subtask-three-letters" => Input {
                lists: (8..=26)
                    .map(|letters| {
                        let ratio = rng.random_range(30..=70);
                        let k = rng.random_range(5..=40);
                        random(rng, k, (3, 3), shape(letters, ratio, 1, false))
                    })
                    .collect(),
            },
            "subtask-four-letters" => Input {
                lists: (8..=26)
                    .map(|letters| {
                        let ratio = rng.random_range(40..=80);
                        random(rng, 300, (4, 4), shape(letters, ratio, 1, false))
                    })
                    .collect(),
            },
            "rare-letters" => found(0..=2),
            "hardly-found" => found(3..=4),
            "syllables" => Input {
                lists: (1..=20).map(|size| syllables(rng, 3 * size)).collect(),
            },
            "source-limits" => Input {
                lists: (7..=26)
                    .map(|letters| {
                        let ratio = rng.random_range(90..=100);
                        random(rng, 1000, (6, 6), shape(letters, ratio, 1, false))
                    })
                    .collect(),
            },
            _ => return beyond(name, rng),
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let lists = (0..2).map(|_| {
            let letters = rng.random_range(3..=9);
            let lengths = match rng.random_range(0..4) {
                0 => (1, 4),
                1 => (2, 2),
                2 => (3, 3),
                _ => (1, 3),
            };
            let k = rng.random_range(2..=13);
            let mut list = random(rng, k, lengths, even(letters));
            if list.is_empty() {
                list.push(b"A".to_vec());
            }
            list
        });
        Input {
            lists: lists.collect(),
        }
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default()
            .with("c", input.lists.len())
            .with_all("k", input.lists.iter().map(Vec::len))
            .with_all("length", input.lists.iter().flatten().map(Vec::len))
    }

    fn quantities(input: &Input) -> Sizes {
        let letters = input.lists.iter().map(|list| {
            let letters: BTreeSet<u8> = list.iter().flatten().copied().collect();
            letters.len()
        });
        let words = input
            .lists
            .iter()
            .map(|list| list.iter().collect::<BTreeSet<_>>().len());
        Sizes::default()
            .with_all("letters", letters)
            .with_all("words", words)
    }

    fn validate(input: &Input, _: Tier) -> Result<(), String> {
        for word in input.lists.iter().flatten() {
            if (1..word.len()).any(|place| word[..place].contains(&word[place])) {
                let word = String::from_utf8_lossy(word);
                return Err(format!("{word} holds a letter twice"));
            }
        }
        Ok(())
    }

    fn ladder() -> Vec<(u64, Input)> {
        let mut rng = contract::seeded(&["guess52", "ladder"]);
        [5, 8, 11, 14]
            .map(|k: usize| {
                let lists = vec![random(&mut rng, k, (3, 3), even(9))];
                (k as u64, Input { lists })
            })
            .into()
    }
}
