//! # GOODIES: sweets shared by a glutton and a thinker
//!
//! Petra and Jan take sweets in turn. Petra always takes the one dearest to her, of equal ones
//! the one least dear to Jan. Jan wants as much as possible for himself, and then as much as
//! possible for Petra. What do both get?
//!
//! **Idea.** Sort the sweets in Petra's order. Jan can have a set of them exactly if for each `i`
//! at most `cap(i) = ⌊(i + f) / 2⌋` of the first `i` are in it, and `cap(n)` in all, where `f` is
//! 1 if he begins and else 0. So he takes each sweet in this order, and when he has more than
//! `cap(i)`, he gives back the one of least value to him, of equal ones the one dearest to Petra.
//! The proof is in `lesson.en.md`.
//!
//! **Ranks.** One sort tells the order in which he would give back. Then a sweet is its place there,
//! a number below `n`, and his sweets are a tree of bits, 64 branches a node, that gives the least.
//!
//! **Complexity.** `O(n log n)` for two sorts of `n` words. The sums reach 10^15 and need 64 bits.
//!
//! **Source.** Document 004, Bài 6. Northwestern European Regional Contest 2010, problem B, *Free
//! Goodies*.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, sentences, word};
use proconio::input;
use theory::bits::LeastFirst;
use theory::graph::sorted;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;

/// Sweets in a file.
pub const MOST_SWEETS: usize = 1_000_000;

/// The largest value of a sweet.
const DEAREST: u32 = 1_000_000_000;

#[derive(Debug)]
pub struct Goodies;

/// One of the two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Child {
    /// Takes what is dearest to her.
    Petra,
    /// Thinks.
    Jan,
}

/// One box.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Test {
    /// Who chooses first.
    pub first: Child,
    /// For each sweet its value for Petra and for Jan, from 0 to 10^9.
    pub sweets: Vec<(u32, u32)>,
}

/// The boxes of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// 1 to 100 boxes with [`MOST_SWEETS`] sweets in all.
    pub tests: Vec<Test>,
}

/// The totals of all boxes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// For each box what Petra gets, by her values, and what Jan gets, by his.
    pub totals: Vec<(u64, u64)>,
}

sentences! {
    FIRST_TO_CHOOSE: "người chọn trước", "first to choose";
    SWEET: "chiếc bánh", "sweet";
    MORE_SWEETS:
        "các hộp trong file có tất cả quá {0} chiếc bánh",
        "the boxes of the file hold more than {0} sweets in all";
    NO_NAME:
        "người chọn trước: '{0}' không phải là Petra hay Jan",
        "first to choose: '{0}' is neither Petra nor Jan";
}

impl Problem for Goodies {
    const ID: &'static str = "goodies";
    const FILE: &'static str = "GOODIES";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, t: with int('t', 1..=100) }
        let mut tests = Vec::with_capacity(t);
        let mut left = MOST_SWEETS;
        for _ in 0..t {
            let test = read_test(source, left)?;
            left -= test.sweets.len();
            tests.push(test);
        }
        Ok(Input { tests })
    }

    fn solve(input: &Input) -> Output {
        Output {
            totals: input.tests.iter().map(share).collect(),
        }
    }
}

fn read_test(source: &mut Source<'_>, left: usize) -> Result<Test, BadInput> {
    input! { from &mut *source, n: with int('n', 1..=MOST_SWEETS) }
    if n > left {
        return Err(source.bad(MORE_SWEETS.with(&[&MOST_SWEETS])));
    }
    input! { from &mut *source, name: with word(FIRST_TO_CHOOSE, 1..=5, "PetraJn") }
    let first = match &name[..] {
        b"Petra" => Child::Petra,
        b"Jan" => Child::Jan,
        _ => {
            let name = String::from_utf8_lossy(&name);
            return Err(source.bad(NO_NAME.with(&[&name])));
        }
    };
    let sweets = source.rows(SWEET, n, (int('p', 0..=DEAREST), int('j', 0..=DEAREST)));

    Ok(Test { first, sweets })
}

/// What Petra and Jan get.
fn share(test: &Test) -> (u64, u64) {
    // The bits of all values together tell how many bits any of them takes.
    let (mut petras, mut jans, mut all) = (0, 0, 0);
    for &(petra, jan) in &test.sweets {
        petras |= petra;
        jans |= jan;
        all += u64::from(petra);
    }
    let (petra_bits, jan_bits) = (bits(petras), bits(jans));
    let most = (1 << petra_bits) - 1;

    // In the order in which Jan would give back: upwards by `(jan, most - petra)`, two parts of a
    // word. A sweet's place in it is its rank.
    let words = test.sweets.iter().map(|&(petra, jan)| {
        let petra = u64::from(petra);
        u64::from(jan) << petra_bits | (most - petra)
    });
    let by_jan = sorted(words, petra_bits + jan_bits);

    // In Petra's order: upwards by `(most - petra, rank)`, two halves, as of sweets equal for her the
    // one of least rank is least dear to Jan.
    let words = (0..).zip(&by_jan);
    let words = words.map(|(rank, sweet)| (sweet & most) << 32 | rank);
    let by_petra = sorted(words, petra_bits + 32);
    let rank_of = |sweet: u64| (sweet & 0xffff_ffff) as u32;

    let n = u32::try_from(by_petra.len()).expect("at most a million");
    let head_start = u64::from(test.first == Child::Jan);
    let mut held = LeastFirst::none(n);
    for (i, &sweet) in (1..).zip(&by_petra) {
        held.add(rank_of(sweet));
        // `cap(i)` is no more than `cap(i - 1)`.
        if (i + head_start) % 2 == 1 {
            held.take_least();
        }
    }

    let (mut hers, mut his) = (all, 0);
    held.numbers().for_each(|rank| {
        let sweet = by_jan[rank as usize];
        hers -= most - (sweet & most);
        his += sweet >> petra_bits;
    });
    (hers, his)
}

/// How many bits such a number takes.
fn bits(number: u32) -> u32 {
    u32::BITS - number.leading_zeros()
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.totals
            .iter()
            .try_for_each(|(petra, jan)| writeln!(f, "{petra} {jan}"))
    }
}
