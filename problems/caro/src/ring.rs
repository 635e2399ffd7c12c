//! A sieve for two moves on one cell and for five in a row: the stones that it drops are in neither.
//!
//! The board is wound round a *ring* of `M` places: cell `(x, y)` lies on place `x + B·y` modulo `M`.
//! A cell has one place only, and from a place to that of the next cell in a direction the way is the
//! same everywhere: 1, `B - 1`, `B` or `B + 1`. So two moves on a cell meet on its place, and five in
//! a row stand at equal distances on the ring. Other stones may do so by chance, as each place belongs
//! to many cells: most of these are dropped by the next sieve, whose ring is smaller, as fewer stones
//! are left.

use theory::bits::{Bits, ones};

use crate::Cell;

/// The numbers of all moves on cells that are taken more than once, of all stones in five in a row
/// of one player, and of few others, upwards. `O(n)`.
pub(crate) fn near(moves: &[Cell]) -> Vec<u32> {
    let count = u32::try_from(moves.len()).expect("at most 10^6 moves");
    let mut near = sift(moves, 0..count);
    loop {
        let nearer = sift(moves, near.iter().copied());
        if 2 * nearer.len() >= near.len() {
            return nearer;
        }
        near = nearer;
    }
}

/// Those of the moves with these numbers that one sieve does not drop.
fn sift(moves: &[Cell], numbers: impl ExactSizeIterator<Item = u32> + Clone) -> Vec<u32> {
    let mut ring = Ring::with_room_for(numbers.len());
    let met = kept(numbers.clone(), |number| {
        ring.put(number as usize % 2, moves[number as usize])
    });
    let mut wanted = ring.fives();
    for &number in &met {
        wanted.add(ring.place(moves[number as usize]) as u64);
    }
    let place = |number: u32| ring.place(moves[number as usize]) as u64;
    kept(numbers, |number| wanted.holds(place(number)))
}

/// Those of the numbers that are to be kept. Which ones, nobody can foresee, not the processor
/// either: so each is written, and counted or else written over, without a branch.
fn kept(
    numbers: impl ExactSizeIterator<Item = u32>,
    mut is_kept: impl FnMut(u32) -> bool,
) -> Vec<u32> {
    let mut kept = vec![0; numbers.len() + 1];
    let mut count = 0;
    for number in numbers {
        kept[count] = number;
        count += usize::from(is_kept(number));
    }
    kept.truncate(count);
    kept
}

/// The stones of both players on the places of a ring.
struct Ring {
    /// `M`, the number of places: one less than a multiple of 64.
    size: usize,
    /// `B`, the places from a cell to the one above it.
    up: usize,
    /// The ways of 1 and of `B` places in 2^64th parts of the ring, rounded up.
    parts: [u64; 2],
    /// 64 places each, of both players. Behind the ring there is room for its beginning.
    words: Vec<[u64; 2]>,
}

