//! All positions that play can come to.

use theory::hashing::{MixedMap, MixedSet};

use crate::misreading::Read;
use crate::{Game, Trouble};

/// The moves that may be remembered for each position of the limit.
const MOVES_A_POSITION: usize = 64;

/// All positions that can come up, with where the moves of each lead.
#[derive(Debug, Clone)]
pub(crate) struct Reach<P> {
    /// The positions, each [`Game::same`], first the start, then those after one move, and so on.
    pub(crate) positions: Vec<P>,
    /// From which position to which each move leads, by their numbers.
    pub(crate) moves: Vec<(u32, u32)>,
}

/// Whether one player who makes all the moves can come from a position to one that he wants;
/// `limit` positions are remembered at most. He is asked about each position once, as
/// [`Game::same`] has it.
///
/// This is what a puzzle for one asks of its rules. Where he never wants to stop, he has been shown
/// all that he can reach.
pub fn can_reach<G: Game>(
    game: &G,
    start: G::Position,
    limit: usize,
    mut is_wanted: impl FnMut(&G::Position) -> bool,
) -> Result<bool, Trouble> {
    let game = Read::new(game);
    let start = game.same(start);
    let mut met = MixedSet::default();
    met.insert(start.clone());
    let mut waiting = vec![start];
    while let Some(at) = waiting.pop() {
        if is_wanted(&at) {
            return Ok(true);
        }
        for (_, after) in game.moves(&at) {
            let after = game.same(after);
            if met.contains(&after) {
                continue;
            }
            if met.len() >= limit {
                return Err(Trouble::TooMany(limit));
            }
            met.insert(after.clone());
            waiting.push(after);
        }
    }
    Ok(false)
}

/// Finds all positions that can come up, `limit` at most and 64 times as many moves.
pub(crate) fn reach<G: Game>(
    game: &G,
    start: G::Position,
    limit: usize,
) -> Result<Reach<G::Position>, Trouble> {
    let most = limit.min(u32::MAX as usize / MOVES_A_POSITION);
    let start = game.same(start);
    let mut numbers = MixedMap::default();
    numbers.insert(start.clone(), 0);
    let mut positions = vec![start];
    let mut moves = Vec::new();
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(at) = positions.get(from as usize) {
        for (_, after) in game.moves(at) {
            let after = game.same(after);
            let number = match numbers.get(&after) {
                Some(&number) => number,
                None if numbers.len() < most => {
                    let number = u32::try_from(numbers.len()).expect("the limit is lower");
                    numbers.insert(after.clone(), number);
                    found.push(after);
                    number
                }
                None => return Err(Trouble::TooMany(limit)),
            };
            if moves.len() == MOVES_A_POSITION * most {
                return Err(Trouble::TooMany(limit));
            }
            moves.push((from, number));
        }
        positions.append(&mut found);
        from += 1;
    }
    Ok(Reach { positions, moves })
}
