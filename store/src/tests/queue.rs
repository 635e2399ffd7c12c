//! Turns, lanes, leases, attempts.

use std::collections::BTreeMap;

use super::*;
use crate::queue::LEASE_MS;

#[test]
fn samples_of_all_come_first_and_then_the_rest_in_the_same_order() {
    let class = Class::of(40);
    let pupils: Vec<PersonId> = (1..=40).collect();
    for &pupil in &pupils {
        class.pass(1000);
        class.hand_in(pupil, Lane::Class);
    }
    let order: Vec<(Stage, PersonId)> = drained(&class.store)
        .iter()
        .map(|it| (it.stage, it.person))
        .collect();
    let all = |stage| pupils.iter().map(move |&it| (stage, it));
    let wanted: Vec<_> = all(Stage::Samples).chain(all(Stage::Rest)).collect();
    assert_eq!(order, wanted);
}

#[test]
fn one_who_floods_delays_each_job_of_the_others_by_one_job_at_most() {
    /// Where in the order each job of the others is, if the first pupil hands in so often before them.
    fn places(times: usize) -> BTreeMap<(PersonId, Stage), usize> {
        let class = Class::of(40);
        for _ in 0..times {
            class.hand_in(1, Lane::Class);
        }
        for pupil in 2..=40 {
            class.pass(100);
            class.hand_in(pupil, Lane::Class);
        }
        let jobs = drained(&class.store);
        assert_eq!(jobs.len(), 2 * (times + 39));
        let jobs = jobs.iter().enumerate().filter(|it| it.1.person != 1);
        jobs.map(|(at, job)| ((job.person, job.stage), at))
            .collect()
    }
    let (alone, flooded) = (places(1), places(100));
    let later = flooded.iter().map(|(key, at)| (key.1, at - alone[key]));
    let mut most = BTreeMap::new();
    for (stage, later) in later {
        let so_far = most.entry(stage).or_insert(0);
        *so_far = later.max(*so_far);
    }
    assert_eq!(
        most,
        BTreeMap::from([(Stage::Samples, 0), (Stage::Rest, 1)])
    );
}

#[test]
fn a_flood_of_yesterday_delays_nobody_after_the_server_has_begun_again() {
    let class = Class::of(2);
    for _ in 0..50 {
        class.hand_in(1, Lane::Class);
    }
    let class = class.again();
    class.pass(10);
    class.hand_in(2, Lane::Class);
    let first: Vec<PersonId> = drained(&class.store)
        .iter()
        .take(2)
        .map(|it| it.person)
        .collect();
    assert_eq!(first, [1, 2]);
}

#[test]
fn nobody_has_more_than_two_jobs_running() {
    let class = Class::of(2);
    for _ in 0..5 {
        class.hand_in(1, Lane::Class);
    }
    class.hand_in(2, Lane::Class);
    let take = |worker: &str| class.store.take(worker).unwrap().map(|it| it.person);
    let taken = ["a", "b", "c", "d"].map(take);
    assert_eq!(taken, [Some(1), Some(2), Some(1), None]);
}

#[test]
fn each_lower_lane_is_sure_of_every_eighth_turn() {
    let class = Class::of(5);
    for (pupil, lane) in (1..).zip(Lane::ALL) {
        for _ in 0..80 {
            class.hand_in(pupil, lane);
        }
    }
    let given: Vec<Lane> = drained(&class.store).iter().map(|it| it.lane).collect();
    for eight in given[..80].chunks(8) {
        let times = Lane::ALL.map(|lane| eight.iter().filter(|it| **it == lane).count());
        assert_eq!(times, [4, 1, 1, 1, 1], "{eight:?}");
    }
    // Where only one lane has work, it has all turns.
    assert_eq!(given.len(), 800);
    class.hand_in(1, Lane::Rejudge);
    class.hand_in(1, Lane::Rejudge);
    assert_eq!(drained(&class.store).len(), 4);
}

#[test]
fn a_worker_that_is_not_heard_of_loses_its_job_and_its_late_result_is_refused() {
    let class = Class::of(1);
    let id = class.hand_in(1, Lane::Class);
    let first = class.store.take("a").unwrap().unwrap();
    class.pass(LEASE_MS);
    assert!(class.store.beat(&first, Some("test 3")).unwrap());
    class.pass(LEASE_MS);
    assert_eq!(class.store.take("b").unwrap(), None, "it is still held");
    class.pass(1);
    let second = class.store.take("b").unwrap().unwrap();
    assert_eq!((second.id, second.attempt), (first.id, 2));
    assert!(!class.store.beat(&first, None).unwrap());
    assert!(!class.store.finish(&first, &accepted(&first)).unwrap());
    let failed = Outcome::Failed("why".to_owned());
    assert!(!class.store.finish(&first, &failed).unwrap());
    assert_eq!(class.store.reports(id).unwrap(), []);
    assert!(class.store.finish(&second, &accepted(&second)).unwrap());
    assert!(
        !class.store.finish(&second, &accepted(&second)).unwrap(),
        "told twice"
    );
    let told: Vec<String> = class
        .store
        .events(id, 0)
        .unwrap()
        .into_iter()
        .map(|it| it.what)
        .collect();
    assert_eq!(
        told,
        ["received", "begun", "progress", "again", "begun", "samples"]
    );
}

#[test]
fn a_worker_that_asks_again_gets_its_job_back() {
    let class = Class::of(1);
    class.hand_in(1, Lane::Class);
    class.hand_in(1, Lane::Class);
    let [first, again] = [0; 2].map(|_| class.store.take("a").unwrap().unwrap());
    assert_eq!((first.id, first.attempt + 1), (again.id, again.attempt));
}

