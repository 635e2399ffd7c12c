//! Generators of the boards for GAME30.

use std::ops::RangeInclusive;

use contract::{Rng, RngExt, permutation};

use crate::Board;
use crate::rules::Rules;
use crate::theorem::distances;

/// A cell: row and column, from 0.
pub(super) type Cell = (usize, usize);

/// The board with these rows, separated by spaces.
pub(super) fn drawn(rows: &str) -> Board {
    Board {
        size: rows.split(' ').count(),
        cells: rows.replace(' ', "").into_bytes(),
    }
}

/// A board of this size, all of it `cell`.
pub(super) fn blank(size: usize, cell: u8) -> Board {
    Board {
        size,
        cells: vec![cell; size * size],
    }
}

impl Board {
    pub(super) fn set(&mut self, (row, column): Cell, cell: u8) {
        self.cells[row * self.size + column] = cell;
    }

    /// The board with both starts put here.
    pub(super) fn between(mut self, first: Cell, second: Cell) -> Board {
        self.set(first, b'A');
        self.set(second, b'B');
        self
    }

    /// The board turned by a half turn, and its colours exchanged: the race the other way.
    pub(super) fn turned(mut self) -> Board {
        self.cells.reverse();
        for cell in &mut self.cells {
            *cell = match *cell {
                b'A' => b'B',
                b'B' => b'A',
                other => other,
            };
        }
        self
    }

    /// The board turned by a quarter turn.
    pub(super) fn quarter_turned(&self) -> Board {
        let mut board = blank(self.size, b'#');
        for (place, &cell) in self.cells.iter().enumerate() {
            let (row, column) = (place / self.size, place % self.size);
            board.set((column, self.size - 1 - row), cell);
        }
        board
    }

    /// The boards with this one turned into all four positions.
    pub(super) fn all_turns(self) -> Vec<Board> {
        let mut boards = vec![self];
        for turn in 0..3 {
            let next = boards[turn].quarter_turned();
            boards.push(next);
        }
        boards
    }

    /// The steps of a shortest way between the starts, if there is a way.
    pub(super) fn distance(&self) -> Option<usize> {
        let rules = Rules::new(self)?;
        distances(&rules, rules.starts[0])[rules.starts[1]]
    }

    /// The number of cells at each distance from A's start, beginning with distance 0.
    pub(super) fn layer_sizes(&self) -> Vec<usize> {
        let mut sizes = vec![0; self.cells.len()];
        let rules = Rules::new(self);
        let found = rules.map(|rules| distances(&rules, rules.starts[0]));
        for distance in found.into_iter().flatten().flatten() {
            sizes[distance] += 1;
        }
        sizes
    }
}

/// An open board from corner to corner.
pub(super) fn open(size: usize) -> Board {
    blank(size, b'.').between((0, 0), (size - 1, size - 1))
}

/// A board of which so many cells of a hundred are walls, the starts in opposite corners, or
/// anywhere. Drawn until there is a way of even length, or of odd length.
pub fn random(rng: &mut Rng, size: usize, walls: u32, corners: bool, odd: bool) -> Board {
    loop {
        let mut board = blank(size, b'.');
        for cell in &mut board.cells {
            if rng.random_range(0..100) < walls {
                *cell = b'#';
            }
        }
        let mut any = || (rng.random_range(0..size), rng.random_range(0..size));
        let (first, second) = if corners {
            ((0, 0), (size - 1, size - 1 - usize::from(odd)))
        } else {
            (any(), any())
        };
        if first == second {
            continue;
        }
        let board = board.between(first, second);
        if board
            .distance()
            .is_some_and(|distance| (distance % 2 == 1) == odd)
        {
            return board;
        }
    }
}

/// One corridor that winds through the whole board, from the first corner on; B stands `short`
/// steps before its end.
pub(super) fn snake(size: usize, short: usize) -> Board {
    let mut board = blank(size, b'#');
    let mut way = Vec::new();
    for row in (0..size).step_by(2) {
        let is_rightward = row % 4 == 0;
        let column = |step: usize| if is_rightward { step } else { size - 1 - step };
        way.extend((0..size).map(|step| (row, column(step))));
        if row + 2 < size {
            way.push((row + 1, column(size - 1)));
        }
    }
    for &cell in &way {
        board.set(cell, b'.');
    }
    let end = way[way.len() - 1 - short];
    board.between((0, 0), end)
}

