//! What a class hands in, kept in one file: who is who, sources, submissions, the queue, verdicts. It knows
//! no HTTP, no page and no judge.
//!
//! | | |
//! |---|---|
//! | [`Store`] | the file, opened: one writer, many readers |
//! | `opening`, `migrations` | whose file it is, which version, one server a file |
//! | `backup` | copies that were looked through, and the way back |
//! | `write` | one transaction |
//! | `people` | people, codes, sessions, settings, the log of changes, who is forgotten |
//! | `handing` | what is handed in |
//! | `contest` | contests: when they are, what is said in them, what was handed in for them |
//! | `meeting`, `ladder` | programs that play: the last ones, their games, tournaments |
//! | `notes` | what a teacher writes to the owner of a submission |
//! | `plan` | how problems are set to the class |
//! | `queue` | whose job is next; leases, attempts, what is set aside |
//! | `counting` | which verdict counts, judging again |
//! | `views` | what is asked: solved, the table of the class, submissions, events |
//!
//! # What it promises
//!
//! **What was received is never lost.** [`Store::hand_in`] comes back after its commit has reached the disk
//! (`synchronous=FULL`), and what was sent twice is received once.
//!
//! **A job is done at least once, and counts exactly once.** A worker holds a job by a lease and the number
//! of its attempt; a result with another number is refused. A verdict is a row that is written once, and has
//! a key of its own. Nothing is ever added up: solved, points, tables are questions asked of these rows.
//!
//! **Nobody waits for a flood.** A job's turn is fixed when it is made: the time now and a minute for each
//! job that its owner has waiting already. Who hands in a hundred times waits for himself.
//!
//! **Nothing starves.** A lane goes before those below it, but each of these is sure of every eighth turn.
//!
//! **What kills its worker three times is set aside**, and is no verdict.
//!
//! # Time
//!
//! The [`Clock`] has two hands. What people read is the time on the wall, which may jump. Turns and leases
//! go by *queue time*, in milliseconds: it only grows, stands still while no server runs, and goes on where
//! the last one was.

#![deny(missing_docs)]
// Nothing is printed here.
#![cfg_attr(not(test), warn(clippy::print_stdout, clippy::print_stderr))]

mod backup;
mod catalogue;
mod clock;
mod contest;
mod counting;
mod error;
mod handing;
mod ladder;
mod meeting;
mod migrations;
mod notes;
mod opening;
mod people;
mod plan;
mod queue;
mod store;
mod views;
mod write;

#[cfg(test)]
mod tests;

pub use clock::{Clock, SystemClock};
pub use contest::{Contest, ContestId, Entered, Phase, Turn, Word, Written};
pub use counting::{Change, Outdated, without_round};
pub use error::{Error, Result};
pub use handing::{HandIn, Received};
pub use ladder::{Bot, Tournament, TournamentId};
pub use meeting::{Entrant, Meeting};
pub use notes::Note;
pub use opening::{Opening, restore};
pub use people::{Entry, Person, PersonId, Role};
pub use plan::Plan;
pub use queue::{Aside, Job, JobId, Lane, Outcome, Place, Stage};
pub use store::Store;
pub use views::{Cell, Event, Filter, Standing, Stuck, Submission, SubmissionId, Verdict};
