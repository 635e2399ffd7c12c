//! `judge strength`: do the tests catch small mistakes?
//!
//! Rules are misread (`rules`), and programs that are accepted are mutated (`programs`): what answers wrongly on
//! some input of the statement has to be caught by a test. `table` keeps what came of it.

mod programs;
mod rules;
mod table;

use std::collections::BTreeSet;
use std::fmt::Write;

use bilingual::Result;
use problem_set::{AnyProblem, Spec};

use judge::problem::{FAST, SOLUTION};
use judge::root::Root;
pub use table::renewed;

/// What is mutated where nothing is named, as far as the room has it.
const USUAL: [&str; 4] = [rules::FILE, SOLUTION, "simple.cpp", FAST];

/// What is mutated, and what the mutants have to stand.
#[derive(Debug)]
pub struct Wanted {
    /// The submissions that are mutated, and `rules.rs`; if none is named, the usual ones.
    pub files: Vec<String>,
    /// How many small random inputs a mutant that passes the tests has to stand.
    pub inputs: usize,
    /// Whether it is told too which tests alone catch a mutant.
    pub alone: bool,
}

/// What became of a mutant.
#[derive(Debug)]
enum Fate {
    /// These tests catch it: the first one, or all with `--alone`.
    Caught(Vec<String>),
    /// No other input breaks it, nor a quick test.
    Stands,
    /// It passes the tests, but not this input.
    Missed { said: String, input: String },
}

impl Fate {
    /// The fate of a mutant that these quick tests catch; `broken` looks for another input that shows it wrong,
    /// with what is said of it, and `slow` for slow tests that catch it. They are run only if there is such an
    /// input: without one it would not be missed anyhow, and mutants that are right would cost the most.
    fn of(
        quick: Vec<String>,
        broken: impl FnOnce() -> Option<(String, String)>,
        slow: impl FnOnce() -> Vec<String>,
    ) -> Fate {
        if !quick.is_empty() {
            return Fate::Caught(quick);
        }
        let Some((said, input)) = broken() else {
            return Fate::Stands;
        };
        let slow = slow();
        if slow.is_empty() {
            Fate::Missed { said, input }
        } else {
            Fate::Caught(slow)
        }
    }
}

/// What became of the mutants of a file.
#[derive(Debug)]
pub struct Strength {
    /// The submission, or `rules.rs`.
    file: String,
    /// Each mutant by its name.
    fates: Vec<(String, Fate)>,
}

/// Mutates what is wanted of a problem.
///
/// # Errors
/// If a submission is not accepted, cannot be mutated, or the tests cannot be used.
pub fn strengths(
    root: &Root,
    problem: &'static dyn AnyProblem,
    wanted: &Wanted,
) -> Result<Vec<Strength>> {
    let spec = Spec::of(problem);
    let has = |file: &&str| {
        let rules = root.room(&spec.id).join("src").join(file);
        let is_rules = *file == rules::FILE && rules.is_file();
        is_rules || spec.submission(file).is_some()
    };
    let files: Vec<&str> = if wanted.files.is_empty() {
        USUAL.into_iter().filter(has).collect()
    } else {
        wanted.files.iter().map(String::as_str).collect()
    };
    let tried = |file| match file {
        rules::FILE => Ok(rules::tried(problem, spec, wanted)),
        file => programs::tried(root, problem, spec, file, wanted),
    };
    files.into_iter().map(tried).collect()
}

impl Strength {
    /// Whether no test is missing.
    pub fn is_strong(&self) -> bool {
        self.missed().next().is_none()
    }

    fn missed(&self) -> impl Iterator<Item = (&str, &str, &str)> {
        self.fates.iter().filter_map(|(name, fate)| match fate {
            Fate::Missed { said, input } => Some((name.as_str(), said.as_str(), input.as_str())),
            _ => None,
        })
    }

    /// How many are caught, stand and are missed.
    fn counts(&self) -> [usize; 3] {
        let count = |is: fn(&Fate) -> bool| self.fates.iter().filter(|(_, fate)| is(fate)).count();
        [
            count(|fate| matches!(fate, Fate::Caught(_))),
            count(|fate| matches!(fate, Fate::Stands)),
            self.missed().count(),
        ]
    }

    /// For a terminal: the counts, each mutant that is missed, and with `--alone` the tests that are needed.
    pub fn tell(&self, id: &str, alone: bool) -> String {
        let [caught, stand, missed] = self.counts();
        let mut text = format!(
            "{id:<9} {}: {} mutants: the tests catch {caught}, {stand} stand, {missed} missed\n",
            self.file,
            self.fates.len()
        );
        for (name, said, input) in self.missed() {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "  {name}\n    {said}; input:");
            for line in input.lines().take(40) {
                let _ = writeln!(text, "      {line}");
            }
        }
        if alone {
            let lonely: BTreeSet<&str> = self.fates.iter().filter_map(only).collect();
            let lonely: Vec<&str> = lonely.into_iter().collect();
            let lonely = lonely.join(", ");
            let _ = writeln!(text, "  tests that alone catch a mutant: {lonely}");
        }
        text
    }
}

/// The only test that catches the mutant.
fn only((_, fate): &(String, Fate)) -> Option<&str> {
    match fate {
        Fate::Caught(tests) if tests.len() == 1 => Some(&tests[0]),
        _ => None,
    }
}
