//! The blocks of a lesson, and the pictures of a statement, as their commands print them now.
//!
//! A lesson is a page of Markdown, `lesson.vi.md` or `lesson.en.md` in a room. Nothing in it is to
//! be taken on trust: a line `<!-- judge table … -->` before a block says which command prints it,
//! `<!-- from submissions/x.cpp -->` of which judged program it is an excerpt ([`crate::faults`]), and
//! every mistake names the submission that makes it and a test that catches it ([`crate::claims`]).

use std::fs;
use std::path::{Path, PathBuf};

use bilingual::{Fault, Lang};
use inpout::FileError;
use problem_set::{AnyProblem, Spec};

use crate::growth::{Known, PICTURE, with_growth};
use crate::head::with_head;
use crate::lesson::{BEGIN_JUDGE, Form, Lesson};
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
        renewed(room, &Lesson { language, text }, |mark| {
            printed(mark, problem, language)
        })
    }
}

/// The texts of a room that are there, and the picture that one of them may show.
fn checked(room: &Path, problem: &dyn AnyProblem) -> (Vec<Checked>, Picture) {
    let spec = spec_in(room, problem);
    let growth = Known::of(room, problem.id());
    let text = |(language, file): (Lang, &'static str)| {
        // A missing text is reported elsewhere.
        let before = fs::read_to_string(room.join(file)).ok()?;
        let text = &before;
        let filled = with_limits(&Lesson { language, text }, problem, &spec);
        let text = filled.as_ref().unwrap_or(&before);
        let written = if file == Form::of(language).file {
            written(&Lesson { language, text }, &spec, &growth)
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
    (texts, picture_of(room, &growth, is_shown))
}

/// Every block of a room's texts that is not what its command prints now.
pub fn stale_blocks(room: &Path, problem: &'static dyn AnyProblem) -> Vec<String> {
    let id = problem.id();
    let mut faults = Vec::new();
    let (texts, picture) = checked(room, problem);
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
    if picture.is_stale() {
        faults.push(format!("{PICTURE}: not as bench/TABLE.md has it, or no lesson shows it; run judge lesson {id} --write"));
    }
    faults
}

/// Writes the texts anew where their commands print something else now, and their pictures.
/// Gives a sentence for each text in which that is not possible.
///
/// # Errors
/// If a file cannot be written.
pub fn renew(room: &Path, problem: &'static dyn AnyProblem) -> Result<Vec<String>, FileError> {
    let mut faults = Vec::new();
    let (texts, picture) = checked(room, problem);
    for text in &texts {
        match text.renewed(room, problem) {
            Ok(now) => now.write(&room.join(text.file), &text.before)?,
            Err(error) => faults.push(format!("{}: {error}", text.file)),
        }
    }
    picture.renew()?;
    Ok(faults)
}

/// What `problem.toml` says as it stands in the room, or else as it was compiled.
fn spec_in(room: &Path, problem: &dyn AnyProblem) -> Spec {
    let now = fs::read_to_string(room.join("problem.toml")).ok();
    let now = now.and_then(|text| Spec::parse(problem.id(), &text).ok());
    now.unwrap_or_else(|| Spec::of(problem).clone())
}

/// The picture of growth as it is and as it should be; `None` where there is none.
struct Picture {
    path: PathBuf,
    now: Option<String>,
    wanted: Option<String>,
}

/// Nobody keeps a picture that no lesson shows.
fn picture_of(room: &Path, growth: &Known, is_shown: bool) -> Picture {
    let path = room.join(PICTURE);
    let now = fs::read_to_string(&path).ok();
    let wanted = match growth {
        _ if !is_shown => None,
        Known::Shown(growth) => Some(growth.svg()),
        Known::Nothing | Known::Flat => now.clone(),
    };
    Picture { path, now, wanted }
}

impl Picture {
    fn is_stale(&self) -> bool {
        self.now != self.wanted
    }

    fn renew(&self) -> Result<(), FileError> {
        match &self.wanted {
            Some(picture) if self.is_stale() => inpout::write_atomically(&self.path, picture),
            None if self.is_stale() => {
                // What cannot be deleted is told by the check.
                let _ = fs::remove_file(&self.path);
                Ok(())
            }
            _ => Ok(()),
        }
    }
}

/// The texts of a room with blocks that are printed.
fn texts() -> impl Iterator<Item = (Lang, &'static str)> {
    let forms = Lang::ALL.map(|language| (language, Form::of(language)));
    let files = forms.map(|(language, form)| [(language, form.statement), (language, form.file)]);
    files.into_iter().flatten()
}

/// The lesson with its head and the lines that `problem.toml` knows, where that is valid, and with what was
/// measured.
fn written(lesson: &Lesson<'_>, spec: &Spec, growth: &Known) -> String {
    let language = lesson.language;
    let text = &with_growth(lesson, growth);
    let text = &with_rows(&Lesson { language, text }, spec);
    with_head(&Lesson { language, text }, spec)
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
    pub(crate) fn write(&self, path: &Path, before: &str) -> Result<(), FileError> {
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
    let text = lesson.text;
    let lines: Vec<&str> = text.lines().collect();
    let mut now = Renewed {
        text: String::new(),
        pictures: Vec::new(),
        stale: Vec::new(),
    };
    let mut done = 0;
    let mut add = |text: &mut String, to: usize| {
        for line in &lines[done..to] {
            text.push_str(line);
            text.push('\n');
        }
        done = to;
    };
    for block in lesson.blocks()? {
        if !format!("<!-- {}", block.mark).starts_with(BEGIN_JUDGE) {
            continue;
        }
        let shown = lines[block.lines.clone()].join("\n");
        add(&mut now.text, block.lines.start);
        match (
            print(block.mark).map_err(|bad| bad.to_string())?,
            block.fence,
        ) {
            (Printed::Text(printed), Some("text")) => {
                if shown != printed.trim_end() {
                    now.stale.push(block.lines.start + 1);
                }
                now.text.push_str(printed.trim_end());
                now.text.push('\n');
                add(&mut String::new(), block.lines.end);
            }
            (Printed::Picture(file, picture), None) => {
                if shown.starts_with("![]") {
                    let mark = block.mark;
                    return Err(format!("'{mark}': {file} is not told to who cannot see it"));
                }
                if !shown.contains(&format!("]({file})")) {
                    let mark = block.mark;
                    return Err(format!("'{mark}': the next line does not show {file}"));
                }
                let drawn = fs::read_to_string(folder.join(&file));
                if drawn.ok().as_ref() != Some(&picture) {
                    now.stale.push(block.lines.start + 1);
                    now.pictures.push((file, picture));
                }
            }
            _ => {
                let mark = block.mark;
                return Err(format!(
                    "'{mark}': a block ```text or a picture must follow"
                ));
            }
        }
    }
    add(&mut now.text, lines.len());
    Ok(now)
}
