//! # SET: how many sets are on the table?
//!
//! Each of the 81 cards has a number, a colour, a shading and a shape, three kinds of each. Three
//! cards are a *set* if in each of the four features they are all alike or all different. How many
//! sets do the given cards contain?
//!
//! **Idea.** Call the three kinds of a feature 0, 1 and 2. Three kinds are all alike or all
//! different exactly if their sum is divisible by 3. So any two cards determine the third of their
//! set. Go through all pairs and look whether the third card is there; each set is met three times.
//! The proof is in `lesson.en.md`.
//!
//! **Words.** Only what they say is hard about this problem: any case, and a shape may be in the
//! singular or in the plural, whatever the number.
//!
//! **Complexity.** `O(n²)` time.
//!
//! **Source.** Document 004, Bài 27. (A card is a point of the affine space of dimension 4 over
//! the field of three elements, and a set is a line in it; at most 20 cards are without a set.)

use std::fmt;

use inpout::{BadInput, Problem, Source, int};
use proconio::input;
use proconio::source::Source as _;

pub mod brute;
pub mod cases;

/// The four features in the order in which a card is told: their names, and their three kinds.
pub const FEATURES: [(&str, [&str; 3]); 4] = [
    ("number", ["one", "two", "three"]),
    ("colour", ["red", "green", "purple"]),
    ("shading", ["open", "solid", "striped"]),
    ("shape", ["oval", "diamond", "squiggle"]),
];

/// Cards of the game.
const CARDS: usize = 81;

/// The problem SET.
#[derive(Debug)]
pub struct Set;

/// A card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// The kind of each feature: its place in [`FEATURES`].
    pub kinds: [usize; 4],
    /// The words that tell it, as they are written.
    pub words: [String; 4],
}

/// The cards on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// 3 to 81 different cards.
    pub cards: Vec<Card>,
}

/// The number of sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output {
    /// From 0 to 1080.
    pub sets: usize,
}

impl Problem for Set {
    const ID: &'static str = "set";
    const FILE: &'static str = "SET";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, n: with int("n", 3..=CARDS) }
        let mut first_with = [None; CARDS];
        let mut cards = Vec::with_capacity(n);
        for number in 1..=n {
            let card = read_card(source, number)?;
            if let Some(earlier) = first_with[place(card.kinds)].replace(number) {
                let reason = format!("card {number}: it has been given as card {earlier}");
                return Err(source.bad(reason));
            }
            cards.push(card);
        }
        Ok(Input { cards })
    }

    fn solve(input: &Input) -> Output {
        let mut is_there = [false; CARDS];
        for card in &input.cards {
            is_there[place(card.kinds)] = true;
        }
        let mut hits = 0;
        for (i, one) in input.cards.iter().enumerate() {
            for other in &input.cards[..i] {
                let third = std::array::from_fn(|feature| {
                    (6 - one.kinds[feature] - other.kinds[feature]) % 3
                });
                hits += usize::from(is_there[place(third)]);
            }
        }
        Output { sets: hits / 3 }
    }
}

/// The place of a card among all 81.
fn place(kinds: [usize; 4]) -> usize {
    kinds.into_iter().fold(0, |place, kind| 3 * place + kind)
}

fn read_card(source: &mut Source<'_>, number: usize) -> Result<Card, BadInput> {
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

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.sets)
    }
}
