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

use super::marked::{Marked, Standing, Test};
use super::task::Task;
use judge::errors;
use judge::lock::Lock;
use judge::root::Root;
use judge::testset::TestFiles;
use problem_set::Verdict;

/// The form of a result, as it is kept.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Kept {
    verdict: String,
    tests: Vec<Test>,
}

/// All that a result rests on but the source: the tests, the problem, which of the tests.
///
/// # Errors
/// If the lock of the tests cannot be read.
pub fn rests_on(root: &Root, task: &Task) -> Result<[Vec<u8>; 3]> {
    let lock = Lock::path(root, task.problem().id());
    let lock = fs::read(&lock).map_err(|error| errors::unread(&lock, &error))?;
    let tests: Vec<&str> = task.tests.iter().map(|it| it.number.as_str()).collect();
    let manifest = task.problem().manifest().as_bytes().to_vec();
    Ok([lock, manifest, tests.join(" ").into_bytes()])
}

impl Kept {
    /// The form of a result, if it is one that may be kept.
    pub(crate) fn of(marked: &Marked) -> Option<Kept> {
        let Standing::Judged(verdict) = marked.standing else {
            return None;
        };
        (verdict != Verdict::CompileError).then(|| Kept {
            verdict: verdict.short().to_owned(),
            tests: marked.tests.clone(),
        })
    }

    /// The result of this file, if it is one of these tests.
    pub(crate) fn marked(self, task: &Task, file: &str) -> Option<Marked> {
        let verdict = judged(&self.verdict)?;
        let is_meant = |(test, asked): (&Test, &TestFiles)| {
            test.number == asked.number
                && test.name == asked.name
                && test.tier == asked.tier.name()
                && judged(&test.verdict).is_some()
        };
        let are_meant = self.tests.iter().zip(&task.tests).all(is_meant);
        let left_out = task.tests.len().checked_sub(self.tests.len())?;
        are_meant.then(|| Marked::judged(file, verdict, self.tests, left_out))
    }
}

/// The verdict of these letters, if it is one that the tests of a source can have.
fn judged(short: &str) -> Option<Verdict> {
    let found: Option<Verdict> = short.parse().ok();
    found.filter(|it| !matches!(it, Verdict::CompileError | Verdict::JudgeError))
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};
    use std::time::SystemTime;

    use super::*;
    use crate::cache::Cache;
    use crate::contest::Entry;
    use bilingual::Message;
    use judge::store::AGE;
    use problem_set::Tier;
    use problem_set::spec::Title;

    struct Results(Cache);

    impl Results {
        fn find(&self, key: &str, task: &Task, file: &str) -> Option<Marked> {
            self.0.find::<Kept>(key)?.marked(task, file)
        }

        fn keep(&self, key: &str, marked: &Marked) -> Result<()> {
            let kept = Kept::of(marked);
            kept.map_or(Ok(()), |kept| self.0.keep(key, &kept))
        }
    }

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
            about: Title::default(),
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
            output: Some("digest".to_owned()),
            dialogue: vec!["> 1".to_owned()],
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
