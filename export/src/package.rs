//! A package: files by their paths, and how they come to lie on disk and in an archive.
//!
//! Both are the same bytes whenever and wherever they are written: files stand in the order of
//! their paths, times and permissions are fixed. Nothing is ever half-written: folder and archive are
//! made under another name beside their place.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Cursor, Seek, Write};
use std::path::{Path, PathBuf};

use bilingual::{Fault, Result};
use judge::errors::{unread, unwritten};
use judge::staged::{Staged, put_file};
use judge::system::permit;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

/// What a file holds.
#[derive(Debug, Clone)]
pub enum Content {
    /// These bytes.
    Bytes(Vec<u8>),
    /// What this file holds, which may be large.
    File(PathBuf),
}

impl Content {
    /// Its bytes.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn bytes(&self) -> Result<Cow<'_, [u8]>> {
        match self {
            Content::Bytes(bytes) => Ok(Cow::Borrowed(bytes)),
            Content::File(path) => {
                let bytes = fs::read(path);
                Ok(Cow::Owned(bytes.map_err(|error| unread(path, &error))?))
            }
        }
    }

    /// Writes its bytes, without holding a large file in memory.
    fn write_to(&self, to: &mut dyn Write) -> io::Result<()> {
        match self {
            Content::Bytes(bytes) => to.write_all(bytes),
            Content::File(path) => io::copy(&mut fs::File::open(path)?, to).map(drop),
        }
    }
}

impl<T: Into<Vec<u8>>> From<T> for Content {
    fn from(bytes: T) -> Self {
        Content::Bytes(bytes.into())
    }
}

/// One file of a package.
#[derive(Debug, Clone)]
pub struct Entry {
    /// What it holds.
    pub content: Content,
    /// Whether it is a program.
    pub is_program: bool,
}

/// What an archive of a package looks like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Archive {
    /// Its files stand in the package's folder.
    Folder,
    /// Its files stand at the root.
    Bare,
    /// There is none: the folder itself holds what is to be uploaded.
    Missing,
}

/// The files of a problem as a judging system wants them.
#[derive(Debug, Clone)]
pub struct Package {
    /// The name of its folder.
    pub name: String,
    /// Its archive.
    pub archive: Archive,
    /// Its files by their paths.
    pub entries: BTreeMap<String, Entry>,
}

impl Package {
    /// An empty package.
    pub fn new(name: impl Into<String>, archive: Archive) -> Package {
        Package {
            name: name.into(),
            archive,
            entries: BTreeMap::new(),
        }
    }

    /// Adds a file, whose path is relative and has `/` between its parts.
    pub fn add(&mut self, path: impl Into<String>, content: impl Into<Content>) {
        self.insert(path.into(), content.into(), false);
    }

    /// Adds a file that can be run.
    pub fn add_program(&mut self, path: impl Into<String>, bytes: Vec<u8>) {
        self.insert(path.into(), bytes.into(), true);
    }

    fn insert(&mut self, path: String, content: Content, is_program: bool) {
        let entry = Entry {
            content,
            is_program,
        };
        self.entries.insert(path, entry);
    }

    /// Writes the folder `parent/name`, and beside it the archive if the package has one. What stood
    /// there before is replaced. Gives the bytes of the folder and of the archive.
    ///
    /// # Errors
    /// If something cannot be written; what stood there before is then still there.
    pub fn write(&self, parent: &Path) -> Result<Written, Fault> {
        let shown = parent.join(&self.name);
        self.write_parts(parent, &shown)
            .map_err(|error| unwritten(&shown, &error))
    }

