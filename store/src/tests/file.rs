//! The file: versions, locks, a full disk, backups.

use std::fs;
#[cfg(target_os = "linux")]
use std::process::Command;
use std::time::Instant;

use rusqlite::types::Value::{Integer, Text};

use super::*;
use crate::backup::look_through;
use crate::migrations::MIGRATIONS;

/// The versions that there are, and more.
fn with_more(more: &[&'static str]) -> &'static [&'static str] {
    [MIGRATIONS, more].concat().leak()
}

/// The number of the last one.
fn latest() -> i64 {
    i64::try_from(MIGRATIONS.len()).unwrap()
}

#[test]
fn a_file_of_each_version_becomes_one_of_the_latest() {
    for count in 1..MIGRATIONS.len() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("class");
        let hands = Arc::default();
        let older = Opening {
            migrations: &MIGRATIONS[..count],
            ..opening(&hands)
        };
        let store = Store::open(&file, older).unwrap();
        store.add_person("An", Role::Pupil, None).unwrap();
        store.set_tests("nim", "lock").unwrap();
        drop(store);
        let store = Store::open(&file, opening(&hands)).unwrap();
        assert_eq!(hand_in(&store, 1, Lane::Class, b"x").unwrap().submission, 1);
        assert_eq!(drained(&store).len(), 2);
    }
}

#[test]
fn an_older_file_is_copied_and_brought_up_to_date_and_a_newer_one_is_refused() {
    let class = Class::of(3);
    let file = class.path("class");
    let hands = class.hands.clone();
    let Class { folder, store, .. } = class;
    drop(store);
    let later = Opening {
        migrations: with_more(&[
            "CREATE TABLE later (x INTEGER)",
            "INSERT INTO later VALUES (7)",
        ]),
        ..opening(&hands)
    };
    drop(Store::open(&file, later).unwrap());
    assert_eq!(count(&file, "SELECT x FROM later"), 7);
    let backup = folder.path().join(format!("class.v{}.backup", latest()));
    assert_eq!(count(&backup, "SELECT count(*) FROM person"), 3);
    assert_eq!(count(&backup, "PRAGMA user_version"), latest());
    let refused = Store::open(&file, opening(&hands)).err().unwrap();
    let Error::Newer(its, ours) = refused else {
        panic!("{refused}")
    };
    assert_eq!((its, ours), (latest() + 2, latest()));
    assert_eq!(count(&file, "SELECT count(*) FROM person"), 3);
}

#[test]
fn what_the_first_version_has_kept_counts_in_the_last_one() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("class");
    let first = rusqlite::Connection::open(&file).unwrap();
    first.execute_batch(MIGRATIONS[0]).unwrap();
    let kept = "INSERT INTO person VALUES (1, 'An', 0, NULL, 0, 0); INSERT INTO source VALUES (x'00', x'01');
        INSERT INTO tests VALUES ('nim', 'lock', 'lock');
        INSERT INTO submission VALUES (1, 1, 'nim', 'NIM.cpp', 'C++17', x'00', x'00', 0);
        INSERT INTO verdict VALUES (1, 1, 'lock', 1, 1, 1, 'AC', 100, '', 'worker', 0);";
    first.execute_batch(kept).unwrap();
    let marks = [
        ("application_id", crate::migrations::APPLICATION),
        ("user_version", 1),
    ];
    for (pragma, value) in marks {
        first.pragma_update(None, pragma, value).unwrap();
    }
    drop(first);
    let store = Store::open(&file, Opening::default()).unwrap();
    let cells = store.cells(None).unwrap();
    assert!(cells.len() == 1 && cells[0].is_solved, "{cells:?}");
    assert!(!store.submission(1).unwrap().unwrap().is_bot);
}

#[test]
fn a_migration_that_fails_leaves_the_file_as_it_was() {
    let class = Class::of(1);
    let file = class.path("class");
    let hands = class.hands.clone();
    let Class { folder, store, .. } = class;
    drop(store);
    let broken = Opening {
        migrations: with_more(&["CREATE TABLE x (x); CREATE TABLE x (x)"]),
        ..opening(&hands)
    };
    assert!(Store::open(&file, broken).is_err());
    assert_eq!(count(&file, "PRAGMA user_version"), latest());
    assert_eq!(
        count(&file, "SELECT count(*) FROM sqlite_schema WHERE name = 'x'"),
        0
    );
    drop(Store::open(&file, opening(&hands)).unwrap());
    drop(folder);
}