/// A maze of corridors one cell wide, with `loops` of its inner walls opened, from corner to
/// corner.
pub(super) fn maze(rng: &mut Rng, size: usize, loops: usize) -> Board {
    let rooms = size.div_ceil(2);
    let mut board = blank(size, b'#');
    for row in 0..rooms {
        for column in 0..rooms {
            board.set((2 * row, 2 * column), b'.');
        }
    }
    // Walls between rooms in random order; one is opened if it joins two parts.
    let mut towards: Vec<usize> = (0..rooms * rooms).collect();
    let mut left = loops;
    for wall in permutation(2 * rooms * rooms, rng) {
        let (room, is_down) = (wall / 2, wall % 2 == 1);
        let (row, column) = (room / rooms, room % rooms);
        let next = if is_down { room + rooms } else { room + 1 };
        if (if is_down { row } else { column }) + 1 == rooms {
            continue;
        }
        let [one, other] = [room, next].map(|mut part| {
            while towards[part] != part {
                towards[part] = towards[towards[part]];
                part = towards[part];
            }
            part
        });
        if one != other {
            towards[one] = other;
        } else if left > 0 {
            left -= 1;
        } else {
            continue;
        }
        let gap = if is_down {
            (2 * row + 1, 2 * column)
        } else {
            (2 * row, 2 * column + 1)
        };
        board.set(gap, b'.');
    }
    let last = 2 * (rooms - 1);
    board.between((0, 0), (last, last))
}

/// An open board with a few single walls near the diagonal on which both meet.
pub(super) fn bumpy(rng: &mut Rng, size: usize, walls: usize) -> Board {
    let mut board = open(size);
    for _ in 0..walls {
        let row = rng.random_range(1..size - 1);
        let column = (size - 1 - row + rng.random_range(0..7)).saturating_sub(3);
        board.set((row, column.clamp(1, size - 2)), b'#');
    }
    board
}

/// Both starts in the middle of their halves: ways go round a wall with gaps.
pub(super) fn fence(size: usize, gaps: &[usize]) -> Board {
    let mut board = blank(size, b'.');
    let column = size / 2;
    for row in 0..size {
        let is_gap = gaps.contains(&row);
        board.set((row, column), if is_gap { b'.' } else { b'#' });
    }
    let distance = size / 3;
    board.between((size / 2, column - distance), (size / 2, column + distance))
}

/// A wide square of open cells with A in its middle. From each of its corners a corridor leads to B,
/// and all four are equally long; three of them join each other first. With a wall beside A, his only
/// way to keep B guessing goes straight down to the edge, where a layer is wider than the board.
/// `closed` puts a wall there.
pub(super) fn four_corners(closed: bool) -> Board {
    const HALF: usize = 12;
    const LAST: usize = 2 * HALF + 18;
    const MIDDLE: Cell = (HALF + 2, HALF + 9);
    let mut board = blank(LAST + 1, b'#');
    for row in 2..=2 * HALF + 2 {
        for column in 9..=2 * HALF + 9 {
            board.set((row, column), b'.');
        }
    }
    let mut open = |rows: RangeInclusive<usize>, columns: RangeInclusive<usize>| {
        for row in rows {
            for column in columns.clone() {
                board.set((row, column), b'.');
            }
        }
    };
    let bottom = 2 * HALF + 2;
    let right = 2 * HALF + 10;
    // From the upper corners round the outside to the middle of the last row, and up to B.
    open(2..=2, 0..=8);
    open(2..=LAST, 0..=0);
    open(2..=2, right..=LAST);
    open(2..=LAST, LAST..=LAST);
    open(LAST..=LAST, 0..=LAST);
    open(LAST - 2 - HALF..=LAST, MIDDLE.1..=MIDDLE.1);
    // From the lower left corner into the last row.
    open(bottom..=bottom, 7..=8);
    open(HALF - 3..=bottom, 7..=7);
    open(HALF - 3..=HALF - 3, 5..=7);
    open(HALF - 3..=LAST, 5..=5);
    // From the lower right corner to the last part of the common way.
    open(bottom..=bottom, right..=right + 1);
    open(HALF - 6..=bottom, right + 1..=right + 1);
    open(HALF - 6..=HALF - 6, right + 1..=right + 3);
    open(HALF - 6..=LAST - 3, right + 3..=right + 3);
    open(LAST - 3..=LAST - 3, MIDDLE.1..=right + 3);
    board.set((MIDDLE.0, MIDDLE.1 + 1), b'#');
    if closed {
        board.set((bottom, MIDDLE.1), b'#');
    }
    board.between(MIDDLE, (LAST - 2 - HALF, MIDDLE.1))
}
