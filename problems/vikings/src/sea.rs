//! The map in squares of 8 × 8 cells, and what is known of them.
//!
//! Sets of cells of a square are words of 64 bits, as chess programs have them: the cell in its row
//! `r` and column `c` is the bit `8r + c`. A shift moves all cells at once.

/// A one in each byte.
const ONES: u64 = u64::MAX / 255;

/// The first and the last column of a square.
const LEFT: u64 = ONES;
const RIGHT: u64 = LEFT << 7;

/// The ships, as places in [`Square::free`].
pub(crate) const VIKINGS: usize = 0;
pub(crate) const YOURS: usize = 1;

/// Cells of one square.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Cells {
    /// Its number.
    square: usize,
    /// At least one.
    bits: u64,
}

impl Cells {
    /// Whether both have a cell.
    pub(crate) fn meet(self, other: Cells) -> bool {
        self.square == other.square && self.bits & other.bits != 0
    }
}

/// What is known of the cells of a square.
#[derive(Debug, Clone, Copy, Default)]
struct Square {
    /// Sea that this ship has not stepped to.
    free: [u64; 2],
    /// Sea that is not watched along its row, and along its column.
    unwatched: [u64; 2],
}

/// One of the two ways to look: the place in [`Square::unwatched`], the distance from a bit to the
/// next one, and the bits where a line enters and leaves a square.
struct Way {
    number: usize,
    step: u32,
    first: u64,
    last: u64,
}

const ALONG: Way = Way {
    number: 0,
    step: 1,
    first: LEFT,
    last: RIGHT,
};

const DOWN: Way = Way {
    number: 1,
    step: 8,
    first: 0xFF,
    last: 0xFF << 56,
};

/// The map with a rim of squares without sea, so that no step leaves it.
pub(crate) struct Sea {
    /// Squares of a row; the rim on its left is that on the right of the row above, too.
    width: usize,
    squares: Vec<Square>,
}

impl Sea {
    pub(crate) fn new(rows: &[Vec<u8>]) -> Self {
        let width = rows[0].len().div_ceil(8) + 1;
        let mut squares = vec![Square::default(); width * (rows.len().div_ceil(8) + 2)];
        for (rows, squares) in rows.chunks(8).zip(squares[width..].chunks_mut(width)) {
            for (row, number) in rows.iter().zip(0..) {
                for (square, cells) in squares[1..].iter_mut().zip(row.chunks(8)) {
                    square.free[0] |= sea_of(cells) << (8 * number);
                }
            }
            for square in squares {
                let sea = square.free[0];
                (square.free, square.unwatched) = ([sea; 2], [sea; 2]);
            }
        }
        Sea { width, squares }
    }

    /// The cell with this letter.
    pub(crate) fn find(&self, rows: &[Vec<u8>], letter: u8) -> Cells {
        let row = rows.iter().position(|row| row.contains(&letter));
        let row = row.expect("there is one of each letter");
        let column = rows[row].iter().position(|&cell| cell == letter);
        let column = column.expect("the row has it");
        Cells {
            square: (row / 8 + 1) * self.width + column / 8 + 1,
            bits: 1 << (row % 8 * 8 + column % 8),
        }
    }

    /// Watches what can be seen from some cells.
    pub(crate) fn watch_from(&mut self, cells: Cells) {
        self.watch(cells, &ALONG, 1);
        self.watch(cells, &DOWN, self.width);
    }

