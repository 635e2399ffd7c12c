//! What is damaged, endless, locked, or leads elsewhere.

use super::*;

#[test]
fn links_pipes_and_sockets_are_named_and_stop_nobody() {
    let room = Room::new();
    let pipe = |path: &str| {
        let mode = nix::sys::stat::Mode::S_IRWXU;
        nix::unistd::mkfifo(&room.path(path), mode).unwrap();
    };
    room.file("An/NIM.cpp", "secret", 0);
    pipe("Bình.zip");
    fs::create_dir(room.path("Chi")).unwrap();
    pipe("Chi/NIM.cpp");
    pipe("Chi/all.zip");
    symlink("../An/NIM.cpp", room.path("Chi/DICE.cpp")).unwrap();
    symlink("../An", room.path("Chi/sub")).unwrap();
    symlink("An", room.path("Dũng")).unwrap();
    symlink("An/NIM.cpp", room.path("Em_NIM.cpp")).unwrap();
    pipe("Giang_NIM.cpp");
    room.file("Hà/NIM.py", "import lib", 0);
    symlink("../An/NIM.cpp", room.path("Hà/lib.py")).unwrap();
    let class = room.collect(&["nim", "dice"]);
    let (link, special) = (
        "is a link and was not opened",
        "is no regular file and was not opened",
    );
    let expected = [
        "An: nim = NIM.cpp".to_owned(),
        "Bình:".to_owned(),
        format!("Chi: dice = DICE.cpp ({link}), nim = NIM.cpp ({special})"),
        "Dũng:".to_owned(),
        format!("Em: nim = Em_NIM.cpp ({link})"),
        format!("Giang: nim = Giang_NIM.cpp ({special})"),
        "Hà: nim = NIM.py".to_owned(),
    ];
    assert_eq!(counted(&class), expected);
    let told = told(&class);
    for text in [
        format!("Bình: Bình.zip: {special}"),
        format!("Chi: all.zip: {special}"),
        format!("Chi: sub: {link}"),
        format!("Dũng: Dũng: {link}"),
    ] {
        assert!(told.contains(&text), "'{text}' is not in {told:#?}");
    }
    assert!(class.pupils[6].sources[0].modules.is_empty());
}

#[test]
fn what_is_swapped_while_it_is_looked_at_is_never_followed() {
    let room = Room::new();
    fs::create_dir(room.path("An")).unwrap();
    fs::write(room.path("secret"), "SECRET").unwrap();
    let stop = std::sync::atomic::AtomicBool::new(false);
    let relaxed = std::sync::atomic::Ordering::Relaxed;
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let source = room.path("An/NIM.cpp");
            while !stop.load(relaxed) {
                fs::write(&source, "mine").unwrap();
                fs::remove_file(&source).unwrap();
                symlink("../secret", &source).unwrap();
                fs::remove_file(&source).unwrap();
                nix::unistd::mkfifo(&source, nix::sys::stat::Mode::S_IRWXU).unwrap();
                fs::remove_file(&source).unwrap();
            }
        });
        for _ in 0..300 {
            for pupil in room.collect(&["nim"]).pupils {
                for source in pupil.sources {
                    assert_ne!(source.bytes, b"SECRET");
                }
            }
        }
        stop.store(true, relaxed);
    });
}

#[test]
fn other_archives_and_damaged_ones_lose_nobody() {
    let room = Room::new();
    for name in ["a.rar", "b.7z", "c.tar.gz", "d.tgz"] {
        room.file(name, "Rar!", 0);
    }
    room.file("e.zip", "no archive", 0);
    let whole = zipped(&[
        ("NIM.cpp", b"int main() {}", 0),
        ("DICE.cpp", &[7; 5000], 0),
    ]);
    room.file("f.zip", &whole[..whole.len() - 120], 0);
    let mut damaged = zipped(&[("NIM.cpp", b"int main() {}", 0), ("DICE.cpp", b"x", 0)]);
    let at = damaged
        .windows(4)
        .position(|it| it == b"PK\x01\x02")
        .unwrap();
    damaged[at + 16] ^= 0xff;
    room.file("g.zip", damaged, 0);
    let mut locked = zipped(&[("NIM.cpp", b"int main() {}", 0), ("DICE.cpp", b"x", 0)]);
    let at = locked
        .windows(4)
        .position(|it| it == b"PK\x01\x02")
        .unwrap();
    locked[at + 8] |= 1;
    room.file("h.zip", locked, 0);
    room.file("i/bai.rar", "x", 0);
    room.file("i/NIM.cpp", "x", 0);
    let class = room.collect(&["nim", "dice"]);
    let expected = [
        "a:",
        "b:",
        "c:",
        "d:",
        "e:",
        "f: nim = f.zip/NIM.cpp",
        "g: dice = g.zip/DICE.cpp, nim = g.zip/NIM.cpp (is damaged and cannot be read)",
        "h: dice = h.zip/DICE.cpp, nim = h.zip/NIM.cpp (has a password and cannot be opened)",
        "i: nim = NIM.cpp",
    ];
    assert_eq!(counted(&class)[..5], expected[..5]);
    assert_eq!(counted(&class)[6..], expected[6..]);
    assert!(
        counted(&class)[5].contains(expected[5].trim_start_matches("f:")),
        "{:?}",
        counted(&class)[5]
    );
    let told = told(&class);
    for text in [
        "a: a.rar: archives of this kind cannot be opened here: unpack it, or pack it as zip",
        "c: c.tar.gz: archives of this kind",
        "e: e.zip: is no zip archive, or damaged as a whole",
        "f: f.zip: the archive is damaged; files that can still be found in it: ",
        "g: g.zip/NIM.cpp: is damaged and cannot be read",
        "h: h.zip/NIM.cpp: has a password and cannot be opened",
        "i: bai.rar: archives of this kind",
    ] {
        assert!(
            told.iter().any(|it| it.starts_with(text)),
            "'{text}' is not in {told:#?}"
        );
    }
}

