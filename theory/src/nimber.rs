//! Sprague–Grundy: every impartial game under normal play is worth a nim heap.
//!
//! **Theorem** (Sprague 1935, Grundy 1939). Let the *Grundy value* of a position be the *mex* of
//! the values of its options: the least non-negative integer among none of them. A position is
//! lost for the player to move (a *P-position*) exactly when its value is 0, and the value of a
//! sum of games is the *nim-sum*, the exclusive or, of the values of its parts.
//!
//! *Proof.* By induction on the length of play. Let the parts have values `g1, …, gk` with
//! nim-sum `x`. A move in part `i` changes `gi`, since `gi` is not the value of any of its
//! options, and so changes the nim-sum: from `x = 0` every move leaves a sum other than 0. If
//! `x > 0`, some `gi` has the leading bit of `x`, so `gi ^ x < gi` is the value of an option of
//! part `i` and moving there makes the sum 0. The same argument with `x ^ y` for any `y < x`
//! shows that the sum's own mex is `x`. ∎

use std::ops::BitXor;

/// The nim-sum of `values`, of any unsigned type: 0 exactly when the sum of such games is lost for
/// the player to move.
pub fn nim_sum<T: BitXor<Output = T> + Default>(values: impl IntoIterator<Item = T>) -> T {
    values
        .into_iter()
        .fold(T::default(), |sum, value| sum ^ value)
}

/// The least number that is not among these: the value of a position whose options have them.
pub fn mex(options: &[u64]) -> u64 {
    let mut seen = vec![false; options.len() + 1];
    for &value in options {
        if let Some(seen) = usize::try_from(value).ok().and_then(|at| seen.get_mut(at)) {
            *seen = true;
        }
    }
    seen.iter().take_while(|&&seen| seen).count() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_number_that_is_missing_is_found() {
        assert_eq!(mex(&[]), 0);
        assert_eq!(mex(&[1, 2]), 0);
        assert_eq!(mex(&[2, 0, 1, 0]), 3);
        assert_eq!(mex(&[0, u64::MAX]), 1);
    }

    /// Whether the player to move loses nim with these heaps, by trying every move.
    fn lost(heaps: &mut [u64; 3]) -> bool {
        for heap in 0..3 {
            for left in 0..heaps[heap] {
                let before = std::mem::replace(&mut heaps[heap], left);
                let wins = lost(heaps);
                heaps[heap] = before;
                if wins {
                    return false;
                }
            }
        }
        true
    }

    #[test]
    fn nim_is_lost_exactly_when_the_nim_sum_is_zero() {
        for a in 0..5 {
            for b in 0..5 {
                for c in 0..4 {
                    assert_eq!(
                        lost(&mut [a, b, c]),
                        nim_sum::<u64>([a, b, c]) == 0,
                        "{a} {b} {c}"
                    );
                }
            }
        }
    }
}
