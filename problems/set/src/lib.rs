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

use inpout::{BadInput, Problem, Source, int, limit, sentences};
use proconio::input;

pub mod brute;
mod card;
pub mod cases;

use card::read_card;
pub use card::{Card, FEATURES};

/// Cards of the game.
const CARDS: usize = limit!("n", most);

#[derive(Debug)]
pub struct Set;

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

sentences! {
    GIVEN:
        "quân bài {0}: quân bài này đã có, là quân {1}",
        "card {0}: it has been given as card {1}";
}

impl Problem for Set {
    const ID: &'static str = "set";
    const FILE: &'static str = "SET";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, n: with int('n', limit!("n")) }
        let mut first_with = [None; CARDS];
        let mut cards = Vec::with_capacity(n);
        for number in 1..=n {
            let card = read_card(source, number)?;
            if let Some(earlier) = first_with[place(card.kinds)].replace(number) {
                return Err(source.bad(GIVEN.with(&[&number, &earlier])));
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

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.sets)
    }
}
