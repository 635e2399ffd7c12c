//! What a lesson must have, and whether it has it.

use std::collections::BTreeSet;
use std::ops::Range;
use std::path::Path;

use problem_set::spec::{FAST, SOLUTIONS};
use problem_set::{Spec, Verdict};

use crate::claims::{Claim, of_lesson};
use crate::exercises::OF_LESSON;
use crate::lesson::{
    BEGIN_HEAD, ELSEWHERE, FILE, GO_ON, HEAD_LINE, HEADINGS, HINT, Lesson, STATEMENT, read,
};
use crate::limits::unmarked;
use crate::{excerpts, page, ties};
use bilingual::{Lang, wording_faults};

/// The most letters of a line, but in tables, links and marks.
const LONGEST_LINE: usize = 110;

/// Lines of a lesson, but for its head: 290, and what is written about times.
const LINES: Range<usize> = 70..296;

/// The most words of a lesson, without programs, tables and answers that are folded.
const WORDS: usize = 1500;

/// The least number of other problems that a lesson sends its reader to.
const ONWARD: usize = 2;

/// The simpler program of the source tier, in rooms that have one.
const SIMPLE: &str = "simple.cpp";

/// What a lesson must have, in both languages; apart from what its commands print, which takes
/// a search.
pub fn faults_of(room: &Path, spec: &Spec) -> Vec<String> {
    let texts = Lang::ALL.map(|language| read(room, language));
    let mut all = Vec::new();
    for (language, text) in Lang::ALL.into_iter().zip(&texts) {
        let file = FILE.of(language);
        match text {
            Ok(text) => {
                let found = faults(&Lesson { language, text }, room, spec);
                all.extend(found.iter().map(|fault| format!("{file}: {fault}")));
            }
            Err(error) => all.push(format!("{file}: cannot be read: {error}")),
        }
    }
    if let [Ok(vi), Ok(en)] = &texts {
        let (vi, en) = (Lesson::new(Lang::Vi, vi), Lesson::new(Lang::En, en));
        all.extend(difference(&vi, &en, spec));
    }
    all
}

/// Everything in which the lesson lacks the form, apart from what its commands print.
fn faults(lesson: &Lesson<'_>, room: &Path, spec: &Spec) -> Vec<String> {
    let [go_on, statement] = [GO_ON, STATEMENT].map(|it| it.of(lesson.language));
    let mut faults = form_faults(lesson, spec);
    let title = spec.title.of(lesson.language);
    faults.extend(wording_faults(lesson.language.code(), lesson.text));
    let expected = format!("# {} — {title}", spec.file);
    if lesson.text.lines().next() != Some(&expected) {
        faults.push(format!("does not begin with '{expected}'"));
    }
    let lines: Vec<&str> = lesson.text.lines().collect();
    let links: BTreeSet<&str> = Lesson::links(&lines).into_iter().collect();
    faults.extend(dead_links(&links, room));
    let claims = of_lesson(lesson, spec);
    for submission in &spec.submissions {
        let file = &submission.file;
        let is_linked = links.contains(format!("submissions/{file}").as_str());
        // The same program in another language needs no words: a row links it.
        let is_solution = SOLUTIONS.iter().any(|(solution, _)| file == solution);
        let is_shown = is_solution || submission.chapter.is_some();
        if !is_linked && !is_shown && file != FAST {
            faults.push(format!("does not speak of submissions/{file}"));
        }
        let expected = [Some(submission.expect), submission.expect_beyond];
        let is_wrong = expected.iter().flatten().any(|it| *it != Verdict::Accepted);
        let needs_test = is_wrong && file != SIMPLE && !is_solution;
        if needs_test && !claims.iter().any(|claim| claim.file == *file) {
            faults.push(format!("names no test that catches submissions/{file}"));
        }
    }
    for claim in claims {
        let Claim { file, test } = &claim;
        if !spec.tests.iter().any(|it| it.name == *test) {
            faults.push(format!("there is no test '{test}' to catch {file}"));
        } else if claim
            .expected(spec)
            .is_none_or(|it| it == Verdict::Accepted)
        {
            faults.push(format!(
                "says that test '{test}' catches {file}, which is not expected to fail there"
            ));
        }
    }
    let mut onward = Lesson::links(&lesson.section(go_on, "##").unwrap_or_default());
    onward.retain(|link| link.starts_with("../") && link.ends_with(statement));
    let count = BTreeSet::from_iter(onward).len();
    if count < ONWARD {
        faults.push(format!(
            "'{go_on}' sends to {count} other statements, not to {ONWARD} at least"
        ));
    }
    faults.extend(ties::faults(lesson, room, spec));
    faults.extend(page::parse(lesson.text).err().map(|it| it.to_string()));
    match lesson.blocks() {
        Ok(blocks) => faults.extend(excerpts::faults(lesson, room, &blocks)),
        Err(fault) => faults.push(fault),
    }
    faults
}

