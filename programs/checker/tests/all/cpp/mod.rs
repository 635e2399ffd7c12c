//! The checkers and interactors in C++ against the ones in Rust: the same verdict and the same score
//! for thousands of outputs and games, and the protocols of other judging systems.

mod games;
mod machine;
mod outputs;
mod protocols;
mod systems;

use checker::{Checked, CheckerMode};
use contract::seeded;
use problem_set::{AnyProblem, Spec};
use rayon::prelude::*;

use machine::{batch, compiled, has_compiler, in_short};
use outputs::{cases, variants};

/// Input, output and answer.
type Judged = [Vec<u8>; 3];

/// Holds both programs against each other and returns how many outputs had each verdict.
fn compare(
    problem: &dyn AnyProblem,
    mode: CheckerMode,
    label: &str,
    all: &[Judged],
) -> Vec<&'static str> {
    let source = problem.in_cpp(mode).unwrap();
    let program = compiled(label, &source, &["BATCH"]);
    let texts: Vec<[&[u8]; 3]> = all
        .iter()
        .map(|texts| texts.each_ref().map(|it| &it[..]))
        .collect();
    let mut verdicts = Vec::new();
    for (said, texts) in batch(&program, &texts).iter().zip(&texts) {
        let outcome = problem.check(mode, texts[0], texts[1], texts[2]);
        let (verdict, ratio) = in_short(&outcome);
        let [input, output, answer] = texts.map(|text| String::from_utf8_lossy(text));
        assert!(
            said.verdict == verdict && said.ratio.to_bits() == ratio.to_bits(),
            "{label}: in Rust {outcome}\nin C++ {said:?}\n\
             input:\n{input}\nanswer:\n{answer}\noutput:\n{output:.1000}"
        );
        assert_eq!(said.message.is_empty(), outcome == Checked::Accepted);
        // Some judges want one line, and take more characters than others for control characters.
        let is_harmless = |it: char| it >= ' ' && !('\u{7f}'..='\u{bf}').contains(&it);
        assert!(said.message.chars().all(is_harmless), "{said:?}");
        verdicts.push(verdict);
    }
    verdicts
}

/// Outputs for all cases of a problem; some are the answers of other cases.
fn judged(problem: &dyn AnyProblem) -> Vec<Judged> {
    let mut rng = seeded(&["checker", "cpp", problem.id()]);
    let cases = cases(problem, &mut rng);
    let mut all: Vec<Judged> = Vec::new();
    for case in &cases {
        let mut outputs = variants(&case.answer, &mut rng);
        outputs.extend(cases.iter().map(|other| other.answer.clone()));
        outputs.extend(other_witnesses(problem.id(), case));
        for output in outputs {
            all.push([case.input.clone(), output, case.answer.clone()]);
        }
        // Broken files of the judge, and a contestant who knows better.
        for broken in variants(&case.answer, &mut rng).into_iter().step_by(5) {
            all.push([case.input.clone(), case.answer.clone(), broken]);
        }
        for broken in variants(&case.input, &mut rng).into_iter().step_by(5) {
            all.push([broken, case.answer.clone(), case.answer.clone()]);
        }
    }
    all
}

/// Outputs that mutations seldom make: right in another way, or worth a part of the points.
fn other_witnesses(id: &str, case: &outputs::Case) -> Vec<Vec<u8>> {
    let answer = String::from_utf8_lossy(&case.answer).into_owned();
    let input = String::from_utf8_lossy(&case.input).into_owned();
    let lines: Vec<&str> = answer.lines().collect();
    let mut all = Vec::new();
    match id {
        "line2010" => {
            // A bead more, taken away again.
            for (x, y) in (1..=4).flat_map(|x| (1..=4).map(move |y| (x, y))) {
                let more: usize = lines[0].parse::<usize>().unwrap() + 2;
                let plan = lines[1..].join("\n");
                all.push(format!("{more}\n{plan}\n1 {x} {y}\n2 {x} {y}\n"));
                all.push(format!("{more}\n2 {x} {y}\n1 {x} {y}\n{plan}\n"));
            }
        }
        "wbr" => {
            // A play that ends early.
            let cells = input.lines().skip(1).map(str::len).sum::<usize>();
            let (mut total, mut left) = (0, cells);
            for (at, line) in lines[..lines.len() - 1].iter().enumerate() {
                all.push(format!("{}\n{total} {left}\n", lines[..at].join("\n")));
                let mut numbers = line
                    .split(' ')
                    .skip(3)
                    .map(|it| it.parse::<usize>().unwrap());
                left -= numbers.next().unwrap();
                total += numbers.next().unwrap();
            }
        }
        "lgame" => {
            let input = inpout::read_bytes::<lgame::Lgame>("LGAME.INP", &case.input).unwrap();
            for next in input.position.moves() {
                let position = next.turned();
                all.push(lgame::Input { position, ..input }.to_string());
            }
        }
        "stone40" => {
            for (row, stones) in (1..=4).zip(input.lines().skip(1)) {
                for stone in 1..=stones.len() + 1 {
                    all.push(format!("Hermione\n{row} {stone}\n"));
                }
            }
        }
        "table" => {
            let most = lines[0].parse::<usize>().unwrap() + 2;
            all.push(format!("{most}\n{}\nR 1\nR 1\n", lines[1..].join("\n")));
        }
        _ => {}
    }
    all.into_iter().map(String::into_bytes).collect()
}

