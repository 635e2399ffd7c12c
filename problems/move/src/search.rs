//! The search from both ends.

use std::ops::Range;

use crate::Board;
use crate::board::{Position, Slides};

/// The positions known from one end.
pub(crate) struct Side {
    /// One bit for each position.
    known: Vec<u64>,
    /// The positions themselves, layer by layer.
    found: Vec<Position>,
    /// Where the last layer begins among them.
    layer: usize,
}

impl Side {
    pub(crate) fn new() -> Self {
        Side {
            known: vec![0; Position::COUNT / 64],
            found: Vec::new(),
            layer: 0,
        }
    }

    /// Begins a new search. Only what is known is forgotten: a short search costs little.
    fn restart(&mut self, start: &[Position]) {
        for position in self.found.drain(..) {
            self.known[position.number() / 64] = 0;
        }
        self.layer = 0;
        for &position in start {
            self.add(position);
        }
    }

    fn last_layer(&self) -> Range<usize> {
        self.layer..self.found.len()
    }

    #[inline]
    fn knows(&self, position: Position) -> bool {
        self.known[position.number() / 64] >> (position.number() % 64) & 1 == 1
    }

    /// Puts a position into the next layer unless it is known; whether it was not.
    #[inline]
    fn add(&mut self, position: Position) -> bool {
        let is_new = !self.knows(position);
        if is_new {
            self.known[position.number() / 64] |= 1 << (position.number() % 64);
            self.found.push(position);
        }
        is_new
    }
}

/// The tables, and what is known from both ends.
pub(crate) struct Search {
    slides: Slides,
    forwards: Side,
    backwards: Side,
}

impl Search {
    pub(crate) fn new() -> Self {
        Search {
            slides: Slides::new(),
            forwards: Side::new(),
            backwards: Side::new(),
        }
    }

    /// The least number of moves from one board to another, white first.
    pub(crate) fn distance(&mut self, first: Board, last: Board) -> Option<u32> {
        if first == last {
            return Some(0);
        }
        let slides = &self.slides;
        self.forwards.restart(&[slides.position(first, true)]);
        self.backwards
            .restart(&[slides.position(last, true), slides.position(last, false)]);
        let mut moves = 0;
        loop {
            let (ahead, behind) = (self.forwards.last_layer(), self.backwards.last_layer());
            if ahead.is_empty() || behind.is_empty() {
                return None;
            }
            moves += 1;
            let is_forward = ahead.len() <= behind.len();
            let (near, far, layer) = if is_forward {
                (&mut self.forwards, &self.backwards, ahead)
            } else {
                (&mut self.backwards, &self.forwards, behind)
            };
            near.layer = layer.end;
            let mut is_met = false;
            for place in layer {
                let position = near.found[place];
                slides.for_each(position, is_forward, |next| {
                    is_met |= near.add(next) && far.knows(next);
                });
                if is_met {
                    return Some(moves);
                }
            }
        }
    }
}
