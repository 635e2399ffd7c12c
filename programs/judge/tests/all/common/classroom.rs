//! A class of pupils for commands that are given one.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::SystemTime;

use tempfile::TempDir;

use super::judge_command;
use super::yard::files;

/// A class, and a place of its own for what the judge keeps.
pub(crate) struct Room(TempDir);

impl Room {
    pub(crate) fn new() -> Room {
        let room = Room(tempfile::tempdir().unwrap());
        for folder in ["class", "cache", "tmp"] {
            fs::create_dir(room.path(folder)).unwrap();
        }
        room
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub(crate) fn class(&self) -> PathBuf {
        self.path("class")
    }

    /// This command of the judge with the class, in English.
    pub(crate) fn judge(&self, command: &str) -> Command {
        self.judge_in("en", command)
    }

    /// The same in this language.
    pub(crate) fn judge_in(&self, lang: &str, command: &str) -> Command {
        let mut judge = judge_command();
        judge
            .args([command, "--lang", lang])
            .arg(self.class())
            .env("XDG_CACHE_HOME", self.path("cache"))
            .env("TMPDIR", self.path("tmp"))
            .stdin(Stdio::null());
        judge
    }

    /// What was written into the class.
    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.class().join(name)).unwrap()
    }

    /// The kept results, with when each was written.
    pub(crate) fn kept(&self) -> BTreeMap<PathBuf, SystemTime> {
        let all = files(&self.path("cache/tro-choi/results")).into_iter();
        let all = all.filter(|it| !it.display().to_string().contains(".new-"));
        let written = |it: &Path| fs::metadata(it).unwrap().modified().unwrap();
        all.map(|it| (it.clone(), written(&it))).collect()
    }
}
