//! The server is killed: between any two statements, and at any moment under load.

use std::collections::BTreeMap;
use std::env;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use super::*;
use crate::backup::look_through;
use crate::write::STATEMENTS_LEFT;

/// A generator that needs no more than to be different for each seed.
struct Random(u64);

impl Random {
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) % most
    }
}

/// What a child told before it died: submissions that it had received, and points that it had given.
#[derive(Default)]
struct Told {
    received: BTreeMap<SubmissionId, String>,
    points: BTreeMap<SubmissionId, u32>,
    lines: usize,
}

/// Starts this test again as another process, and reads what it tells until so many lines, where it is
/// killed, or until it dies by itself.
fn child(test: &str, file: &Path, seed: u64, most: usize, told: &mut Told) {
    let mut child = Command::new(env::current_exe().unwrap())
        .args([
            &format!("tests::kills::{test}"),
            "--exact",
            "--ignored",
            "--nocapture",
        ])
        .envs([
            ("STORE_FILE", file.as_os_str()),
            ("STORE_SEED", seed.to_string().as_ref()),
        ])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut seen = 0;
    for line in lines.map_while(std::result::Result::ok) {
        let mut words = line.split(' ');
        match (words.next(), words.next(), words.next()) {
            (Some("received"), Some(id), Some(nonce)) => {
                told.received.insert(id.parse().unwrap(), nonce.to_owned());
            }
            (Some("judged"), Some(id), Some(points)) => {
                let points = points.parse().unwrap();
                let before = told.points.insert(id.parse().unwrap(), points);
                assert_eq!(before, None, "submission {id} was scored twice");
            }
            _ => continue,
        }
        seen += 1;
        if seen == most {
            child.kill().unwrap();
        }
    }
    told.lines += seen;
    assert!(!child.wait().unwrap().success(), "the child was to die");
}