    fn write_parts(&self, parent: &Path, target: &Path) -> io::Result<Written> {
        fs::create_dir_all(parent)?;
        let staged = Staged::new(parent)?;
        let folder = staged.path();
        let mut written = Written::default();
        for (path, entry) in &self.entries {
            let file = folder.join(path);
            fs::create_dir_all(file.parent().unwrap_or(&folder))?;
            let mut out = fs::File::create(&file)?;
            entry.content.write_to(&mut out)?;
            written.folder += out.metadata()?.len();
            permit(&file, mode(entry.is_program))?;
        }
        // Both are whole before either takes its place.
        if let Some(prefix) = self.prefix() {
            let archive = folder.with_file_name("archive");
            let file = fs::File::create(&archive)?;
            self.write_archive(&file, &prefix)?;
            permit(&archive, mode(false))?;
            written.archive = file.metadata()?.len();
            put_file(&archive, &parent.join(format!("{}.zip", self.name)))?;
        }
        staged.put(target)?;
        Ok(written)
    }

    /// What stands before each path in the archive, if there is one.
    fn prefix(&self) -> Option<String> {
        match self.archive {
            Archive::Missing => None,
            Archive::Folder => Some(format!("{}/", self.name)),
            Archive::Bare => Some(String::new()),
        }
    }

    /// The archive in memory, each path behind `prefix`.
    ///
    /// # Errors
    /// If a file cannot be read.
    pub fn archived(&self, prefix: &str) -> Result<Vec<u8>> {
        let mut bytes = Cursor::new(Vec::new());
        self.write_archive(&mut bytes, prefix)?;
        Ok(bytes.into_inner())
    }

    fn write_archive<W: Write + Seek>(&self, to: W, prefix: &str) -> io::Result<()> {
        let mut zip = ZipWriter::new(to);
        for (path, entry) in &self.entries {
            let options = SimpleFileOptions::default()
                .compression_method(CompressionMethod::Deflated)
                .last_modified_time(DateTime::default())
                .unix_permissions(mode(entry.is_program));
            zip.start_file(format!("{prefix}{path}"), options)?;
            entry.content.write_to(&mut zip)?;
        }
        zip.finish()?;
        Ok(())
    }
}

/// How much was written, in bytes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Written {
    /// All files of the folder.
    pub folder: u64,
    /// The archive.
    pub archive: u64,
}

/// The permissions of a file, whatever the user's own habits.
fn mode(is_program: bool) -> u32 {
    if is_program { 0o755 } else { 0o644 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small() -> Package {
        let mut package = Package::new("nim", Archive::Folder);
        package.add("tests/01.in", "1\n");
        package.add("about.yml", "name: nim\n");
        package.add_program("check/checker", vec![0, 1, 2]);
        package
    }

    #[test]
    fn an_archive_is_the_same_twice() {
        let package = small();
        let bytes = package.archived("nim/").unwrap();
        std::thread::sleep(std::time::Duration::from_millis(10));
        assert_eq!(bytes, package.archived("nim/").unwrap());
    }

    #[test]
    fn a_written_package_replaces_the_old_one_and_leaves_nothing_else() {
        let home = tempfile::tempdir().unwrap();
        let mut package = small();
        package.write(home.path()).unwrap();
        assert!(package.entries.remove("about.yml").is_some());
        let written = package.write(home.path()).unwrap();
        assert_eq!(written.folder, 5);
        let names = |path: &Path| {
            let mut names: Vec<String> = fs::read_dir(path)
                .unwrap()
                .map(|entry| entry.unwrap().file_name().into_string().unwrap())
                .collect();
            names.sort();
            names
        };
        assert_eq!(names(home.path()), ["nim", "nim.zip"]);
        assert_eq!(names(&home.path().join("nim")), ["check", "tests"]);
    }

    #[test]
    fn a_package_that_cannot_be_written_leaves_the_old_one() {
        let home = tempfile::tempdir().unwrap();
        let mut package = small();
        package.write(home.path()).unwrap();
        package.add("big.in", Content::File(home.path().join("missing")));
        let error = package.write(home.path()).unwrap_err();
        assert!(
            error
                .0
                .of(bilingual::Lang::Vi)
                .contains("nim: không ghi được: ")
        );
        assert!(home.path().join("nim/about.yml").is_file());
        assert_eq!(fs::read_dir(home.path()).unwrap().count(), 2);
    }
}
