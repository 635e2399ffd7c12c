//! The size of a program in memory, as its file tells it.

use std::fs::File;
use std::os::unix::fs::FileExt;
use std::path::Path;

/// No honest program is larger.
const MOST: u64 = 4 << 30;

/// Parts of a file that are looked at; no linker makes as many.
const MOST_PARTS: u16 = 64;

/// The bytes that the parts of an ELF file for this kind of machine take when it is executed; `None`
/// of anything else. What it claims is only a claim, and not believed without end.
pub(super) fn size_of(program: &Path) -> Option<u64> {
    let file = File::open(program).ok()?;
    let mut head = [0; 64];
    file.read_exact_at(&mut head, 0).ok()?;
    // 64 bits, the lower byte first.
    if !head.starts_with(b"\x7fELF\x02\x01") {
        return None;
    }
    let (table, size, count) = (long(&head, 32)?, short(&head, 54)?, short(&head, 56)?);
    let mut bytes: u64 = 0;
    for part in 0..count.min(MOST_PARTS) {
        let mut about = [0; 56];
        let place = table.checked_add(u64::from(part) * u64::from(size))?;
        file.read_exact_at(&mut about, place).ok()?;
        let is_loaded = about.starts_with(&1_u32.to_le_bytes());
        if is_loaded {
            bytes = bytes.saturating_add(long(&about, 40)?);
        }
    }
    Some(bytes.min(MOST))
}

fn short(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_le_bytes(bytes.get(at..at + 2)?.try_into().ok()?))
}

fn long(bytes: &[u8], at: usize) -> Option<u64> {
    Some(u64::from_le_bytes(bytes.get(at..at + 8)?.try_into().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_has_a_size_and_other_files_have_none() {
        let own = std::env::current_exe().unwrap();
        let length = own.metadata().unwrap().len();
        // Without what only a debugger reads.
        assert!((length / 20..2 * length).contains(&size_of(&own).unwrap()));
        let folder = tempfile::tempdir().unwrap();
        for text in ["", "#!/bin/sh\n", "\x7fELF\x02\x01"] {
            let file = folder.path().join("file");
            std::fs::write(&file, text).unwrap();
            assert_eq!(size_of(&file), None);
        }
        assert_eq!(size_of(folder.path()), None);
    }
}
