//! For programs that solve many boards: all classes of boards within eight operations in 64 MiB,
//! built once and kept in the user's cache folder.
//!
//! **Fingerprints.** Of a class the table keeps 14 bits of its hash and the distance modulo 3, in
//! one of 2^25 slots: the one that other bits of the hash choose, or the next free one. What has
//! been put in is always found. Now and then a board is found that is not there; then no way leads
//! home from it, as every step has to be found too, and the search goes on. So a list that is
//! returned has been carried out to its end, and the lengths before it were searched in vain by a
//! table that forgets nothing: the answers are exact.
//!
//! **Complexity.** A board 12 operations away takes at most 99 306 look-ups and one 13 away 1.6
//! million, but the search ends at the first list, and of these there are many. Of 10 000 random boards
//! (`depths.md`) one takes 5 ms of CPU time in the mean, 32 ms at most but for one in a hundred, and
//! 81 ms at most, on a core of a 2.6 GHz Xeon that other work shared.

use std::fs;
use std::io::{self, Read, Write};
use std::path::Path;

use theory::hashing::mix;

use crate::ball::Ball;
use crate::board::{Board, Line, PUSHES, SOLVED, may_follow, packed, pushed, pushes, renumbered};
use crate::class::{Field, class_of_both, inverse};
use crate::{Input, Operation, Output};

/// Operations from the solved board to the farthest ones in the table that is kept.
const RADIUS: u32 = 8;

/// The table of all boards near the solved one.
pub struct Table {
    radius: u32,
    /// Two bytes a slot: the fingerprint, and in the two lowest bits the distance modulo 3 and 1
    /// more. No entry is 0.
    bytes: Vec<u8>,
}

/// What a file starts with: whose it is, and which form of it.
const MARK: &[u8; 8] = b"RUBIC  1";

impl Table {
    /// The table from the user's cache folder; the first time it is built, which takes half a
    /// minute.
    ///
    /// # Errors
    /// If there is no such folder, or the table can neither be read nor kept there.
    pub fn open() -> io::Result<Self> {
        let folder = dirs::cache_dir()
            .ok_or_else(|| io::Error::other("there is no folder for a user's cached files"))?;
        Table::open_in(&folder.join("tro-choi"), RADIUS)
    }

    /// The table of this radius from this folder. A missing or damaged one is built and kept.
    ///
    /// # Errors
    /// If the table can neither be read nor kept.
    pub fn open_in(folder: &Path, radius: u32) -> io::Result<Self> {
        let file = folder.join(format!("rubic-{radius}.table"));
        if let Ok(table) = Table::read(&file, radius) {
            return Ok(table);
        }
        let table = Table::build(radius);
        fs::create_dir_all(folder)?;
        // Written beside its place: whoever reads finds a whole file or none.
        let beside = file.with_extension(format!("{}.tmp", std::process::id()));
        let kept = table
            .write(&beside)
            .and_then(|()| fs::rename(&beside, &file));
        if kept.is_err() {
            let _ = fs::remove_file(&beside);
        }
        kept.map(|()| table)
    }

    /// The empty table of this radius: 2^25 slots for radius 8, as many bits less as there are
    /// fewer boards.
    fn empty(radius: u32) -> Self {
        Table {
            radius,
            bytes: vec![0; 2 << (4 * radius - 7)],
        }
    }

    /// The table of all boards at most `radius` operations away, from 5 to 8.
    pub fn build(radius: u32) -> Self {
        let mut table = Table::empty(radius);
        let mut ball = Ball::new();
        for distance in 0..radius {
            for class in ball.layer(distance) {
                table.insert(class, distance);
            }
            if distance + 1 < radius {
                ball.grow();
            }
        }
        ball.for_each_beyond(|class| table.insert(class, radius));
        table
    }

    /// A file's table.
    fn read(file: &Path, radius: u32) -> io::Result<Self> {
        let mut file = fs::File::open(file)?;
        let mut table = Table::empty(radius);
        let mut head = [0; 16];
        file.read_exact(&mut head)?;
        file.read_exact(&mut table.bytes)?;
        let is_at_end = file.read(&mut [0])? == 0;
        if !is_at_end || head != table.head() {
            return Err(io::Error::other("this is no table of boards"));
        }
        Ok(table)
    }

    /// Writes the table down.
    fn write(&self, file: &Path) -> io::Result<()> {
        let mut file = fs::File::create(file)?;
        file.write_all(&self.head())?;
        file.write_all(&self.bytes)?;
        file.sync_all()
    }

    /// The mark and a sum over all that the table holds.
    fn head(&self) -> [u8; 16] {
        let words = self.bytes.chunks_exact(8).map(|bytes| {
            let mut word = [0; 8];
            word.copy_from_slice(bytes);
            u64::from_le_bytes(word)
        });
        let sum = words.fold(u64::from(self.radius), |sum, word| mix(sum ^ word));
        let mut head = [0; 16];
        head[..8].copy_from_slice(MARK);
        head[8..].copy_from_slice(&sum.to_le_bytes());
        head
    }

    /// Where the entry is looked for that says of a class that it is this far away, and that entry.
    #[inline]
    fn first(&self, class: Field, distance: u32) -> (usize, u16) {
        let hash = mix(class);
        let wanted = (hash & 0x3fff) * 4 + u64::from(distance % 3 + 1);
        let wanted = u16::try_from(wanted).expect("sixteen bits");
        // The upper half of the hash, as a fraction of 2^32, chooses the slot.
        let slot = ((hash >> 32) * (self.bytes.len() / 2) as u64) >> 32;
        let slot = usize::try_from(slot).expect("less than the number of slots");
        (slot, wanted)
    }