#[test]
fn one_archive_in_another_is_opened_and_no_more() {
    let room = Room::new();
    let third = zipped(&[("NIM.cpp", b"x", 0)]);
    let second = zipped(&[
        ("DICE.cpp", b"x", 0),
        ("third.zip", &third, 0),
        ("x.rar", b"x", 0),
    ]);
    room.file("An.zip", zipped(&[("second.zip", &second, 0)]), 0);
    let class = room.collect(&["nim", "dice"]);
    assert_eq!(counted(&class), ["An: dice = An.zip/second.zip/DICE.cpp"]);
    let told = [
        "An.zip/second.zip/third.zip: lies in too many other archives and was not opened",
        "An.zip/second.zip/x.rar: archives of this kind cannot be opened here",
    ];
    assert_told(&class, &told);
}

#[test]
fn what_lies_before_and_beside_the_source_does_not_hide_it() {
    let room = Room::new();
    for number in 0..1500 {
        room.file(&format!("An/a/{number}.txt"), "", 0);
    }
    room.file("An/z/NIM.cpp", "x", 0);
    room.file("An/env/pyvenv.cfg", "", 0);
    room.file("An/env/lib/nim.py", "x", 9);
    room.file("An/venv/nim.py", "x", 9);
    room.file("An/__MACOSX/._NIM.cpp", "x", 9);
    let mut entries: Vec<(String, &[u8], u8)> = Vec::new();
    for number in 0..1500 {
        entries.push((format!("env/lib/x{number}.py"), b"x", 0));
    }
    entries.push(("env/pyvenv.cfg".to_owned(), b"", 0));
    entries.push(("node_modules/nim.js".to_owned(), b"x", 9));
    entries.push(("NIM.cpp".to_owned(), b"x", 0));
    let entries: Vec<_> = entries
        .iter()
        .map(|it| (it.0.as_str(), it.1, it.2))
        .collect();
    room.file("Bình.zip", zipped(&entries), 0);
    // Who works within a virtual environment.
    room.file("Chi/pyvenv.cfg", "", 0);
    room.file("Chi/lib/nim.py", "x", 9);
    room.file("Chi/NIM.py", "x", 0);
    let class = room.collect(&["nim", "dice"]);
    assert_eq!(
        counted(&class),
        [
            "An: nim = z/NIM.cpp",
            "Bình: nim = Bình.zip/NIM.cpp",
            "Chi: nim = NIM.py"
        ]
    );
    let told = [
        "An: not looked into: __MACOSX, venv, env/lib",
        "An: no solutions, 1501 in all: a/0.txt, a/1.txt",
        "Bình: not looked into: Bình.zip/env/lib, Bình.zip/node_modules",
        "Bình: no solutions, 1 in all: Bình.zip/env/pyvenv.cfg",
        "Chi: not looked into: lib",
        "Chi: no solutions, 1 in all: pyvenv.cfg",
    ];
    assert_told(&class, &told);
}

