//! `class.toml`: the class as the teacher writes it down.
//!
//! ```toml
//! title = "Tin 10A"
//! pupils = """
//! Nguyễn Văn An
//! Trần Thị Bình
//! """
//! problems = ["nim", "hau"]
//! ```

use std::fs;
use std::path::Path;

use bilingual::{Fault, Result, Say, text};
use judge::errors::unread;
use problem_set::{AnyProblem, find_problem};
use serde::Deserialize;

use crate::say;

/// A class.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ClassFile {
    /// The name of the class.
    pub(crate) title: String,
    /// The name of the teacher, as pupils see it.
    pub(crate) teacher: Option<String>,
    /// A name a line; more can be added on the pages.
    #[serde(default)]
    pub(crate) pupils: String,
    /// The problems by their ids; all if there are none.
    #[serde(default)]
    problems: Vec<String>,
    /// The hours by which the clocks of the school are ahead of UTC.
    #[serde(default = "vietnam")]
    pub(crate) zone: i64,
}

fn vietnam() -> i64 {
    7
}

impl ClassFile {
    /// # Errors
    /// If it cannot be read, or is no class.
    pub(crate) fn read(path: &Path) -> Result<ClassFile> {
        let read = fs::read_to_string(path).map_err(|error| unread(path, &error))?;
        ClassFile::of(&read).map_err(|why| bad(path, &why))
    }

    fn of(text: &str) -> Result<ClassFile, String> {
        toml::from_str(text).map_err(|error| error.to_string())
    }

    /// Its problems, in the order of the road.
    ///
    /// # Errors
    /// If there is no such problem.
    pub(crate) fn problems(&self) -> Result<Vec<&'static dyn AnyProblem>> {
        self.problems.iter().map(|id| find_problem(id)).collect()
    }
}

fn bad(path: &Path, why: &dyn Say) -> Fault {
    Fault::new(&say::BAD_CLASS.with(&[&text::name(path), why]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::new_names;

    #[test]
    fn the_class_of_the_manual_is_one() {
        for page in [
            include_str!("../../docs/serve.vi.md"),
            include_str!("../../docs/serve.en.md"),
        ] {
            let text = page.split("```toml\n").nth(1).unwrap();
            let class = ClassFile::of(text.split("```").next().unwrap()).unwrap();
            let names = new_names(&class.pupils, &[]).0;
            let sizes = (names.len(), class.problems.len());
            assert_eq!((sizes, class.teacher.is_some()), ((2, 2), true));
        }
    }

    #[test]
    fn a_class_is_read_and_what_is_misspelt_is_told() {
        let class = ClassFile::of("title = \"10A\"\npupils = \"\"\"\nAn\nBình\n\"\"\"\n").unwrap();
        assert_eq!((class.title.as_str(), class.zone), ("10A", 7));
        assert_eq!(class.pupils.lines().count(), 2);
        let why = ClassFile::of("title = \"10A\"\npupil = \"An\"\n").unwrap_err();
        assert!(why.contains("pupil"), "{why}");
    }
}
