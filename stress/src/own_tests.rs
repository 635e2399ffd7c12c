//! Inputs that a user keeps for himself, below the folder for his data.

use std::fs;
use std::path::{Path, PathBuf};

use bilingual::Result;
use problem_set::spec::Title;
use problem_set::{AnyProblem, Tier};

use judge::errors::unmade;
use judge::testset::TestFiles;
use judge::user::user_folder;

/// A user's own tests of a problem: `1/NAME.INP`, `2/NAME.INP`, … with the reference's answers.
#[derive(Debug)]
pub struct OwnTests {
    problem: &'static dyn AnyProblem,
    folder: PathBuf,
}

impl OwnTests {
    /// Those of the user.
    ///
    /// # Errors
    /// If the system does not tell where a user's files belong.
    pub fn of_user(problem: &'static dyn AnyProblem) -> Result<OwnTests> {
        Ok(OwnTests::in_folder(problem, &user_folder()?.join("mine")))
    }

    fn in_folder(problem: &'static dyn AnyProblem, folder: &Path) -> OwnTests {
        OwnTests {
            problem,
            folder: folder.join(problem.id()),
        }
    }

    fn files(&self, number: usize) -> TestFiles {
        let file = |extension| {
            let name = format!("{}.{extension}", self.problem.file());
            self.folder.join(number.to_string()).join(name)
        };
        TestFiles {
            number: format!("m{number}"),
            name: "mine".to_owned(),
            tier: Tier::Source,
            about: Title {
                vi: "dữ liệu của chính bạn".to_owned(),
                en: "an input of your own".to_owned(),
            },
            opponent: None,
            input: file("INP"),
            answer: file("OUT"),
        }
    }

    /// Keeps an input as the next test, unless it is kept already; its file.
    ///
    /// # Errors
    /// If it is no input, or cannot be written.
    pub fn add(&self, input: &str) -> Result<PathBuf> {
        let answer = self.problem.solve("the input", input.as_bytes())?;
        let mut number = 1;
        let files = loop {
            let files = self.files(number);
            match fs::read_to_string(&files.input) {
                Ok(kept) if kept == input => return Ok(files.input),
                Ok(_) => number += 1,
                Err(_) => break files,
            }
        };
        let folder = self.folder.join(number.to_string());
        fs::create_dir_all(&folder).map_err(|error| unmade(&folder, &error))?;
        // The input last: it is what tells that the test is there.
        inpout::write_atomically(&files.answer, &answer)?;
        inpout::write_atomically(&files.input, &input)?;
        Ok(files.input)
    }

    /// All that are kept. Those of a problem that talks need an opponent, and are left out.
    pub fn tests(&self) -> Vec<TestFiles> {
        let tests = (1..).map(|number| self.files(number));
        let there = tests.take_while(|test| test.input.is_file() && test.answer.is_file());
        if self.problem.dialogue().is_some() {
            return Vec::new();
        }
        there.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_are_kept_once_each_with_the_reference_s_answer() {
        let home = tempfile::tempdir().unwrap();
        let own = OwnTests::in_folder(all_problems::find("nim").unwrap(), home.path());
        assert_eq!(own.tests().len(), 0);
        for input in ["1\n5\n", "2\n3 3\n", "1\n5\n"] {
            own.add(input).unwrap();
        }
        let tests = own.tests();
        assert_eq!(tests.len(), 2);
        assert_eq!(fs::read_to_string(&tests[0].answer).unwrap(), "1\n1 5\n");
        assert_eq!(fs::read_to_string(&tests[1].answer).unwrap(), "0\n");
        assert!(own.add("nonsense").is_err());
    }
}
