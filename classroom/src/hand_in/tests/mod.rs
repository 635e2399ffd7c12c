//! Classes as pupils hand them in.

mod hostile;
mod twins;

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{Cursor, Write};
use std::os::unix::ffi::OsStringExt;
use std::os::unix::fs::symlink;
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use bilingual::{Lang, Say};
use tempfile::TempDir;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use super::*;

/// A class in a temporary folder.
struct Room(TempDir);

impl Room {
    fn new() -> Room {
        all_problems::install();
        Room(tempfile::tempdir().unwrap())
    }

    fn path(&self, path: &str) -> PathBuf {
        self.0.path().join(path)
    }

    /// A file, written so many seconds after 2020.
    fn file(&self, path: &str, text: impl AsRef<[u8]>, written: u64) {
        let path = self.path(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        let file = File::options().write(true).open(&path).unwrap();
        let time = SystemTime::UNIX_EPOCH + Duration::from_secs(YEAR_2020 + written);
        file.set_modified(time).unwrap();
    }

    fn collect(&self, ids: &[&str]) -> Class {
        self.collect_by(ids, &Language::ALL, None)
    }

    fn collect_by(&self, ids: &[&str], allowed: &[Language], deadline: Option<i64>) -> Class {
        let all: Vec<_> = ids
            .iter()
            .map(|id| all_problems::find(id).unwrap())
            .collect();
        let rules = Rules::new(&all, self.0.path(), allowed, deadline);
        Class::collect(self.0.path(), &rules).unwrap()
    }
}

const YEAR_2020: u64 = 1_577_836_800;

/// An archive of these entries, packed at 10:00 and so many minutes.
fn zipped(entries: &[(&str, &[u8], u8)]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text, minute) in entries {
        let time = DateTime::from_date_and_time(2026, 11, 22, 10, *minute, 0).unwrap();
        let options = SimpleFileOptions::default().last_modified_time(time);
        writer.start_file(*name, options).unwrap();
        writer.write_all(text).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

/// Each pupil with the sources that count: `An: nim = NIM.cpp`, or why they do not.
fn counted(class: &Class) -> Vec<String> {
    let lines = class.pupils.iter().map(|pupil| {
        let sources = pupil.sources.iter().map(|source| {
            let bar = source.barred.as_ref();
            let bar = bar
                .map(|it| format!(" ({})", it.reason().of(Lang::En)))
                .unwrap_or_default();
            format!(" {} = {}{bar}", source.problem.id(), source.shown)
        });
        format!("{}:{}", pupil.name, sources.collect::<Vec<_>>().join(","))
    });
    lines.collect()
}

/// All remarks: `An: …`, those of the class without a name.
fn told(class: &Class) -> Vec<String> {
    let of_pupils = class.pupils.iter().flat_map(|pupil| {
        let notes = pupil.notes.iter();
        notes.map(|note| format!("{}: {}", pupil.name, note.text.of(Lang::En)))
    });
    let of_class = class.notes.iter().map(|note| note.text.say(Lang::En));
    of_pupils.chain(of_class).collect()
}

fn assert_told(class: &Class, words: &[&str]) {
    let told = told(class);
    for word in words {
        assert!(
            told.iter().any(|it| it.contains(word)),
            "'{word}' is not in {told:#?}"
        );
    }
    assert_eq!(told.len(), words.len(), "{told:#?}");
}

#[test]
fn folders_archives_and_loose_sources_are_pupils() {
    let room = Room::new();
    room.file("An/NIM.cpp", "a", 0);
    room.file("An/notes.txt", "b", 0);
    room.file("Bình/lập trình/dice.PAS", "c", 0);
    room.file(
        "Chi.ZIP",
        zipped(&[("x/GAME_3.cpp", b"d", 0), ("NIM.py", b"e", 0)]),
        0,
    );
    room.file("Dũng_nim.c++", "f", 0);
    room.file("Emptiness/.gitkeep", "", 0);
    room.file("readme.txt", "g", 0);
    room.file("dice.cpp", "h", 0);
    room.file(".hidden/NIM.cpp", "i", 0);
    room.file("scores.csv", "j", 0);
    let class = room.collect(&["nim", "dice", "game_3"]);
    let expected = [
        "An: nim = NIM.cpp",
        "Bình: dice = lập trình/dice.PAS",
        "Chi: game_3 = Chi.ZIP/x/GAME_3.cpp, nim = Chi.ZIP/NIM.py",
        "Dũng: nim = Dũng_nim.c++",
        "Emptiness:",
    ];
    assert_eq!(counted(&class), expected);
    let told = [
        "An: no solutions, 1 in all: notes.txt",
        "Dũng: Dũng_nim.c++ was judged as NIM",
        "Emptiness: no solutions, 1 in all: .gitkeep",
        "belongs to no pupil and was not judged: dice.cpp, readme.txt",
        "not looked into: .hidden",
    ];
    assert_told(&class, &told);
    assert_eq!(class.pupils[3].sources[0].name, "NIM.cpp");
}

#[test]
fn names_that_are_almost_right_are_understood_and_told() {
    let room = Room::new();
    for (pupil, name) in [
        ("a", "NIM (1).cpp"),
        ("b", "NIM.cpp.txt"),
        ("c", "Nim .cpp"),
        ("d", "bai1_NIM.cpp"),
        ("e", "NIM.c++"),
        ("f", "Desktop/bai lam/nim/main.cpp"),
        ("g", "one/two/three/four/five/six/seven/eight/NIM.cpp"),
    ] {
        room.file(&format!("{pupil}/{name}"), "x", 0);
    }
    let long = format!("{} nim.cpp", "x".repeat(240));
    room.file(&format!("h/{long}"), "x", 0);
    let class = room.collect(&["nim", "dice"]);
    let names = class
        .pupils
        .iter()
        .map(|pupil| pupil.sources[0].name.as_str());
    assert!(names.eq(["NIM.cpp"; 8]));
    let told = told(&class);
    assert_eq!(told.len(), 7, "{told:?}");
    assert!(
        told.iter().all(|it| it.ends_with("was judged as NIM")),
        "{told:?}"
    );
}

#[test]
fn sources_without_a_problem_are_named_and_judged_only_where_there_is_no_doubt() {
    let room = Room::new();
    room.file("a/main.cpp", "x", 0);
    room.file("b/main.cpp", "x", 0);
    room.file("b/other.cpp", "x", 0);
    room.file("c/NIM.cpp", "x", 0);
    room.file("c/test.cpp", "x", 1);
    room.file("d/dice nim.cpp", "x", 0);
    room.file("e/coins.cpp", "x", 0);
    room.file("f/solve.py", "import lib", 0);
    room.file("f/lib.py", "x", 0);
    room.file("Lan.cpp", "x", 0);
    // With one problem, what is alone is for it.
    let class = room.collect(&["nim"]);
    let expected = [
        "Lan: nim = Lan.cpp",
        "a: nim = main.cpp",
        "b:",
        "c: nim = NIM.cpp",
        "d: nim = dice nim.cpp",
        "e:",
        "f: nim = solve.py",
    ];
    assert_eq!(counted(&class), expected);
    assert!(class.pupils[6].sources[0].modules.contains_key("lib.py"));
    let told = [
        "Lan: Lan.cpp was judged as NIM",
        "a: main.cpp was judged as NIM",
        "b: main.cpp, other.cpp: no problem can be told from the name",
        "c: test.cpp: no problem can be told from the name",
        "d: dice nim.cpp was judged as NIM",
        "e: coins.cpp: COINS is not in this contest",
        "f: solve.py was judged as NIM",
    ];
    assert_told(&class, &told);
    let class = room.collect(&["nim", "dice"]);
    assert_eq!(counted(&class)[..3], ["Lan:", "a:", "b:"]);
    let several = "d: dice nim.cpp: several problems stand in the name, so that it is for none";
    assert!(
        self::told(&class).iter().any(|it| it == several),
        "{:?}",
        self::told(&class)
    );
    assert!(class.pupils[0].notes[0].is_open());
}

#[test]
fn names_that_are_no_text_and_names_that_differ_little_stay_apart() {
    let room = Room::new();
    for byte in [0xe1, 0xe2] {
        let name = OsString::from_vec(vec![b'A', byte, b'n']);
        fs::create_dir(self::Room::path(&room, "").join(&name)).unwrap();
        fs::write(room.path("").join(&name).join("NIM.cpp"), [byte]).unwrap();
    }
    room.file("Bình/NIM.cpp", "x", 0);
    // The same name as some systems compose it.
    let decomposed: String = "Bình".nfd().collect();
    room.file(&format!("{decomposed}/DICE.cpp"), "x", 0);
    room.file("Lan.zip", zipped(&[("NIM.cpp", b"x", 0)]), 0);
    room.file("lan (1).zip", zipped(&[("NIM.cpp", b"x", 0)]), 0);
    let class = room.collect(&["nim", "dice"]);
    let expected = [
        "A\\xe1n: nim = NIM.cpp",
        "A\\xe2n: nim = NIM.cpp",
        "Bình: dice = DICE.cpp, nim = NIM.cpp",
        "Lan: nim = Lan.zip/NIM.cpp",
        "lan (1): nim = lan (1).zip/NIM.cpp",
    ];
    assert_eq!(counted(&class), expected);
    let told = [
        "Bình: taken together as one pupil's: Bình, Bình",
        "names that differ little, are they one pupil: Lan, lan (1)",
    ];
    assert_told(&class, &told);
}

#[test]
fn a_folder_and_archives_of_one_pupil_are_one_pupil() {
    let room = Room::new();
    room.file("An/NIM.cpp", "old", 5);
    room.file("An.zip", zipped(&[("NIM.cpp", b"new", 0)]), 9);
    room.file("An.ZIP", zipped(&[("DICE.cpp", b"x", 0)]), 1);
    room.file("An_DICE.cpp", "older", 0);
    let class = room.collect(&["nim", "dice"]);
    assert_eq!(
        counted(&class),
        ["An: dice = An.ZIP/DICE.cpp, nim = An.zip/NIM.cpp"]
    );
    let told = [
        "An.zip/NIM.cpp counts; written before it: NIM.cpp",
        "An.ZIP/DICE.cpp counts; written before it: An_DICE.cpp",
        "taken together as one pupil's: An, An.ZIP, An.zip, An_DICE.cpp",
    ];
    assert_told(&class, &told);
}

#[test]
fn the_last_source_counts_wherever_it_lies() {
    let room = Room::new();
    room.file("a/nim.pas", "x", 2);
    room.file("a/nim.cpp", "x", 1);
    room.file("b/x/nim.cpp", "x", 2);
    room.file("b/nim.cpp", "x", 1);
    room.file(
        "c.zip",
        zipped(&[("nim.cpp", b"x", 30), ("old/nim.cpp", b"x", 20)]),
        0,
    );
    room.file(
        "d.zip",
        zipped(&[("nim.cpp", b"x", 10), ("new/nim.cpp", b"x", 20)]),
        0,
    );
    room.file("e/nim.cpp", "x", 1);
    room.file("e/nim.c", "x", 1);
    room.file("e/nim (1).py", "x", 1);
    let inner = zipped(&[("nim.cpp", b"x", 1), ("nim.c", b"x", 2)]);
    room.file(
        "f.zip",
        zipped(&[("inner.zip", &inner, 5), ("nim.py", b"x", 4)]),
        0,
    );
    let class = room.collect(&["nim", "dice"]);
    let expected = [
        "a: nim = nim.pas",
        "b: nim = x/nim.cpp",
        "c: nim = c.zip/nim.cpp",
        "d: nim = d.zip/new/nim.cpp",
        "e: nim = nim.cpp",
        "f: nim = f.zip/inner.zip/nim.c",
    ];
    assert_eq!(counted(&class), expected);
    let told = [
        "a: nim.pas counts; written before it: nim.cpp",
        "b: x/nim.cpp counts; written before it: nim.cpp",
        "c: c.zip/nim.cpp counts; written before it: c.zip/old/nim.cpp",
        "d: d.zip/new/nim.cpp counts; written before it: d.zip/nim.cpp",
        "e: nim.cpp counts; written at the same time, so that the names decide: nim.c, nim (1).py",
        "f: f.zip/inner.zip/nim.c counts; written before it: f.zip/inner.zip/nim.cpp, f.zip/nim.py",
    ];
    assert_told(&class, &told);
}

#[test]
fn what_does_not_count_leaves_the_place_to_what_does() {
    let room = Room::new();
    room.file("a/nim.cpp", "x", 10);
    room.file("a/nim.c", "x", 1000);
    room.file("b/nim.cpp", "x", 10);
    room.file("b/nim.pas", "x", 20);
    room.file("c/nim.cpp", "x", 10);
    room.file("c/NIM.cpp", vec![b' '; (1 << 20) + 1], 20);
    room.file("d/nim.cpp", "x", 1000);
    room.file("e/nim.pas", "x", 10);
    room.file("f/nim.py", "import lib", 10);
    room.file("f/lib.py", "x", 1000);
    room.file("g/nim.cpp", vec![b' '; (1 << 20) + 1], 20);
    let allowed = [Language::Cpp, Language::C, Language::Python];
    let class = room.collect_by(&["nim"], &allowed, Some(YEAR_2020.cast_signed() + 100));
    let (late, pascal) = (
        "was written after the deadline and does not count",
        "Pascal is not allowed in this contest, so it does not count",
    );
    let large = "is longer than 1 MiB and was not judged";
    let expected = [
        "a: nim = nim.cpp".to_owned(),
        "b: nim = nim.cpp".to_owned(),
        "c: nim = nim.cpp".to_owned(),
        format!("d: nim = nim.cpp ({late})"),
        format!("e: nim = nim.pas ({pascal})"),
        format!("f: nim = nim.py ({late})"),
        format!("g: nim = nim.cpp ({large})"),
    ];
    assert_eq!(counted(&class), expected);
    let told = [
        format!("a: nim.c: {late}"),
        format!("b: nim.pas: {pascal}"),
        format!("c: NIM.cpp: {large}"),
        format!("d: nim.cpp: {late}"),
        format!("e: nim.pas: {pascal}"),
        format!("f: nim.py: {late}"),
        format!("g: nim.cpp: {large}"),
    ];
    assert_told(&class, &told.each_ref().map(String::as_str));
    assert!(matches!(
        class.pupils[3].sources[0].barred,
        Some(Barred::ByRule(_))
    ));
    assert!(matches!(
        class.pupils[6].sources[0].barred,
        Some(Barred::Unreadable(_))
    ));
}

#[test]
fn modules_come_with_the_source_that_imports_them_and_from_nowhere_else() {
    let room = Room::new();
    room.file("An/NIM.py", "import helper, secret\n", 0);
    room.file("An/helper.py", "import deep\n", 0);
    room.file("An/deep.py", "", 0);
    room.file("An/dice.cpp", "import helper\n", 0);
    room.file("secret.py", "", 0);
    room.file("Bình_NIM.py", "import secret", 0);
    let entries: [(&str, &[u8], u8); 3] = [
        ("a/helper.py", b"x = 1", 0),
        ("a/nim.py", b"from helper import x", 0),
        ("b/deep.py", b"", 0),
    ];
    room.file("Chi.zip", zipped(&entries), 0);
    let class = room.collect(&["nim", "dice"]);
    let modules = |pupil: usize, at: usize| -> Vec<&String> {
        class.pupils[pupil].sources[at].modules.keys().collect()
    };
    assert!(modules(0, 0).is_empty());
    assert_eq!(modules(0, 1), ["deep.py", "helper.py"]);
    assert!(modules(1, 0).is_empty());
    assert_eq!(modules(2, 0), ["helper.py"]);
}

#[test]
fn who_is_absent_has_a_line_and_who_is_not_on_the_list_is_told() {
    let room = Room::new();
    room.file("An/NIM.cpp", "x", 0);
    room.file("khach/NIM.cpp", "x", 0);
    let list = ["Trần Bình", "an"].map(str::to_owned);
    let class = room.collect(&["nim", "dice"]).with_absent(&list);
    let lines = ["An: nim = NIM.cpp", "khach: nim = NIM.cpp", "Trần Bình:"];
    assert_eq!(counted(&class), lines);
    let told = class.notes.last().unwrap().text.of(Lang::En);
    assert!(told.ends_with("of contest.toml): khach"), "{told}");
    // Without a list nobody is absent, and nobody a stranger.
    let class = room.collect(&["nim"]).with_absent(&[]);
    assert_eq!((class.pupils.len(), class.notes.len()), (2, 0));
}

#[test]
fn one_pupil_is_meant_by_his_name_or_by_a_part_that_no_other_has() {
    let room = Room::new();
    for name in ["An", "Nguyễn An", "Trần Bình", "Lê Bình"] {
        room.file(&format!("{name}/NIM.cpp"), "x", 0);
    }
    let class = room.collect(&["nim"]);
    for (word, name) in [
        ("an", "An"),
        ("NGUYỄN", "Nguyễn An"),
        ("trần bình", "Trần Bình"),
    ] {
        assert_eq!(class.pupils[class.only(word).unwrap()].name, name);
    }
    for (word, told) in [
        (
            "Bình",
            "'Bình' fits several names: Lê Bình, Trần Bình; write the whole name",
        ),
        (
            "Chi",
            "there is no pupil called 'Chi'; the names are: An, Lê Bình, Nguyễn An, Trần Bình",
        ),
        ("", "there is no pupil called ''"),
    ] {
        let error = class.only(word).unwrap_err().0;
        assert!(error.of(Lang::En).starts_with(told), "{error:?}");
    }
}
