//! A game of which some moves are left out.

use crate::Game;
use crate::altered::Altered;

/// See [`only`].
#[derive(Debug, Clone, Copy)]
pub struct Only<G, A> {
    game: G,
    allows: A,
}

/// The game with those moves only that `allows` says so of; all else is as it was. Positions that are
/// [`same`](Game::same) must have the same moves still.
///
/// # Example
/// ```
/// # use arena::{Book, Game};
/// # struct Heap;
/// # impl Game for Heap {
/// #     type Position = u64;
/// #     type Move = u64;
/// #     fn moves(&self, &stones: &u64) -> impl IntoIterator<Item = (u64, u64)> {
/// #         (1..=stones).map(move |take| (take, stones - take))
/// #     }
/// #     fn say(&self, take: &u64) -> String { take.to_string() }
/// #     fn show(&self, stones: &u64) -> String { stones.to_string() }
/// # }
/// let mut book = Book::new(arena::only(Heap, |_, take| *take <= 3));
/// assert_eq!(book.grundy(&6), Ok(2));
/// ```
pub fn only<G: Game, A: Fn(&G::Position, &G::Move) -> bool>(game: G, allows: A) -> Only<G, A> {
    Only { game, allows }
}

impl<G: Game, A: Fn(&G::Position, &G::Move) -> bool> Altered for Only<G, A> {
    type Of = G;

    fn original(&self) -> &G {
        &self.game
    }

    fn moves_now(&self, at: &G::Position) -> impl IntoIterator<Item = (G::Move, G::Position)> {
        let moves = self.game.moves(at).into_iter();
        moves.filter(move |(a_move, _)| (self.allows)(at, a_move))
    }

    fn hear_now(&self, at: &G::Position, text: &str) -> Option<(G::Move, G::Position)> {
        let heard = self.game.hear(at, text);
        heard.filter(|(a_move, _)| (self.allows)(at, a_move))
    }
}
