//! The chapters of the course: one an idea, `course/IDEA.vi.md` and `course/IDEA.en.md`, with a plan for
//! the teacher, `course/IDEA.teacher.vi.md` and `.en.md`, and a contest for the class, `course/IDEA.contest.toml`.
//!
//! Before them stand the [primers](crate::primer).
//!
//! A chapter is checked as a lesson is: what its commands print, where its excerpts stand, where its
//! links lead. It shows its method as whole programs, which are judged; its list of problems stands in the order
//! of the road, with those of other chapters that practise its idea too.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::Path;

use bilingual::{Lang, Result, broken, sentences, wording_faults};
use problem_set::spec::Idea;
use problem_set::{Primer, Spec, Verdict, home};

pub use crate::chapter::{FOLDER, contents, file, plan, read};
use crate::excerpts;
use crate::exercises::OF_CHAPTER;
use crate::faults::{dead_links, line_faults};
use crate::lesson::{CHECKS, Lesson, program};
use crate::order::of_chapter;
use crate::page::parse;
use crate::primer;
use crate::printed::{Printed, printed};
use crate::renewal::renewed;

sentences! {
    CHAPTER: "Chương", "Chapter";
    IDEA: "Ý chính", "The idea";
    THEOREM: "Định lý", "The theorem";
    EXAMPLE: "Ví dụ", "A worked example";
    PROGRAMS: "Chương trình", "The programs";
    PROBLEMS: "Các bài của chương", "The problems of this chapter";
    TIME: "**Thời gian:** ", "**Time:** ";
    NOW: "Bây giờ bạn làm được gì", "What you should be able to do now";
}

/// The most lines of a program that a chapter shows, in each language.
const PROGRAM_LINES: [(&str, usize); 3] = [("cpp", 40), ("py", 40), ("pas", 60)];

/// The least number of a chapter's pictures.
const PICTURES: usize = 3;

/// So many easy problems a chapter begins with.
const ENTRIES: usize = 2;

/// What the chapters lack, and every block that is not what its command prints now.
pub fn faults(set: &Path) -> Vec<String> {
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
                chapter_faults(&chapter, set, number, idea)
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
        let plans = Lang::ALL.map(|language| fs::read_to_string(set.join(plan(idea, language))));
        for (language, text) in Lang::ALL.into_iter().zip(&plans) {
            let of_plan = |text| page_faults(&Lesson::new(language, text), set, FOLDER);
            let found = text.as_deref().map_or_else(&unread, of_plan);
            tell(plan(idea, language), found);
        }
    }
    for (it, language) in of_both(Primer::ALL) {
        let of_primer = |text: &str| {
            let page = Lesson::new(language, text);
            let mut faults = page_faults(&page, set, primer::FOLDER);
            faults.extend(primer::form_faults(&page, it));
            faults
        };
        let text = primer::read(set, it, language);
        let found = text.as_deref().map_or_else(&unread, of_primer);
        tell(primer::file(it, language), found);
    }
    all
}

/// Each of these in each language.
fn of_both<T: Copy>(all: impl IntoIterator<Item = T>) -> impl Iterator<Item = (T, Lang)> {
    let all = all.into_iter();
    all.flat_map(|it| Lang::ALL.map(|language| (it, language)))
}

/// What is asked of every page of the course: its lines, words, links, excerpts and blocks.
fn page_faults(page: &Lesson<'_>, set: &Path, folder: &str) -> Vec<String> {
    let folder = set.join(folder);
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
    match renewed(&folder, page, |mark| carried_out(set, mark, page.language)) {
        Ok(now) => faults.extend(now.stale.iter().map(|line| {
            format!("line {line} is not what its command prints; run judge course --write")
        })),
        Err(fault) => faults.push(fault),
    }
    faults
}

fn chapter_faults(chapter: &Lesson<'_>, set: &Path, number: usize, idea: Idea) -> Vec<String> {
    let language = chapter.language;
    let mut faults = page_faults(chapter, set, FOLDER);
    let headings = [IDEA, THEOREM, EXAMPLE, PROGRAMS, PROBLEMS, CHECKS, NOW];
    let headings = headings.map(|it| it.of(language));
    let (word, title) = (CHAPTER.of(language), idea.title().of(language));
    let first = format!("# {word} {number} — {title}");
    if chapter.text.lines().next() != Some(&first) {
        faults.push(format!("does not begin with '{first}'"));
    }
    let time = TIME.of(language);
    if !chapter
        .text
        .lines()
        .take(6)
        .any(|line| line.starts_with(time))
    {
        faults.push(format!(
            "does not say below its title how long it takes: '{time}'"
        ));
    }
    faults.extend(chapter.heading_fault(&headings));
    faults.extend(list_faults(chapter, PROBLEMS.of(language), idea));
    faults.extend(OF_CHAPTER.faults(chapter));
    let programs: Vec<(&str, &str)> = programs(chapter).collect();
    if programs.is_empty() {
        faults.push("shows no whole program".to_owned());
    }
    faults.extend(programs.into_iter().flat_map(|it| program_faults(set, it)));
    let pictures = pictures(chapter);
    if pictures < PICTURES {
        faults.push(format!("has {pictures} pictures, not {PICTURES} at least"));
    }
    faults
}

