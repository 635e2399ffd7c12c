//! Which verdict counts.

use super::*;

fn counts(class: &Class, id: SubmissionId) -> (String, bool) {
    match class.store.submission(id).unwrap().unwrap().standing {
        Standing::Judged(it) => (it.said, it.is_of_older_tests),
        other => panic!("{other:?}"),
    }
}

/// What counts of Nim as it was judged before.
fn of_nim(all: u32, judged: u32, has_same_tests: bool) -> Outdated {
    Outdated {
        problem: "nim".to_owned(),
        all,
        judged,
        has_same_tests,
    }
}

#[test]
fn new_tests_count_once_they_are_applied() {
    let class = Class::of(2);
    let old = class.hand_in(1, Lane::Class);
    judge_all(&class, "AC");
    assert_eq!(counts(&class, old), ("AC".to_owned(), false));
    class.store.set_tests("nim", "newer").unwrap();
    assert_eq!(counts(&class, old), ("AC".to_owned(), true));

    let outdated = || class.store.outdated().unwrap();
    assert_eq!(outdated(), [of_nim(1, 0, false)]);
    // What is handed in now is judged by the new ones, and counts.
    let new = class.hand_in(2, Lane::Class);
    judge_all(&class, "WA");
    assert_eq!(counts(&class, new), ("WA".to_owned(), false));

    assert_eq!(class.store.rejudge("nim", None).unwrap(), 1);
    assert_eq!(
        class.store.rejudge("nim", None).unwrap(),
        0,
        "it waits already"
    );
    judge_all(&class, "WA");
    assert_eq!(
        counts(&class, old),
        ("AC".to_owned(), true),
        "not yet applied"
    );
    assert_eq!(outdated(), [of_nim(1, 1, false)]);
    let change = Change {
        submission: old,
        before: ("AC".to_owned(), 100),
        after: ("WA".to_owned(), 40),
    };
    assert_eq!(class.store.changes("nim").unwrap(), [change]);
    let solved = || class.store.cells(Some(1)).unwrap()[0].is_solved;
    assert!(solved());
    class.store.apply("nim", None).unwrap();
    assert_eq!(outdated(), []);
    assert_eq!(counts(&class, old), ("WA".to_owned(), false));
    assert!(!solved());
    assert_eq!(class.store.changes("nim").unwrap(), []);
    let reports: Vec<String> = class
        .store
        .reports(old)
        .unwrap()
        .into_iter()
        .map(|it| it.1)
        .collect();
    assert_eq!(reports, ["WA Samples newer", "WA Rest newer"]);
}

#[test]
fn what_could_not_be_judged_is_judged_by_other_tests_once_there_are_some() {
    let class = Class::of(1);
    let id = class.hand_in(1, Lane::Class);
    let fails = || {
        for _ in 0..3 {
            let job = class.store.take("a").unwrap().unwrap();
            let failed = Outcome::Failed("the tests have changed".to_owned());
            assert!(class.store.finish(&job, &failed).unwrap());
        }
        assert_eq!(class.store.aside().unwrap().len(), 1);
    };
    fails();
    // Those of another problem, and the same ones again, change nothing.
    class.store.set_tests("hau", "newer").unwrap();
    class.store.set_tests("nim", "lock").unwrap();
    assert_eq!(class.store.take("a").unwrap(), None);
    class.store.set_tests("nim", "newer").unwrap();
    fails();
    class.store.set_tests("nim", "newest").unwrap();
    assert_eq!(drained(&class.store).len(), 2);
    assert_eq!(counts(&class, id), ("AC".to_owned(), false));
}

#[test]
fn no_verdict_is_of_mixed_tests() {
    let class = Class::of(1);
    let id = class.hand_in(1, Lane::Class);
    let samples = class.store.take("a").unwrap().unwrap();
    class.store.finish(&samples, &accepted(&samples)).unwrap();
    class.store.set_tests("nim", "newer").unwrap();
    let anew = class.store.take("a").unwrap().unwrap();
    assert_eq!(
        (anew.stage, anew.tests_lock.as_str()),
        (Stage::Samples, "newer")
    );
    class.store.finish(&anew, &accepted(&anew)).unwrap();
    drained(&class.store);
    assert_eq!(counts(&class, id), ("AC".to_owned(), false));
    let locks = count(
        &class.path("class"),
        "SELECT count(DISTINCT tests_lock) FROM verdict WHERE is_final",
    );
    assert_eq!(locks, 1);
}

#[test]
fn tests_that_come_back_judge_what_they_had_begun() {
    let class = Class::of(1);
    let id = class.hand_in(1, Lane::Class);
    for lock in ["newer", "lock", "newer", "lock"] {
        let samples = class.store.take("a").unwrap().unwrap();
        assert!(class.store.finish(&samples, &accepted(&samples)).unwrap());
        class.store.set_tests("nim", lock).unwrap();
    }
    assert_eq!(drained(&class.store).len(), 2);
    assert_eq!(counts(&class, id), ("AC".to_owned(), false));
    // Nothing is left that could be judged again.
    assert_eq!(class.store.outdated().unwrap(), []);
}

#[test]
fn what_is_final_after_the_samples_has_no_second_part() {
    let class = Class::of(1);
    let id = class.hand_in(1, Lane::Class);
    let job = class.store.take("a").unwrap().unwrap();
    let outcome = Outcome::Judged {
        verdict: "CE".to_owned(),
        points: 0,
        report: String::new(),
        is_final: true,
    };
    assert!(class.store.finish(&job, &outcome).unwrap());
    assert_eq!(counts(&class, id), ("CE".to_owned(), false));
    assert_eq!(drained(&class.store), []);
}

