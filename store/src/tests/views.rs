//! What is asked.

use super::*;

#[test]
fn who_is_stuck_has_failed_first_has_not_solved_it_and_waits_for_nothing() {
    let class = Class::of(4);
    let store = &class.store;
    let stuck = || {
        let all = store.stuck(8).unwrap().into_iter();
        let told = all.map(|it| (it.person, it.tries, it.since, it.last));
        told.collect::<Vec<_>>()
    };
    // The third one has failed first, and has tried twice since.
    for (person, verdict) in [(3, "WA"), (1, "TLE"), (2, "WA"), (3, "WA"), (4, "AC")] {
        class.hand_in(person, Lane::Class);
        judge_all(&class, verdict);
        class.pass(1000);
    }
    assert_eq!(stuck(), [(3, 2, 0, 4), (1, 1, 1000, 2), (2, 1, 2000, 3)]);
    assert_eq!(store.stuck(1).unwrap().len(), 1);
    // Whoever waits is not told again; of what could not be judged nobody waits.
    let waits = class.hand_in(2, Lane::Class);
    assert_eq!(stuck(), [(3, 2, 0, 4), (1, 1, 1000, 2)]);
    for _ in 0..3 {
        let job = store.take("worker").unwrap().unwrap();
        let failed = Outcome::Failed("no compiler".to_owned());
        assert!(store.finish(&job, &failed).unwrap());
    }
    assert_eq!(stuck()[2], (2, 2, 2000, waits));
    // What is judged again has its verdict until then.
    store.set_tests("nim", "newer").unwrap();
    // What could not be judged waits for the new tests already.
    assert_eq!(store.rejudge("nim", None).unwrap(), 5);
    assert_eq!(stuck(), [(3, 2, 0, 4), (1, 1, 1000, 2)]);
    judge_all(&class, "WA");
    assert_eq!(stuck().len(), 3);
    class.hand_in(3, Lane::Class);
    judge_all(&class, "AC");
    store.forget(1, None).unwrap();
    assert_eq!(stuck(), [(2, 2, 2000, waits)]);
}

#[test]
fn a_problem_is_solved_when_the_first_that_is_accepted_was_received() {
    let class = Class::of(1);
    let solved_at = || class.store.cells(Some(1)).unwrap()[0].solved_at;
    for (verdict, wanted) in [("WA", None), ("AC", Some(1000)), ("AC", Some(1000))] {
        class.hand_in(1, Lane::Class);
        judge_all(&class, verdict);
        class.pass(1000);
        assert_eq!(solved_at(), wanted);
    }
}

#[test]
fn of_each_pupil_the_last_submission_that_failed_is_known() {
    let class = Class::of(3);
    let teacher = class
        .store
        .add_person("teacher", Role::Teacher, None)
        .unwrap();
    for (person, verdict) in [
        (1, "WA"),
        (2, "WA"),
        (1, "RTE"),
        (1, "AC"),
        (3, "WA"),
        (teacher, "WA"),
    ] {
        class.hand_in(person, Lane::Class);
        judge_all(&class, verdict);
    }
    class.hand_in(2, Lane::Class);
    class.store.forget(3, None).unwrap();
    assert_eq!(class.store.failed("nim").unwrap(), [(1, 3), (2, 2)]);
    assert_eq!(class.store.failed("hau").unwrap(), []);
}

#[test]
fn the_last_note_counts_an_empty_one_takes_it_back_and_all_are_kept() {
    let class = Class::of(2);
    let store = &class.store;
    let id = class.hand_in(1, Lane::Class);
    let other = class.hand_in(2, Lane::Class);
    let note = |id| store.submission(id).unwrap().unwrap().note;
    assert_eq!(note(id), None);
    for text in ["look at the sample", "look at a heap of 3"] {
        class.pass(1000);
        assert!(store.note(id, text, Some(2)).unwrap());
        assert_eq!(note(id).unwrap().text, text);
    }
    let last = Note {
        text: "look at a heap of 3".to_owned(),
        at: 2000,
    };
    assert_eq!((note(id), note(other)), (Some(last), None));
    store.note(id, "", Some(2)).unwrap();
    assert_eq!(note(id), None);
    let rows = || count(&class.path("class"), "SELECT count(*) FROM note");
    assert_eq!(rows(), 3);
    store.forget(1, None).unwrap();
    assert_eq!(rows(), 0);
    for id in [id, 99] {
        assert!(!store.note(id, "x", None).unwrap());
    }
}