    #[inline]
    fn entry(&self, slot: usize) -> u16 {
        u16::from_le_bytes([self.bytes[2 * slot], self.bytes[2 * slot + 1]])
    }

    /// The slot from this one on that holds the entry, or else the free one where it would go; and
    /// whether it is there.
    #[inline]
    fn find(&self, (mut slot, wanted): (usize, u16)) -> (usize, bool) {
        loop {
            let entry = self.entry(slot);
            if entry == 0 || entry == wanted {
                return (slot, entry != 0);
            }
            slot = (slot + 1) % (self.bytes.len() / 2);
        }
    }

    fn insert(&mut self, class: Field, distance: u32) {
        let first = self.first(class, distance);
        let (slot, _) = self.find(first);
        self.bytes[2 * slot..][..2].copy_from_slice(&first.1.to_le_bytes());
    }

    /// Calls `found` with what is one operation from the board and may be this far away, until it
    /// is true of one: the operation, which may follow `last`, and the board after it. Now and then
    /// a board is farther away, once in some thousand times.
    #[inline]
    fn any_near(
        &self,
        board: Board,
        last: Option<Line>,
        distance: u32,
        mut found: impl FnMut(Operation, Board) -> bool,
    ) -> bool {
        let undone = inverse(board);
        let mut near = [(0, 0, 0, 0, SOLVED); PUSHES];
        let mut count = 0;
        for (line, by) in pushes().filter(|&(line, _)| may_follow(last, line)) {
            let after = pushed(board, line, by);
            let class = class_of_both(after, renumbered(undone, line, by));
            let (slot, wanted) = self.first(class, distance);
            near[count] = (line, by, slot, wanted, after);
            count += 1;
        }
        // The processor waits for all these slots at once.
        let near = &near[..count];
        let mut is_free = [false; PUSHES];
        for (is_free, &(_, _, slot, ..)) in is_free.iter_mut().zip(near) {
            *is_free = self.entry(slot) == 0;
        }
        near.iter()
            .zip(is_free)
            .any(|(&(line, by, slot, wanted, after), is_free)| {
                !is_free && self.find((slot, wanted)).1 && found(Operation::new(line, by), after)
            })
    }

    /// Whether some list of just `length` operations, the first of which may follow `last`, leads
    /// home, if no shorter one does; it is put into `way`, the last one first.
    fn leads_home(
        &self,
        board: Board,
        last: Option<Line>,
        length: u32,
        way: &mut Vec<Operation>,
    ) -> bool {
        let Some(rest) = length.checked_sub(1) else {
            return board == SOLVED;
        };
        if rest <= self.radius {
            // Nearer than this nothing is known of the line before.
            let last = if rest == self.radius { last } else { None };
            return self.any_near(board, last, rest, |operation, after| {
                let is_home = self.leads_home(after, None, rest, way);
                if is_home {
                    way.push(operation);
                }
                is_home
            });
        }
        for (line, by) in pushes().filter(|&(line, _)| may_follow(last, line)) {
            if self.leads_home(pushed(board, line, by), Some(line), rest, way) {
                way.push(Operation::new(line, by));
                return true;
            }
        }
        false
    }

    /// The fewest operations to the solved board.
    pub fn solve(&self, input: &Input) -> Output {
        let start = packed(&input.cells);
        let mut operations = Vec::new();
        for length in 0_u32.. {
            if self.leads_home(start, None, length, &mut operations) {
                operations.reverse();
                return Output { operations };
            }
        }
        unreachable!("every board can be solved")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rubic;
    use crate::brute;
    use crate::cases::scrambled;
    use inpout::Problem;
    use testkit::seeded;

    #[test]
    fn table_and_reference_agree_on_boards_near_and_far() {
        let table = Table::build(5);
        let mut rng = seeded(&["rubic", "table"]);
        let mut counts = [0; 9];
        for round in 0..1500 {
            let input = scrambled(&mut rng, round % 9);
            let output = table.solve(&input);
            assert!(brute::replay(&input, &output), "{input}");
            let fewest = Rubic::solve(&input).operations.len();
            assert_eq!(output.operations.len(), fewest, "{input}");
            counts[fewest] += 1;
        }
        assert!(counts.iter().all(|&count| count > 90), "{counts:?}");
    }

    #[test]
    fn a_damaged_file_is_noticed_and_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let built = Table::open_in(folder.path(), 5).unwrap();
        let file = folder.path().join("rubic-5.table");
        let whole = fs::read(&file).unwrap();
        assert_eq!(&whole[16..], built.bytes);
        assert!(Table::read(&file, 5).is_ok());

        let mut damaged = whole.clone();
        damaged[100] ^= 1;
        let longer = [whole.as_slice(), &[0]].concat();
        for content in [&damaged, &whole[..whole.len() - 1], &whole[..7], &longer] {
            fs::write(&file, content).unwrap();
            assert!(Table::read(&file, 5).is_err());
            assert_eq!(Table::open_in(folder.path(), 5).unwrap().bytes, built.bytes);
            assert_eq!(fs::read(&file).unwrap(), whole);
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
