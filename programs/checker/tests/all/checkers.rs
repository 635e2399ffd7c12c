//! Every problem's checker against the reference, and against outputs that are not right;
//! interactive problems have no output.
//!
//! The reference's output passes, however its lines end; every mutation of it that changes the
//! meaning fails. A special checker accepts outputs that differ from the reference's, so of a
//! mutation it is only asked that it neither panics nor blames the judge; but an output with a
//! token too few or too many, and junk, are right for no problem.

use std::ops::Range;
use std::sync::LazyLock;

use bilingual::Lang;
use checker::{Checked, CheckerMode};
use contract::{Rng, RngExt, Tier, seeded};
use problem_set::{AnyProblem, Spec};
use rayon::prelude::*;

/// Small random inputs of a problem.
const SMALL: usize = 20;
/// Larger tests are left to the judge.
const LONGEST: usize = 64 << 10;
/// Tokens of one output that are mutated: the first ones, the last ones and some between.
const MUTATED: usize = 24;

/// A test with the reference's output.
struct Case {
    problem: &'static dyn AnyProblem,
    mode: CheckerMode,
    input: String,
    answer: String,
}

impl Case {
    fn new(problem: &'static dyn AnyProblem, mode: CheckerMode, input: String) -> Self {
        let answer = problem
            .solve("input", input.as_bytes())
            .unwrap_or_else(|error| panic!("{}: {error}", problem.id()));
        Case {
            problem,
            mode,
            input,
            answer,
        }
    }

    fn judge(&self, output: impl AsRef<[u8]>) -> Checked {
        let output = output.as_ref();
        let (input, answer) = (self.input.as_bytes(), self.answer.as_bytes());
        let outcome = self.problem.check(self.mode, input, output, answer);
        if let Checked::JudgeError(_) = outcome {
            panic!("{}", self.story(output, &outcome));
        }
        outcome
    }

    fn accepts(&self, output: impl AsRef<[u8]>) {
        let outcome = self.judge(&output);
        let right = outcome == Checked::Accepted;
        assert!(right, "{}", self.story(output.as_ref(), &outcome));
    }

    fn rejects(&self, output: impl AsRef<[u8]>) {
        let outcome = self.judge(&output);
        let wrong = matches!(outcome, Checked::Wrong(_) | Checked::Format(_));
        assert!(wrong, "{}", self.story(output.as_ref(), &outcome));
        assert_ne!(outcome.message(Lang::Vi), "");
    }

    /// An output with another meaning: wrong, unless the problem has several right outputs.
    fn judges_change(&self, output: impl AsRef<[u8]>) {
        if self.mode == CheckerMode::Special {
            self.judge(output);
        } else {
            self.rejects(output);
        }
    }

    fn story(&self, output: &[u8], outcome: &Checked) -> String {
        let (id, input, answer) = (self.problem.id(), &self.input, &self.answer);
        let output = String::from_utf8_lossy(output);
        format!("{id}: {outcome}\ninput:\n{input}\nanswer:\n{answer}\noutput:\n{output}")
    }
}

/// The cases of one problem: small random inputs, and its smaller tests.
fn cases(problem: &'static dyn AnyProblem) -> Vec<Case> {
    let mut rng = seeded(&["checker", "cases", problem.id()]);
    let spec = Spec::parse(problem.id(), problem.manifest()).unwrap();
    let tests = spec
        .tests
        .iter()
        .filter(|test| test.tier != Tier::Beyond)
        .filter_map(|test| problem.recipe(&test.name))
        .filter(|input| input.len() < LONGEST);
    let small: Vec<String> = (0..SMALL).map(|_| problem.small(&mut rng)).collect();
    tests
        .chain(small)
        .map(|input| Case::new(problem, spec.checker, input))
        // Where a file holds any number of tests it may hold none: nothing is the answer then.
        .filter(|case| !case.answer.is_empty())
        .collect()
}

