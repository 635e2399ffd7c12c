//! The conventions of a room, as checks: its files, its statements, its submissions.
//!
//! What all rooms share is worth nothing if one of them differs.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use bilingual::{Lang, Text, sentences, wording_faults};
use lessons::lesson::{BEGIN_LIMITS, BEGIN_SAMPLE, END, Lesson, STATEMENT};
use lessons::limits::stale_limits;
use problem_set::spec::Submission;
use problem_set::{AnyProblem, Spec, Tier, Verdict, rooms};

use judge::problem::{FAST, SOLUTION};
use judge::root::Root;

sentences! {
    RULES: "Luật chơi", "Rules";
    INPUT: "Dữ liệu", "Input";
    OUTPUT: "Kết quả", "Output";
    LIMITS: "Giới hạn", "Limits";
    SAMPLES: "Ví dụ", "Samples";
    ABOUT: "Về nguồn bài", "About the source";
}

/// The headings of a statement, in order.
const HEADINGS: [Text; 6] = [RULES, INPUT, OUTPUT, LIMITS, SAMPLES, ABOUT];

/// Every way in which the folders below `problems` and the list of all problems disagree.
pub(super) fn folder_faults(root: &Root) -> Vec<String> {
    let ids: Vec<&str> = rooms().iter().map(|problem| problem.id()).collect();
    let listed: BTreeSet<String> = ids.iter().map(|&id| id.to_owned()).collect();
    let list = "all-problems/src/list.rs";
    let mut faults = Vec::new();
    if !ids.is_sorted() {
        faults.push(format!("{list}: the problems are not in ascending order"));
    }
    if listed.len() != ids.len() {
        faults.push(format!("{list}: a problem is listed twice"));
    }
    for (folder, needed) in [("problems", true), ("testdata", false)] {
        let path = root.path().join(folder);
        let mut found = names(&path);
        found.retain(|name| path.join(name).is_dir());
        let needed = if needed { &listed } else { &(&listed & &found) };
        faults.extend(differences(folder, &found, needed, list));
    }
    faults
}

/// What lies in a folder and is not listed, and the other way round.
fn differences(
    folder: &str,
    found: &BTreeSet<String>,
    listed: &BTreeSet<String>,
    list: &str,
) -> Vec<String> {
    let unlisted = found.difference(listed);
    let unlisted = unlisted.map(|name| format!("{folder}/{name}: not in {list}"));
    let missing = listed.difference(found);
    let missing = missing.map(|name| format!("{folder}/{name}: listed but not there"));
    unlisted.chain(missing).collect()
}

/// The names of what lies in a folder, but for what another judge may just be writing.
fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
    names.filter(|name| !name.starts_with('.')).collect()
}

/// Whether the manifest bears the names of the solution.
pub(super) fn manifest_faults(problem: &dyn AnyProblem, spec: &Spec) -> Vec<String> {
    let is_same = (spec.id.as_str(), spec.file.as_str()) == (problem.id(), problem.file());
    let fault = "problem.toml: id and file differ from the solution's ID and FILE";
    (!is_same).then(|| fault.to_owned()).into_iter().collect()
}

/// Every way in which the statement in each language breaks the conventions.
pub(super) fn statement_faults(
    root: &Root,
    problem: &dyn AnyProblem,
    spec: &Spec,
) -> [Vec<String>; 2] {
    let room = root.room(problem.id());
    Lang::ALL.map(|language| {
        let file = STATEMENT.of(language);
        let Ok(text) = fs::read_to_string(room.join(file)) else {
            return vec![format!("{file}: missing")];
        };
        let text = text.replace("\r\n", "\n");
        let mut faults = faults_of_one(problem, spec, language, &text);
        faults.extend(wording_faults(language.code(), &text));
        let told = faults.iter().map(|fault| format!("{file}: {fault}"));
        told.collect()
    })
}

/// Submissions that lie there and are not listed, or the other way round.
pub(super) fn submission_faults(room: &Path, spec: &Spec) -> Vec<String> {
    let listed = spec.submissions.iter().map(|it| it.file.clone()).collect();
    let found = names(&room.join("submissions"));
    differences("submissions", &found, &listed, "problem.toml")
}

/// Complexities are written as in print: n², a·b.
pub(super) fn notation_faults(spec: &Spec) -> Vec<String> {
    let is_plain = |text: &&String| {
        let has_power = text.as_bytes().windows(3).any(|part| {
            let [base, b'^', exponent] = *part else {
                return false;
            };
            (base.is_ascii_alphabetic() || base == b')') && exponent.is_ascii_digit()
        });
        has_power || text.contains('*')
    };
    let cost = &spec.complexity;
    let all = [Some(&cost.source), cost.beyond.as_ref()];
    let plain = all.into_iter().flatten().filter(is_plain);
    let told = |text| format!("problem.toml: the complexity '{text}' has ^ or * for ², ³ and ·");
    plain.map(told).collect()
}