#[test]
fn what_is_no_file_of_a_class_is_refused_and_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    let refused = |file: &Path| {
        let before = fs::read(file).unwrap();
        let error = Store::open(file, Opening::default()).err().unwrap();
        assert_eq!(fs::read(file).unwrap(), before);
        assert!(matches!(error, Error::NotOurs), "{error}");
    };
    fs::write(
        &file,
        "a file of somebody else, longer than the head of a database. ".repeat(30),
    )
    .unwrap();
    refused(&file);
    fs::remove_file(&file).unwrap();
    let other = rusqlite::Connection::open(&file).unwrap();
    other.execute_batch("CREATE TABLE x (x)").unwrap();
    drop(other);
    refused(&file);
}

#[test]
fn a_second_server_on_one_file_is_refused() {
    let class = Class::of(1);
    let second = Store::open(&class.path("class"), Opening::default())
        .err()
        .unwrap();
    assert!(matches!(second, Error::InUse), "{second}");
    let restored = restore(&class.path("class"), &class.path("class")).unwrap_err();
    assert!(matches!(restored, Error::InUse), "{restored}");
    drop(class.again());
}

#[cfg(unix)]
#[test]
fn nobody_else_on_the_machine_reads_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let class = Class::of(1);
    class.store.backup(&class.path("backup")).unwrap();
    for name in ["class", "class-wal", "backup"] {
        let mode = fs::metadata(class.path(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{name}");
    }
}

#[test]
fn copies_that_are_asked_for_at_once_are_whole() {
    let class = Class::of(3);
    let to = class.path("backup");
    std::thread::scope(|scope| {
        let all = [(); 4].map(|()| scope.spawn(|| class.store.backup(&to)));
        for copy in all {
            copy.join().unwrap().unwrap();
        }
    });
    assert_eq!(count(&to, "SELECT count(*) FROM person"), 3);
}

#[test]
fn a_locked_file_is_waited_for_and_then_told_and_readers_go_on() {
    let class = Class::of(1);
    let other = rusqlite::Connection::open(class.path("class")).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let began = Instant::now();
    let refused = hand_in(&class.store, 1, Lane::Class, b"form").unwrap_err();
    assert!(matches!(refused, Error::Busy), "{refused}");
    assert!(began.elapsed() >= Duration::from_millis(50));
    assert_eq!(class.store.people().unwrap().len(), 1);
    other.execute_batch("COMMIT").unwrap();
    assert!(
        hand_in(&class.store, 1, Lane::Class, b"form")
            .unwrap()
            .is_new
    );
}

/// Hands in until there is no room; then all that was received is there, and nothing half of the last.
fn fill(class: &Class, make_room: impl FnOnce()) {
    let bytes = vec![b'x'; 4000];
    let send = |number: u32| {
        let mut bytes = bytes.clone();
        bytes.extend(number.to_be_bytes());
        class.store.hand_in(&HandIn {
            person: 1,
            problem: "nim",
            file: "nim.cpp",
            language: "c++17",
            bytes: &bytes,
            nonce: &number.to_be_bytes(),
            contest: None,
            lane: Lane::Class,
            is_bot: false,
        })
    };
    let received = (0..10_000).take_while(|&number| match send(number) {
        Ok(_) => true,
        Err(Error::Full) => false,
        Err(other) => panic!("{other}"),
    });
    let received = received.count();
    assert!((3..9000).contains(&received), "{received}");
    let total = |sql| {
        class
            .store
            .with_writer(|it| it.query_row(sql, [], |row| row.get::<_, u32>(0)).unwrap() as usize)
    };
    for sql in [
        "SELECT count(*) FROM submission",
        "SELECT count(*) FROM source",
        "SELECT count(*) FROM job",
        "SELECT count(*) FROM event",
    ] {
        assert_eq!(total(sql), received, "{sql}");
    }
    // Pages are still read.
    let filter = Filter::default();
    assert_eq!(
        class.store.submissions(filter, u32::MAX).unwrap().len(),
        received
    );
    make_room();
    assert!(send(20_000).unwrap().is_new);
    assert_eq!(drained(&class.store).len(), 2 * (received + 1));
    look_through(class.store.path(), i64::MAX).unwrap();
}

#[test]
fn where_there_is_no_room_nothing_half_is_written() {
    let class = Class::of(1);
    let most = |pages: i64| {
        class.store.with_writer(|it| {
            let sql = format!("PRAGMA max_page_count = {pages}");
            it.query_row(&sql, [], |_| Ok(())).unwrap();
        });
    };
    let pages = class.store.with_writer(|it| {
        it.query_row("PRAGMA page_count", [], |row| row.get::<_, i64>(0))
            .unwrap()
    });
    most(pages + 40);
    fill(&class, || most(1_000_000));
}

/// A mounted disk; a test that fails leaves none.
#[cfg(target_os = "linux")]
struct Mounted(std::path::PathBuf);

#[cfg(target_os = "linux")]
impl Drop for Mounted {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}

/// A disk that is full in earnest: where this user may mount one.
#[cfg(target_os = "linux")]
#[test]
fn on_a_full_disk_nothing_half_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let disk = folder.path().join("disk");
    fs::create_dir(&disk).unwrap();
    let mount = Command::new("mount")
        .args(["-t", "tmpfs", "-o", "size=12m", "none"])
        .arg(&disk)
        .output();
    if !mount.is_ok_and(|it| it.status.success()) {
        return;
    }
    let mounted = Mounted(disk.clone());
    fs::write(disk.join("ballast"), vec![0; 6_000_000]).unwrap();
    let inner = tempfile::tempdir_in(&disk).unwrap();
    let hands = Arc::new(Hands::default());
    let store = Store::open(&inner.path().join("class"), opening(&hands)).unwrap();
    store.add_person("one", Role::Pupil, None).unwrap();
    store.set_tests("nim", "lock").unwrap();
    let class = Class {
        folder: inner,
        hands,
        store,
    };
    fill(&class, || fs::remove_file(disk.join("ballast")).unwrap());
    drop(class);
    drop(mounted);
}

