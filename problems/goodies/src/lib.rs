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
//! **Ranks.** One sort tells the order in which he would give back. Then a sweet is its place there, a number
//! below `n`, and his sweets are a tree of bits that gives the least; with a heap in its place all takes a quarter
//! more. To sort by digits ([`theory::digits`]) takes a sixth off.
//!
//! **Complexity.** `O(n log n)`. The sums reach 10^15 and need 64 bits.
//!
//! **Source.** Document 004, Bài 6. Northwestern European Regional Contest 2010, problem B, *Free
//! Goodies*.

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, sentences, word};
use proconio::input;
use theory::digits::sort;
use theory::queue::LeastFirst;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;

/// Sweets in a file.
pub const MOST_SWEETS: usize = limit!("all_n", most);

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

/// For each box what Petra gets, by her values, and what Jan gets, by his.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output(pub Vec<(u64, u64)>);

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
        input! { from &mut *source, t: with int('t', limit!("t")) }
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
        Output(input.tests.iter().map(share).collect())
    }
}

fn read_test(source: &mut Source<'_>, left: usize) -> Result<Test, BadInput> {
    input! { from &mut *source, n: with int('n', limit!("n")) }
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
    let sweets = source.rows(SWEET, n, (int('p', limit!("p")), int('j', limit!("j"))));

    Ok(Test { first, sweets })
}

/// What Petra and Jan get.
#[expect(clippy::cast_possible_truncation, reason = "each part has its bits")]
fn share(test: &Test) -> (u64, u64) {
    let pairs = test.sweets.iter().copied();
    let (dearest, best) = pairs.fold((0, 0), |most: (u32, u32), it| {
        (most.0.max(it.0), most.1.max(it.1))
    });
    let width = u32::BITS - dearest.leading_zeros();
    let end = width + u32::BITS - best.leading_zeros();
    let mut spare = vec![0; test.sweets.len()];

    // In the order in which Jan would give back: upwards by his value, then by what is left to the dearest
    // for Petra. A sweet's place in it is its rank.
    let sweets = test.sweets.iter();
    let words = sweets.map(|&(petra, jan)| u64::from(jan) << width | u64::from(dearest - petra));
    let mut words: Vec<u64> = words.collect();
    sort(&mut words, &mut spare, width..end);
    // Few are worth the same to him.
    for equal in words.chunk_by_mut(|one, next| one >> width == next >> width) {
        equal.sort_unstable();
    }
    let jans: Vec<u32> = words.iter().map(|word| (word >> width) as u32).collect();

    // In Petra's order: of sweets equal for her the one of least rank is least dear to Jan.
    for (rank, word) in (0..).zip(&mut words) {
        *word = (*word & ((1 << width) - 1)) << 32 | rank;
    }
    sort(&mut words, &mut spare, 32..32 + width);

    let head_start = u64::from(test.first == Child::Jan);
    let mut held = LeastFirst::none(u32::try_from(words.len()).expect("at most a million"));
    for (i, &word) in (1..).zip(&words) {
        held.add(word as u32);
        // `cap(i)` is no more than `cap(i - 1)`.
        if (i + head_start) % 2 == 1 {
            held.take_least();
        }
    }

    let kept = held.numbers().map(|rank| u64::from(jans[rank as usize]));
    let hers = words.iter().filter(|&&word| !held.holds(word as u32));
    let petras = hers.map(|word| u64::from(dearest) - (word >> 32));
    (petras.sum(), kept.sum())
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|(petra, jan)| writeln!(f, "{petra} {jan}"))
    }
}
