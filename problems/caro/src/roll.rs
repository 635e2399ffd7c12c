//! A sieve for five in a row: the stones that it drops are in none.
//!
//! Strips of 59 columns cover the board. A strip and the four columns behind it hold every five in
//! a row that begin in the strip. All of this is drawn on one *roll* of squared paper, 64 columns
//! wide, one strip over the other; a hash says for each strip of each player where on the roll it
//! begins. Both edges of the paper are joined, and so are both ends: it is a torus.
//!
//! What is in line on the board is in line on paper, so five in a row are never missed. The paper
//! may show five that are in truth stones of several strips; these are dropped by another sieve
//! with another hash, all but a few. A strip takes 63 columns of the 64: the last one, empty, parts
//! its right end from its left one.

use theory::bits::Bits;
use theory::hashing::mix;

use crate::Move;

/// From each strip to the next.
const STEP: u32 = 59;

/// More columns are drawn with each strip.
const MORE: u32 = 4;

/// The stones in those rows of the roll that five in a row lie on: all that are in five in a row on
/// the board, and few others. `round` chooses the hash. `O(n)`.
pub(crate) fn near_fives(
    stones: impl ExactSizeIterator<Item = Move> + Clone,
    round: u64,
) -> Vec<Move> {
    // A bit in eight is set, or less: cells scattered over the board hardly ever make five.
    let mut roll = vec![0; (stones.len() / 8 + 1).next_power_of_two()];
    let place = Place {
        round,
        last_row: roll.len() - 1,
    };
    for stone in stones.clone() {
        place.each_spot(stone, |row, bit| roll[row] |= bit);
    }
    let marked = rows_of_fives(&roll);
    let is_near = |&stone: &Move| {
        let mut is_marked = false;
        place.each_spot(stone, |row, _| is_marked |= marked.holds(row as u64));
        is_marked
    };
    stones.filter(is_near).collect()
}

/// Where on the roll a stone is drawn.
struct Place {
    round: u64,
    /// The number of rows less one: they are a power of two.
    last_row: usize,
}

impl Place {
    /// Calls `each` with the row and the bit of a stone, and once more if it is in the first four
    /// columns of its strip: these are drawn with the strip before, too.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the roll takes the bits of the hash that it needs"
    )]
    fn each_spot(&self, (number, (x, y)): Move, mut each: impl FnMut(usize, u64)) {
        let mut draw = |strip: u32, column: u32| {
            let hash = mix(self.round << 32 | u64::from(strip) << 1 | (number % 2) as u64);
            let row = hash.wrapping_add(i64::from(y).cast_unsigned());
            each(
                row as usize & self.last_row,
                1_u64.rotate_left((hash >> 58) as u32 + column),
            );
        };
        // One strip on, so that there is one before.
        let x = (x + 1_000_000_000).cast_unsigned() + STEP;
        let (strip, column) = (x / STEP, x % STEP);
        draw(strip, column);
        if column < MORE {
            draw(strip - 1, column + STEP);
        }
    }
}

/// The rows that five in a row lie on, and the four behind a row that has five in itself: they need
/// not be told apart.
fn rows_of_fives(roll: &[u64]) -> Bits {
    let mut rows = Bits::none(roll.len() as u64);
    for first in 0..roll.len() {
        let five = [0, 1, 2, 3, 4].map(|step| (first + step) & (roll.len() - 1));
        let [a, b, c, d, e] = five.map(|row| roll[row]);
        // Each of these has a bit where five in one direction begin.
        let rightwards = |[b, c, d, e]: [u64; 4]| {
            a & b.rotate_right(1) & c.rotate_right(2) & d.rotate_right(3) & e.rotate_right(4)
        };
        let leftwards =
            a & b.rotate_left(1) & c.rotate_left(2) & d.rotate_left(3) & e.rotate_left(4);
        let straight = a & b & c & d & e;
        if rightwards([a; 4]) | rightwards([b, c, d, e]) | leftwards | straight != 0 {
            for &row in &five {
                rows.add(row as u64);
            }
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cell;
    use testkit::{RngExt, seeded};

    const DIRECTIONS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

    /// Moves on these cells, all of one player.
    fn own(cells: impl IntoIterator<Item = Cell>) -> Vec<Move> {
        (0..).step_by(2).zip(cells).collect()
    }

    fn line((x, y): Cell, (dx, dy): (i32, i32), count: i32) -> impl Iterator<Item = Cell> {
        (0..count).map(move |step| (x + step * dx, y + step * dy))
    }

    #[test]
    fn five_in_a_row_are_near_wherever_strips_and_the_roll_begin_and_end() {
        // More than one strip, more rows than those of the roll, and the ends of the board.
        let far = 1_000_000_000;
        for corner in [-far + 4, -37, far - 68] {
            for place in 0..64 {
                for direction in DIRECTIONS {
                    for start in [(corner + place, corner), (corner, corner + place)] {
                        for round in 0..3 {
                            let mut moves = own(line(start, direction, 5));
                            // With others the roll has 16 rows.
                            let others =
                                (1001..).step_by(2).zip((0..60).map(|i| (7 * i, 5000 * i)));
                            assert_eq!(near_fives(moves.iter().copied(), round), moves);
                            moves.extend(others);
                            let near = near_fives(moves.iter().copied(), round);
                            assert_eq!(near[..5], moves[..5], "{start:?} {direction:?}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn few_others_are_near() {
        let mut rng = seeded(&["caro", "roll"]);
        let mut random = || [(); 2].map(|()| rng.random_range(-1_000_000_000..=999_999_000));
        let cells: Vec<[i32; 2]> = (0..20_000).map(|_| random()).collect();
        let of_lines = |count| {
            let lines = cells.iter().zip(DIRECTIONS.iter().cycle());
            own(lines.flat_map(move |(&[x, y], &direction)| line((x, y), direction, count)))
        };
        for (count, most) in [(1, [200, 10]), (2, [4000, 800])] {
            let near = near_fives(of_lines(count).into_iter(), 0);
            let nearer = near_fives(near.iter().copied(), 1);
            let left = [near.len(), nearer.len()];
            assert!(left[0] < most[0] && left[1] < most[1], "{count}: {left:?}");
        }
    }

    #[test]
    fn a_long_row_cut_after_every_fourth_is_dropped() {
        // Its strips are a row of the roll each. Without an empty column their ends would meet.
        let cells = (0..10_000).filter(|x| x % 5 != 4).map(|x| (x, 0));
        let near = near_fives(own(cells).into_iter(), 0);
        assert!(near.len() < 2500, "{}", near.len());
    }

    #[test]
    fn no_stones_are_near_nothing() {
        assert_eq!(near_fives(std::iter::empty(), 0), []);
    }
}
