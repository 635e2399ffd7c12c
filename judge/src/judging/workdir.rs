//! The folder in which a program runs: fresh for every test, gone after it.
//!
//! ```text
//! <program's folder>/run-XXXXXX/   one run
//!     box/                         the program's current folder, in memory where that can be
//!         NIM.INP                  a copy of the input, also at standard input
//!         nim.inp Nim.inp …        links to it: students write the name in any case, and as the
//!                                  source spells it
//!         nim  nim.py  Nim.class   the program itself, as it lies at home: some ask for the folder in
//!                                  which they lie, and look for their input there
//!     stdout stderr                what the program printed
//!     taken/                       what it wrote: regular files only, cut at their cap
//! ```
//!
//! A program that talks has pipes in the place of standard input and output, and an input only
//! if its problem has a file for the opening.
//!
//! The input is a copy and the answer is not there at all, so whatever a program does to the
//! files of its folder, it does to itself. An output of an earlier run cannot be found, because
//! there is none.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use super::hidden::hidden;
use super::names::spellings;
use super::program::Program;
use crate::catalogue::judging as say;
use crate::system::PROGRAM;
use bilingual::{Message, Say, text};
use sandbox::{Job, Kind, Left, Provided, Quota, Takes};

/// Bytes at each end of standard error that are looked at, and lines of them.
const ERROR_BYTES: u64 = 4096;
const ERROR_LINES: usize = 1000;

/// Files under other names that are told of where the output is missing.
const MOST_OTHERS: usize = 3;

/// The folder of one run.
#[derive(Debug)]
pub(crate) struct Workdir {
    folder: TempDir,
    /// `NIM` of `NIM.INP`.
    stem: String,
    /// The input, if there is one.
    input: Option<PathBuf>,
    /// Other names under which the program may look for it.
    spellings: BTreeSet<String>,
    /// What of the program lies there, each with its name; what is started comes first.
    own: Vec<(PathBuf, String)>,
}

/// The output of a program.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Output {
    /// What it wrote; `None` if there is nothing.
    pub(crate) bytes: Option<Vec<u8>>,
    /// What its author should know about where it is or was.
    pub(crate) note: Option<Message>,
}

/// What a program left behind, or the name of what is too large.
pub(crate) type Found = Result<Output, Message>;

impl Workdir {
    /// A new folder for a program that finds `input` as `STEM.INP`, if there is one.
    pub(crate) fn new(program: &Program, stem: &str, input: Option<&Path>) -> io::Result<Workdir> {
        let folder = tempfile::Builder::new()
            .prefix("run-")
            .tempdir_in(program.folder())?;
        let mut own = program.own.clone();
        for (_, name) in &mut own {
            let names = [format!("{stem}.INP"), format!("{stem}.OUT")];
            if names.iter().any(|it| it.eq_ignore_ascii_case(name)) {
                PROGRAM.clone_into(name);
            }
        }
        let workdir = Workdir {
            folder,
            own,
            stem: stem.to_owned(),
            input: input.map(Path::to_owned),
            spellings: spellings(program.text(), stem),
        };
        fs::create_dir(workdir.current())?;
        fs::create_dir(workdir.taken())?;
        Ok(workdir)
    }

    /// The program, the input under its name, and links to it under others.
    fn provided(&self) -> Vec<Provided> {
        let own = self.own.iter().cloned();
        let own = own.map(|(of, name)| Provided::Shown { of, name });
        let Some(input) = &self.input else {
            return own.collect();
        };
        let name = format!("{}.INP", self.stem);
        let copy = Provided::Copy {
            of: input.clone(),
            name: name.clone(),
        };
        let links = self.spellings.iter().map(|spelling| Provided::Link {
            to: name.clone(),
            name: spelling.clone(),
        });
        own.chain([copy]).chain(links).collect()
    }

    /// The run of `program` here.
    pub(crate) fn job(&self, program: &Program, quota: Quota) -> Job {
        let input = self.input.as_ref().and_then(|input| input.metadata().ok());
        let input = input.map_or(0, |about| about.len());
        let name = self.own.first().map_or("", |(_, name)| name);
        let (executable, arguments) = program.started(&self.current(), name);
        let language = program.language();
        let bounded = language.bounded(quota.memory_kib / 1024);
        Job {
            program: executable,
            arguments: bounded.into_iter().chain(arguments).collect(),
            role: language.role(),
            folder: self.current(),
            provides: self.provided(),
            runtime: program.runtime.clone(),
            hidden: hidden(),
            variables: Vec::new(),
            stdin: self.current().join(format!("{}.INP", self.stem)),
            stdout: self.printed("stdout"),
            stderr: self.printed("stderr"),
            takes: Takes {
                names: vec![format!("{}.OUT", self.stem)],
                into: self.taken(),
            },
            quota: Quota {
                disk_bytes: quota.disk_bytes + input,
                ..quota
            },
            isolation: program.isolation().clone(),
            scratch: program.folder().to_owned(),
            parent: std::process::id(),
            rehearsal: false,
        }
    }

    /// The program's current folder.
    fn current(&self) -> PathBuf {
        self.folder.path().join("box")
    }

    fn taken(&self) -> PathBuf {
        self.folder.path().join("taken")
    }

