//! Nim by the rules of Chomp, which are played by nobody but who changes those of NIM.

use arena::scene::Scene;
use arena::{End, Game, Side};
use inpout::Message;
use nim2::rules::Rules;
use theory::nim::Play;

/// The same without what becomes of the heaps behind.
const NIM: Rules = Rules { play: Play::Misere };

/// Heaps in a row. A move takes stones from one of them, and every heap behind it that is higher is lowered to
/// what is left of it. Whoever takes the last stone loses. Where no heap is higher than one before it, this is
/// Chomp: the heaps are the columns of the board.
#[derive(Debug, Clone, Copy)]
pub(super) struct Chomp;

impl Game for Chomp {
    /// The stones of each heap.
    type Position = Vec<u64>;
    /// The number of a heap, from 1, and the stones to take from it.
    type Move = (usize, u64);

    fn moves(&self, heaps: &Vec<u64>) -> impl IntoIterator<Item = (Self::Move, Vec<u64>)> {
        (0..heaps.len()).flat_map(move |heap| {
            (1..=heaps[heap]).map(move |take| {
                let mut left = heaps.clone();
                let height = left[heap] - take;
                for stones in &mut left[heap..] {
                    *stones = height.min(*stones);
                }
                ((heap + 1, take), left)
            })
        })
    }

    fn end(&self, heaps: &Vec<u64>) -> End {
        NIM.end(heaps)
    }

    /// Empty heaps may go; those before them and behind them stay in their order.
    fn same(&self, mut heaps: Vec<u64>) -> Vec<u64> {
        heaps.retain(|&stones| stones > 0);
        heaps
    }

    fn say(&self, a_move: &Self::Move) -> String {
        NIM.say(a_move)
    }

    fn words(&self, heaps: &Vec<u64>, a_move: &Self::Move) -> Option<Message> {
        NIM.words(heaps, a_move)
    }

    fn show(&self, heaps: &Vec<u64>) -> String {
        NIM.show(heaps)
    }

    fn scene(&self, heaps: &Vec<u64>, mover: Side) -> Option<Scene> {
        NIM.scene(heaps, mover)
    }

    fn touches(&self, heaps: &Vec<u64>, a_move: &Self::Move) -> Vec<String> {
        NIM.touches(heaps, a_move)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arena::Book;

    /// Of boards of equal heaps those that the player to move loses.
    #[test]
    fn a_full_board_is_won_if_it_has_two_squares() {
        let mut book = Book::new(Chomp);
        for heaps in 1..=5 {
            for height in 1..=5 {
                let board = vec![height; heaps];
                let is_single = board == [1];
                assert_eq!(book.is_lost(&board), Ok(is_single), "{board:?}");
            }
        }
    }

    #[test]
    fn two_heaps_are_lost_if_the_first_is_higher_by_one() {
        let mut book = Book::new(Chomp);
        for first in 1..=12 {
            for second in 0..=12 {
                let is_lost = book.is_lost(&vec![first, second]);
                assert_eq!(is_lost, Ok(first == second + 1), "{first} {second}");
            }
        }
    }
}