#[test]
fn what_is_sent_twice_is_received_once_and_events_are_replayed() {
    let class = Class::of(2);
    let twice = [0; 2].map(|_| hand_in(&class.store, 1, Lane::Class, b"form").unwrap());
    assert_eq!(twice[0].submission, twice[1].submission);
    assert_eq!(twice.map(|it| it.is_new), [true, false]);
    // The form of another is another.
    let other = hand_in(&class.store, 2, Lane::Class, b"form").unwrap();
    assert!(other.is_new);
    assert_eq!(drained(&class.store).len(), 4);
    let mine = twice[0].submission;
    let all = class.store.events(mine, 0).unwrap();
    let what: Vec<&str> = all.iter().map(|it| it.what.as_str()).collect();
    assert_eq!(what, ["received", "begun", "samples", "begun", "judged"]);
    assert_eq!(class.store.events(mine, all[1].id).unwrap(), all[2..]);
    assert_eq!(class.store.events(other.submission, 0).unwrap().len(), 5);
    class.pass(25 * 3600 * 1000);
    assert_eq!(class.store.drop_old_events().unwrap(), 10);
}

#[test]
fn one_submission_is_judged_again_and_its_last_verdict_counts() {
    let class = Class::of(2);
    let [id, other] = [1, 2].map(|person| class.hand_in(person, Lane::Class));
    let again = || class.store.submission(id).unwrap().unwrap().is_again;
    class.store.rejudge_one(id, None).unwrap();
    judge_all(&class, "WA");
    assert!(
        counts(&class, id).0 == "WA" && !again(),
        "it waited already"
    );
    for _ in 0..2 {
        class.store.rejudge_one(id, None).unwrap();
    }
    assert!(
        counts(&class, id).0 == "WA" && again(),
        "until then it counts"
    );
    judge_all(&class, "AC");
    assert_eq!([id, other].map(|it| counts(&class, it).0), ["AC", "WA"]);
    assert!(!again());
    let judged = class.store.events(id, 0).unwrap();
    let judged = judged.iter().filter(|it| it.what == "judged");
    assert_eq!(judged.count(), 2);
    // What is gone is judged no more.
    class.store.forget(1, None).unwrap();
    class.store.rejudge_one(id, None).unwrap();
    assert!(!again());
}

#[test]
fn a_further_round_by_the_same_tests_counts_once_it_is_applied() {
    let class = Class::of(3);
    let ids = [1, 2, 3].map(|person| class.hand_in(person, Lane::Class));
    judge_all(&class, "TLE");
    class.store.forget(3, None).unwrap();
    // One of them was judged again already, by itself.
    class.store.rejudge_one(ids[1], None).unwrap();
    judge_all(&class, "AC");
    assert_eq!(class.store.changes("nim").unwrap(), []);
    assert_eq!(class.store.rejudge("hau", None).unwrap(), 0);
    assert_eq!(class.store.outdated().unwrap(), []);
    for round in 0..2 {
        let count = class.store.rejudge("nim", None).unwrap();
        assert_eq!(count, 2 + round as usize);
        let outdated = class.store.outdated().unwrap();
        assert_eq!(outdated, [of_nim(2 + round, 0, true)]);
        // The server begins again, with the tests that there were.
        class.store.set_tests("nim", "lock").unwrap();
        let newer = class.hand_in(1, Lane::Class);
        let begun = class.store.take("a").unwrap().unwrap();
        assert_eq!(begun.submission, newer, "it goes before");
        assert_eq!(without_round(&begun.tests_lock), "lock");
        class.store.finish(&begun, &accepted(&begun)).unwrap();
        judge_all(&class, "AC");
        // What was handed in meanwhile counts, what was there counts as before, and none is of older tests.
        let said = [ids[0], ids[1], newer].map(|id| counts(&class, id));
        let told = ["TLE", "AC", "AC"].map(|it| (it.to_owned(), false));
        assert_eq!(said, told);
        let outdated = class.store.outdated().unwrap();
        // What was first judged in an earlier round counts as it was judged last.
        assert_eq!(outdated, [of_nim(2, 2, true)]);
    }
    let change = Change {
        submission: ids[0],
        before: ("TLE".to_owned(), 40),
        after: ("AC".to_owned(), 100),
    };
    assert_eq!(class.store.changes("nim").unwrap(), [change]);
    class.store.apply("nim", None).unwrap();
    assert_eq!(counts(&class, ids[0]), ("AC".to_owned(), false));
    assert_eq!(class.store.outdated().unwrap(), []);
    // Other tests are others in any round.
    class.store.set_tests("nim", "newer").unwrap();
    assert_eq!(counts(&class, ids[0]), ("AC".to_owned(), true));
    assert!(!class.store.outdated().unwrap()[0].has_same_tests);
}

#[test]
fn what_is_in_hand_when_a_round_begins_is_judged_in_it_too() {
    let class = Class::of(1);
    let id = class.hand_in(1, Lane::Class);
    let samples = class.store.take("a").unwrap().unwrap();
    class.store.finish(&samples, &accepted(&samples)).unwrap();
    let rest = class.store.take("a").unwrap().unwrap();
    let counts_again = [0; 2].map(|_| class.store.rejudge("nim", None).unwrap());
    assert_eq!(counts_again, [1, 0]);
    class.store.finish(&rest, &accepted(&rest)).unwrap();
    assert_eq!(class.store.outdated().unwrap(), [of_nim(1, 0, true)]);
    judge_all(&class, "WA");
    assert_eq!(class.store.outdated().unwrap(), [of_nim(1, 1, true)]);
    assert_eq!(counts(&class, id).0, "AC");
}
