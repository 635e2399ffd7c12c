//! The tests of GAME12: recipes, validator, small random inputs.

use std::fmt;
use std::iter;

use contract::{AnyProblem, Games, Most, Offer, Rng, RngExt, Room, Sizes, Way, erased};

use crate::{ALPHABET, Game12, Input, brute, rules, second};

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = str::from_utf8(&self.letters).map_err(|_| fmt::Error)?;
        writeln!(f, "{}\n{letters}", self.letters.len())
    }
}

fn source_word(letters: &str) -> Input {
    Input {
        letters: letters.into(),
    }
}

/// `n` letters, each one of the first `kinds` of the alphabet.
pub fn random(rng: &mut Rng, n: usize, kinds: usize) -> Input {
    among(rng, n, &ALPHABET[..kinds])
}

/// `n` letters, each one of `letters`.
fn among(rng: &mut Rng, n: usize, letters: &str) -> Input {
    let letters = letters.as_bytes();
    let any = || letters[rng.random_range(0..letters.len())];
    Input {
        letters: iter::repeat_with(any).take(n).collect(),
    }
}

/// The word with `pairs` times two equal letters behind it, falling to `a`: for as long as these
/// last, Ron and Hermione take the same letters, if all letters of `head` are larger.
fn after_a_tie(head: &str, pairs: usize) -> Input {
    let mut tail: Vec<u8> = (0..pairs)
        .flat_map(|pair| [b'a' + u8::try_from(pair * 15 / pairs).unwrap_or(0); 2])
        .collect();
    tail.reverse();
    Input {
        letters: [head.as_bytes(), &tail].concat(),
    }
}

/// `n` letters of so many kinds in falling order, but for so many exchanges: the words stay equal
/// for a while.
fn nearly_falling(rng: &mut Rng, n: usize, kinds: usize, exchanges: usize) -> Input {
    let mut input = random(rng, n, kinds);
    input.letters.sort_unstable_by(|a, b| b.cmp(a));
    for _ in 0..exchanges {
        let (a, b) = (rng.random_range(0..n), rng.random_range(0..n));
        input.letters.swap(a, b);
    }
    input
}

/// Runs of equal letters, falling from `z` to `a` or rising, in a word of `n` letters.
fn runs(n: usize, is_rising: bool) -> Input {
    let letter = |place| ALPHABET.as_bytes()[place * 26 / n];
    let mut letters: Vec<u8> = (0..n).map(letter).collect();
    if !is_rising {
        letters.reverse();
    }
    Input { letters }
}

fn repeated(letter: u8, n: usize) -> Input {
    Input {
        letters: vec![letter; n],
    }
}

const SOURCE_LIMIT: usize = 100_000;
const LIMIT: usize = 5_000_000;

pub static PROBLEM: &dyn AnyProblem = erased::<Game12>();

impl Room for Game12 {
    const MANIFEST: &'static str = include_str!("../problem.toml");
    const GAMES: Games<Self> = rules::games;
    const OFFER: Option<Offer<Self>> = Some(rules::OFFER);
    const BRUTE: Way<Self> = Way::FindsSmall(brute::solve);
    const SECOND: Way<Self> = Way::Finds(second::solve);

    #[expect(clippy::cast_possible_truncation, reason = "all of it is small")]
    fn draw(rng: &mut Rng, most: &Most) -> Input {
        let n = rng.random_range((most.of("n") - 2).max(2)..=most.of("n"));
        let kinds = rng.random_range(2..=4);
        random(rng, n as usize, kinds)
    }

