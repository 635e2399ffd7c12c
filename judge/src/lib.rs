//! The judge: compiles, runs and measures programs and gives verdicts, and keeps the set of
//! problems and tests honest.
//!
//! # The house
//!
//! Each group is a folder and stands on those below it; inside a group, too, no file uses one that
//! uses it.
//!
//! ```text
//! command_line ── how a program begins and ends; the commands of `judge`
//!   │
//! keeping ── the set holds itself to its standard
//!   │   commands ── verify ─┬─ expected ── lessons     example submissions; the form of lessons
//!   │                       ├─ room, sanity            conventions; tests and checkers
//!   │                       └─ kept ── units           what need not be proved again
//!   │   locking, listing, scaffold, making/            pinned tests; tables; new rooms; fair limits
//!   │
//! showing ── what a person at the terminal asks for
//!   │   run, stress/, class/ ── table, page, refusal   a program, an unknown test, a class
//!   │   play/, teaching/, doctor                       games; hints and lessons; this machine
//!   │   progress, out                                  a bar; standard output
//!   │
//! judging ── from a source to a verdict
//!   │   runner ── report ── judged ── collected ── ran ── prepared ── workdir ── program
//!   │               │          │                    │                              │
//!   │          transcript   verdict, difference,  dialogue ── companion  compile ── source, builds, classes, names
//!   │                       crash                                              │
//!   │                                        source ── modules, encoding, unprepared
//!   │                                        language ── options, proconio, tools, unfit, opened, settings
//!   │
//! set ── problem ── testset ── lock ── root           the tests on disk
//!   │
//! catalogue                                           all that is said, in both languages
//! ```
//!
//! Beside them stands [`sandbox`], which knows nothing of problems; below, `checker`, `registry` and
//! [`words`]. None of these depends on a room: the program, in `programs/judge`, hands all of them to
//! [`main`].
//!
//! # From a source to a verdict
//!
//! Each stage is a type that the next one takes, and nothing goes back:
//!
//! | stage | what it is | from |
//! |---|---|---|
//! | [`program::Program`] | a source that was compiled, or an executable | a path |
//! | `Prepared` | the folder of a run, its quota, what the run is held against | a program and a test |
//! | `Ran` | how it ended, alone or in a dialogue, and what it left | `Prepared` |
//! | `Collected` | the output that counts, the last words of standard error | `Ran` |
//! | `Judged` | verdict, reason, first difference | `Collected` |
//! | [`report::TestReport`] | what is told | `Judged` |
//! | [`report::Report`] | all tests of a problem | many of these |
//!
//! # Two languages
//!
//! What pupils and teachers are told (`run`, `stress`, `class`, `play`, `values`, `line`, `hint`,
//! `lesson`, `next`, `table`, `doctor`) stands in one catalogue, Vietnamese and English side by side;
//! `--lang` chooses, else the locale. What is wrong with an input, an output
//! or a move is said by `inpout`, `checker` and the rooms, in both languages too. All stand on the crate
//! [`words`]. The commands that keep the set speak
//! English. So does what `problem.toml` says of a test's purpose: it is written for those who keep the
//! set, and a report in Vietnamese leaves it out and shows the test's name and input. `--json` always
//! has it.
//!
//! Outside of this crate the modules are known without their group.

#![deny(missing_docs)]
// What is printed goes through `out`, which knows what to do where nobody reads it.
#![cfg_attr(not(test), warn(clippy::print_stdout, clippy::print_stderr))]

mod catalogue;
pub mod command_line;
mod judging;
mod keeping;
mod set;
mod showing;

pub use command_line::main;
pub use judging::{builds, difference, language, program, report, runner, transcript, verdict};
pub use keeping::{commands, listing, locking, making, room, sanity, scaffold, units, verify};
pub use set::{lock, problem, staged, testset};
pub use showing::refusal::languages;
pub use showing::{
    class, doctor, out, page, play, progress, refusal, run, stress, table, teaching,
};
pub use words::Lang;
