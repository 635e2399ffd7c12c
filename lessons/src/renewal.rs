//! The blocks of a lesson, and the pictures of a statement, as their commands print them now.
//!
//! A lesson is a page of Markdown, `lesson.vi.md` or `lesson.en.md` in a room. Nothing in it is to
//! be taken on trust: a line `<!-- judge table … -->` before a block says which command prints it,
//! `<!-- from submissions/x.cpp -->` of which judged program it is an excerpt ([`crate::faults`]), and
//! every mistake names the submission that makes it and a test that catches it ([`crate::claims`]).

use std::fs;
use std::path::Path;

use bilingual::{Fault, Lang};
use problem_set::{AnyProblem, Spec};

use crate::growth::{Growth, PICTURE, with_growth};
use crate::head::with_head;
use crate::lesson::{FILE, Lesson, STATEMENT, program};
use crate::limits::{stale_line, with_limits};
use crate::printed::{Printed, printed};
use crate::rows::with_rows;

/// A text of a room, and what it should be.
struct Checked {
    language: Lang,
    file: &'static str,
    before: String,
    /// With the limits and samples that there are now.
    filled: Result<String, String>,
    /// And with the other parts that are written from elsewhere.
    written: String,
}

impl Checked {
    /// As its commands print it now.
    fn renewed(&self, room: &Path, problem: &'static dyn AnyProblem) -> Result<Renewed, String> {
        let language = self.language;
        self.filled.as_ref().map_err(Clone::clone)?;
        let text = &self.written;
        renewed(room, &Lesson::new(language, text), |mark| {
            printed(mark, problem, language)
        })
    }
}

/// The texts of a room that are there, and the picture of growth as it is and as it should be: nobody keeps one that no
/// lesson shows.
fn checked(room: &Path, problem: &dyn AnyProblem) -> (Vec<Checked>, [Option<String>; 2]) {
    let spec = spec_in(room, problem);
    let growth = Growth::of(room, problem.id());
    let text = |(language, file): (Lang, &'static str)| {
        // A missing text is reported elsewhere.
        let before = fs::read_to_string(room.join(file)).ok()?;
        let text = &before;
        let filled = with_limits(&Lesson::new(language, text), problem, &spec);
        let text = filled.as_ref().unwrap_or(&before);
        let written = if file == FILE.of(language) {
            written(&Lesson::new(language, text), &spec, growth.as_ref())
        } else {
            text.clone()
        };
        Some(Checked {
            language,
            file,
            before,
            filled,
            written,
        })
    };
    let texts: Vec<Checked> = texts().filter_map(text).collect();
    let shown = format!("]({PICTURE})");
    let is_shown = texts.iter().any(|it| it.written.contains(&shown));
    let before = fs::read_to_string(room.join(PICTURE)).ok();
    let size = spec.growth.as_ref().and_then(|it| it.size.as_ref());
    let shown = growth.filter(Growth::says_something);
    let now = shown.map_or_else(|| before.clone(), |growth| Some(growth.svg(size)));
    (texts, [before, now.filter(|_| is_shown)])
}

/// Every block of a room's texts that is not what its command prints now.
pub fn stale_blocks(room: &Path, problem: &'static dyn AnyProblem) -> Vec<String> {
    let id = problem.id();
    let mut faults = Vec::new();
    let (texts, [before, now]) = checked(room, problem);
    for text in &texts {
        let file = text.file;
        let filled = text.filled.as_ref().unwrap_or(&text.before);
        if text.written != *filled {
            faults.push(format!(
                "{file}: the head, the reading of times, or the lines that link the solutions and lead elsewhere are not those of problem.toml and bench/TABLE.md; run judge lesson {id} --write"
            ));
        }
        if let Some(fault) = stale_line(problem, &text.before, filled) {
            faults.push(format!("{file}: {fault}"));
            continue;
        }
        match text.renewed(room, problem) {
            Ok(Renewed { stale, .. }) => faults.extend(stale.iter().map(|line| {
                format!("{file}: line {line} is not what its command prints; run judge lesson {id} --write")
            })),
            Err(error) => faults.push(format!("{file}: {error}")),
        }
    }
    if before != now {
        faults.push(format!("{PICTURE}: not as bench/TABLE.md has it, or no lesson shows it; run judge lesson {id} --write"));
    }
    faults
}

