//! What a game is: its rules, and nothing of how it is won.

use std::fmt::Debug;
use std::hash::Hash;

use bilingual::{Message, Text};
use scene::Scene;
use theory::retrograde::Outcome;

/// Moves that are tried for one that wins by a theorem.
const MOST_TRIED: usize = 100_000;

/// The rules of a game of two players who know all and move in turn.
///
/// Rules are written straight from a statement. Three things make a game: its positions, the
/// moves of each, and what it means to have none. The rest has a default.
///
/// # Example
/// ```
/// use arena::{Book, Game};
///
/// /// One heap; a move takes one, two or three stones; who cannot move loses.
/// struct Heap;
///
/// impl Game for Heap {
///     type Position = u64;
///     type Move = u64;
///
///     fn moves(&self, &stones: &u64) -> impl IntoIterator<Item = (u64, u64)> {
///         (1..=3.min(stones)).map(move |take| (take, stones - take))
///     }
/// }
///
/// let mut book = Book::new(Heap);
/// assert_eq!(book.is_lost(&8), Ok(true));
/// assert_eq!(book.grundy(&7), Ok(3));
/// assert_eq!(book.winning(&7).unwrap(), [(3, 4)]);
/// ```
pub trait Game {
    /// All that matters for the rest of play.
    ///
    /// In an *impartial* game both players have the same moves, and whose turn it is does not
    /// matter. In a *partizan* game it does, and belongs into the position; see [`Side`]. So does
    /// what must not be repeated.
    type Position: Clone + Eq + Hash + Debug;

    /// What a player does. It may hold whatever [`say`](Game::say) needs to know.
    type Move: Clone + Debug;

    /// What the players want and who has lost, in one sentence, by the rules of the statement; where nothing is
    /// said here, what it means to have no move.
    const GOAL: Option<Text> = None;

    /// The moves of the player whose turn it is, each with the position after it, in which it
    /// is the other player's turn.
    fn moves(&self, at: &Self::Position) -> impl IntoIterator<Item = (Self::Move, Self::Position)>;

    /// What a position without a move means for the player whose turn it is: he has lost, as in
    /// most games, unless the rules say otherwise.
    fn end(&self, at: &Self::Position) -> End {
        let _ = at;
        End::Lost
    }

    /// In a game for points: how many more the player who moves gets by the move than the other
    /// player.
    fn gain(&self, at: &Self::Position, a_move: &Self::Move) -> i64 {
        let _ = (at, a_move);
        0
    }

    /// One of the positions that differ from this one in nothing that matters, such as the heaps
    /// in ascending order or a board turned round; always the same of them. A search remembers
    /// no other.
    ///
    /// Every move from a position must lead, up to [`same`](Game::same), to what some move from
    /// each of the others leads to, with the same gain; and ends must be alike.
    fn same(&self, at: Self::Position) -> Self::Position {
        at
    }

    /// A number for a position that is [`same`](Game::same), if there is one at hand and nearly all
    /// small numbers belong to positions: no two have the same. A search then needs no hashing,
    /// but a table as long as the largest number is.
    fn number(&self, at: &Self::Position) -> Option<usize> {
        let _ = at;
        None
    }

    /// The move as the statement writes it: the numbers and letters that it is made of, unless said
    /// otherwise. Different moves of a position are written differently.
    fn say(&self, a_move: &Self::Move) -> String {
        spaced(a_move)
    }

    /// The move as one person says it to another, such as “bốc 3 viên ở đống 2”; where nothing is said here,
    /// it is told as the statement writes it.
    fn words(&self, at: &Self::Position, a_move: &Self::Move) -> Option<Message> {
        let _ = (at, a_move);
        None
    }

    /// The goal, unless it depends on the rules that are agreed on.
    fn goal(&self) -> Option<Message> {
        Self::GOAL.map(Message::from)
    }

    /// The move that is written so, with the position after it: all are looked through unless said otherwise,
    /// as is due where there may be more of them than anybody waits for.
    fn hear(&self, at: &Self::Position, text: &str) -> Option<(Self::Move, Self::Position)> {
        let mut moves = self.moves(at).into_iter();
        moves.find(|(a_move, _)| self.say(a_move) == text)
    }

