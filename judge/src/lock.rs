//! The lock of a problem's tests: `testdata/<id>/lock.toml`.
//!
//! It holds size and SHA-256 of every file and says what confirmed each answer, so that a stale
//! or damaged file never judges anybody, and a recipe or a reference that changes is noticed.

use std::collections::BTreeSet;
use std::fmt::{self, Write};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use checker::Outcome;
use rayon::prelude::*;
use registry::spec::CheckerMode;
use registry::{AnyProblem, Method, Spec};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::testset::{Made, Root, make};

/// The largest file that the repository keeps, in bytes.
pub const LARGEST_STORED: usize = 64 * 1024;

/// Size and hash of a file; in the lock one word and another, `12 66861016…`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Digest {
    /// Size in bytes.
    pub bytes: usize,
    /// SHA-256 in hexadecimal.
    pub sha256: String,
}

impl Digest {
    /// Of these bytes.
    pub fn of(bytes: &[u8]) -> Digest {
        Digest {
            bytes: bytes.len(),
            sha256: hexadecimal(&Sha256::digest(bytes)),
        }
    }
}

/// Two digits a byte.
pub(crate) fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

impl From<Digest> for String {
    fn from(digest: Digest) -> String {
        format!("{} {}", digest.bytes, digest.sha256)
    }
}

impl TryFrom<String> for Digest {
    type Error = String;

    fn try_from(text: String) -> Result<Digest, String> {
        let parsed = text.split_once(' ').and_then(|(bytes, sha256)| {
            let bytes = bytes.parse().ok()?;
            let is_hash = sha256.len() == 64 && sha256.bytes().all(|byte| byte.is_ascii_hexdigit());
            is_hash.then(|| Digest {
                bytes,
                sha256: sha256.to_owned(),
            })
        });
        parsed.ok_or_else(|| format!("'{text}' is not a size and a SHA-256"))
    }
}

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
    fn path(root: &Root, id: &str) -> PathBuf {
        root.tests(id).join("lock.toml")
    }

    /// The lock of the problem.
    ///
    /// # Errors
    /// If there is none, or if it lists other tests than `problem.toml`.
    pub fn load(root: &Root, spec: &Spec) -> Result<Lock> {
        let path = Lock::path(root, &spec.id);
        let text = fs::read_to_string(&path).with_context(|| {
            format!(
                "testdata/{0}/lock.toml: cannot be read; run judge lock {0}",
                spec.id
            )
        })?;
        let lock: Lock = toml::from_str(&text)
            .with_context(|| format!("testdata/{}/lock.toml: malformed", spec.id))?;
        let listed = spec
            .numbered_tests()
            .map(|(number, test)| (number, test.name.clone()));
        let locked = lock
            .tests
            .iter()
            .map(|test| (test.number.clone(), test.name.clone()));
        ensure!(
            locked.eq(listed),
            "testdata/{0}/lock.toml and problems/{0}/problem.toml list different tests; run judge lock {0}",
            spec.id
        );
        Ok(lock)
    }
}

/// Makes all tests of a problem anew, confirms every answer, and writes the stored files, the
/// list of ignored folders and the lock.
///
/// # Errors
/// If the validator refuses an input, or if an answer is wrong or confirmed by nothing.
pub fn lock(root: &Root, problem: &dyn AnyProblem, spec: &Spec) -> Result<Lock> {
    let numbered: Vec<_> = spec.numbered_tests().collect();
    let made: Vec<(Locked, Made)> = numbered
        .par_iter()
        .map(|(number, test)| {
            let made = make(problem, test)?;
            let name = format!("testdata/{}/{number} ({})", spec.id, test.name);
            problem
                .validate(&name, made.input.as_bytes(), test.tier)
                .map_err(anyhow::Error::msg)?;
            let locked = Locked {
                number: number.clone(),
                name: test.name.clone(),
                confirmed: confirm(problem, spec, &made).with_context(|| name.clone())?,
                input: Digest::of(made.input.as_bytes()),
                answer: Digest::of(made.answer.as_bytes()),
            };
            Ok((locked, made))
        })
        .collect::<Result<_>>()?;
    let home = root.tests(&spec.id);
    remove_old_tests(&home)?;
    for (locked, made) in &made {
        if locked.is_stored() {
            let folder = home.join(&locked.number);
            let path = |extension: &str| folder.join(format!("{}.{extension}", spec.file));
            fs::create_dir_all(&folder)?;
            inpout::write_atomically(&path("INP"), &made.input)?;
            inpout::write_atomically(&path("OUT"), &made.answer)?;
        }
    }
    let lock = Lock {
        tests: made.into_iter().map(|(locked, _)| locked).collect(),
    };
    write_lock(root, spec, &lock)?;
    Ok(lock)
}

/// Removes the numbered folders of an earlier lock.
fn remove_old_tests(home: &Path) -> Result<()> {
    fs::create_dir_all(home).with_context(|| format!("{}: cannot be made", home.display()))?;
    for entry in fs::read_dir(home)? {
        let entry = entry?;
        let name = entry.file_name();
        if entry.file_type()?.is_dir()
            && name
                .to_string_lossy()
                .bytes()
                .all(|byte| byte.is_ascii_digit())
        {
            fs::remove_dir_all(entry.path())?;
        }
    }
    Ok(())
}

fn write_lock(root: &Root, spec: &Spec, lock: &Lock) -> Result<()> {
    let id = &spec.id;
    let mut ignored = String::new();
    for test in lock.tests.iter().filter(|test| !test.is_stored()) {
        writeln!(ignored, "/{}/", test.number)?;
    }
    let home = root.tests(id);
    let heading = format!("# Written by `judge lock {id}`");
    inpout::write_atomically(
        &home.join(".gitignore"),
        &format!("{heading}: the tests that are made on demand.\n{ignored}"),
    )?;
    let list = toml::to_string(lock).context("a lock is valid TOML")?;
    inpout::write_atomically(
        &Lock::path(root, id),
        &format!(
            "{heading}: the files by size in bytes and SHA-256, and what confirmed each answer.\n\n{list}"
        ),
    )?;
    Ok(())
}

/// What confirms the answer: the brute force if it can, else the second method, else the special
/// checker, else the theorem of the reference computed in another way.
fn confirm(problem: &dyn AnyProblem, spec: &Spec, made: &Made) -> Result<Confirmed> {
    let (input, answer) = (made.input.as_bytes(), made.answer.as_bytes());
    let ask = |methods: &[Method]| -> Result<Option<Confirmed>> {
        match problem.confirm(input, methods)? {
            Some((method, true)) => Ok(Some(method.into())),
            Some((method, false)) => {
                bail!(
                    "the reference is wrong, says the {}",
                    Confirmed::from(method)
                )
            }
            None => Ok(None),
        }
    };
    if let Some(confirmed) = ask(&[Method::Brute, Method::Second])? {
        return Ok(confirmed);
    }
    if spec.checker == CheckerMode::Special {
        return match checker::check(problem, spec.checker, input, answer, answer) {
            Outcome::Accepted => Ok(Confirmed::Checker),
            other => bail!("the special checker refuses the reference: {other:?}"),
        };
    }
    ask(&[Method::Theorem])?.context("nothing confirms the answer: too large for the brute force")
}

/// Tests with the same input as an earlier one, by number.
pub fn repeated_inputs(lock: &Lock) -> Vec<&str> {
    let mut seen = BTreeSet::new();
    lock.tests
        .iter()
        .filter(|test| !seen.insert(&test.input.sha256))
        .map(|test| test.number.as_str())
        .collect()
}
