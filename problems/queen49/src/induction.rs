//! Backward induction on sets of positions, two moves at a time; `theory::retrograde` does it
//! position by position.
//!
//! For each place of the king a set tells the cells of the queen. Let some positions with the queen to
//! move be *good* for her, in a sense to be chosen. Then a position with the king to move is good if
//! all of his moves lead to good ones; and, one move further back, a position with the queen
//! to move if one of her moves leads to one of these:
//!
//! ```text
//! K(k) = all s one step from k:  Q(s), or the queen bars s     king to move, he is on k
//! Q(k) = the queens with a move into K(k)                      queen to move, he is on k
//! ```
//!
//! A *round* computes `K` from `Q`, and then `Q` from `K`.
//!
//! - Begin with nothing in `Q`. After `i` rounds `K` holds the positions that the queen wins within
//!   `2i - 2` moves: first those in which the king has no move, next those in which she can answer
//!   each of his moves by reaching one of the former, and so on.
//! - Begin with everything in `Q`. After `i` rounds `K` holds the positions that the king does not win
//!   within `2i - 3` moves: first all, next those in which he has no move that leaves the queen without
//!   one, and so on.
//!
//! More in `Q` gives more in `K`, and more in `K` gives more in the next `Q`. So in the first case the
//! sets only grow and in the second they only shrink, until nothing changes. Only what may have
//! changed is computed anew: `K` one step from a changed `Q`, and `Q` of a king with a changed `K`.
//!
//! **Complexity.** A set takes `O(N / 64)` time, and each of the `4N` sets changes at most `2N` times:
//! `O(N³ / 64)` for all rounds. In most of them few kings are concerned.

use crate::board::Board;
use crate::cells::Cells;

/// What is good for the queen after some rounds.
pub(crate) struct Induction<'a, const W: usize> {
    board: &'a Board<W>,
    /// By the king's cell, the queens in good positions with the king to move. What is said of a queen
    /// on the king's own cell is never used, here and below.
    king_to_move: Vec<Cells<W>>,
    /// The same with the queen to move, and the queens that bar the cell from the king.
    queen_to_move: Vec<Cells<W>>,
    /// The kings one step from a changed set of the latter kind.
    stirred: Cells<W>,
}

impl<'a, const W: usize> Induction<'a, W> {
    /// No position with the queen to move is good.
    pub(crate) fn from_none(board: &'a Board<W>) -> Self {
        Induction::from(board, board.kings.iter().map(|king| king.bars).collect())
    }

    /// Every position with the queen to move is good.
    pub(crate) fn from_all(board: &'a Board<W>) -> Self {
        Induction::from(board, vec![board.all(); Cells::<W>::BITS])
    }

    fn from(board: &'a Board<W>, queen_to_move: Vec<Cells<W>>) -> Self {
        Induction {
            board,
            king_to_move: vec![Cells::NONE; Cells::<W>::BITS],
            queen_to_move,
            stirred: board.all(),
        }
    }

    /// One round.
    pub(crate) fn advance(&mut self) {
        let board = self.board;
        let mut changed = Cells::<W>::NONE;
        for king in self.stirred.numbers() {
            let steps = board.kings[king].steps.iter();
            let queens = steps.fold(board.all(), |queens, &step| {
                queens & self.queen_to_move[step]
            });
            if queens != self.king_to_move[king] {
                self.king_to_move[king] = queens;
                changed.add(king);
            }
        }
        let mut answered = Cells::<W>::NONE;
        for king in changed.numbers() {
            let targets = self.king_to_move[king] & board.kings[king].stops;
            let queens = board.queens_before(targets, king) | board.kings[king].bars;
            if queens != self.queen_to_move[king] {
                self.queen_to_move[king] = queens;
                answered.add(king);
            }
        }
        self.stirred = board.steps_from(answered);
    }

    /// Whether the position with the king to move is good, after one round at least.
    pub(crate) fn holds(&self, king: usize, queen: usize) -> bool {
        self.king_to_move[king].holds(queen)
    }

    /// Whether no further round changes anything.
    pub(crate) fn is_settled(&self) -> bool {
        self.stirred == Cells::NONE
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases::random;
    use crate::rules::{Place, Rules};
    use crate::{Input, Queen49, Test, brute, ending, second};
    use arena::Book;
    use contract::{RngExt, Room, seeded};

    /// For each king's cell and queen's the moves to the end with the king to move, as the rounds tell
    /// them; `None` for a draw.
    fn moves<const W: usize>(test: &Test) -> Vec<((usize, usize), Option<u32>)> {
        let board = Board::<W>::new(test);
        let (mut wins, mut holds) = (Induction::from_none(&board), Induction::from_all(&board));
        let cells = || board.all().numbers();
        let pairs = cells().flat_map(|king| cells().map(move |queen| (king, queen)));
        let mut found: Vec<_> = pairs
            .filter(|(king, queen)| king != queen)
            .map(|pair| (pair, None))
            .collect();
        for moves in (0..).step_by(2) {
            if wins.is_settled() && holds.is_settled() {
                break;
            }
            wins.advance();
            holds.advance();
            for ((king, queen), known) in &mut found {
                let is_won = wins.holds(*king, *queen);
                let is_lost = !holds.holds(*king, *queen);
                assert!(!(is_won && is_lost), "{king} {queen} on {test:?}");
                if known.is_none() && is_won {
                    *known = Some(moves);
                } else if known.is_none() && is_lost {
                    *known = Some(moves - 1);
                } else if let Some(before) = *known {
                    // What is known once stays so.
                    assert_eq!(before % 2 == 0, is_won, "{king} {queen} on {test:?}");
                }
            }
        }
        found
    }

    fn agree(test: &Test) {
        let mut book = Book::new(Rules::new(test));
        let cell = |number: usize| (number / 64 + 1, number % 64 + 1);
        for ((king, queen), moves) in moves::<2>(test) {
            let place = Place {
                king: cell(king),
                queen: cell(queen),
                is_kings: true,
            };
            let ending = book.ending(&place).expect("a short board");
            assert_eq!(moves, ending.moves(), "{place:?} on {test:?}");
        }
    }

    #[test]
    fn every_position_has_the_moves_that_the_search_finds() {
        let mut rng = seeded(&["queen49", "induction"]);
        for _ in 0..300 {
            Queen49::small(&mut rng).tests.iter().for_each(agree);
        }
    }

    #[test]
    fn boards_that_end_at_a_word_agree_with_the_waves() {
        let mut rng = seeded(&["queen49", "words"]);
        for columns in [31, 32, 33, 63, 64, 65, 66, 96, 97, 127, 128, 129]
            .iter()
            .copied()
        {
            let mut tests = Vec::new();
            for _ in 0..6 {
                let uprights = rng.random_range(0..=6);
                tests.push(random(&mut rng, columns, 2, uprights));
            }
            let input = Input { tests };
            let endings = second::solve(&input).endings;
            for (test, expected) in input.tests.iter().zip(endings) {
                assert_eq!(ending::<14>(test), expected, "{test:?}");
                if columns <= 64 {
                    assert_eq!(ending::<2>(test), expected, "{test:?}");
                }
            }
        }
    }

    #[test]
    fn few_words_and_many_tell_the_same() {
        let mut rng = seeded(&["queen49", "widths"]);
        for _ in 0..200 {
            let input = Queen49::small(&mut rng);
            let endings = input.tests.iter().map(ending::<14>).collect();
            assert_eq!(Some(crate::Output { endings }), brute::solve(&input));
        }
    }
}