fn tell(line: &str) {
    let mut out = std::io::stdout().lock();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

/// The file, the seed, and the store of a child.
fn told_to_child() -> Option<(Store, u64)> {
    let file = env::var_os("STORE_FILE")?;
    let seed = env::var("STORE_SEED").ok()?.parse().ok()?;
    Some((
        Store::open(file.as_ref(), Opening::default()).unwrap(),
        seed,
    ))
}

fn hand_in_and_tell(store: &Store, person: PersonId, nonce: u64) {
    let received = hand_in(store, person, Lane::Class, &nonce.to_be_bytes()).unwrap();
    tell(&format!("received {} {nonce}", received.submission));
}

/// A job is judged; whoever judges it again gives other points.
fn judge_and_tell(store: &Store, worker: &str, points: u32) {
    let Some(job) = store.take(worker).unwrap() else {
        return;
    };
    store.beat(&job, Some("half")).unwrap();
    let outcome = Outcome::Judged {
        verdict: "AC".to_owned(),
        points,
        report: String::new(),
        is_final: job.stage == Stage::Rest,
    };
    if store.finish(&job, &outcome).unwrap() && job.stage == Stage::Rest {
        tell(&format!("judged {} {points}", job.submission));
    }
}

/// Whatever was told is there and unchanged; the rest is judged now, each once.
fn check(file: &Path, told: &Told) {
    let store = Store::open(file, Opening::default()).unwrap();
    look_through(file, i64::MAX).unwrap();
    for _ in 0..3 {
        drained(&store);
        for it in store.submissions(Filter::default(), u32::MAX).unwrap() {
            if let Standing::Aside(job) = it.standing {
                assert!(store.retry(job, None).unwrap());
            }
        }
    }
    let all = store.submissions(Filter::default(), u32::MAX).unwrap();
    let all: BTreeMap<_, _> = all.into_iter().map(|it| (it.id, it.standing)).collect();
    for (id, nonce) in &told.received {
        assert!(all.contains_key(id), "submission {id} ({nonce}) is lost");
    }
    for (id, standing) in &all {
        let Standing::Judged(verdict) = standing else {
            panic!("submission {id} is not judged: {standing:?}");
        };
        if let Some(points) = told.points.get(id) {
            assert_eq!(verdict.points, *points, "submission {id} was scored again");
        }
    }
    drop(store);
    let total = i64::try_from(all.len()).unwrap();
    for (sql, wanted) in [
        ("SELECT count(*) FROM verdict WHERE is_final", total),
        ("SELECT count(*) FROM verdict WHERE NOT is_final", total),
        ("SELECT count(*) FROM job WHERE state = 2", 2 * total),
        ("SELECT count(*) FROM job", 2 * total),
        ("SELECT count(*) FROM source", total),
        ("SELECT count(*) FROM event WHERE what = 'judged'", total),
        ("SELECT count(*) FROM event WHERE what = 'received'", total),
    ] {
        assert_eq!(count(file, sql), wanted, "{sql}");
    }
}

fn class_in(folder: &Path) -> std::path::PathBuf {
    let file = folder.join("class");
    let store = Store::open(&file, Opening::default()).unwrap();
    for number in 0..4 {
        store
            .add_person(&number.to_string(), Role::Pupil, None)
            .unwrap();
    }
    store.set_tests("nim", "lock").unwrap();
    file
}

#[test]
fn whatever_was_received_is_judged_once_though_the_server_dies_between_two_statements() {
    let mut lines = 0;
    for class in 0..10 {
        let folder = tempfile::tempdir().unwrap();
        let file = class_in(folder.path());
        let mut told = Told::default();
        for round in 0..10 {
            child(
                "dies_between_two_statements",
                &file,
                class * 10 + round,
                usize::MAX,
                &mut told,
            );
        }
        check(&file, &told);
        lines += told.lines;
    }
    assert!(lines > 300, "{lines} lines are too few to prove much");
}

#[test]
#[ignore = "is started by another test"]
fn dies_between_two_statements() {
    let Some((store, seed)) = told_to_child() else {
        return;
    };
    let mut random = Random(seed + 1);
    random.below(2);
    STATEMENTS_LEFT.store(i64::try_from(20 + random.below(300)).unwrap(), Relaxed);
    for step in 0.. {
        match random.below(5) {
            0 | 1 => {
                let person = 1 + i64::try_from(random.below(4)).unwrap();
                hand_in_and_tell(&store, person, seed * 1_000_000 + step);
            }
            _ => judge_and_tell(&store, "worker", u32::try_from(seed % 100).unwrap()),
        }
    }
}

#[test]
fn whatever_was_received_is_judged_once_though_the_server_is_killed_under_load() {
    let folder = tempfile::tempdir().unwrap();
    let file = class_in(folder.path());
    let mut told = Told::default();
    let mut random = Random(7);
    for round in 0..30 {
        let most = 1 + usize::try_from(random.below(80)).unwrap();
        child("works_until_it_is_killed", &file, round, most, &mut told);
    }
    assert!(
        told.received.len() > 200,
        "{} are too few",
        told.received.len()
    );
    assert!(told.points.len() > 100, "{} are too few", told.points.len());
    check(&file, &told);
}

#[test]
#[ignore = "is started by another test"]
fn works_until_it_is_killed() {
    let Some((store, seed)) = told_to_child() else {
        return;
    };
    // A child that nobody kills ends by itself.
    let store = &store;
    thread::scope(|scope| {
        for person in 1..=4 {
            scope.spawn(move || {
                for step in 0..2000 {
                    let person_at = u64::try_from(person).unwrap();
                    hand_in_and_tell(store, person, (seed * 10 + person_at) * 1_000_000 + step);
                    thread::sleep(Duration::from_millis(2));
                }
            });
        }
        for worker in 0..3 {
            scope.spawn(move || {
                for _ in 0..4000 {
                    let points = u32::try_from(seed).unwrap();
                    judge_and_tell(store, &worker.to_string(), points);
                }
            });
        }
    });
}
