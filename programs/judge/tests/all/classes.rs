//! Classes as teachers have them: one with every kind of trouble, one that is broken off.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use nix::sys::signal::{Signal, kill};
use nix::sys::stat::Mode;
use nix::unistd::{Pid, mkfifo};
use problem_set::spec::Idea;

use crate::common::classroom::Room;
use crate::common::judge_command;
use crate::common::untidy::{RIGHT, Untidy};
use crate::common::yard::comes;

/// `judge class` in English.
fn marking(room: &Room) -> Command {
    marking_in("en", room)
}

fn marking_in(lang: &str, room: &Room) -> Command {
    let mut judge = room.judge_in(lang, "class");
    judge
        .arg("--root")
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    judge
}

fn written(room: &Room) -> String {
    room.read("scores.html")
}

fn said(output: &Output) -> String {
    let all = [&output.stdout[..], &output.stderr].concat();
    String::from_utf8_lossy(&all).into_owned()
}

#[test]
fn every_pupil_of_an_untidy_class_has_a_line_with_what_is_due() {
    let room = Room::new();
    let class = Untidy::hand_in(&room.class());
    let mark = || marking(&room).env("PATH", &class.path).output().unwrap();
    let output = mark();
    let said = said(&output);
    assert_eq!(output.status.code(), Some(3), "{said}");
    let page = written(&room);
    let faults = class.kinds.iter().filter_map(|kind| kind.fault(&page));
    assert_eq!(faults.collect::<Vec<_>>(), [""; 0], "{said}");
    let lines = page
        .lines()
        .filter(|line| line.starts_with("<tr><td>") && line.contains("#p"));
    assert_eq!(lines.count(), class.kinds.len());
    for words in [
        "belongs to no pupil and was not judged: danh sach.xlsx",
        "names that differ little, are they one pupil: Tú, tú",
        "are 100 % alike",
    ] {
        assert!(said.contains(words), "'{words}' is not in {said}");
    }
    let csv = fs::read_to_string(room.class().join("scores.csv")).unwrap();
    assert!(csv.contains(",'=1+1,100,,100\r\n"), "{csv}");
    // What was judged is not judged again, and what could not be judged is tried again.
    let started = Instant::now();
    let kept = room.kept();
    let again = mark();
    assert_eq!(again.status.code(), Some(3));
    assert!(written(&room) == page, "another page");
    assert_eq!(room.kept(), kept);
    assert!(!page.contains("/judge-"), "where it was judged is told");
    assert!(started.elapsed() < Duration::from_secs(30));
}

/// A class of pupils with a right solution each.
fn class_of(pupils: usize, room: &Room) {
    fs::write(
        room.class().join("contest.toml"),
        "[[problems]]\nid = 'nim'\n",
    )
    .unwrap();
    for pupil in 0..pupils {
        let folder = room.class().join(format!("{pupil:02}"));
        fs::create_dir(&folder).unwrap();
        fs::write(folder.join("NIM.c"), format!("/* {pupil} */{RIGHT}")).unwrap();
    }
}

