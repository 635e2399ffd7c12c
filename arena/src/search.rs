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
    /// By number, for positions that have one.
    table: Vec<Option<Known<V>>>,
    /// The others.
    known: MixedMap<P, Known<V>>,
    /// How many there are in the table.
    in_table: usize,
}

impl<P, V> Default for Memory<P, V> {
    fn default() -> Self {
        Memory {
            table: Vec::new(),
            known: MixedMap::default(),
            in_table: 0,
        }
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
        self.in_table + self.known.len()
    }

    #[inline]
    fn get<G: Game<Position = P>>(&self, game: &G, at: &P) -> Option<Known<V>> {
        match game.number(at) {
            Some(number) => self.table.get(number).copied().flatten(),
            None => self.known.get(at).copied(),
        }
    }

    /// Adds a value that has been found elsewhere, if there is room for it.
    pub(crate) fn add<G>(&mut self, game: &G, at: &P, value: V, limit: usize)
    where
        G: Game<Position = P>,
    {
        if self.get(game, at).is_some() || self.has_room(game, at, limit) {
            self.set(game, at, Some(Known::Value(value)));
        }
    }

    fn set<G>(&mut self, game: &G, at: &P, known: Option<Known<V>>)
    where
        G: Game<Position = P>,
    {
        if let Some(number) = game.number(at) {
            if number >= self.table.len() {
                self.table.resize(number + 1, None);
            }
            let before = std::mem::replace(&mut self.table[number], known);
            self.in_table += usize::from(known.is_some());
            self.in_table -= usize::from(before.is_some());
        } else if let Some(known) = known {
            match self.known.get_mut(at) {
                Some(place) => *place = known,
                None => drop(self.known.insert(at.clone(), known)),
            }
        } else {
            self.known.remove(at);
        }
    }

    /// Whether a position that is not there may be added.
    fn has_room<G>(&self, game: &G, at: &P, limit: usize) -> bool
    where
        G: Game<Position = P>,
    {
        self.len() < limit && game.number(at).is_none_or(|number| number < limit)
    }

    /// The value of a position, from memory or by search, with at most `limit` positions in memory.
    #[inline]
    pub(crate) fn find<G, F>(&mut self, game: &G, at: &P, limit: usize) -> Result<F::Value, Trouble>
    where
        G: Game<Position = P>,
        F: Valuation<Value = V>,
    {
        let start = game.same(at.clone());
        match self.get(game, &start) {
            Some(Known::Value(value)) => Ok(value),
            _ => self.search::<G, F>(game, start, limit),
        }
    }

    fn search<G, F>(&mut self, game: &G, start: P, limit: usize) -> Result<F::Value, Trouble>
    where
        G: Game<Position = P>,
        F: Valuation<Value = V>,
    {
        let mut path = Vec::new();
        let mut next = Some(start);
        let mut trouble = Trouble::TooMany(limit);
        loop {
            if let Some(position) = next.take() {
                if !self.has_room(game, &position, limit) {
                    break;
                }
                self.set(game, &position, Some(Known::Open));
                path.push(position);
            }
            let last = path.last().expect("it ends with its first position");
            match self.look::<G, F>(game, last) {
                Look::First(position) => next = Some(position),
                Look::Value(value) => {
                    self.set(game, last, Some(Known::Value(value)));
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
            self.set(game, &position, None);
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
            match self.get(game, &after) {
                None => return Look::First(after),
                Some(Known::Open) => has_cycle = true,
                Some(Known::Value(value)) => {
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
