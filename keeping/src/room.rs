//! The conventions of a room, as checks: its files, its statements, its submissions.
//!
//! What all rooms share is worth nothing if one of them differs.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use bilingual::{Lang, wording_faults};
use lessons::lesson::{BEGIN_LIMITS, BEGIN_SAMPLE, END, Form, Lesson};
use lessons::limits::stale_limits;
use problem_set::spec::Submission;
use problem_set::{AnyProblem, Spec, Tier, Verdict, problems};

use judge::problem::{FAST, SOLUTION};
use judge::root::Root;

/// The files that every room has, besides its submissions and its texts.
const FILES: [&str; 6] = [
    "Cargo.toml",
    "problem.toml",
    "src/lib.rs",
    "src/main.rs",
    "src/brute.rs",
    "src/cases.rs",
];

/// The headings of a statement, in order, in both languages.
const HEADINGS: [[&str; 6]; 2] = [
    [
        "Luật chơi",
        "Dữ liệu",
        "Kết quả",
        "Giới hạn",
        "Ví dụ",
        "Về nguồn bài",
    ],
    [
        "Rules",
        "Input",
        "Output",
        "Limits",
        "Samples",
        "About the source",
    ],
];

/// Every way in which the folders below `problems` and the list of all problems disagree.
pub(super) fn folder_faults(root: &Root) -> Vec<String> {
    let listed: BTreeSet<String> = problems()
        .iter()
        .map(|problem| problem.id().to_owned())
        .collect();
    let mut faults = Vec::new();
    if !problems().iter().map(|problem| problem.id()).is_sorted() {
        faults.push("all-problems/src/list.rs: the problems are not in ascending order".to_owned());
    }
    if listed.len() != problems().len() {
        faults.push("all-problems/src/list.rs: a problem is listed twice".to_owned());
    }
    for (folder, needed) in [("problems", true), ("testdata", false)] {
        let found = folders(&root.path().join(folder));
        faults.extend(
            found
                .difference(&listed)
                .map(|id| format!("{folder}/{id}: not in all-problems/src/list.rs")),
        );
        if needed {
            faults.extend(
                listed
                    .difference(&found)
                    .map(|id| format!("{folder}/{id}: listed but not there")),
            );
        }
    }
    faults
}

/// Every way in which a room's files, package and program lack the name of the solution.
pub(super) fn manifest_faults(root: &Root, problem: &dyn AnyProblem, spec: &Spec) -> Vec<String> {
    let room = root.room(problem.id());
    let mut faults = Vec::new();
    if (spec.id.as_str(), spec.file.as_str()) != (problem.id(), problem.file()) {
        faults.push("problem.toml: id and file differ from the solution's ID and FILE".to_owned());
    }
    let missing = FILES.iter().filter(|file| !room.join(file).is_file());
    faults.extend(missing.map(|file| format!("{file}: missing")));
    faults.extend(manifest_fault(&room, problem.id()));
    faults
}

/// Every way in which the statement in each language breaks the conventions.
pub(super) fn statement_faults(
    root: &Root,
    problem: &dyn AnyProblem,
    spec: &Spec,
) -> [Vec<String>; 2] {
    let room = root.room(problem.id());
    Lang::ALL.map(|language| {
        let file = Form::of(language).statement;
        let Ok(text) = fs::read_to_string(room.join(file)) else {
            return vec![format!("{file}: missing")];
        };
        let text = text.replace("\r\n", "\n");
        faults_of_one(problem, spec, language, &text)
            .into_iter()
            .chain(wording_faults(language.code(), &text))
            .map(|fault| format!("{file}: {fault}"))
            .collect()
    })
}

/// The package and its program must bear the problem's name.
fn manifest_fault(room: &Path, id: &str) -> Option<String> {
    let text = fs::read_to_string(room.join("Cargo.toml")).ok()?;
    let manifest: toml::Table = match text.parse() {
        Ok(manifest) => manifest,
        Err(error) => return Some(format!("Cargo.toml: {error}")),
    };
    let package = manifest
        .get("package")
        .and_then(|package| package.get("name")?.as_str());
    let program = manifest
        .get("bin")
        .and_then(|programs| programs.get(0)?.get("name")?.as_str());
    (package != Some(id) || program != Some(id))
        .then(|| format!("Cargo.toml: package and program must be called {id}"))
}

/// Submissions that lie there and are not listed, or the other way round.
pub(super) fn submission_faults(room: &Path, spec: &Spec) -> Vec<String> {
    let listed: BTreeSet<String> = spec
        .submissions
        .iter()
        .map(|submission| submission.file.clone())
        .collect();
    let found: BTreeSet<String> = fs::read_dir(room.join("submissions"))
        .map(|entries| {
            entries
                .flatten()
                .map(|entry| entry.file_name().to_string_lossy().into_owned())
                // Another judge may just be writing.
                .filter(|name| !name.starts_with('.'))
                .collect()
        })
        .unwrap_or_default();
    let mut faults: Vec<String> = found
        .difference(&listed)
        .map(|file| format!("submissions/{file}: not in problem.toml"))
        .collect();
    faults.extend(
        listed
            .difference(&found)
            .map(|file| format!("submissions/{file}: listed but not there")),
    );
    faults
}

/// Complexities are written as in print: n², a·b.
pub(super) fn notation_fault(spec: &Spec) -> Option<String> {
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
    let mut all = [Some(&cost.source), cost.beyond.as_ref()]
        .into_iter()
        .flatten();
    all.find(is_plain)
        .map(|text| format!("problem.toml: the complexity '{text}' has ^ or * for ², ³ and ·"))
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
    let headings = match language {
        Lang::Vi => HEADINGS[0],
        Lang::En => HEADINGS[1],
    };
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
    let found: Vec<&str> = text
        .lines()
        .filter_map(|line| line.strip_prefix("## "))
        .collect();
    if found != headings {
        faults.push(format!("the headings are {found:?}, not {headings:?}"));
    }
    let samples = spec.tests.iter().filter(|test| test.tier == Tier::Sample);
    let samples = samples.map(|test| format!("{BEGIN_SAMPLE}{}{END}", test.name));
    let marks = std::iter::once(BEGIN_LIMITS.to_owned()).chain(samples);
    let missing = marks.filter(|mark| !text.contains(mark));
    faults.extend(missing.map(|mark| format!("there is no mark '{mark}'")));
    faults.extend(stale_limits(&Lesson { language, text }, problem, spec));
    faults
}

fn folders(parent: &Path) -> BTreeSet<String> {
    fs::read_dir(parent)
        .map(|entries| {
            entries
                .flatten()
                .filter(|entry| entry.path().is_dir())
                .map(|entry| entry.file_name().to_string_lossy().into_owned())
                // Another judge may just be writing.
                .filter(|name| !name.starts_with('.'))
                .collect()
        })
        .unwrap_or_default()
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
        assert_eq!(notation_fault(&spec), None);
        for (complexity, is_fault) in [("O(n^2)", true), ("O(n * m)", true), ("O(2^n·n²)", false)]
        {
            complexity.clone_into(&mut spec.complexity.source);
            assert_eq!(notation_fault(&spec).is_some(), is_fault, "{complexity}");
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
