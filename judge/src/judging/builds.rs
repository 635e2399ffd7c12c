//! Compiled example submissions, kept from one test of the set to the next.
//!
//! Most of them never change, and compiling all of them takes minutes. A build is found by a hash
//! of all that makes it: the source, the language, the compiler with its size and date, and as whom
//! and within which walls it was started. So it is what compiling would make here and now, and goes
//! the way of any other from there on. What a person hands in is always compiled anew.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use sandbox::Isolation;

use super::language::Language;
use super::tools;
use crate::system;
use problem_set::Digest;

/// The kept builds of one machine.
#[derive(Debug)]
pub struct Builds {
    folder: PathBuf,
    used: Mutex<BTreeSet<String>>,
}

impl Builds {
    /// Those beside the judge's own program, or `None` if there is no place for them.
    pub fn beside_judge() -> Option<Builds> {
        let judge = std::env::current_exe().ok()?;
        let folder = judge.parent()?.join("submissions");
        fs::create_dir_all(&folder).ok()?;
        Some(Builds {
            folder,
            used: Mutex::default(),
        })
    }

    /// The name of what this compiler makes of a source within these walls.
    pub(crate) fn key(
        source: &Path,
        language: Language,
        tool: &Path,
        isolation: &Isolation,
    ) -> io::Result<String> {
        let (name, stamp) = (language.name(), tools::stamp(tool)?);
        let mut all =
            format!("{name} {stamp}\n{} {}\n", system::user(), isolation.line()).into_bytes();
        // How the compiler is called is part of what it makes.
        // A compiler always knows the same standards.
        let standard = language.newest_standard();
        for way in language.compilations(tool, "source".as_ref(), "target".as_ref(), standard) {
            for argument in way.arguments {
                all.extend(argument.as_os_str().as_encoded_bytes());
                all.push(b' ');
            }
        }
        all.extend(fs::read(source)?);
        Ok(Digest::of(&all).sha256)
    }

    /// The build of this name, if it is kept.
    pub(crate) fn find(&self, key: &str) -> Option<PathBuf> {
        let path = self.folder.join(key);
        let is_there = path.is_file();
        if is_there {
            self.note(key);
        }
        is_there.then_some(path)
    }

    /// Keeps a build; if it cannot be kept it is made again the next time.
    pub(crate) fn keep(&self, key: &str, program: &Path) {
        // Two processes may keep the same one: whole or not at all.
        let unfinished = self.folder.join(format!("{key}.{}", std::process::id()));
        let kept = fs::copy(program, &unfinished)
            .and_then(|_| fs::rename(&unfinished, self.folder.join(key)));
        match kept {
            Ok(()) => self.note(key),
            Err(_) => drop(fs::remove_file(&unfinished)),
        }
    }

    /// Removes what was neither found nor kept since this was made.
    pub fn sweep(&self) {
        let used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        let files = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        for file in files {
            if !used.contains(&*file.file_name().to_string_lossy()) {
                let _ = fs::remove_file(file.path());
            }
        }
    }

    fn note(&self, key: &str) {
        let mut used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        used.insert(key.to_owned());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sandbox::Layer;

    #[test]
    fn a_build_is_found_until_it_goes_unused() {
        let home = tempfile::tempdir().unwrap();
        let open = || Builds {
            folder: home.path().to_owned(),
            used: Mutex::default(),
        };
        let program = home.path().join("made");
        fs::write(&program, "program").unwrap();
        let first = open();
        assert_eq!(first.find("key"), None);
        first.keep("key", &program);
        first.sweep();
        assert_eq!(first.find("key"), Some(home.path().join("key")));
        assert!(!program.exists(), "what nobody used is gone");
        open().sweep();
        assert_eq!(first.find("key"), None);
    }

    #[test]
    fn another_source_language_compiler_or_wall_is_another_build() {
        let home = tempfile::tempdir().unwrap();
        let file = |name: &str, text: &str| {
            let path = home.path().join(name);
            fs::write(&path, text).unwrap();
            path
        };
        let (one, other) = (file("a", "1"), file("b", "2"));
        let key = |source: &Path, language, tool: &Path| {
            Builds::key(source, language, tool, &Isolation::none()).unwrap()
        };
        let base = key(&one, Language::Cpp, &one);
        assert_eq!(base, key(&one, Language::Cpp, &one));
        let walls = Isolation {
            on: vec![Layer::Calls],
            ..Isolation::none()
        };
        let other_walls = Builds::key(&one, Language::Cpp, &one, &walls).unwrap();
        assert_ne!(base, other_walls);
        assert_ne!(base, key(&other, Language::Cpp, &one));
        assert_ne!(base, key(&one, Language::C, &one));
        assert_ne!(base, key(&one, Language::Cpp, &other));
    }
}
