//! The set as pages for a browser: plain files that a web server gives out, or that are opened from a stick.
//!
//! | | |
//! |---|---|
//! | [`Site`] | all files of the site, in memory |
//! | [`alone`], [`alone_with`], [`STYLES`], [`ICON`] | a text as HTML for another page, and its looks |
//! | [`POLICY`], [`in_address`] | what a page may do, how its address carries a text |
//! | `frame` | what every page has: head, links, the other language |
//! | `road`, `course`, `problem` | the pages |
//! | `prose`, `formula`, `highlight` | Markdown, formulas and programs as HTML |
//! | `links` | where a link of the Markdown leads on the site |
//! | `room` | what a page tells its scripts |
//!
//! The scripts stand in `assets/` and are written as they are. Each hangs one name below the one global
//! `TroChoi`, and finds what it says in `words.js`, in both languages. No page has a script or
//! a style within itself, and none asks another host for anything: its Content-Security-Policy says so.
//! Whatever the scripts fill has a sentence in it that makes sense without them.

#![deny(missing_docs)]
// HTML is put together of pieces, and a template reads better than what is written bit by bit.
#![allow(clippy::format_collect, clippy::format_push_string)]

mod assets;
mod course;
mod formula;
mod frame;
mod highlight;
mod links;
mod problem;
mod prose;
mod road;
mod room;
mod say;
mod site;

pub use assets::{ICON, STYLES};
pub use frame::POLICY;
pub use links::in_address;
pub use problem::{told_of, with_part};
pub use prose::{alone, alone_with};
pub use site::Site;
