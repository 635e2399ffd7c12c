//! # HAU: the queen's way home: every winning first move
//!
//! A queen on the square `(p, q)` goes any distance left, down or diagonally left and down; who
//! cannot move, because she stands on `(0, 0)`, loses. This is Wythoff's game.
//!
//! **Theorem.** Let `φ = (1 + √5) / 2`, `a(k) = ⌊kφ⌋` and `b(k) = a(k) + k`. The lost squares are
//! `(a(k), b(k))` and `(b(k), a(k))` for `k ≥ 0`: (0, 0), (1, 2), (3, 5), (4, 7), (6, 10), …
//!
//! Each number from 1 on is in exactly one pair, and once (Beatty), and each difference is that of
//! one pair. The proofs are in `lesson.en.md`.
//!
//! **Winning moves.** A column, a row and a diagonal hold one lost square each on the side where
//! it matters: in column `p` the one beside `p`'s partner, in row `q` the one beside `q`'s
//! partner, and on the diagonal the one with the same difference, on the same side. So three
//! squares are candidates, and one that lies behind the queen, or under her, is none. They are
//! different, because the three lines meet only where she stands.
//!
//! **Partners without search.** `i = ⌊x/φ⌋ = ⌊xφ⌋ − x` of the `a(k)`, `k ≥ 1`, lie below `x`, so if
//! `x` is one of them, it is `a(i + 1)`, and its partner is `x + i + 1`. If it is not, then `x` is
//! `b(k)` with `⌊x/φ²⌋ = x − 1 − i` of them below, so `k = x − i`, and the partner is `a(x − i)`.
//!
//! **Exact roots.** `a(k) = ⌊(k + √(5k²)) / 2⌋ = ⌊(k + ⌊√(5k²)⌋) / 2⌋`: a whole-number root of up to
//! `5 · 10^36`, which fits 128 bits. Floating point does not do: a double is wrong from the
//! Fibonacci number `k = 102334155` on, now and then at first and nearly always at 10^17.
//!
//! **Complexity.** `O(1)` roots a square.
//!
//! **Source.** Document 003, part 2. W. A. Wythoff, *A modification of the game of nim*, Nieuw
//! Archief voor Wiskunde 7 (1907).

use std::fmt;

use inpout::{BadInput, Problem, Source, int};
use proconio::input;

pub mod brute;
pub mod cases;
pub mod rules;

/// The problem HAU.
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

/// For each queen the squares that winning first moves lead to, in ascending order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// At most three for each queen, none if she stands on a lost square.
    pub targets: Vec<Vec<Square>>,
}

/// The largest coordinate.
const LARGEST: u64 = 10_u64.pow(18);

impl Problem for Hau {
    const ID: &'static str = "hau";
    const FILE: &'static str = "HAU";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, t: with int("T", 1..=100_000) }
        let queens = source.rows("test", t, (int("p", 0..=LARGEST), int("q", 0..=LARGEST)));

        Ok(Input { queens })
    }

    fn solve(input: &Input) -> Output {
        Output {
            targets: input.queens.iter().map(|&queen| targets(queen)).collect(),
        }
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
        for targets in &self.targets {
            writeln!(f, "{}", targets.len())?;
            for (p, q) in targets {
                writeln!(f, "{p} {q}")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_pairs_are_those_of_the_module_doc() {
        let pairs: Vec<Square> = (0..6).map(|k| (lower(k), lower(k) + k)).collect();
        assert_eq!(pairs, [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13)]);
    }

    #[test]
    fn partners_are_mutual_up_to_the_limit() {
        for x in (0..=20_000).chain(LARGEST - 20_000..=LARGEST) {
            assert_eq!(partner(partner(x)), x);
            let difference = x.abs_diff(partner(x));
            assert_eq!(lower(difference), x.min(partner(x)));
        }
    }

    #[test]
    fn lower_is_exact_for_fibonacci_numbers_whose_multiple_of_phi_is_nearly_whole() {
        let (mut k, mut next) = (1_u64, 1_u64);
        while next < LARGEST {
            (k, next) = (next, k + next);
            // kφ is less than 1/k away from the next Fibonacci number. It lies above it exactly
            // if k² + k·next − next², which is 1 or −1, is 1.
            let product = u128::from(k) * u128::from(k + next);
            let is_below = product > u128::from(next) * u128::from(next);
            assert_eq!(lower(k), next - u64::from(!is_below), "{k}");
        }
    }
}