    /// Watches all stretches of sea that have one of these cells and go this way; the next square
    /// is `side` numbers away.
    ///
    /// A stretch is watched as a whole. So the sea that is not watched yet is where one can look
    /// through, and nothing is looked at twice.
    #[expect(clippy::inline_always, reason = "each way is a constant")]
    #[inline(always)]
    fn watch(&mut self, cells: Cells, way: &Way, side: usize) {
        let Way {
            number,
            step,
            first,
            last,
        } = *way;
        let back = 7 * step;
        let open = &mut self.squares[cells.square].unwatched[number];
        let seen = cells.bits & *open;
        let mut up = filled_up(seen, *open & !first, step);
        let mut down = filled_down(seen, *open & !last, step);
        *open &= !(up | down);

        let mut at = cells.square;
        while up & last != 0 {
            at += side;
            let open = &mut self.squares[at].unwatched[number];
            up = filled_up((up & last) >> back & *open, *open & !first, step);
            *open &= !up;
        }
        let mut at = cells.square;
        while down & first != 0 {
            at -= side;
            let open = &mut self.squares[at].unwatched[number];
            down = filled_down((down & first) << back & *open, *open & !last, step);
            *open &= !down;
        }
    }

    /// The wave of a ship after the given one: all free cells beside it, and of yours those that are
    /// not watched. The Vikings watch all that can be seen from there.
    pub(crate) fn advance<const SHIP: usize>(&mut self, wave: &[Cells], next: &mut Vec<Cells>) {
        next.clear();
        for &Cells { square, bits } in wave {
            let inside = bits << 8 | bits >> 8 | (bits & !RIGHT) << 1 | (bits & !LEFT) >> 1;
            self.enter::<SHIP>(square, inside, next);
            self.enter::<SHIP>(square - self.width, bits << 56, next);
            self.enter::<SHIP>(square + self.width, bits >> 56, next);
            self.enter::<SHIP>(square - 1, (bits & LEFT) << 7, next);
            self.enter::<SHIP>(square + 1, (bits & RIGHT) >> 7, next);
        }
    }

    /// Adds those of the cells beside a wave to the next one that belong to it.
    #[expect(
        clippy::inline_always,
        reason = "called five times in the innermost loop"
    )]
    #[inline(always)]
    fn enter<const SHIP: usize>(&mut self, at: usize, beside: u64, next: &mut Vec<Cells>) {
        let square = &mut self.squares[at];
        let mut bits = beside & square.free[SHIP];
        if SHIP == YOURS {
            bits &= square.unwatched[0] & square.unwatched[1];
        }
        if bits == 0 {
            return;
        }
        square.free[SHIP] &= !bits;
        if SHIP == VIKINGS {
            self.watch_from(Cells { square: at, bits });
        }
        // Parts of a wave that are in one square come one behind the other most often.
        match next.last_mut() {
            Some(last) if last.square == at => last.bits |= bits,
            _ => next.push(Cells { square: at, bits }),
        }
    }
}

/// Which of up to eight cells are sea: the first has the lowest bit.
#[inline]
fn sea_of(cells: &[u8]) -> u64 {
    let letters = cells.try_into().unwrap_or_else(|_| {
        let mut padded = [b'I'; 8];
        padded[..cells.len()].copy_from_slice(cells);
        padded
    });
    // A byte that is not zero gets its high bit by this sum, and no carry leaves it: letters are ASCII.
    let others = u64::from_le_bytes(letters) ^ (ONES * u64::from(b'I'));
    let sea = (others + ONES * 0x7F) >> 7 & ONES;
    // The sum has the bit `8i` at `56 + i`, and nothing else gets there.
    sea.wrapping_mul(0x0102_0408_1020_4080) >> 56
}

/// The seeds and all that is reached from them by steps upwards through `open`: 1, then 2, then 4
/// at once, seven in all. `open` comes to mean that so many steps before a cell are open, too.
#[inline]
fn filled_up(seeds: u64, mut open: u64, step: u32) -> u64 {
    let mut filled = seeds | seeds << step & open;
    open &= open << step;
    filled |= filled << (2 * step) & open;
    open &= open << (2 * step);
    filled | filled << (4 * step) & open
}

