//! Where the set lies.

use std::path::{Path, PathBuf};

use bilingual::{Fault, text};
use problem_set::added_folder;

use crate::catalogue::errors as say;

/// The folder that holds `problems/` and `testdata/`.
#[derive(Debug, Clone)]
pub struct Root(PathBuf);

impl Root {
    /// The given folder, or else the nearest one above the current folder or the program that
    /// holds `problems` and `testdata`.
    ///
    /// # Errors
    /// If there is none.
    pub fn find(given: Option<&Path>) -> Result<Root, Fault> {
        let is_root =
            |folder: &Path| folder.join("problems").is_dir() && folder.join("testdata").is_dir();
        if let Some(folder) = given {
            let root = is_root(folder).then(|| Root(folder.to_owned()));
            return root.ok_or_else(|| Fault::new(&say::NOT_ROOT.with(&[&text::name(folder)])));
        }
        let starts = [std::env::current_dir().ok(), std::env::current_exe().ok()];
        starts
            .iter()
            .flatten()
            .flat_map(|start| start.ancestors())
            .find(|folder| is_root(folder))
            .map(|folder| Root(folder.to_owned()))
            .ok_or_else(|| Fault::new(&say::NO_ROOT))
    }

    /// The same, with the sources of the rooms.
    ///
    /// # Errors
    /// If there is none, or if it is an archive for pupils.
    pub fn find_whole(given: Option<&Path>) -> Result<Root, Fault> {
        let found = Root::find(given)?;
        let is_whole = found.is_whole();
        is_whole
            .then_some(found)
            .ok_or_else(|| Fault::new(&say::NOT_WHOLE))
    }

    /// Whether rooms hold their sources: an archive for pupils has none.
    pub fn is_whole(&self) -> bool {
        let rooms = problem_set::rooms();
        let mut rooms = rooms.iter().map(|it| self.room(it.id()));
        rooms.any(|room| room.join("src").is_dir())
    }

    /// The folder itself.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The folder of all tests.
    pub fn all_tests(&self) -> PathBuf {
        self.0.join("testdata")
    }

    /// The room of a problem, or the folder of its own in which it lies.
    pub fn room(&self, id: &str) -> PathBuf {
        added_folder(id).unwrap_or_else(|| self.0.join("problems").join(id))
    }

    /// The tests of a problem.
    pub fn tests(&self, id: &str) -> PathBuf {
        match added_folder(id) {
            Some(folder) => folder.join("tests"),
            None => self.all_tests().join(id),
        }
    }
}
