//! Nim in both forms of play: Bouton's theorem.
//!
//! A move takes stones from one heap. In *normal* play the player who takes the last stone wins,
//! in *misère* play he loses; so whoever finds all heaps empty has lost in the one and won in
//! the other.
//!
//! **Theorem** (Bouton 1901). Call a heap *large* if it holds more than one stone, and let `g` be
//! the nim-sum (exclusive or) of all heaps. In normal play the player to move loses exactly when
//! `g = 0`. In misère play he loses exactly when
//!
//! 1. no heap is large and the number of ones is odd, or
//! 2. some heap is large and `g = 0`.
//!
//! *Proof.* Normal play is the case of nim heaps in [`crate::nimber`]. Misère play by induction
//! on the number of stones:
//!
//! * *No large heap.* Every move takes a whole heap of one stone, so the number of ones alone
//!   decides: with none left the player to move has won, and then the results alternate.
//! * *One large heap.* Then `g ≠ 0`, since a bit above the last stands in that heap alone. The
//!   player to move cuts it down to one stone or to none, whichever makes the number of ones
//!   odd, and wins by the first case.
//! * *Two or more large heaps.* Every move leaves a large heap. If `g = 0`, it leaves a nim-sum
//!   other than 0, and the opponent wins by induction. If `g ≠ 0`, some move leaves nim-sum 0,
//!   and the opponent loses by induction. ∎
//!
//! **One lost size.** Fix all heaps but one, let `x` be the nim-sum of these *others*, and ask
//! with which size `b` of the one heap the position is lost. In normal play `b = x` and nothing
//! else. In misère play, if one of the others is large, the second rule says the same. If none of
//! them is, then `x` is 0 or 1, the parity of their ones; `b ≥ 2` would make a single large heap,
//! which is won, and among 0 and 1 it is the one that makes the number of ones odd: `b = 1 − x`,
//! which is `x ^ 1`.
//!
//! So for each heap there is exactly one size to leave, and leaving it is a move if the heap is
//! larger. Hence no heap has two winning moves, and the well-known special cases of misère play
//! follow: with ones only, an even number of them, every take wins; with a single large heap it
//! alone has a winning move, to 1 if the number of ones is even, else to 0; with more large heaps
//! everything is as in normal play.

use crate::nimber::nim_sum;

/// The two forms of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Play {
    /// The last stone wins.
    Normal,
    /// The last stone loses.
    Misere,
}

/// A move: (number of the heap from 1, stones to take).
pub type Move = (usize, u64);

/// Whether the player to move loses.
pub fn is_lost(play: Play, heaps: &[u64]) -> bool {
    let sum = nim_sum(heaps.iter().copied());
    if play == Play::Normal || heaps.iter().any(|&heap| heap > 1) {
        sum == 0
    } else {
        sum == 1
    }
}

/// All moves after which the opponent loses, by ascending heap; at most one for each heap.
pub fn winning_moves(play: Play, heaps: &[u64]) -> Vec<Move> {
    let sum = nim_sum(heaps.iter().copied());
    let large = heaps.iter().filter(|&&heap| heap > 1).count();
    (1..)
        .zip(heaps)
        .filter_map(|(number, &heap)| {
            let large_others = large - usize::from(heap > 1);
            let flip = play == Play::Misere && large_others == 0;
            let lost_size = sum ^ heap ^ u64::from(flip);
            (lost_size < heap).then(|| (number, heap - lost_size))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the player to move loses, by trying every move.
    fn loses(play: Play, heaps: &mut [u64; 3]) -> bool {
        if heaps.iter().all(|&heap| heap == 0) {
            return play == Play::Normal;
        }
        searched_moves(play, heaps).is_empty()
    }

    fn searched_moves(play: Play, heaps: &mut [u64; 3]) -> Vec<Move> {
        let mut moves = Vec::new();
        for heap in 0..3 {
            for take in (1..=heaps[heap]).rev() {
                heaps[heap] -= take;
                if loses(play, heaps) {
                    moves.push((heap + 1, take));
                }
                heaps[heap] += take;
            }
        }
        moves
    }

    #[test]
    fn lost_positions_and_winning_moves_are_those_of_the_search() {
        for play in [Play::Normal, Play::Misere] {
            for code in 0..4 * 4 * 4 {
                let mut heaps = [code / 16, code / 4 % 4, code % 4];
                let moves = winning_moves(play, &heaps);
                assert_eq!(is_lost(play, &heaps), loses(play, &mut heaps));
                assert_eq!(
                    moves,
                    searched_moves(play, &mut heaps),
                    "{play:?} {heaps:?}"
                );
            }
        }
    }

    #[test]
    fn a_position_is_lost_exactly_if_it_has_no_winning_move() {
        for play in [Play::Normal, Play::Misere] {
            for code in 1..8_u64.pow(4) {
                let heaps = [code / 512, code / 64 % 8, code / 8 % 8, code % 8];
                assert_eq!(
                    is_lost(play, &heaps),
                    winning_moves(play, &heaps).is_empty(),
                    "{play:?} {heaps:?}"
                );
            }
        }
        assert!(is_lost(Play::Normal, &[0, 0]) && !is_lost(Play::Misere, &[0, 0]));
    }
}
