//! # GAME39: a pawn on a bipartite graph that vanishes behind it
//!
//! A move takes the pawn along an edge and deletes the vertex that it left; who cannot move
//! loses.
//!
//! **Idea.** Hermione wins exactly from the vertices that every maximum matching covers
//! ([`theory::matching`]; the proof for pupils is in `lesson.en.md`). One maximum matching is
//! enough to find them. A free vertex is missed by it; and if `v` is missed by some maximum
//! matching and `u` is a neighbour of `v`, then `u` has a partner, and giving `u` to `v` frees
//! the partner. A search from all free vertices along such pairs of steps finds every vertex that
//! can be missed. That a vertex is covered by the *one* matching found does not mean much: see
//! `submissions/one_matching.cpp`.
//!
//! **Complexity.** `O(m·√(n1 + n2))` by Hopcroft and Karp, then `O(n1 + n2 + m)`; memory
//! `O(n1 + n2 + m)`. Vertices and edges are numbered in 32 bits.
//!
//! **Source.** Document 004, Bài 39; a problem of Andrew Stankevich's (Contest 21, Petrozavodsk).
//! A. S. Fraenkel, E. R. Scheinerman, D. Ullman, *Undirected edge geography*, Theoretical
//! Computer Science 112 (1993).

use std::fmt;

use inpout::{BadInput, Name, Problem, Source, int, limit, sentences};
use proconio::input;
use theory::matching::{Bipartite, Matching};

pub mod brute;
pub mod cases;
pub mod rules;
pub mod theorem;

#[derive(Debug)]
pub struct Game39;

/// A bipartite graph; the vertices of each side are numbered from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// Number of vertices on the left, from 1 to 2·10^5.
    pub left: usize,
    /// Number of vertices on the right, from 1 to 2·10^5.
    pub right: usize,
    /// At most 10^6 edges, each `(left vertex, right vertex)`; they may be repeated.
    pub edges: Vec<(u32, u32)>,
}

impl Input {
    /// The edges, with the vertices of each side numbered from 0.
    pub fn from_zero(&self) -> impl Iterator<Item = (usize, usize)> + Clone + '_ {
        let edges = self.edges.iter();
        edges.map(|&(i, j)| (i as usize - 1, j as usize - 1))
    }
}

/// The winners, `H` or `R`, for each start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// From the vertices on the left.
    pub left: String,
    /// From the vertices on the right.
    pub right: String,
}

sentences! {
    EDGE: "cạnh", "edge";
}

impl Problem for Game39 {
    const ID: &'static str = "game39";
    const FILE: &'static str = "GAME39";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! {
            from &mut *source,
            left: with int(Name::Symbol("n1"), limit!("n1")),
            right: with int(Name::Symbol("n2"), limit!("n2")),
            m: with int('m', limit!("m")),
        }
        let edges = source.rows(EDGE, m, (int('i', 1..=left), int('j', 1..=right)));

        let [left, right] = [left, right].map(|vertices| vertices as usize);
        Ok(Input { left, right, edges })
    }

    fn solve(input: &Input) -> Output {
        let graph = Bipartite::new(input.left, input.right, input.from_zero());
        let lost = Matching::maximum(&graph).inessential();
        let (left, right) = lost.split_at(input.left);
        let letter = |&lost: &bool| if lost { 'R' } else { 'H' };
        let letters = |lost: &[bool]| lost.iter().map(letter).collect();
        Output {
            left: letters(left),
            right: letters(right),
        }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.left)?;
        writeln!(f, "{}", self.right)
    }
}
