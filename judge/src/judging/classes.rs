//! What a Java compiler has made: its classes as files, and which of them is the program.
//!
//! The source is not asked: comments, strings, records and packages make it hard to tell what a
//! name in it is. The compiled classes say it plainly. Of several that could be the program the
//! public one is, then the one that is called as the source.

use std::cmp::Reverse;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

use zip::ZipArchive;

/// Classes that are taken out, bytes of each and of all.
const MOST_CLASSES: usize = 2000;
const LONGEST: u64 = 1 << 20;
const MOST_BYTES: usize = 64 << 20;

const PUBLIC: u16 = 1;
const PRIVATE: u16 = 2;
const STATIC: u16 = 8;

/// From this version on, Java 25, a `main` need be neither public nor static nor take arguments.
const PLAIN_MAIN: u16 = 69;

/// Puts the classes into a folder, each in that of its package; returns the one that is started, with its
/// package: `game.Nim`. `None` if there is none that can be.
pub(super) fn take_classes(
    archive: &Path,
    source: &str,
    folder: &Path,
) -> io::Result<Option<String>> {
    let mut archive = ZipArchive::new(File::open(archive)?)?;
    let (mut found, mut taken) = (Vec::new(), 0);
    for number in 0..archive.len().min(MOST_CLASSES) {
        let entry = archive.by_index(number)?;
        let place = entry.enclosed_name().map(|name| folder.join(name));
        if entry.is_file() && taken < MOST_BYTES {
            let mut bytes = Vec::new();
            entry.take(LONGEST).read_to_end(&mut bytes)?;
            taken += bytes.len();
            if let Some(place) = place {
                fs::create_dir_all(place.parent().unwrap_or(folder))?;
                fs::write(place, &bytes)?;
            }
            // What is no class is in no need of being one.
            found.extend(Class::parse(&mut Bytes(&bytes)));
        }
    }
    let found = found.into_iter().filter(|class| class.main.is_some());
    let best = found.max_by_key(|class| {
        let own = class.name.rsplit('/').next().unwrap_or_default();
        let names = (own == source, own == "Main", Reverse(class.name.clone()));
        (class.main, !own.contains('$'), class.is_public, names)
    });
    Ok(best.map(|class| class.name.replace('/', ".")))
}

/// How a class can be started; the better ones last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Main {
    /// By any `main`, in newer versions.
    Plain,
    /// By a public static one with an array of arguments.
    Classic,
}

/// What is asked of a class.
#[derive(Debug, PartialEq, Eq)]
struct Class {
    /// `game/Nim`.
    name: String,
    is_public: bool,
    main: Option<Main>,
}

impl Class {
    /// From the bytes of its file: constants, then who it is, its fields and its methods.
    fn parse(bytes: &mut Bytes<'_>) -> Option<Class> {
        if bytes.u4()? != 0xcafe_babe {
            return None;
        }
        bytes.u2()?;
        let version = bytes.u2()?;
        let constants = Constants::parse(bytes)?;
        let rights = bytes.u2()?;
        let name = constants.class(bytes.u2()?)?;
        bytes.u2()?;
        for _ in 0..bytes.u2()? {
            bytes.u2()?;
        }
        for _ in 0..bytes.u2()? {
            bytes.member()?;
        }
        let mut main = None;
        for _ in 0..bytes.u2()? {
            let (rights, name, kind) = bytes.member()?;
            if constants.text(name) == Some("main") {
                main = main.max(can_start(version, rights, constants.text(kind)?));
            }
        }
        Some(Class {
            name: name.to_owned(),
            is_public: rights & PUBLIC != 0,
            main,
        })
    }
}

/// Whether a method called `main` starts its class.
fn can_start(version: u16, rights: u16, kind: &str) -> Option<Main> {
    match kind {
        "([Ljava/lang/String;)V" if rights & (PUBLIC | STATIC) == PUBLIC | STATIC => {
            Some(Main::Classic)
        }
        "([Ljava/lang/String;)V" | "()V" if version >= PLAIN_MAIN && rights & PRIVATE == 0 => {
            Some(Main::Plain)
        }
        _ => None,
    }
}

/// The constants to which everything else refers.
struct Constants<'a>(Vec<Constant<'a>>);

enum Constant<'a> {
    Text(&'a str),
    /// The place of its name.
    Class(u16),
    Other,
}

impl<'a> Constants<'a> {
    fn parse(bytes: &mut Bytes<'a>) -> Option<Constants<'a>> {
        let count = usize::from(bytes.u2()?);
        // They are counted from 1.
        let mut all = vec![Constant::Other];
        while all.len() < count {
            let (constant, places) = match bytes.u1()? {
                1 => {
                    let length = bytes.u2()?;
                    let text = std::str::from_utf8(bytes.take(length.into())?);
                    (text.map_or(Constant::Other, Constant::Text), 1)
                }
                7 => (Constant::Class(bytes.u2()?), 1),
                8 | 16 | 19 | 20 => (bytes.other(2)?, 1),
                15 => (bytes.other(3)?, 1),
                3 | 4 | 9..=12 | 17 | 18 => (bytes.other(4)?, 1),
                5 | 6 => (bytes.other(8)?, 2),
                _ => return None,
            };
            all.push(constant);
            if places == 2 {
                all.push(Constant::Other);
            }
        }
        Some(Constants(all))
    }

    fn text(&self, place: u16) -> Option<&'a str> {
        match self.0.get(usize::from(place))? {
            Constant::Text(text) => Some(text),
            _ => None,
        }
    }

