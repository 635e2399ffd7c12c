//! From `NAME.INP` to `NAME.OUT`.
//!
//! Every problem of the set is a pure function between two text files. This crate holds what
//! lies between the function and the files:
//!
//! * [`Source`]: the tokens of one input, each with its line and column. It implements
//!   proconio's `Source`, so a problem reads with [`proconio::input!`];
//! * [`int`], [`word`] for `input!`'s `with`, and [`Source::ints`], [`Source::rows`],
//!   [`Source::rows_to_end`], [`Source::words`] for lists: they know the [name](names) and the range of
//!   what they read and say so when it is wrong, in both languages;
//! * [`spaced`]: a row of an output, its items joined by one space; [`Lines`]: lines, of which there may be a million;
//! * [`Problem`]: the contract of a problem's solution;
//! * [`run`]: the program of a problem, from the command line to the exit code;
//! * [`Interactive`], [`Player`], [`converse`]: the same for problems whose program talks move by
//!   move.
//!
//! ```
//! use inpout::{Source, int, names};
//! use proconio::input;
//!
//! let mut source = Source::from_text("NIM.INP", "3\n5 0 7\n");
//! let read = inpout::checked(&mut source, |source| {
//!     input! { from &mut *source, n: with int('n', 1..=1000) }
//!     Ok(source.ints(names::HEAP, n, 1..=9_u64))
//! });
//! assert_eq!(read.unwrap_err().to_string(), "NIM.INP:2: heap 2: 0 is not in 1..=9");
//! ```

#![deny(missing_docs)]

mod dialogue;
mod digits;
mod fault;
mod fields;
mod files;
mod glance;
mod limits;
pub mod names;
mod problem;
mod program;
mod say;
mod source;
mod spaced;

pub use bilingual::{Message, Text, sentences};
pub use dialogue::{Interactive, Opening, Player, Step, converse, hear};
pub use fault::{Abandoned, checked};
pub use fields::{Field, Int, Map, Number, Place, Seen, Then, Word, int, word};
pub use files::{ensure_writable, find_input, write_atomically};
pub use limits::Bounds;
pub use names::Name;
pub use problem::{Problem, read_bytes, solve_bytes};
pub use program::run;
pub use source::{BadInput, Source};
pub use spaced::{Lines, Spaced, spaced};
