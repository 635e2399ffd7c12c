//! What is to be run, and within which limits.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::NOTHING;
use crate::layers::Isolation;

/// What a program is: which rules it has to keep, beside its limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Role {
    /// A compiler: what it reads is not trusted, but it does not execute it. It starts other
    /// programs, and changes the rights and dates of what it makes.
    Compiler,
    /// A program in the machine's own language.
    Native,
    /// A program that a runtime executes, which reserves far more addresses than it uses.
    Interpreted,
}

/// One program to be run.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Job {
    /// The executable, by its absolute path: in `folder` if it is provided there. It may be read without
    /// being named in `runtime`.
    pub program: PathBuf,
    /// Its arguments.
    pub arguments: Vec<PathBuf>,
    /// Which rules it has to keep.
    pub role: Role,
    /// Its current folder, which is empty and has an absolute path. With [`Layer::Files`] the
    /// program finds a folder in memory there, and this one stays empty.
    ///
    /// [`Layer::Files`]: crate::Layer::Files
    pub folder: PathBuf,
    /// What is put into its folder.
    pub provides: Vec<Provided>,
    /// Files and folders outside that it may read and execute, beside those of the system.
    pub runtime: Vec<PathBuf>,
    /// Files and folders that it never sees, even where they lie in what it may read; of what they
    /// hold it sees only what `runtime` names.
    pub hidden: Vec<PathBuf>,
    /// Variables of its environment, beside those that every program gets.
    pub variables: Vec<(String, String)>,
    /// The file at its standard input; may lie in `folder`.
    pub stdin: PathBuf,
    /// The file that takes its standard output; not in `folder`.
    pub stdout: PathBuf,
    /// The file that takes its standard error; may be the same.
    pub stderr: PathBuf,
    /// What is taken out of its folder after the run.
    pub takes: Takes,
    /// What it may use.
    pub quota: Quota,
    /// What keeps it away from the rest of the machine.
    pub isolation: Isolation,
    /// A folder that the helper removes if its parent is gone.
    pub scratch: PathBuf,
    /// The helper's parent: if the helper has another one, the parent is gone.
    pub parent: u32,
    /// Whether all is set up, but nothing executed: that shows which layers can be had.
    pub rehearsal: bool,
}

/// Something that is in the program's folder when it starts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Provided {
    /// A copy of a file, or of a folder with all that is in it, which the program may change.
    Copy {
        /// What is copied.
        of: PathBuf,
        /// Its name in the folder.
        name: String,
    },
    /// A file, or a folder with all that is in it, that the program may read and execute: whatever it does
    /// to it, the next run finds it as it was.
    Shown {
        /// What is shown; without links.
        of: PathBuf,
        /// Its name in the folder.
        name: String,
    },
    /// A symbolic link to a name in the folder.
    Link {
        /// What it leads to.
        to: String,
        /// Its own name.
        name: String,
    },
}

/// What is taken out of the program's folder: files of these names, in any case.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Takes {
    /// The names.
    pub names: Vec<String>,
    /// Where copies are made, under the names that the program gave them.
    pub into: PathBuf,
}

/// What a program may use. It is stopped when it uses more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quota {
    /// CPU time of all its processes.
    pub cpu_ms: u64,
    /// Time in which none of its threads ran or waited for a CPU; in a dialogue, since it last
    /// spoke.
    pub idle_ms: u64,
    /// Time on the wall from its start, whatever it did.
    pub wall_ms: u64,
    /// Memory of all its processes.
    pub memory_kib: u64,
    /// Size of every file that it writes.
    pub output_bytes: u64,
    /// Size of all files in its folder.
    pub disk_bytes: u64,
    /// Stack, as far as the system allows.
    pub stack_kib: u64,
    /// Processes and threads that it may have at a time.
    pub processes: u64,
}

impl Quota {
    /// What no program is to hold, whose limit this is: past the limit, so that it is seen how much it wanted.
    pub(crate) fn most_memory_kib(&self) -> u64 {
        self.memory_kib + self.memory_kib / 4
    }
}

impl Job {
    /// A run that shows which layers can be had: of a small program of the system's, which finds and leaves nothing.
    pub(crate) fn of_rehearsal(
        program: PathBuf,
        scratch: &Path,
        folder: PathBuf,
        isolation: &Isolation,
    ) -> Job {
        Job {
            program,
            arguments: Vec::new(),
            role: Role::Native,
            folder,
            provides: Vec::new(),
            runtime: Vec::new(),
            hidden: Vec::new(),
            variables: Vec::new(),
            stdin: NOTHING.into(),
            stdout: NOTHING.into(),
            stderr: NOTHING.into(),
            takes: Takes::default(),
            quota: Quota {
                cpu_ms: 10_000,
                idle_ms: 20_000,
                wall_ms: 60_000,
                memory_kib: 1 << 20,
                output_bytes: 1 << 20,
                disk_bytes: 1 << 20,
                stack_kib: 8 << 10,
                processes: 64,
            },
            isolation: isolation.clone(),
            scratch: scratch.to_owned(),
            parent: std::process::id(),
            rehearsal: true,
        }
    }
}
