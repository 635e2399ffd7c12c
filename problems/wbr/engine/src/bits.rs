//! A wall as bits, of up to 15 rows, columns and colours. A column is one word, so that a run of
//! marbles is found, and what lies above it falls, by a few shifts. On the boards of the literature
//! the engine is half as fast again as with [`super::grid`].

use theory::hashing::mix;

use super::wall::{Marble, Spared, Tally, Wall, byte, colour, first_column, marble};

/// The colours of a column: 16 bits each are the units, the twos, the fours and the eights of their
/// numbers, from the bottom. The uppermost bit of each is 0.
type Colours = u64;

/// The rows of a column in which something is so; in the lower 15 bits.
type Rows = u16;

/// Numbers from 1 to 15, in 4 bits each; 0 behind the last one.
type List = u64;

/// A wall of at most 15 rows, columns and colours. A column that gets empty closes.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bits {
    /// The columns as they stand now.
    columns: [Colours; 16],
    /// For each of them, the rows from 1 that its marbles came from, from the bottom.
    rows: [List; 16],
    /// What columns they were at first, from 1.
    first: List,
    tally: Tally,
}

/// Some places.
#[derive(Debug, Clone, Copy)]
struct Region {
    rows: [Rows; 16],
    /// The columns that have any, as bits.
    columns: u16,
}

/// Where a number stands in a list that may hold it once.
#[inline]
fn find(list: List, number: usize) -> Option<usize> {
    const ONES: u64 = 0x1111_1111_1111_1111;
    let differs = list ^ (number as u64).wrapping_mul(ONES);
    // The lowest of these bits is of the first place that does not differ.
    let same = differs.wrapping_sub(ONES) & !differs & ONES << 3;
    (same != 0).then(|| same.trailing_zeros() as usize / 4)
}

/// The number at a place of a list.
#[inline]
fn entry(list: List, at: usize) -> usize {
    (list >> (4 * at) & 15) as usize
}

/// How many numbers a list holds.
#[inline]
fn count(list: List) -> usize {
    (67 - list.leading_zeros() as usize) / 4
}

/// A list without some numbers from a place on.
#[inline]
fn without(list: List, at: u32, count: u32) -> List {
    let before = (1 << (4 * at)) - 1;
    list & before | list >> (4 * count) & !before
}

/// The same in each of the four parts of a word.
#[inline]
fn four(part: u64) -> u64 {
    part * 0x0001_0001_0001_0001
}

/// A column that has this colour, and no other, in all 16 rows.
#[inline]
fn full_of(colour: u8) -> Colours {
    const ALL: [Colours; 16] = {
        let mut all = [0; 16];
        let mut colour = 0;
        while colour < 16 {
            let mut bit = 0;
            while bit < 4 {
                if colour >> bit & 1 == 1 {
                    all[colour] |= 0xffff << (16 * bit);
                }
                bit += 1;
            }
            colour += 1;
        }
        all
    };
    ALL[usize::from(colour & 15)]
}

/// The rows of which any bit is set.
#[expect(clippy::cast_possible_truncation, reason = "a part of four")]
#[inline]
fn any(column: Colours) -> Rows {
    let halves = column | column >> 32;
    (halves | halves >> 16) as Rows & 0x7fff
}

/// The rows of a colour.
#[inline]
fn rows_of(column: Colours, colour: u8) -> Rows {
    any(column ^ full_of(colour)) ^ 0x7fff
}

/// All rows that hang together with some of these within the allowed ones.
#[inline]
fn grown(rows: Rows, allowed: Rows) -> Rows {
    // Where a row is added to a run, the carry goes up to its end.
    let mut rows = rows | ((allowed + rows) ^ allowed) & allowed;
    // Down by 1, by 2, by 4 and by 8, as far as all between is allowed.
    let mut whole = allowed;
    for far in [1, 2, 4, 8] {
        rows |= rows >> far & whole;
        whole &= whole >> far;
    }
    rows
}

/// What a column adds to the key. A list leaves four bits free, so that wherever it is turned to, no
/// two columns give the same to be mixed.
#[inline]
fn key(column: usize, rows: List) -> u64 {
    mix(rows.rotate_left(4 * u32::from(byte(column))))
}

