//! The folder in which a program runs: fresh for every test, gone after it.
//!
//! ```text
//! <program's folder>/run-XXXXXX/   one run
//!     box/                         the program's current folder
//!         NIM.INP                  a copy of the input, also at standard input
//!         nim.inp Nim.inp …        links to it: students write the name in any case
//!     stdout stderr                what the program printed
//! ```
//!
//! A program that talks has pipes in the place of standard input and output, and an input only
//! if its problem has a file for the opening.
//!
//! The input is a copy and the answer is not there at all, so whatever a program does to the
//! files of its folder, it does to itself. An output of an earlier run cannot be found, because
//! there is none.

use std::collections::BTreeSet;
use std::fs::{self, DirEntry, File};
use std::io::{self, Read, Seek, SeekFrom};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::program::Program;
use crate::text;
use sandbox::{Environment, Isolation, Job, Quota};

/// Lines of standard error that are kept for the report.
const ERROR_LINES: usize = 5;

/// The folder of one run.
#[derive(Debug)]
pub(crate) struct Workdir {
    folder: TempDir,
    /// `NIM` of `NIM.INP`.
    stem: String,
}

/// What a program left behind.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// An output, and what its author should know about where it was.
    Output {
        /// The output.
        bytes: Vec<u8>,
        /// The remark.
        note: Option<String>,
    },
    /// No output, and why.
    Nothing(String),
    /// An output that reached the cap, by its name.
    TooLarge(String),
}

impl Found {
    /// What reached the cap, if something did.
    pub(crate) fn too_large(&self) -> Option<&str> {
        match self {
            Found::TooLarge(what) => Some(what),
            _ => None,
        }
    }
}

impl Workdir {
    /// A new folder in `parent`, with a copy of `input` as `STEM.INP` if there is an input.
    pub(crate) fn new(parent: &Path, stem: &str, input: Option<&Path>) -> io::Result<Workdir> {
        let folder = tempfile::Builder::new().prefix("run-").tempdir_in(parent)?;
        let workdir = Workdir {
            folder,
            stem: stem.to_owned(),
        };
        fs::create_dir(workdir.current())?;
        if let Some(input) = input {
            workdir.provide(input)?;
        }
        Ok(workdir)
    }

    fn provide(&self, input: &Path) -> io::Result<()> {
        let copy = self.input();
        fs::copy(input, &copy)?;
        fs::set_permissions(&copy, fs::Permissions::from_mode(0o644))?;
        let name = format!("{}.INP", self.stem);
        for variant in case_variants(&self.stem) {
            match symlink(&name, self.current().join(variant)) {
                // A file system without case has the names already.
                Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
                _ => {}
            }
        }
        Ok(())
    }

    /// The run of `program` here.
    pub(crate) fn job(&self, program: &Program, quota: Quota) -> Job {
        Job {
            program: program.executable().to_owned(),
            arguments: program.arguments().to_vec(),
            folder: self.current(),
            environment: Environment::Clean,
            stdin: self.input(),
            stdout: self.printed("stdout"),
            stderr: self.printed("stderr"),
            quota,
            isolation: Isolation::None,
            scratch: program.folder().to_owned(),
            judge: std::process::id(),
        }
    }

    /// The program's current folder.
    fn current(&self) -> PathBuf {
        self.folder.path().join("box")
    }

    fn input(&self) -> PathBuf {
        self.current().join(format!("{}.INP", self.stem))
    }

