//! What a program may see of the machine, and what it may not even where that lies in the former.
//!
//! The longest name counts: `/usr` is seen, `/usr/local` in it is not, `/usr/local/bin` in that is.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::folder::named;
use crate::job::Job;

/// What every program may read and execute, as far as it is there. Of what was put there by hand, only where compilers
/// and interpreters lie.
const SYSTEM: &str = "/usr /bin /sbin /lib /lib32 /lib64 /libx32 \
    /usr/local/bin /usr/local/include /usr/local/lib /usr/local/lib32 /usr/local/lib64 /usr/local/libexec \
    /usr/local/share /etc/alternatives /etc/ld.so.cache /etc/ld-musl-x86_64.path /etc/localtime /etc/fpc.cfg";

/// What nobody sees, though it lies in what everybody does.
const NOT_SYSTEM: &str = "/usr/local";

/// Whether what lies below a name can be read and executed, or is not there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sight {
    Shown,
    Hidden,
}

/// Names, each before those that lie below it; where nothing is said, nothing is seen.
#[derive(Debug)]
pub(super) struct View(BTreeMap<PathBuf, Sight>);

impl View {
    /// What this job's program sees, under the names by which it is asked for.
    ///
    /// # Errors
    /// If something is there, and cannot be looked at.
    pub(super) fn of(job: &Job) -> io::Result<View> {
        let shown = shown(job).filter_map(|path| match path.symlink_metadata() {
            Ok(_) => Some(Ok(path.to_owned())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => Some(Err(named(path, &error))),
        });
        let shown = shown.collect::<io::Result<Vec<_>>>()?;
        Ok(View::new(shown, hidden(job)))
    }

    /// The same by the real names, for those who look at what lies there and not at how it was
    /// found.
    pub(super) fn real(job: &Job) -> View {
        View::new(shown(job).flat_map(Path::canonicalize), hidden(job))
    }

    fn new(
        shown: impl IntoIterator<Item = PathBuf>,
        hidden: impl IntoIterator<Item = PathBuf>,
    ) -> View {
        let hidden = hidden.into_iter().map(|path| (path, Sight::Hidden));
        let mut all: BTreeMap<PathBuf, Sight> = hidden.collect();
        all.extend(shown.into_iter().map(|path| (path, Sight::Shown)));
        // What is as the folder that it lies in need not be said.
        let mut said: BTreeMap<PathBuf, Sight> = BTreeMap::new();
        for (path, sight) in all {
            let above = path.ancestors().skip(1).find_map(|it| said.get(it));
            if *above.unwrap_or(&Sight::Hidden) != sight {
                said.insert(path, sight);
            }
        }
        View(said)
    }

    /// All names, each before those that lie below it.
    pub(super) fn names(&self) -> impl Iterator<Item = (&Path, Sight)> {
        self.0.iter().map(|(path, sight)| (path.as_path(), *sight))
    }

    /// What can be shown as a whole: in the place of a folder in which something is hidden, all
    /// else that lies in it.
    pub(super) fn whole(&self) -> Vec<PathBuf> {
        let mut whole = Vec::new();
        let shown = self.names().filter(|it| it.1 == Sight::Shown);
        let mut waiting: Vec<PathBuf> = shown.map(|it| it.0.to_owned()).collect();
        while let Some(path) = waiting.pop() {
            let mut below = self.0.range(path.clone()..);
            let mut below = below.by_ref().take_while(|it| it.0.starts_with(&path));
            if !below.any(|it| *it.1 == Sight::Hidden) {
                whole.push(path);
                continue;
            }
            let entries = fs::read_dir(path).into_iter().flatten().flatten();
            // A link opens nothing: what it leads to is seen, or is not.
            let entries = entries.filter(|it| it.file_type().is_ok_and(|it| !it.is_symlink()));
            waiting.extend(
                entries
                    .map(|it| it.path())
                    .filter(|it| !self.0.contains_key(it)),
            );
        }
        whole
    }
}

fn shown(job: &Job) -> impl Iterator<Item = &Path> {
    let system = SYSTEM.split(' ').map(Path::new);
    let own = job.runtime.iter().map(PathBuf::as_path);
    system.chain(own).chain([job.program.as_path()])
}

/// By the real names, whatever links lead there.
fn hidden(job: &Job) -> impl Iterator<Item = PathBuf> {
    let others = job.hidden.iter().map(PathBuf::as_path);
    let all = others.chain([Path::new(NOT_SYSTEM), &job.scratch]);
    all.flat_map(Path::canonicalize)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paths(names: &[&str]) -> Vec<PathBuf> {
        names.iter().map(PathBuf::from).collect()
    }

    #[test]
    fn the_longest_name_counts_and_what_says_nothing_new_is_left_out() {
        let shown = paths(&[
            "/usr",
            "/usr/bin",
            "/usr/local/bin",
            "/home/a/tool",
            "/etc/x",
        ]);
        let hidden = paths(&[
            "/usr/local",
            "/usr/local/x",
            "/home/a",
            "/usr/local/bin/judge",
        ]);
        let view = View::new(shown, hidden);
        let said: Vec<_> = view.names().collect();
        let expected = [
            ("/etc/x", Sight::Shown),
            ("/home/a/tool", Sight::Shown),
            ("/usr", Sight::Shown),
            ("/usr/local", Sight::Hidden),
            ("/usr/local/bin", Sight::Shown),
            ("/usr/local/bin/judge", Sight::Hidden),
        ];
        assert_eq!(said, expected.map(|(path, sight)| (Path::new(path), sight)));
    }

    #[test]
    fn a_folder_that_hides_something_is_shown_by_what_else_lies_in_it() {
        let home = tempfile::tempdir().unwrap();
        let path = |name: &str| home.path().join(name);
        for name in ["a/b/answers", "a/b/tools", "a/c", "d"] {
            fs::create_dir_all(path(name)).unwrap();
        }
        fs::write(path("a/file"), "").unwrap();
        std::os::unix::fs::symlink("b/answers", path("a/link")).unwrap();
        let shown = ["a", "d", "a/b/answers/tool"].map(path);
        let mut whole = View::new(shown, [path("a/b/answers")]).whole();
        whole.sort();
        let expected = ["a/b/answers/tool", "a/b/tools", "a/c", "a/file", "d"];
        assert_eq!(whole, expected.map(path));
    }
}
