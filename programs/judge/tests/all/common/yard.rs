//! A small set in a folder of its own, in which a judge may be broken off without harm.

#![allow(dead_code, reason = "every user takes its own part")]

use std::fs::{self, File};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use tempfile::TempDir;

/// A right solution of nim, which is compiled faster than the set's own.
const SOURCE: &str = r#"
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    FILE *in = fopen("NIM.INP", "r"), *out = fopen("NIM.OUT", "w");
    int n, k = 0;
    fscanf(in, "%d", &n);
    unsigned long long *a = malloc(n * sizeof *a), g = 0;
    for (int i = 0; i < n; i++) fscanf(in, "%llu", &a[i]), g ^= a[i];
    for (int i = 0; i < n; i++) k += (a[i] ^ g) < a[i];
    fprintf(out, "%d\n", k);
    for (int i = 0; i < n; i++)
        if ((a[i] ^ g) < a[i]) fprintf(out, "%d %llu\n", i + 1, a[i] - (a[i] ^ g));
    fclose(out);
}
"#;

/// The set with all that a judge may write to.
pub(crate) struct Yard {
    home: TempDir,
    judge: PathBuf,
}

/// The problem of the yard.
const ID: &str = "nim";

/// The workspace from which the set is copied.
fn workspace() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

impl Yard {
    /// A set of the problem nim, a folder for temporary files, and a class of three pupils.
    pub(crate) fn new(judge: &Path) -> Yard {
        let yard = Yard {
            home: tempfile::Builder::new().prefix("yard-").tempdir().unwrap(),
            judge: judge.to_owned(),
        };
        for place in ["problems", "testdata"] {
            let part = Path::new(place).join(ID);
            copy(&workspace().join(&part), &yard.set().join(&part));
        }
        // Lessons lead to other rooms and to chapters.
        symlink(
            workspace().join("course").canonicalize().unwrap(),
            yard.path("set/course"),
        )
        .unwrap();
        for room in fs::read_dir(workspace().join("problems"))
            .unwrap()
            .flatten()
        {
            let link = yard.set().join("problems").join(room.file_name());
            if !link.exists() {
                symlink(room.path().canonicalize().unwrap(), link).unwrap();
            }
        }
        yard.forget_large_tests();
        for folder in ["tmp", "cache", "data"] {
            fs::create_dir(yard.path(folder)).unwrap();
        }
        yard.file("nim.c", SOURCE);
        for pupil in ["An", "Bình", "Chi"] {
            let folder = yard.class().join(pupil);
            fs::create_dir_all(&folder).unwrap();
            fs::write(folder.join("NIM.c"), SOURCE).unwrap();
        }
        yard
    }

    /// Takes away the tests that are made on demand.
    pub(crate) fn forget_large_tests(&self) {
        let ignored = fs::read_to_string(self.tests().join(".gitignore")).unwrap();
        for line in ignored.lines().filter_map(|line| line.strip_prefix('/')) {
            let _ = fs::remove_dir_all(self.tests().join(line));
        }
    }

