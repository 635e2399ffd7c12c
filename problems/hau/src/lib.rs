//! # HAU: the queen's way home: every winning first move
//!
//! A queen on the square `(p, q)` goes any distance left, down or diagonally left and down; who
//! cannot move, because she stands on `(0, 0)`, loses. This is Wythoff's game.
//!
//! **Theorem.** Let `φ = (1 + √5) / 2`, `a(k) = ⌊kφ⌋` and `b(k) = a(k) + k`. The lost squares are
//! `(a(k), b(k))` and `(b(k), a(k))` for `k ≥ 0`: (0, 0), (1, 2), (3, 5), (4, 7), (6, 10), …
//!
//! Each number from 1 on is in exactly one pair, and each difference is that of one pair. So a
//! column, a row and a diagonal hold one lost square each: three candidates, of which those on
//! the queen's way count. The proofs are in `lesson.en.md`.
//!
//! **Complexity.** `O(1)` roots a square: whole-number roots of up to `5 · 10^36`, which fit 128
//! bits. A double is wrong from the Fibonacci number `k = 102334155` on.
//!
//! **Source.** Document 003, part 2. W. A. Wythoff, *A modification of the game of nim*, Nieuw
//! Archief voor Wiskunde 7 (1907).

use std::fmt;

use inpout::{BadInput, Problem, Source, int, limit, names};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod rules;
pub mod second;
#[cfg(test)]
mod tests;

#[derive(Debug)]
pub struct Hau;

/// A square: how far it is from the left and from the lower edge.
pub type Square = (u64, u64);

/// The squares of the queen, each a game of its own, with coordinates up to 10^18.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// At least one.
    pub queens: Vec<Square>,
}

/// For each queen the squares that winning first moves lead to, in ascending order. At most three
/// for each queen, none if she stands on a lost square.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output(pub Vec<Vec<Square>>);

/// The largest coordinate.
const LARGEST: u64 = limit!("p", most);

impl Problem for Hau {
    const ID: &'static str = "hau";
    const FILE: &'static str = "HAU";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, t: with int('T', limit!("T")) }
        let square = (int('p', limit!("p")), int('q', limit!("q")));
        let queens = source.rows(names::TEST, t, square);

        Ok(Input { queens })
    }

    fn solve(input: &Input) -> Output {
        Output(input.queens.iter().map(|&queen| targets(queen)).collect())
    }
}

/// The lost squares that the queen can reach, in ascending order.
fn targets((p, q): Square) -> Vec<Square> {
    let difference = p.abs_diff(q);
    let (low, high) = (lower(difference), lower(difference) + difference);
    let diagonal = if p <= q { (low, high) } else { (high, low) };
    let mut targets = Vec::with_capacity(3);
    targets.extend(Some((p, partner(p))).filter(|down| down.1 < q));
    targets.extend(Some((partner(q), q)).filter(|left| left.0 < p));
    targets.extend(Some(diagonal).filter(|both| both.0 < p));
    targets.sort_unstable();
    targets
}

/// The other coordinate of the lost squares in row or column `x`.
fn partner(x: u64) -> u64 {
    let smaller = lower(x) - x;
    if lower(smaller + 1) == x {
        x + smaller + 1
    } else {
        lower(x - smaller)
    }
}

/// `a(k) = ⌊kφ⌋`, the lower number of the `k`-th pair.
fn lower(k: u64) -> u64 {
    let k = u128::from(k);
    u64::try_from(k.midpoint((5 * k * k).isqrt())).expect("kφ < 2k")
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for targets in &self.0 {
            writeln!(f, "{}", targets.len())?;
            for (p, q) in targets {
                writeln!(f, "{p} {q}")?;
            }
        }
        Ok(())
    }
}
