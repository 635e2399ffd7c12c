//! Boards, packed positions, and their moves in both directions of time.
//!
//! A stone on a cell can have come there in a direction if the next cell is no free cell; it has come
//! from one of the free cells behind it. Where a stone can slide depends on the eight occupied cells
//! only; both directions of time are looked up in a table of `C(16,8)·16` sets. There are `C(16,4) =
//! 1820` sets of four cells: a position is the numbers of both colours' sets, 11 bits each,
//! and the colour.

/// A board: sets of cells, bit `4·row + column`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    /// The four white stones.
    pub white: u16,
    /// The four black stones.
    pub black: u16,
}

impl Board {
    /// The board with these sixteen cells, row by row: `w`, `b` or anything else.
    pub fn drawn(cells: &[u8]) -> Self {
        let stones = |colour| {
            let places = (0..).zip(cells).filter(|&(_, &cell)| cell == colour);
            places.fold(0, |set, (place, _)| set | 1 << place)
        };
        Board {
            white: stones(b'w'),
            black: stones(b'b'),
        }
    }
}

/// A position, packed: whether white moves, the number of the set of the colour to move, and that of
/// the other one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Position(u32);

impl Position {
    /// Numbers of positions are less than this.
    pub(crate) const COUNT: usize = 1 << 23;

    #[inline]
    pub(crate) fn number(self) -> usize {
        self.0 as usize
    }

    #[inline]
    fn pack(white_moves: bool, own: u16, other: u16) -> Self {
        Position(u32::from(white_moves) << 22 | u32::from(own) << 11 | u32::from(other))
    }

    /// The numbers of both sets.
    #[inline]
    fn sets(self) -> [usize; 2] {
        [self.number() >> 11 & 0x7ff, self.number() & 0x7ff]
    }

    fn white_moves(self) -> bool {
        self.0 >> 22 == 1
    }
}

/// For every cell a set of cells.
type Sets = [u16; 16];

/// The tables behind the moves.
pub(crate) struct Slides {
    /// The sets of four cells, by number.
    fours: Vec<u16>,
    /// The number of a set among those of as many cells; meaningful for four and eight.
    numbers: Vec<u16>,
    /// By the number of the set of the eight occupied cells: where the stone on a cell can go.
    to: Vec<Sets>,
    /// The like: from where the stone on a cell can have come.
    from: Vec<Sets>,
}

impl Slides {
    pub(crate) fn new() -> Self {
        let mut numbers = vec![0; 1 << 16];
        let mut counts = [0; 17];
        let mut fours = Vec::new();
        let (mut to, mut from) = (Vec::new(), Vec::new());
        for set in 0..=u16::MAX {
            let count = &mut counts[set.count_ones() as usize];
            numbers[usize::from(set)] = *count;
            *count += 1;
            match set.count_ones() {
                4 => fours.push(set),
                8 => {
                    let (ahead, behind) = slides(set);
                    to.push(ahead);
                    from.push(behind);
                }
                _ => {}
            }
        }
        Slides {
            fours,
            numbers,
            to,
            from,
        }
    }

    pub(crate) fn position(&self, board: Board, white_moves: bool) -> Position {
        let [white, black] = [board.white, board.black].map(|set| self.numbers[usize::from(set)]);
        if white_moves {
            Position::pack(true, white, black)
        } else {
            Position::pack(false, black, white)
        }
    }

    /// Calls `visit` with the position after each move, or before each move that leads to this one.
    #[inline]
    pub(crate) fn for_each(
        &self,
        position: Position,
        is_forward: bool,
        mut visit: impl FnMut(Position),
    ) {
        let [own, other] = position.sets().map(|number| self.fours[number]);
        // Backwards it is the other colour that has moved.
        let (moved, still, table) = if is_forward {
            (own, other, &self.to)
        } else {
            (other, own, &self.from)
        };
        let sets = &table[usize::from(self.numbers[usize::from(own | other)])];
        let still = self.numbers[usize::from(still)];
        let white_moves = !position.white_moves();
        for cell in cells(moved) {
            let rest = moved & !(1 << cell);
            for end in cells(sets[cell as usize]) {
                let number = self.numbers[usize::from(rest | 1 << end)];
                visit(if is_forward {
                    Position::pack(white_moves, still, number)
                } else {
                    Position::pack(white_moves, number, still)
                });
            }
        }
    }
}

/// The cells of a set.
#[inline]
fn cells(mut set: u16) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let cell = set.trailing_zeros();
        (set != 0).then(|| {
            set &= set - 1;
            cell
        })
    })
}

/// Where the stone on each cell can go if these cells are occupied, and from where it can have
/// come.
fn slides(occupied: u16) -> (Sets, Sets) {
    // The direction (0, 0) meets the stone itself.
    let directions = (-1..=1).flat_map(|down| (-1..=1).map(move |right| (down, right)));
    let is_free = |(row, column): (i32, i32)| {
        (0..4).contains(&row) && (0..4).contains(&column) && occupied >> (4 * row + column) & 1 == 0
    };
    let (mut to, mut from) = ([0; 16], [0; 16]);
    for cell in cells(occupied) {
        let place = (cell.cast_signed() / 4, cell.cast_signed() % 4);
        let cell = cell as usize;
        for (down, right) in directions.clone() {
            let step = |(row, column), sign: i32| (row + sign * down, column + sign * right);
            let mut at = place;
            while is_free(step(at, 1)) {
                at = step(at, 1);
            }
            if at != place {
                to[cell] |= 1 << (4 * at.0 + at.1);
                // The stone was not stopped here.
                continue;
            }
            while is_free(step(at, -1)) {
                at = step(at, -1);
                from[cell] |= 1 << (4 * at.0 + at.1);
            }
        }
    }
    (to, from)
}
