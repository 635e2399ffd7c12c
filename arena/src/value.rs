//! What a position can be worth, and how its value comes from those after its moves.

use std::cmp::Ordering;
use std::fmt;
use std::ops::ControlFlow;

use theory::retrograde::Outcome;

use crate::End;

/// How a game ends for the player to move, and after how many moves of both if the winner hurries
/// and the loser delays; the better for him, the greater.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ending {
    /// He wins after so many moves.
    Won(u32),
    /// Neither wins, as when play never ends.
    Drawn,
    /// He loses after so many moves.
    Lost(u32),
}

impl Ending {
    /// Who wins, without the number of moves.
    pub fn outcome(self) -> Outcome {
        match self {
            Ending::Won(_) => Outcome::Won,
            Ending::Drawn => Outcome::Drawn,
            Ending::Lost(_) => Outcome::Lost,
        }
    }

    /// The number of moves, unless the game is drawn.
    pub fn moves(self) -> Option<u32> {
        match self {
            Ending::Won(moves) | Ending::Lost(moves) => Some(moves),
            Ending::Drawn => None,
        }
    }

    /// The ending for the player who made a move after which the other player has this one.
    pub fn before(self) -> Ending {
        match self {
            Ending::Won(moves) => Ending::Lost(moves + 1),
            Ending::Drawn => Ending::Drawn,
            Ending::Lost(moves) => Ending::Won(moves + 1),
        }
    }
}

impl Ord for Ending {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Ending::Won(moves), Ending::Won(others)) => others.cmp(moves),
            (Ending::Lost(moves), Ending::Lost(others)) => moves.cmp(others),
            _ => self.outcome().cmp(&other.outcome()),
        }
    }
}

impl PartialOrd for Ending {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Won(moves) => write!(f, "won in {moves}"),
            Ending::Drawn => write!(f, "drawn"),
            Ending::Lost(moves) => write!(f, "lost in {moves}"),
        }
    }
}

/// How a kind of value is found: from the values after all moves, one after the other.
///
/// The type holds what is known when some moves have been looked at; it begins with its default.
pub(crate) trait Valuation: Default {
    /// What a position is worth.
    type Value: Copy;

    /// The value of a position without a move.
    fn of_end(end: End) -> Self::Value;

    /// Takes into account a move with this gain and what is after it; breaks off once no other
    /// move matters.
    fn add(&mut self, gain: i64, after: Self::Value) -> ControlFlow<()>;

    /// The value, if these were all moves that matter.
    fn value(self) -> Self::Value;
}

/// Values of positions in which the player to move picks the best for himself.
trait Best: Copy + Ord {
    fn of_end(end: End) -> Self;

    /// The value for the player who made a move with this gain, after which the other player has
    /// the value `self`.
    fn before(self, gain: i64) -> Self;

    /// Whether nothing is better.
    fn is_best(self) -> bool;
}

/// The best of the moves looked at.
pub(crate) struct Max<V>(Option<V>);

impl<V> Default for Max<V> {
    fn default() -> Self {
        Max(None)
    }
}

impl<V: Best> Valuation for Max<V> {
    type Value = V;

    fn of_end(end: End) -> V {
        V::of_end(end)
    }

    #[inline]
    fn add(&mut self, gain: i64, after: V) -> ControlFlow<()> {
        let value = after.before(gain);
        if self.0.is_none_or(|best| best < value) {
            self.0 = Some(value);
        }
        if value.is_best() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }

    fn value(self) -> V {
        self.0.expect("a move has been added")
    }
}

impl Best for Outcome {
    fn of_end(end: End) -> Self {
        Ending::of_end(end).outcome()
    }

    #[inline]
    fn before(self, _: i64) -> Self {
        match self {
            Outcome::Won => Outcome::Lost,
            Outcome::Drawn => Outcome::Drawn,
            Outcome::Lost => Outcome::Won,
        }
    }

    #[inline]
    fn is_best(self) -> bool {
        self == Outcome::Won
    }
}

impl Best for Ending {
    fn of_end(end: End) -> Self {
        match end {
            End::Lost => Ending::Lost(0),
            End::Won => Ending::Won(0),
            End::Drawn => Ending::Drawn,
            End::Points(points) => match points.cmp(&0) {
                Ordering::Less => Ending::Lost(0),
                Ordering::Equal => Ending::Drawn,
                Ordering::Greater => Ending::Won(0),
            },
        }
    }

    #[inline]
    fn before(self, _: i64) -> Self {
        Ending::before(self)
    }

    fn is_best(self) -> bool {
        self == Ending::Won(1)
    }
}

/// Points that the player to move gets more than the other one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Points(pub(crate) i64);

impl Best for Points {
    fn of_end(end: End) -> Self {
        Points(match end {
            End::Points(points) => points,
            End::Lost | End::Won | End::Drawn => 0,
        })
    }

    #[inline]
    fn before(self, gain: i64) -> Self {
        Points(gain - self.0)
    }

    fn is_best(self) -> bool {
        false
    }
}

/// Grundy values after the moves looked at: bit `g` of the word for small `g`, and the large ones.
#[derive(Default)]
pub(crate) struct Mex {
    small: u128,
    large: Vec<u32>,
}

impl Valuation for Mex {
    type Value = u32;

    fn of_end(_: End) -> u32 {
        0
    }

    #[inline]
    fn add(&mut self, _: i64, after: u32) -> ControlFlow<()> {
        if after < u128::BITS {
            self.small |= 1 << after;
        } else {
            self.large.push(after);
        }
        ControlFlow::Continue(())
    }

    fn value(mut self) -> u32 {
        let mut least = self.small.trailing_ones();
        if least == u128::BITS {
            self.large.sort_unstable();
            for value in self.large {
                least += u32::from(value == least);
            }
        }
        least
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hurried_wins_and_delayed_losses_are_better() {
        use Ending::{Drawn, Lost, Won};
        let ascending = [Lost(0), Lost(2), Lost(7), Drawn, Won(9), Won(3), Won(1)];
        assert!(ascending.is_sorted_by(|a, b| a < b));
        assert!(ascending.map(Ending::before).is_sorted_by(|a, b| a > b));
    }

    #[test]
    fn the_mex_is_the_least_number_that_is_missing() {
        let mex = |values: &[u32]| {
            let mut mex = Mex::default();
            for &value in values {
                let _ = mex.add(0, value);
            }
            mex.value()
        };
        assert_eq!(mex(&[]), 0);
        assert_eq!(mex(&[1, 2]), 0);
        assert_eq!(mex(&[0, 2, 1, 5]), 3);
        let many: Vec<u32> = (0..1000).rev().filter(|&value| value != 777).collect();
        assert_eq!(mex(&many), 777);
        assert_eq!(mex(&many[..999 - 777]), 0);
        assert_eq!(mex(&(0..128).collect::<Vec<_>>()), 128);
        assert_eq!(mex(&(0..130).chain(0..130).collect::<Vec<_>>()), 130);
    }
}
