//! The positions of the game, all of them, with their predecessors generated.
//!
//! **Taking back.** What came before a position is generated like what comes after it. First a
//! round piece is put back on any empty cell, or none is, and then the opponent's L is put anywhere
//! else, even where the round piece has just come from: the L was placed while both round pieces
//! were still where they were.

use theory::retrograde::{Outcome, Outcomes, Positions};

/// A set of cells: the cell in row `r` and column `c`, from 0, is the bit `4r + c`.
pub type Cells = u16;

/// Number of ways to lay an L.
const WAYS: usize = 48;

/// All ways to lay an L, in ascending order.
pub const LAYINGS: [Cells; WAYS] = layings();

/// Where the pieces lie, as the player to move sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// His L.
    pub own: Cells,
    /// The opponent's L.
    pub other: Cells,
    /// The two round pieces.
    pub round: Cells,
}

/// An L covers three cells in a line and one beside an end of it.
const fn layings() -> [Cells; WAYS] {
    let mut found = [0; WAYS];
    let mut count = 0;
    let mut cells: Cells = 0;
    while cells < Cells::MAX {
        if cells.count_ones() == 4 && is_l(cells) {
            found[count] = cells;
            count += 1;
        }
        cells += 1;
    }
    assert!(count == WAYS);
    found
}

const fn is_l(cells: Cells) -> bool {
    let mut start = 0;
    while start < 16 {
        // Lines of three that begin at each cell, in a row and in a column, with the cells beside
        // their ends.
        let (row, column) = (start / 4, start % 4);
        if column <= 1 {
            let line = 0b111 << start;
            let ends: Cells = 0b101 << start;
            let feet = ends << 4 | ends >> 4;
            if cells & line == line && cells & feet != 0 {
                return true;
            }
        }
        if row <= 1 {
            let line = 0b1_0001_0001 << start;
            let ends: Cells = 0b1_0000_0001 << start;
            let right = if column < 3 { ends << 1 } else { 0 };
            let left = if column > 0 { ends >> 1 } else { 0 };
            if cells & line == line && cells & (right | left) != 0 {
                return true;
            }
        }
        start += 1;
    }
    false
}

/// The cells of a set, each alone.
fn each(cells: Cells) -> impl Iterator<Item = Cells> {
    (0..16)
        .map(|place| 1 << place)
        .filter(move |cell| cells & cell != 0)
}

/// The pairs of round pieces after at most one of `round` has moved to a cell of `free`.
fn with_one_moved(round: Cells, free: Cells) -> impl Iterator<Item = Cells> {
    let moved = each(round).flat_map(move |from| each(free).map(move |to| round ^ from | to));
    std::iter::once(round).chain(moved)
}

impl Position {
    /// The same position as the opponent sees it.
    pub fn turned(self) -> Position {
        Position {
            own: self.other,
            other: self.own,
            round: self.round,
        }
    }

    /// The positions after every move, as the opponent sees them, each once.
    pub fn moves(self) -> Vec<Position> {
        let Position { own, other, round } = self;
        let mut after = Vec::new();
        for l in LAYINGS {
            if l != own && l & (other | round) == 0 {
                let moved = with_one_moved(round, !(l | other | round));
                after.extend(moved.map(|round| Position {
                    own: other,
                    other: l,
                    round,
                }));
            }
        }
        after
    }

    /// The positions before every move that leads here, as the player who made it saw them.
    fn taken_back(self) -> impl Iterator<Item = Position> {
        let Position { own, other, round } = self;
        let free = !(own | other | round);
        with_one_moved(round, free).flat_map(move |round| {
            let laid = LAYINGS.into_iter();
            let laid = laid.filter(move |&l| l != other && l & (own | round) == 0);
            laid.map(move |l| Position {
                own: l,
                other: own,
                round,
            })
        })
    }
}

/// How every position ends.
#[derive(Debug)]
pub struct Table {
    numbering: Numbering,
    outcomes: Outcomes,
}

impl Table {
    /// Decides all positions.
    pub fn new() -> Self {
        let numbering = Numbering::new();
        let outcomes = Outcomes::of(&numbering);
        Table {
            numbering,
            outcomes,
        }
    }

    /// The outcome of a position for the player to move.
    pub fn outcome(&self, position: Position) -> Outcome {
        self.outcomes.outcome(self.numbering.number(position))
    }

    /// Number of moves until the end if the winner hurries and the loser delays; `None` for a
    /// drawn position.
    pub fn remoteness(&self, position: Position) -> Option<u32> {
        self.outcomes.remoteness(self.numbering.number(position))
    }
}

impl Default for Table {
    fn default() -> Self {
        Table::new()
    }
}

/// All positions, seen from the player to move.
pub fn positions() -> Vec<Position> {
    let mut found = Vec::new();
    for own in LAYINGS {
        for other in LAYINGS.into_iter().filter(|other| own & other == 0) {
            found.extend(pairs(!(own | other)).map(|round| Position { own, other, round }));
        }
    }
    found
}

/// All sets of two of these cells: by the greater one, then by the smaller one.
fn pairs(cells: Cells) -> impl Iterator<Item = Cells> {
    each(cells)
        .flat_map(move |greater| each(cells & (greater - 1)).map(move |smaller| greater | smaller))
}

/// Number of rotations and reflections of the board.
const SYMMETRIES: usize = 8;

