//! Contests as teachers write them.

use std::fs;

use bilingual::Say;
use problem_set::Spec;
use problem_set::spec::Idea;

use super::super::hand_in::{Class, Rules};
use super::*;

const TEXT: &str = "
title = 'Kiểm tra'
languages = ['C++', 'Pascal']
deadline = 2026-11-22T17:00:00+07:00
[[problems]]
id = 'nim'
beyond = 20
[[problems]]
id = 'dice'
points = 30
subtasks = [{ points = 10, tests = ['01'] }, { points = 20, tests = [2, 'sample'] }]
";

/// What is said of a class with this contest.
fn fault(text: &[u8], lang: Lang) -> String {
    all_problems::install();
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join(FILE), text).unwrap();
    let told = Contest::of(home.path()).unwrap_err().0.say(lang);
    let shown = format!("{}/", home.path().display());
    assert!(
        told.starts_with(&shown) && told.lines().count() == 1,
        "{told}"
    );
    told.replace(&shown, "")
}

#[test]
fn a_contest_is_read() {
    all_problems::install();
    let home = tempfile::tempdir().unwrap();
    assert!(Contest::of(home.path()).unwrap().problems.is_empty());
    for text in [
        TEXT.to_owned(),
        format!("\u{feff}{}", TEXT.replace('\n', "\r\n")),
    ] {
        fs::write(home.path().join(FILE), text).unwrap();
        let contest = Contest::of(home.path()).unwrap();
        assert_eq!(contest.title, "Kiểm tra");
        assert_eq!(contest.allowed(), [Language::Cpp, Language::Pascal]);
        assert_eq!(contest.deadline, Some(1_795_341_600));
        assert_eq!(
            (contest.is_silent, contest.freeze, contest.by_time),
            (false, None, false)
        );
        let [nim, dice] = &contest.problems[..] else {
            panic!("{contest:?}")
        };
        assert_eq!((nim.points, nim.beyond, dice.points), (100, 20, 30));
        assert_eq!(dice.subtasks[1].tests, ["2", "sample"]);
    }
}

#[test]
fn every_chapter_of_the_course_has_a_contest_for_a_hundred_points() {
    all_problems::install();
    let course = Path::new(env!("CARGO_MANIFEST_DIR")).join("../course");
    for idea in Idea::ALL {
        let home = tempfile::tempdir().unwrap();
        let file = format!("{}.contest.toml", idea.name());
        fs::copy(course.join(&file), home.path().join(FILE)).unwrap();
        let contest = Contest::of(home.path()).unwrap();
        let count = contest.problems.len();
        assert!((3..=4).contains(&count), "{file}: {count} problems");
        let points: u32 = contest.problems.iter().map(|it| it.points).sum();
        assert_eq!(points, 100, "{file}");
        // What is called by the NAME of a problem is handed in for it, whoever else has that NAME.
        fs::create_dir(home.path().join("An")).unwrap();
        let mut all: Vec<_> = contest.problems.iter().map(|it| it.problem).collect();
        for problem in &all {
            let taught = Spec::of(*problem).ladder.idea <= idea;
            assert!(taught, "{file}: {} comes later", problem.id());
            let source = format!("An/{}.cpp", problem.file());
            fs::write(home.path().join(source), problem.id()).unwrap();
        }
        let rules = Rules::new(&all, home.path(), contest.allowed(), None);
        let class = Class::collect(home.path(), &rules).unwrap();
        let [an] = &class.pupils[..] else {
            panic!("{class:?}")
        };
        assert_eq!(an.notes, [], "{file}");
        all.sort_by_key(|it| it.id());
        let sources = an.sources.iter().map(|it| (it.problem.id(), &it.bytes[..]));
        let due: Vec<_> = all.iter().map(|it| (it.id(), it.id().as_bytes())).collect();
        assert_eq!(sources.collect::<Vec<_>>(), due, "{file}");
    }
}