impl Bits {
    /// The most rows, columns and colours.
    pub(super) const MOST: usize = 15;

    /// The marble at a place.
    #[inline]
    fn marble(&self, column: usize, row: usize) -> Marble {
        let bits = self.columns[column] >> row & four(1);
        let colour = bits | bits >> 15 | bits >> 30 | bits >> 45;
        let first = entry(self.rows[column], row) - 1;
        marble(entry(self.first, column), byte(entry(colour, 0)), first)
    }

    /// Column and row of a marble that is still there, both from 0.
    #[inline]
    fn seek(&self, marble: Marble) -> Option<(usize, usize)> {
        let column = find(self.first, first_column(marble))?;
        let row = find(self.rows[column], (marble & 31) as usize + 1)?;
        Some((column, row))
    }

    /// The region of a cell of this colour; `None` if it is single.
    #[inline]
    fn region(&self, colour: u8, column: usize, row: usize) -> Option<Region> {
        let mut region = Region {
            rows: [0; 16],
            columns: 1 << column,
        };
        region.rows[column] = grown(1 << row, rows_of(self.columns[column], colour));
        // Columns whose neighbours are to be looked at.
        let mut waiting = region.columns;
        while waiting != 0 {
            let column = waiting.trailing_zeros() as usize;
            waiting &= waiting - 1;
            for beside in [column.wrapping_sub(1) & 15, (column + 1) & 15] {
                let allowed = rows_of(self.columns[beside], colour);
                let known = region.rows[beside];
                if region.rows[column] & allowed & !known != 0 {
                    region.rows[beside] = grown(known | region.rows[column] & allowed, allowed);
                    region.columns |= 1 << beside;
                    waiting |= 1 << beside;
                }
            }
        }
        let is_single = region.columns == 1 << column && region.rows[column] == 1 << row;
        (!is_single).then_some(region)
    }

    /// The region of a marble, if it is still there and not single.
    #[inline]
    fn region_of(&self, marble: Marble) -> Option<Region> {
        let (column, row) = self.seek(marble)?;
        self.region(colour(marble), column, row)
    }

    /// Empties the places of a region.
    #[inline]
    fn remove(&mut self, colour: u8, region: &Region) {
        let (mut found, mut closes) = (0, false);
        let mut columns = region.columns;
        while columns != 0 {
            let column = columns.trailing_zeros() as usize;
            columns &= columns - 1;
            let mut holes = u64::from(region.rows[column]);
            let (mut colours, mut rows) = (self.columns[column], self.rows[column]);
            self.tally.key ^= key(column, rows);
            // From below, one hole after the other, which may be several places high.
            while holes != 0 {
                let low = holes.trailing_zeros();
                let high = (!(holes >> low)).trailing_zeros();
                holes = holes >> low >> high << low;
                found += high as usize;
                let below = four((1 << low) - 1);
                let fallen = colours >> high & four(0x7fff >> high);
                colours = colours & below | fallen & !below;
                rows = without(rows, low, high);
            }
            self.tally.key ^= key(column, rows);
            self.columns[column] = colours;
            self.rows[column] = rows;
            closes |= rows == 0;
        }
        self.tally.remove(colour, found);
        if closes {
            self.close();
        }
    }

    /// Closes the columns that are empty.
    fn close(&mut self) {
        for column in (0..count(self.first)).rev() {
            if self.rows[column] == 0 {
                self.columns.copy_within(column + 1.., column);
                self.rows.copy_within(column + 1.., column);
                self.first = without(self.first, byte(column).into(), 1);
            }
        }
        self.tally.key = self.key();
    }

    /// The key, anew.
    fn key(&self) -> u64 {
        let columns = self.rows[..Self::MOST].iter().enumerate();
        columns.fold(key(Self::MOST, self.first), |sum, (column, &rows)| {
            sum ^ key(column, rows)
        })
    }

