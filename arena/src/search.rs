//! The search: values of positions from those after their moves, each found once.
//!
//! A path of positions grows from the one asked about. The last of them looks at its moves: if one
//! leads to a position never met, the path goes on there, and the moves are looked at again when
//! that one is known. So the path holds positions, not lists of moves; it lies on the heap, a
//! million positions deep if need be. Every position but the first is entered once, for one move
//! that is broken off; so moves are generated about twice over.
//!
//! A move that leads back to the path closes a cycle. Unless another move decides anyway, the
//! search then gives up; [`crate::backward`] knows what to do about cycles.

use std::hash::Hash;

use theory::hashing::MixedMap;

use crate::value::Valuation;
use crate::{Game, Trouble};

/// What is known of a position.
#[derive(Debug, Clone, Copy)]
enum Known<V> {
    /// It lies on the path.
    Open,
    Value(V),
}

/// The values found so far, of positions that are [`Game::same`].
#[derive(Debug)]
pub(crate) struct Memory<P, V> {
    known: MixedMap<P, Known<V>>,
}

impl<P, V> Default for Memory<P, V> {
    fn default() -> Self {
        let known = MixedMap::default();
        Memory { known }
    }
}

/// What a look at all moves of a position has brought.
enum Look<P, V> {
    Value(V),
    /// This position must be known first.
    First(P),
    Cycle,
}

impl<P: Clone + Eq + Hash, V: Copy> Memory<P, V> {
    /// The number of positions.
    pub(crate) fn len(&self) -> usize {
        self.known.len()
    }

    /// Adds a value.
    pub(crate) fn add(&mut self, at: P, value: V) {
        self.known.insert(at, Known::Value(value));
    }

    /// The value of a position, from memory or by search, with at most `limit` positions in memory.
    pub(crate) fn find<G, F>(&mut self, game: &G, at: &P, limit: usize) -> Result<F::Value, Trouble>
    where
        G: Game<Position = P>,
        F: Valuation<Value = V>,
    {
        let start = game.same(at.clone());
        if let Some(&Known::Value(value)) = self.known.get(&start) {
            return Ok(value);
        }
        let mut path = Vec::new();
        let mut next = Some(start);
        let mut trouble = Trouble::TooMany(limit);
        loop {
            if let Some(position) = next.take() {
                if self.known.len() >= limit {
                    break;
                }
                self.known.insert(position.clone(), Known::Open);
                path.push(position);
            }
            let last = path.last().expect("it ends with its first position");
            match self.look::<G, F>(game, last) {
                Look::First(position) => next = Some(position),
                Look::Value(value) => {
                    if let Some(known) = self.known.get_mut(last) {
                        *known = Known::Value(value);
                    }
                    path.pop();
                    if path.is_empty() {
                        return Ok(value);
                    }
                }
                Look::Cycle => {
                    trouble = Trouble::Cycle;
                    break;
                }
            }
        }
        for position in path {
            self.known.remove(&position);
        }
        Err(trouble)
    }

    fn look<G, F>(&self, game: &G, at: &P) -> Look<P, V>
    where
        G: Game<Position = P>,
        F: Valuation<Value = V>,
    {
        let mut values = F::default();
        let mut has_moves = false;
        let mut has_cycle = false;
        for (a_move, after) in game.moves(at) {
            has_moves = true;
            let after = game.same(after);
            match self.known.get(&after) {
                None => return Look::First(after),
                Some(Known::Open) => has_cycle = true,
                Some(&Known::Value(value)) => {
                    if values.add(game.gain(at, &a_move), value).is_break() {
                        return Look::Value(values.value());
                    }
                }
            }
        }
        if !has_moves {
            Look::Value(F::of_end(game.end(at)))
        } else if has_cycle {
            Look::Cycle
        } else {
            Look::Value(values.value())
        }
    }
}