#[test]
fn what_kills_the_server_three_times_is_set_aside_and_no_verdict() {
    let mut class = Class::of(2);
    let poison = class.hand_in(1, Lane::Class);
    for _ in 0..3 {
        assert!(class.store.take("a").unwrap().is_some());
        class = class.again();
    }
    let standing = class.store.submission(poison).unwrap().unwrap().standing;
    let Standing::Aside(job) = standing else {
        panic!("{standing:?}");
    };
    assert_eq!(class.store.load().unwrap(), ([0; 5], 0, 1));
    let good = class.hand_in(2, Lane::Class);
    assert!(drained(&class.store).iter().all(|it| it.submission == good));
    assert!(class.store.retry(job, None).unwrap());
    assert!(!class.store.retry(job, None).unwrap());
    assert_eq!(drained(&class.store).len(), 2);
}

#[test]
fn what_the_judge_could_not_do_is_tried_again_and_set_aside() {
    let class = Class::of(1);
    let id = class.hand_in(1, Lane::Class);
    for attempt in 1..=3 {
        let job = class.store.take("a").unwrap().unwrap();
        assert_eq!(job.attempt, attempt);
        assert!(
            class
                .store
                .finish(&job, &Outcome::Failed("no compiler".to_owned()))
                .unwrap()
        );
    }
    assert_eq!(class.store.take("a").unwrap(), None);
    let standing = class.store.submission(id).unwrap().unwrap().standing;
    assert!(matches!(standing, Standing::Aside(_)), "{standing:?}");
    assert_eq!(class.store.cells(None).unwrap()[0].open, 1);
}

#[test]
fn a_clock_that_jumps_moves_no_turn_and_ends_no_lease() {
    const DAY_MS: i64 = 24 * 3600 * 1000;
    let class = Class::of(4);
    let held = {
        class.hand_in(4, Lane::Class);
        class.store.take("a").unwrap().unwrap()
    };
    for (pupil, jump) in [(1, DAY_MS), (2, -2 * DAY_MS), (3, DAY_MS)] {
        class.hands.wall.fetch_add(jump, Relaxed);
        class.pass(10);
        class.hand_in(pupil, Lane::Class);
    }
    let order: Vec<PersonId> = (0..3)
        .map(|at| class.store.take(&at.to_string()).unwrap().unwrap().person)
        .collect();
    assert_eq!(order, [1, 2, 3]);
    assert!(class.store.finish(&held, &accepted(&held)).unwrap());
}

#[test]
fn the_place_in_the_queue_and_the_time_are_told() {
    let class = Class::of(3);
    let job = |id| match class.store.submission(id).unwrap().unwrap().standing {
        Standing::Waiting(job) => job,
        other => panic!("{other:?}"),
    };
    let place = |id, workers| class.store.place(job(id), workers).unwrap().unwrap();
    let done = class.hand_in(1, Lane::Class);
    for _ in 0..2 {
        let job = class.store.take("a").unwrap().unwrap();
        class.pass(6000);
        class.store.finish(&job, &accepted(&job)).unwrap();
    }
    let all: Vec<SubmissionId> = (1..=3)
        .map(|pupil| class.hand_in(pupil, Lane::Class))
        .collect();
    let told = all
        .iter()
        .map(|&id| place(id, 2))
        .map(|it| (it.ahead, it.expected_ms));
    assert_eq!(
        told.collect::<Vec<_>>(),
        [(0, 6000), (1, 6000), (2, 12_000)]
    );
    assert!(matches!(
        class.store.submission(done).unwrap().unwrap().standing,
        Standing::Judged(_)
    ));
}

#[test]
fn a_worker_that_found_nothing_wakes_nobody() {
    let class = Class::of(1);
    let before = class.store.pulse();
    assert_eq!(class.store.take("a").unwrap(), None);
    assert_eq!(class.store.pulse(), before);
    let began = std::time::Instant::now();
    class.store.wait(before, Duration::from_millis(30));
    assert!(began.elapsed() >= Duration::from_millis(30));
    class.hand_in(1, Lane::Class);
    class.store.wait(before, Duration::from_hours(1));
}

#[test]
fn a_search_is_a_job_of_its_own_and_changes_no_verdict() {
    let class = Class::of(2);
    class.hand_in(1, Lane::Class);
    drained(&class.store);
    let standing = class.store.submission(1).unwrap().unwrap().standing;
    assert!(matches!(standing, Standing::Judged(_)), "{standing:?}");
    assert_eq!(class.store.searched(1).unwrap(), (false, None));
    class.store.search(1).unwrap();
    // It is asked for once as long as it goes on.
    class.store.search(1).unwrap();
    assert_eq!(class.store.searched(1).unwrap(), (true, None));
    assert_eq!(
        class.store.submission(1).unwrap().unwrap().standing,
        standing
    );
    // Other tests do not make a judging of it.
    class.store.set_tests("nim", "other").unwrap();
    let job = class.store.take("worker").unwrap().unwrap();
    assert_eq!(
        (job.stage, job.lane, job.tests_lock.as_str()),
        (Stage::Search, Lane::Counterexample, "other")
    );
    assert!(class.store.take("another").unwrap().is_none());
    let outcome = Outcome::Searched("an input".to_owned());
    assert!(class.store.finish(&job, &outcome).unwrap());
    assert!(
        !class.store.finish(&job, &outcome).unwrap(),
        "a result counts once"
    );
    assert_eq!(
        class.store.searched(1).unwrap(),
        (false, Some("an input".to_owned()))
    );
    let verdicts = class.store.cells(Some(1)).unwrap();
    assert_eq!((verdicts[0].tries, verdicts[0].open), (1, 0));
    // Who is forgotten leaves none.
    class.store.search(1).unwrap();
    class.store.forget(1, None).unwrap();
    assert_eq!(class.store.searched(1).unwrap(), (false, None));
}