impl Ring {
    /// A stone for each four places, or less.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "both ways are less than a turn"
    )]
    fn with_room_for(stones: usize) -> Ring {
        // An odd number, so that multiples of 2, 4, 8, … do not meet more often than others.
        let size = 64 * (stones / 16 + 1) - 1;
        // Cells on one place are far apart in rows, in columns or in both, if no small multiple of
        // B / M is nearly a whole number: it is made of the golden ratio φ, 1 / (8 + 1 / φ). The 8
        // keeps four times B within half the ring.
        let up = size * 987 / 8506;
        let part = |way: usize| ((way as u128) << 64).div_ceil(size as u128) as u64;
        Ring {
            size,
            up,
            parts: [1, up].map(part),
            words: vec![[0; 2]; (size + 4 * (up + 1)) / 64 + 2],
        }
    }

    /// `x + B·y` modulo `M`, without a division: whole turns are lost where 64 bits end. Both parts
    /// are less than 1 too large, and so the sum is by less than 2^32, for coordinates below 2^31.
    /// A place has 2^64 / `M` of them, more than 2^40: what is too much never reaches the next one.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a turn times the size of the ring is less than 2^64 sizes"
    )]
    fn place(&self, (x, y): Cell) -> usize {
        let [x, y] = [x, y].map(|it| u64::from((it + 1_000_000_000).cast_unsigned()));
        let [right, up] = self.parts;
        let turn = x.wrapping_mul(right).wrapping_add(y.wrapping_mul(up));
        ((u128::from(turn) * self.size as u128) >> 64) as usize
    }

    /// Puts a player's stone on its place, and tells whether any stone was there.
    fn put(&mut self, player: usize, cell: Cell) -> bool {
        let place = self.place(cell);
        let (word, bit) = (&mut self.words[place / 64], place % 64);
        let was_there = (word[0] | word[1]) >> bit & 1 == 1;
        word[player] |= 1 << bit;
        was_there
    }

    /// The places of five stones of one player at equal distances, those of a direction.
    fn fives(&mut self) -> Bits {
        self.close();
        let mut places = Bits::none(self.size as u64);
        for step in [1, self.up - 1, self.up, self.up + 1] {
            for word in 0..=self.size / 64 {
                let first = 64 * word;
                let mut begin = self.words[word];
                for far in 1..5 {
                    let next = self.at(first + far * step);
                    begin = [begin[0] & next[0], begin[1] & next[1]];
                }
                for bit in ones(begin[0] | begin[1]) {
                    let place = first + bit as usize;
                    for far in 0..5 {
                        places.add(((place + far * step) % self.size) as u64);
                    }
                }
            }
        }
        places
    }

    /// Writes the beginning of the ring once more behind its end: five that go across the end are
    /// in line like all others.
    fn close(&mut self) {
        let end = self.size / 64;
        for player in 0..2 {
            self.words[end][player] |= self.words[0][player] << 63;
        }
        for word in end + 1..self.words.len() {
            self.words[word] = self.at(64 * (word - end) - 63);
        }
    }

    /// The 64 places from this one on, of both players.
    fn at(&self, place: usize) -> [u64; 2] {
        let (word, bit) = (place / 64, place % 64);
        [0, 1].map(|player| {
            let [low, high] = [self.words[word][player], self.words[word + 1][player]];
            low >> bit | high << 1 << (63 - bit)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::{RngExt, seeded};

    const FAR: i32 = 1_000_000_000;
    const DIRECTIONS: [Cell; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

    fn five((x, y): Cell, (dx, dy): Cell) -> [Cell; 5] {
        [0, 1, 2, 3, 4].map(|step| (x + step * dx, y + step * dy))
    }

    #[test]
    fn a_place_is_the_remainder_all_over_the_board() {
        let mut rng = seeded(&["caro", "place"]);
        for stones in [0, 16, 1000, 10_000, 999_999, 1_000_000] {
            let ring = Ring::with_room_for(stones);
            let mut cells = vec![(-FAR, -FAR), (-FAR, FAR), (FAR, -FAR), (FAR, FAR)];
            let mut any = || rng.random_range(-FAR..=FAR);
            cells.extend((0..2000).map(|_| (any(), any())));
            // The first place and the last one, too.
            let size = i32::try_from(ring.size).unwrap();
            cells.extend([0, size - 1, size].map(|x| (x - FAR, -FAR)));
            for (x, y) in cells {
                let [from_left, from_below] = [x, y].map(|it| it.abs_diff(-FAR) as usize);
                let place = (from_left + ring.up * from_below) % ring.size;
                assert_eq!(ring.place((x, y)), place, "{stones} {x} {y}");
            }
        }
    }

    #[test]
    fn five_in_a_row_are_near_wherever_the_ring_begins_and_ends() {
        // Rings of 63, 127 and 191 places, and stones on all of them.
        for others in [0, 12, 30] {
            for (left, low) in [(-FAR, -FAR + 4), (-37, 5), (FAR - 204, FAR - 4)] {
                for start in (left..left + 200).map(|x| (x, low)) {
                    for direction in DIRECTIONS {
                        let mut moves = Vec::new();
                        for (cell, x) in five(start, direction).into_iter().zip(0..) {
                            moves.extend([cell, (77 * x, 50_000)]);
                        }
                        moves.extend((0..others).map(|i| (70 * i, 5000 * i + 60_000)));
                        let near = near(&moves);
                        let has = |number| near.contains(&number);
                        assert!(
                            [0, 2, 4, 6, 8].into_iter().all(has),
                            "{start:?} {direction:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn cells_of_a_large_square_have_places_of_their_own() {
        let ring = Ring::with_room_for(1_000_000);
        let mut taken = Bits::none(ring.size as u64);
        for cell in (0..1_000_000).map(|i| (i % 1000, i / 1000)) {
            let place = ring.place(cell) as u64;
            assert!(!taken.holds(place), "{cell:?}");
            taken.add(place);
        }
    }

    #[test]
    fn few_others_are_near() {
        let mut rng = seeded(&["caro", "ring"]);
        // All over the board, and multiples of sizes.
        for step in [1, 1 << 16, 10_007] {
            let most = FAR / step;
            let mut any = || rng.random_range(-most..=most) * step;
            let moves: Vec<Cell> = (0..20_000).map(|_| (any(), any())).collect();
            let once = sift(&moves, 0..20_000).len();
            assert!(once < 6000 && near(&moves).len() < 100, "{step}: {once}");
        }
    }

    #[test]
    fn no_stones_are_near_nothing() {
        assert_eq!(near(&[]), []);
    }
}