#[test]
fn a_class_that_is_broken_off_goes_on_where_it_was() {
    let room = Room::new();
    class_of(12, &room);
    let names = |folder: &Path| -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap().flatten();
        let mut names: Vec<String> = entries
            .map(|it| it.file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    };
    let before = names(&room.class());
    let mut judge = marking(&room);
    let mut judge = judge
        .args(["--jobs", "1"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    assert!(comes(|| room.kept().len() >= 2));
    // Not SIGINT: where tests run in the background, a shell lets all of them ignore that.
    kill(Pid::from_raw(judge.id().cast_signed()), Signal::SIGTERM).unwrap();
    assert!(!judge.wait().unwrap().success());
    assert!(comes(|| names(&room.path("tmp")).is_empty()));
    assert_eq!(names(&room.class()), before);
    let kept = room.kept();
    assert!((2..12).contains(&kept.len()), "{}", kept.len());
    let output = marking(&room).output().unwrap();
    assert!(output.status.success(), "{}", said(&output));
    let now = room.kept();
    assert_eq!(now.len(), 12);
    for (file, written) in kept {
        assert_eq!(now[&file], written, "it was judged again");
    }
    // Judged anew if that is asked for.
    let output = marking(&room).arg("--again").output().unwrap();
    assert!(output.status.success(), "{}", said(&output));
    assert!(
        room.kept()
            .iter()
            .all(|(file, written)| now[file] < *written)
    );
}

#[test]
fn a_class_is_shown_in_the_other_language_as_if_it_had_been_judged_in_it() {
    let room = Room::new();
    class_of(2, &room);
    for (name, text) in [
        ("wrong/NIM.c", "int main(void) { return 0; }"),
        ("crash/NIM.c", "int main(void) { return 3; }"),
        ("refused/NIM.c", "int main(void) { return x; }"),
        ("open/bai.rar", ""),
        ("copy/main.c", RIGHT),
        ("copy/DICE.c", RIGHT),
        ("nobody.txt", ""),
    ] {
        let path = room.class().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    let shown = |lang: &str, more: &[&str]| {
        let output = marking_in(lang, &room).args(more).output().unwrap();
        assert_eq!(output.status.code(), Some(3), "{}", said(&output));
        // But for what was measured.
        let page = written(&room);
        let lines = page.lines().map(|line| {
            let is_told = |it: &&str| !it.ends_with(" ms") && !it.ends_with(" MiB");
            let cells = line.split("<td>").filter(is_told);
            cells.collect::<Vec<_>>().join("<td>")
        });
        (said(&output), lines.collect::<Vec<_>>().join("\n"))
    };
    let english = shown("en", &[]);
    let kept = room.kept();
    assert_eq!(kept.len(), 5);
    let vietnamese = shown("vi", &[]);
    assert_eq!(room.kept(), kept, "it was judged again");
    assert_eq!(shown("vi", &["--again"]), vietnamese);
    assert_eq!(shown("en", &[]), english);
    for words in [
        "exit code 3",
        "3 sources are 100 % alike",
        "belongs to no pupil",
    ] {
        assert!(
            english.1.contains(words),
            "'{words}' is not in {}",
            english.1
        );
        assert!(!vietnamese.1.contains(words), "{}", vietnamese.1);
    }
}

#[test]
fn what_lies_in_the_place_of_the_scores_is_told_before_and_never_believed() {
    let room = Room::new();
    class_of(1, &room);
    // What an older judge has kept there, or somebody has written, is nothing to it.
    fs::write(room.class().join("scores.sqlite"), "SQLite format 3\0").unwrap();
    let secret = room.path("secret");
    fs::write(&secret, "keep").unwrap();
    std::os::unix::fs::symlink(&secret, room.class().join("scores.html")).unwrap();
    let output = marking(&room).output().unwrap();
    assert!(output.status.success(), "{}", said(&output));
    assert!(said(&output).contains("belongs to no pupil and was not judged: scores.sqlite"));
    assert!(written(&room).contains("100"));
    assert_eq!(fs::read_to_string(&secret).unwrap(), "keep");
    let kept = room.kept();
    fs::remove_file(room.class().join("scores.csv")).unwrap();
    fs::create_dir(room.class().join("scores.csv")).unwrap();
    let output = marking(&room).arg("--again").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let said = said(&output);
    assert!(
        said.ends_with("scores.csv: cannot be written: is a folder\n"),
        "{said}"
    );
    assert_eq!(room.kept(), kept, "nothing was judged");
}

#[test]
fn pipes_in_the_place_of_what_is_read_or_written_hold_nobody_up() {
    let room = Room::new();
    class_of(2, &room);
    assert!(marking(&room).output().unwrap().status.success());
    let pipe = |path: &Path| {
        fs::remove_file(path).unwrap();
        mkfifo(path, Mode::S_IRWXU).unwrap();
    };
    let kept = room.kept().into_keys().next().unwrap();
    pipe(&kept);
    let output = marking(&room).output().unwrap();
    assert!(output.status.success(), "{}", said(&output));
    let name = kept.file_name().unwrap().display();
    let why = format!("{name}: cannot be written: is no regular file\n");
    assert!(said(&output).contains(&why), "{}", said(&output));
    assert_eq!(written(&room).matches("title=\"AC\">100").count(), 2);
    for (name, why) in [
        ("scores.html", "cannot be written: is no regular file"),
        ("scores.csv", "cannot be written: is no regular file"),
        ("contest.toml", "is no regular file and was not opened"),
    ] {
        let path = room.class().join(name);
        pipe(&path);
        let output = marking(&room).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{}", said(&output));
        assert!(said(&output).contains(why), "{}", said(&output));
        fs::remove_file(&path).unwrap();
        fs::write(&path, "").unwrap();
    }
}

#[test]
fn a_class_is_marked_where_nothing_can_be_kept() {
    let room = Room::new();
    class_of(1, &room);
    fs::remove_dir(room.path("cache")).unwrap();
    fs::write(room.path("cache"), "no folder").unwrap();
    let output = marking(&room).output().unwrap();
    assert!(output.status.success(), "{}", said(&output));
    let words = "results cannot be kept, so all is judged again the next time";
    assert!(said(&output).contains(words), "{}", said(&output));
    assert!(
        written(&room).contains("title=\"AC\">100"),
        "{}",
        written(&room)
    );
}

#[test]
fn without_a_compiler_nobody_has_a_score_until_it_is_there() {
    let room = Room::new();
    class_of(2, &room);
    let output = marking(&room)
        .env("PATH", room.path("nowhere"))
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(3), "{}", said(&output));
    let why = "00: NIM.c: C cannot be judged here: no gcc, clang, cc was found in PATH";
    assert!(said(&output).contains(why), "{}", said(&output));
    assert!(
        said(&output).contains("1  00       ?     0?\n"),
        "{}",
        said(&output)
    );
    assert!(room.kept().is_empty());
    let output = marking(&room).output().unwrap();
    assert!(output.status.success(), "{}", said(&output));
    assert_eq!(room.kept().len(), 2);
}

/// That of every chapter is tried: one every day, all with `FULL=1`, which takes minutes.
#[test]
fn the_solutions_of_the_set_have_all_points_of_a_contest_of_the_course() {
    let set = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let is_full = std::env::var_os("FULL").is_some_and(|it| it != "0");
    // Of the problems of this one, another has the NAME of STONE.
    let daily = |idea: &Idea| is_full || idea.name() == "nim";
    for idea in Idea::ALL.into_iter().filter(daily) {
        let room = Room::new();
        let contest = set.join(format!("course/{}.contest.toml", idea.name()));
        let text = fs::read_to_string(&contest).unwrap();
        fs::write(room.class().join("contest.toml"), &text).unwrap();
        fs::create_dir(room.class().join("An")).unwrap();
        for id in text.lines().filter_map(|line| line.strip_prefix("id = ")) {
            let problem = all_problems::find(id.trim_matches('"')).unwrap();
            let source = format!("problems/{}/submissions/solution.cpp", problem.id());
            let name = format!("An/{}.cpp", problem.file());
            fs::copy(set.join(source), room.class().join(name)).unwrap();
        }
        let output = marking(&room).output().unwrap();
        assert!(output.status.success(), "{}", said(&output));
        let csv = room.read("scores.csv");
        assert!(csv.ends_with(",100\r\n"), "{}: {csv}", idea.name());
    }
}

/// A class for which an example of a contest was written.
fn with_example(lang: &str) -> Room {
    let room = Room::new();
    let example = || {
        let mut judge = judge_command();
        let judge = judge.args(["class", "--example", "--lang", lang]);
        judge.arg(room.class()).output().unwrap()
    };
    let output = example();
    assert!(output.status.success(), "{}", said(&output));
    let again = example();
    assert_eq!(again.status.code(), Some(2), "{}", said(&again));
    assert!(said(&again).contains("contest.toml"), "{}", said(&again));
    room
}

#[test]
fn the_example_of_a_contest_is_the_one_that_teachers_read_of() {
    for lang in ["vi", "en"] {
        let room = with_example(lang);
        let text = fs::read_to_string(room.class().join("contest.toml")).unwrap();
        let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
        let page = root.join(format!("docs/teacher.{lang}.md"));
        let page = fs::read_to_string(page).unwrap();
        assert!(page.contains(&format!("```toml\n{text}```\n")), "{text}");
    }
}

#[test]
fn a_class_is_marked_by_the_example() {
    let room = with_example("vi");
    fs::create_dir(room.class().join("An")).unwrap();
    fs::write(room.class().join("An/NIM.c"), RIGHT).unwrap();
    let output = marking(&room).args(["--csv", ";"]).output().unwrap();
    assert!(output.status.success(), "{}", said(&output));
    let csv = fs::read_to_string(room.class().join("scores.csv")).unwrap();
    let expected = "\u{feff}#;pupil;NIM;DICE;COINS;total\r\n1;An;100;;;100\r\n";
    assert_eq!(csv, expected);
}

#[test]
fn the_sheet_says_what_is_earned_and_one_pupil_is_judged_again_and_handed_his_own_page() {
    let room = Room::new();
    let contest = "pupils = ['An', 'Bình', 'Chi']\nscale = 10\n[[problems]]\nid = 'nim'\npoints = 40\n\
                   subtasks = [{ name = 'samples', points = 30, tests = ['1', '2'] }, { points = 10, tests = ['3', '16', '17', '18', '19', '20'] }]\n";
    fs::write(room.class().join("contest.toml"), contest).unwrap();
    let submission = |file: &str| {
        let room = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../problems/nim/submissions"
        );
        fs::read_to_string(format!("{room}/{file}")).unwrap()
    };
    // The second one is right but in the beyond tier.
    let (solution, small) = (submission("solution.cpp"), submission("int_overflow.cpp"));
    for (name, source) in [("An", &solution), ("Bình", &small)] {
        fs::create_dir(room.class().join(name)).unwrap();
        fs::write(room.class().join(name).join("nim.cpp"), source).unwrap();
    }
    let mark = |words: &[&str]| {
        let output = marking_in("vi", &room).args(words).output().unwrap();
        (output.status.code(), said(&output))
    };
    let (code, told) = mark(&["--pages"]);
    assert_eq!(code, Some(0), "{told}");
    let rows: Vec<Vec<&str>> = told
        .lines()
        .take(4)
        .map(|it| it.split_whitespace().collect())
        .collect();
    assert_eq!(
        rows[0][..],
        ["#", "họ", "tên", "NIM", "tổng", "thang", "10"]
    );
    assert_eq!(
        rows[1..],
        [
            ["1", "An", "40", "40", "10"],
            ["2", "Bình", "30", "30", "7,5"],
            ["3", "Chi", "–", "0", "0"]
        ]
    );
    assert!(
        told.contains("NIM: được trọn điểm / đã nộp 1 / 2"),
        "{told}"
    );
    let page = written(&room);
    assert!(
        page.contains(
            "<td class=\"part\" title=\"AC; 30 trên 40 điểm: samples 30/30, phần 2 0/10\">30"
        ),
        "{page}"
    );
    assert!(
        page.contains(
            "<span class=\"AC\">AC</span> (40 trên 40 điểm: samples 30/30, phần 2 10/10)"
        )
    );
    let own = |name: &str| room.read(&format!("scores.pages/{name}.html"));
    assert!(own("02 Bình").contains("phần 2 0/10") && !own("02 Bình").contains("An<"));
    assert!(own("03 Chi").contains("<h2>Chi</h2>"));
    // One again: what is kept of him is newer, and of the others as it was.
    let kept = room.kept();
    let (code, told) = mark(&["--only", "bình"]);
    assert_eq!(code, Some(0), "{told}");
    let newer = room
        .kept()
        .into_iter()
        .filter(|it| kept.get(&it.0) != Some(&it.1));
    assert_eq!((newer.count(), room.kept().len()), (1, kept.len()));
    let (code, told) = mark(&["--only", "n"]);
    assert!(
        code == Some(2) && told.contains("'n' hợp với nhiều tên: An, Bình"),
        "{told}"
    );
    let (code, told) = mark(&["--only", "Dũng"]);
    assert!(
        code == Some(2) && told.contains("các tên là: An, Bình, Chi"),
        "{told}"
    );
}
