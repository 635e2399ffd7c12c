//! What the page of a problem tells its scripts: the block `#room`, as JSON.
//!
//! | key | |
//! |---|---|
//! | `id`, `title` | |
//! | `file` | `NIM`: the files are `NIM.INP` and `NIM.OUT` |
//! | `kind` | `game`, `dialogue`, `puzzle`, `other` |
//! | `plays`, `talks` | whether two can play it; whether its program talks, so that there are no outputs to be judged |
//! | `partial` | whether an output may earn a part of the points |
//! | `compares` | how outputs are compared: `tokens`, `nocase`, `special` |
//! | `tiers` | their names and limits |
//! | `tests` | with what their files have to be (`input`, `answer`), what each is for (`about`, English only), and the submissions that fail on it, as the lesson tells (`catches`) |
//! | `samples`, `hints` | input and output; the number of hints |
//! | `openings` | the names of the tests that open a game, see [`openings`] |
//! | `play` | what is played: `first`, the input of the first game, `rules`, if it is played by changed ones, and `side`, 0 or 1, of the pupil in it; `input` and `size`, by which one chooses another (see [`problem_set::play`]); `null` if nothing is |
//! | `tables` | of the lesson, their options as they are typed |

use bilingual::{Lang, Result};
use judge::lock::Lock;
use lessons::claims;
use lessons::game;
use lessons::lesson::Lesson;
use lessons::printed::Typed;
use problem_set::play::Play;
use problem_set::spec::{CheckerMode, Kind};
use problem_set::{AnyProblem, Digest, Spec, Tier};
use serde_json::{Value, json};

use crate::say;

/// The largest input, in bytes, with which a game is opened.
const LARGEST_OPENING: usize = 4096;

/// The table that a mark such as `judge table nim --input …` prints.
pub(crate) fn table(mark: &str) -> Option<Value> {
    let typed = Typed::parse(mark).ok().filter(|it| it.command == "table")?;
    let mut inputs = Vec::new();
    let mut table = json!({ "rows": null, "cols": null, "show": null, "game": null });
    for (option, value) in typed.options {
        match option.as_str() {
            "--input" => inputs.push(value),
            "--rows" | "--cols" | "--show" | "--game" | "--rules" => {
                table[&option[2..]] = value.into();
            }
            _ => {}
        }
    }
    table["inputs"] = inputs.into();
    Some(table)
}

/// What is told of a problem, whose lesson has these tables.
pub(crate) fn told(
    problem: &dyn AnyProblem,
    spec: &Spec,
    lock: &Lock,
    openings: &[String],
    lesson: &Lesson<'_>,
    tables: &[Value],
) -> Result<String> {
    let lang = lesson.language;
    let claims = claims::of_lesson(lesson, spec);
    let hash = |digest: &Digest| json!({ "bytes": digest.bytes, "sha256": digest.sha256 });
    let tests = spec.numbered_tests().zip(&lock.tests);
    let tests = tests.map(|((number, test), locked)| {
        let mut told = json!({
            "number": number,
            "name": test.name,
            "about": test.about.of(lang),
            "tier": test.tier.name(),
            "input": hash(&locked.input),
            "answer": hash(&locked.answer),
        });
        let caught = claims.iter().filter(|claim| claim.test == test.name);
        let caught: Vec<&str> = caught.map(|claim| claim.file.as_str()).collect();
        if !caught.is_empty() {
            told["catches"] = caught.into();
        }
        told
    });
    let hints = (1..10).filter(|number| lesson.hint(*number).is_some());
    let told = json!({
        "id": spec.id,
        "file": spec.file,
        "title": spec.title.of(lang),
        "kind": spec.kind,
        "plays": spec.is_playable(),
        "talks": problem.dialogue().is_some(),
        "partial": spec.partial,
        "compares": compares(spec.checker),
        "tiers": tiers(spec, lang),
        "tests": tests.collect::<Vec<_>>(),
        "samples": samples(problem, spec)?,
        "openings": openings,
        "play": spec.play.as_ref().map(|play| played(play, lang)),
        "hints": hints.count(),
        "tables": tables,
    });
    Ok(told.to_string())
}

/// The tests that open a game on the page of a problem. In each of their games somebody answers
/// at once, by a search or by a theorem.
pub(crate) fn openings(problem: &dyn AnyProblem, spec: &Spec, lock: &Lock) -> Vec<String> {
    let plays = spec.is_playable() || spec.kind == Kind::Puzzle;
    let tests = spec.tests.iter().zip(&lock.tests).filter(|(test, locked)| {
        plays && test.tier != Tier::Beyond && locked.input.bytes <= LARGEST_OPENING
    });
    let input = |name: &str| problem.recipe(name);
    let opens = |name: &&String| input(name).is_some_and(|it| is_answered(problem, &it));
    let names = tests.map(|(test, _)| &test.name).filter(opens);
    names.cloned().collect()
}

fn is_answered(problem: &dyn AnyProblem, input: &str) -> bool {
    let games = game::played(problem, None, input.as_bytes());
    games.is_ok_and(|mut games| {
        games.iter_mut().all(|game| {
            game.hurry(true);
            game.aim().is_some() || game.by_theorem(0).is_some() || game.worth().is_ok()
        })
    })
}

/// What is played on the page.
fn played(play: &Play, lang: Lang) -> Value {
    let sizes = play.sizes.iter().map(|size| {
        json!({
            "name": size.name,
            "said": size.said.of(lang),
            "from": size.from,
            "to": size.to,
            "value": size.value,
            "many": size.many,
            "each": size.each,
        })
    });
    json!({
        "first": play.first,
        "rules": play.rules,
        "side": usize::from(play.second),
        "input": play.input,
        "size": sizes.collect::<Vec<_>>(),
    })
}

/// How a mode compares outputs.
fn compares(mode: CheckerMode) -> &'static str {
    match mode {
        CheckerMode::Special | CheckerMode::Interactive => "special",
        CheckerMode::TokensNocase => "nocase",
        _ => "tokens",
    }
}

fn tiers(spec: &Spec, lang: Lang) -> Vec<Value> {
    let has_tests = |tier: &Tier| spec.tests.iter().any(|test| test.tier == *tier);
    let tiers = Tier::ALL.into_iter().filter(has_tests);
    let told = tiers.map(|tier| {
        let limits = spec.limits(tier);
        let said = match tier {
            Tier::Sample => say::TIER_SAMPLE,
            Tier::Source => say::TIER_SOURCE,
            Tier::Beyond => say::TIER_BEYOND,
        };
        json!({
            "name": tier.name(),
            "said": said.of(lang),
            "time_ms": limits.time_ms,
            "memory_mib": limits.memory_mib,
        })
    });
    told.collect()
}

/// The samples; of a program that talks, what the game begins with.
fn samples(problem: &dyn AnyProblem, spec: &Spec) -> Result<Vec<Value>> {
    let name = format!("{}.INP", spec.file);
    let mut samples = Vec::new();
    for test in spec.tests.iter().filter(|test| test.tier == Tier::Sample) {
        let input = problem.recipe(&test.name).unwrap_or_default();
        let output = problem.solve(&name, input.as_bytes())?;
        samples.push(json!({ "input": input, "output": output }));
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
        let wanted = json!({
            "inputs": ["2\\n{x}\\n{y}"],
            "rows": "y=7..1",
            "cols": "x=1..7",
            "show": "answer:3",
            "game": null,
        });
        assert_eq!(table(mark), Some(wanted));
        assert_eq!(table("judge values nim"), None);
    }
}
