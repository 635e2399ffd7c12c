//! A class in the browser: one machine serves it, its pupils hand in programs, verdicts arrive as they are
//! found.
//!
//! | | |
//! |---|---|
//! | [`main`] | the program: what it is told, how it begins (`start`, `class_file`, `seal`) |
//! | `http` | the way of a request: who asks, whether he may, what is answered |
//! | `route` | what can be asked for |
//! | `access` | who may see what: one function |
//! | `door`, `pupil`, `lesson`, `submission`, `teacher`, `people` (`sheet`), `machine`, `export`, `about` | the pages |
//! | `ladder`, `games`, `tournament`, `replay` | programs that play: handed in, measured, tournaments, their games step by step |
//! | `example` | a small input on which a program fails: asked for, looked for, shown |
//! | `set` | the pages of the set, as `make site` writes them |
//! | `plan`, `plans`, `calendar` | practice or homework, until when, and what is open meanwhile |
//! | `contest`, `contest_form`, `contest_keys`, `clock` | contests: their pages, how they are written down and changed, what is said in them |
//! | `board`, `ranking`, `show` | what a contest has come to, as a ranking, for spreadsheets, on sheets, as a show |
//! | `beside` | a source beside another one |
//! | `changes` | judging again, and what changes by it |
//! | `notes` | what a teacher writes to the owner of a submission |
//! | `stuck`, `misreadings` | who does not get on, and who has had the same wrong thought |
//! | `live` | what happens to a submission, told as it happens |
//! | `api` | the same for scripts, in JSON |
//! | `html`, `form`, `qr` | what every page has, what a form carries, an address for cameras |
//! | `codes`, `limits` | codes and secrets; how often somebody may do something |
//! | `worker`, `report` | the threads that judge, and what is kept of it |
//! | `backups` | a copy of the file each day |
//! | `server` | what all requests share |
//!
//! The rules: what a pupil sent is on the disk before it is called received (`store` sees to it); nobody sees
//! what is not his (`access`, and a test that walks all routes); no program leaves its walls (`judge`), and
//! where there are none no class is served.
//!
//! Pages work without scripts. The one script renews a submission that is not done.

#![deny(missing_docs)]
// HTML is put together of pieces, and a template reads better than what is written bit by bit.
#![allow(clippy::format_collect, clippy::format_push_string)]
// What is printed goes through `start`, which knows what to do where nobody reads it.
#![cfg_attr(not(test), warn(clippy::print_stdout, clippy::print_stderr))]

mod about;
mod access;
mod api;
mod backups;
mod beside;
mod board;
mod calendar;
mod changes;
mod class_file;
mod clock;
mod codes;
mod contest;
mod contest_form;
mod contest_keys;
mod door;
mod example;
mod export;
mod form;
mod games;
mod html;
mod http;
mod ladder;
mod lesson;
mod limits;
mod live;
mod machine;
mod misreadings;
mod notes;
mod people;
mod plan;
mod plans;
mod pupil;
mod qr;
mod ranking;
mod replay;
mod report;
mod route;
mod say;
mod seal;
mod server;
mod set;
mod sheet;
mod show;
mod start;
mod stuck;
mod submission;
mod teacher;
mod tournament;
mod worker;

#[cfg(test)]
mod tests;

pub use start::main;
