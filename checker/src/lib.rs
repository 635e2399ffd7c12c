//! Is this output right?
//!
//! [`check`] compares a contestant's output with the reference's in the mode that the problem
//! names and gives an [`Outcome`], whose message says the first difference a person needs:
//! `token 7 (line 3): expected 13, found 12`.
//!
//! | mode | the output is right if |
//! |---|---|
//! | `tokens` | it has the same tokens in the same order |
//! | `tokens-nocase` | the same, but `yes` is as good as `YES` (ASCII letters only) |
//! | `lines` | it has the same tokens on the same lines; blank lines count, except at the end |
//! | `floats A R` | its tokens are the same, numbers up to an absolute error A or a relative R |
//! | `special` | the problem's own checker finds that what it claims is true |
//! | `interactive` | never: such a program is judged by what it says in a dialogue, see [`interactor`] |
//!
//! What is said of an output or a move stands in one catalogue, in Vietnamese and in English; there
//! too stands what the rooms find wrong with an input, which they say in English only ([`of_input`]).
//!
//! Tokens stand between ASCII white space. In every mode a byte order mark, Windows line ends,
//! tabs, trailing blanks and trailing blank lines never matter, and any bytes at all are safe: a
//! [`Reader`] passes over them once and allocates nothing.
//!
//! Special checkers and interactors know the rules of their problem, so they stand above this
//! crate, in `referees`, and a program [`install`]s them with the rooms.

#![deny(missing_docs)]

mod catalogue;
mod compare;
pub mod cpp;
mod files;
mod input;
pub mod interactor;
mod lookup;
mod outcome;
pub mod program;
mod protocol;
mod quote;
mod reader;
mod referees;
pub mod special;

pub use compare::Tolerance;
pub use files::{check_files, longest_output, read_file};
pub use input::{of_input, untold};
pub use lookup::{UnknownProblem, find_problem};
pub use outcome::Outcome;
pub use protocol::Protocol;
pub use reader::{Place, Reader, Token};
pub use referees::{Referees, install};
pub use registry::spec::CheckerMode;

use registry::AnyProblem;

use catalogue::files as say;

/// Judges `output`, a contestant's answer to `input`, where the reference's answer is `answer`.
pub fn check(
    problem: &dyn AnyProblem,
    mode: CheckerMode,
    input: &[u8],
    output: &[u8],
    answer: &[u8],
) -> Outcome {
    match mode {
        CheckerMode::Special => match referees::special(problem.id()) {
            Some(special) => special::run(special, input, output, answer),
            None => Outcome::judge_error(&say::NO_CHECKER.with(&[&problem.id()])),
        },
        mode => compare::compare(mode, output, answer),
    }
}