    fn class(&self, place: u16) -> Option<&'a str> {
        match self.0.get(usize::from(place))? {
            Constant::Class(name) => self.text(*name),
            _ => None,
        }
    }
}

/// What is left to be read of a class.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    fn u1(&mut self) -> Option<u8> {
        self.take(1).map(|it| it[0])
    }

    fn u2(&mut self) -> Option<u16> {
        Some(u16::from_be_bytes(self.take(2)?.try_into().ok()?))
    }

    fn u4(&mut self) -> Option<u32> {
        Some(u32::from_be_bytes(self.take(4)?.try_into().ok()?))
    }

    fn other(&mut self, length: usize) -> Option<Constant<'a>> {
        self.take(length).map(|_| Constant::Other)
    }

    /// A field or a method: its rights, and the places of its name and of its type.
    fn member(&mut self) -> Option<(u16, u16, u16)> {
        let member = (self.u2()?, self.u2()?, self.u2()?);
        for _ in 0..self.u2()? {
            self.u2()?;
            let length = self.u4()?;
            self.take(usize::try_from(length).ok()?)?;
        }
        Some(member)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;
    use zip::ZipWriter;
    use zip::write::SimpleFileOptions;

    /// A class with one method of this name and type.
    fn class(name: &str, rights: u16, method: (&str, &str, u16), version: u16) -> Vec<u8> {
        let (called, kind, its_rights) = method;
        let mut bytes = 0xcafe_babe_u32.to_be_bytes().to_vec();
        let two = |bytes: &mut Vec<u8>, all: &[u16]| {
            bytes.extend(all.iter().flat_map(|it| it.to_be_bytes()));
        };
        two(&mut bytes, &[0, version, 8]);
        for text in [name, called, kind, "Code"] {
            bytes.push(1);
            two(&mut bytes, &[u16::try_from(text.len()).unwrap()]);
            bytes.extend(text.as_bytes());
        }
        // A class, and a long number, which takes two places.
        bytes.extend([7, 0, 1, 5, 0, 0, 0, 0, 0, 0, 0, 9]);
        two(&mut bytes, &[rights, 5, 5, 1, 5, 0]);
        two(&mut bytes, &[1, its_rights, 2, 3, 1, 4, 0, 3]);
        bytes.extend(b"abc");
        bytes
    }

    fn found(classes: &[Vec<u8>], source: &str) -> Option<String> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("program");
        let mut archive = ZipWriter::new(File::create(&path).unwrap());
        for (number, class) in classes.iter().enumerate() {
            let options = SimpleFileOptions::default();
            archive.start_file(number.to_string(), options).unwrap();
            archive.write_all(class).unwrap();
        }
        archive.finish().unwrap();
        let main = take_classes(&path, source, folder.path()).unwrap();
        for (number, class) in classes.iter().enumerate() {
            let taken = fs::read(folder.path().join(number.to_string())).unwrap();
            assert_eq!(taken, *class);
        }
        main
    }

    const CLASSIC: (&str, &str, u16) = ("main", "([Ljava/lang/String;)V", 9);

    #[test]
    fn the_class_with_a_main_is_the_program() {
        let other = class("a/b/Heap", PUBLIC, ("nain", "()V", 9), 61);
        let nim = class("a/b/Nim", 0, CLASSIC, 61);
        let all = [other.clone(), nim, b"Manifest".to_vec()];
        assert_eq!(found(&all, "x").as_deref(), Some("a.b.Nim"));
        assert_eq!(found(&[other], "x"), None);
        assert_eq!(found(&[], "x"), None);
    }

    #[test]
    fn of_several_the_public_one_is_meant_then_that_of_the_source() {
        let named = |name, rights| class(name, rights, CLASSIC, 61);
        let all = [named("A", 0), named("Nim", 0), named("B$C", PUBLIC)];
        assert_eq!(found(&all, "Nim").as_deref(), Some("Nim"));
        let all = [named("Main", 0), named("Z", 0)];
        assert_eq!(found(&all, "nim").as_deref(), Some("Main"));
        let all = [named("A", PUBLIC), named("Nim", 0)];
        assert_eq!(found(&all, "Nim").as_deref(), Some("A"));
    }

    #[test]
    fn a_plain_main_starts_where_java_is_new() {
        let plain = |version| class("Nim", 0, ("main", "()V", 0), version);
        assert_eq!(found(&[plain(61)], "Nim"), None);
        assert_eq!(found(&[plain(69)], "Nim").as_deref(), Some("Nim"));
        let private = class("Nim", 0, ("main", "()V", PRIVATE), 69);
        assert_eq!(found(&[private], "Nim"), None);
    }

    #[test]
    fn half_a_class_is_none() {
        let whole = class("Nim", PUBLIC, CLASSIC, 61);
        for end in 0..whole.len() {
            assert_eq!(Class::parse(&mut Bytes(&whole[..end])), None, "{end}");
        }
        assert!(Class::parse(&mut Bytes(&whole)).is_some());
    }
}
