//! The lock of a problem's tests: `testdata/<id>/lock.toml`.
//!
//! It holds size and SHA-256 of every file and says what confirmed each answer, so that a stale
//! or damaged file never judges anybody, and a recipe or a reference that changes is noticed.

use std::fmt;
use std::fs;
use std::path::PathBuf;

use problem_set::{Digest, Method, Spec};
use serde::{Deserialize, Serialize};

use super::root::Root;
use crate::catalogue::errors as say;
use bilingual::{Fault, Result, broken, ensure, of_system};

/// The largest file that the repository keeps, in bytes.
pub const LARGEST_STORED: usize = 64 * 1024;

/// The name of a lock.
pub const LOCK: &str = "lock.toml";

/// What confirmed a reference answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Confirmed {
    /// The brute force, straight from the rules.
    Brute,
    /// A second method that does not stand on the reference's theorem, for inputs too large for
    /// the brute force.
    Second,
    /// The special checker, which judges the answer by the rules.
    Checker,
    /// Another computation from the same theorem: the weakest, where the rules reach no further.
    Theorem,
}

impl Confirmed {
    /// All of them, from the strongest to the weakest.
    pub const ALL: [Confirmed; 4] = [
        Confirmed::Brute,
        Confirmed::Second,
        Confirmed::Checker,
        Confirmed::Theorem,
    ];
}

impl From<Method> for Confirmed {
    fn from(method: Method) -> Confirmed {
        match method {
            Method::Brute => Confirmed::Brute,
            Method::Second => Confirmed::Second,
            Method::Theorem => Confirmed::Theorem,
        }
    }
}

impl fmt::Display for Confirmed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Confirmed::Brute => "brute force",
            Confirmed::Second => "second method",
            Confirmed::Checker => "special checker",
            Confirmed::Theorem => "same theorem",
        })
    }
}

/// What the lock says of one test.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Locked {
    /// `01`, `02`, …
    pub number: String,
    /// Name of its recipe.
    pub name: String,
    /// What confirmed the answer.
    pub confirmed: Confirmed,
    /// `NAME.INP`.
    pub input: Digest,
    /// `NAME.OUT`.
    pub answer: Digest,
}

impl Locked {
    /// Whether the repository keeps the files.
    pub fn is_stored(&self) -> bool {
        self.input.bytes.max(self.answer.bytes) <= LARGEST_STORED
    }
}

/// The lock of one problem.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lock {
    /// One entry a test, in order.
    #[serde(default)]
    pub tests: Vec<Locked>,
}

impl Lock {
    /// Where it lies.
    pub fn path(root: &Root, id: &str) -> PathBuf {
        root.tests(id).join(LOCK)
    }

    /// The lock of the problem.
    ///
    /// # Errors
    /// If there is none, or if it lists other tests than `problem.toml`.
    pub fn load(root: &Root, spec: &Spec) -> Result<Lock> {
        let path = Lock::path(root, &spec.id);
        let text = fs::read_to_string(&path)
            .map_err(|error| Fault::new(&say::NO_LOCK.with(&[&spec.id, &of_system(&error)])))?;
        let lock: Lock = toml::from_str(&text)
            .map_err(|why| broken(format!("testdata/{}/lock.toml: malformed: {why}", spec.id)))?;
        let listed = spec
            .numbered_tests()
            .map(|(number, test)| (number, test.name.clone()));
        let locked = lock
            .tests
            .iter()
            .map(|test| (test.number.clone(), test.name.clone()));
        ensure(locked.eq(listed), || {
            format!(
                "testdata/{0}/lock.toml and problems/{0}/problem.toml list different tests; run judge lock {0}",
                spec.id
            )
        })?;
        Ok(lock)
    }
}
