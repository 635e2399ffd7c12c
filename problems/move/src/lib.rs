//! # MOVE: from one board to another by sliding stones
//!
//! Four white and four black stones on 4 × 4 cells; white and black move in turn, white first. A
//! stone slides in one of eight directions until something stops it. How many moves lead from one
//! board to another?
//!
//! **Idea.** A position is a board and the colour to move: `2·C(16,4)·C(12,4) = 1 801 800` of them,
//! with eleven moves on average. The search goes from both ends, always a whole layer at a time at the
//! end whose outermost layer is smaller, until a position is met from both sides; the first meeting
//! is the best. The proof is in `lesson.en.md`.
//!
//! **The ends.** Forwards the search begins with one position, white to move; backwards with two, the
//! second board with either colour to move. A stone on a cell can have come there in a direction
//! if the next cell is no free cell; it has come from one of the free cells behind it. The forward
//! search ends by itself when it has no position left: there is no way. That this happens for just
//! four first boards is a finite fact; a test in `brute.rs` computes it.
//!
//! **Packed.** There are `C(16,4) = 1820` sets of four cells; a position is the numbers of the
//! white and of the black set, 11 bits each, and the colour: 23 bits, so what is known from one
//! side is a table of 2^23 bits, 1 MB. Where a stone can slide depends on the eight occupied cells
//! only; both directions of time are looked up in a table of `C(16,8)·16` sets.
//!
//! **Complexity.** Some 10^5 positions for each pair of boards, at most 1 801 800 from each end,
//! eleven moves each.
//!
//! **Source.** Document 004, Bài 45; POJ 2697, *A Board Game*, after the game Dao by Jeff Pickering
//! and Ben van Buskirk. I. Pohl, *Bi-directional search* (1971).

use std::fmt;
use std::ops::Range;

use inpout::{BadInput, Problem, Source, int};
use proconio::input;

mod board;
pub mod brute;
pub mod cases;

pub use board::Board;
use board::{Position, Slides};

/// Pairs of boards in a file.
pub const MOST_PAIRS: usize = 200;

/// The problem MOVE.
#[derive(Debug)]
pub struct Move;

/// The pairs of boards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Input {
    /// At most [`MOST_PAIRS`], each the first and the last board.
    pub pairs: Vec<[Board; 2]>,
}

/// The answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Output {
    /// The least number of moves for each pair, or `None` if there is no way.
    pub moves: Vec<Option<u32>>,
}

impl Problem for Move {
    const ID: &'static str = "move";
    const FILE: &'static str = "MOVE";
    type Input = Input;
    type Output = Output;

    fn read(source: &mut Source<'_>) -> Result<Input, BadInput> {
        input! { from &mut *source, t: with int("t", 1..=MOST_PAIRS) }
        let mut pairs = Vec::with_capacity(t);
        for number in 1..=t {
            let mut pair = [Board { white: 0, black: 0 }; 2];
            for (board, name) in pair.iter_mut().zip(["first", "last"]) {
                let rows = source.words("row", 4, 4..=4, "wb*");

                *board = Board::drawn(&rows.concat());
                for (cells, colour) in [(board.white, "white"), (board.black, "black")] {
                    if cells.count_ones() != 4 {
                        return Err(source.bad(format_args!(
                            "pair {number}: the {name} board has {} {colour} stones, not 4",
                            cells.count_ones()
                        )));
                    }
                }
            }
            pairs.push(pair);
        }
        Ok(Input { pairs })
    }

    fn solve(input: &Input) -> Output {
        let mut search = Search {
            slides: Slides::new(),
            forwards: Side::new(),
            backwards: Side::new(),
        };
        let pairs = input.pairs.iter();
        Output {
            moves: pairs
                .map(|[first, last]| search.distance(*first, *last))
                .collect(),
        }
    }
}

/// The positions known from one end.
struct Side {
    /// One bit for each position.
    known: Vec<u64>,
    /// The positions themselves, layer by layer.
    found: Vec<Position>,
    /// Where the last layer begins among them.
    layer: usize,
}

impl Side {
    fn new() -> Self {
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
struct Search {
    slides: Slides,
    forwards: Side,
    backwards: Side,
}

impl Search {
    /// The least number of moves from one board to another, white first.
    fn distance(&mut self, first: Board, last: Board) -> Option<u32> {
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
                let visit = |next| is_met |= near.add(next) && far.knows(next);
                if is_forward {
                    slides.for_each_after(position, visit);
                } else {
                    slides.for_each_before(position, visit);
                }
                if is_met {
                    return Some(moves);
                }
            }
        }
    }
}

impl fmt::Display for Output {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.moves.iter().try_for_each(|moves| match moves {
            Some(moves) => writeln!(f, "{moves}"),
            None => writeln!(f, "-1"),
        })
    }
}