/// Headings, hints and length.
fn form_faults(lesson: &Lesson<'_>, spec: &Spec) -> Vec<String> {
    let mut faults = Vec::new();
    let headings = HEADINGS.map(|it| it.of(lesson.language));
    faults.extend(lesson.heading_fault(&headings));
    faults.extend(OF_LESSON.faults(lesson));
    let called = HINT.of(lesson.language);
    for number in 1..=3 {
        let hint = lesson.hint(number).unwrap_or_default();
        if hint.is_empty() {
            faults.push(format!("{called} {number} is missing"));
        }
        let flat = hint.split_whitespace().collect::<Vec<_>>().join(" ");
        let elsewhere = ELSEWHERE.map(|it| it.of(lesson.language));
        if let Some(words) = elsewhere.iter().find(|it| flat.contains(**it)) {
            faults.push(format!(
                "{called} {number} is shown alone, and says '{words}'"
            ));
        }
    }
    if lesson.hint(4).is_some() {
        faults.push("there are more than three hints".to_owned());
    }
    let is_own = |line: &&str| !line.starts_with(HEAD_LINE) && !line.starts_with(BEGIN_HEAD);
    let count = lesson.text.lines().filter(is_own).count();
    if !LINES.contains(&count) {
        faults.push(format!("has {count} lines, not {LINES:?}"));
    }
    let words = lesson.words();
    if words > WORDS {
        faults.push(format!("has {words} words, not {WORDS} at most"));
    }
    faults.extend(line_faults(lesson.text));
    if spec.submissions.is_empty() {
        faults.push("has no submission to speak of".to_owned());
    }
    faults
}

/// Lines that are too long, or do not end as they should.
pub(crate) fn line_faults(text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let is_free = line.starts_with(['|', '<']) || line.starts_with(HEAD_LINE);
        let is_free = is_free || line.contains("](");
        if unmarked(line).chars().count() > LONGEST_LINE && !is_free {
            faults.push(format!(
                "line {number} has more than {LONGEST_LINE} letters"
            ));
        }
    }
    if text.contains('\r') || !text.ends_with('\n') {
        faults.push("has no plain line breaks, or none at its end".to_owned());
    }
    faults
}

/// Links to what is not there.
pub(crate) fn dead_links(links: &BTreeSet<&str>, folder: &Path) -> Vec<String> {
    let mut faults = Vec::new();
    for link in links.iter().filter(|link| !link.starts_with("http")) {
        let file = link.split('#').next().unwrap_or_default();
        if !folder.join(file).exists() {
            faults.push(format!("links to {link}, which is not there"));
        }
    }
    faults
}

/// In what two languages of a lesson differ though they should not: commands, excerpts, claims and
/// the links to programs.
fn difference(one: &Lesson<'_>, other: &Lesson<'_>, spec: &Spec) -> Vec<String> {
    let mut faults = Vec::new();
    if one.marks() != other.marks() {
        faults.push("lesson.vi.md and lesson.en.md have different marks".to_owned());
    }
    if of_lesson(one, spec) != of_lesson(other, spec) {
        faults.push("lesson.vi.md and lesson.en.md tell of different mistakes".to_owned());
    }
    faults
}
