//! # ZUMA: beads on a ring
//!
//! Out of five neighbours on a ring of beads, a move removes two with the same letter or three
//! vowels. How few beads can be left? Below five the game is over.
//!
//! **Idea.** What is left is a subset of the beads, at most 2^24 of them, so a search that marks
//! the subsets met is finite. But 24 equal vowels lead to 15.9 million of them with 240 moves
//! each. What makes the search short is knowing when to stop.
//!
//! **How few the letters allow.** Forget the ring: let any two beads with the same letter go, and
//! any three vowels. Then only the numbers of beads count, the numbers of each vowel and that of
//! all consonants together: a consonant that occurs an odd number of times keeps one bead for
//! ever, the others go in pairs. So there are few cases, at most `4^4 · 5^3 = 32 000`, and
//! `counts` finds the least number left for each of them. Every play on the ring is also one
//! without it; so no play from a subset leaves fewer beads than the counts of the subset allow.
//!
//! **Branch and bound.** Keep the smallest number of beads met so far, and visit a subset only if
//! its counts allow fewer. As soon as the best that the counts of the whole ring allow is reached,
//! nothing is visited any more. A subset need not be visited again: whatever it could lead to has
//! been visited, or was not better than a number met even then.
//!
//! Mostly the first few lines of play reach what the counts allow: on the ring, too, beads come
//! together as others go. Where none does, every subset that promises more has to be visited. The
//! only bound proved for them is `2^n`; a search for bad cases, by changing letters of a ring of 24
//! as long as that made it worse, found rings with some 10^5 subsets visited.
//!
//! **Complexity.** For each subset visited at most `10 k` moves, `k` beads being left: a pair or a
//! triple is told by its first bead and by which of the four next ones go with it. One byte a
//! subset, 16 MB.
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
