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
//! **Complexity.** A board 12 operations away takes at most 99 306 look-ups.

use std::fs;
use std::io::{self, Read, Write};
use std::path::Path;

use theory::hashing::mix;

use crate::ball::Ball;
use crate::board::{Board, SOLVED, packed, pushed, pushes, walk};
use crate::class::{Field, class};
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

    /// The entry that says of a class that it is this far away, or else 0, and its slot or the
    /// free one where it would go.
    #[inline]
    fn find(&self, class: Field, distance: u32) -> (u16, usize, u16) {
        let hash = mix(class);
        let slots = self.bytes.len() / 2;
        let wanted = (hash & 0x3fff) * 4 + u64::from(distance % 3 + 1);
        let wanted = u16::try_from(wanted).expect("sixteen bits");
        // The upper half of the hash, as a fraction of 2^32, chooses the slot.
        let slot = ((hash >> 32) * slots as u64) >> 32;
        let mut slot = usize::try_from(slot).expect("less than the number of slots");
        loop {
            let entry = u16::from_le_bytes([self.bytes[2 * slot], self.bytes[2 * slot + 1]]);
            if entry == 0 || entry == wanted {
                return (entry, slot, wanted);
            }
            slot = (slot + 1) % slots;
        }
    }

    fn insert(&mut self, class: Field, distance: u32) {
        let (_, slot, wanted) = self.find(class, distance);
        self.bytes[2 * slot..][..2].copy_from_slice(&wanted.to_le_bytes());
    }

    /// Whether the board is this far away. `true` may be wrong, once in some thousand times.
    #[inline]
    fn may_be(&self, board: Board, distance: u32) -> bool {
        self.find(class(board), distance).0 != 0
    }

    /// Whether some list of just `distance` operations, at most the radius, leads home, if no
    /// shorter one does; it is put into `way`, the last one first.
    fn leads_home(&self, board: Board, distance: u32, way: &mut Vec<Operation>) -> bool {
        if distance == 0 {
            return board == SOLVED;
        }
        if !self.may_be(board, distance) {
            return false;
        }
        for (line, by) in pushes() {
            if self.leads_home(pushed(board, line, by), distance - 1, way) {
                way.push(Operation::new(line, by));
                return true;
            }
        }
        false
    }

    /// The fewest operations to the solved board.
    pub fn solve(&self, input: &Input) -> Output {
        let start = packed(&input.cells);
        for length in 0_u32.. {
            let near = length.min(self.radius);
            let mut operations = Vec::new();
            let mut way = Vec::new();
            let mut is_met = |board| self.leads_home(board, near, &mut way);
            if walk(start, length - near, None, &mut is_met, &mut operations) {
                operations.reverse();
                operations.extend(way.into_iter().rev());
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
    use casebook::seeded;
    use inpout::Problem;

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
