//! What the page of a problem tells its scripts: the block `#room`.

use bilingual::{Lang, Result};
use judge::lock::Lock;
use lessons::claims;
use lessons::lesson::Lesson;
use lessons::printed::Typed;
use problem_set::spec::{CheckerMode, Kind};
use problem_set::{AnyProblem, Digest, Spec, Tier};
use serde::Serialize;

use crate::say;

/// The largest input, in bytes, with which a game is opened.
const LARGEST_OPENING: usize = 4096;

/// The whole block.
#[derive(Serialize)]
pub(crate) struct Room<'a> {
    id: &'a str,
    /// `NIM`: the files are `NIM.INP` and `NIM.OUT`.
    file: &'a str,
    title: &'a str,
    /// `game`, `dialogue`, `puzzle`, `other`.
    kind: &'static str,
    /// Whether two can play it.
    plays: bool,
    /// Whether its program talks, so that there are no outputs to be judged.
    talks: bool,
    /// Whether an output may earn a part of the points.
    partial: bool,
    /// How outputs are compared: `tokens`, `nocase`, `special`.
    compares: &'static str,
    tiers: Vec<Limits>,
    tests: Vec<Test<'a>>,
    samples: Vec<Sample>,
    /// The names of the tests that open a game.
    openings: Vec<&'a str>,
    hints: usize,
    tables: &'a [Table],
}

/// A tier.
#[derive(Serialize)]
struct Limits {
    name: &'static str,
    said: &'static str,
    time_ms: u64,
    memory_mib: u64,
}

/// A test, and what its files have to be.
#[derive(Serialize)]
struct Test<'a> {
    number: String,
    name: &'a str,
    tier: &'static str,
    /// What it is for; English only.
    #[serde(skip_serializing_if = "Option::is_none")]
    about: Option<&'a str>,
    input: Hash<'a>,
    answer: Hash<'a>,
    /// The submissions that fail on it, as the lesson tells.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    catches: Vec<String>,
}

/// What the lock says of a file.
#[derive(Serialize)]
struct Hash<'a> {
    bytes: usize,
    sha256: &'a str,
}

#[derive(Serialize)]
struct Sample {
    input: String,
    output: String,
}

/// A table of the lesson, its options as they are typed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Table {
    inputs: Vec<String>,
    rows: Option<String>,
    cols: Option<String>,
    show: Option<String>,
    game: Option<String>,
    /// Changed rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<String>,
}

impl Table {
    /// The table that a mark such as `judge table nim --input …` prints.
    pub(crate) fn of_mark(mark: &str) -> Option<Table> {
        let typed = Typed::parse(mark).ok().filter(|it| it.command == "table")?;
        let mut table = Table::default();
        for (option, value) in typed.options {
            match option.as_str() {
                "--input" => table.inputs.push(value),
                "--rows" => table.rows = Some(value),
                "--cols" => table.cols = Some(value),
                "--show" => table.show = Some(value),
                "--game" => table.game = Some(value),
                "--rules" => table.rules = Some(value),
                _ => {}
            }
        }
        Some(table)
    }
}

impl<'a> Room<'a> {
    /// What is told of a problem, whose lesson has these tables.
    pub(crate) fn of(
        problem: &dyn AnyProblem,
        spec: &'a Spec,
        lock: &'a Lock,
        lesson: &Lesson<'_>,
        tables: &'a [Table],
    ) -> Result<Room<'a>> {
        let lang = lesson.language;
        let claims = claims::of_lesson(lesson, spec);
        let tests: Vec<Test<'_>> = spec
            .numbered_tests()
            .zip(&lock.tests)
            .map(|((number, test), locked)| Test {
                number,
                name: &test.name,
                tier: test.tier.name(),
                about: (lang == Lang::En).then_some(&test.about),
                input: Hash::of(&locked.input),
                answer: Hash::of(&locked.answer),
                catches: claims
                    .iter()
                    .filter(|claim| claim.test == test.name)
                    .map(|claim| claim.file.clone())
                    .collect(),
            })
            .collect();
        let plays = spec.is_playable() || spec.kind == Kind::Puzzle;
        let openings = spec.tests.iter().zip(&lock.tests).filter(|(test, locked)| {
            plays && test.tier != Tier::Beyond && locked.input.bytes <= LARGEST_OPENING
        });
        Ok(Room {
            id: &spec.id,
            file: &spec.file,
            title: spec.title.of(lang),
            kind: kind(spec.kind),
            plays: spec.is_playable(),
            talks: problem.dialogue().is_some(),
            partial: spec.partial,
            compares: compares(spec.checker),
            tiers: limits(spec, lang),
            tests,
            samples: samples(problem, spec)?,
            openings: openings.map(|(test, _)| test.name.as_str()).collect(),
            hints: (1..10)
                .filter(|number| lesson.hint(*number).is_some())
                .count(),
            tables,
        })
    }

    /// As JSON.
    pub(crate) fn json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl Hash<'_> {
    fn of(digest: &Digest) -> Hash<'_> {
        Hash {
            bytes: digest.bytes,
            sha256: &digest.sha256,
        }
    }
}

/// How a mode compares outputs.
fn compares(mode: CheckerMode) -> &'static str {
    match mode {
        CheckerMode::Special | CheckerMode::Interactive => "special",
        CheckerMode::TokensNocase => "nocase",
        _ => "tokens",
    }
}

/// The name of a kind.
pub(crate) fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Game => "game",
        Kind::Dialogue => "dialogue",
        Kind::Puzzle => "puzzle",
        Kind::Other => "other",
    }
}

fn limits(spec: &Spec, lang: Lang) -> Vec<Limits> {
    let tiers = Tier::ALL.into_iter().filter(|tier| {
        let mut tests = spec.tests.iter();
        tests.any(|test| test.tier == *tier)
    });
    tiers
        .map(|tier| {
            let limits = spec.limits(tier);
            let said = match tier {
                Tier::Sample => say::TIER_SAMPLE,
                Tier::Source => say::TIER_SOURCE,
                Tier::Beyond => say::TIER_BEYOND,
            };
            Limits {
                name: tier.name(),
                said: said.of(lang),
                time_ms: limits.time_ms,
                memory_mib: limits.memory_mib,
            }
        })
        .collect()
}

/// The samples; of a program that talks, what the game begins with.
fn samples(problem: &dyn AnyProblem, spec: &Spec) -> Result<Vec<Sample>> {
    let name = format!("{}.INP", spec.file);
    let mut samples = Vec::new();
    for test in spec.tests.iter().filter(|test| test.tier == Tier::Sample) {
        let input = problem.recipe(&test.name).unwrap_or_default();
        let output = problem.solve(&name, input.as_bytes())?;
        samples.push(Sample { input, output });
    }
    Ok(samples)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_becomes_the_options_of_its_table() {
        let mark =
            "judge table nim --input \"2\\n{x}\\n{y}\" --rows y=7..1 --cols x=1..7 --show answer:3";
        let table = Table {
            inputs: vec!["2\\n{x}\\n{y}".to_owned()],
            rows: Some("y=7..1".to_owned()),
            cols: Some("x=1..7".to_owned()),
            show: Some("answer:3".to_owned()),
            game: None,
            rules: None,
        };
        assert_eq!(Table::of_mark(mark), Some(table));
        assert_eq!(Table::of_mark("judge values nim"), None);
    }
}