/// What is written in the place of what, and what is said then.
const FAULTS: &[(&str, &str, &str, &str)] = &[
    (
        "points = 30",
        "points = 31",
        "8: dice: các phần điểm cộng lại được 30 điểm, không phải 31",
        "8: dice: the subtasks have 30 points, not 31",
    ),
    (
        "'nim'",
        "'nym'",
        "6: không có bài 'nym'",
        "6: there is no problem 'nym'",
    ),
    (
        "'nim'",
        "'CARDS'",
        "6: CARDS là tên chung của cards01",
        "6: CARDS is the name of cards01",
    ),
    (
        "'Pascal'",
        "'Perl'",
        "3: 'Perl' không phải là ngôn ngữ",
        "3: 'Perl' is no language",
    ),
    (
        "beyond = 20",
        "beyond = 200",
        "5: nim: giới hạn nâng cao có 200 điểm",
        "5: nim: 200 points for the beyond tier are more than 100",
    ),
    (
        "'sample'",
        "'simple'",
        "11: dice không có test 'simple'",
        "11: dice has no test 'simple'",
    ),
    (
        ", 'sample'",
        ", 99",
        "11: dice không có test '99'",
        "11: dice has no test '99'",
    ),
    (
        "+07:00",
        "",
        "4: deadline cần có ngày, giờ và múi giờ",
        "4: deadline needs date, time and offset",
    ),
    (
        "2026-11-22T17:00:00+07:00",
        "'22/11/2026'",
        "4: deadline cần có",
        "4: deadline needs",
    ),
    (
        "deadline =",
        "begins = 2026-11-22T17:00:00+07:00\ndeadline =",
        "5: deadline phải sau begins",
        "5: deadline has to come after begins",
    ),
    (
        "title",
        "mode = 'quiet'\ntitle",
        "2: mode phải là \"shown\" hoặc \"silent\"",
        "2: mode must be \"shown\" or \"silent\"",
    ),
    (
        "2026-11-22",
        "2026-13-22",
        "4: sai cú pháp TOML: deadline = 2026-13-22",
        "4: wrong in the syntax of TOML: deadline",
    ),
    (
        "title",
        "titel",
        "2: không có mục 'titel'; ở đây có thể ghi: title, languages, begins, deadline, mode, freeze, ties, pupils, scale, problems",
        "2: there is no 'titel'",
    ),
    (
        "beyond = 20",
        "beyon = 20",
        "7: không có mục 'beyon'",
        "7: there is no 'beyon'; here can stand: id, points, beyond, subtasks",
    ),
    ("id = 'nim'", "points = 3", "5: thiếu id", "5: without id"),
    (
        "id = 'nim'",
        "id = nim",
        "6: sai cú pháp TOML: id = nim",
        "6: wrong in the syntax of TOML: id = nim",
    ),
    (
        "id = 'nim'",
        "id = 'nim'\nid = 'nim'",
        "7: đã ghi ở trên rồi: id = 'nim'",
        "7: stands above already",
    ),
    (
        "'dice'",
        "'nim'",
        "8: bài nim đã có ở trên",
        "8: nim is listed above already",
    ),
    (
        "'dice'",
        "'NIM'",
        "8: bài nim đã có ở trên",
        "8: nim is listed above already",
    ),
    (
        "['01']",
        "[]",
        "11: dice: một phần 10 điểm không có test nào",
        "11: dice: a subtask of 10 points has no test",
    ),
    (
        ", tests = ['01']",
        "",
        "11: thiếu tests",
        "11: without tests",
    ),
    (
        "points = 30",
        "points = 4294967297",
        "10: points phải là một số nguyên từ 0 đến 1000000",
        "10: points must be an integer from 0 to 1000000",
    ),
    (
        "points = 30",
        "points = 99999999999999999999999",
        "points phải là",
        "points must be",
    ),
    (
        "points = 30",
        "points = -1",
        "10: points phải là",
        "10: points must be",
    ),
    (
        "points = 30",
        "points = 2.5",
        "10: points phải là",
        "10: points must be",
    ),
    (
        "points = 30",
        "points = '30'",
        "10: points phải là",
        "10: points must be",
    ),
    (
        "points = 10",
        "points = 4294967290",
        "11: points phải là",
        "11: points must be",
    ),
    (
        "['C++', 'Pascal']",
        "'C++'",
        "3: languages phải là một danh sách",
        "3: languages must be a list",
    ),
    (
        "'Kiểm tra'",
        "7",
        "2: title phải là một chuỗi",
        "2: title must be a text",
    ),
    (
        "[[problems]]\nid = 'nim'\nbeyond = 20\n[[problems]]\nid = 'dice'",
        "[problems]\nid = 'dice'",
        "problems phải là các phần [[problems]]",
        "problems must be parts [[problems]]",
    ),
    (
        "[{ points = 10, tests = ['01'] }, ",
        "[7, ",
        "11: subtasks phải là",
        "11: subtasks must be",
    ),
];