    /// Something below the yard.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.home.path().join(name)
    }

    /// The folder that holds problems and tests.
    pub(crate) fn set(&self) -> PathBuf {
        self.path("set")
    }

    /// The tests of the problem.
    pub(crate) fn tests(&self) -> PathBuf {
        self.set().join("testdata").join(ID)
    }

    /// The pupils.
    pub(crate) fn class(&self) -> PathBuf {
        self.path("class")
    }

    /// A right solution.
    pub(crate) fn source(&self) -> PathBuf {
        self.path("nim.c")
    }

    /// A file in the yard.
    pub(crate) fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.path(name);
        fs::write(&path, text).unwrap();
        path
    }

    /// The arguments of a command that does something with the set or the class.
    pub(crate) fn arguments(&self, command: &str) -> Vec<String> {
        let (id, root) = (ID.to_owned(), self.set().display().to_string());
        let what = match command {
            "run" => vec![id, self.source().display().to_string(), "--beyond".into()],
            "class" => vec![self.class().display().to_string(), "--again".into()],
            _ => vec![id],
        };
        let root = ["--root".to_owned(), root];
        [command.to_owned()]
            .into_iter()
            .chain(what)
            .chain(root)
            .collect()
    }

    /// The judge, with everything that it writes below the yard.
    pub(crate) fn judge(&self) -> Command {
        self.within(&self.judge)
    }

    /// Another program, which may start the judge.
    pub(crate) fn within(&self, program: impl AsRef<std::ffi::OsStr>) -> Command {
        let mut command = Command::new(program);
        command
            .env("TMPDIR", self.path("tmp"))
            .env("XDG_CACHE_HOME", self.path("cache"))
            .env("XDG_DATA_HOME", self.path("data"))
            .env("LC_ALL", "C.UTF-8")
            .env("JUDGE", &self.judge)
            .env("SET", self.set())
            .stdin(Stdio::null());
        command
    }

    /// Starts this command, sends it the signal after so long, and waits for its end; returns
    /// whether it came before that.
    pub(crate) fn broken_off(&self, command: &str, after: Duration, signal: Signal) -> bool {
        let mut judge = self
            .judge()
            .args(self.arguments(command))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        thread::sleep(after);
        let is_over = judge.try_wait().unwrap().is_some();
        if !is_over {
            kill(Pid::from_raw(judge.id().cast_signed()), signal).unwrap();
            judge.wait().unwrap();
        }
        is_over
    }

    /// Processes that were started from this yard.
    pub(crate) fn processes(&self) -> Vec<String> {
        let name = self.home.path().as_os_str().as_encoded_bytes().to_owned();
        let names_it = |file: PathBuf| {
            fs::read(file).is_ok_and(|text| text.windows(name.len()).any(|it| it == name))
        };
        let entries = fs::read_dir("/proc").unwrap().flatten();
        let pids = entries.filter_map(|entry| entry.file_name().into_string().ok());
        pids.filter(|pid| pid.parse::<u32>().is_ok_and(|it| it != std::process::id()))
            .filter(|pid| {
                let process = Path::new("/proc").join(pid);
                names_it(process.join("cmdline")) || names_it(process.join("environ"))
            })
            .collect()
    }

    /// What a judge has left: temporary files, and unfinished ones beside the others.
    pub(crate) fn left(&self) -> Vec<PathBuf> {
        let all = |folder: PathBuf| -> Vec<PathBuf> {
            let entries = fs::read_dir(folder).into_iter().flatten().flatten();
            entries.map(|entry| entry.path()).collect()
        };
        let mut left = all(self.path("tmp"));
        for folder in [
            self.set().join("testdata"),
            self.path("cache/tro-choi/testdata"),
            self.class(),
            self.tests(),
        ] {
            left.extend(all(folder).into_iter().filter(|path| {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                name.starts_with(".new") || name.starts_with(".out")
            }));
        }
        left
    }

    /// Makes what was left a minute older: old enough to be swept.
    pub(crate) fn let_age(&self) {
        let old = SystemTime::now() - Duration::from_mins(1);
        // What is gone meanwhile need not be swept.
        for left in self.left().iter().flat_map(File::open) {
            left.set_modified(old).unwrap();
        }
    }

    /// Tests and lock that are not those of the workspace.
    pub(crate) fn damaged(&self) -> Vec<PathBuf> {
        let home = workspace().join("testdata").join(ID);
        let stored = files(&self.tests()).into_iter().filter(|path| {
            let original = home.join(path.strip_prefix(self.tests()).unwrap());
            // What is made on demand may not have been made there.
            original.exists() && fs::read(path).unwrap() != fs::read(original).unwrap()
        });
        let mut damaged: Vec<PathBuf> = stored.collect();
        if !self.tests().join("lock.toml").exists() {
            damaged.push(self.tests());
        }
        damaged
    }
}

/// Waits until it is so; says whether it came to be.
pub(crate) fn comes(is_so: impl Fn() -> bool) -> bool {
    let patience = Instant::now() + Duration::from_secs(20);
    while !is_so() {
        if Instant::now() > patience {
            return false;
        }
        thread::sleep(Duration::from_millis(5));
    }
    true
}

/// All files below a folder.
pub(crate) fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if entry.path().is_dir() {
            found.extend(files(&entry.path()));
        } else {
            found.push(entry.path());
        }
    }
    found
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().flatten() {
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if from.is_dir() {
            copy(&from, &to);
        } else {
            fs::copy(from, to).unwrap();
        }
    }
}