#[test]
fn a_backup_is_whole_and_leads_back() {
    let class = Class::of(2);
    let (file, backup) = (class.path("class"), class.path("backup"));
    class.hand_in(1, Lane::Class);
    drained(&class.store);
    class.store.backup(&backup).unwrap();
    // It is a file of its own, and may be made again over itself.
    class.store.backup(&backup).unwrap();
    class.hand_in(2, Lane::Class);
    assert_eq!(count(&backup, "SELECT count(*) FROM submission"), 1);
    let Class {
        folder,
        hands,
        store,
    } = class;
    drop(store);
    let replaced = restore(&backup, &file).unwrap().unwrap();
    assert_eq!(count(&replaced, "SELECT count(*) FROM submission"), 2);
    let store = Store::open(&file, opening(&hands)).unwrap();
    let class = Class {
        folder,
        hands,
        store,
    };
    assert_eq!(
        class.store.submissions(Filter::default(), 9).unwrap().len(),
        1
    );
    class.hand_in(2, Lane::Class);
    assert_eq!(drained(&class.store).len(), 2);
}

#[test]
fn a_damaged_file_is_no_backup_and_a_damaged_class_can_be_restored() {
    let class = Class::of(40);
    let (file, backup) = (class.path("class"), class.path("backup"));
    for pupil in 1..=40 {
        class.hand_in(pupil, Lane::Class);
    }
    class.store.backup(&backup).unwrap();
    let Class {
        folder,
        hands,
        store,
    } = class;
    drop(store);
    let mut bytes = fs::read(&backup).unwrap();
    let half = bytes.len() / 2;
    bytes[half..half + 8192].fill(0xa5);
    let damaged = folder.path().join("damaged");
    fs::write(&damaged, &bytes).unwrap();
    let before = fs::read(&file).unwrap();
    let refused = restore(&damaged, &file).unwrap_err();
    assert!(matches!(refused, Error::Damaged(_)), "{refused}");
    assert_eq!(fs::read(&file).unwrap(), before);
    fs::write(&file, &bytes).unwrap();
    restore(&backup, &file).unwrap();
    let store = Store::open(&file, opening(&hands)).unwrap();
    assert_eq!(drained(&store).len(), 80);
}

#[test]
fn the_promises_of_the_disk_are_asked_on_the_live_connection() {
    let class = Class::of(1);
    let ask = |pragma: &str| {
        class.store.with_writer(|it| {
            it.pragma_query_value(None, pragma, |row| row.get::<_, rusqlite::types::Value>(0))
                .unwrap()
        })
    };
    assert_eq!(ask("journal_mode"), Text("wal".to_owned()));
    assert_eq!(ask("synchronous"), Integer(2));
    assert_eq!(ask("foreign_keys"), Integer(1));
}
