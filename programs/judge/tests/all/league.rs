//! `judge league`: eight programs at three games.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::SystemTime;

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

use crate::common::classroom::Room;
use crate::common::eight;
use crate::common::yard::comes;

fn league(room: &Room, arguments: &[&str]) -> (i32, String) {
    let output = room.judge("league").args(arguments).output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8_lossy(&said).into_owned();
    (output.status.code().unwrap(), said)
}

/// The numbers of a game's table by pupil: points, won first, won second, drawn, slips, illegal, too
/// slow, failed, most CPU time.
fn table(csv: &str, game: &str) -> BTreeMap<String, Vec<u64>> {
    let rows = csv.trim_start_matches('\u{feff}').lines();
    let rows = rows.map(|row| row.split(',').collect::<Vec<&str>>());
    let rows = rows.filter(|row| row[0] == game.to_uppercase());
    rows.map(|row| {
        let numbers = row[3..].iter().map(|it| it.parse().unwrap());
        (row[2].to_owned(), numbers.collect())
    })
    .collect()
}

#[test]
fn eight_programs_of_every_kind_get_what_is_due() {
    let room = Room::new();
    eight::class(&room.path("class"));
    // Whoever is slow or silent uses all the time that it has, and does so at one game only.
    let absent = ["slow", "silent"];
    for pupil in absent {
        for game in &eight::GAMES[1..] {
            let hand_in = format!("class/{pupil}/{}.c", game.to_uppercase());
            fs::remove_file(room.path(&hand_in)).unwrap();
        }
    }
    let play = || league(&room, &["--openings", "1", "--jobs", "4"]);
    let (code, said) = play();
    assert_eq!(code, 0, "{said}");
    let (csv, page) = (room.read("league.csv"), room.read("league.html"));
    for (game, here) in eight::GAMES.into_iter().zip([8_u64, 6, 6]) {
        let table = table(&csv, game);
        let of = |pupil: &str| table[pupil].as_slice();
        assert_eq!(table.len() as u64, here, "{game}: {said}");
        // The four who play win all their games against those who do not, two against each.
        for pupil in ["perfect", "nearly", "greedy", "random"] {
            assert!(of(pupil)[0] >= 2 * (here - 4), "{game}, {pupil}: {said}");
            assert_eq!(of(pupil)[5..8], [0; 3], "{game}, {pupil}: {said}");
        }
        let perfect = of("perfect");
        assert_eq!(perfect[4], 0, "{game}: a perfect program slips not\n{said}");
        for (pupil, row) in &table {
            assert!(perfect[0] >= row[0], "{game}, {pupil}: {said}");
        }
        assert!(of("random")[4] + of("greedy")[4] > 0, "{game}: {said}");
        for (pupil, column) in [("illegal", 5), ("slow", 6), ("silent", 6), ("crashing", 7)] {
            let Some(row) = table.get(pupil) else {
                assert!(here < 8 && absent.contains(&pupil), "{game}: {said}");
                continue;
            };
            // Two games against each of the others; lost by another's fault are those in which that one was
            // first on turn.
            let games = 2 * (here - 1);
            let lost = row[column];
            assert_eq!(lost + row[0], games, "{game}, {pupil}: {said}");
            assert!(lost >= here + 2, "{game}, {pupil}: {said}");
            assert_eq!(
                row[5..8].iter().sum::<u64>(),
                lost,
                "{game}, {pupil}: {said}"
            );
        }
        assert!(page.contains(&format!("<h2>{}</h2>", game.to_uppercase())));
    }
    for words in [
        "says &#39;I have won&#39;",
        "time limit exceeded",
        "it is its turn, and it says nothing",
        "SIGABRT",
        "it was won and is lost",
    ] {
        let plain = words.replace("&#39;", "'");
        assert!(
            page.contains(words) || page.contains(&plain),
            "{words}\n{page}"
        );
    }
    // What was played is not played again, and tells the same.
    let kept = room.kept();
    assert_eq!(kept.len(), 28 + 15 + 15);
    assert_eq!(play(), (code, said));
    assert_eq!(room.kept(), kept);
    assert_eq!(
        (room.read("league.csv"), room.read("league.html")),
        (csv, page)
    );
}