/// The same downwards.
#[inline]
fn filled_down(seeds: u64, mut open: u64, step: u32) -> u64 {
    let mut filled = seeds | seeds >> step & open;
    open &= open >> step;
    filled |= filled >> (2 * step) & open;
    open &= open >> (2 * step);
    filled | filled >> (4 * step) & open
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases::random;
    use contract::{RngExt, seeded};

    /// Whether the cell has a bit in what `set` takes of its square.
    fn has(sea: &Sea, (row, column): (usize, usize), set: impl Fn(&Square) -> u64) -> bool {
        let square = &sea.squares[(row / 8 + 1) * sea.width + column / 8 + 1];
        set(square) >> (row % 8 * 8 + column % 8) & 1 == 1
    }

    #[test]
    fn watched_is_just_what_can_be_seen() {
        let mut rng = seeded(&["vikings", "seen"]);
        for islands in [0, 1, 3, 10, 30, 60] {
            for (n, m) in [
                (1, 70),
                (70, 1),
                (8, 8),
                (9, 17),
                (16, 24),
                (23, 65),
                (64, 33),
            ] {
                let rows = random(&mut rng, n, m, islands).rows;
                let mut sea = Sea::new(&rows);
                let mut seen = [vec![vec![false; m]; n], vec![vec![false; m]; n]];
                for _ in 0..6 {
                    let (row, column) = (rng.random_range(0..n), rng.random_range(0..m));
                    if rows[row][column] == b'I' {
                        continue;
                    }
                    sea.watch_from(Cells {
                        square: (row / 8 + 1) * sea.width + column / 8 + 1,
                        bits: 1 << (row % 8 * 8 + column % 8),
                    });
                    let is_sea = |&(row, column): &(usize, usize)| rows[row][column] != b'I';
                    let mut look = |number: usize, line: &mut dyn Iterator<Item = _>| {
                        for (row, column) in line.take_while(is_sea) {
                            seen[number][row][column] = true;
                        }
                    };
                    look(0, &mut (column..m).map(|column| (row, column)));
                    look(0, &mut (0..column).rev().map(|column| (row, column)));
                    look(1, &mut (row..n).map(|row| (row, column)));
                    look(1, &mut (0..row).rev().map(|row| (row, column)));
                }
                for cell in (0..n).flat_map(|row| (0..m).map(move |column| (row, column))) {
                    let is_sea = rows[cell.0][cell.1] != b'I';
                    assert_eq!(has(&sea, cell, |square| square.free[YOURS]), is_sea);
                    for (number, seen) in seen.iter().enumerate() {
                        let is_unwatched = has(&sea, cell, |square| square.unwatched[number]);
                        assert_eq!(is_unwatched, is_sea && !seen[cell.0][cell.1], "{cell:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_wave_has_the_cells_at_its_distance() {
        let mut rng = seeded(&["vikings", "waves"]);
        for (n, m) in [(1, 20), (20, 1), (8, 16), (17, 9), (25, 25)] {
            let rows = random(&mut rng, n, m, 0).rows;
            let mut sea = Sea::new(&rows);
            let start = sea.find(&rows, b'V');
            sea.squares[start.square].free[VIKINGS] &= !start.bits;
            let (mut wave, mut next) = (vec![start], Vec::new());
            let (row, column) = (0..n)
                .flat_map(|row| (0..m).map(move |column| (row, column)))
                .find(|&(row, column)| rows[row][column] == b'V')
                .unwrap();
            for distance in 1..n + m {
                sea.advance::<VIKINGS>(&wave, &mut next);
                std::mem::swap(&mut wave, &mut next);
                let cells = (0..n).flat_map(|r| (0..m).map(move |c| (r, c)));
                let expected =
                    cells.filter(|(r, c)| r.abs_diff(row) + c.abs_diff(column) == distance);
                let count: u32 = wave.iter().map(|cells| cells.bits.count_ones()).sum();
                assert_eq!(count as usize, expected.count(), "{n} {m} {distance}");
            }
        }
    }
}
