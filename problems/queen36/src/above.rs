//! What is best for a queen that goes up: the nearest pawns above, in two ways.

use theory::graph::sorted;

use crate::board::{Board, bits, lowest};

/// How many bits the place of a pawn has.
const PLACE: u32 = 20;

/// What is captured when the queen goes up, as one number: how many pawns, which may be 0, and behind
/// that the direction, and the place of the first one. So the largest number is best, and to find it
/// takes no branch that a processor may guess wrongly.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Ahead(u64);

#[expect(
    clippy::cast_possible_truncation,
    reason = "a count or a place has 20 bits"
)]
impl Ahead {
    fn new(all: u32, direction: usize, place: usize) -> Self {
        Ahead(u64::from(all) << 34 | (direction as u64) << 32 | place as u64)
    }

    /// How many pawns.
    #[inline]
    pub(crate) fn all(self) -> u32 {
        (self.0 >> 34) as u32
    }

    /// The place of the first one, if there is any.
    #[inline]
    pub(crate) fn first(self) -> Option<usize> {
        (self.all() > 0).then_some(self.0 as u32 as usize)
    }
}

/// What the queen finds above a pawn, while rows are treated from the top.
pub(crate) trait Above {
    /// Finds out what is captured when the queen goes up from the pawn at `at`. How many are they?
    fn settle(&mut self, at: usize) -> u32;

    /// From now on it is known what is captured when the queen comes to the pawn at `at`: so many.
    fn put(&mut self, at: usize, all: u32);

    /// By pawn: what is captured when the queen goes up from it.
    fn into_up(self) -> Vec<Ahead>;
}

/// The lowest pawn so far of each line, in arrays of all lines: for a narrow board.
pub(crate) struct Lowest<'a> {
    board: &'a Board,
    /// By direction and line: what is captured when the queen comes to its lowest pawn so far.
    lines: [Vec<Ahead>; 3],
    /// By pawn: what is captured when the queen goes up from it.
    up: Vec<Ahead>,
}

impl<'a> Lowest<'a> {
    pub(crate) fn new(board: &'a Board) -> Self {
        let none = |count| vec![Ahead::default(); count];
        Lowest {
            board,
            lines: board.last_lines().map(|last| none(last as usize + 1)),
            up: none(board.len()),
        }
    }
}

impl Above for Lowest<'_> {
    #[inline]
    fn settle(&mut self, at: usize) -> u32 {
        let [up, right, left] = self.board.lines_of(at).map(|line| line as usize);
        let [columns, rising, falling] = &self.lines;
        self.up[at] = columns[up].max(rising[right]).max(falling[left]);
        self.up[at].all()
    }

    #[inline]
    fn put(&mut self, at: usize, all: u32) {
        let lines = self.board.lines_of(at);
        for (direction, (lowest, line)) in self.lines.iter_mut().zip(lines).enumerate() {
            lowest[line as usize] = Ahead::new(all, direction, at);
        }
    }

    fn into_up(self) -> Vec<Ahead> {
        self.up
    }
}

/// The nearest pawns above each pawn, found by sorting: for a board with far more lines than pawns.
pub(crate) struct Nearest {
    /// By pawn: the places of the nearest pawns above, [`PLACE`] bits for each direction. Place 0 is
    /// above none, and stands for none. Later what is captured when the queen goes up from it.
    above: Vec<u64>,
    /// By pawn: what is captured when the queen comes to it; 0 at place 0.
    all: Vec<u32>,
}

impl Nearest {
    /// Sorts the pawns by line, once for each direction: next to each is the nearest one above.
    /// `O(n · log n)` time, `O(n)` memory.
    pub(crate) fn new(board: &Board) -> Self {
        let n = board.len();
        let mut above = vec![0; n];
        // Above the only row there is nothing.
        let directions = if board.row_of(0).len() == n { 0 } else { 3 };
        for ((direction, last), shift) in (0..directions).zip(board.last_lines()).zip(SHIFTS) {
            let line = |at: usize| u64::from(board.lines_of(at)[direction]);
            let keys = (0..n).map(|at| line(at) << PLACE | at as u64);
            for pair in sorted(keys, bits(last) + PLACE).windows(2) {
                if pair[0] >> PLACE == pair[1] >> PLACE {
                    above[place(pair[0])] |= lowest(pair[1], PLACE) << shift;
                }
            }
        }
        Nearest {
            above,
            all: vec![0; n],
        }
    }
}

/// Where the place in each direction stands in a word.
const SHIFTS: [u32; 3] = [0, PLACE, 2 * PLACE];

/// The place that the lowest bits of a word tell.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "a place has 20 bits")]
fn place(word: u64) -> usize {
    lowest(word, PLACE) as usize
}

impl Above for Nearest {
    #[inline]
    fn settle(&mut self, at: usize) -> u32 {
        let above = SHIFTS.map(|shift| place(self.above[at] >> shift));
        let above = (0..).zip(above);
        let ahead = above.map(|(direction, above)| Ahead::new(self.all[above], direction, above));
        let best = ahead.max().unwrap_or_default();
        self.above[at] = best.0;
        best.all()
    }

    #[inline]
    fn put(&mut self, at: usize, all: u32) {
        if at > 0 {
            self.all[at] = all;
        }
    }

    fn into_up(self) -> Vec<Ahead> {
        self.above.into_iter().map(Ahead).collect()
    }
}
