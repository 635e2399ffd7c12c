//! Results that are kept: what was judged once is not judged again as long as nothing changes.
//!
//! A result rests on the source with its modules, the tests and limits, the compiler, the judge. What is
//! no result, or one of other tests, is not believed.
//!
//! Kept is what the tests said. What the judge could not do, and what a compiler said, is not: that may
//! have been the machine's fault, and takes a second to ask again.

use std::fs;

use bilingual::Result;
use serde::{Deserialize, Serialize};

use super::cache::Cache;
use super::hand_in::Source;
use super::marked::{Marked, Standing, Test};
use super::task::Task;
use judge::errors;
use judge::language::Language;
use judge::lock::Lock;
use judge::root::Root;
use judge::testset::TestFiles;
use judge::tools;
use problem_set::Verdict;

/// The form of a result, as it is kept.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    verdict: String,
    tests: Vec<Test>,
}

/// The kept results of this user.
pub struct Results(Cache);

impl Results {
    /// Opens the folder in the user's cache.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn open() -> Result<Results> {
        Cache::open().map(Results)
    }

    /// The name of a result.
    ///
    /// # Errors
    /// If the lock of the tests, or the compiler, cannot be read.
    pub fn key(
        &self,
        root: &Root,
        task: &Task,
        source: &Source,
        language: Language,
    ) -> Result<String> {
        let lock = Lock::path(root, task.problem().id());
        let lock = fs::read(&lock).map_err(|error| errors::unread(&lock, &error))?;
        let tool = language.tool()?;
        let tool = tools::stamp(&tool).map_err(|error| errors::unread(&tool, &error))?;
        let tests: Vec<&str> = task.tests.iter().map(|it| it.number.as_str()).collect();
        let tests = tests.join(" ");
        let parts: [&[u8]; 3] = [
            &lock,
            task.problem().manifest().as_bytes(),
            tests.as_bytes(),
        ];
        let of_source = source.parts(language, &tool);
        Ok(self.0.name(parts.into_iter().chain(of_source)))
    }

    /// The result of this name, if it is kept and is one of these tests.
    pub fn find(&self, key: &str, task: &Task, file: &str) -> Option<Marked> {
        let kept: Kept = self.0.find(key)?;
        let verdict = judged(&kept.verdict)?;
        let is_meant = |(test, asked): (&Test, &TestFiles)| {
            test.number == asked.number
                && test.name == asked.name
                && test.tier == asked.tier.name()
                && judged(&test.verdict).is_some()
        };
        let are_meant = kept.tests.iter().zip(&task.tests).all(is_meant);
        let left_out = task.tests.len().checked_sub(kept.tests.len())?;
        are_meant.then(|| Marked::judged(file, verdict, kept.tests, left_out))
    }

    /// Keeps a result, if it is one that may be kept.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn keep(&self, key: &str, marked: &Marked) -> Result<()> {
        let Standing::Judged(verdict) = marked.standing else {
            return Ok(());
        };
        if verdict == Verdict::CompileError {
            return Ok(());
        }
        let kept = Kept {
            verdict: verdict.short().to_owned(),
            tests: marked.tests.clone(),
        };
        self.0.keep(key, &kept)
    }
}

/// The verdict of these letters, if it is one that the tests of a source can have.
fn judged(short: &str) -> Option<Verdict> {
    let mut all = Verdict::ALL.into_iter();
    let found = all.find(|it| it.short() == short);
    found.filter(|it| !matches!(it, Verdict::CompileError | Verdict::JudgeError))
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};
    use std::time::SystemTime;

    use super::*;
    use crate::contest::Entry;
    use bilingual::Message;
    use judge::store::AGE;
    use problem_set::Tier;

    fn results_in(folder: &Path) -> Results {
        Results(Cache::within(folder, Vec::new()).unwrap())
    }

    fn task() -> Task {
        let entry = Entry::plain(all_problems::find("nim").unwrap());
        let mut task = Task::new(entry);
        let test = |number: &str, name: &str| TestFiles {
            number: number.to_owned(),
            name: name.to_owned(),
            tier: Tier::Source,
            about: String::new(),
            opponent: None,
            input: PathBuf::new(),
            answer: PathBuf::new(),
        };
        task.tests = vec![test("01", "one"), test("02", "two")];
        task
    }

    fn marked() -> Marked {
        let test = Test {
            number: "01".to_owned(),
            name: "one".to_owned(),
            tier: "source".to_owned(),
            verdict: "WA".to_owned(),
            share: 0,
            cpu_ms: 1,
            peak_kib: 2,
            message: Message::in_each(|lang| format!("token 1 {}", lang.code())),
        };
        Marked {
            tests: vec![test],
            ..Marked::judged("nim.cpp", Verdict::Wrong, Vec::new(), 1)
        }
    }

    #[test]
    fn what_the_tests_said_is_found_again_and_nothing_else_is_kept() {
        let home = tempfile::tempdir().unwrap();
        let results = results_in(&home.path().join("results"));
        let find = |key| results.find(key, &task(), "nim.cpp");
        assert_eq!(find("key"), None);
        results.keep("key", &marked()).unwrap();
        assert_eq!(find("key"), Some(marked()));
        for standing in [
            Standing::Open,
            Standing::Barred,
            Standing::Judged(Verdict::CompileError),
        ] {
            let other = Marked::without_tests("nim.cpp", standing, Message::new(&"no"));
            results.keep("other", &other).unwrap();
            assert_eq!(find("other"), None);
        }
    }

    #[test]
    fn what_is_no_result_of_these_tests_is_not_believed() {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("results");
        let results = results_in(&folder);
        results.keep("key", &marked()).unwrap();
        let text = fs::read_to_string(folder.join("key")).unwrap();
        for (from, to) in [
            ("\"WA\"", "\"OK\""),
            ("\"WA\"", "\"JE\""),
            ("\"one\"", "\"two\""),
            ("\"source\"", "\"beyond\""),
            ("\"share\":0", "\"share\":-1"),
            // As judges have kept it that told a reason in one language.
            ("[\"token 1 vi\",\"token 1 en\"]", "\"token 1\""),
            ("{", "["),
        ] {
            assert!(text.contains(from), "{text}");
            fs::write(folder.join("key"), text.replace(from, to)).unwrap();
            assert_eq!(results.find("key", &task(), "nim.cpp"), None, "{to}");
        }
        // What is old is swept; what is strange does no harm.
        let old = fs::File::options()
            .write(true)
            .open(folder.join("key"))
            .unwrap();
        old.set_modified(SystemTime::now() - 2 * AGE).unwrap();
        fs::create_dir(folder.join("folder")).unwrap();
        let results = results_in(&folder);
        assert!(!folder.join("key").exists());
        assert_eq!(results.find("folder", &task(), "nim.cpp"), None);
        assert!(results.keep("folder", &marked()).is_err());
        #[cfg(unix)]
        {
            let pipe = folder.join("pipe");
            nix::unistd::mkfifo(&pipe, nix::sys::stat::Mode::S_IRWXU).unwrap();
            assert_eq!(results.find("pipe", &task(), "nim.cpp"), None);
            let refused = results.keep("pipe", &marked()).unwrap_err().to_string();
            assert!(
                refused.ends_with("pipe: cannot be written: is no regular file"),
                "{refused}"
            );
        }
    }
}
