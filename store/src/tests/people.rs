//! Codes, sessions, who is forgotten.

use std::fs;

use super::*;

#[test]
fn a_session_ends_with_the_code_with_the_person_and_with_time() {
    let class = Class::of(2);
    let store = &class.store;
    let is_known = |hash: &[u8]| store.session(hash).unwrap().is_some();
    store.set_code(1, Some("hash"), None).unwrap();
    assert_eq!(store.person(1).unwrap().unwrap().1.as_deref(), Some("hash"));
    store.begin_session(b"a", 1).unwrap();
    store.begin_session(b"b", 2).unwrap();
    assert!(is_known(b"a") && is_known(b"b") && !is_known(b"c"));
    store.set_code(1, Some("other"), Some(2)).unwrap();
    assert!(!is_known(b"a") && is_known(b"b"));
    store.end_session(b"b").unwrap();
    assert!(!is_known(b"b"));
    store.begin_session(b"d", 2).unwrap();
    for _ in 0..20 {
        class.pass(24 * 3600 * 1000);
        assert!(is_known(b"d"), "who comes every day stays");
    }
    class.pass(15 * 24 * 3600 * 1000);
    assert!(!is_known(b"d"));
    assert!(matches!(store.begin_session(b"e", 3), Err(Error::Nobody)));
}

#[test]
fn what_is_forgotten_is_nowhere_in_the_files_and_still_counts() {
    let class = Class::of(0);
    let store = &class.store;
    let name = "Nguyễn Văn Không Ai Biết";
    let ids = [name, "other"].map(|it| store.add_person(it, Role::Pupil, None).unwrap());
    store.set_code(ids[0], Some("hash-of-code"), None).unwrap();
    let own = b"only one has this source: 7391";
    let both = b"both have this source: 7392";
    for (person, bytes) in [(ids[0], &own[..]), (ids[0], both), (ids[1], both)] {
        let hand_in = HandIn {
            person,
            problem: "nim",
            file: "cua_nguyen_van_khong.cpp",
            language: "c++17",
            bytes,
            nonce: &nonce(),
            contest: None,
            lane: Lane::Class,
            is_bot: false,
        };
        store.hand_in(&hand_in).unwrap();
    }
    while let Some(job) = store.take("a").unwrap() {
        let outcome = Outcome::Judged {
            verdict: "AC".to_owned(),
            points: 100,
            report: format!("the words of submission-{}", job.submission),
            is_final: true,
        };
        assert!(store.finish(&job, &outcome).unwrap());
    }
    store.note(1, "words-to-the-forgotten", None).unwrap();
    store.begin_session(b"session", ids[0]).unwrap();
    store.forget(ids[0], None).unwrap();
    assert!(store.session(b"session").unwrap().is_none());
    assert_eq!(store.source(1).unwrap(), None);
    assert_eq!(store.source(3).unwrap().as_deref(), Some(&both[..]));
    assert_eq!(store.people().unwrap().len(), 1);
    let solved = store.cells(None).unwrap();
    assert_eq!(solved.iter().filter(|it| it.is_solved).count(), 2);
    assert!(matches!(store.forget(ids[0], None), Err(Error::Nobody)));
    let files = fs::read_dir(class.folder.path())
        .unwrap()
        .map(|it| it.unwrap().path());
    let all: Vec<u8> = files.flat_map(|it| fs::read(it).unwrap()).collect();
    let holds = |text: &[u8]| all.windows(text.len()).any(|it| it == text);
    assert!(holds(both) && holds(b"submission-3"));
    for text in [
        name.as_bytes(),
        own,
        b"hash-of-code",
        b"submission-1",
        b"words-to-the-forgotten",
    ] {
        assert!(!holds(text), "{}", String::from_utf8_lossy(text));
    }
}

#[test]
fn who_changed_what_is_in_the_log() {
    let class = Class::of(1);
    class.store.set("language", "vi", Some(1)).unwrap();
    class.store.set("language", "en", None).unwrap();
    assert_eq!(
        class.store.setting("language").unwrap().as_deref(),
        Some("en")
    );
    assert_eq!(class.store.setting("none").unwrap(), None);
    let log = class.store.log(2).unwrap();
    let told: Vec<_> = log
        .iter()
        .map(|it| (it.who, it.what.as_str(), it.about.as_str()))
        .collect();
    assert_eq!(
        told,
        [
            (None, "setting", "language"),
            (Some(1), "setting", "language")
        ]
    );
}

#[test]
fn a_problem_is_set_by_itself_or_as_all_others() {
    let class = Class::of(1);
    let store = &class.store;
    assert_eq!(store.plans().unwrap().len(), 0);
    let homework = Plan {
        until: Some(7000),
        has_lesson: false,
        has_hints: true,
    };
    store.set_plan("nim", Some(homework), Some(1)).unwrap();
    store.set_plan("", Some(Plan::default()), Some(1)).unwrap();
    let class = class.again();
    let plans = class.store.plans().unwrap();
    assert_eq!((plans["nim"], plans[""]), (homework, Plan::default()));
    class.store.set_plan("nim", None, Some(1)).unwrap();
    assert!(class.store.plans().unwrap().into_keys().eq([""]));
    let last = class.store.log(1).unwrap().remove(0);
    assert_eq!(
        (last.who, last.what.as_str(), last.about.as_str()),
        (Some(1), "plan", "nim")
    );
}