/// Every room shows a program that a good pupil would hand in, and that keeps both tiers; so does the
/// fastest one in C++, where there is one. Where outputs earn a share of the reference's total, they need
/// not earn all.
pub(super) fn solution_faults(spec: &Spec) -> Vec<String> {
    let is_accepted = |submission: &Submission| {
        let beyond = spec.limits.beyond.map(|_| Verdict::Accepted);
        matches!(submission.expect, Verdict::Accepted | Verdict::Partial)
            && submission.expect_beyond == beyond
    };
    let mut faults = Vec::new();
    if !spec.submission(SOLUTION).is_some_and(is_accepted) {
        faults.push(format!(
            "problem.toml: no submission {SOLUTION} that is accepted in every tier there is"
        ));
    }
    if !spec.submission(FAST).is_none_or(is_accepted) {
        faults.push(format!(
            "problem.toml: {FAST} is not accepted in every tier there is"
        ));
    }
    faults
}

/// Headings, limits and samples of one statement.
fn faults_of_one(problem: &dyn AnyProblem, spec: &Spec, language: Lang, text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let headings = HEADINGS.map(|it| it.of(language));
    let title = format!("# {} — ", spec.file);
    if !text.starts_with(&title) {
        faults.push(format!("does not begin with '{title}'"));
    }
    if problem.dialogue().is_none() {
        let from = language.pick("Vào từ file văn bản", "text file");
        let to = language.pick("Ghi ra file văn bản", "text file");
        let flat = text.replace('\n', " ").to_lowercase();
        for (words, extension) in [(from, "INP"), (to, "OUT")] {
            let phrase = format!("{words} `{}.{extension}`", spec.file);
            if !flat.contains(&phrase.to_lowercase()) {
                faults.push(format!("nowhere says '{phrase}'"));
            }
        }
    }
    let statement = Lesson::new(language, text);
    faults.extend(statement.heading_fault(&headings));
    let samples = spec.tests.iter().filter(|test| test.tier == Tier::Sample);
    let samples = samples.map(|test| format!("{BEGIN_SAMPLE}{}{END}", test.name));
    let marks = std::iter::once(BEGIN_LIMITS.to_owned()).chain(samples);
    let missing = marks.filter(|mark| !text.contains(mark));
    faults.extend(missing.map(|mark| format!("there is no mark '{mark}'")));
    faults.extend(stale_limits(&statement, problem, spec));
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Without its fast program.
    fn nim() -> (&'static dyn AnyProblem, Spec) {
        let problem = all_problems::find("nim").unwrap();
        let mut spec = Spec::parse("nim", problem.manifest()).unwrap();
        spec.submissions.retain(|it| it.file != FAST);
        (problem, spec)
    }

    #[test]
    fn a_room_needs_a_solution_for_every_tier_and_exponents_in_print() {
        let (_, mut spec) = nim();
        assert_eq!(solution_faults(&spec), [""; 0]);
        assert_eq!(notation_faults(&spec), [""; 0]);
        for (complexity, is_fault) in [("O(n^2)", true), ("O(n * m)", true), ("O(2^n·n²)", false)]
        {
            complexity.clone_into(&mut spec.complexity.source);
            assert_eq!(!notation_faults(&spec).is_empty(), is_fault, "{complexity}");
        }
        for submission in &mut spec.submissions {
            submission.expect_beyond = None;
        }
        assert_eq!(solution_faults(&spec).len(), 1);
    }

    #[test]
    fn a_fast_program_is_accepted_wherever_there_is_one() {
        let (_, mut spec) = nim();
        let mut fast = spec.submission(SOLUTION).unwrap().clone();
        FAST.clone_into(&mut fast.file);
        spec.submissions.push(fast);
        assert_eq!(solution_faults(&spec), [""; 0]);
        spec.submissions.last_mut().unwrap().expect_beyond = Some(Verdict::TimeLimit);
        let faults = solution_faults(&spec);
        assert_eq!(
            faults,
            ["problem.toml: fast.cpp is not accepted in every tier there is"]
        );
    }

    #[test]
    fn a_statement_that_differs_from_the_room_is_found() {
        let (problem, spec) = nim();
        let english = include_str!("../../problems/nim/statement.en.md");
        let faults = |text: &str| faults_of_one(problem, &spec, Lang::En, text);
        assert_eq!(faults(english), Vec::<String>::new());
        assert_eq!(faults(&english.replace("## Rules", "## Rule")).len(), 1);
        assert_eq!(faults(&english.replace(" ms |", " s |")).len(), 1);
        assert_eq!(faults(&english.replace("judge limits", "judge")).len(), 1);
        assert_eq!(faults(&english.replace("4 13", "4 12")).len(), 1);
        assert_eq!(faults(&english.replace("# NIM — ", "# Nim: ")).len(), 1);
    }
}
