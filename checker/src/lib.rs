//! Is this output right?
//!
//! [`compare`] holds a contestant's output against the reference's in the mode that the problem
//! names and gives an [`Checked`], whose message says the first difference a person needs:
//! `token 7 (line 3): expected 13, found 12`.
//!
//! | mode | the output is right if |
//! |---|---|
//! | `tokens` | it has the same tokens in the same order |
//! | `tokens-nocase` | the same, but `yes` is as good as `YES` (ASCII letters only) |
//! | `lines` | it has the same tokens on the same lines; blank lines count, except at the end |
//! | `floats A R` | its tokens are the same, numbers up to an absolute error A or a relative R |
//! | `special` | the problem's own checker finds that what it claims is true, see [`special`] |
//! | `interactive` | never: such a program is judged by what it says in a dialogue, see [`interactor`] |
//!
//! Nothing here knows a problem. The rooms stand above: a room whose outputs are judged by its rules
//! holds its special checker or the game of its interactor, made of what is here, in
//! `src/referee.rs`, and names it as `Room::SPECIAL` or `Room::GAME`. Whoever has a problem asks it:
//! `problem.check(…)`, `problem.interactor(…)`.
//!
//! What is said of an output or a move stands in one catalogue, in Vietnamese and in English.
//!
//! Tokens stand between ASCII white space. In every mode a byte order mark, Windows line ends,
//! tabs, trailing blanks and trailing blank lines never matter, and any bytes at all are safe: a
//! [`Reader`] passes over them once and allocates nothing.

#![deny(missing_docs)]

mod catalogue;
mod checked;
mod compare;
pub mod cpp;
pub mod interactor;
mod mode;
mod quote;
mod reader;
pub mod special;

pub use checked::Checked;
pub use compare::{Tolerance, compare};
pub use mode::CheckerMode;
pub use reader::{Place, Reader, Token};