    fn recipe(name: &str, rng: &mut Rng) -> Option<Input> {
        Some(match name {
            "sample" => source_word("cokolada"),
            "sample-no" => source_word("bbaa"),
            "two-equal" => source_word("aa"),
            "two-rising" => source_word("ab"),
            "two-falling" => source_word("ba"),
            "three-equal" => source_word("qqq"),
            "equal-words" => source_word("ddccbbaa"),
            "rightmost-wins" => source_word("abaa"),
            "rightmost-every-time" => source_word("abcaabcaabbaa"),
            "one-word-two-rivals" => source_word("daacaa"),
            "eaten-from-the-end" => source_word("zyxwabcd"),
            "last-is-smallest" => {
                let mut input = among(rng, 999, "bcdefgh");
                input.letters.push(b'a');
                input
            }
            "two-letters" => random(rng, 201, 2),
            "three-letters" => random(rng, 1000, 3),
            "tie-then-win" => after_a_tie("yxz", 500),
            "tie-then-loss" => after_a_tie("zyxyx", 700),
            "tie-then-beginning" => after_a_tie("z", 600),
            "falling" => runs(2600, false),
            "rising" => runs(SOURCE_LIMIT, true),
            "one-letter-odd" => repeated(b'z', SOURCE_LIMIT - 1),
            "one-letter-even" => repeated(b'z', SOURCE_LIMIT),
            "twenty-random" => random(rng, 20, 4),
            "nineteen-falling" => nearly_falling(rng, 19, 5, 3),
            "twenty-falling" => nearly_falling(rng, 20, 7, 1),
            "twenty-three-kinds" => nearly_falling(rng, 20, 3, 2),
            "nineteen-two-kinds" => random(rng, 19, 2),
            "gap-loss" => source_word("zxzywdca"),
            "late-loss" => after_a_tie("zyxwvwxyzyxw", SOURCE_LIMIT / 2 - 6),
            "many-a" => among(rng, SOURCE_LIMIT, "aaaaaaab"),
            "source-limits" => random(rng, SOURCE_LIMIT, 26),
            "beyond-one-letter-odd" => repeated(b'z', LIMIT - 1),
            "beyond-one-letter-even" => repeated(b'y', LIMIT),
            "beyond-late-loss" => after_a_tie("zyxwvwxyzyxw", LIMIT / 2 - 6),
            "beyond-late-win" => after_a_tie("pqrstuvwxyzzyyx", LIMIT / 2 - 8),
            "beyond-many-a" => among(rng, LIMIT, "aaaaaaab"),
            "beyond-limits" => random(rng, LIMIT, 26),
            _ => return None,
        })
    }

    fn small(rng: &mut Rng) -> Input {
        let n = rng.random_range(2..=11);
        let kinds = rng.random_range(1..=5);
        let mut input = random(rng, n, kinds);
        if rng.random_bool(0.4) {
            // Falling words lead to ties, which random ones hardly ever do.
            input.letters.sort_unstable_by(|a, b| b.cmp(a));
            input
                .letters
                .swap(rng.random_range(0..n), rng.random_range(0..n));
        }
        input
    }

    fn sizes(input: &Input) -> Sizes {
        Sizes::default().with("n", input.letters.len())
    }

    fn quantities(input: &Input) -> Sizes {
        let mut places = vec![Vec::new(); 26];
        for (place, letter) in input.letters.iter().enumerate() {
            places[usize::from(letter - b'a')].push(place);
        }
        let mut taken = vec![false; input.letters.len()];
        let (mut last, mut smallest, mut equal) = (input.letters.len(), 0, 0);
        while equal < input.letters.len() / 2 {
            last = (0..last).rev().find(|&place| !taken[place]).unwrap_or(0);
            taken[last] = true;
            while smallest < 26 && places[smallest].pop_if(|place| *place >= last).is_some() {}
            let rons = usize::from(input.letters[last] - b'a');
            let hers = loop {
                match places[smallest].pop() {
                    Some(place) if place < last => break place,
                    Some(_) => {}
                    None => smallest += 1,
                }
            };
            taken[hers] = true;
            if rons != smallest {
                break;
            }
            equal += 1;
        }
        Sizes::default().with("equal", equal)
    }

    fn ladder() -> Vec<(u64, Input)> {
        let mut rng = contract::seeded(&["game12", "ladder"]);
        [7, 9, 11, 13, 100_000, 1_000_000]
            .map(|size: usize| (size as u64, random(&mut rng, size, 26)))
            .into()
    }
}
