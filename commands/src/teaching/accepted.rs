//! The problems that were accepted on this machine.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use bilingual::Result;
use judge::user::{can_be_written, user_folder};

/// Their list: a file of the user's with a line for each.
#[derive(Debug)]
pub struct Accepted {
    path: PathBuf,
}

impl Accepted {
    /// The user's own.
    ///
    /// # Errors
    /// If the system does not tell where a user's files belong.
    pub fn of_user() -> Result<Accepted> {
        Ok(Accepted::in_folder(&user_folder()?))
    }

    fn in_folder(folder: &Path) -> Accepted {
        Accepted {
            path: folder.join("accepted.txt"),
        }
    }

    /// Those known by now; unknown names are left out.
    pub fn ids(&self) -> BTreeSet<String> {
        let text = fs::read_to_string(&self.path).unwrap_or_default();
        let known = text.lines().filter(|id| problem_set::find(id).is_some());
        known.map(str::to_owned).collect()
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether this user may write it.
    pub fn can_be_added_to(&self) -> bool {
        self.path.parent().is_some_and(can_be_written)
    }

    /// Adds a problem.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add(&self, id: &str) -> io::Result<()> {
        let mut ids = self.ids();
        if !ids.insert(id.to_owned()) {
            return Ok(());
        }
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder)?;
        }
        let lines: Vec<String> = ids.into_iter().collect();
        let text = lines.join("\n") + "\n";
        inpout::write_atomically(&self.path, &text).map_err(io::Error::other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accepted_problems_are_kept_once_each() {
        all_problems::install();
        let home = tempfile::tempdir().unwrap();
        let accepted = Accepted::in_folder(&home.path().join("deep/er"));
        assert!(accepted.ids().is_empty());
        for id in ["nim", "dice", "nim"] {
            accepted.add(id).unwrap();
        }
        fs::write(&accepted.path, "nim\ndice\nno-such-problem\n").unwrap();
        assert_eq!(
            accepted.ids(),
            BTreeSet::from(["dice".to_owned(), "nim".to_owned()])
        );
    }
}