fn count(verdicts: &[&str], verdict: &str) -> usize {
    verdicts.iter().filter(|&&it| it == verdict).count()
}

#[test]
fn special_checkers_say_the_same_in_both_languages() {
    if !has_compiler() {
        return;
    }
    let special: Vec<&dyn AnyProblem> = all_problems::listed()
        .into_iter()
        .filter(|problem| Spec::of(*problem).checker == CheckerMode::Special)
        .collect();
    assert_eq!(special.len(), 10);
    let verdicts: Vec<Vec<&str>> = special
        .par_iter()
        .map(|&problem| {
            let verdicts = compare(
                problem,
                CheckerMode::Special,
                problem.id(),
                &judged(problem),
            );
            for verdict in ["accepted", "wrong", "format", "fault"] {
                assert!(
                    count(&verdicts, verdict) > 40,
                    "{}: {verdict}",
                    problem.id()
                );
            }
            let is_scored = Spec::of(problem).partial;
            assert_eq!(
                count(&verdicts, "partial") > 20,
                is_scored,
                "{}",
                problem.id()
            );
            verdicts
        })
        .collect();
    eprintln!(
        "{} outputs of special checkers compared",
        verdicts.concat().len()
    );
}

/// The checker or interactor of a problem in one file; `None` if it has none.
fn source(problem: &dyn AnyProblem) -> Option<String> {
    problem.in_cpp(Spec::of(problem).checker)
}

#[test]
fn comparison_modes_say_the_same_in_both_languages() {
    if !has_compiler() {
        return;
    }
    // Numbers, words, fractions, letters in both cases, and several of them in a line.
    let ids = [
        "nim", "matgame", "queen49", "mean", "lgame", "wbr", "stone40",
    ];
    let problems = ids.map(|id| all_problems::find(id).unwrap());
    let all = problems.into_iter().flat_map(judged);
    let all: Vec<Judged> = all.step_by(3).collect();
    let floats = |absolute, relative| CheckerMode::Floats { absolute, relative };
    let modes = [
        ("tokens", CheckerMode::Tokens),
        ("tokens-nocase", CheckerMode::TokensNocase),
        ("lines", CheckerMode::Lines),
        ("floats", floats(1e-5, 1e-5)),
        ("floats-exact", floats(0.0, 0.0)),
    ];
    let counts: Vec<usize> = modes
        .into_par_iter()
        .map(|(label, mode)| {
            let verdicts = compare(problems[0], mode, label, &all);
            for verdict in ["accepted", "wrong", "format"] {
                assert!(count(&verdicts, verdict) > 100, "{label}: {verdict}");
            }
            verdicts.len()
        })
        .collect();
    eprintln!(
        "{} outputs of comparison modes compared",
        counts.iter().sum::<usize>()
    );
}

#[test]
fn every_problem_but_one_has_a_program_in_one_file() {
    for problem in all_problems::listed() {
        let Some(source) = source(problem) else {
            assert_eq!(problem.id(), "ioigame");
            continue;
        };
        assert!(!source.contains("#include \""), "{}", problem.id());
        assert_eq!(source.matches("int main(").count(), 2, "{}", problem.id());
        assert_eq!(source.matches("class Reader {").count(), 1);
    }
}
