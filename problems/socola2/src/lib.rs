//! # SOCOLA2: chocolate for the breaker: how the squares are shared
//!
//! A move breaks one piece of an `M × N` bar along a line. Single squares that come off belong to
//! the player who broke them off; each player wants to end as far ahead of the other as he can.
//!
//! **Idea.** What has been earned no longer matters, so a position is the multiset of the pieces
//! that can still be broken, and its *lead*, what the player to move will get more than the other
//! one from now on, is
//!
//! > `lead(position)` = the largest `kept − lead(next)` over all breaks, and 0 without a break.
//!
//! With the lead `v` of the whole bar, the first player gets `(MN + v) / 2` squares. The proof is
//! in `lesson.en.md`, with one of who gets more.
//!
//! **Few positions, small keys.** Turned pieces are the same, and mirrored breaks too. There are
//! never more pieces of `k` squares than `⌊MN / k⌋`, so the counts of all kinds are the digits of
//! a number in mixed radix, in which a break adds a constant. Below 2 × 20 there are 142 060
//! positions, below 3 × 16 there are 861 145, the most of all bars of at most 48 squares; the
//! numbers fit in 128 bits.
//!
//! **Complexity.** Exponential in `MN`: the positions times the breaks of one.
//!
//! **Source.** Document 003, Bài 5, second question. A method that looks at far fewer positions
//! is told in [`worths`].

use std::fmt;

use inpout::{BadInput, Problem, Source, int};
use proconio::input;
use theory::hashing::MixedMap;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod sums;
pub mod worths;

/// The most squares of a bar.
pub const MOST_SQUARES: i32 = 48;

/// The problem SOCOLA2.
#[derive(Debug)]
pub struct Socola2;

/// The sides of the bar, with at most [`MOST_SQUARES`] squares.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// `M`, at least 1.
    pub rows: i32,
    /// `N`, at least 1.
    pub columns: i32,
}

/// The squares that each player owns at the end, if both play their best.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// The squares of the player who breaks first.
    pub first: i32,
    /// The squares of the other one.
    pub second: i32,
}

impl Problem for Socola2 {
    const ID: &'static str = "socola2";
    const FILE: &'static str = "SOCOLA2";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from &mut *source,
            rows: with int("M", 1..=MOST_SQUARES),
            columns: with int("N", 1..=MOST_SQUARES),
        }
        let squares = rows * columns;
        if squares > MOST_SQUARES {
            return Err(source.bad(format_args!(
                "{rows} times {columns} is {squares}, more than {MOST_SQUARES} squares"
            )));
        }
        Ok(Input { rows, columns })
    }

    fn solve(input: &Input) -> Output {
        let squares = input.rows * input.columns;
        let mut search = Search::new(input);
        match search.kinds.iter().position(|kind| kind.squares == squares) {
            Some(whole) => {
                search.counts[whole] = 1;
                let lead = search.lead(search.kinds[whole].unit);
                Output::of(squares, i32::from(lead))
            }
            // Nobody breaks off a single square, so nobody owns it.
            None => Output::of(0, 0),
        }
    }
}

impl Output {
    /// The shares of these squares, if the first player gets so many more.
    fn of(squares: i32, lead: i32) -> Self {
        let second = (squares - lead) / 2;
        Output {
            first: squares - second,
            second,
        }
    }
}

/// A kind of piece that can be broken.
struct Kind {
    squares: i32,
    /// What one piece of this kind adds to a position's number.
    unit: u128,
    breaks: Vec<Break>,
}

/// A way to break a piece: the kinds of what is left, and the squares kept.
#[derive(Clone, PartialEq, Eq)]
struct Break {
    left: Vec<usize>,
    kept: i8,
}

struct Search {
    kinds: Vec<Kind>,
    counts: Vec<u8>,
    known: MixedMap<u128, i8>,
}

impl Search {
    /// The kinds of pieces of a bar, none of which are on the table yet.
    fn new(input: &Input) -> Self {
        let squares = input.rows * input.columns;
        let fits = |a: i32, b: i32| {
            (a <= input.rows && b <= input.columns) || (b <= input.rows && a <= input.columns)
        };
        let mut sides = Vec::new();
        for a in 1..=squares {
            for b in a..=squares / a {
                if fits(a, b) && (a, b) != (1, 1) {
                    sides.push((a, b));
                }
            }
        }
        let mut unit = 1;
        let mut kinds = Vec::new();
        for &(a, b) in &sides {
            let mut breaks = Vec::new();
            for (c, d) in (1..b)
                .map(|k| ((a, k), (a, b - k)))
                .chain((1..a).map(|k| ((k, b), (a - k, b))))
            {
                let mut left: Vec<usize> = [c, d]
                    .iter()
                    .filter_map(|&(p, q)| sides.iter().position(|&of| of == (p.min(q), p.max(q))))
                    .collect();
                left.sort_unstable();
                let kept = if left.is_empty() {
                    2
                } else {
                    i8::from(left.len() == 1)
                };
                let found = Break { left, kept };
                if !breaks.contains(&found) {
                    breaks.push(found);
                }
            }
            kinds.push(Kind {
                squares: a * b,
                unit,
                breaks,
            });
            // There are never more of a kind than the squares of the whole bar hold.
            let most = u128::try_from(squares / (a * b)).expect("a positive number");
            unit = (most + 1)
                .checked_mul(unit)
                .expect("bars of 48 squares fit");
        }
        Search {
            counts: vec![0; kinds.len()],
            kinds,
            known: MixedMap::default(),
        }
    }

    /// What the player to move gets more than the other one, in the position with this number.
    fn lead(&mut self, position: u128) -> i8 {
        if let Some(&lead) = self.known.get(&position) {
            return lead;
        }
        let mut best: Option<i8> = None;
        for kind in 0..self.kinds.len() {
            if self.counts[kind] == 0 {
                continue;
            }
            self.counts[kind] -= 1;
            for number in 0..self.kinds[kind].breaks.len() {
                let Break { left, kept } = self.kinds[kind].breaks[number].clone();
                let mut after = position - self.kinds[kind].unit;
                for &piece in &left {
                    after += self.kinds[piece].unit;
                    self.counts[piece] += 1;
                }
                best = best.max(Some(kept - self.lead(after)));
                for &piece in &left {
                    self.counts[piece] -= 1;
                }
            }
            self.counts[kind] += 1;
        }
        let lead = best.unwrap_or(0);
        self.known.insert(position, lead);
        lead
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", self.first, self.second)
    }
}