    /// The rows of a column in which a cell has the colour of the one below it or to the right, which
    /// is not spared.
    #[inline]
    fn removable(&self, column: usize, [one, other]: Spared) -> Rows {
        let colours = self.columns[column];
        let below = any(colours ^ colours << 1);
        let right = any(colours ^ self.columns[column + 1]);
        let but = |colour| any(colours ^ full_of(colour));
        any(colours) & but(one) & but(other) & !(below & right)
    }
}

impl Wall for Bits {
    type Room = ();

    fn new(columns: &[Vec<u8>], tally: Tally) -> Self {
        let mut wall = Bits {
            columns: [0; 16],
            rows: [0; 16],
            first: 0,
            tally,
        };
        for (column, colours) in columns.iter().enumerate() {
            for (row, &number) in colours.iter().enumerate() {
                wall.columns[column] |= full_of(number) & four(1 << row);
                wall.rows[column] |= (row as u64 + 1) << (4 * row);
            }
            wall.first |= (column as u64 + 1) << (4 * column);
        }
        wall.tally.key = wall.key();
        wall
    }

    fn tally(&self) -> &Tally {
        &self.tally
    }

    fn tally_mut(&mut self) -> &mut Tally {
        &mut self.tally
    }

    fn place(&self, marble: Marble) -> Option<(usize, usize)> {
        self.seek(marble).map(|(column, row)| (row + 1, column + 1))
    }

    fn pick(&self, column: usize, row: impl FnOnce(usize) -> usize) -> Option<Marble> {
        let column = find(self.first, column)?;
        Some(self.marble(column, row(count(self.rows[column]))))
    }

    #[inline]
    fn play(&mut self, marble: Marble, (): &mut ()) -> bool {
        let region = self.region_of(marble);
        if let Some(region) = &region {
            self.remove(colour(marble), region);
        }
        region.is_some()
    }

    fn play_and_name(
        &mut self,
        marble: Marble,
        (): &mut (),
        below: impl FnOnce(usize) -> usize,
    ) -> Marble {
        let Some(region) = self.region_of(marble) else {
            return marble;
        };
        let count: u32 = region.rows.iter().map(|rows| rows.count_ones()).sum();
        let places = (0..16).flat_map(|column| (0..Self::MOST).map(move |row| (column, row)));
        let mut places = places.filter(|&(column, row)| region.rows[column] >> row & 1 == 1);
        let place = places.nth(below(count as usize));
        let (column, row) = place.expect("a number less than their number");
        let name = self.marble(column, row);
        self.remove(colour(marble), &region);
        name
    }

    fn sweep(
        &mut self,
        columns: usize,
        spared: Spared,
        moves: &mut Vec<Marble>,
        (): &mut (),
    ) -> bool {
        let before = moves.len();
        for first in 1..=columns {
            let mut above = 15;
            while let Some(column) = find(self.first, first) {
                let rows = self.removable(column, spared) & ((1 << above) - 1);
                if rows == 0 {
                    break;
                }
                above = rows.ilog2();
                let row = above as usize;
                let marble = self.marble(column, row);
                let region = self.region(colour(marble), column, row);
                self.remove(colour(marble), &region.expect("it has a neighbour"));
                moves.push(marble);
            }
        }
        moves.len() > before
    }

    fn left(&self) -> [usize; 256] {
        let mut left = [0; 256];
        for (left, &count) in left.iter_mut().zip(&self.tally.counts) {
            *left = count.into();
        }
        left
    }
}

#[cfg(test)]
mod tests {
    use testkit::{RngExt, seeded};

    use super::super::Rule;
    use super::super::grid::{Grid, Room};
    use super::super::tests::random;
    use super::super::wall::Game;
    use super::*;

    #[test]
    fn lists_hold_numbers_in_their_order() {
        let list = 0xf_e123;
        assert_eq!(count(list), 5);
        assert_eq!(count(0), 0);
        assert_eq!(count(0x0fff_ffff_ffff_ffff), 15);
        assert_eq!([0, 3, 4].map(|at| entry(list, at)), [3, 14, 15]);
        assert_eq!(
            [3, 2, 1, 14, 15].map(|n| find(list, n)),
            [0, 1, 2, 3, 4].map(Some)
        );
        assert_eq!([4, 5, 13].map(|n| find(list, n)), [None; 3]);
        assert_eq!(without(list, 1, 2), 0xfe3);
        assert_eq!(without(list, 0, 5), 0);
        assert_eq!(without(0x0edc_ba98_7654_3211, 0, 15), 0);
    }

