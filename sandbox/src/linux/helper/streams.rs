//! What the program reads from and writes to beside the files of its folder.

use std::fs::File;
use std::os::unix::fs::{FileTypeExt, fchown};
use std::path::Path;

use nix::unistd::Uid;

use super::files::from_outside;
use super::named;
use crate::job::Job;
use crate::outcome::NotRun;

/// Its standard input, output and error.
pub(super) type Streams = [File; 3];

/// Those of them that lie outside of its folder; pipes have names only as long as the file tree is
/// the parent's.
pub(super) struct Outside {
    stdin: Option<File>,
    outputs: [File; 2],
}

impl Outside {
    pub(super) fn open(job: &Job, owner: Option<Uid>) -> Result<Outside, NotRun> {
        let stdout = made(&job.stdout, owner)?;
        let stderr = if job.stderr == job.stdout {
            stdout.try_clone()?
        } else {
            made(&job.stderr, owner)?
        };
        let lies_outside = !job.stdin.starts_with(&job.folder);
        let stdin = lies_outside
            .then(|| opened(&job.stdin, owner))
            .transpose()?;
        let outputs = [stdout, stderr];
        Ok(Outside { stdin, outputs })
    }

    /// All of them, once the folder is filled.
    pub(super) fn streams(self, job: &Job, folder: &Path) -> Result<Streams, NotRun> {
        let stdin = match self.stdin {
            Some(stdin) => stdin,
            None => opened(&from_outside(job, folder, &job.stdin), None)?,
        };
        let [stdout, stderr] = self.outputs;
        Ok([stdin, stdout, stderr])
    }
}

/// A new file, or a pipe that is there, which the program can open again by `/dev/stdout`.
fn made(path: &Path, owner: Option<Uid>) -> Result<File, NotRun> {
    let file = File::create(path).map_err(|error| named(path, &error))?;
    Ok(given(file, owner))
}

fn opened(path: &Path, owner: Option<Uid>) -> Result<File, NotRun> {
    let file = File::open(path).map_err(|error| named(path, &error))?;
    let is_pipe = file.metadata().is_ok_and(|about| !about.is_file());
    let owner = owner.filter(|_| is_pipe && path.starts_with("/proc"));
    Ok(given(file, owner))
}

fn given(file: File, owner: Option<Uid>) -> File {
    let about = file.metadata();
    let is_device = about.is_ok_and(|about| about.file_type().is_char_device());
    if !is_device {
        // Without it the program can write all the same, only not open it once more.
        let _ = fchown(&file, owner.map(Uid::as_raw), None);
    }
    file
}