/// The cases of all problems, solved once for all tests.
static CASES: LazyLock<Vec<Case>> = LazyLock::new(|| {
    all_problems::problems()
        .par_iter()
        .filter(|problem| problem.dialogue().is_none())
        .flat_map_iter(|&problem| cases(problem))
        .collect()
});

fn each_case(judge: impl Fn(&Case, &mut Rng) + Sync) {
    CASES.par_iter().enumerate().for_each(|(number, case)| {
        let mut rng = seeded(&["checker", "mutations", &number.to_string()]);
        judge(case, &mut rng);
    });
}

/// The places of the tokens in a text.
fn tokens(text: &str) -> Vec<Range<usize>> {
    let start = |token: &str| token.as_ptr() as usize - text.as_ptr() as usize;
    text.split_whitespace()
        .map(|token| start(token)..start(token) + token.len())
        .collect()
}

/// The places of some tokens, [`MUTATED`] at most.
fn some_tokens(text: &str, rng: &mut Rng) -> Vec<Range<usize>> {
    let all = tokens(text);
    if all.len() <= MUTATED {
        return all;
    }
    let (first, last) = (MUTATED / 3, all.len() - MUTATED / 3);
    let between = (0..MUTATED / 3).map(|_| all[rng.random_range(first..last)].clone());
    let some: Vec<Range<usize>> = between.collect();
    [&all[..first], &some, &all[last..]].concat()
}

/// The text with something else at this place.
fn with(text: &str, at: &Range<usize>, other: &str) -> String {
    [&text[..at.start], other, &text[at.end..]].concat()
}

/// Other tokens in the place of this one, each with another meaning in the mode.
fn other_tokens(token: &str, mode: CheckerMode) -> Vec<String> {
    let mut others = vec![
        format!("{token}x"),
        format!("x{token}"),
        "wibble".to_owned(),
        "9".repeat(30),
    ];
    others.extend(["0", "1", "2"].map(str::to_owned));
    if let Ok(value) = token.parse::<i128>() {
        let values = [
            value.wrapping_add(1),
            value.wrapping_sub(1),
            value.wrapping_neg(),
            value.wrapping_mul(10),
        ];
        others.extend(values.map(|value| value.to_string()));
    } else if let Ok(value) = token.parse::<f64>() {
        others.extend([value + 1.0, -value - 1.0].map(|value| value.to_string()));
    } else {
        let (last, _) = token.char_indices().next_back().unwrap();
        others.push(format!("{}?", &token[..last]));
        others.push(format!("{token}{token}"));
    }
    others.retain(|other| !near(token, other, mode));
    others
}

/// Whether two tokens may be the same answer in the mode.
fn near(token: &str, other: &str, mode: CheckerMode) -> bool {
    match (mode, token.parse::<f64>(), other.parse::<f64>()) {
        (CheckerMode::Floats { .. }, Ok(a), Ok(b)) => (a - b).abs() < 0.01 * (1.0 + a.abs()),
        (CheckerMode::TokensNocase, ..) => token.eq_ignore_ascii_case(other),
        _ => token == other,
    }
}

#[test]
fn the_reference_passes_however_its_lines_end() {
    each_case(|case, _| {
        let answer = &case.answer;
        for output in [
            answer.clone(),
            answer.trim_end().to_owned(),
            answer.replace('\n', "\r\n"),
            answer.replace('\n', "\r\r\n"),
            answer.replace('\n', "\r"),
            answer.replace('\n', " \t\n"),
            format!("{answer}\n \n\r\n\t"),
            format!("\u{feff}{answer}"),
        ] {
            case.accepts(output);
        }
    });
}

#[test]
fn a_token_too_few_or_too_many_is_never_right() {
    each_case(|case, rng| {
        let answer = &case.answer;
        for at in some_tokens(answer, rng) {
            let token = &answer[at.clone()];
            case.rejects(with(answer, &at, ""));
            case.rejects(with(answer, &at, &format!("{token} {token}")));
            case.rejects(&answer[..at.start]);
        }
        for extra in ["0", "1", "x", "\0", answer] {
            case.rejects(format!("{answer}{extra}\n"));
        }
    });
}