#[test]
fn a_hand_in_has_bounds_and_what_they_cut_off_is_told() {
    let room = Room::new();
    let mebibyte = vec![b' '; 1 << 20];
    for number in 0..40 {
        room.file(&format!("An/{number}/nim.cpp"), &mebibyte, number);
    }
    room.file("Bình/0/1/2/3/4/5/6/7/8/NIM.cpp", "x", 0);
    let zeros = vec![0; 40 << 20];
    let bomb = zipped(&[
        ("NIM.cpp", &zeros, 0),
        ("bomb.zip", &zeros, 0),
        ("DICE.cpp", b"x", 0),
    ]);
    assert!(bomb.len() < 200 << 10);
    room.file("Chi.zip", bomb, 0);
    // Many sources with many modules each.
    let imports: Vec<String> = (0..100).map(|it| format!("import m{it}")).collect();
    let imports = imports.join("\n");
    let module = format!("'''{}'''", " ".repeat((1 << 20) - 6));
    let mut entries = vec![("nim.py".to_owned(), imports.as_bytes())];
    entries.extend((0..100).map(|it| (format!("m{it}.py"), module.as_bytes())));
    let entries: Vec<_> = entries.iter().map(|it| (it.0.as_str(), it.1, 0)).collect();
    room.file("Dũng.zip", zipped(&entries), 0);
    let started = std::time::Instant::now();
    let class = room.collect(&["nim", "dice"]);
    assert!(started.elapsed() < Duration::from_secs(20));
    assert_eq!(class.pupils[0].sources[0].shown, "39/nim.cpp");
    assert!(class.pupils[1].sources.is_empty());
    let large = "nim = Chi.zip/NIM.cpp (is longer than 1 MiB and was not judged)";
    assert_eq!(
        counted(&class)[2],
        format!("Chi: dice = Chi.zip/DICE.cpp, {large}")
    );
    let held: usize = class.pupils[3].sources[0]
        .modules
        .values()
        .map(Vec::len)
        .sum();
    assert!(held <= 16 << 20);
    let told = told(&class);
    for text in [
        "Bình: 0/1/2/3/4/5/6/7/8: lies more than 8 folders deep and was not looked into",
        "Chi: Chi.zip/bomb.zip: was not read any more: the files of this pupil are longer than 16 MiB",
    ] {
        assert!(
            told.iter().any(|it| it.starts_with(text)),
            "'{text}' is not in {told:#?}"
        );
    }
}

#[test]
fn a_tree_without_end_is_cut_and_told() {
    let room = Room::new();
    for number in 0..50 {
        let folder = room.path("An").join(number.to_string());
        fs::create_dir_all(&folder).unwrap();
        for number in 0..500 {
            fs::write(folder.join(number.to_string()), "").unwrap();
        }
    }
    room.file("An/NIM.cpp", "x", 0);
    let class = room.collect(&["nim"]);
    assert_eq!(counted(&class), ["An: nim = NIM.cpp"]);
    assert_eq!(
        class.pupils[0].notes[0].text.of(Lang::En),
        "An: holds too many files, only the first 20000 were looked at"
    );
}

#[test]
fn what_is_packed_in_another_way_is_named() {
    let room = Room::new();
    let mut bytes = zipped(&[("NIM.cpp", b"x", 0)]);
    let stored = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    writer.start_file("DICE.cpp", stored).unwrap();
    writer.write_all(b"int main() {}").unwrap();
    room.file("An.zip", writer.finish().unwrap().into_inner(), 0);
    let at = bytes.windows(4).position(|it| it == b"PK\x01\x02").unwrap();
    bytes[at + 10] = 14;
    room.file("Bình.zip", bytes, 0);
    let class = room.collect(&["nim", "dice"]);
    let why = "is packed in a way that cannot be opened here: pack it as zip again";
    let expected = [
        "An: dice = An.zip/DICE.cpp".to_owned(),
        format!("Bình: nim = Bình.zip/NIM.cpp ({why})"),
    ];
    assert_eq!(counted(&class), expected);
}

#[test]
fn what_the_system_does_not_let_be_read_leaves_the_place_to_nothing_older() {
    let room = Room::new();
    room.file("An/NIM.cpp", "int main() {}", 0);
    room.file("An/new/NIM.cpp", "int main() {}", 9);
    room.file("Bình/NIM.py", "import helper", 0);
    room.file("Bình/helper.py", "", 0);
    let nim = all_problems::find("nim").unwrap();
    let rules = Rules::new(&[nim], room.0.path(), &Language::ALL, None);
    let root = Folder::open(room.0.path()).unwrap();
    let gone = ["An/new/NIM.cpp", "Bình/helper.py"];
    for (pupil, gone) in ["An", "Bình"].into_iter().zip(gone) {
        let mut pile = Pile::new(pupil.to_owned());
        pile.add_folder(&root, pupil.as_ref());
        fs::remove_file(room.path(gone)).unwrap();
        let sources = choice::choose(&mut pile, &rules);
        let [source] = &sources[..] else {
            panic!("{sources:?}")
        };
        assert!(matches!(source.barred, Some(Barred::Unreadable(_))));
        let told = pile.close();
        let (_, name) = gone.split_once('/').unwrap();
        let expected = format!("{name}: cannot be read: no such file or folder");
        assert_eq!(told[0].text.of(Lang::En), expected, "{told:?}");
    }
}
