//! What a pupil learns from: a lesson and its hints, the tables and pictures in it, what the moves of a
//! game are worth, and the road through all problems. Nothing here knows a terminal or a browser: whoever
//! shows a lesson takes its parts from here.
//!
//! | | |
//! |---|---|
//! | [`page`] | Markdown in, parts out: a statement or a lesson as a tree |
//! | [`lesson`] | the form of a lesson: headings, hints, and blocks below marks |
//! | [`table`] | a family of inputs, and what each is worth; as text and as a picture |
//! | [`game`] | which game is meant, what its moves are worth, a line of best play |
//! | [`variants`] | by which rules: those of the statement, or changed ones |
//! | [`printed`](mod@printed) | the commands that stand in a lesson, and what they print |
//! | [`exercises`] | three questions of a lesson, each with a folded answer |
//! | [`claims`] | which test catches which mistake, as a lesson tells it |
//! | `excerpts` | programs in a text: of which judged program, whole, in the language of the page |
//! | [`faults`], [`renewal`] | what a lesson lacks; its blocks as their commands print them now |
//! | `head`, `rows` | what stands below the title of a lesson; the line that links the solutions, and the one that leads elsewhere |
//! | `growth` | how times grow, as measured: a picture, and a sentence that reads it |
//! | `ties`, `names` | what a lesson says of other problems, and how they are called |
//! | `chapter`, `order` | where the chapters are; the order of the road
//! | [`course`] | the chapters: what an idea's problems have in common |
//! | [`primer`] | half pages of what a pupil should know before |
//! | [`counts`] | how many exercises there are, and solutions in which language |
//! | [`road`] | all problems by idea, from easy to hard |

#![deny(missing_docs)]

mod catalogue;
mod chapter;
pub mod claims;
pub mod counts;
pub mod course;
mod excerpts;
pub mod exercises;
pub mod faults;
pub mod game;
pub mod graph;
mod growth;
mod head;
pub mod lesson;
pub mod limits;
mod names;
mod order;
pub mod page;
pub mod primer;
pub mod printed;
mod refusal;
pub mod renewal;
pub mod road;
pub mod rows;
pub mod table;
mod ties;
pub mod variants;

pub use refusal::Refusal;