    #[test]
    fn columns_with_the_same_holes_have_keys_of_their_own() {
        let full: List = 0x0fed_cba9_8765_4321;
        let mut lists = vec![full];
        for first in 0..15 {
            lists.push(without(full, first, 1));
            lists.extend((0..first).map(|second| without(without(full, first, 1), second, 1)));
        }
        for (left, right) in [(0, 1), (7, 8), (8, 9), (3, 11), (13, 14)] {
            let mut keys: Vec<u64> = lists
                .iter()
                .flat_map(|&one| {
                    lists
                        .iter()
                        .map(move |&two| key(left, one) ^ key(right, two))
                })
                .collect();
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(keys.len(), lists.len() * lists.len());
        }
    }

    #[test]
    fn bits_fall_as_marbles_of_an_array_do() {
        let mut dice = seeded(&["wbr", "bits"]);
        let mut singles = 0;
        for number in 0..400 {
            let most = if number % 4 == 0 { 15 } else { 6 };
            let (height, width) = (dice.random_range(1..=most), dice.random_range(1..=most));
            let colours = dice.random_range(1..=15_u8);
            let rows = random(&format!("bits {number}"), height, width, colours);
            let slow = Game::<Grid<256, 16>>::new(&rows, Rule::PLAIN);
            let fast = Game::<Bits>::new(&rows, Rule::PLAIN);
            let (mut array, mut bits) = (*slow.start(), *fast.start());
            let (mut room, mut moves) = (Room::default(), [vec![], vec![]]);
            for step in 0..60 {
                if step % 20 == 19 {
                    let spared = [0; 2].map(|_| dice.random_range(0..=colours));
                    let [one, other] = &mut moves;
                    assert_eq!(
                        array.sweep(width, spared, one, &mut room),
                        bits.sweep(width, spared, other, &mut ())
                    );
                } else {
                    let column = dice.random_range(1..=width);
                    let row = dice.random_range(0..height);
                    let marble = array.pick(column, |height| row % height);
                    assert_eq!(marble, bits.pick(column, |height| row % height));
                    if let Some(marble) = marble {
                        assert_eq!(array.place(marble), bits.place(marble));
                        let was_played = array.play(marble, &mut room);
                        assert_eq!(bits.play(marble, &mut ()), was_played);
                        assert_eq!(bits.place(marble).is_none(), was_played);
                        singles += usize::from(!was_played);
                    }
                }
                assert_eq!(moves[0], moves[1]);
                assert_eq!(slow.total(&array), fast.total(&bits));
                let counted = |tally: &Tally| (tally.cells, tally.score, tally.hope);
                assert_eq!(counted(array.tally()), counted(bits.tally()));
                assert_eq!(bits.tally().key, bits.key());
                for column in 1..=width {
                    for row in 0..height {
                        assert_eq!(
                            array.pick(column, |height| row % height),
                            bits.pick(column, |height| row % height)
                        );
                    }
                }
            }
        }
        assert!(singles > 1000, "{singles}");
    }

    #[test]
    fn every_marble_of_a_region_can_name_it() {
        let rows = [vec![1, 2, 1], vec![1, 1, 1], vec![2, 1, 2]];
        let game = Game::<Bits>::new(&rows, Rule::PLAIN);
        let first = game.start().pick(1, |_| 1).unwrap();
        let mut names: Vec<Marble> = (0..6)
            .map(|number| {
                let mut wall = *game.start();
                let name = wall.play_and_name(first, &mut (), |count| {
                    assert_eq!(count, 6);
                    number
                });
                assert_eq!(wall.tally().cells, 3);
                name
            })
            .collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 6);
        for name in names {
            let mut wall = *game.start();
            assert!(wall.play(name, &mut ()));
            assert_eq!(wall.tally().cells, 3);
        }
    }
}
