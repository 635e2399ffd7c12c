//! The promises of the store, held against what breaks them.

mod contest;
mod counting;
mod file;
mod kills;
mod ladder;
mod people;
mod queue;
mod views;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::time::Duration;

use crate::*;

/// A clock whose hands a test moves.
#[derive(Default)]
struct Hands {
    wall: AtomicI64,
    steady: AtomicI64,
}

impl Clock for Hands {
    fn wall_ms(&self) -> i64 {
        self.wall.load(Relaxed)
    }

    fn steady_ms(&self) -> i64 {
        self.steady.load(Relaxed)
    }
}

/// A class in a folder of its own, with a clock that stands still.
struct Class {
    folder: tempfile::TempDir,
    hands: Arc<Hands>,
    store: Store,
}

impl Class {
    /// So many pupils, numbered from 1, and the problem `nim`.
    fn of(pupils: usize) -> Class {
        let folder = tempfile::tempdir().unwrap();
        let hands = Arc::new(Hands::default());
        let store = Store::open(&folder.path().join("class"), opening(&hands)).unwrap();
        for number in 1..=pupils {
            let name = format!("pupil {number}");
            store.add_person(&name, Role::Pupil, None).unwrap();
        }
        store.set_tests("nim", "lock").unwrap();
        Class {
            folder,
            hands,
            store,
        }
    }

    /// The same class after its server has ended and begun again.
    fn again(self) -> Class {
        let Class {
            folder,
            hands,
            store,
        } = self;
        drop(store);
        let store = Store::open(&folder.path().join("class"), opening(&hands)).unwrap();
        Class {
            folder,
            hands,
            store,
        }
    }

    fn path(&self, name: &str) -> std::path::PathBuf {
        self.folder.path().join(name)
    }

    fn pass(&self, ms: i64) {
        self.hands.steady.fetch_add(ms, Relaxed);
        self.hands.wall.fetch_add(ms, Relaxed);
    }

    fn hand_in(&self, person: PersonId, lane: Lane) -> SubmissionId {
        hand_in(&self.store, person, lane, &nonce())
            .unwrap()
            .submission
    }
}

/// Judges all that waits, with this verdict.
fn judge_all(class: &Class, verdict: &str) {
    while let Some(job) = class.store.take("worker").unwrap() {
        let outcome = Outcome::Judged {
            verdict: verdict.to_owned(),
            points: if verdict == "AC" { 100 } else { 40 },
            report: format!("{verdict} {:?} {}", job.stage, job.tests_lock),
            is_final: job.stage == Stage::Rest,
        };
        assert!(class.store.finish(&job, &outcome).unwrap());
    }
}

fn opening(hands: &Arc<Hands>) -> Opening {
    Opening {
        clock: hands.clone(),
        patience: Duration::from_millis(50),
        ..Opening::default()
    }
}

/// What no form had before.
fn nonce() -> [u8; 8] {
    static NEXT: AtomicI64 = AtomicI64::new(0);
    NEXT.fetch_add(1, Relaxed).to_be_bytes()
}

fn hand_in(store: &Store, person: PersonId, lane: Lane, nonce: &[u8]) -> Result<Received> {
    store.hand_in(&HandIn {
        person,
        problem: "nim",
        file: "nim.cpp",
        language: "c++17",
        bytes: nonce,
        nonce,
        contest: None,
        lane,
        is_bot: false,
    })
}

fn accepted(job: &Job) -> Outcome {
    Outcome::Judged {
        verdict: "AC".to_owned(),
        points: 100,
        report: String::new(),
        is_final: job.stage == Stage::Rest,
    }
}

/// Judges all that waits; the jobs in the order in which they were given.
fn drained(store: &Store) -> Vec<Job> {
    let next = || {
        let job = store.take("worker").unwrap()?;
        assert!(store.finish(&job, &accepted(&job)).unwrap());
        Some(job)
    };
    std::iter::from_fn(next).collect()
}

/// The number in a row of numbers.
fn count(path: &Path, sql: &str) -> i64 {
    let connection = rusqlite::Connection::open(path).unwrap();
    connection.query_row(sql, [], |row| row.get(0)).unwrap()
}