#[test]
fn another_token_is_another_answer() {
    each_case(|case, rng| {
        let answer = &case.answer;
        for at in some_tokens(answer, rng) {
            for other in other_tokens(&answer[at.clone()], case.mode) {
                case.judges_change(with(answer, &at, &other));
            }
        }
    });
}

#[test]
fn two_tokens_may_not_change_places() {
    each_case(|case, _| {
        let answer = &case.answer;
        for pair in tokens(answer).windows(2).take(MUTATED) {
            let (first, second) = (&answer[pair[0].clone()], &answer[pair[1].clone()]);
            if near(first, second, case.mode) {
                continue;
            }
            let swapped = with(answer, &pair[1], first);
            case.judges_change(with(&swapped, &pair[0], second));
        }
    });
}

#[test]
fn lines_matter_in_the_mode_lines_only() {
    each_case(|case, _| {
        let output = case
            .answer
            .split_whitespace()
            .collect::<Vec<_>>()
            .join("\n");
        let broken = case
            .answer
            .lines()
            .any(|line| line.split_whitespace().count() != 1);
        if broken && case.mode == CheckerMode::Lines {
            case.rejects(output);
        } else {
            case.accepts(output);
        }
    });
}

#[test]
fn case_matters_but_in_the_mode_tokens_nocase() {
    each_case(|case, _| {
        let output = case.answer.to_ascii_lowercase();
        if output == case.answer || case.mode == CheckerMode::TokensNocase {
            case.accepts(output);
        } else {
            case.judges_change(output);
        }
    });
}

#[test]
fn junk_is_never_right() {
    let every_byte: Vec<u8> = (0..=255).collect();
    let printable: Vec<u8> = (b' '..=b'~').collect();
    let mut rng = seeded(&["checker", "junk"]);
    let mut noise = vec![0_u8; 2000];
    rng.fill(&mut noise[..]);
    let digits = "7".repeat(100_000);
    let huge = (digits.clone() + "\n").repeat(3);
    let junk: [&[u8]; 13] = [
        b"",
        b"\n\n\n",
        b"\xef\xbb\xbf",
        b"\0",
        b"wibble monster",
        b"-99999999999999999999",
        b"1e99",
        b"nan",
        &every_byte,
        &printable,
        &noise,
        digits.as_bytes(),
        huge.as_bytes(),
    ];
    each_case(|case, rng| {
        for output in junk {
            case.rejects(output);
        }
        // The answer with a byte of noise somewhere: whatever it is, it is judged.
        for _ in 0..20 {
            let mut output = case.answer.clone().into_bytes();
            let at = rng.random_range(0..output.len());
            output[at] = rng.random();
            case.judge(&output);
            output.truncate(at);
            case.judge(&output);
        }
    });
}

#[test]
fn a_broken_reference_does_no_harm() {
    each_case(|case, _| {
        for answer in [&b""[..], b"\xff\0 wibble", b"99999999999999999999999999"] {
            let (input, output) = (case.input.as_bytes(), case.answer.as_bytes());
            let outcome = case.problem.check(case.mode, input, output, answer);
            // A special checker may need nothing of it.
            assert!(outcome != Checked::Accepted || case.mode == CheckerMode::Special);
        }
    });
}

#[test]
fn a_broken_input_is_the_judges_error_for_a_special_checker() {
    each_case(|case, _| {
        if case.mode == CheckerMode::Special {
            let answer = case.answer.as_bytes();
            let outcome = case
                .problem
                .check(case.mode, b"\xff\0 wibble", answer, answer);
            let story = case.story(answer, &outcome);
            assert!(matches!(outcome, Checked::JudgeError(_)), "{story}");
        }
    });
}

#[test]
fn an_interactive_problem_is_never_judged_by_its_output() {
    for problem in all_problems::problems() {
        if problem.dialogue().is_some() {
            let outcome = problem.check(CheckerMode::Interactive, b"", b"", b"");
            assert!(matches!(outcome, Checked::JudgeError(_)));
        }
    }
}