#[test]
fn what_is_wrong_is_told_in_one_sentence_with_the_line() {
    for (from, to, vietnamese, english) in FAULTS {
        assert!(TEXT.contains(from), "{from}");
        let text = TEXT.replace(from, to);
        for (lang, expected) in [(Lang::Vi, vietnamese), (Lang::En, english)] {
            let told = fault(text.as_bytes(), lang);
            assert!(
                told.starts_with("contest.toml:") && told.contains(expected),
                "{told}"
            );
        }
    }
    let told = fault(b"title = 'Ki\xeam tra'\n", Lang::Vi);
    assert_eq!(
        told,
        "contest.toml:1: không phải văn bản UTF-8: hãy lưu lại bằng bảng mã UTF-8"
    );
}

#[test]
fn a_file_that_seems_to_be_meant_is_not_passed_over() {
    for name in [
        "contest.toml.txt",
        "Contest.toml",
        "CONTEST.TOML",
        "contest (1).toml",
        "contest.txt",
    ] {
        let home = tempfile::tempdir().unwrap();
        fs::write(home.path().join(name), TEXT).unwrap();
        let told = Contest::of(home.path()).unwrap_err().0.say(Lang::Vi);
        let expected = format!("{name}: chỉ file có tên đúng là contest.toml mới được đọc");
        assert!(told.contains(&expected), "{told}");
    }
}

#[test]
fn a_folder_is_no_contest_that_is_meant() {
    let home = tempfile::tempdir().unwrap();
    for name in ["contest.toml.x", "Contest.toml", "contest.txt"] {
        fs::create_dir(home.path().join(name)).unwrap();
    }
    assert!(Contest::of(home.path()).unwrap().problems.is_empty());
    write_example(home.path(), Lang::Vi).unwrap();
    fs::remove_file(home.path().join(FILE)).unwrap();
    fs::create_dir(home.path().join(FILE)).unwrap();
    let told = write_example(home.path(), Lang::Vi)
        .unwrap_err()
        .0
        .say(Lang::Vi);
    assert!(
        told.ends_with("contest.toml: không ghi được: là một thư mục"),
        "{told}"
    );
}

#[test]
fn a_contest_that_is_no_file_is_told_of_and_not_waited_for() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join(FILE);
    let fault = || Contest::of(home.path()).unwrap_err().0.say(Lang::Vi);
    nix::unistd::mkfifo(&path, nix::sys::stat::Mode::S_IRWXU).unwrap();
    assert!(
        fault().ends_with("contest.toml: không phải là file thường nên không mở"),
        "{}",
        fault()
    );
    fs::remove_file(&path).unwrap();
    std::os::unix::fs::symlink("/etc/passwd", &path).unwrap();
    assert!(
        fault().ends_with("contest.toml: là một liên kết nên không mở"),
        "{}",
        fault()
    );
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    assert!(
        fault().ends_with("không phải là file thường nên không mở"),
        "{}",
        fault()
    );
}

#[test]
fn the_example_is_a_contest_and_is_written_over_nothing() {
    all_problems::install();
    let home = tempfile::tempdir().unwrap();
    for lang in Lang::ALL {
        write_example(home.path(), lang).unwrap();
        let contest = Contest::of(home.path()).unwrap();
        let points: Vec<u32> = contest.problems.iter().map(|it| it.points).collect();
        assert_eq!(points, [100, 50, 30]);
        // What stands there to be uncommented is right as well.
        let all = example(lang)
            .replace("# languages", "languages")
            .replace("# deadline", "deadline");
        let whole = reading::contest(all.as_bytes()).unwrap();
        assert!(whole.deadline.is_some() && whole.languages.len() == 3);
        let told = write_example(home.path(), lang).unwrap_err().0.say(lang);
        assert!(
            told.contains(lang.pick("đã có, không ghi đè lên", "is there already")),
            "{told}"
        );
        fs::remove_file(home.path().join(FILE)).unwrap();
        assert_eq!(fs::read_dir(home.path()).unwrap().count(), 0);
    }
}