/// Writes the texts anew where their commands print something else now, and their pictures.
/// Gives a sentence for each text in which that is not possible.
///
/// # Errors
/// If a file cannot be written.
pub fn renew(room: &Path, problem: &'static dyn AnyProblem) -> Result<Vec<String>, Fault> {
    let mut faults = Vec::new();
    let (texts, [before, now]) = checked(room, problem);
    for text in &texts {
        match text.renewed(room, problem) {
            Ok(now) => now.write(&room.join(text.file), &text.before)?,
            Err(error) => faults.push(format!("{}: {error}", text.file)),
        }
    }
    let path = room.join(PICTURE);
    match now {
        Some(picture) if before.as_ref() != Some(&picture) => {
            inpout::write_atomically(&path, &picture)?;
        }
        Some(_) => {}
        // What cannot be deleted is told by the check.
        None => drop(fs::remove_file(&path)),
    }
    Ok(faults)
}

/// What `problem.toml` says as it stands in the room, or else as it was compiled.
fn spec_in(room: &Path, problem: &dyn AnyProblem) -> Spec {
    let now = fs::read_to_string(room.join("problem.toml")).ok();
    let now = now.and_then(|text| Spec::parse(problem.id(), &text).ok());
    now.unwrap_or_else(|| Spec::of(problem).clone())
}

/// The texts of a room with blocks that are printed.
fn texts() -> impl Iterator<Item = (Lang, &'static str)> {
    let files = Lang::ALL.map(|lang| [STATEMENT, FILE].map(|it| (lang, it.of(lang))));
    files.into_iter().flatten()
}

/// The lesson with its head and the lines that `problem.toml` knows, where that is valid, and with what was
/// measured.
fn written(lesson: &Lesson<'_>, spec: &Spec, growth: Option<&Growth>) -> String {
    let language = lesson.language;
    let text = &with_growth(lesson, growth);
    let text = &with_rows(&Lesson::new(language, text), spec);
    with_head(&Lesson::new(language, text), spec)
}

/// A page with what its commands print now.
pub(crate) struct Renewed {
    pub(crate) text: String,
    /// Pictures that are to be written: file and content.
    pub(crate) pictures: Vec<(String, String)>,
    /// The lines of blocks that were something else.
    pub(crate) stale: Vec<usize>,
}

impl Renewed {
    /// Writes the page, if it was another one, and its pictures.
    pub(crate) fn write(&self, path: &Path, before: &str) -> Result<(), Fault> {
        if self.text != before {
            inpout::write_atomically(path, &self.text)?;
        }
        for (file, picture) in &self.pictures {
            inpout::write_atomically(&path.with_file_name(file), picture)?;
        }
        Ok(())
    }
}

/// The page in this folder anew; `print` carries out a mark.
pub(crate) fn renewed(
    folder: &Path,
    lesson: &Lesson<'_>,
    print: impl Fn(&str) -> Result<Printed, Fault>,
) -> Result<Renewed, String> {
    let lines: Vec<&str> = lesson.text.lines().collect();
    // Whole lines, as they were and as they are now.
    let mut text: Vec<String> = Vec::new();
    let (mut pictures, mut stale) = (Vec::new(), Vec::new());
    let mut done = 0;
    for block in lesson.blocks()? {
        let (mark, start) = (block.mark, block.lines.start);
        if mark.starts_with("from ") {
            continue;
        }
        let shown = lines[block.lines.clone()].join("\n");
        let bad = |why: String| Err(format!("'{mark}': {why}"));
        let wanted = if program(mark).is_some() {
            "cpp"
        } else {
            "text"
        };
        match (print(mark).map_err(|bad| bad.to_string())?, block.fence) {
            (Printed::Text(printed), Some(fence)) if fence == wanted => {
                if shown != printed.trim_end() {
                    stale.push(start + 1);
                }
                text.push(lines[done..start].join("\n"));
                text.push(printed.trim_end().to_owned());
                done = block.lines.end;
            }
            (Printed::Picture(file, _), None) if shown.starts_with("![]") => {
                return bad(format!("{file} is not told to who cannot see it"));
            }
            (Printed::Picture(file, _), None) if !shown.contains(&format!("]({file})")) => {
                return bad(format!("the next line does not show {file}"));
            }
            (Printed::Picture(file, picture), None) => {
                let drawn = fs::read_to_string(folder.join(&file));
                if drawn.ok().as_ref() != Some(&picture) {
                    stale.push(start + 1);
                    pictures.push((file, picture));
                }
            }
            _ => {
                return bad(
                    "a block ```text, for a program ```cpp, or a picture must follow".to_owned(),
                );
            }
        }
    }
    text.push(lines[done..].join("\n"));
    Ok(Renewed {
        text: text.join("\n") + "\n",
        pictures,
        stale,
    })
}