/// `IMAGES[s][r][c]`: where symmetry `s` takes the cells `c` of row `r`.
const IMAGES: [[[Cells; 16]; 4]; SYMMETRIES] = images();

const fn images() -> [[[Cells; 16]; 4]; SYMMETRIES] {
    let mut images = [[[0; 16]; 4]; SYMMETRIES];
    let mut s = 0;
    while s < SYMMETRIES {
        let mut place = 0;
        while place < 16 {
            let (mut row, mut column) = (place / 4, place % 4);
            if s & 1 != 0 {
                row = 3 - row;
            }
            if s & 2 != 0 {
                column = 3 - column;
            }
            let image = if s & 4 == 0 {
                4 * row + column
            } else {
                4 * column + row
            };
            let mut cells = 0;
            while cells < 16 {
                if cells >> (place % 4) & 1 == 1 {
                    images[s][place / 4][cells] |= 1 << image;
                }
                cells += 1;
            }
            place += 1;
        }
        s += 1;
    }
    images
}

/// Where a symmetry takes the cells.
#[inline]
fn image(symmetry: usize, cells: Cells) -> Cells {
    let rows = &IMAGES[symmetry];
    let of = |row: usize| rows[row][usize::from(cells >> (4 * row) & 15)];
    of(0) | of(1) | of(2) | of(3)
}

/// The numbers of all positions, those that a symmetry takes into each other alike.
///
/// Only the identity leaves an L where it is. So the 48 ways to lay one are 6 · 8, and exactly one
/// symmetry takes the own L to the way that stands for its eight. Two L leave 8 cells and so 28
/// places for the round pieces.
#[derive(Debug)]
struct Numbering {
    /// One of each eight positions, in the order of their numbers.
    positions: Vec<Position>,
    /// The number of an L among the ways to lay one.
    ways: Vec<u8>,
    /// The symmetry that takes each way to the one that stands for it.
    symmetry: [usize; WAYS],
    /// The first number for each two L, if the own one stands for its eight.
    first: [[u16; WAYS]; WAYS],
}

impl Numbering {
    fn new() -> Self {
        let mut ways = vec![0; 1 << 16];
        for (number, &cells) in (0..).zip(&LAYINGS) {
            ways[usize::from(cells)] = number;
        }
        let symmetry = LAYINGS.map(|own| {
            let least = (0..SYMMETRIES).min_by_key(|&symmetry| image(symmetry, own));
            least.expect("there are symmetries")
        });
        let mut positions = Vec::new();
        let mut first = [[0; WAYS]; WAYS];
        for (i, own) in LAYINGS.into_iter().enumerate() {
            if image(symmetry[i], own) != own {
                continue;
            }
            for (j, other) in LAYINGS.into_iter().enumerate() {
                if own & other == 0 {
                    first[i][j] = u16::try_from(positions.len()).expect("less than 2^16 positions");
                    // In the order of their ranks.
                    let rounds = pairs(!(own | other));
                    positions.extend(rounds.map(|round| Position { own, other, round }));
                }
            }
        }
        Numbering {
            positions,
            ways,
            symmetry,
            first,
        }
    }

    fn way(&self, laid: Cells) -> usize {
        usize::from(self.ways[usize::from(laid)])
    }

    fn number(&self, position: Position) -> usize {
        let symmetry = self.symmetry[self.way(position.own)];
        let [own, other, round] =
            [position.own, position.other, position.round].map(|cells| image(symmetry, cells));
        let free = !(own | other);
        let smaller = round & round.wrapping_neg();
        let greater = round ^ smaller;
        let rank = |cell: Cells| (free & (cell - 1)).count_ones() as usize;
        let pair = rank(greater) * (rank(greater) - 1) / 2 + rank(smaller);
        usize::from(self.first[self.way(own)][self.way(other)]) + pair
    }
}

impl Positions for Numbering {
    fn count(&self) -> usize {
        self.positions.len()
    }

    fn moves(&self, position: usize) -> usize {
        // Every way to lay the L leaves six empty cells for each of the round pieces, or none.
        let Position { own, other, round } = self.positions[position];
        let laid = LAYINGS.into_iter();
        let laid = laid.filter(|&l| l != own && l & (other | round) == 0);
        laid.count() * 13
    }

    /// Every position before this one stands for eight, each with a move to one of the eight that
    /// this one stands for.
    fn for_each_predecessor(&self, position: usize, visit: impl FnMut(usize)) {
        let before = self.positions[position].taken_back();
        before.map(|before| self.number(before)).for_each(visit);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_ways_stand_for_all_and_only_the_identity_leaves_an_l_where_it_is() {
        let numbering = Numbering::new();
        assert_eq!(numbering.positions.len() * SYMMETRIES, positions().len());
        for own in LAYINGS {
            let mut images = [0, 1, 2, 3, 4, 5, 6, 7].map(|symmetry| image(symmetry, own));
            images.sort_unstable();
            assert!(images.windows(2).all(|pair| pair[0] < pair[1]));
            assert!(images.iter().all(|cells| LAYINGS.contains(cells)));
        }
    }

    #[test]
    fn a_number_is_that_of_eight_positions() {
        let numbering = Numbering::new();
        let mut times = vec![0; numbering.positions.len()];
        for position in positions() {
            times[numbering.number(position)] += 1;
        }
        assert!(times.iter().all(|&times| times == SYMMETRIES));
        for (number, &position) in numbering.positions.iter().enumerate() {
            assert_eq!(numbering.number(position), number);
        }
    }
}
