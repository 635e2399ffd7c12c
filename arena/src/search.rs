//! The search: values of positions from those after their moves, each found once.
//!
//! It is the plain recursion, *look at what is after each move*, as deep as the stack allows
//! without fear. Where that is not deep enough, all positions on the way down are put on a path, a
//! list on the heap that may be a million long, and the next one is searched by a recursion of its
//! own. Once it is known, the last position of the path is looked at again, and so back to the
//! first. So moves are generated twice at most.
//!
//! A position that is being looked at is open. A move that leads to an open one closes a cycle:
//! unless another move decides anyway, the search then gives up, and [`crate::backward`] knows what
//! to do about it.

use std::hash::{Hash, Hasher};

use theory::hashing::MixedMap;

use crate::value::Valuation;
use crate::{Game, Trouble};

/// Moves that the recursion goes deep: a few hundred kilobytes of stack.
const DEEPEST: usize = 256;

/// How much a search may take, in all that a book is asked.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Limit {
    /// Positions in memory.
    pub(crate) positions: usize,
    /// Bytes of the positions in memory, with what is kept beside each; not counted if there is no limit.
    pub(crate) held: Option<usize>,
    /// Bytes of the positions that are looked at, each as often as that is, with what a look costs besides;
    /// likewise.
    pub(crate) looked: Option<u64>,
}

/// What is kept beside a position, and what a look at one costs besides its own bytes.
const BESIDE: usize = 48;

/// Counts the bytes of which a position is made, those that it holds elsewhere too.
struct Bytes(usize);

impl Bytes {
    fn of(position: &impl Hash) -> usize {
        let mut bytes = Bytes(BESIDE);
        position.hash(&mut bytes);
        bytes.0
    }
}

impl Hasher for Bytes {
    fn write(&mut self, bytes: &[u8]) {
        self.0 += bytes.len();
    }

    fn finish(&self) -> u64 {
        self.0 as u64
    }
}

/// What is known of a position.
#[derive(Debug, Clone, Copy)]
enum Known<V> {
    /// It is being looked at.
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
    /// What has been taken of the [`Limit`].
    held: usize,
    looked: u64,
}

impl<P, V> Default for Memory<P, V> {
    fn default() -> Self {
        Memory {
            table: Vec::new(),
            known: MixedMap::default(),
            in_table: 0,
            held: 0,
            looked: 0,
        }
    }
}

/// What a look at the moves of a position has brought.
enum Look<P, V> {
    Value(V),
    /// Recursion has gone deep enough: the first position must be known first, and those above it
    /// on the way down, the lowest one first, are still open.
    Deeper {
        first: P,
        above: Vec<P>,
    },
    Trouble(Trouble),
}

impl<P: Clone + Eq + Hash, V: Copy> Memory<P, V> {
    /// From now on what was looked at before does not count.
    pub(crate) fn look_anew(&mut self) {
        self.looked = 0;
    }

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
    pub(crate) fn add<G: Game<Position = P>>(&mut self, game: &G, at: &P, value: V, limit: Limit) {
        if self.get(game, at).is_some() || self.has_room(game, at, limit) {
            self.set(game, at, Some(Known::Value(value)));
        }
    }

    fn set<G: Game<Position = P>>(&mut self, game: &G, at: &P, known: Option<Known<V>>) {
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
    fn has_room<G: Game<Position = P>>(&self, game: &G, at: &P, limit: Limit) -> bool {
        let most = limit.positions;
        self.len() < most && game.number(at).is_none_or(|number| number < most)
    }

    /// The value of a position, from memory or by search, within a limit.
    #[inline]
    pub(crate) fn find<G: Game<Position = P>, F: Valuation<Value = V>>(
        &mut self,
        game: &G,
        at: &P,
        limit: Limit,
    ) -> Result<F::Value, Trouble> {
        let start = game.same(at.clone());
        match self.get(game, &start) {
            Some(Known::Value(value)) => Ok(value),
            _ => self.search::<G, F>(game, start, limit),
        }
    }

    fn search<G: Game<Position = P>, F: Valuation<Value = V>>(
        &mut self,
        game: &G,
        start: P,
        limit: Limit,
    ) -> Result<F::Value, Trouble> {
        let mut path = Vec::new();
        let mut next = Some(start);
        loop {
            let look = if let Some(position) = next.take() {
                self.enter::<G, F>(game, position, limit, DEEPEST)
            } else {
                let last = path.pop().expect("its first position is not known");
                self.look::<G, F>(game, last, limit, DEEPEST)
            };
            match look {
                Look::Value(value) if path.is_empty() => return Ok(value),
                Look::Value(_) => {}
                Look::Deeper { first, mut above } => {
                    path.extend(above.drain(..).rev());
                    next = Some(first);
                }
                Look::Trouble(trouble) => {
                    for position in path {
                        self.set(game, &position, None);
                    }
                    return Err(trouble);
                }
            }
        }
    }

    /// Finds the value of a position that nothing is known of.
    fn enter<G: Game<Position = P>, F: Valuation<Value = V>>(
        &mut self,
        game: &G,
        at: P,
        limit: Limit,
        depth: usize,
    ) -> Look<P, V> {
        if !self.has_room(game, &at, limit) {
            return Look::Trouble(Trouble::TooMany(limit.positions));
        }
        if let Some(most) = limit.held {
            self.held += Bytes::of(&at);
            if self.held > most {
                return Look::Trouble(Trouble::TooLarge);
            }
        }
        self.set(game, &at, Some(Known::Open));
        self.look::<G, F>(game, at, limit, depth)
    }

    /// Finds the value of an open position from what is after its moves.
    fn look<G: Game<Position = P>, F: Valuation<Value = V>>(
        &mut self,
        game: &G,
        at: P,
        limit: Limit,
        depth: usize,
    ) -> Look<P, V> {
        let mut values = F::default();
        let mut has_moves = false;
        let mut has_cycle = false;
        let mut look = None;
        for (a_move, after) in game.moves(&at) {
            has_moves = true;
            let after = game.same(after);
            if let Some(most) = limit.looked {
                self.looked += Bytes::of(&after) as u64;
                if self.looked > most {
                    look = Some(Look::Trouble(Trouble::TooLarge));
                    break;
                }
            }
            let value = match self.get(game, &after) {
                Some(Known::Value(value)) => value,
                Some(Known::Open) => {
                    has_cycle = true;
                    continue;
                }
                None if depth == 0 => {
                    look = Some(Look::Deeper {
                        first: after,
                        above: Vec::new(),
                    });
                    break;
                }
                None => match self.enter::<G, F>(game, after, limit, depth - 1) {
                    Look::Value(value) => value,
                    other => {
                        look = Some(other);
                        break;
                    }
                },
            };
            if values.add(game.gain(&at, &a_move), value).is_break() {
                has_cycle = false;
                break;
            }
        }
        match look {
            None if has_cycle => {
                self.set(game, &at, None);
                Look::Trouble(Trouble::Cycle)
            }
            None => {
                let value = if has_moves {
                    values.value()
                } else {
                    F::of_end(game.end(&at))
                };
                self.set(game, &at, Some(Known::Value(value)));
                Look::Value(value)
            }
            Some(Look::Deeper { first, mut above }) => {
                above.push(at);
                Look::Deeper { first, above }
            }
            Some(other) => {
                self.set(game, &at, None);
                other
            }
        }
    }
}