    fn printed(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The output after the run: `STEM.OUT` in any case, or else what was printed, if it was no
    /// part of a dialogue; or by its name what has reached `cap` bytes.
    pub(crate) fn collect(&self, left: &[Left], cap: u64, talks: bool) -> io::Result<Found> {
        let name = format!("{}.OUT", self.stem);
        let (file, note) = self.output_file(left, &name);
        let printed = (!talks).then(|| self.printed("stdout"));
        let errors = self.printed("stderr");
        let files: [(Option<&Path>, &dyn Say); 3] = [
            (file.as_deref(), &name),
            (printed.as_deref(), &say::STDOUT),
            (Some(&errors), &say::STDERR),
        ];
        if let Some(shown) = too_large(&files, cap)? {
            return Ok(Err(shown));
        }
        let bytes = file.map(fs::read).transpose()?;
        let Some(printed) = printed else {
            return Ok(Ok(Output { bytes, note }));
        };
        let printed = fs::read(printed)?;
        let says_nothing = printed.iter().all(u8::is_ascii_whitespace);
        let (bytes, remark) = match bytes {
            Some(bytes) if bytes.is_empty() && !says_nothing => {
                let seen = say::EMPTY_OUTPUT.with(&[&name]).into();
                (Some(bytes), Some(seen))
            }
            Some(bytes) => (Some(bytes), None),
            None if says_nothing => (None, Some(self.nothing(left, &name))),
            None => {
                let seen = say::STDOUT_INSTEAD.with(&[&name]).into();
                (Some(printed), Some(seen))
            }
        };
        let remarks: Vec<Message> = note.into_iter().chain(remark).collect();
        Ok(Ok(Output {
            bytes,
            note: (!remarks.is_empty()).then(|| Message::joined(&remarks, "; ")),
        }))
    }

    /// Why there is no output; a file under another name may be meant for it.
    fn nothing(&self, left: &[Left], name: &str) -> Message {
        let input = format!("{}.INP", self.stem);
        let is_other = |it: &&Left| {
            let mut own = self.own.iter().map(|(_, name)| name.as_str());
            let is_known = [input.as_str(), name]
                .iter()
                .any(|known| it.name.eq_ignore_ascii_case(known));
            let is_known = is_known || own.any(|own| own == it.name);
            it.kind == Kind::File && !is_known
        };
        let others = left.iter().filter(is_other).take(MOST_OTHERS);
        let others: Vec<String> = others.map(|it| text::printable(&it.name)).collect();
        if others.is_empty() {
            say::NOT_WRITTEN.with(&[&name]).into()
        } else {
            say::OTHER_WRITTEN.with(&[&name, &others.join(", ")]).into()
        }
    }

    /// The file called `name` in any case, the exact name first, and a remark about others.
    fn output_file(&self, left: &[Left], name: &str) -> (Option<PathBuf>, Option<Message>) {
        let mut files = BTreeSet::new();
        let mut others: Vec<Message> = Vec::new();
        for it in left.iter().filter(|it| it.name.eq_ignore_ascii_case(name)) {
            let found = &it.name;
            if it.taken {
                files.insert((found != name, found.clone()));
            } else if it.kind == Kind::Link {
                others.push(say::IS_LINK.with(&[found]).into());
            } else {
                others.push(say::IS_NO_FILE.with(&[found]).into());
            }
        }
        let chosen = files.pop_first().map(|(_, chosen)| chosen);
        if let (Some(chosen), false) = (&chosen, files.is_empty()) {
            let rest: Vec<String> = files.into_iter().map(|(_, name)| name).collect();
            others.push(say::FIRST_COUNTS.with(&[chosen, &rest.join(", ")]).into());
        }
        let path = chosen.map(|chosen| self.taken().join(chosen));
        let note = (!others.is_empty()).then(|| Message::joined(&others, "; "));
        (path, note)
    }

    /// What the program wrote to standard error, in which it has its own name: of much, the first and the
    /// last lines.
    pub(crate) fn errors(&self, program: &Program) -> Vec<String> {
        // Nothing depends on it: what cannot be read is not shown.
        let said = both_ends(&self.printed("stderr")).unwrap_or_default();
        let said = program.in_its_own_name(&String::from_utf8_lossy(&said), &self.current());
        text::last_lines(said.as_bytes(), ERROR_LINES)
    }
}

/// The first of these files, by the name that is shown, that has reached `cap` bytes.
fn too_large(files: &[(Option<&Path>, &dyn Say)], cap: u64) -> io::Result<Option<Message>> {
    for (path, shown) in files {
        if let Some(path) = path
            && fs::metadata(path)?.len() >= cap
        {
            return Ok(Some(Message::new(*shown)));
        }
    }
    Ok(None)
}

/// The bytes of a file; of a long one, those at both ends.
fn both_ends(path: &Path) -> io::Result<Vec<u8>> {
    let mut file = File::open(path)?;
    let length = file.metadata()?.len();
    let mut ends = Vec::new();
    file.by_ref().take(ERROR_BYTES).read_to_end(&mut ends)?;
    if length > ERROR_BYTES {
        file.seek(SeekFrom::Start((length - ERROR_BYTES).max(ERROR_BYTES)))?;
        ends.push(b'\n');
        file.read_to_end(&mut ends)?;
    }
    Ok(ends)
}

impl Drop for Workdir {
    fn drop(&mut self) {
        // Where the box is on disk, the program may have made anything in it.
        sandbox::remove_all(self.folder.path());
    }
}
