//! Special checkers: for problems with several right outputs.
//!
//! A special checker judges what an output claims by the rules of the game: it replays moves and
//! evaluates positions. It never compares with the reference's private choice. Where an output
//! proves the reference wrong, the checker says [`Outcome::JudgeError`].
//!
//! To add one for the problem `ID`, whose `problem.toml` says `checker = "special"`:
//!
//! 1. `ID.path = "../problems/ID"` in `checker/Cargo.toml`;
//! 2. `special/ID.rs` with `pub(crate) fn check` of type [`Special`], which begins with [`read_input`];
//! 3. here a line `mod ID;` and a line in [`TABLE`], both in alphabetical order.
//!
//! What it can rely on: after it has said `Ok`, a token left in the output is an error all the
//! same; an error of the `answer` reader is a [`Outcome::JudgeError`] by itself.

mod lgame;
mod line2010;
mod matgame;
mod mean;
mod numcoins;
mod queen36;
mod rubic;
mod stone40;
mod table;
mod wbr;

use inpout::{Problem, read_bytes};

use crate::{Outcome, Reader};

/// A special checker: `Ok` accepts the output, otherwise the error says what is wrong with it.
///
/// The arguments are the bytes of the input, the contestant's output and the reference's.
pub(crate) type Special = fn(&[u8], &mut Reader<'_>, &mut Reader<'_>) -> Result<(), Outcome>;

/// All special checkers by the ids of their problems.
const TABLE: &[(&str, Special)] = &[
    ("lgame", lgame::check),
    ("line2010", line2010::check),
    ("matgame", matgame::check),
    ("mean", mean::check),
    ("numcoins", numcoins::check),
    ("queen36", queen36::check),
    ("rubic", rubic::check),
    ("stone40", stone40::check),
    ("table", table::check),
    ("wbr", wbr::check),
];

/// The special checker of the problem with this id.
pub(crate) fn find(id: &str) -> Option<Special> {
    TABLE
        .iter()
        .find(|(problem, _)| *problem == id)
        .map(|&(_, special)| special)
}

/// Runs a special checker over the bytes of input, output and answer.
pub(crate) fn run(special: Special, input: &[u8], output: &[u8], answer: &[u8]) -> Outcome {
    let mut output = Reader::of_output(output);
    let mut answer = Reader::of_answer(answer);
    let outcome = Outcome::from(special(input, &mut output, &mut answer));
    match outcome {
        Outcome::Partial { ratio, message } if !(0.0..=1.0).contains(&ratio) => {
            Outcome::JudgeError(format!("{ratio} is no part of the points: {message}"))
        }
        Outcome::Accepted | Outcome::Partial { .. } => output.end().err().unwrap_or(outcome),
        _ => outcome,
    }
}

/// The input of the problem `P`, which only the judge can have broken.
fn read_input<P: Problem>(input: &[u8]) -> Result<P::Input, Outcome> {
    read_bytes::<P>(&format!("{}.INP", P::FILE), input)
        .map_err(|error| Outcome::JudgeError(error.to_string()))
}

/// For the tests of special checkers: what one says of an output, beside the reference's answer.
#[cfg(test)]
fn judged_beside_reference<P: Problem>(
    special: Special,
    input: &P::Input,
    output: &impl ToString,
) -> Outcome {
    let [answer, input, output] = [
        P::solve(input).to_string(),
        input.to_string(),
        output.to_string(),
    ];
    run(
        special,
        input.as_bytes(),
        output.as_bytes(),
        answer.as_bytes(),
    )
}

#[cfg(test)]
mod tests {
    use registry::spec::CheckerMode;
    use registry::{PROBLEMS, Spec};

    use super::*;

    #[test]
    fn a_problem_has_a_special_checker_exactly_if_its_manifest_says_so() {
        for problem in PROBLEMS {
            let spec = Spec::parse(problem.id(), problem.manifest()).unwrap();
            assert_eq!(
                find(problem.id()).is_some(),
                spec.checker == CheckerMode::Special,
                "{}: problem.toml and checker/src/special/mod.rs disagree",
                problem.id()
            );
        }
    }

    #[test]
    fn the_table_holds_problems_only_each_once_in_order() {
        assert!(TABLE.is_sorted_by(|(a, _), (b, _)| a < b));
        for (id, _) in TABLE {
            assert!(registry::find(id).is_some(), "{id} is no problem");
        }
    }

    #[test]
    fn what_a_checker_leaves_unread_is_wrong() {
        let reads_one: Special = |_, output, _| output.int("k", 0..=9_u8).map(drop);
        assert_eq!(run(reads_one, b"", b"7\n", b""), Outcome::Accepted);
        assert_eq!(
            run(reads_one, b"", b"7\n8\n", b""),
            Outcome::Wrong(
                "token 2 (line 2): '8' stands after the end of the expected output".into()
            )
        );
    }

    #[test]
    fn what_is_wrong_in_the_answer_is_the_judges_error() {
        let reads_answer: Special = |_, _, answer| answer.int("k", 0..=9_u8).map(drop);
        assert_eq!(
            run(reads_answer, b"", b"", b"x"),
            Outcome::JudgeError(
                "the reference's file: token 1 (line 1): k: expected a number in 0..=9, found 'x'"
                    .into()
            )
        );
    }

    #[test]
    fn a_part_of_the_points_is_between_0_and_1() {
        let half: Special = |_, _, _| {
            Err(Outcome::Partial {
                ratio: 0.5,
                message: "half".into(),
            })
        };
        assert_eq!(run(half, b"", b"", b"").exit_code(), 7);
        assert_eq!(run(half, b"", b"7", b"").exit_code(), 1);
        let none: Special = |_, _, _| {
            Err(Outcome::Partial {
                ratio: f64::NAN,
                message: "none".into(),
            })
        };
        assert_eq!(run(none, b"", b"", b"").exit_code(), 3);
    }
}