#[test]
fn a_league_that_is_broken_off_goes_on_where_it_was() {
    let room = Room::new();
    let class = room.path("class");
    for number in 0..5 {
        let own = class.join(format!("{number}"));
        fs::create_dir(&own).unwrap();
        let path = own.join(eight::hand_in("greedy", "hau", &own));
        // Sources of their own, so that each pair is kept for itself.
        let text = fs::read_to_string(&path).unwrap();
        fs::write(&path, format!("# {number}\n{text}")).unwrap();
    }
    let mut judge = room.judge("league");
    let judge = judge.args(["--jobs", "1", "--openings", "2"]);
    let judge = judge.stdout(Stdio::null());
    let mut judge = judge.stderr(Stdio::null()).spawn().unwrap();
    assert!(comes(|| room.kept().len() >= 2));
    // Not SIGINT: where tests run in the background, a shell lets all of them ignore that.
    kill(Pid::from_raw(judge.id().cast_signed()), Signal::SIGTERM).unwrap();
    assert!(!judge.wait().unwrap().success());
    assert!(comes(|| fs::read_dir(room.path("tmp"))
        .unwrap()
        .next()
        .is_none()));
    assert!(!class.join("league.csv").exists());
    let kept = room.kept();
    assert!((2..10).contains(&kept.len()), "{}", kept.len());
    let (code, said) = league(&room, &["--openings", "2"]);
    assert_eq!(code, 0, "{said}");
    let now = room.kept();
    assert_eq!(now.len(), 10);
    let are_kept = |(file, written): (&PathBuf, &SystemTime)| now[file] == *written;
    assert!(kept.iter().all(are_kept), "it was played again");
}

#[test]
fn who_cannot_play_is_told_and_what_is_kept_is_not_believed_blindly() {
    let room = Room::new();
    let class = room.path("class");
    for pupil in ["greedy", "random", "illegal"] {
        fs::create_dir(class.join(pupil)).unwrap();
        eight::hand_in(pupil, "hau", &class.join(pupil));
    }
    fs::create_dir(class.join("=broken<b>")).unwrap();
    fs::write(
        class.join("=broken<b>/HAU.c"),
        "int main(void) { nonsense }",
    )
    .unwrap();
    let play = |more: &[&str]| league(&room, &[&["--openings", "2"], more].concat());
    let (code, said) = play(&[]);
    assert_eq!(code, 0, "{said}");
    assert!(
        said.contains("does not play: =broken<b>: HAU.c: does not compile"),
        "{said}"
    );
    assert!(room.read("league.html").contains("=broken&lt;b&gt;"));
    let csv = room.read("league.csv");
    // One who says that he has won with more moves than were made, and one that is no result.
    let kept: Vec<PathBuf> = room.kept().into_keys().collect();
    assert_eq!(kept.len(), 3);
    let text = fs::read_to_string(&kept[0]).unwrap();
    fs::write(&kept[0], text.replace("\"winner\":0", "\"winner\":7")).unwrap();
    fs::write(&kept[1], "[]").unwrap();
    fs::write(&kept[2], "{").unwrap();
    let times = |csv: &str| -> Vec<String> {
        // All but the last column, which is measured.
        let rows = csv
            .lines()
            .map(|row| row.rsplit_once(',').unwrap().0.to_owned());
        rows.collect()
    };
    assert_eq!(play(&[]).0, 0);
    assert_eq!(times(&room.read("league.csv")), times(&csv));
    // Anew if that is asked for, or if a source has changed.
    let before = room.kept();
    assert_eq!(play(&["--again"]).0, 0);
    assert!(
        room.kept()
            .iter()
            .all(|(file, written)| before[file] < *written)
    );
    eight::hand_in("slow", "hau", &class.join("illegal"));
    assert_eq!(play(&[]).0, 0);
    assert_eq!(room.kept().len(), 5);
    let empty = Room::new();
    fs::create_dir(empty.path("class").join("An")).unwrap();
    let (code, said) = league(&empty, &[]);
    assert_eq!(code, 2, "{said}");
    assert!(
        said.contains("holds no program for a game of two"),
        "{said}"
    );
}
