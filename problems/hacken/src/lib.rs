//! # HACKEN: Green Hackenbush on trees: every winning first cut
//!
//! Trees stand on the ground. A move cuts an edge, and what is no longer joined to the ground falls;
//! who cannot move loses.
//!
//! **Idea.** By the colon principle what grows on a vertex is as good as a stalk of as many edges
//! as its Grundy value tells, and an edge below it makes it one longer. So `g(v)` is the exclusive or
//! of `g(w) + 1` over all `w` just above `v`; the position is lost exactly when `g` of the ground is 0.
//!
//! A cut above `v` changes only `g` of it and of what is below. If `v` has to have the value `t` for
//! all to be 0, the branch to `w` has to count `y = t ^ g(v) ^ (g(w) + 1)`: where `y` is 0, its edge is
//! cut; else `w` has to have `y − 1`. The proofs are in `lesson.en.md`.
//!
//! **Complexity.** `O(n)`, without recursion: vertices have larger numbers than those below them.
//!
//! **Source.** The course's own. E. Berlekamp, J. Conway, R. Guy, *Winning Ways*, chapter 7.

use std::fmt;

use inpout::{BadInput, Lines, Problem, Source, int, limit, sentences};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;
pub mod theorem;

#[derive(Debug)]
pub struct Hacken;

/// Trees that stand on the ground, which is vertex 0.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// `below[v]` is the other end of edge `v`, which leads up to vertex `v`; it is less than `v`. Entry 0 means nothing.
    pub below: Vec<usize>,
}

/// The winning first moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// The edges to cut, ascending.
    pub cuts: Vec<usize>,
}

sentences! {
    NOT_BELOW: "p: đỉnh nằm dưới đỉnh {0} phải có số nhỏ hơn {0}", "p: the vertex below vertex {0} must have a number less than {0}";
}

impl Problem for Hacken {
    const ID: &'static str = "hacken";
    const FILE: &'static str = "HACKEN";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, n: with int('n', limit!("n")) }
        let mut below = vec![0];
        below.extend(source.checked_rows('p', n, int('p', 0..=n - 1), |v, p| {
            if p < v {
                Ok(p)
            } else {
                Err(NOT_BELOW.with(&[&v]).into())
            }
        })?);
        Ok(Input { below })
    }

    fn solve(input: &Input) -> Output {
        let below = &input.below;
        let mut value = vec![0_u32; below.len()];
        for v in (1..below.len()).rev() {
            value[below[v]] ^= value[v] + 1;
        }
        // What has to stand on a vertex for all to be 0, where something can.
        let mut wanted = vec![None; below.len()];
        wanted[0] = Some(0);
        let mut cuts = Vec::new();
        for v in 1..below.len() {
            let Some(want) = wanted[below[v]] else {
                continue;
            };
            match want ^ value[below[v]] ^ (value[v] + 1) {
                0 => cuts.push(v),
                counts => wanted[v] = Some(counts - 1),
            }
        }
        Output { cuts }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines = Lines::new(f);
        lines.numbers([self.cuts.len() as u64])?;
        for &cut in &self.cuts {
            lines.numbers([cut as u64])?;
        }
        lines.end()
    }
}
