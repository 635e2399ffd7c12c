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
    assert_eq!(store.rejudge("nim", None).unwrap(), 6);
    assert_eq!(stuck(), [(3, 2, 0, 4), (1, 1, 1000, 2)]);
    judge_all(&class, "WA");
    assert_eq!(stuck().len(), 3);
    class.hand_in(3, Lane::Class);
    judge_all(&class, "AC");
    store.forget(1, None).unwrap();
    assert_eq!(stuck(), [(2, 2, 2000, waits)]);
}
