//! The rules of COINS.

use arena::scene::{Heaps, Scene, taken};
use arena::{Game, Match, Side};

use crate::Input;

/// A tower of coins; a move takes 1, `K` or `L` of them. Whoever takes the last coin wins, for
/// then the other player cannot move.
#[derive(Debug, Clone, Copy)]
pub struct Rules {
    /// `K`.
    pub short: usize,
    /// `L`.
    pub long: usize,
}

impl Game for Rules {
    /// The coins in the tower.
    type Position = u64;
    /// The coins to take.
    type Move = u64;

    fn moves(&self, &coins: &u64) -> impl IntoIterator<Item = (u64, u64)> {
        [1, self.short as u64, self.long as u64]
            .into_iter()
            .filter(move |&take| take <= coins)
            .map(move |take| (take, coins - take))
    }

    fn number(&self, &coins: &u64) -> Option<usize> {
        usize::try_from(coins).ok()
    }

    fn scene(&self, &coins: &u64, _: Side) -> Option<Scene> {
        Some(Heaps::one(coins).into())
    }

    fn touches(&self, &coins: &u64, &take: &u64) -> Vec<String> {
        vec![taken(1, coins, take)]
    }
}

/// The rules that the players have agreed on.
pub fn rules(input: &Input) -> Rules {
    let &Input { short, long, .. } = input;
    Rules { short, long }
}

/// The games that the input tells of.
pub fn games(input: &Input) -> Vec<Box<dyn Match>> {
    let game = |&coins: &u64| arena::play(rules(input), coins);
    input.towers.iter().map(game).collect()
}
