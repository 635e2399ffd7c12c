//! The chapters of the course: one an idea, `course/IDEA.vi.md` and `course/IDEA.en.md`, with a plan for
//! the teacher, `course/IDEA.teacher.vi.md`, and a contest for the class, `course/IDEA.contest.toml`.
//!
//! A chapter is checked as a lesson is: what its commands print, where its excerpts stand, where its
//! links lead. Its list of problems holds those of its idea, in an order of its own.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::Path;

use bilingual::{Lang, Result, sentences, wording_faults};
use problem_set::spec::Idea;
use problem_set::{Spec, listed};

pub use crate::chapter::{FOLDER, contents, file, plan, read};
use crate::excerpts;
use crate::faults::{dead_links, line_faults};
use crate::lesson::Lesson;
use crate::page::parse;
use crate::printed::{Printed, printed};
use crate::renewal::renewed;

sentences! {
    CHAPTER: "Chương", "Chapter";
    IDEA: "Ý chính", "The idea";
    THEOREM: "Định lý", "The theorem";
    EXAMPLE: "Ví dụ", "A worked example";
    PROBLEMS: "Các bài của chương", "The problems of this chapter";
    NOW: "Bây giờ bạn làm được gì", "What you should be able to do now";
}

/// What the chapters lack, and every block that is not what its command prints now.
pub fn faults(set: &Path) -> Vec<String> {
    let specs: Vec<&Spec> = listed().into_iter().map(Spec::of).collect();
    let mut all = Vec::new();
    let mut tell = |name: String, found: Vec<String>| {
        all.extend(found.iter().map(|fault| format!("{name}: {fault}")));
    };
    let unread = |error: &io::Error| vec![format!("cannot be read: {error}")];
    for (number, idea) in (1..).zip(Idea::ALL) {
        let texts = Lang::ALL.map(|language| read(set, idea, language));
        for (language, text) in Lang::ALL.into_iter().zip(&texts) {
            let of_chapter = |text| {
                let chapter = Lesson::new(language, text);
                chapter_faults(&chapter, set, number, idea, &specs)
            };
            let found = text.as_deref().map_or_else(&unread, of_chapter);
            tell(file(idea, language), found);
        }
        if let [Ok(vi), Ok(en)] = &texts {
            let marks = |language, text| Lesson::new(language, text).marks();
            if marks(Lang::Vi, vi) != marks(Lang::En, en) {
                let other = "has other marks than the Vietnamese chapter".to_owned();
                tell(file(idea, Lang::En), vec![other]);
            }
        }
        let text = fs::read_to_string(set.join(plan(idea)));
        let of_plan = |text| page_faults(&Lesson::new(Lang::Vi, text), set);
        let found = text.as_deref().map_or_else(&unread, of_plan);
        tell(plan(idea), found);
    }
    all
}

/// What is asked of every page of the course: its lines, words, links, excerpts and blocks.
fn page_faults(page: &Lesson<'_>, set: &Path) -> Vec<String> {
    let folder = set.join(FOLDER);
    let mut faults = line_faults(page.text);
    faults.extend(parse(page.text).err().map(|unknown| unknown.to_string()));
    faults.extend(wording_faults(page.language.code(), page.text));
    let lines: Vec<&str> = page.text.lines().collect();
    let links: BTreeSet<&str> = Lesson::links(&lines).into_iter().collect();
    faults.extend(dead_links(&links, &folder));
    match page.blocks() {
        Ok(blocks) => faults.extend(excerpts::faults(page, &folder, &blocks)),
        Err(fault) => faults.push(fault),
    }
    match renewed(&folder, page, |mark| carried_out(mark, page.language)) {
        Ok(now) => faults.extend(now.stale.iter().map(|line| {
            format!("line {line} is not what its command prints; run judge course --write")
        })),
        Err(fault) => faults.push(fault),
    }
    faults
}

fn chapter_faults(
    chapter: &Lesson<'_>,
    set: &Path,
    number: usize,
    idea: Idea,
    specs: &[&Spec],
) -> Vec<String> {
    let language = chapter.language;
    let mut faults = page_faults(chapter, set);
    let headings = [IDEA, THEOREM, EXAMPLE, PROBLEMS, NOW].map(|it| it.of(language));
    let (word, title) = (CHAPTER.of(language), idea.title().of(language));
    let first = format!("# {word} {number} — {title}");
    if chapter.text.lines().next() != Some(&first) {
        faults.push(format!("does not begin with '{first}'"));
    }
    faults.extend(chapter.heading_fault(&headings));
    faults.extend(list_faults(chapter, PROBLEMS.of(language), idea, specs));
    faults
}

/// The problems of the idea that the list lacks, and those of others in it.
fn list_faults(chapter: &Lesson<'_>, heading: &str, idea: Idea, specs: &[&Spec]) -> Vec<String> {
    let mut items = chapter.section(heading, "##").unwrap_or_default();
    items.retain(|line| line.starts_with(|first: char| first.is_ascii_digit()));
    let links = Lesson::links(&items).into_iter();
    let end = format!("/statement.{}.md", chapter.language.code());
    let listed = links.filter_map(|link| {
        let link = link.strip_prefix("../")?.split_once('/')?.1;
        link.strip_suffix(&end)
    });
    let listed: Vec<&str> = listed.collect();
    let mut faults = Vec::new();
    for spec in specs {
        let times = listed.iter().filter(|id| **id == spec.id).count();
        let wanted = usize::from(spec.ladder.idea == idea);
        if times != wanted {
            faults.push(format!("lists {} {times} times, not {wanted}", spec.id));
        }
    }
    faults
}

/// What a mark's command prints, in the room that it names.
fn carried_out(mark: &str, language: Lang) -> Result<Printed> {
    let id = mark.split(' ').nth(2).unwrap_or_default();
    let problem = problem_set::find_problem(id).map_err(|why| why.at(&format!("'{mark}'")))?;
    printed(mark, problem, language)
}

/// Writes all chapters anew where their commands print something else now, and their pictures. Gives a
/// sentence for each in which that is not possible.
///
/// # Errors
/// If a file cannot be written.
pub fn renew(set: &Path) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    let ideas = Idea::ALL.into_iter();
    for (idea, language) in ideas.flat_map(|it| Lang::ALL.map(|lang| (it, lang))) {
        let name = file(idea, language);
        let Ok(text) = read(set, idea, language) else {
            continue;
        };
        let chapter = Lesson::new(language, &text);
        let now = renewed(&set.join(FOLDER), &chapter, |mark| {
            carried_out(mark, language)
        });
        match now {
            Ok(now) => now.write(&set.join(&name), &text)?,
            Err(fault) => faults.push(format!("{name}: {fault}")),
        }
    }
    Ok(faults)
}
