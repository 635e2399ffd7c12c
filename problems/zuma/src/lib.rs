//! # ZUMA: beads on a ring
//!
//! Out of five neighbours on a ring of beads, a move removes two with the same letter or three
//! vowels. How few beads can be left? Below five the game is over.
//!
//! **Idea.** A search over the subsets of beads left, each visited once. It is cut by a bound:
//! forget the ring and let any two beads with the same letter go, and any three vowels. Then only
//! the numbers of each vowel and of all consonants together count (a consonant that occurs an odd
//! number of times keeps one bead), at most `4^4 · 5^3 = 32 000` cases; `counts` finds the least
//! number left for each. A subset is visited only if its counts allow fewer beads than the smallest
//! number met so far. The proof is in `lesson.en.md`.
//!
//! **Complexity.** For each subset visited at most `10 k` moves, `k` beads being left; at most
//! `2^n` subsets, one byte each, 16 MB. On the worst rings found (letters of a ring of 24 changed
//! as long as that made it worse) some 10^5 subsets are visited.
//!
//! **Source.** Document 004, Bài 19.

use std::fmt;

use inpout::{BadInput, Problem, Source, word};
use proconio::input;

pub mod brute;
pub mod cases;
mod counts;
pub mod rules;

use counts::{Counts, is_vowel};

/// Who has fewer beads left has finished.
const CHOSEN: usize = 5;

/// The longest ring.
pub const LONGEST: usize = 24;

/// The problem ZUMA.
#[derive(Debug)]
pub struct Zuma;

/// The ring of beads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// 5 to [`LONGEST`] letters from `A` to `Z`; the last is a neighbour of the first.
    pub ring: Vec<u8>,
}

/// The least number of beads that can be left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Output {
    /// From 2 to [`LONGEST`].
    pub left: usize,
}

impl Problem for Zuma {
    const ID: &'static str = "zuma";
    const FILE: &'static str = "ZUMA";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from source,
            ring: with word("s", CHOSEN..=LONGEST, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
        }
        Ok(Input { ring })
    }

    fn solve(input: &Input) -> Output {
        let counts = Counts::new(&input.ring);
        let mut search = Search {
            ring: &input.ring,
            is_seen: vec![false; 1 << input.ring.len()],
            least: input.ring.len(),
            counts: &counts,
        };
        search.visit((1 << input.ring.len()) - 1, counts.of(&input.ring));
        Output { left: search.least }
    }
}

/// The search over subsets of the beads.
struct Search<'a> {
    ring: &'a [u8],
    /// By subsets, as bits.
    is_seen: Vec<bool>,
    /// The smallest number of beads met so far.
    least: usize,
    counts: &'a Counts,
}

impl Search<'_> {
    /// Looks for fewer beads from the subset `beads` on, which has the counts `count`.
    fn visit(&mut self, beads: usize, count: usize) {
        if self.is_seen[beads] {
            return;
        }
        self.is_seen[beads] = true;
        let places: Vec<usize> = (0..self.ring.len())
            .filter(|place| beads >> place & 1 == 1)
            .collect();
        self.least = self.least.min(places.len());
        if places.len() < CHOSEN {
            return;
        }
        for first in 0..places.len() {
            let next = |steps: usize| places[(first + steps) % places.len()];
            for steps in 1..CHOSEN {
                let [a, b] = [next(0), next(steps)];
                let letters = [self.ring[a], self.ring[b]];
                if letters[0] == letters[1] {
                    self.visit_if_better(beads & !(1 << a | 1 << b), count, &letters);
                }
                if !letters.into_iter().all(is_vowel) {
                    continue;
                }
                for c in (steps + 1..CHOSEN).map(next) {
                    let letters = [letters[0], letters[1], self.ring[c]];
                    if is_vowel(letters[2]) {
                        self.visit_if_better(beads & !(1 << a | 1 << b | 1 << c), count, &letters);
                    }
                }
            }
        }
    }

    /// Visits the subset left when these letters have been removed from one with the counts
    /// `count`, if it may lead to fewer beads than those met so far.
    fn visit_if_better(&mut self, beads: usize, count: usize, removed: &[u8]) {
        let count = count - self.counts.of(removed);
        if self.counts.least(count) < self.least {
            self.visit(beads, count);
        }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.left)
    }
}
