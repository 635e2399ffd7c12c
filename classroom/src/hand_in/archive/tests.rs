//! Archives, whole and not.

use std::io::{Cursor, Write};

use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use super::*;
use judge::opened::LONGEST_SOURCE;

/// An archive of these entries.
fn zipped(entries: &[(&str, &[u8])]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in entries {
        let options = SimpleFileOptions::default();
        writer.start_file(*name, options).unwrap();
        writer.write_all(text).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

fn names(archive: &Archive) -> Vec<String> {
    let names = archive.entries.iter().map(|it| it.path.join("/"));
    names.collect()
}

fn opened(bytes: &[u8]) -> Archive {
    Archive::open(Box::new(Cursor::new(bytes.to_vec()))).unwrap()
}

#[test]
fn entries_are_listed_and_unpacked_wherever_they_lie() {
    let bytes = zipped(&[("../../NIM.py", b"one"), ("x/y/DICE.cpp", b"two")]);
    let mut file = tempfile::tempfile().unwrap();
    // What unpacks itself has a program in front of it.
    file.write_all(&[b"MZ not yet", bytes.as_slice(), b"a comment too long"].concat())
        .unwrap();
    for archive in [opened(&bytes), Archive::open(Box::new(file)).unwrap()] {
        assert_eq!(names(&archive), ["NIM.py", "x/y/DICE.cpp"]);
        assert!(!archive.is_cut && !archive.is_damaged);
        assert_eq!(archive.read(&archive.entries[1], 3).unwrap(), b"two");
        let too_large = archive.read(&archive.entries[1], 2);
        assert_eq!(too_large, Err(Unread::TooLarge));
    }
}

#[test]
fn later_entries_have_greater_times() {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, hour) in [("a", 10), ("b", 9)] {
        let time = DateTime::from_date_and_time(2026, 11, 22, hour, 0, 0).unwrap();
        let options = SimpleFileOptions::default().last_modified_time(time);
        writer.start_file(name, options).unwrap();
    }
    let archive = opened(&writer.finish().unwrap().into_inner());
    assert!(archive.entries[0].written > archive.entries[1].written);
}

#[test]
fn a_damaged_entry_loses_itself_alone() {
    let stored = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for name in ["a", "b"] {
        writer.start_file(name.to_uppercase(), stored).unwrap();
        writer.write_all(name.repeat(50).as_bytes()).unwrap();
    }
    let mut bytes = writer.finish().unwrap().into_inner();
    let at = bytes.windows(50).position(|it| it == [b'a'; 50]).unwrap();
    bytes[at] = b'x';
    let archive = opened(&bytes);
    assert_eq!(archive.read(&archive.entries[0], 100), Err(Unread::Damaged));
    assert_eq!(archive.read(&archive.entries[1], 100).unwrap(), [b'b'; 50]);
    // A list that ends in the middle, and an entry that is elsewhere.
    let list = bytes.windows(4).position(|it| it == b"PK\x01\x02").unwrap();
    bytes[list + 47 + 1] = b'?';
    let archive = opened(&bytes);
    assert_eq!(names(&archive), ["A"]);
    assert!(archive.is_damaged);
}

#[test]
fn of_an_archive_that_was_broken_off_the_whole_entries_are_left() {
    let noise: Vec<u8> = (0..3000_u32)
        .map(|it| (it * it / 7).to_le_bytes()[0])
        .collect();
    let bytes = zipped(&[("NIM.cpp", b"int main() {}"), ("DICE.cpp", &noise)]);
    let archive = opened(&bytes[..bytes.len() - 1000]);
    assert!(archive.is_damaged);
    assert_eq!(names(&archive), ["NIM.cpp"]);
    assert_eq!(
        archive.read(&archive.entries[0], 100).unwrap(),
        b"int main() {}"
    );
    for junk in [
        &b""[..],
        b"no archive at all",
        &vec![0; 70_000],
        b"Rar!\x1a\x07\x01\x00",
    ] {
        let refused = Archive::open(Box::new(Cursor::new(junk.to_vec()))).map(|_| ());
        assert_eq!(refused, Err(Unread::NoArchive));
    }
}

#[test]
fn what_unpacks_to_too_much_is_not_unpacked() {
    let zeros = vec![0; 40 << 20];
    let bytes = zipped(&[("NIM.cpp", &zeros)]);
    assert!(bytes.len() < 100 << 10);
    let archive = opened(&bytes);
    assert_eq!(
        archive.read(&archive.entries[0], LONGEST_SOURCE),
        Err(Unread::TooLarge)
    );
}

#[test]
fn no_bytes_at_all_make_it_panic() {
    let bytes = zipped(&[("NIM.cpp", b"int main() {}"), ("x/DICE.cpp", b"two")]);
    for at in 0..bytes.len() {
        for value in [0, 0x50, 0x7f, 0xff] {
            let mut damaged = bytes.clone();
            damaged[at] = value;
            if let Ok(archive) = Archive::open(Box::new(Cursor::new(damaged))) {
                for entry in &archive.entries {
                    let _ = archive.read(entry, LONGEST_SOURCE);
                }
            }
        }
        let _ = Archive::open(Box::new(Cursor::new(bytes[..at].to_vec())));
    }
}
