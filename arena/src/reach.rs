//! All positions that play can come to.

use theory::hashing::MixedMap;

use crate::{Game, Trouble};

/// The moves that may be remembered for each position of the limit.
const MOVES_A_POSITION: usize = 64;

/// For each position the numbers of others.
#[derive(Debug, Clone)]
pub(crate) struct Lists {
    /// The list of position `i` is `entries[first[i]..first[i + 1]]`.
    first: Vec<u32>,
    entries: Vec<u32>,
}

impl Lists {
    /// The list of a position.
    pub(crate) fn of(&self, number: usize) -> &[u32] {
        &self.entries[self.first[number] as usize..self.first[number + 1] as usize]
    }

    /// For each position the numbers of those in whose lists it stands, as often as it does.
    pub(crate) fn reversed(&self) -> Lists {
        let count = self.first.len() - 1;
        let mut first = vec![0; count + 1];
        for &entry in &self.entries {
            first[entry as usize + 1] += 1;
        }
        for number in 0..count {
            first[number + 1] += first[number];
        }
        let mut next = first.clone();
        let mut entries = vec![0; self.entries.len()];
        for (name, number) in (0..).zip(0..count) {
            for &entry in self.of(number) {
                let place = &mut next[entry as usize];
                entries[*place as usize] = name;
                *place += 1;
            }
        }
        Lists { first, entries }
    }
}

/// All positions that can come up, with where the moves of each lead.
#[derive(Debug, Clone)]
pub(crate) struct Reach<P> {
    /// The positions, each [`Game::same`], first the start, then those after one move, and so on.
    pub(crate) positions: Vec<P>,
    /// The numbers of the positions after the moves of each.
    pub(crate) after: Lists,
}

/// All positions that can come up from a position, first itself, then those after one move, and so
/// on; each as [`Game::same`] has it, and `limit` of them at most.
///
/// It does not matter who makes the moves: in a puzzle for one, this is all that he can reach.
pub fn reachable<G: Game>(
    game: &G,
    start: G::Position,
    limit: usize,
) -> Result<Vec<G::Position>, Trouble> {
    explore(game, start, limit, |_, _| true)
}

/// The same with where the moves lead, 64 for each position of the limit at most.
pub(crate) fn reach<G: Game>(
    game: &G,
    start: G::Position,
    limit: usize,
) -> Result<Reach<G::Position>, Trouble> {
    let most = limit.min(u32::MAX as usize / MOVES_A_POSITION);
    let mut first = Vec::new();
    let mut entries = Vec::new();
    let positions = explore(game, start, most, |from, to| {
        // One after the other, and none is left out but those without a move.
        first.resize(from + 1, narrow(entries.len()));
        entries.push(to);
        entries.len() <= MOVES_A_POSITION * most
    })?;
    first.resize(positions.len() + 1, narrow(entries.len()));
    let after = Lists { first, entries };
    Ok(Reach { positions, after })
}

/// Looks at the positions one after the other, and tells for each move from which position to which it
/// leads; breaks off if it is answered that this is enough.
fn explore<G: Game>(
    game: &G,
    start: G::Position,
    limit: usize,
    mut tell: impl FnMut(usize, u32) -> bool,
) -> Result<Vec<G::Position>, Trouble> {
    let start = game.same(start);
    let mut numbers = MixedMap::default();
    numbers.insert(start.clone(), 0);
    let mut positions = vec![start];
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(at) = positions.get(from) {
        for (_, after) in game.moves(at) {
            let after = game.same(after);
            let number = match numbers.get(&after) {
                Some(&number) => number,
                None if numbers.len() < limit.min(u32::MAX as usize) => {
                    let number = narrow(numbers.len());
                    numbers.insert(after.clone(), number);
                    found.push(after);
                    number
                }
                None => return Err(Trouble::TooMany(limit)),
            };
            if !tell(from, number) {
                return Err(Trouble::TooMany(limit));
            }
        }
        positions.append(&mut found);
        from += 1;
    }
    Ok(positions)
}

fn narrow(number: usize) -> u32 {
    u32::try_from(number).expect("the limit is lower")
}
