//! What one bishop can see, line by line.
//!
//! **Lines.** With `N = 2n`, the cell in row `y` and column `x` lies on the lines `p = x + y − (N − 1)`
//! and `q = x − y`, one even, one odd; which one is even depends on the colour. Give the even lines
//! `±2i` and the odd lines `±(N − 1 − 2i)` the level `i`. An even line of level `i` crosses an odd line
//! of level `j` exactly if `i ≤ j`. A bishop starts on lines `a` and `b` of the same level.
//!
//! **Search.** The set `A` of even lines is chosen level by level from 0 on. After level `i` it is
//! settled what the odd lines of level `i` would add, because no later even line crosses them; if any
//! line of `A` crosses them at all, the two numbers are inserted into a sorted list. At the end the set
//! of odd lines is `b` and the `c` largest numbers of the list, for `c = 0, 1, …`. One condition is left:
//! the shortest line of `A` must cross one of them. It crosses `b` if its level is at most the start's.
//! Otherwise the largest number that was inserted since its level has to be among those chosen.

use crate::{Input, MOST};

/// A line: `2 * level + side`, with side 0 or 1. The even line 0 has no other side.
type Line = usize;

/// A number for each line of a family.
type Row = [i32; 2 * MOST];

/// Less than any number.
const NONE: i32 = i32::MIN;

/// The cells of one colour.
pub(crate) struct Colour {
    n: usize,
    /// The cell of an even line and an odd line, 0 where they do not cross.
    cells: [Row; 2 * MOST],
    /// The sum of the cells of each even line.
    sums: Row,
    /// The even and the odd line on which the bishop starts.
    start: (Line, Line),
}

impl Colour {
    /// The colour of the cell in this column of the top row, where the bishop starts.
    pub(crate) fn new(input: &Input, column: usize) -> Self {
        let side = 2 * input.n;
        let lines = |x: usize, y: usize| {
            let (p, q) = ((side - 1).abs_diff(x + y), x.abs_diff(y));
            let (of_p, of_q) = (usize::from(x + y > side - 1), usize::from(x > y));
            let odd = |distance: usize| side - 1 - distance;
            if p % 2 == 0 {
                (p + of_p, odd(q) + of_q)
            } else {
                (q + of_q, odd(p) + of_p)
            }
        };
        let mut cells = [[0; 2 * MOST]; 2 * MOST];
        for (place, &cell) in input.cells.iter().enumerate() {
            let (x, y) = (place % side, place / side);
            if (x + y) % 2 == column % 2 {
                let (even, odd) = lines(x, y);
                cells[even][odd] = cell;
            }
        }
        Colour {
            n: input.n,
            sums: cells.map(|line| line.iter().sum()),
            cells,
            start: lines(column, 0),
        }
    }

    /// The most that the bishop can see in exactly 0, 1, …, `moves` moves.
    pub(crate) fn most_seen(&self, moves: usize) -> Vec<i32> {
        let mut search = Search {
            colour: self,
            most: [NONE; 4 * MOST],
        };
        let mut worth = [0; 2 * MOST];
        for line in &self.cells {
            add(&mut worth, line, 1);
        }
        search.choose(
            0,
            &Choice {
                worth,
                sorted: [NONE; 2 * MOST],
                seen: 0,
                lines: 0,
                needed: None,
            },
        );
        let most = search.most;
        let at_rest = most[0] - self.cells[self.start.0][self.start.1];
        let moving = (1..=moves).scan(NONE, |best, moves| {
            *best = (*best).max(most.get(moves).copied().unwrap_or(NONE));
            Some(*best)
        });
        std::iter::once(at_rest).chain(moving).collect()
    }
}

/// Adds a multiple of one row to another.
fn add(row: &mut Row, other: &Row, times: i32) {
    for (cell, other) in row.iter_mut().zip(other) {
        *cell += times * other;
    }
}

/// The even lines chosen on the first levels, and what follows from them.
#[derive(Clone)]
struct Choice {
    /// What each odd line adds: its cells that are on no chosen line.
    worth: Row,
    /// What the odd lines of the levels before add, except the one of the start: from the largest,
    /// and filled up with [`NONE`].
    sorted: Row,
    /// The sum of the cells on the chosen lines and, once it is settled, on the start's odd line.
    seen: i32,
    /// The number of chosen lines.
    lines: usize,
    /// If the start's odd line does not cross all chosen lines: the largest of the numbers of which
    /// one must be chosen, those of the odd lines that cross them all.
    needed: Option<i32>,
}

impl Choice {
    /// Inserts a number into the sorted list. A larger one stays where it is, a smaller one moves to
    /// the next place; every place is told without a branch, so that several go at a time.
    fn insert(&mut self, worth: i32) {
        let before = self.sorted;
        self.sorted[0] = before[0].max(worth);
        for place in 1..before.len() {
            self.sorted[place] = before[place].max(before[place - 1].min(worth));
        }
    }
}

struct Search<'a> {
    colour: &'a Colour,
    /// The largest sums by the number of moves that lead to a new line.
    most: [i32; 4 * MOST],
}

impl Search<'_> {
    /// Tries all even lines from this level on.
    fn choose(&mut self, level: usize, before: &Choice) {
        if level == self.colour.n {
            self.settle(before);
            return;
        }
        let (even, odd) = self.colour.start;
        // The even lines of this level as bits; there is only one of level 0.
        for set in 0..if level == 0 { 2 } else { 4 } {
            if even / 2 == level && set >> (even % 2) & 1 == 0 {
                continue;
            }
            let mut choice = before.clone();
            for side in (0..2).filter(|side| set >> side & 1 == 1) {
                let line = &self.colour.cells[2 * level + side];
                add(&mut choice.worth, line, -1);
                choice.seen += self.colour.sums[2 * level + side];
                choice.lines += 1;
            }
            if set > 0 {
                choice.needed = (level > odd / 2).then_some(NONE);
            }
            for line in 2 * level..2 * level + 2 {
                let worth = choice.worth[line];
                if line == odd {
                    choice.seen += worth;
                } else if choice.lines > 0 {
                    choice.insert(worth);
                    choice.needed = choice.needed.map(|needed| needed.max(worth));
                }
            }
            self.choose(level + 1, &choice);
        }
    }

    /// Adds odd lines to a complete choice of even lines, the best ones first.
    fn settle(&mut self, choice: &Choice) {
        let mut moves = choice.lines - 1;
        let mut seen = choice.seen;
        let mut needed = choice.needed;
        if let Some(worth) = needed {
            seen += worth;
            moves += 1;
        }
        self.most[moves] = self.most[moves].max(seen);
        // The list falls, and `most` is asked for any number of moves from this one on: once the
        // bishop has moved, a line that costs points is of no use. Without any other line than those
        // of the start the first one is taken at any price, since a move has to lead somewhere.
        let least = if moves > 0 { 0 } else { NONE + 1 };
        for &worth in &choice.sorted {
            if worth < least {
                break;
            }
            if needed == Some(worth) {
                // It is among the chosen ones already.
                needed = None;
                continue;
            }
            seen += worth;
            moves += 1;
            self.most[moves] = self.most[moves].max(seen);
        }
    }
}