    fn printed(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The output after the run: `STEM.OUT` in any case, or else what was printed. No file may
    /// have reached `cap` bytes.
    pub(crate) fn collect(&self, cap: u64) -> io::Result<Found> {
        let name = format!("{}.OUT", self.stem);
        let (file, note) = self.output_file(&name)?;
        let printed = self.printed("stdout");
        let errors = self.printed("stderr");
        let files = [
            (file.as_deref(), name.as_str()),
            (Some(&printed), "standard output"),
            (Some(&errors), "standard error"),
        ];
        if let Some(shown) = too_large(&files, cap)? {
            return Ok(Found::TooLarge(shown));
        }
        let printed = fs::read(printed)?;
        let says_nothing = printed.iter().all(u8::is_ascii_whitespace);
        let join = |first: Option<String>, second: String| match first {
            Some(first) => format!("{first}; {second}"),
            None => second,
        };
        Ok(match file {
            Some(path) => {
                let bytes = fs::read(path)?;
                let note = if bytes.is_empty() && !says_nothing {
                    let seen = format!("{name} is empty, and standard output does not count then");
                    Some(join(note, seen))
                } else {
                    note
                };
                Found::Output { bytes, note }
            }
            None if says_nothing => Found::Nothing(join(note, format!("no {name} was written"))),
            None => Found::Output {
                bytes: printed,
                note: Some(join(
                    note,
                    format!("wrote to standard output instead of {name}"),
                )),
            },
        })
    }

    /// The record that a program has written beside a dialogue: `STEM.OUT` in any case. No file
    /// may have reached `cap` bytes.
    pub(crate) fn collect_record(&self, cap: u64) -> io::Result<Found> {
        let name = format!("{}.OUT", self.stem);
        let (file, note) = self.output_file(&name)?;
        let errors = self.printed("stderr");
        let files = [
            (file.as_deref(), name.as_str()),
            (Some(&errors), "standard error"),
        ];
        Ok(match (too_large(&files, cap)?, file) {
            (Some(shown), _) => Found::TooLarge(shown),
            (None, Some(path)) => Found::Output {
                bytes: fs::read(path)?,
                note,
            },
            (None, None) => Found::Nothing(note.unwrap_or_default()),
        })
    }

    /// The file called `name` in any case, the exact name first, and a remark about others.
    fn output_file(&self, name: &str) -> io::Result<(Option<PathBuf>, Option<String>)> {
        let mut files = BTreeSet::new();
        let mut others = BTreeSet::new();
        // A program that removed its own folder has written nothing.
        let entries = match fs::read_dir(self.current()) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok((None, None)),
            entries => entries?,
        };
        for entry in entries {
            let entry = entry?;
            let found = entry.file_name().to_string_lossy().into_owned();
            if !found.eq_ignore_ascii_case(name) {
                continue;
            }
            let kind = entry.file_type()?;
            if kind.is_file() {
                files.insert((found != name, found));
            } else if kind.is_symlink() {
                others.insert(format!("{found} is a symbolic link and does not count"));
            } else {
                others.insert(format!("{found} is not a file and does not count"));
            }
        }
        let chosen = files.pop_first().map(|(_, chosen)| chosen);
        if let (Some(chosen), false) = (&chosen, files.is_empty()) {
            let rest: Vec<String> = files.into_iter().map(|(_, name)| name).collect();
            others.insert(format!("{chosen} counts, not {}", rest.join(" nor ")));
        }
        let path = chosen.map(|chosen| self.current().join(chosen));
        if let Some(path) = &path {
            // The program may have taken the right to read away.
            fs::set_permissions(path, fs::Permissions::from_mode(0o644))?;
        }
        let note = others.into_iter().collect::<Vec<_>>().join("; ");
        Ok((path, (!note.is_empty()).then_some(note)))
    }

    /// The last lines that the program wrote to standard error.
    pub(crate) fn last_errors(&self) -> Vec<String> {
        // Nothing depends on it: what cannot be read is not shown.
        let end = end_of(&self.printed("stderr"), 4096).unwrap_or_default();
        text::last_lines(&end, ERROR_LINES)
    }
}

/// The first of these files, by the name that is shown, that has reached `cap` bytes.
fn too_large(files: &[(Option<&Path>, &str)], cap: u64) -> io::Result<Option<String>> {
    for (path, shown) in files {
        if let Some(path) = path
            && fs::metadata(path)?.len() >= cap
        {
            return Ok(Some((*shown).to_owned()));
        }
    }
    Ok(None)
}

/// The last bytes of a file.
fn end_of(path: &Path, bytes: u64) -> io::Result<Vec<u8>> {
    let mut file = File::open(path)?;
    let length = file.metadata()?.len();
    file.seek(SeekFrom::Start(length.saturating_sub(bytes)))?;
    let mut end = Vec::new();
    file.read_to_end(&mut end)?;
    Ok(end)
}

impl Drop for Workdir {
    fn drop(&mut self) {
        // A folder without permissions would resist its removal.
        unlock(self.folder.path());
    }
}

/// Gives the folders below this one the permission to be emptied.
fn unlock(folder: &Path) {
    let is_folder = |entry: &DirEntry| entry.file_type().is_ok_and(|kind| kind.is_dir());
    let _ = fs::set_permissions(folder, fs::Permissions::from_mode(0o700));
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries
        .filter(is_folder)
        .for_each(|entry| unlock(&entry.path()));
}

/// `nim.inp`, `Nim.inp`, `NIM.inp`, `nim.INP`, `Nim.INP`.
fn case_variants(stem: &str) -> BTreeSet<String> {
    let lower = stem.to_ascii_lowercase();
    let mut title = lower.clone();
    if let Some(first) = title.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    let mut names: BTreeSet<String> = [stem, &lower, &title]
        .iter()
        .flat_map(|stem| [format!("{stem}.inp"), format!("{stem}.INP")])
        .collect();
    names.remove(&format!("{stem}.INP"));
    names
}