    /// Who wins as a theorem says it, without a search, in any position that can come up; `None` where no
    /// theorem is at hand. In a game for points it is [`theorem_points`](Game::theorem_points) that says it.
    fn outcome(&self, at: &Self::Position) -> Option<Outcome> {
        let _ = at;
        None
    }

    /// In a game for points, those of the player to move from here on less the other's, likewise.
    fn theorem_points(&self, at: &Self::Position) -> Option<i64> {
        let _ = at;
        None
    }

    /// A move that wins where a theorem says that one does: the first of many thousand after which the other player
    /// has [lost](Game::outcome), unless the theorem names one.
    fn winning(&self, at: &Self::Position) -> Option<Self::Move> {
        let moves = self.moves(at).into_iter().take(MOST_TRIED);
        let mut wins = moves.filter(|(_, after)| self.outcome(after) == Some(Outcome::Lost));
        wins.next().map(|it| it.0)
    }

    /// The position as a person wants to see it, on as many lines as it takes: the numbers that it is
    /// made of, unless said otherwise.
    fn show(&self, at: &Self::Position) -> String {
        spaced(at)
    }

    /// The position as a picture, and who is to move in it, which a position need not know.
    fn scene(&self, at: &Self::Position, mover: Side) -> Option<Scene> {
        let _ = (at, mover);
        None
    }

    /// The names of what the move touches in the scene of the position before it, or in that after it, in
    /// the order in which a person would click: what moves first, where it goes last. A name may be of
    /// something that is not drawn because there is too much of it.
    fn touches(&self, at: &Self::Position, a_move: &Self::Move) -> Vec<String> {
        let _ = (at, a_move);
        Vec::new()
    }
}

/// A number or a letter, or several with spaces between.
fn spaced(parts: &impl Debug) -> String {
    let is_sign = |letter| matches!(letter, '(' | ')' | '[' | ']' | ',' | '\'' | '"');
    format!("{parts:?}").replace(is_sign, "")
}

/// What a player gets who is to move and has no move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum End {
    /// He has lost.
    Lost,
    /// He has won, as in misère play.
    Won,
    /// Nobody has won.
    Drawn,
    /// In a game for points: he gets so many more than the other player at the end.
    Points(i64),
}

/// A player, for positions of partizan games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Side {
    /// The player who moves first in the game.
    First,
    /// The other one.
    Second,
}

impl Side {
    /// Whether it is the player who moves first in the game.
    pub fn is_first(self) -> bool {
        self == Side::First
    }

    /// The other player.
    pub fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }
}

/// The number of a pair, for [`Game::number`]: the pairs of numbers up to `n` have the numbers
/// below `(n + 1)²`. Pairs whose numbers would be too large have the largest of all.
///
/// Those whose greater part is `n` follow upon the square of `n`: first `(0, n)`, …,
/// `(n − 1, n)`, then `(n, 0)`, …, `(n, n)`.
#[inline]
pub fn pair_number(p: u64, q: u64) -> usize {
    let square = p.max(q).saturating_mul(p.max(q));
    let place = if p < q { p } else { p.saturating_add(q) };
    usize::try_from(square.saturating_add(place)).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_and_positions_are_their_numbers_and_letters() {
        let texts = [
            spaced(&3),
            spaced(&(1, -2)),
            spaced(&[4, 5]),
            spaced(&'L'),
            spaced(&"no"),
        ];
        assert_eq!(texts, ["3", "1 -2", "4 5", "L", "no"]);
    }

    #[test]
    fn pairs_are_numbered_square_by_square() {
        let pairs = (0..10).flat_map(|p| (0..10).map(move |q| (p, q)));
        let mut numbers: Vec<usize> = pairs.map(|(p, q)| pair_number(p, q)).collect();
        numbers.sort_unstable();
        assert!(numbers.into_iter().eq(0..100));
        assert_eq!(pair_number(1 << 32, 0), usize::MAX);
        assert_eq!(pair_number(0, u64::MAX), usize::MAX);
    }
}
