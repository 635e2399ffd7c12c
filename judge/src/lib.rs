//! The judge: compiles, runs and measures programs and gives verdicts.
//!
//! # The house
//!
//! Each group is a folder and stands on those below it; inside a group, too, no file uses one that
//! uses it.
//!
//! ```text
//! judging ── from a source to a verdict
//!   │   runner ── report ── judged ── collected ── ran ── prepared ── workdir ── program
//!   │               │          │                    │                              │
//!   │          transcript   verdict, difference,  dialogue ── companion ── duel/  compile ── source, precompiled, builds, java, names
//!   │                       crash                                              │
//!   │                                        source ── modules, encoding, unprepared
//!   │                                        language ── options, tools, opened, settings
//!   │                                                     └── proconio, go_packages, builds ── store
//!   │
//! set ── problem ── testset ── lock ── root           the tests on disk
//!   │
//! system                                              what differs between Linux and Windows
//! catalogue                                           all that is said, in both languages
//! ```
//!
//! Beside them stands [`sandbox`], which knows nothing of problems; below, `lessons`, `checker`,
//! `problem_set` and [`bilingual`]. None of these depends on a room, and none knows a command: those stand
//! above, in `commands`. What keeps the set honest, a class of pupils, and the search for a failing input stand
//! on this crate: `keeping`, `classroom`, `stress`.
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
//! What a verdict says stands in the catalogue, Vietnamese and English side by side. What is wrong with
//! an input, an output or a move is said by `inpout`, `checker` and the rooms, in both languages too. All
//! stand on the crate [`bilingual`].
//!
//! Outside of this crate the modules are known without their group.

#![deny(missing_docs)]
// Nothing is printed here: that is for the commands.
#![cfg_attr(not(test), warn(clippy::print_stdout, clippy::print_stderr))]

mod catalogue;
mod judging;
mod set;
pub mod system;

pub use bilingual::Lang;
pub use catalogue::errors;
pub use judging::{
    companion, compile, difference, duel, hello, hidden, language, modules, opened, precompiled,
    program, report, runner, settings, store, temporary, tools, transcript, verdict,
};
pub use set::{lock, problem, root, staged, testset, user};
