//! A class as pupils really hand it in: every kind of trouble is a pupil, with what is expected.

#![allow(dead_code, reason = "every user takes its own part")]

mod archives;
mod sources;

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{Cursor, Write};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use nix::sys::stat::Mode;
use nix::unistd::mkfifo;
use zip::write::SimpleFileOptions;
use zip::{DateTime, ZipWriter};

/// A right solution of nim in C, which is C++ as well.
pub(crate) const RIGHT: &str = r#"
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    FILE *in = fopen("NIM.INP", "r"), *out = fopen("NIM.OUT", "w");
    int n, k = 0;
    if (fscanf(in, "%d", &n) != 1) return 1;
    unsigned long long *a = (unsigned long long *)malloc(n * sizeof *a), g = 0;
    for (int i = 0; i < n; i++)
        if (fscanf(in, "%llu", &a[i]) == 1) g ^= a[i];
    for (int i = 0; i < n; i++) k += (a[i] ^ g) < a[i];
    fprintf(out, "%d\n", k);
    for (int i = 0; i < n; i++)
        if ((a[i] ^ g) < a[i]) fprintf(out, "%d %llu\n", i + 1, a[i] - (a[i] ^ g));
    fclose(out);
    return 0;
}
"#;

/// One that is wrong on every test that counts.
const WRONG: &str = "int main(void) { return 0; }\n";

/// When the class was handed in.
const THEN: u64 = 1_795_000_000;

/// The deadline, an hour later.
const CONTEST: &str = "title = 'Một lớp như thật'\n\
    languages = ['C', 'C++', 'Python', 'Pascal', 'Go', 'Rust', 'Java']\n\
    deadline = 2026-11-18T12:06:40Z\n\
    [[problems]]\nid = 'nim'\n[[problems]]\nid = 'coins'\n";

/// A kind of trouble, and what is expected of it.
pub(crate) struct Kind {
    /// What was handed in.
    pub(crate) what: &'static str,
    pub(crate) pupil: String,
    /// The points of NIM and COINS.
    pub(crate) cells: [&'static str; 2],
    /// What is told of it in English; nothing if that is empty.
    pub(crate) told: &'static str,
}

impl Kind {
    /// What the page should have said of it and did not.
    pub(crate) fn fault(&self, page: &str) -> Option<String> {
        let Some((cells, told)) = found(page, &self.pupil) else {
            return Some(format!("{}: {} has no line", self.what, self.pupil));
        };
        let is_due = cells == self.cells && told.contains(self.told);
        (!is_due).then(|| format!("{}: {}: {cells:?} {told}", self.what, self.pupil))
    }
}

/// The class, as it is built.
pub(crate) struct Untidy {
    folder: PathBuf,
    /// The `PATH` with which it is to be judged.
    pub(crate) path: OsString,
    pub(crate) kinds: Vec<Kind>,
}

impl Untidy {
    /// Hands everything in.
    pub(crate) fn hand_in(folder: &Path) -> Untidy {
        let mut class = Untidy {
            folder: folder.to_owned(),
            path: std::env::var_os("PATH").unwrap_or_default(),
            kinds: Vec::new(),
        };
        fs::write(folder.join("contest.toml"), CONTEST).unwrap();
        class.names();
        class.places();
        class.choices();
        class.archives();
        class.damaged_archives();
        class.traps();
        class.strangers();
        class
    }

    /// A pupil of this name with these points, of whom this is told.
    fn expect(
        &mut self,
        what: &'static str,
        pupil: &str,
        cells: [&'static str; 2],
        told: &'static str,
    ) {
        self.kinds.push(Kind {
            what,
            pupil: pupil.to_owned(),
            cells,
            told,
        });
    }

    /// A file, written so many minutes after the others.
    fn file(&self, path: impl AsRef<Path>, text: impl AsRef<[u8]>, minutes: u64) {
        let path = self.folder.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        let file = File::options().write(true).open(&path).unwrap();
        let time = SystemTime::UNIX_EPOCH + Duration::from_secs(THEN + 60 * minutes);
        file.set_modified(time).unwrap();
    }

    /// A right solution under this name.
    fn right(&self, path: &str) {
        self.file(path, own(path), 0);
    }

    fn pipe(&self, path: &str) {
        let path = self.folder.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        mkfifo(&path, Mode::S_IRWXU).unwrap();
    }

    fn link(&self, to: &str, path: &str) {
        let path = self.folder.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        symlink(to, path).unwrap();
    }
}

/// A source in a language whose compiler is not found with this `PATH`, where that of C still is.
fn hidden() -> Option<(&'static str, OsString)> {
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let sources = [("rustc", "NIM.rs"), ("go", "NIM.go"), ("fpc", "NIM.pas")];
    sources.into_iter().find_map(|(tool, source)| {
        let without = || folders.iter().filter(|it| !it.join(tool).exists());
        let is_enough = without().any(|it| it.join("gcc").exists());
        let path = std::env::join_paths(without()).ok()?;
        is_enough.then_some((source, path))
    })
}

/// A right solution that is nobody else's.
fn own(name: &str) -> String {
    format!("/* {name} */{RIGHT}")
}

/// An archive of these entries, each packed so many minutes after ten.
fn zipped(entries: &[(&str, &[u8], u8)]) -> Vec<u8> {
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text, minute) in entries {
        let time = DateTime::from_date_and_time(2026, 11, 18, 10, *minute, 0).unwrap();
        let options = SimpleFileOptions::default().last_modified_time(time);
        writer.start_file(*name, options).unwrap();
        writer.write_all(text).unwrap();
    }
    writer.finish().unwrap().into_inner()
}

/// What `scores.html` says of a pupil: the cells, and the remarks.
pub(crate) fn found(page: &str, pupil: &str) -> Option<(Vec<String>, String)> {
    let begins = |text: &str| format!("{text}{pupil}");
    let row = page.lines().find(|line| {
        let name = line.split_once("\">").map(|it| it.1);
        line.starts_with("<tr><td>")
            && name.is_some_and(|it| it.starts_with(&format!("{pupil}</a>")))
    })?;
    let cells = row.split("<td class=\"").skip(1).filter_map(|cell| {
        let shown = cell.split_once(" title=\"")?.1;
        let points = shown.split_once("\">")?.1.split('<').next();
        Some(points.unwrap_or_default().to_owned())
    });
    let details = page.split(&begins("<summary>")).nth(1)?;
    let details = details.split("</details>").next()?;
    let remarks = details
        .split("<li")
        .skip(1)
        .filter_map(|it| it.split_once('>'));
    let remarks: Vec<&str> = remarks
        .map(|it| it.1.lines().next().unwrap_or_default())
        .collect();
    Some((cells.collect(), remarks.join("; ")))
}
