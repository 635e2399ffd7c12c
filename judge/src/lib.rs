//! The judge: compiles, runs and measures programs and gives verdicts, and keeps the set of
//! problems and tests honest.
//!
//! | a program is judged by | |
//! |---|---|
//! | [`language`], [`program`] | from a source to something that runs |
//! | `workdir` | the folder of one run: input in, output out |
//! | [`sandbox`] | one run within limits, measured |
//! | `attempt`, `dialogue`, [`transcript`] | the run on a test: a file for a file, or word for word |
//! | [`verdict`] | what the run is worth |
//! | [`runner`], [`report`] | all tests of a problem |
//! | [`table`], [`page`], [`run`] | what is said of them |
//! | [`stress`] | tests that nobody has written |
//! | [`class`] | the sources of a whole class |
//!
//! | the set is kept by | |
//! |---|---|
//! | [`testset`], [`lock`] | tests on disk, and what pins them |
//! | [`builds`], `kept`, [`units`] | compiled example submissions; rooms and unit tests that have passed |
//! | [`room`], `wording`, [`sanity`], [`verify`] | conventions and sanity, as checks |
//! | [`listing`], [`scaffold`] | tables, and new problems |
//! | [`making`] | are the limits fair and the tests strong? |
//! | [`doctor`] | what this machine has |
//! | [`commands`] | the subcommands of all these |
//!
//! [`play`] is for a person who wants to play, [`teaching`] for one who wants to learn.

mod attempt;
pub mod builds;
pub mod class;
pub mod commands;
mod dialogue;
pub mod difference;
pub mod doctor;
mod kept;
pub mod language;
pub mod listing;
pub mod lock;
pub mod making;
pub mod page;
pub mod play;
pub mod program;
pub mod report;
pub mod room;
pub mod run;
pub mod runner;
pub mod sanity;
pub mod scaffold;
pub mod stress;
pub mod table;
pub mod teaching;
pub mod testset;
mod text;
pub mod transcript;
pub mod units;
pub mod verdict;
pub mod verify;
mod wording;
mod workdir;