/// What a chapter draws.
pub(crate) fn pictures(chapter: &Lesson<'_>) -> usize {
    let blocks = chapter.blocks().unwrap_or_default();
    blocks.iter().filter(|it| it.fence.is_none()).count()
}

/// The whole programs that a chapter shows: the problem and the stem of the files of each.
pub(crate) fn programs<'a>(chapter: &Lesson<'a>) -> impl Iterator<Item = (&'a str, &'a str)> {
    chapter.marks().into_iter().filter_map(program)
}

/// What is wrong with a program that is shown: it is there in every language, short, and accepted.
fn program_faults(set: &Path, (id, stem): (&str, &str)) -> Vec<String> {
    let Some(spec) = problem_set::find(id) else {
        return vec![format!("'{id} {stem}' names no program of a problem")];
    };
    let spec = Spec::of(spec);
    let mut faults = Vec::new();
    for (ending, most) in PROGRAM_LINES {
        let file = format!("{stem}.{ending}");
        let text = fs::read_to_string(set.join(home(&spec.id)).join("submissions").join(&file));
        let lines = text.map_or(0, |text| text.lines().count());
        if !(1..=most).contains(&lines) {
            faults.push(format!(
                "{}: {file} has {lines} lines, not 1 to {most}",
                spec.id
            ));
        }
        let submission = spec.submission(&file);
        if submission.is_none_or(|it| it.expect != Verdict::Accepted) {
            faults.push(format!(
                "{}: {file} is no submission that is accepted",
                spec.id
            ));
        }
    }
    faults
}

/// In what the list of problems differs from the order of the chapter; and what it begins with.
fn list_faults(chapter: &Lesson<'_>, heading: &str, idea: Idea) -> Vec<String> {
    let mut items = chapter.section(heading, "##").unwrap_or_default();
    items.retain(|line| line.starts_with(|first: char| first.is_ascii_digit()));
    let links = Lesson::links(&items).into_iter();
    let end = format!("/statement.{}.md", chapter.language.code());
    let found = links.filter_map(|link| {
        let link = link.strip_prefix("../")?.split_once('/')?.1;
        link.strip_suffix(&end)
    });
    let found: Vec<&str> = found.collect();
    let specs = of_chapter(idea);
    let wanted: Vec<&str> = specs.iter().map(|it| it.id.as_str()).collect();
    let mut faults = Vec::new();
    if found != wanted {
        faults.push(format!(
            "lists {}, not {}",
            found.join(", "),
            wanted.join(", ")
        ));
    }
    let entries = specs.iter().take(ENTRIES).filter(|it| it.ladder.level <= 2);
    if entries.count() < ENTRIES {
        faults.push(format!("does not begin with {ENTRIES} problems of ★ or ★★"));
    }
    faults
}

/// What a mark's command prints, in the room that it names, or the program that it shows.
fn carried_out(set: &Path, mark: &str, language: Lang) -> Result<Printed> {
    if let Some((id, stem)) = program(mark) {
        let path = set.join(home(id)).join(format!("submissions/{stem}.cpp"));
        let text = fs::read_to_string(&path)
            .map_err(|why| broken(format!("{}: {why}", path.display())))?;
        return Ok(Printed::Text(text));
    }
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
    let pages =
        of_both(Idea::ALL).flat_map(|(it, lang)| [(lang, file(it, lang)), (lang, plan(it, lang))]);
    for (language, name) in pages {
        let Ok(text) = fs::read_to_string(set.join(&name)) else {
            continue;
        };
        let chapter = Lesson::new(language, &text);
        let now = renewed(&set.join(FOLDER), &chapter, |mark| {
            carried_out(set, mark, language)
        });
        match now {
            Ok(now) => now.write(&set.join(&name), &text)?,
            Err(fault) => faults.push(format!("{name}: {fault}")),
        }
    }
    Ok(faults)
}
