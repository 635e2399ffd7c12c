//! Special checkers: for problems with several right outputs.
//!
//! A special checker judges what an output claims by the rules of the game: it replays moves and
//! evaluates positions. It never compares with the reference's private choice. Where an output
//! proves the reference wrong, the checker says [`Checked::JudgeError`].
//!
//! It stands in the room of its problem, in `src/referee.rs`, and begins with [`read_input`]. What it
//! can rely on: after it has said `Ok`, a token left in the output is an error all the same; an error
//! of the `answer` reader is a judge error by itself.

use bilingual::Told;
use inpout::{Problem, read_bytes};

use crate::catalogue::{reading, ways};
use crate::{Checked, Reader};

/// What something is called, and what is wrong with it.
pub const NAMED: bilingual::Text = reading::NAMED;

/// What the reference says, and what the output says instead.
pub const DIFFERENCE: bilingual::Text = reading::DIFFERENCE;

/// A special checker: `Ok` accepts the output, otherwise the error says what is wrong with it.
///
/// The arguments are the bytes of the input, the contestant's output and the reference's.
pub type Special = fn(&[u8], &mut Reader<'_>, &mut Reader<'_>) -> Result<(), Checked>;

/// Runs a special checker over the bytes of input, output and answer.
pub fn run(special: Special, input: &[u8], output: &[u8], answer: &[u8]) -> Checked {
    let mut output = Reader::of_output(output);
    let mut answer = Reader::of_answer(answer);
    let outcome = Checked::from(special(input, &mut output, &mut answer));
    match outcome {
        Checked::Partial { ratio, message } if !(0.0..=1.0).contains(&ratio) => {
            Checked::judge_error(&ways::NO_PART.with(&[&ratio, &message]))
        }
        Checked::Accepted | Checked::Partial { .. } => output.end().err().unwrap_or(outcome),
        _ => outcome,
    }
}

/// The input of the problem `P`, which only the judge can have broken.
///
/// # Errors
/// [`Checked::JudgeError`] if it is.
pub fn read_input<P: Problem>(input: &[u8]) -> Result<P::Input, Checked> {
    read_bytes::<P>(&format!("{}.INP", P::FILE), input)
        .map_err(|error| Checked::JudgeError(error.message()))
}

#[cfg(test)]
mod tests {
    use bilingual::Message;

    use super::*;

    #[test]
    fn what_a_checker_leaves_unread_is_wrong() {
        let reads_one: Special = |_, output, _| output.int("k", 0..=9_u8).map(drop);
        assert_eq!(run(reads_one, b"", b"7\n", b""), Checked::Accepted);
        assert_eq!(
            run(reads_one, b"", b"7\n8\n", b"").to_string(),
            "wrong answer token 2 (line 2): '8' stands after the end of the expected output"
        );
    }

    #[test]
    fn what_is_wrong_in_the_answer_is_the_judges_error() {
        let reads_answer: Special = |_, _, answer| answer.int("k", 0..=9_u8).map(drop);
        assert_eq!(
            run(reads_answer, b"", b"", b"x").to_string(),
            "FAIL the reference's file: token 1 (line 1): k: expected a number in 0..=9, found 'x'"
        );
    }

    #[test]
    fn a_part_of_the_points_is_between_0_and_1() {
        let half: Special = |_, _, _| {
            Err(Checked::Partial {
                ratio: 0.5,
                message: Message::new(&"half"),
            })
        };
        assert_eq!(run(half, b"", b"", b"").exit_code(), 7);
        assert_eq!(run(half, b"", b"7", b"").exit_code(), 1);
        let none: Special = |_, _, _| {
            Err(Checked::Partial {
                ratio: f64::NAN,
                message: Message::new(&"none"),
            })
        };
        assert_eq!(run(none, b"", b"", b"").exit_code(), 3);
    }
}
