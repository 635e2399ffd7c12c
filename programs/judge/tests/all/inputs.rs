//! Whatever the readers of the rooms find wrong with an input is told in both languages.
//!
//! The inputs of every room are broken in many ways.

use std::collections::BTreeMap;

use bilingual::Lang;
use contract::{Rng, RngExt, Tier, seeded};
use problem_set::{AnyProblem, Spec};

/// Broken inputs of a problem.
const BROKEN: usize = 1500;

/// Small random inputs that are broken, beside the samples.
const SMALL: usize = 20;

/// What stands in the place of a word.
const WORDS: [&str; 10] = [
    "0",
    "1",
    "2",
    "-1",
    "1000000000000000000",
    "99999999999999999999",
    "x",
    "AB",
    "$",
    "é",
];

#[test]
fn every_fault_of_an_input_is_told_in_both_languages() {
    let reasons: BTreeMap<String, String> = all_problems::problems()
        .iter()
        .flat_map(|&problem| reasons(problem))
        .collect();
    for (english, vietnamese) in &reasons {
        assert_ne!(english, vietnamese);
        assert!(
            !format!("{english}{vietnamese}").contains("{0}"),
            "{english}"
        );
    }
    assert!(reasons.len() > 5000, "{} are few", reasons.len());
}

/// What is said of broken inputs of this problem, in English and in Vietnamese.
fn reasons(problem: &'static dyn AnyProblem) -> BTreeMap<String, String> {
    let mut rng = seeded(&["broken inputs", problem.id()]);
    let spec = Spec::parse(problem.id(), problem.manifest()).unwrap();
    let samples = spec.tests.iter().filter(|test| test.tier == Tier::Sample);
    let samples = samples.filter_map(|test| problem.recipe(&test.name));
    let mut inputs: Vec<String> = samples.collect();
    inputs.extend((0..SMALL).map(|_| problem.small(&mut rng)));
    (0..BROKEN)
        .filter_map(|_| {
            let input = &inputs[rng.random_range(0..inputs.len())];
            let broken = broken(input, &mut rng);
            let reason = problem.prepare(&broken).err()?.reason;
            Some(
                [Lang::En, Lang::Vi]
                    .map(|lang| reason.of(lang).to_owned())
                    .into(),
            )
        })
        .collect()
}

/// The input with a fault or two; not each is one for every problem.
fn broken(input: &str, rng: &mut Rng) -> Vec<u8> {
    let mut lines: Vec<Vec<String>> = input
        .lines()
        .map(|line| line.split_whitespace().map(str::to_owned).collect())
        .collect();
    // Some problems have an empty input.
    if lines.is_empty() {
        lines.push(vec!["1".to_owned()]);
    }
    for _ in 0..rng.random_range(1..=2) {
        let at = rng.random_range(0..lines.len());
        let other = lines[rng.random_range(0..lines.len())].clone();
        match rng.random_range(0..8) {
            0 => lines.truncate(at + 1),
            1 => lines.insert(at, other),
            2 => lines[at] = other,
            _ if lines[at].is_empty() => {}
            kind => {
                let place = rng.random_range(0..lines[at].len());
                let word = &mut lines[at][place];
                match kind {
                    3 => WORDS[rng.random_range(0..WORDS.len())].clone_into(word),
                    4 => word.push_str(&other.concat()),
                    5 => drop(word.pop()),
                    6 => lines[at].truncate(place),
                    _ => {
                        if let Some(other) = other.first() {
                            lines[at][place].clone_from(other);
                        }
                    }
                }
            }
        }
    }
    let lines = lines.iter().map(|words| words.join(" ") + "\n");
    let mut bytes = lines.collect::<String>().into_bytes();
    if rng.random_range(0..50) == 0 {
        bytes.push(0xff);
    }
    bytes
}
