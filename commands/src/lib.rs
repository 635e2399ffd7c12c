//! The commands of the program `judge`: what each is told on the command line, whom it asks, and what it
//! shows. All libraries stand below: none of them knows a command.
//!
//! ```text
//! program ── frame ── help, refusal     which command; how a program begins and ends; what it cannot do
//!   │        └──── out               standard output; how far long work is
//!   │
//!   ├─ run/        a program against the tests: table and page
//!   ├─ stress/     an unknown test on which a program fails
//!   ├─ class/      a folder of pupils, marked, or playing a league
//!   ├─ duel/       two machines at one board
//!   ├─ play/       games at the terminal
//!   ├─ teaching/   hints, lessons, tables, and what to solve next
//!   ├─ doctor/     this machine
//!   ├─ variant     new problems from changed rules
//!   ├─ export            packages for other systems
//!   ├─ site        the set as pages for a browser
//!   ├─ serve       a class in the browser, by a program of its own
//!   ├─ submit      a program for the server of a class
//!   ├─ listing     what the set holds: list, show
//!   └─ keep        what keeps the set: test, lock, new and others
//! ```
//!
//! # Two languages
//!
//! What pupils and teachers are told (`run`, `stress`, `class`, `league`, `duel`, `play`, `values`, `line`,
//! `hint`, `lesson`, `next`, `table`, `draw`, `doctor`, `export`, `list`, `show`) stands in the catalogue, Vietnamese and English
//! side by side; `--lang` chooses, else the locale. The commands that keep the set speak English. So does what
//! `problem.toml` says of a test's purpose: it is written for those who keep the set, and a report in
//! Vietnamese leaves it out and shows the test's name and input. `--json` always has it.

#![deny(missing_docs)]
// What is printed goes through `out`, which knows what to do where nobody reads it.
#![cfg_attr(not(test), warn(clippy::print_stdout, clippy::print_stderr))]

mod catalogue;
pub mod class;
mod doctor;
pub mod duel;
mod export;
mod frame;
mod help;
mod keep;
mod layers;
mod listing;
mod out;
pub mod play;
mod program;
mod refusal;
pub mod run;
mod serve;
mod site;
pub mod stress;
mod submit;
pub mod teaching;
mod variant;

pub use program::main;
