//! The lessons of all rooms, as their keeper sees them.
//!
//! A lesson is a page of Markdown, `lesson.vi.md` or `lesson.en.md` in a room. Nothing in it is to
//! be taken on trust: a line `<!-- judge table … -->` before a block says which command prints it,
//! `<!-- from submissions/x.cpp -->` of which judged program it is an excerpt (`form`), and every
//! mistake names the submission that makes it and a test that catches it (`claims`).

mod claims;
mod form;

use std::fs;

use anyhow::{Result, ensure};
use registry::{AnyProblem, Spec};

use crate::set::root::Root;
use crate::showing::teaching::lesson::{Form, Lesson};
use crate::showing::teaching::marks::{BEGIN_JUDGE, Printed, printed};
use crate::showing::teaching::{LANGUAGES, read};
pub(crate) use claims::Claim;
use words::Lang;

/// What a lesson must have, in both languages; apart from what its commands print, which takes
/// a search.
pub(crate) fn faults_of(root: &Root, spec: &Spec) -> Vec<String> {
    let room = root.room(&spec.id);
    let texts = LANGUAGES.map(|language| read(root, &spec.id, language));
    let mut faults = Vec::new();
    for (language, text) in LANGUAGES.into_iter().zip(&texts) {
        match text {
            Ok(text) => {
                let found = form::faults(&Lesson { language, text }, &room, spec);
                let file = Form::of(language).file;
                faults.extend(found.iter().map(|fault| format!("{file}: {fault}")));
            }
            Err(error) => faults.push(format!("{error:#}")),
        }
    }
    if let [Ok(vi), Ok(en)] = &texts {
        let [vi, en] =
            [(Lang::Vi, vi), (Lang::En, en)].map(|(language, text)| Lesson { language, text });
        faults.extend(form::difference(&vi, &en, spec));
    }
    faults
}

/// Every block of the lessons that is not what its command prints now.
pub(crate) fn stale_blocks(root: &Root, problem: &'static dyn AnyProblem) -> Vec<String> {
    let mut faults = Vec::new();
    for language in LANGUAGES {
        let file = Form::of(language).file;
        // A missing lesson is reported elsewhere.
        let Ok(text) = read(root, problem.id(), language) else {
            continue;
        };
        match renewed(root, problem, language, &text) {
            Ok(Renewed { stale, .. }) => faults.extend(stale.iter().map(|line| {
                let id = problem.id();
                format!("{file}: line {line} is not what its command prints; run judge lesson {id} --write")
            })),
            Err(error) => faults.push(format!("{file}: {error:#}")),
        }
    }
    faults
}

/// The mistakes that the lesson tells of: which submission fails on which test.
pub(crate) fn claims(root: &Root, spec: &Spec) -> Vec<Claim> {
    let text = read(root, &spec.id, Lang::Vi).unwrap_or_default();
    let lesson = Lesson {
        language: Lang::Vi,
        text: &text,
    };
    claims::of_lesson(&lesson, spec)
}

/// Writes both lessons anew where their commands print something else now, and their pictures.
pub(super) fn renew(root: &Root, problem: &'static dyn AnyProblem) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for language in LANGUAGES {
        let file = Form::of(language).file;
        let path = root.room(problem.id()).join(file);
        let Ok(text) = fs::read_to_string(&path) else {
            continue;
        };
        match renewed(root, problem, language, &text) {
            Ok(Renewed {
                text: now,
                pictures,
                ..
            }) => {
                if now != text {
                    inpout::write_atomically(&path, &now)?;
                }
                for (file, picture) in pictures {
                    inpout::write_atomically(&root.room(problem.id()).join(file), &picture)?;
                }
            }
            Err(error) => faults.push(format!("{file}: {error:#}")),
        }
    }
    Ok(faults)
}

/// A lesson with what its commands print now.
struct Renewed {
    text: String,
    /// Pictures that are to be written: file and content.
    pictures: Vec<(String, String)>,
    /// The lines of blocks that were something else.
    stale: Vec<usize>,
}

fn renewed(
    root: &Root,
    problem: &'static dyn AnyProblem,
    language: Lang,
    text: &str,
) -> Result<Renewed> {
    let lesson = Lesson { language, text };
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
    for block in lesson.blocks().map_err(anyhow::Error::msg)? {
        if !format!("<!-- {}", block.mark).starts_with(BEGIN_JUDGE) {
            continue;
        }
        let shown = lines[block.lines.clone()].join("\n");
        add(&mut now.text, block.lines.start);
        match (printed(block.mark, problem, language)?, block.fence) {
            (Printed::Text(printed), Some("text")) => {
                if shown != printed.trim_end() {
                    now.stale.push(block.lines.start + 1);
                }
                now.text.push_str(printed.trim_end());
                now.text.push('\n');
                add(&mut String::new(), block.lines.end);
            }
            (Printed::Picture(file, picture), None) => {
                ensure!(
                    shown.contains(&format!("]({file})")),
                    "'{}': the next line does not show {file}",
                    block.mark
                );
                let drawn = fs::read_to_string(root.room(problem.id()).join(&file));
                if drawn.ok().as_ref() != Some(&picture) {
                    now.stale.push(block.lines.start + 1);
                    now.pictures.push((file, picture));
                }
            }
            _ => anyhow::bail!("'{}': a block ```text or a picture must follow", block.mark),
        }
    }
    add(&mut now.text, lines.len());
    Ok(now)
}
