//! Where the chapters of the course are, and what they are called.

use std::fs;
use std::io;
use std::path::Path;

use bilingual::Lang;
use problem_set::spec::Idea;

/// The folder of the chapters.
pub const FOLDER: &str = "course";

/// The chapter of an idea: its file below the set.
pub fn file(idea: Idea, language: Lang) -> String {
    format!("{FOLDER}/{}.{}.md", idea.name(), language.code())
}

/// The teacher's plan for a chapter: its file below the set.
pub fn plan(idea: Idea, language: Lang) -> String {
    format!("{FOLDER}/{}.teacher.{}.md", idea.name(), language.code())
}

/// The text of a chapter.
///
/// # Errors
/// If it cannot be read.
pub fn read(set: &Path, idea: Idea, language: Lang) -> io::Result<String> {
    fs::read_to_string(set.join(file(idea, language)))
}

/// The chapters, a line each: number, the word by which each is asked for, title.
pub fn contents(language: Lang) -> String {
    let line = |(number, idea): (usize, &Idea)| {
        let (number, name, title) = (number + 1, idea.name(), idea.title().of(language));
        format!("{number:>2}  {name:<17} {title}\n")
    };
    Idea::ALL.iter().enumerate().map(line).collect()
}
